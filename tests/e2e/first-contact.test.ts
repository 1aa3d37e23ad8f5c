/** What went wrong when somebody met the product for the first time, each held by a test. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { DoctorReport } from '../../schemas/admin-reports.ts';
import { plainSteps, Server, sourceOf, temporaryPlace, writeSource } from './support.ts';
import { inProcess } from '../support/command-line.ts';

const workflowId = 'wr.code_review';

/** @verifies cas-heals */
test('objects that somebody removed under a running server are written again before they are relied on', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  await server.start(workflowId);
  fs.rmSync(path.join(place.data, 'workflows'), { recursive: true });
  fs.rmSync(path.join(place.data, 'snapshots'), { recursive: true });
  const step = (await server.advance((await server.start(workflowId)).data)).data;
  await server.close();
  const again = await Server.start(place);
  expect((await again.rehydrate(step)).data.pending?.stepId).toBe(step.pending?.stepId);
});

/** @verifies unhealthy-session-refused */
test('a manifest that lost committed groups is damage: nothing is appended over the history behind it', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const started = (await server.start(workflowId)).data;
  let step = (await server.advance(started)).data;
  for (let i = 0; i < 3; i += 1) step = (await server.advance(step)).data;
  await server.close();
  const manifest = path.join(place.data, 'sessions', started.session.sessionId, 'manifest.jsonl');
  const whole = fs.readFileSync(manifest, 'utf8');
  for (const [lines, health] of [
    [whole.split('\n').slice(0, 4).join('\n').concat('\n{"v":1,"man'), 'corrupt_tail'],
    ['', 'corrupt_head'],
  ] as const) {
    fs.writeFileSync(manifest, lines);
    const again = await Server.start(place);
    const error = await again.refused('continue_workflow', { stateToken: step.stateToken });
    expect(error.code).toBe('TOKEN_SESSION_UNHEALTHY');
    expect(error.details).toMatchObject({ health, reason: 'manifest_unreadable' });
    expect(error.details?.['unattestedSegments']).not.toEqual([]);
    expect(fs.readFileSync(manifest, 'utf8')).toBe(lines);
    await again.close();
  }
});

/** @verifies refusal-hands-over-the-pair */
test('signed tokens that were broken over lines or labelled are recognised, refused, and returned whole', async () => {
  const server = await Server.start(temporaryPlace(), ['--tokens', 'signed']);
  const { stateToken, ackToken = '' } = (await server.start(workflowId)).data;
  const broken = (token: string) => `${token.slice(0, 60)}\n  ${token.slice(60)}`;
  for (const [state, ack] of [
    [broken(stateToken), broken(ackToken)],
    [`stateToken: ${stateToken}`, `ackToken: ${ackToken}`],
  ]) {
    const error = await server.refused('continue_workflow', { stateToken: state, ackToken: ack });
    expect(error.code).toBe('TOKEN_INVALID_FORMAT');
    expect(error.details?.['pairs']).toMatchObject([{ stateToken, ackToken }]);
  }
});

test('a handle that was quoted, labelled or written in capitals is taken as it was meant', async () => {
  const server = await Server.start(temporaryPlace());
  const { ackToken = '' } = (await server.start(workflowId)).data;
  const output = { notesMarkdown: 'Done.' };
  const first = await server.done('continue_workflow', { ackToken, output });
  for (const text of [`"${ackToken}"`, `ackToken: ${ackToken}`, ackToken.toUpperCase(), ` ${ackToken}. `]) {
    expect((await server.done('continue_workflow', { ackToken: text, output })).bytes).toBe(first.bytes);
  }
});

test('doctor and serve --frozen name a source that does not compile, and the command that shows why', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  writeSource(place, 'good.json', { ...sourceOf('project.good', plainSteps(2)), steps: [] });
  const named = '.workrail/workflows/good.json';
  for (const isTried of [false, true]) {
    if (isTried) expect((await inProcess(place, ['compile'])).code).toBe(1);
    const { checks } = JSON.parse((await inProcess(place, ['doctor', '--json'])).stdout) as DoctorReport;
    const found = checks.find(({ name }) => name === 'artifacts');
    expect(found).toMatchObject({ state: 'problem', fix: 'Run: workrail check' });
    expect(found?.message).toContain(named);
    const served = await inProcess(place, ['start', 'project.good', '--frozen']);
    expect(served.code).toBe(3);
    expect(served.stderr).toContain(`${named} does not compile: `);
    expect(served.stderr).toContain('Run: workrail check');
    expect(served.stderr).not.toContain('workrail compile');
  }
});

/** @verifies hostile-input-is-refused */
test('a wrong key inside an argument is answered with the keys that fit there', async () => {
  const server = await Server.start(temporaryPlace());
  const { stateToken, ackToken } = (await server.start(workflowId)).data;
  const inside = await server.refused('continue_workflow', { stateToken, ackToken, output: { notes: 'x' } });
  expect(inside.message).toContain('"notes" is not an argument inside "output"; did you mean "notesMarkdown"?');
  expect(inside.message).toContain('notesMarkdown, artifacts');
  const text = await server.refused('continue_workflow', { stateToken, ackToken, output: 'done' });
  expect(text.message).toContain('"output" must be an object with notesMarkdown, artifacts');
  const top = await server.refused('continue_workflow', { stateTokn: stateToken });
  expect(top.message).toContain('did you mean "stateToken"?');
});

/** @verifies broken-source-breaks-only-itself */
test('a link that leads nowhere breaks nothing; a folder that leads out of the project is refused and not written to', async () => {
  const other = temporaryPlace();
  writeSource(other, 'kept.json', sourceOf('project.kept', plainSteps(2)));
  expect((await inProcess(other, ['compile'])).code).toBe(0);
  const compiled = path.join(other.project, '.workrail/compiled/catalog.json');
  const before = fs.readFileSync(compiled, 'utf8');

  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  fs.symlinkSync('u@host.1:2', path.join(place.project, '.workrail/workflows/.#good.json'));
  fs.symlinkSync('nowhere.json', path.join(place.project, '.workrail/workflows/gone.json'));
  const listed = await inProcess(place, ['list']);
  expect(listed.code).toBe(0);
  expect(listed.stdout).toContain('project.good');

  fs.rmSync(path.join(place.project, '.workrail'), { recursive: true });
  fs.symlinkSync(path.join(other.project, '.workrail'), path.join(place.project, '.workrail'), 'junction');
  const refused = await inProcess(place, ['compile']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('is a symbolic link to a path outside the project');
  // What it omits is a failure, and what it can list is listed.
  const bundled = await inProcess(place, ['list']);
  expect(bundled.code).toBe(1);
  expect(bundled.stdout).toContain(workflowId);
  expect(fs.readFileSync(compiled, 'utf8')).toBe(before);
});

/** @verifies cli-transcripts */
test('no home folder, no sources and a place that cannot be written are told as what they are', async () => {
  const place = temporaryPlace();
  const homeless = await inProcess(place, ['list'], { env: { HOME: '', USERPROFILE: '' } });
  expect(homeless.code).toBe(2);
  expect(homeless.stderr).toContain('no home directory: HOME is empty');
  expect(fs.readdirSync(place.project)).not.toContain('.workrail');

  const relative = await inProcess(place, ['sessions', 'list'], { env: { WORKRAIL_DATA_DIR: 'data' } });
  expect([relative.code, relative.stderr]).toEqual([
    2,
    expect.stringContaining('error[USAGE_ERROR]: WORKRAIL_DATA_DIR is not an absolute path'),
  ]);
  expect(relative.stderr).toContain('Set WORKRAIL_DATA_DIR to an absolute path');
  expect(fs.readdirSync(place.project)).toEqual([]);

  const empty = await inProcess(place, ['compile']);
  expect(empty.code).toBe(1);
  expect(empty.stderr).toContain('error[NO_SOURCES]: no workflow sources found');
  expect(fs.readdirSync(place.project)).toEqual([]);

  fs.mkdirSync(path.join(place.project, '.workrail'));
  fs.writeFileSync(path.join(place.project, '.workrail/workflows'), 'a file in the way');
  const misplaced = await inProcess(place, ['check']);
  expect([misplaced.code, misplaced.stderr]).toEqual([
    1,
    expect.stringContaining('error[COMPILE_FAILED]: .workrail/workflows is not a directory'),
  ]);
  expect(misplaced.stderr).not.toContain('workrail.json');
  fs.rmSync(path.join(place.project, '.workrail/workflows'));

  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  fs.writeFileSync(path.join(place.project, '.workrail/compiled'), 'a file in the way');
  const blocked = await inProcess(place, ['compile']);
  expect(blocked.code).toBe(1);
  expect(blocked.stderr).toContain('error[STORE_IO_FAILED]');
});

/** @verifies hostile-input-is-refused */
test('what an author wrote cannot steer the terminal of whoever lists or inspects it', async () => {
  const place = temporaryPlace();
  const steps = [{ id: 'one', title: 'One', prompt: 'Red: \u001b[31m and turned: \u202e.' }];
  writeSource(
    place,
    'loud.json',
    sourceOf('project.loud', steps, { description: 'Clears: \u001b[2J. Turns: \u202e.' }),
  );
  for (const args of [['list'], ['inspect', 'project.loud'], ['inspect', 'project.loud', '--prompts']]) {
    const { stdout, code } = await inProcess(place, args);
    expect(code, args.join(' ')).toBe(0);
    expect(stdout.includes('\u001b') || stdout.includes('\u202e'), args.join(' ')).toBe(false);
  }
});
