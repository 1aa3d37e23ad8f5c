/**
 * The field reference: every field has a meaning and an example, the examples are real, and the lists that no schema holds agree
 * with the code. That the pages are what the generator writes is asserted by `tests/build/generate.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { exampleFolder, workflowFormat } from '../../build/generate/reference/authored-formats.ts';
import { exampleOf, exampleScript, scriptLines } from '../../build/generate/reference/commands.ts';
import { environmentVariables } from '../../build/generate/reference/environment.ts';
import { eventsPage } from '../../build/generate/reference/events.ts';
import { explain } from '../../build/generate/reference/examples.ts';
import { readFormat } from '../../build/generate/reference/json-fields.ts';
import { explainedSections } from '../../build/generate/reference/page.ts';
import { referencePages } from '../../build/generate/reference/pages.ts';
import { callsIn, exampleCalls } from '../../build/generate/reference/tools.ts';
import { commands } from '../../cli/command-table/table.ts';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import { currentRulesVersion } from '../../runtime/core/validation/rules.ts';
import { configureModel, keyVariable, scriptedKey } from '../daemon/llm/completing.ts';
import { startModelProcess } from '../daemon/llm/start-process.ts';
import { parsePage } from './page.ts';
import { Shell } from './shell.ts';

const root = path.join(import.meta.dirname, '../..');
const program = path.join(root, 'dist/workrail.cjs');

const olderWorkflow = {
  id: 'older',
  name: 'Older',
  description: 'A workflow of the older format.',
  version: '1.0.0',
  steps: [{ id: 'one', title: 'One', prompt: 'Do one.' }],
};

type Outcome = { readonly status: number | null; readonly output: string };

/** A copy of the example project, with WorkRail installed and the documents that its workflows refer to. */
function exampleProject(): string {
  const project = path.join(fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-reference-')), 'project');
  fs.cpSync(path.join(root, exampleFolder), project, { recursive: true });
  const installed = path.join(project, 'node_modules/workrail/generated');
  fs.mkdirSync(installed, { recursive: true });
  fs.cpSync(path.join(root, 'generated/schemas'), path.join(installed, 'schemas'), { recursive: true });
  fs.mkdirSync(path.join(project, 'docs'));
  fs.writeFileSync(path.join(project, 'docs/releases.md'), '# Releases\n');
  return project;
}

function workrail(project: string, ...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: project,
    env: { HOME: path.join(project, 'home'), PATH: process.env['PATH'] ?? '', NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('the example project', () => {
  let project: string;
  beforeAll(() => {
    if (!fs.existsSync(program)) throw new Error('dist/workrail.cjs is missing; run: npm run build');
    project = exampleProject();
  });
  afterAll(() => fs.rmSync(path.dirname(project), { recursive: true, force: true }));

  it.each([
    ['compiles', ['compile']],
    ['has no lint warnings', ['lint', '--max-warnings', '0']],
    ['is formatted', ['fmt', '--check']],
  ])('%s', (_claim, args) => {
    const { status, output } = workrail(project, ...args);
    expect(output).not.toMatch(/^error/m);
    expect(status, output).toBe(0);
  });

  it('uses its bindings file', () => {
    const { output } = workrail(project, 'inspect', 'project.release', '--extension-points');
    expect(output).toMatch(/bound to\s+project\.routine_install_check/);
  });
});

describe('the example commands', () => {
  const lines = scriptLines(fs.readFileSync(path.join(root, exampleScript), 'utf8'));
  const runsForever = 'runs until Ctrl-C';
  /** It takes as long as all others together: `tests/cli/daemon/demo.test.ts` runs it. */
  const longDemo = /^workrail demo --daemon --keep \S+$/;

  it('end with the exit code that they name', { timeout: 900_000 }, async () => {
    const project = exampleProject();
    const model = await startModelProcess();
    onTestFinished(model.end);
    const home = path.join(project, 'home');
    configureModel(home, model.baseUrl);
    onTestFinished(() => fs.rmSync(path.dirname(project), { recursive: true, force: true }));
    const bin = path.join(project, 'bin');
    fs.mkdirSync(bin);
    fs.writeFileSync(path.join(bin, 'workrail'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, {
      mode: 0o755,
    });
    fs.writeFileSync(path.join(project, '.gitignore'), 'node_modules\nbin\nhome\n');
    fs.writeFileSync(path.join(project, 'older.json'), JSON.stringify(olderWorkflow));
    const run = lines.filter(({ command, remark }) => remark !== runsForever && !longDemo.test(command));
    expect(lines.filter((line) => !run.includes(line)).map(({ command }) => command)).toEqual([
      'workrail compile --watch',
      expect.stringMatching(longDemo),
    ]);
    const place = { folder: path.dirname(project), project, home, data: path.join(home, '.workrail/data') };
    const environment = {
      PATH: [bin, path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
      [keyVariable]: scriptedKey,
    };
    const shell = new Shell(place, environment);
    await shell.run('git init --quiet');
    const wrong: string[] = [];
    for (const { command, remark } of run) {
      const { status, output } = await shell.run(command);
      if (`exits ${status}` !== (remark ?? 'exits 0'))
        wrong.push(`${command}\nexits ${status}\n${output.slice(0, 800)}`);
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('use every option of every command', () => {
    const missing = commands.flatMap((spec) =>
      spec.options
        .filter(({ flags }) => exampleOf(spec, flags, lines) === null)
        .map(({ flags }) => `${spec.name} ${flags}`),
    );
    expect(missing).toEqual([]);
    const [check] = commands;
    expect(check && exampleOf(check, '--unknown', lines)).toBeNull();
  });
});

describe('the example events', () => {
  it('are valid', () => {
    const lines = fs
      .readFileSync(path.join(root, exampleFolder, 'events.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(validateSessionEvent(JSON.parse(line)), line).toBe(true);
  });
});

describe('the example calls', () => {
  const calls = callsIn(fs.readFileSync(path.join(root, exampleCalls), 'utf8'));

  it.each(calls.map((call) => [call.tool, call.arguments] as const))('of %s fit its schema', async (tool, given) => {
    const validators = (await import(`../../generated/validators/tool.${tool}.input.js`)) as Record<
      string,
      (value: unknown) => boolean
    >;
    expect(Object.values(validators).map((validate) => validate(given))).toEqual([true]);
  });
});

describe('the page of events', () => {
  it('shows the version of the rules that runs start with', () => {
    const shown = [...eventsPage(root).content.matchAll(/"rulesVersion": (\d+)/g)].map(([, version]) =>
      Number(version),
    );
    expect(shown).toEqual([currentRulesVersion]);
  });
});

describe('a field', () => {
  const format = workflowFormat();
  const minimal = {
    id: 'project.a',
    name: 'A',
    description: 'A.',
    version: '1.0.0',
    steps: [{ id: 'a', title: 'A', prompt: 'Do a.' }],
  };

  it('without an example is named', () => {
    const files = [{ file: 'a.json', value: minimal }];
    expect(() => explainedSections(format, files)).toThrow('Workflow: extensionPoints.<slot>.purpose has no example');
    expect(() => explainedSections(format, files)).toThrow('Step: loop: while.conditionId has no example');
    const shown = explain(format, files).find(({ name }) => name === 'Step: simple');
    expect(shown?.withoutExample).not.toContain('prompt');
    expect(shown?.withoutExample).toContain('promptBlocks.verify');
  });

  it('without a description is named', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
    const files = [{ file: 'a.json', value: { a: 'x' } }];
    expect(() => explainedSections({ name: 'File', schema, parts: [], lengthUnit: 'bytes' }, files)).toThrow(
      'File: a has no description',
    );
  });

  it('of the format is found whatever form its schema has', () => {
    const fields = new Map(
      readFormat(format).map((section) => [section.name, section.fields.map(({ path: at }) => at)]),
    );
    expect(fields.get('Workflow')).toEqual(
      expect.arrayContaining(['extensionPoints.<slot>.inputContract.requiredContext', 'references[].id']),
    );
    expect(fields.get('Step: for_each')).toContain('items');
    expect(fields.get('Condition: context_in')).toEqual(['id', 'kind', 'key', 'values']);
    expect(fields.get('ValidationCriteria: not')).toEqual(['not']);
  });

  it('shows a limit of schemas/limits.ts', () => {
    const step = readFormat(format).find(({ name }) => name === 'Step: simple');
    expect(step?.fields.find(({ path: at }) => at === 'title')?.limits).toContain('at most 160 bytes');
  });
});

describe('the environment variables', () => {
  /** A call of the process environment, by either name that the code has for it. */
  const reading = /\benv\[?\.?\[?'([A-Z_]+)'\]/g;

  it('are exactly those that the product reads', () => {
    const rooms = ['schemas', 'builtins', 'compiler', 'project', 'runtime', 'cli'];
    const code = rooms.flatMap((room) =>
      fs
        .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => fs.readFileSync(path.join(root, room, file), 'utf8')),
    );
    const read = new Set(code.flatMap((text) => [...text.matchAll(reading)].map(([, name = '']) => name)));
    // Node reads HOME, and the library that colors text reads NO_COLOR.
    const expected = [...read, 'HOME', 'NO_COLOR'].sort();
    expect(environmentVariables.map(({ name }) => name).sort()).toEqual(expected);
  });
});

describe('the pages', () => {
  const pages = referencePages(root);

  it('name a meaning in every row of every table', () => {
    for (const { path: name, content } of pages) {
      const rows = content.split('\n').filter((line) => line.startsWith('| `'));
      expect(rows.length, name).toBeGreaterThan(1);
      for (const row of rows) expect(row, name).not.toMatch(/\|\s*\|$/);
    }
  });

  it('link to sections that exist', () => {
    for (const { path: name, content } of pages) {
      const { links, anchors } = parsePage(name, content);
      const missing = links.flatMap(({ target }) =>
        target.startsWith('#') && !anchors.has(target.slice(1)) ? [target] : [],
      );
      expect(missing, name).toEqual([]);
    }
  });
});
