/** `workrail lint` as a person, a script and a CI job meet it: arguments in; exit code, output and files out. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkReport, lintRuleList } from '../../schemas/diagnostics.ts';
import { inProcess } from '../support/command-line.ts';
import { type Place, temporaryPlace, treeOf, workrail, writeSource } from '../e2e/support.ts';

const source = (more: object = {}) => ({
  id: 'project.review',
  name: 'Review',
  description: 'Reviews a change.',
  version: '1.0.0',
  steps: [{ id: 'read', title: 'Read the change', prompt: 'Run the tests if possible.' }],
  ...more,
});
const read = (file: string) => fs.readFileSync(file, 'utf8');
const configure = (place: Place, config: unknown) =>
  fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify(config));

describe('a report', () => {
  test('shows the words in their place, and a warning is no failure', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source());
    expect(await inProcess(place, ['lint'])).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'warning[lint/vague-opt-out]: `if possible` lets the agent skip this work',
        '  --> .workrail/workflows/review.json:10:32',
        '   |',
        '10 |       "prompt": "Run the tests if possible."',
        '   |                                ^^^^^^^^^^^ the text states no minimum',
        '   |',
        '   = help: state the criterion, a minimum ("at least …"), or the alternative ("otherwise …")',
        '   = docs: workrail explain lint/vague-opt-out',
        '',
        '1 warning in 1 workflow.',
        '',
      ].join('\n'),
    });
  });

  test('of sources without findings says so', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source({ steps: [{ id: 'read', title: 'Read', prompt: 'Read it.' }] }));
    expect((await inProcess(place, ['lint'])).stdout).toBe('no problems in 1 workflow.\n');
  });

  test('holds the errors of what does not compile beside the findings of what does, and exits with 1', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', source());
    writeSource(place, 'b.json', source({ id: 'project.other', steps: [{ id: 'read', title: 'Read' }] }));
    const { code, stdout } = await inProcess(place, ['lint']);
    expect(code).toBe(1);
    expect(stdout.match(/^\w+\[[^\]]+\]/gm)).toEqual(['warning[lint/vague-opt-out]', 'error[check/prompt-missing]']);
    expect(stdout).toMatch(/1 error and 1 warning in 2 workflows\.\n$/);
  });

  test('holds the warnings of the compiler, once', async () => {
    const place = temporaryPlace();
    const { stdout } = await workrail(place, ['lint', '-'], { stdin: JSON.stringify(source({ id: 'review' })) });
    expect(stdout.match(/^\w+\[[^\]]+\]/gm)).toEqual(['warning[resolve/legacy-id]', 'warning[lint/vague-opt-out]']);
  });

  test('of stdin is about <stdin>', async () => {
    const { code, stdout } = await workrail(temporaryPlace(), ['lint', '-'], { stdin: JSON.stringify(source()) });
    expect([code, stdout]).toEqual([0, expect.stringContaining(' --> <stdin>:1:')]);
  });

  test('in JSON is the versioned report, the same diagnostics', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source());
    for (const args of [['--json'], ['--format', 'json']]) {
      const { stdout } = await inProcess(place, ['lint', ...args]);
      const report = checkReport.strict().parse(JSON.parse(stdout));
      expect(report.summary).toEqual({ errors: 0, warnings: 1, workflows: 1 });
      expect(report.diagnostics[0]).toMatchObject({
        code: 'lint/vague-opt-out',
        severity: 'warning',
        at: { file: '.workrail/workflows/review.json', pointer: '/steps/0/prompt' },
        docs: 'workrail explain lint/vague-opt-out',
      });
    }
  });

  test('for GitHub is one annotation a finding, and an info is a notice', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source({ tags: ['x', 'x'] }));
    const { stdout } = await inProcess(place, ['lint', '--format', 'github']);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^::warning file=\.workrail\/workflows\/review\.json,line=\d+,col=\d+,title=lint\/vague-opt-out::/,
      ),
      expect.stringMatching(/^::notice file=.*,title=lint\/redundant-tag::/),
    ]);
  });
});

describe('workrail.json', () => {
  test('makes a rule an error, and then lint fails', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source());
    configure(place, { lint: { 'lint/vague-opt-out': 'error' } });
    const { code, stdout } = await inProcess(place, ['lint']);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^error\[lint\/vague-opt-out\]/)]);
    expect(await inProcess(place, ['check'])).toMatchObject({ code: 1, stdout });
    expect((await inProcess(place, ['compile'])).code).toBe(0);
  });

  test('turns a rule off', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source());
    configure(place, { lint: { 'lint/vague-opt-out': 'off' } });
    expect((await inProcess(place, ['lint'])).stdout).toBe('no problems in 1 workflow.\n');
  });

  test('that names an unknown rule is refused with the one that was meant', async () => {
    const place = temporaryPlace();
    configure(place, { lint: { 'vague-opt-out': 'off' } });
    const { code, stdout } = await inProcess(place, ['lint']);
    expect(code).toBe(1);
    expect(stdout).toContain('no lint rule is named `vague-opt-out`');
    expect(stdout).toContain('a rule with a similar name exists: `lint/vague-opt-out`');
    expect((await inProcess(place, ['lint', '--rules'])).code).toBe(0);
  });
});

describe('a mistake in workrail.json', () => {
  const mistaken = '{\n  // more\n  "sources": ["flows"],\n}\n';
  const written = (text: string) => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', source());
    fs.writeFileSync(path.join(place.project, 'workrail.json'), text);
    return place;
  };

  test.each(['check', 'lint', 'compile'])('is in the report of %s, with its line and its frame', async (command) => {
    const place = written(mistaken);
    const { code, stdout, stderr } = await inProcess(place, [command]);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain('error[read/comment]: `workrail.json` cannot contain comments\n --> workrail.json:2:3\n');
    expect(stdout).toContain('3 |   "sources": ["flows"],\n  |                       ^\n');
    const report = checkReport.strict().parse(JSON.parse((await inProcess(place, [command, '--json'])).stdout));
    expect(report.diagnostics.map(({ code: of, at }) => [of, at.file, at.line])).toEqual([
      ['read/comment', 'workrail.json', 2],
      ['read/trailing-comma', 'workrail.json', 3],
    ]);
    const github = await inProcess(place, [command, '--format', 'github']);
    expect(github.stdout).toContain('::error file=workrail.json,line=2,col=3,title=read/comment::');
  });

  test('is explained before the error of any other command', async () => {
    const place = written(mistaken);
    const { code, stdout, stderr } = await inProcess(place, ['fmt']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(' --> workrail.json:2:3\n');
    expect(stderr).toContain('error[COMPILE_FAILED]: workrail.json is invalid');
    const answer: unknown = JSON.parse((await inProcess(place, ['fmt', '--json'])).stdout);
    expect(answer).toMatchObject({
      ok: false,
      error: { details: { diagnostics: [{ at: { line: 2 } }, { at: { line: 3 } }] } },
    });
  });

  test('is a folder that leads out of the project, or a file in the place of one', async () => {
    const place = written('{ "sources": ["../out", "workrail.json", "later"] }');
    const report = checkReport.parse(JSON.parse((await inProcess(place, ['check', '--json'])).stdout));
    expect(report.diagnostics.map(({ message, at }) => [message, at.pointer])).toEqual([
      ['`../out` is outside the project', '/sources/0'],
      ['`workrail.json` is not a directory', '/sources/1'],
    ]);
  });

  test('is a warning where only the editor suffers', async () => {
    const place = written('{ "$schema": "node_modules/workrail/generated/schemas/workflow.v1.json" }');
    for (const command of ['check', 'lint']) {
      const { code, stdout } = await inProcess(place, [command]);
      expect([code, stdout]).toEqual([0, expect.stringContaining('warning[read/unknown-schema]')]);
      expect(stdout).toContain(' --> workrail.json:1:14\n');
    }
  });
});

describe('--rules', () => {
  test('lists every rule on a line, with the level that holds here', async () => {
    const place = temporaryPlace();
    configure(place, { lint: { 'lint/long-id': 'off' } });
    const { stdout } = await inProcess(place, ['lint', '--rules']);
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(25);
    expect(lines).toContainEqual(expect.stringMatching(/^lint\/long-id +off +a long id$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^lint\/redundant-tag +info +fix {2}a tag that adds no information$/),
    );
  });

  test('in JSON is versioned and sorted, and each rule has a page', async () => {
    const place = temporaryPlace();
    const { stdout } = await inProcess(place, ['lint', '--rules', '--json']);
    const { rules } = lintRuleList.strict().parse(JSON.parse(stdout));
    expect(rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id).sort());
    const last = rules.at(-1);
    const page = await inProcess(place, ['explain', last?.id ?? '']);
    expect(page.stdout.startsWith(`# ${last?.id}: ${last?.summary}\n`)).toBe(true);
  });
});

describe('`workrail check`', () => {
  const endless = (more: object = {}) =>
    source({
      steps: [
        {
          id: 'read',
          title: 'Read',
          prompt: 'Run the tests if possible.',
          validationCriteria: { type: 'length', min: 5000 },
        },
      ],
      ...more,
    });

  // @verifies check-reports-certain-errors
  test('reports a step that no run can complete, and no taste', async () => {
    const place = temporaryPlace();
    const file = writeSource(place, 'review.json', endless());
    const codes = /^\w+\[[^\]]+\]/gm;
    for (const operands of [[], [file]]) {
      const { code, stdout } = await inProcess(place, ['check', ...operands]);
      expect([code, stdout.match(codes)]).toEqual([1, ['error[lint/unsatisfiable-criteria]']]);
    }
    const piped = await workrail(place, ['check', '-'], { stdin: JSON.stringify(endless()) });
    expect([piped.code, piped.stdout.match(codes)]).toEqual([1, ['error[lint/unsatisfiable-criteria]']]);
  });

  // @verifies check-reports-certain-errors
  test('follows the levels of the project and the exceptions of the author', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', endless());
    configure(place, { lint: { 'lint/unsatisfiable-criteria': 'warning' } });
    expect((await inProcess(place, ['check'])).code).toBe(0);
    configure(place, {});
    const lintIgnore = [{ rule: 'lint/unsatisfiable-criteria', reason: 'The step is never reached.' }];
    writeSource(place, 'review.json', endless({ lintIgnore }));
    expect((await inProcess(place, ['check'])).code).toBe(0);
  });

  // @verifies check-reports-certain-errors
  test('counts an exception as used, where an unused one is an error', async () => {
    const place = temporaryPlace();
    const lintIgnore = [{ rule: 'lint/vague-opt-out', reason: 'Nothing rests on the tests.' }];
    configure(place, { lint: { 'lint/unused-ignore': 'error' } });
    writeSource(place, 'review.json', source({ lintIgnore }));
    expect((await inProcess(place, ['check'])).code).toBe(0);
    writeSource(
      place,
      'review.json',
      source({ lintIgnore, steps: [{ id: 'read', title: 'Read', prompt: 'Read it.' }] }),
    );
    const { code, stdout } = await inProcess(place, ['check']);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^error\[lint\/unused-ignore\]/)]);
  });
});

describe('--fix', () => {
  const fixable = source({
    tags: ['review', 'review', 'workflow'],
    inputs: [{ key: 'ticket', kind: 'string', description: 'The report.' }],
    steps: [{ id: 'read', title: 'Read', prompt: 'Read {{ticket}}, then call mcp_workrail_continue_workflow.' }],
  });

  test('writes what is safe, keeps every other byte, the mode and the link, and leaves nothing beside the file', async () => {
    const place = temporaryPlace();
    const real = path.join(place.project, 'kept.json');
    const text = JSON.stringify(fixable, null, 2).replaceAll('\n', '\r\n');
    fs.writeFileSync(real, text, { mode: 0o640 });
    fs.chmodSync(real, 0o640);
    fs.mkdirSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
    const link = path.join(place.project, '.workrail/workflows/review.json');
    fs.symlinkSync('../../kept.json', link);
    const before = Object.keys(treeOf(place.project));
    const { code, stdout, stderr } = await inProcess(place, ['lint', '--fix']);
    expect([code, stdout]).toEqual([0, 'no problems in 1 workflow.\n']);
    // What was changed is listed, one line for each fix.
    const file = String.raw`fixed \.workrail/workflows/review\.json:\d+: `;
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${file}.*\\(lint/literal-braces\\)$`)),
      expect.stringMatching(new RegExp(`^${file}.*\\(lint/[a-z-]+\\)$`)),
      expect.stringMatching(new RegExp(`^${file}.*\\(lint/redundant-tag\\)$`)),
      expect.stringMatching(new RegExp(`^${file}.*\\(lint/redundant-tag\\)$`)),
      'Applied 4 fixes in 1 file.',
      '',
    ]);
    expect(read(real)).toBe(
      text
        .replace(/,\r\n\s+"review",\r\n\s+"workflow"/, '')
        .replace('{{ticket}}', '`ticket`')
        .replace('mcp_workrail_continue_workflow', 'continue_workflow'),
    );
    expect(fs.statSync(real).mode & 0o777).toBe(0o640);
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
    expect(Object.keys(treeOf(place.project))).toEqual(before);
    expect((await inProcess(place, ['lint', '--fix'])).stderr).toBe('No safe fixes found.\n');
  });

  test('takes named files only, and says what is left', async () => {
    const place = temporaryPlace();
    const a = writeSource(place, 'a.json', fixable);
    const b = writeSource(place, 'b.json', { ...fixable, id: 'project.other' });
    const untouched = read(b);
    const { stderr } = await inProcess(place, ['lint', '--fix', a]);
    expect(stderr).toMatch(/Applied 4 fixes in 1 file\.\n$/);
    expect(stderr).not.toContain('b.json');
    expect(read(a)).not.toContain('{{ticket}}');
    expect(read(b)).toBe(untouched);
  });

  test('leaves a file with errors as it is, byte for byte', async () => {
    const place = temporaryPlace();
    const file = writeSource(place, 'a.json', { ...fixable, stpes: [] });
    const before = read(file);
    const { code, stderr } = await inProcess(place, ['lint', '--fix']);
    expect([code, stderr, read(file)]).toEqual([1, 'No safe fixes found.\n', before]);
  });

  test('fails where a fix cannot be written, and counts the fixes that are not applied', async () => {
    const place = temporaryPlace();
    const outside = path.join(place.folder, 'outside.json');
    fs.writeFileSync(outside, JSON.stringify(fixable));
    const link = path.join(place.project, 'draft.json');
    fs.symlinkSync(outside, link);
    const only = await inProcess(place, ['lint', '--fix', link]);
    expect([only.code, only.stderr.split('\n').slice(1)]).toEqual([1, ['4 fixes in 1 file not applied.', '']]);
    expect(only.stderr).toMatch(/^draft\.json was not changed: /);
    const sound = writeSource(place, 'a.json', { ...fixable, id: 'project.other' });
    const both = await inProcess(place, ['lint', '--fix', sound, link]);
    expect([both.code, both.stderr.split('\n').slice(-3)]).toEqual([
      1,
      ['Applied 4 fixes in 1 file.', '4 fixes in 1 file not applied.', ''],
    ]);
  });

  test('fixes what compiles only with the bindings of the command line', async () => {
    const place = temporaryPlace();
    const slot = {
      purpose: 'Checks the change.',
      defaultBinding: 'project.part',
      inputContract: { requiredContext: ['ticket'] },
      outputContract: { requiredArtifacts: ['findings'] },
    };
    const steps = [...fixable.steps, { id: 'check', title: 'Check', prompt: 'Start {{wr.bindings.check}}.' }];
    const part = (id: string, produces: string) =>
      writeSource(place, `${id}.json`, {
        ...source({ id, kind: 'routine', extensionContract: { accepts: ['ticket'], produces: [produces] } }),
        steps: [{ id: 'read', title: 'Read', prompt: 'Read it.' }],
      });
    part('project.part', 'findings');
    part('project.other_part', 'other');
    const bindings = path.join(place.project, '.workrail/bindings.json');
    fs.writeFileSync(bindings, JSON.stringify({ 'project.review': { check: 'project.other_part' } }));
    for (const options of [['--bind', 'check=project.part'], ['--allow-default-binding']]) {
      const file = writeSource(place, 'a.json', {
        ...fixable,
        steps,
        extensionPoints: { check: slot },
      });
      const { code, stderr } = await inProcess(place, ['lint', '--fix', ...options, file]);
      expect([code, stderr]).toEqual([0, expect.stringMatching(/Applied 4 fixes in 1 file\.\n$/)]);
    }
  });

  test('renames no two spellings of an output field to the same name', async () => {
    const place = temporaryPlace();
    const outputRequired = { notes_markdown: 'the findings', NotesMarkdown: 'the files' };
    const file = writeSource(place, 'a.json', {
      ...fixable,
      steps: [...fixable.steps, { id: 'tell', title: 'Tell', promptBlocks: { goal: 'Tell it.', outputRequired } }],
    });
    const { code, stderr } = await inProcess(place, ['lint', '--fix']);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/Applied 4 fixes in 1 file\.\n$/)]);
    expect(JSON.parse(read(file))).toMatchObject({ steps: [{}, { promptBlocks: { outputRequired } }] });
  });

  test('never applies a suggestion of the compiler, such as another id', async () => {
    const place = temporaryPlace();
    const file = writeSource(place, 'a.json', { ...fixable, id: 'review' });
    await inProcess(place, ['lint', '--fix']);
    expect(JSON.parse(read(file))).toMatchObject({ id: 'review', tags: ['review'] });
  });

  test('refuses stdin', async () => {
    const { code, stderr } = await workrail(temporaryPlace(), ['lint', '--fix', '-'], {
      stdin: JSON.stringify(fixable),
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--fix cannot be combined with `-`')]);
  });
});

describe('the path of a schema', () => {
  test('is looked for from the file that names it', async () => {
    const place = temporaryPlace();
    const named = ($schema: string) => source({ $schema, steps: [{ id: 'read', title: 'Read', prompt: 'Read it.' }] });
    writeSource(place, 'review.json', named('../schemas/workflow.v1.json'));
    const lintedCodes = async () =>
      checkReport
        .parse(JSON.parse((await inProcess(place, ['lint', '--json'])).stdout))
        .diagnostics.map(({ code }) => code);
    expect(await lintedCodes()).toEqual(['lint/missing-schema-file']);
    fs.mkdirSync(path.join(place.project, '.workrail/schemas'));
    fs.writeFileSync(path.join(place.project, '.workrail/schemas/workflow.v1.json'), '{}');
    expect(await lintedCodes()).toEqual([]);
    writeSource(place, 'review.json', named('https://example.com/workflow.v1.json'));
    expect(await lintedCodes()).toEqual([]);
  });
});

describe('references', () => {
  test('are looked for in the project, wherever lint is started', async () => {
    const place = temporaryPlace();
    const references = ['docs/style.md', 'docs/gone.md', 'https://example.com/gone.md', 'docs/style.md#names'].map(
      (where, i) => ({ id: `r${i}`, title: `Title ${i}`, source: where, purpose: 'p' }),
    );
    fs.mkdirSync(path.join(place.project, 'docs'));
    fs.writeFileSync(path.join(place.project, 'docs/style.md'), '');
    const steps = [{ id: 'read', title: 'Read', prompt: references.map(({ title }) => title).join(', ') }];
    writeSource(place, 'review.json', source({ references, steps }));
    const inside = { ...place, project: path.join(place.project, 'docs') };
    for (const where of [place, inside]) {
      const { stdout } = await inProcess(where, ['lint', '--json']);
      const { diagnostics } = checkReport.parse(JSON.parse(stdout));
      expect(diagnostics.map(({ code, at }) => [code, at.pointer])).toEqual([
        ['lint/missing-reference-file', '/references/1/source'],
      ]);
    }
  });
});
