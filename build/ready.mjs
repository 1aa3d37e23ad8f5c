/**
 * `npm run ready`: everything that must hold before a change is done, in this order: generate → format → types → lint →
 * import rules → tests → generated files unchanged → clean tree. Prints what it runs; stops at the first failure.
 *
 * `--check` writes nothing (CI); `--without-tests` leaves out the tests and the import rules, which are tests too, for a caller that has run them.
 */
import { spawnSync } from 'node:child_process';

const checkOnly = process.argv.includes('--check');
const withoutTests = process.argv.includes('--without-tests');

const steps = [
  checkOnly ? null : ['npm', 'run', '--silent', 'generate'],
  checkOnly ? ['npx', 'biome', 'format', '.'] : ['npx', 'biome', 'format', '--write', '.'],
  ['npx', 'tsc', '--noEmit'],
  ['npx', 'biome', 'lint', '--error-on-warnings', '.'],
  withoutTests ? null : ['npm', 'run', '--silent', 'import-rules'],
  withoutTests ? null : ['npm', 'test', '--silent'],
  ['npm', 'run', '--silent', 'generate', '--', '--check'],
];

function run(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  // npm and npx are scripts on Windows, which only a shell starts.
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`failed: ${[command, ...args].join(' ')}`);
    process.exit(status ?? 1);
  }
}

for (const step of steps) if (step !== null) run(step[0], step.slice(1));

console.log('$ git status --porcelain');
const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (stdout.trim() !== '') {
  console.error(`the tree is not clean; commit or remove:\n${stdout}`);
  process.exit(1);
}
console.log('ready');
