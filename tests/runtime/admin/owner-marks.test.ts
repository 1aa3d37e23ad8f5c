/** Titles and abandonments: what the owner notes about runs, and what agents are told of it. */
import { describe, expect, it } from 'vitest';
import { abandonReasonBytesMax, marksBytesMax, markedRunsMax, runTitleBytesMax } from '../../../schemas/limits.ts';
import type { RunId, SessionId } from '../../../schemas/ids.ts';
import type { OwnerMarks } from '../../../schemas/owner-marks.ts';
import { severalRuns } from '../../../runtime/admin/errors.ts';
import type { ExportOptions } from '../../../runtime/admin/export-session.ts';
import { encodeMarks, parseMarks } from '../../../runtime/storage/marks.ts';
import { adapters, assertReport, type Operated } from '../../support/operating.ts';
import { exportText } from '../../support/portable.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, must, refused, rehydrated, started, warningCodes } from '../../support/world.ts';

const workflow = compiledWorkflow('test.marked', stepIds(3));

const title = (text: string | null) => ({ kind: 'title', title: text }) as const;
const abandoned = (reason?: string) =>
  ({ kind: 'abandoned', abandoned: reason === undefined ? {} : { reason } }) as const;
const resumed = { kind: 'abandoned', abandoned: null } as const;

async function begun(world: Operated) {
  const { data } = await started(world.runtime, 'test.marked');
  return { ...data.session, sessionId: data.session.sessionId as SessionId, data };
}
const listed = async ({ operator }: Operated) =>
  must(await operator.listSessions()).sessions.flatMap(({ runs }) => runs);
const resumable = async ({ runtime }: Operated, query = '') =>
  must(await runtime.resume({ query })).data.candidates.map(({ runName }) => runName);

describe.each(adapters)('%s', (_name, open) => {
  // @verifies owner-marks-beside-log
  it('a title and an abandonment are shown by list and show, and can be undone', async () => {
    const world = open([workflow]);
    const { sessionId, runId, runName } = await begun(world);
    const report = must(await world.operator.markRun(runName, title('  login\n bug\u202e ')));
    expect(assertReport('mark-report.v1', report)).toEqual({
      version: 1,
      sessionId,
      runId,
      runName,
      title: 'login bug',
    });
    const at = '2026-01-02T03:04:05.000Z';
    must(await world.operator.markRun(runId, abandoned('done by hand')));
    must(await world.operator.markRun(runId, abandoned()));
    const marks = { title: 'login bug', abandoned: { at, reason: 'done by hand' } };
    const fresh = world.another().operator;
    expect(assertReport('session-list.v2', must(await fresh.listSessions())).sessions[0]?.runs[0]).toMatchObject(marks);
    expect(assertReport('session.v2', must(await fresh.showSession(sessionId)).session).runs[0]).toMatchObject(marks);
    must(await world.operator.markRun(sessionId, resumed));
    must(await world.operator.markRun(runName, title(null)));
    const [run] = await listed(world);
    expect(run).not.toHaveProperty('title');
    expect(run).not.toHaveProperty('abandoned');
  });

  // @verifies owner-marks-beside-log
  it('an abandoned run is left out of resume until that is undone, and hides no other run', async () => {
    const world = open([workflow]);
    const runs = [];
    for (let i = 0; i < 8; i += 1) runs.push(await begun(world));
    for (const { runName } of runs.slice(0, 7)) must(await world.operator.markRun(runName, abandoned()));
    const [last] = runs.slice(-1);
    for (const query of ['', 'test.marked']) expect(await resumable(world, query)).toEqual([last?.runName]);
    const reply = must(await world.runtime.resume({}));
    expect(reply.data.warnings).toEqual([]);
    const [first] = runs;
    must(await world.another().operator.markRun(first?.runId ?? '', resumed));
    expect((await resumable(world)).sort()).toEqual([first?.runName, last?.runName].sort());
  });

  // @verifies owner-marks-beside-log
  it('an abandoned run is read and kept notes with, and says so; no step of it is completed before that is undone', async () => {
    const world = open([workflow]);
    const { runName, data } = await begun(world);
    const next = await advanced(world.runtime, data, { output: { notesMarkdown: 'one' } });
    must(await world.operator.markRun(runName, abandoned('replaced by\n! another run')));
    const undo = `workrail sessions abandon ${runName} --undo`;
    const said = 'The user abandoned this run on 2026-01-02: "replaced by ! another run"';
    const warned = `! ${said}, so its steps cannot be acknowledged. Ask the user whether to resume it. If yes, the user runs: ${undo}`;
    const { stateToken, checkpointToken = '' } = next.data;
    const again = await advanced(world.runtime, data, { output: { notesMarkdown: 'one' } });
    const output = { notesMarkdown: 'half' };
    const kept = must(await world.runtime.checkpoint({ stateToken, checkpointToken, output }));
    const read = await rehydrated(world.runtime, next.data);
    for (const { text, data: replied } of [read, again, kept]) {
      expect(text.split('\n')[1]).toBe(warned);
      expect(replied.warnings[0]).toEqual({ code: 'RUN_ABANDONED', message: warned.slice(2) });
    }
    expect(again.text.replace(`${warned}\n`, '')).toBe(next.text);
    const before = world.raw.text();
    const call = { ackToken: read.data.ackToken ?? '', output: { notesMarkdown: 'two' } };
    const error = refused(await world.runtime.continue(call));
    expect(error.code).toBe('SESSION_RUN_ABANDONED');
    expect(error.message).toContain(`${said}. Nothing was recorded.`);
    expect(error.suggestion).toContain(undo);
    expect(world.raw.text()).toBe(before);
    must(await world.operator.markRun(runName, resumed));
    expect(warningCodes(must(await world.runtime.continue(call)))).toEqual([]);
  });

  // @verifies owner-marks-beside-log
  it('an abandoned run goes back to no earlier step, and answers a call that did before', async () => {
    const world = open([workflow]);
    const { runName, data } = await begun(world);
    const second = await advanced(world.runtime, data, { output: { notesMarkdown: 'one' } });
    const back = { stateToken: second.data.stateToken, goBackTo: '1', reason: 'It was wrong.' };
    const reopened = must(await world.runtime.continue(back));
    const again = await advanced(world.runtime, reopened.data as never, { output: { notesMarkdown: 'anew' } });
    must(await world.operator.markRun(runName, abandoned('done by hand')));
    const before = world.raw.text();
    const error = refused(await world.runtime.continue({ ...back, stateToken: again.data.stateToken }));
    expect(error).toMatchObject({ code: 'SESSION_RUN_ABANDONED', message: expect.stringContaining('done by hand') });
    expect(error.suggestion).toContain(`workrail sessions abandon ${runName} --undo`);
    expect(warningCodes(must(await world.runtime.continue(back)))).toContain('RUN_ABANDONED');
    // Nor does a refusal suggest a call that would be refused: of a step that is not there, or of the branch that was left.
    const { stateToken, checkpointToken = '' } = second.data;
    const useless = [
      refused(await world.runtime.continue({ ...back, stateToken: again.data.stateToken, goBackTo: 'no such step' })),
      refused(await world.runtime.continue({ ...back, stateToken: again.data.stateToken, goBackTo: '2' })),
      refused(await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'late' } })),
    ];
    expect(useless.map(({ code }) => code)).toEqual(useless.map(() => 'SESSION_RUN_ABANDONED'));
    expect(world.raw.text()).toBe(before);
  });

  it('a run that is started within an abandoned run says so, and no other start does', async () => {
    const world = open([workflow]);
    const { runName, data } = await begun(world);
    const within = { within: data.stateToken };
    expect(warningCodes(await started(world.runtime, 'test.marked', within))).toEqual([]);
    must(await world.operator.markRun(runName, abandoned('done by hand')));
    const child = await started(world.runtime, 'test.marked', within);
    expect(warningCodes(child)).toEqual(['RUN_ABANDONED']);
    expect(child.text.split('\n')[1]).toBe(
      `! The user abandoned the parent run ${runName} on 2026-01-02: "done by hand". Before you work on this child run, ask the user whether the work is still wanted.`,
    );
    expect(warningCodes(await started(world.runtime, 'test.marked'))).toEqual([]);
  });

  // @verifies owner-marks-beside-log
  it('an abandoned run that is asked for by its name or id is said to be abandoned', async () => {
    const world = open([workflow]);
    const { runId, runName } = await begun(world);
    must(await world.operator.markRun(runName, abandoned('done by hand')));
    for (const query of [runName, runId, `go on with ${runName}`]) {
      const { text, data } = must(await world.runtime.resume({ query }));
      expect(data).toMatchObject({ candidates: [], warnings: [{ code: 'RUN_ABANDONED', details: { runId } }] });
      expect(text).toContain(
        `! [${runName}] The user abandoned this run on 2026-01-02: "done by hand". Do not redo its work in a new run unless the user agrees.`,
      );
    }
    expect(must(await world.runtime.resume({ query: 'something else' })).data.warnings).toEqual([]);
  });

  // @verifies owner-marks-beside-log
  it('no bundle contains marks', async () => {
    const world = open([workflow]);
    const { sessionId, runName } = await begun(world);
    const options = { format: 'bundle', redact: false, appVersion: '1' } as const;
    const eventsOf = async () => {
      const { text } = must(await exportText(world.operator, sessionId, options));
      return JSON.parse(text).session.events;
    };
    const before = await eventsOf();
    must(await world.operator.markRun(runName, title('private words')));
    must(await world.operator.markRun(runName, abandoned('private reason')));
    const { text } = must(await exportText(world.operator, sessionId, options));
    expect(text).not.toContain('private');
    expect(await eventsOf()).toEqual(before);
  });

  // @verifies owner-marks-beside-log, unknown-version-fails
  it.each([
    ['garbage', 'garbage', 'does not contain valid marks'],
    [
      'of a newer version',
      '{"v":2,"runs":{}}',
      'was written by a newer version of WorkRail (version 2; this version reads version 1)',
    ],
    ['longer than any', `{"v":1,"runs":[]${' '.repeat(marksBytesMax)}}`, 'does not contain valid marks'],
  ])('marks that are %s are reported, are not replaced, and affect no call', async (_case, text, why) => {
    const world = open([workflow]);
    const { sessionId, runName, data } = await begun(world);
    world.raw.setMarks(sessionId, new TextEncoder().encode(text));
    const [session] = must(await world.operator.listSessions()).sessions;
    const problem = `sessions/${sessionId}/.marks ${why}, so titles and abandoned runs of this session are unknown`;
    expect(session?.marksProblem).toBe(problem);
    expect(must(await world.operator.showSession(runName)).session.marksProblem).toBe(problem);
    expect(must(await world.operator.examineStore()).besideProblems).toEqual([problem]);
    const error = refused(await world.operator.markRun(runName, title('mine')));
    expect(error).toMatchObject({ code: 'STORE_OBJECT_DAMAGED', message: `${problem}; nothing was changed` });
    expect(new TextDecoder().decode(world.raw.marks(sessionId) ?? new Uint8Array())).toBe(text);
    expect(await resumable(world)).toEqual([runName]);
    expect(warningCodes(await rehydrated(world.runtime, data))).toEqual([]);
  });

  it('a session of several runs asks which one is meant', async () => {
    const world = open([workflow]);
    const { sessionId, runId, data } = await begun(world);
    const within = await started(world.runtime, 'test.marked', { within: data.stateToken });
    const error = refused(await world.operator.markRun(sessionId, title('mine')));
    expect(error.message).toContain(runId);
    expect(error.message).toContain(within.data.session.runName);
    expect(error.message).toContain(`"${sessionId}" is ambiguous: 2 runs match`);
    must(await world.operator.markRun(within.data.session.runId, abandoned()));
    expect(await resumable(world)).toEqual([data.session.runName]);
  });

  const exported = async ({ operator }: Operated, sessionId: string, changed: Partial<ExportOptions> = {}) =>
    must(await exportText(operator, sessionId, { format: 'md', redact: false, appVersion: '0', ...changed }));
  const markLines = ({ text }: { readonly text: string }) =>
    text.split('\n').filter((line) => /^- (?:title|outcome|abandoned): /.test(line));
  const at = '2026-01-02T03:04:05.000Z';

  // @verifies owner-marks-beside-log
  it('a report shows the title, that a run is abandoned, when and why, and how a complete run ended', async () => {
    const world = open([workflow]);
    const { runName, sessionId, data } = await begun(world);
    expect(markLines(await exported(world, sessionId))).toEqual(['- outcome: in progress']);
    must(await world.operator.markRun(runName, title('login `bug`')));
    must(await world.operator.markRun(runName, abandoned()));
    const named = '- title: `` login `bug` ``';
    expect(markLines(await exported(world, sessionId))).toEqual([
      named,
      '- outcome: abandoned',
      `- abandoned: \`${at}\``,
    ]);
    must(await world.operator.markRun(runName, abandoned('done by hand')));
    const why = `- abandoned: \`${at}\`: \`done by hand\``;
    expect(markLines(await exported(world, sessionId))).toEqual([named, '- outcome: abandoned', why]);
    must(await world.operator.markRun(runName, resumed));
    let next = data;
    for (let step = 1; step <= 3; step += 1) ({ data: next } = await advanced(world.runtime, next));
    must(await world.operator.markRun(runName, abandoned('done by hand')));
    expect(markLines(await exported(world, sessionId))).toEqual([named, '- outcome: abandoned, complete', why]);
  });

  // @verifies owner-marks-beside-log
  it('a report redacts the texts of the marks and counts that; a bundle contains no mark', async () => {
    const world = open([workflow]);
    const { runName, sessionId } = await begun(world);
    must(await world.operator.markRun(runName, title('see /home/ada/notes')));
    must(await world.operator.markRun(runName, abandoned('password=hunter2secret in /home/ada/x')));
    const some = await exported(world, sessionId, { redact: true });
    expect(markLines(some)[0]).toBe('- title: `see [redacted:path]`');
    expect(some.text).not.toMatch(/hunter2secret|\/home\/ada/);
    expect(some.report.redactions).toContainEqual({ kind: 'path', count: 2 });
    const all = await exported(world, sessionId, { redact: 'all' });
    expect(markLines(all)).toEqual([
      '- title: `[redacted:text]`',
      '- outcome: abandoned',
      `- abandoned: \`${at}\`: \`[redacted:text]\``,
    ]);
    for (const redact of [false, true, 'all'] as const) {
      const { text } = await exported(world, sessionId, { format: 'bundle', redact });
      expect(text).not.toMatch(/hunter2secret|home.ada|abandoned/);
    }
  });

  // @verifies owner-marks-beside-log
  it('a report says that marks cannot be read', async () => {
    const world = open([workflow]);
    const { sessionId } = await begun(world);
    world.raw.setMarks(sessionId, new TextEncoder().encode('{"v":2}'));
    const { text } = await exported(world, sessionId);
    expect(text).toMatch(/^> \*\*Warning\.\*\* .*so titles and abandoned runs of this session are unknown/m);
  });

  it('a name of very many runs lists only the first', () => {
    const runs = Array.from({ length: 200 }, (_, i) => ({
      sessionId: `sess_${i}` as SessionId,
      runId: `run_${i}` as RunId,
    }));
    const { message, details } = severalRuns('amber-otter-42', runs);
    expect(message).toContain('is ambiguous: 200 runs match');
    expect(message).toContain('and 188 more');
    expect([message.includes('run_11 '), message.includes('run_12 ')]).toEqual([true, false]);
    expect(details?.['runs']).toHaveLength(12);
  });

  it.each([
    ['an empty title', title(' \n')],
    ['a title over its limit', title('x'.repeat(runTitleBytesMax + 1))],
    ['an empty reason', abandoned('\u200b')],
    ['a reason over its limit', abandoned('ü'.repeat(abandonReasonBytesMax / 2 + 1))],
  ])('%s is refused', async (_case, change) => {
    const world = open([workflow]);
    const { runName, sessionId } = await begun(world);
    expect(refused(await world.operator.markRun(runName, change)).code).toBe('USAGE_ERROR');
    expect(world.raw.marks(sessionId)).toBeNull();
  });

  it('gc knows the file of the marks, and removes it with its session', async () => {
    const clock = { now: Date.UTC(2026, 0, 2), nowMs: () => clock.now };
    const world = open([workflow], { clock });
    const { sessionId, runName } = await begun(world);
    must(await world.operator.markRun(runName, title('mine')));
    expect(world.raw.marks(sessionId)).not.toBeNull();
    clock.now += 24 * 60 * 60 * 1000;
    const { sessions, unknownEntries } = must(await world.another().operator.collect(0, false));
    expect([sessions.removed, unknownEntries]).toEqual([[sessionId], []]);
    expect(world.raw.marks(sessionId)).toBeNull();
  });
});

// @verifies owner-marks-beside-log
it('the longest marks of the most runs fit the limit of their file', () => {
  const text = '"'.repeat(runTitleBytesMax);
  const runs = Array.from({ length: markedRunsMax }, (_, i) => ({
    runId: `run_${String(i).padStart(64, '0')}` as RunId,
    title: text,
    abandoned: { at: '2026-01-02T03:04:05.000Z', reason: '\\'.repeat(abandonReasonBytesMax) },
  }));
  const marks: OwnerMarks = { v: 1, runs };
  const bytes = encodeMarks(marks);
  expect(bytes.length).toBeLessThanOrEqual(marksBytesMax);
  expect(parseMarks(bytes)).toEqual({ kind: 'marked', marks });
});
