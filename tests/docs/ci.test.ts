/**
 * docs/how-to/check-in-ci.md is run: every `run:` line of its workflow and of its lefthook file, and its hook script as a real git hook,
 * against the built program; where all is well, and in each state that they exist to find.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeOnce, temporaryFolder } from '../support/files.ts';
import { type Block, parsePage } from './page.ts';

const root = path.join(import.meta.dirname, '../..');
const page = parsePage(
  'docs/how-to/check-in-ci.md',
  fs.readFileSync(path.join(root, 'docs/how-to/check-in-ci.md'), 'utf8'),
);
const program = path.join(root, 'dist/workrail.cjs');
const lefthook = path.join(root, 'node_modules/.bin/lefthook');

function fileOf(name: string): Block & { readonly name: string } {
  const block = page.blocks.find(({ options }) => options.get('file') === name);
  if (block === undefined) throw new Error(`docs/how-to/check-in-ci.md has no block file=${name}`);
  return { ...block, name };
}
const workflow = fileOf('.github/workflows/workflows.yml');
const lefthookFile = fileOf('lefthook.yml');
const hook = fileOf('.githooks/pre-commit');
/** Every `run:` stands on one line. */
const runLines = ({ text }: Block): readonly string[] =>
  [...text.matchAll(/^\s*(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);

type Ran = { readonly code: number | null; readonly output: string };
type Project = { readonly folder: string; readonly run: (command: string) => Ran };

const source = {
  id: 'project.review',
  name: 'Review',
  description: 'Reviews a change.',
  version: '1.0.0',
  steps: [{ id: 'read', title: 'Read the change', prompt: 'Read every changed line.' }],
};
const sourceFile = '.workrail/workflows/review.json';

/** Runs bash in a directory, with a home of its own and with the program under test in the place of `npx`. */
function shellIn(project: string): Project['run'] {
  const [home, bin] = [path.join(path.dirname(project), 'home'), path.join(path.dirname(project), 'bin')];
  for (const each of [home, bin]) fs.mkdirSync(each, { recursive: true });
  // `npx --no-install workrail` is the program under test; what npx adds to that is npm's. Without `--no-install` it would ask a registry.
  fs.writeFileSync(
    path.join(bin, 'npx'),
    `#!/bin/sh\n[ "$1 $2" = '--no-install workrail' ] || exit 127\nshift 2\nexec '${process.execPath}' '${program}' "$@"\n`,
    { mode: 0o755 },
  );
  const env = {
    PATH: [bin, path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
    HOME: home,
    WORKRAIL_DATA_DIR: path.join(home, 'data'),
    NO_COLOR: '1',
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    npm_config_cache: path.join(home, 'npm'),
  };
  return (command) => {
    const { status, stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${command}`], {
      cwd: project,
      env,
      encoding: 'utf8',
      timeout: 300_000,
    });
    return { code: status, output: stdout };
  };
}

const repository = madeOnce((project) => {
  const write = (name: string, text: string, mode = 0o644) => {
    fs.mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    fs.writeFileSync(path.join(project, name), text, { mode });
  };
  write('package.json', '{ "name": "team", "version": "1.0.0", "private": true }\n');
  const lock = { name: 'team', version: '1.0.0', lockfileVersion: 3, requires: true };
  write('package-lock.json', JSON.stringify({ ...lock, packages: { '': { name: 'team', version: '1.0.0' } } }));
  write('.gitignore', '.workrail/compiled/\nnode_modules\n');
  write('workrail.json', JSON.stringify({ lint: { 'lint/vague-opt-out': 'error' } }));
  write(sourceFile, JSON.stringify(source));
  write(workflow.name, `${workflow.text}\n`);
  write(lefthookFile.name, `${lefthookFile.text}\n`);
  write(hook.name, `${hook.text}\n`, 0o755);
  const made = shellIn(project)(
    [
      'set -e',
      'npx --no-install workrail fmt',
      'npx --no-install workrail compile',
      'git init -q -b main',
      'git config user.email a@example.com',
      'git config user.name A',
      'git add .',
      'git commit -q -m "All is well"',
      'git config core.hooksPath .githooks',
    ].join('\n'),
  );
  if (made.code !== 0) throw new Error(made.output);
});

/** A project of a team, as its last commit left it: compiled, formatted, the lock file committed. */
function committedProject(): Project {
  const folder = path.join(fs.realpathSync(temporaryFolder()), 'project');
  repository(folder);
  fs.chmodSync(path.join(folder, hook.name), 0o755);
  return { folder, run: shellIn(folder) };
}

type State = {
  readonly name: string;
  readonly make: (project: Project) => void;
  /** How the command ends that finds it, and what it names. */
  readonly found: { readonly code: number; readonly says: string };
};
const rewrite = ({ folder }: Project, text: string) => fs.writeFileSync(path.join(folder, sourceFile), text);
const formatted = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const withPrompt = (prompt: string) => ({ ...source, steps: [{ ...source.steps[0], prompt }] });

const states: readonly State[] = [
  {
    name: 'a stale lock file',
    make: (project) => rewrite(project, formatted(withPrompt('Read every line.'))),
    found: { code: 3, says: 'Run: workrail compile' },
  },
  {
    name: 'an unformatted source',
    make: (project) => rewrite(project, JSON.stringify(source)),
    found: { code: 1, says: 'Run: workrail fmt' },
  },
  {
    name: 'a lint error',
    make: (project) => {
      rewrite(project, formatted(withPrompt('Run the tests if possible.')));
      // The edit is compiled and reviewed: only lint has something to say.
      const { code, output } = project.run('npx --no-install workrail compile && git add -A');
      if (code !== 0) throw new Error(output);
    },
    found: { code: 1, says: 'lint/vague-opt-out' },
  },
  {
    name: 'a source that does not compile',
    make: (project) => rewrite(project, formatted({ ...source, stepz: [] })),
    found: { code: 1, says: 'read/unknown-key' },
  },
];

beforeAll(() => {
  if (!fs.existsSync(program)) throw new Error('dist/workrail.cjs is missing; run: npm run build');
});

/** @verifies cli-transcripts */
describe('the GitHub Actions workflow', () => {
  const commands = runLines(workflow);
  const isOurs = (command: string) => command.startsWith('npx --no-install workrail ');

  it('verifies in one command, and succeeds where all is well, on a clone where nothing is compiled', () => {
    expect(commands.filter(isOurs)).toEqual(['npx --no-install workrail verify --format github']);
    const project = committedProject();
    fs.rmSync(path.join(project.folder, '.workrail/compiled'), { recursive: true });
    for (const command of commands) expect({ command, ...project.run(command) }).toMatchObject({ code: 0 });
    expect(project.run('git status --porcelain').output).toBe('');
  });

  it.each(states.map((state) => [state.name, state] as const))('finds %s and names what fixes it', (_, state) => {
    const project = committedProject();
    state.make(project);
    for (const command of commands.filter(isOurs)) {
      const ran = project.run(command);
      expect({ command, code: ran.code }).toEqual({ command, code: state.found.code });
      expect(ran.output).toContain(state.found.says);
      expect(ran.output).toMatch(/^::error file=/m);
    }
  });

  it('annotates the right file when the project is a folder of the repository', () => {
    const project = committedProject();
    rewrite(project, formatted({ ...source, stepz: [] }));
    const above = path.dirname(project.folder);
    const { output } = project.run(`GITHUB_WORKSPACE='${above}' npx --no-install workrail check --format github`);
    expect(output).toContain(`::error file=project/${sourceFile},line=`);
  });
});

/** @verifies cli-transcripts */
describe('the git hook', () => {
  it('lets a commit pass where all is well', () => {
    const project = committedProject();
    const more = formatted({ ...source, id: 'project.second' });
    fs.writeFileSync(path.join(project.folder, '.workrail/workflows/second.json'), more);
    const { code, output } = project.run(
      'npx --no-install workrail compile && git add . && git commit -m "A second workflow"',
    );
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(project.run('git log --format=%s -1').output).toBe('A second workflow\n');
  });

  it.each(states.map((state) => [state.name, state] as const))('refuses a commit with %s', (_, state) => {
    const project = committedProject();
    state.make(project);
    const { code, output } = project.run('git add -A && git commit -m "Not to be"');
    expect(code).not.toBe(0);
    expect(output).toContain(state.found.says);
    expect(project.run('git log --format=%s').output).toBe('All is well\n');
  });

  it('refuses a lock file that is written and not staged', () => {
    const project = committedProject();
    rewrite(project, formatted(withPrompt('Read every line.')));
    const { code, output } = project.run(
      `npx --no-install workrail compile && git add ${sourceFile} && git commit -m "Half of it"`,
    );
    expect(code).not.toBe(0);
    expect(output).toContain('changed: workrail.lock');
    expect(output).toContain('git add workrail.lock');
  });

  it('refuses a lock file that is not tracked, and starts one process of ours', () => {
    const project = committedProject();
    const { code, output } = project.run('git rm -q --cached workrail.lock && git commit -m "Without it"');
    expect(code).not.toBe(0);
    expect(output).toContain('missing: workrail.lock');
    const starts = [hook, lefthookFile].map(({ text }) => text.match(/npx --no-install workrail/g)?.length);
    expect(starts).toEqual([1, 1]);
  });
});

/** @verifies cli-transcripts */
describe('the lefthook file', () => {
  const run = (project: Project) =>
    project.run(`'${lefthook}' run pre-commit --force --no-auto-install --colors=false`);

  it('passes where all is well', () => {
    expect(run(committedProject())).toMatchObject({ code: 0 });
  });

  it.each(states.map((state) => [state.name, state] as const))('refuses %s', (_, state) => {
    const project = committedProject();
    state.make(project);
    project.run('git add -A');
    const { code, output } = run(project);
    expect(code).not.toBe(0);
    expect(output).toContain(state.found.says);
  });
});

const filesBelow = (folder: string): readonly string[] =>
  fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

/** The name is not ours in the public registry: whoever owns it would run there. */
describe('no text asks the public registry for the package', () => {
  const folders = ['docs', 'cli', 'compiler', 'project', 'runtime', 'schemas', 'builtins', 'workflows'];
  const texts = ['README.md', ...folders.flatMap(filesBelow)]
    .filter((name) => /\.(md|ts|json)$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }));

  it('installs it by the path of a tarball', () => {
    const byName = /\bnpm (?:install|i|add|exec)\b(?: -\S+)* workrail\b/;
    expect(texts.filter(({ text }) => byName.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('starts it in hooks and CI jobs without a download', () => {
    const page = texts.find(({ name }) => name === 'docs/how-to/check-in-ci.md')?.text ?? '';
    const commands = [...page.matchAll(/^.*(?:run:|exec) .*\bnpx\b.*$/gm)].map(([line]) => line);
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) expect(command).toMatch(/npx --no-install workrail /);
  });
});
