/**
 * `npm run ready`: everything that must hold before a change is done, in this order: generate → format → types → lint →
 * import rules → tests → generated files unchanged → clean tree. Prints what it runs; stops at the first failure.
 *
 * `--check` writes nothing (CI), so all but the tests run at the same time; `--without-tests` leaves out the tests and the import
 * rules, which are tests too, for a caller that has run them.
 */
import { spawn, spawnSync } from 'node:child_process';

const checkOnly = process.argv.includes('--check');
const withoutTests = process.argv.includes('--without-tests');

const tests = withoutTests
  ? []
  : [
      ['npm', 'run', '--silent', 'import-rules'],
      ['npm', 'test', '--silent'],
    ];
const format = ['npx', 'biome', 'format', ...(checkOnly ? [] : ['--write']), '.'];
const types = ['npx', 'tsc', '--noEmit'];
const lint = ['npx', 'biome', 'lint', '--error-on-warnings', '.'];
const generate = ['npm', 'run', '--silent', 'generate'];
const drift = [...generate, '--', '--check'];

const isWindows = process.platform === 'win32';
const text = (words) => words.join(' ');

function fail(words, status) {
  console.error(`failed: ${text(words)}`);
  process.exit(status || 1);
}

function run(words) {
  console.log(`$ ${text(words)}`);
  // npm and npx are scripts on Windows, which only a shell starts.
  const { status } = spawnSync(words[0], words.slice(1), { stdio: 'inherit', shell: isWindows });
  if (status !== 0) fail(words, status);
}

/** What a command printed, and how it ended. */
function outcome(words) {
  return new Promise((resolve, reject) => {
    const child = spawn(words[0], words.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ words, status, printed: Buffer.concat(printed).toString() }));
  });
}

async function runTogether(commands) {
  for (const started of commands.map(outcome)) {
    const { words, status, printed } = await started;
    console.log(`$ ${text(words)}`);
    process.stdout.write(printed);
    if (status !== 0) fail(words, status);
  }
}

if (checkOnly) {
  await runTogether([format, lint, drift, types]);
  for (const words of tests) run(words);
} else for (const words of [generate, format, types, lint, ...tests, drift]) run(words);

console.log('$ git status --porcelain');
const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (stdout.trim() !== '') {
  console.error(`the tree is not clean; commit or remove:\n${stdout}`);
  process.exit(1);
}
console.log('ready');
