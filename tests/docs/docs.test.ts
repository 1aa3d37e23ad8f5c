/**
 * What the pages say is true: every command block runs and prints what it shows, every conversation happens, every
 * workflow compiles, every link leads somewhere, every command and file that is named exists.
 *
 * How to write a page is said in tests/README.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as daemonLimits from '../../schemas/daemon/limits.ts';
import * as limits from '../../schemas/limits.ts';
import { environmentOf, type Place, temporaryPlace } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { temporaryFolder } from '../support/files.ts';
import { configureModel, keyVariable, scriptedKey } from '../daemon/llm/completing.ts';
import { type ModelProcess, startModelProcess } from '../daemon/llm/start-process.ts';
import { Conversation } from './conversation.ts';
import { type Block, type Page, parsePage } from './page.ts';
import { Shell } from './shell.ts';
import { matches, parseTranscript } from './transcript.ts';

const root = path.join(import.meta.dirname, '../..');
/** A copy of the installed form, so that nobody who bundles meanwhile takes the program away. */
const installed = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-docs-'));
const program = path.join(installed, 'dist/workrail.cjs');
const rooms = ['schemas', 'builtins', 'compiler', 'project', 'runtime', 'cli', 'build'];
const readmeCommands = ['npm ci && npx workrail demo', 'npm cit'];

const readText = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const markdownBelow = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.md'))
    .sort();
const isPresent = (file: string) => fs.existsSync(path.join(root, file));

/** Pages whose blocks are executed. */
const pages: readonly Page[] = ['README.md', 'CONTRIBUTING.md', ...markdownBelow('docs')]
  .filter(isPresent)
  .map((file) => parsePage(file, readText(file)));
/** Pages whose links, commands and paths are checked. */
const topFolders = fs
  .readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist|coverage|site)$/.test(entry.name))
  .map((entry) => entry.name)
  .sort();
const checkedPages: readonly Page[] = [
  ...pages,
  ...['CHANGELOG.md', ...topFolders.map((folder) => `${folder}/README.md`)]
    .filter((file) => isPresent(file) && !pages.some((page) => page.file === file))
    .map((file) => parsePage(file, readText(file))),
];

// Running ------------------------------------------------------------------------------------------------------------

/** A place with `workrail` on its path, and the terminal in it. */
type Terminal = { readonly place: Place; readonly env: Record<string, string>; readonly shell: Shell };

function temporaryTerminal(): Terminal {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const place = { folder, project: at('project'), home: at('home'), data: at('data') };
  const bin = at('bin');
  for (const each of [place.project, place.home, place.data, bin]) fs.mkdirSync(each);
  // Sandboxes may run as another user.
  for (const each of [folder, place.home]) fs.chmodSync(each, 0o755);
  const shim = path.join(bin, 'workrail');
  fs.writeFileSync(shim, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, { mode: 0o755 });
  const searchPath = [bin, path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter);
  const env = environmentOf(place, { PATH: searchPath, LC_ALL: 'C.UTF-8' });
  return { place, env, shell: new Shell(place, env) };
}

/** Settings and scripts of the user; workflows are in the project. */
const isOfUser = (file: string | undefined): boolean => file?.startsWith('~/') === true;

/** A path of a page: below the home directory, or in the project. */
const pathOn = ({ place, shell }: Terminal, file: string): string =>
  isOfUser(file) ? path.join(place.home, file.slice(2)) : path.join(shell.cwd, file);

/** One command in the process of the test. */
async function workrail(place: Place, ...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await inProcess(place, args);
  return { code, output: stdout + stderr };
}

async function runTranscript(block: Block, shell: Shell): Promise<string[]> {
  const wrong: string[] = [];
  for (const { line, command, exitCode, expected } of parseTranscript(block.text, block.line + 1)) {
    const { status, output } = await shell.run(command);
    if (status !== exitCode || !matches(expected, output))
      wrong.push(`line ${line}: $ ${command}\nexits ${status}, should exit ${exitCode}, and prints\n${output}`);
  }
  return wrong;
}

/** Their commands run in a sandbox, which the machine may not allow. */
const pagesWithSandbox = /\/first-unattended-run\.md$/;
/** Their commands call a model. */
const pagesWithModel = /\/(run-unattended|steer-a-session|use-the-control-api)\.md$/;

async function withModel({ place, env }: Terminal): Promise<ModelProcess> {
  const model = await startModelProcess();
  configureModel(place.home, model.baseUrl);
  env[keyVariable] = scriptedKey;
  return model;
}

/** What is not as the page says, by line. Blocks run in their order. */
async function wrongOn(page: Page): Promise<string[]> {
  const terminal = temporaryTerminal();
  const model = pagesWithModel.test(page.file) ? await withModel(terminal) : null;
  const conversation = new Conversation({ program, cwd: terminal.shell.cwd, env: terminal.env });
  const wrong: string[] = [];
  let reply: string | null = null;
  try {
    for (const block of page.blocks) {
      const { language, options, text, line } = block;
      const file = options.get('file');
      const tool = options.get('call');
      if (file !== undefined) {
        const written = pathOn(terminal, file);
        fs.mkdirSync(path.dirname(written), { recursive: true });
        fs.writeFileSync(written, `${text}\n`);
      }
      if (tool !== undefined) reply = await conversation.call(tool, JSON.parse(text));
      if (language === 'text' && options.has('reply') && (reply === null || !matches(text, reply))) {
        wrong.push(`line ${line}: the server answers\n${reply ?? 'nothing: no call stands above'}`);
      }
      if (language === 'console') wrong.push(...(await runTranscript(block, terminal.shell)));
    }
  } finally {
    model?.end();
    await conversation.close();
  }
  return wrong;
}

beforeAll(() => {
  if (!isPresent('dist/workrail.cjs')) throw new Error('dist/workrail.cjs is missing; run: npm run build');
  fs.cpSync(path.join(root, 'dist'), path.join(installed, 'dist'), { recursive: true });
  for (const name of ['generated', 'workflows', 'node_modules', 'package.json']) {
    fs.symlinkSync(path.join(root, name), path.join(installed, name));
  }
});
afterAll(() => fs.rmSync(installed, { recursive: true, force: true }));

describe('commands and conversations', () => {
  const isRun = (block: Block) => block.language === 'console' || block.options.has('call');
  const runnable = pages.filter((page) => page.blocks.some(isRun));
  it.each(runnable.map((page) => [page.file, page] as const))('of %s do what it shows', async (_file, page) => {
    const wrong = (await wrongOn(page)).join('\n\n');
    if (
      pagesWithSandbox.test(page.file) &&
      /the sandbox \S+ of unattended sessions does not work on this machine/.test(wrong)
    )
      return;
    expect(wrong).toBe('');
  });
});

// Blocks --------------------------------------------------------------------------------------------------------------

const blocksOf = (candidates: readonly Page[]) =>
  candidates.flatMap(({ file, blocks }) => blocks.map((block) => ({ ...block, at: `${file}:${block.line}` })));

describe('blocks', () => {
  it('are of a kind that is checked', () => {
    const known = new Set(['console', 'json', 'text', 'ts']);
    const isRunByCiTest = (at: string, options: Block['options']) =>
      at.startsWith('docs/how-to/check-in-ci.md:') && options.has('file');
    const wrong = blocksOf(pages)
      .filter(({ at, options }) => !isRunByCiTest(at, options))
      .filter(({ language, options }) =>
        language === 'sh' || language === 'bash' ? !options.has('fresh-clone') : !known.has(language),
      )
      .map(({ at, language }) => `${at} (${language || 'no language'})`);
    expect(wrong, 'write commands as ```console with their output; anything else as json, ts or text').toEqual([]);
  });

  it('of JSON are JSON', () => {
    const wrong = blocksOf(pages).flatMap(({ at, language, text }) => {
      if (language !== 'json') return [];
      try {
        JSON.parse(text);
        return [];
      } catch (error) {
        return [`${at}: ${String(error)}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  it('that show a workflow or a step compile', async () => {
    const place = temporaryPlace();
    const check = (text: string) => {
      const file = path.join(place.folder, 'shown.json');
      fs.writeFileSync(file, text);
      return workrail(place, 'check', file);
    };
    const shown = blocksOf(pages).flatMap(({ at, language, options, text }) => {
      const isWhole = !options.has('refused') && !options.has('part') && !isOfUser(options.get('file'));
      const workflow = language === 'json' && isWhole ? workflowIn(text) : null;
      return workflow === null ? [] : [{ at, workflow }];
    });
    const wrong: string[] = [];
    for (const { at, workflow } of shown) {
      const { code, output } = await check(JSON.stringify(workflow));
      if (code !== 0) wrong.push(`${at}\n${output}`);
    }
    // The pages that a new author reads first show whole workflows, so a filter that misses them is noticed.
    const from = new Set(shown.map(({ at }) => at.replace(/:\d+$/, '')));
    const first = [
      'README.md',
      'docs/tutorials/first-workflow.md',
      ...['write-prompts', 'write-a-loop', 'migrate-older-files'].map((name) => `docs/how-to/${name}.md`),
    ];
    expect(first.filter((page) => !from.has(page))).toEqual([]);
    expect((await check('{ "id": 1 }')).code, 'workrail check reads the file').toBe(1);
    expect(wrong.join('\n'), 'correct it, or tag it `refused` and show what the compiler says').toBe('');
  });

  it('that are workflow files are formatted', async () => {
    const place = temporaryPlace();
    const shown = blocksOf(pages).flatMap(({ at, language, options, text }) => {
      const file = options.get('file');
      return language === 'json' && file !== undefined && !isOfUser(file) && workflowIn(text) !== null
        ? [{ at, file, text }]
        : [];
    });
    const wrong: string[] = [];
    for (const { at, file, text } of shown) {
      const formatted = await formattedAs(file, text, place);
      if (formatted !== `${text}\n`) wrong.push(`${at}: write\n${formatted}`);
    }
    expect(shown.length).toBeGreaterThan(10);
    expect(await formattedAs('x.json', '{ "steps": [] }', place), 'workrail fmt changes what is not formatted').toBe(
      '{\n  "steps": []\n}\n',
    );
    expect(wrong.join('\n'), 'write a sample as `workrail fmt` writes it').toBe('');
  });
});

/** `text` after `workrail fmt`: a file is formatted in a project, as an author would. */
async function formattedAs(name: string, text: string, place: Place): Promise<string> {
  const file = path.join(place.project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${text}\n`);
  const { code, output } = await workrail(place, 'fmt', name);
  return code === 0 ? fs.readFileSync(file, 'utf8') : output;
}

/** The workflow that a block shows; a step alone gets a workflow around it. */
function workflowIn(text: string): object | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value === null || typeof value !== 'object') return null;
  if ('steps' in value) return value;
  if (!('title' in value) || !('prompt' in value || 'promptBlocks' in value)) return null;
  return { id: 'project.shown', name: 'Shown', description: 'A step of a page.', version: '1.0.0', steps: [value] };
}

// Fresh clone ---------------------------------------------------------------------------------------------------------

/** Why a line that only makes sense on a fresh clone cannot be right, or null. */
function wrongOnFreshClone(line: string, scripts: ReadonlySet<string>): string | null {
  if (readmeCommands.includes(line) || line === '') return null;
  const words = line
    .replace(/\s+#.*$/, '')
    .split(' ')
    .filter((word) => !/^[A-Z_]+=/.test(word));
  const [command = '', first = '', second = ''] = words;
  if (command === 'git' || line === 'npm ci') return null;
  if (command === 'npm' && first === 'run')
    return scripts.has(second) ? null : `package.json has no script "${second}"`;
  if (command === 'npm' && first === 'test') return scripts.has('test') ? null : 'package.json has no script "test"';
  if (command === 'npx') return isPresent(`node_modules/.bin/${first}`) ? null : `no package here brings "${first}"`;
  return 'only npm run, npm test, npx, git and the two commands of the README belong in such a block';
}

describe('fresh-clone blocks', () => {
  const scripts = new Set(Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts));

  it('name scripts and programs that exist', () => {
    const wrong = blocksOf(pages)
      .filter(({ options }) => options.has('fresh-clone'))
      .flatMap(({ at, text }) => text.split('\n').map((line) => ({ at, line, why: wrongOnFreshClone(line, scripts) })))
      .flatMap(({ at, line, why }) => (why === null ? [] : [`${at}: ${line}: ${why}`]));
    expect(wrong).toEqual([]);
  });

  it('of README.md hold the two commands, and CI runs them', () => {
    const lines = blocksOf(pages.filter(({ file }) => file === 'README.md'))
      .filter(({ options }) => options.has('fresh-clone'))
      .flatMap(({ text }) => text.split('\n'));
    expect(lines).toEqual(expect.arrayContaining(readmeCommands));
    const run = readText('.ci/run');
    const steps = readmeCommands.map((command) => command.replace(/^npm ci && /, ''));
    expect(steps.filter((step) => !run.includes(step))).toEqual([]);
  });
});

// Names ---------------------------------------------------------------------------------------------------------------

describe('names', () => {
  it('of files in links exist, and so do the headings they point to', () => {
    const wrong = checkedPages.flatMap(({ file, links, anchors }) =>
      links.flatMap(({ line, target }) => {
        if (/^[a-z]+:/.test(target)) return [];
        const [where = '', anchor] = target.split('#');
        const linked = where === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), where));
        if (!isPresent(linked)) return [`${file}:${line}: ${target} does not exist`];
        if (anchor === undefined || !linked.endsWith('.md')) return [];
        const known = where === '' ? anchors : parsePage(linked, readText(linked)).anchors;
        return known.has(anchor) ? [] : [`${file}:${line}: ${target}: no such heading`];
      }),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  it('of commands and their options are known to workrail --help', async () => {
    const place = temporaryPlace();
    const helpFor = async (name = '') => (await workrail(place, ...name.split(' ').filter(Boolean), '--help')).output;
    const commands = [...(await helpFor()).matchAll(/^ {2}([a-z]+)( |$)/gm)].map((row) => row[1] ?? '');
    expect(commands).toEqual(expect.arrayContaining(['check', 'compile', 'serve', 'demo']));
    const helpOf = new Map<string, string>();
    const membersOf = (name: string) =>
      [...(helpOf.get(name) ?? '').matchAll(new RegExp(`^(${name} [a-z]+)( |$)`, 'gm'))].map((row) => row[1] ?? '');
    const addHelp = async (name: string) => {
      helpOf.set(name, await helpFor(name));
      for (const member of membersOf(name)) await addHelp(member);
    };
    for (const name of commands) await addHelp(name);
    const wrong = checkedPages.flatMap(({ file, blocks, codeSpans }) =>
      [...codeSpans, ...blocks.filter(({ language }) => language !== 'text').flatMap(({ text }) => text.split('\n'))]
        .flatMap((code) => [...code.matchAll(/(?:^|[\s(`])workrail ([a-z][a-z-]*)([^|;&`]*)/g)])
        .flatMap(([, first = '', words = '']) => {
          let [name, rest] = [first, words];
          while (membersOf(name).length > 0 && /^ [a-z]/.test(rest)) {
            const [, member = ''] = /^ ([a-z]+)/.exec(rest) ?? [];
            [name, rest] = [`${name} ${member}`, rest.slice(member.length + 1)];
          }
          const help = helpOf.get(name);
          if (help === undefined) return [`${file}: workrail ${name} is not a command`];
          return [...rest.matchAll(/ (--[a-z-]+)/g)]
            .filter(([, option = '']) => !help.includes(`${option} `))
            .map(([, option]) => `${file}: workrail ${name} has no option ${option}`);
        }),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  it('of inputs that a trigger sets are inputs of its bundled workflow', () => {
    type Trigger = { readonly workflow: string; readonly context?: object };
    type Settings = { readonly daemon?: { readonly triggers?: Readonly<Record<string, Trigger>> } };
    const triggers = pages.flatMap(({ file, blocks }) =>
      blocks
        .filter(({ language, text }) => language === 'json' && text.includes('"triggers"'))
        .flatMap(({ text }) => Object.values((JSON.parse(text) as Settings).daemon?.triggers ?? {}))
        .filter(({ workflow }) => workflow.startsWith('wr.'))
        .map((trigger) => ({ file, ...trigger })),
    );
    expect(triggers.length).toBeGreaterThan(2);
    const wrong = triggers.flatMap(({ file, workflow, context = {} }) => {
      const source = JSON.parse(readText(`workflows/${workflow.slice('wr.'.length)}.json`)) as {
        readonly inputs?: readonly { readonly key: string }[];
      };
      const known = (source.inputs ?? []).map(({ key }) => key);
      return Object.keys(context)
        .filter((key) => !known.includes(key))
        .map((key) => `${file}: ${workflow} has no input ${key}`);
    });
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  it('of our files and folders in code exist', () => {
    const isOurs = new RegExp(`^(?:\\./)?(${topFolders.join('|')})(/[A-Za-z0-9_.-]+)*/?$`);
    const wrong = checkedPages.flatMap(({ file, codeSpans }) =>
      codeSpans
        .filter((span) => span.includes('/') && isOurs.test(span) && !isPresent(span))
        // A folder of the data directory.
        .filter((span) => !span.startsWith('workflows/pinned/'))
        .filter((span) => !isPresent(path.join(path.dirname(file), span)))
        .map((span) => `${file}: \`${span}\` does not exist in the repository`),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });
});

describe('numbers', () => {
  const units = new Map([
    ['KB', 1024],
    ['MB', 1024 * 1024],
    ['seconds', 1000],
  ]);

  it('that name their limit are that limit', () => {
    const found = checkedPages.flatMap(({ file }) =>
      [...readText(file).matchAll(/([\d,]+) (\w+)\s\(`(\w+Max)`\)/g)].map(
        ([written, number = '', unit = '', name = '']) => ({
          written: `${file}: ${written}`,
          says: Number(number.replaceAll(',', '')) * (units.get(unit) ?? 1),
          is: new Map<string, unknown>(Object.entries({ ...limits, ...daemonLimits })).get(name),
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ says, is }) => says !== is)).toEqual([]);
  });
});

describe('docs/ARCHITECTURE.md', () => {
  const foldersIn = (folder: string) =>
    fs
      .readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}/`);

  // @verifies architecture-matches-tree
  it('names every folder of the house, and no other', () => {
    const { codeSpans, blocks } = parsePage('docs/ARCHITECTURE.md', readText('docs/ARCHITECTURE.md'));
    const written = [...codeSpans, ...blocks.flatMap(({ text }) => text.split(/\s+/))];
    const named = new Set(
      written.filter((word) => topFolders.some((top) => new RegExp(`^${top}/(\\S+/)?$`).test(word))),
    );
    const expected = [...topFolders.map((folder) => `${folder}/`), ...rooms.flatMap(foldersIn)];
    expect(
      expected.filter((folder) => !named.has(folder)),
      'say in one line what it is for',
    ).toEqual([]);
    expect(
      [...named].filter((folder) => !isPresent(folder)),
      'it does not exist',
    ).toEqual([]);
  });
});

// The runner itself ---------------------------------------------------------------------------------------------------

describe('the runner', () => {
  const wrongIn = (text: string) => wrongOn(parsePage('page.md', text));

  it('takes wildcards in a line and for lines, and nothing else', () => {
    expect(matches('a [..] c\n...\nz', 'a b c\nx\ny\nz\n')).toBe(true);
    expect(matches('a\n...', 'a\n')).toBe(true);
    expect(matches('a [..] c', 'a b\nc')).toBe(false);
    expect(matches('a', 'a\nb')).toBe(false);
    expect(matches('...\nb', 'a\nb\nc')).toBe(false);
    expect(matches('a.c', 'abc')).toBe(false);
  });

  it('finds other output, another exit code, and a failure in a pipe', async () => {
    expect(await wrongIn('```console\n$ echo one\none\n$ false  # exits 1\n```')).toEqual([]);
    expect(await wrongIn('```console\n$ echo one\ntwo\n```')).toHaveLength(1);
    expect(await wrongIn('```console\n$ false\n```')).toHaveLength(1);
    expect(await wrongIn('```console\n$ false | cat\n```')).toHaveLength(1);
    expect(await wrongIn('```console\n$ workrail --version; echo oops >&2\nworkrail [..]\n```')).toHaveLength(1);
  });

  it('writes the files of a page and finds a reply that differs', async () => {
    expect(await wrongIn('```json file=a/b.json\n{}\n```\n\n```console\n$ cat a/b.json\n{}\n```')).toEqual([]);
    const page = (reply: string) => `\`\`\`json call=list_workflows\n{}\n\`\`\`\n\n\`\`\`text reply\n${reply}\n\`\`\``;
    expect(await wrongIn(page('[..] workflows. [..]\n...'))).toEqual([]);
    expect(await wrongIn(page('no workflows'))).toHaveLength(1);
  });

  it('finds a script that does not exist', () => {
    expect(wrongOnFreshClone('npm run ready', new Set(['ready']))).toBeNull();
    expect(wrongOnFreshClone('npm run raedy', new Set(['ready']))).toMatch(/no script/);
    expect(wrongOnFreshClone('make', new Set())).toMatch(/only npm run/);
  });
});

describe('the migration guide', () => {
  it('lists the routines that ship, and no other', () => {
    const shipped = fs
      .readdirSync(path.join(root, 'workflows/routines'))
      .map((name) => name.replace(/^routine_|\.json$/g, ''))
      .sort();
    const listed = [...readText('docs/how-to/migrate-older-files.md').matchAll(/^- `(\w+)`$/gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(shipped);
  });
});
