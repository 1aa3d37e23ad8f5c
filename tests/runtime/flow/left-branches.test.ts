/** A branch that was left by going back, and steps that are on another branch than the run: what their replies say and record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { fold } from '../../../runtime/core/fold.ts';
import { emptySession } from '../../../runtime/core/state.ts';
import { otherBranch } from '../../../runtime/projections/other-branch.ts';
import { logStart } from '../../../runtime/core/stored-log.ts';
import { targetOf } from '../../../runtime/replies/run-view.ts';
import { tokenMint } from '../../../runtime/tokens/tokens.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import { assertProperty } from '../../support/property.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, refused, rehydrated, started, warningCodes } from '../../support/world.ts';

const plain = compiledWorkflow('test.plain', ['look', 'plan', 'fix', 'check']);
const output = (notesMarkdown: string) => ({ output: { notesMarkdown } });
const reason = 'The plan misses the migration.';
const left = 'the run left when step 2 (Title of plan) was reopened ("The plan misses the migration")';

/** At `check`, then back at `plan`. */
async function reopened(world: Operated) {
  const { runtime } = world;
  const look = (await started(runtime, 'test.plain')).data;
  const plan = (await advanced(runtime, look, output('Looked.'))).data;
  const fix = (await advanced(runtime, plan, output('Planned.'))).data;
  const check = (await advanced(runtime, fix, output('Fixed.'))).data;
  const back = must(await runtime.continue({ stateToken: check.stateToken, goBackTo: 'plan', reason })).data;
  return { look, plan, fix, check, back };
}
async function completed(world: Operated, from: ContinueData) {
  const fix = await advanced(world.runtime, from, output('Planned again.'));
  const check = await advanced(world.runtime, fix.data, output('Fixed again.'));
  return advanced(world.runtime, check.data, output('Checked again.'));
}
const events = async ({ operator }: Operated, sessionId: SessionId) =>
  must(await operator.verifySession(sessionId)).checked.events;
const statusOf = async ({ operator }: Operated) => must(await operator.listSessions()).sessions[0]?.runs[0]?.status;
/** The state token of a node of the only run of a session. */
async function tokenOf({ storage, host }: Operated, sessionId: SessionId, number: number): Promise<string> {
  const stored = must(await storage.log.read(sessionId, logStart));
  if (stored.kind === 'moved') throw new Error('the log has moved');
  const state = emptySession(sessionId);
  fold(state, stored.events);
  const run = [...state.runs.values()][0];
  const node = run?.nodes[number - 1];
  if (run === undefined || node === undefined) throw new Error(`there is no node ${number}`);
  const mint = tokenMint(must(await storage.keyring.load(false)), host.crypto, 'handles');
  return mint.state(targetOf({ state }, node), run.workflowHash);
}
const read = (stateToken: string) => `continue_workflow { "stateToken": "${stateToken}" }`;

describe.each(adapters)('%s: a branch that was left by going back', (_name, open) => {
  // @verifies left-branch-is-refused, bundle-round-trip
  it('is closed in an imported copy with another session id, too', async () => {
    let commits = 0;
    const git = {
      observe: async () => {
        commits += 1;
        return { repoRoot: '/repo', headSha: `${commits}`.padStart(40, '0') };
      },
    };
    const world = open([plain], { git });
    const { look } = await reopened(world);
    const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };
    const first = must(await exportText(world.operator, look.session.sessionId, options));
    const copied = must(await importText(world.operator, first.text)).sessionId as SessionId;
    // A copy of a copy keeps it as well.
    const second = must(await exportText(world.operator, copied, options));
    const again = must(await importText(world.operator, second.text)).sessionId as SessionId;
    expect(new Set([look.session.sessionId, copied, again]).size).toBe(3);
    for (const sessionId of [copied, again]) {
      const { runtime, operator } = world.another();
      const stateToken = await tokenOf(world, sessionId, 4);
      const late = must(await runtime.continue({ stateToken }));
      expect(late.text).toContain(`This step is on a branch that ${left}.`);
      const { ackToken = '' } = late.data;
      const error = refused(await runtime.continue({ stateToken, ackToken, ...output('Checked.') }));
      expect(error.code).toBe('SESSION_BRANCH_LEFT');
      expect(must(await operator.verifySession(sessionId))).toMatchObject({ verdict: 'verified' });
    }
  });

  // @verifies left-branch-is-refused
  it('takes no late call, so a complete run stays complete', async () => {
    const world = open([plain]);
    const { look, fix, check, back } = await reopened(world);
    const end = await completed(world, back);
    const { sessionId } = look.session;
    const before = await events(world, sessionId);
    const { stateToken, ackToken = '', checkpointToken = '' } = check;
    const errors = [
      refused(await world.runtime.continue({ stateToken, ackToken, ...output('Checked the first fix.') })),
      refused(await world.runtime.checkpoint({ stateToken, checkpointToken, ...output('Half checked.') })),
      refused(await world.runtime.continue({ ackToken, ...output('Checked.') })),
    ];
    for (const error of errors) {
      expect(error.code).toBe('SESSION_BRANCH_LEFT');
      expect(error.message).toContain(`this step is on a branch that ${left}. Nothing was recorded.`);
      expect(error.suggestion).toContain(`To continue the run at "complete", call ${read(end.data.stateToken)}`);
      expect(error.suggestion).toContain(`{ "stateToken": "${stateToken}", "goBackTo": "4", "reason": "<why>" }`);
    }
    const again = must(
      await world.runtime.continue({ stateToken: fix.stateToken, ackToken: fix.ackToken ?? '', ...output('New.') }),
    );
    expect(warningCodes(again)).toEqual(['OTHER_BRANCH', 'ATTEMPT_ALREADY_RECORDED']);
    expect(again.data.forkAckToken).toBeUndefined();
    const fork = (await rehydrated(world.runtime, fix)).data.ackToken ?? '';
    expect(refused(await world.runtime.continue({ ackToken: fork, ...output('New.') })).code).toBe(
      'SESSION_BRANCH_LEFT',
    );
    expect(await events(world, sessionId)).toBe(before);
    expect(await statusOf(world)).toBe('complete');
  });

  // @verifies left-branch-is-refused
  it('says so when it is read, and takes work again after a return with a reason', async () => {
    const world = open([plain]);
    const { look, check, back } = await reopened(world);
    const next = (await advanced(world.runtime, back, output('Planned again.'))).data;
    const { text, data } = await rehydrated(world.runtime, check);
    expect(data.warnings).toMatchObject([{ code: 'OTHER_BRANCH', details: { left: true } }]);
    expect(text.split('\n')[1]).toBe(
      `! This step is on a branch that ${left}. The run is now at "Title of fix" (to go there, call ${read(next.stateToken)}).`,
    );
    expect(text).not.toContain('"ackToken"');
    const call = { stateToken: check.stateToken, goBackTo: '4', reason: 'The first plan was right.' };
    expect(text).toContain(
      `To return to it, call continue_workflow { "stateToken": "${call.stateToken}", "goBackTo": "4"`,
    );
    const returned = must(await world.runtime.continue(call));
    expect(returned.data.pending?.stepId).toBe('check');
    expect(warningCodes(returned)).toEqual([]);
    expect(must(await world.another().runtime.continue(call)).data.stateToken).toBe(returned.data.stateToken);
    expect(
      refused(await world.runtime.continue({ ackToken: next.ackToken ?? '', ...output('Fixed.') })).message,
    ).toContain('the run left when step 4 (Title of check) was reopened ("The first plan was right")');
    const end = await advanced(world.runtime, returned.data, output('Checked.'));
    expect(end.data.isComplete).toBe(true);
    expect(end.text).toContain('> Checked.');
    expect(await statusOf(world)).toBe('complete');
    expect(must(await world.operator.verifySession(look.session.sessionId)).verdict).toBe('verified');
  });

  // @verifies left-branch-is-refused
  it.each(['before', 'after'])(
    'is the reopened step itself, too, where the run returned %s it was done again',
    async (when) => {
      const world = open([plain]);
      const { look, check, back } = await reopened(world);
      if (when === 'after') await advanced(world.runtime, back, output('Planned again.'));
      const why = 'The first plan was right.';
      const call = { stateToken: check.stateToken, goBackTo: when === 'before' ? 'check' : '4', reason: why };
      const returned = must(await world.runtime.continue(call)).data;
      const end = await advanced(world.runtime, returned, output('Checked.'));
      const before = await events(world, look.session.sessionId);
      const late = await rehydrated(world.runtime, back);
      expect(late.text.split('\n')[1]).toContain(
        `the run left when step 4 (Title of check) was reopened ("The first plan`,
      );
      const { checkpointToken } = back;
      const errors = [
        refused(await world.runtime.continue({ ackToken: late.data.ackToken ?? '', ...output('Planned late.') })),
        refused(await world.runtime.checkpoint({ checkpointToken: checkpointToken ?? '', ...output('Half planned.') })),
      ];
      for (const error of errors) {
        expect(error.code).toBe('SESSION_BRANCH_LEFT');
        expect(error.suggestion).toContain(`at "complete", call ${read(end.data.stateToken)}`);
        expect(error.suggestion).toContain(
          `{ "stateToken": "${back.stateToken}", "goBackTo": "2", "reason": "<why>" }`,
        );
      }
      expect(await events(world, look.session.sessionId)).toBe(before);
      expect(await statusOf(world)).toBe('complete');
      const again = must(
        await world.runtime.continue({ stateToken: back.stateToken, goBackTo: '2', reason: 'Once more.' }),
      );
      expect(again.data.pending?.stepId).toBe('plan');
      expect((await advanced(world.runtime, again.data, output('Planned anew.'))).data.pending?.stepId).toBe('fix');
      expect(must(await world.operator.verifySession(look.session.sessionId)).verdict).toBe('verified');
    },
  );

  // @verifies left-branch-is-refused
  it('stays closed where the run returned past it to the branch beside it', async () => {
    const world = open([plain]);
    const { look, check, back } = await reopened(world);
    must(
      await world.runtime.continue({ stateToken: back.stateToken, goBackTo: 'look', reason: 'Looked too briefly.' }),
    );
    const call = { stateToken: check.stateToken, goBackTo: '4', reason: 'It was right.' };
    await advanced(world.runtime, must(await world.runtime.continue(call)).data, output('Checked.'));
    const late = await world.runtime.continue({ ackToken: back.ackToken ?? '', ...output('Planned late.') });
    expect(refused(late).code).toBe('SESSION_BRANCH_LEFT');
    expect(await statusOf(world)).toBe('complete');
    expect(must(await world.operator.verifySession(look.session.sessionId)).verdict).toBe('verified');
  });
});

describe('two calls with goBackTo from one handle', () => {
  const six = compiledWorkflow('test.six', ['one', 'two', 'three', 'four', 'five', 'six']);
  async function atFive(world: Operated): Promise<readonly StartData[]> {
    const handles: StartData[] = [(await started(world.runtime, 'test.six')).data];
    for (let i = 0; i < 4; i += 1)
      handles.push((await advanced(world.runtime, handles[i] as StartData, output(`Part ${i + 1}.`))).data);
    return handles;
  }
  const goBack = async ({ runtime }: Operated, { stateToken }: StartData, goBackTo: string, why: string) =>
    must(await runtime.continue({ stateToken, goBackTo, reason: why })).data;

  // @verifies left-branch-is-refused
  it.each([
    ['2', '3'],
    ['3', '2'],
    ['2', '2'],
    ['1', '4'],
  ])('to step %s and then to step %s leave the steps after both closed', async (first, second) => {
    const world = inMemory([six]);
    const handles = await atFive(world);
    const five = handles[4] as StartData;
    await goBack(world, five, first, 'This part is wrong.');
    let at: ContinueData = await goBack(world, five, second, 'No, that part is wrong.');
    while (at.ackToken !== undefined) at = (await advanced(world.runtime, at, output('Redone.'))).data;
    const before = await events(world, five.session.sessionId);
    const { ackToken = '', checkpointToken = '', stateToken } = five;
    const errors = [
      refused(await world.runtime.continue({ ackToken, ...output('Late.') })),
      refused(await world.runtime.checkpoint({ checkpointToken, ...output('Late.') })),
    ];
    for (const error of errors) {
      expect(error.code).toBe('SESSION_BRANCH_LEFT');
      expect(error.suggestion).toContain(`{ "stateToken": "${stateToken}", "goBackTo": "5", "reason": "<why>" }`);
    }
    expect((await rehydrated(world.runtime, five)).text.split('\n')[1]).toContain('the run left when step');
    expect(await events(world, five.session.sessionId)).toBe(before);
    expect(await statusOf(world)).toBe('complete');
    await goBack(world, five, '5', 'It was right.');
    expect(await statusOf(world)).toBe('in_progress');
  });

  // @verifies left-branch-is-refused
  it('leave the steps closed where the first reopened step was done again in between', async () => {
    const world = inMemory([six]);
    const five = (await atFive(world))[4] as StartData;
    await advanced(world.runtime, await goBack(world, five, '2', 'Wrong.'), output('Two again.'));
    await goBack(world, five, '3', 'Wrong, too.');
    const late = await world.runtime.continue({ ackToken: five.ackToken ?? '', ...output('Late.') });
    expect(refused(late).code).toBe('SESSION_BRANCH_LEFT');
  });

  // @verifies left-branch-is-refused
  it('close the branch of the handle, too, where the run had gone on elsewhere without going back', async () => {
    const world = inMemory([six]);
    const handles = await atFive(world);
    const five = handles[4] as StartData;
    const { ackToken = '' } = handles[1] as StartData;
    const { forkAckToken = '' } = must(await world.runtime.continue({ ackToken, ...output('Two anew.') })).data;
    must(await world.runtime.continue({ ackToken: forkAckToken, ...output('Two anew.') }));
    await goBack(world, five, '2', 'Both are wrong.');
    const late = await world.runtime.continue({ ackToken: five.ackToken ?? '', ...output('Late.') });
    expect(refused(late).code).toBe('SESSION_BRANCH_LEFT');
  });
});

// @verifies go-back, left-branch-is-refused
it('a goBackTo that names a step of a branch that was left is refused with the call that returns to the step', async () => {
  const world = inMemory([plain]);
  const { look, fix, back } = await reopened(world);
  const call = { stateToken: back.stateToken, goBackTo: 'fix', reason: 'The fix is wrong, not the plan.' };
  const error = refused(await world.runtime.continue(call));
  expect(error.message).toContain(`"goBackTo" names step 3 (Title of fix), which is on a branch that ${left}.`);
  const returning = `{ "stateToken": "${fix.stateToken}", "goBackTo": "3", "reason": "<why>" }`;
  expect(error.suggestion).toContain(`To return to that step, call continue_workflow ${returning}`);
  expect(error.suggestion).toContain(read(back.stateToken));
  const none = refused(await world.runtime.continue({ ...call, goBackTo: '9' }));
  expect(none.message).toContain('goBackTo "9" matches no step that was done before the step of this handle');
  const returned = must(await world.runtime.continue({ ...call, stateToken: fix.stateToken, goBackTo: '3' })).data;
  expect((await advanced(world.runtime, returned, output('Fixed anew.'))).data.pending?.stepId).toBe('check');
  expect(must(await world.operator.verifySession(look.session.sessionId)).verdict).toBe('verified');
});

// @verifies earlier-steps-shown
it('show names the branch of a step that only another branch did, and the call that reads it', async () => {
  const world = inMemory([plain]);
  const { plan: first, check } = await reopened(world);
  const again = { stateToken: check.stateToken, goBackTo: 'look', reason };
  const back = must(await world.runtime.continue(again)).data;
  const plan = (await advanced(world.runtime, back, output('Looked again.'))).data;
  const shown = async (stateToken: string, show: string) => world.runtime.show({ stateToken, show });
  for (const name of ['3', 'fix']) {
    const error = refused(await shown(plan.stateToken, name));
    expect(error.message).toContain('"show" names step 3 (Title of fix), which was done on a branch that the run left');
    const call = `continue_workflow { "stateToken": "${check.stateToken}", "show": "3" }`;
    expect(error.suggestion).toContain(`call ${call}. To read the step of this handle, call ${read(plan.stateToken)}`);
  }
  expect(must(await shown(check.stateToken, '3')).text).toContain('> Fixed.');
  expect(refused(await shown(plan.stateToken, '9')).message).toContain('matches no step that was done in this run');
  await completed(world, plan);
  expect(refused(await shown(first.stateToken, 'check')).message).toContain('on the current branch of this run, and');
});

describe('whatever an agent sends with whichever handle', () => {
  const short = compiledWorkflow('test.short', ['one', 'two', 'three', 'four']);
  const anyCall = fc.record({ handle: fc.nat(), goBackTo: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }) });

  /** The nodes that were left and not returned to, kept call by call. */
  class Left {
    readonly #nodes = new Set<number>();
    readonly #parents = new Map<number, number>();
    has = (node: number) => this.#nodes.has(node);
    #path(node: number | undefined): number[] {
      return node === undefined ? [] : [node, ...this.#path(this.#parents.get(node))];
    }
    created(node: number, parent: number | undefined): void {
      if (parent !== undefined) this.#parents.set(node, parent);
      for (const each of this.#path(node)) this.#nodes.delete(each);
    }
    /** Everything below where the path to an end leaves the path to what was reopened. */
    wentBack(reopened: number, ends: readonly number[]): void {
      const path = this.#path(reopened);
      const left = ends.flatMap((end) => this.#path(end)).filter((node) => !path.includes(node));
      for (const node of this.#parents.keys())
        if (this.#path(node).some((above) => left.includes(above))) this.#nodes.add(node);
    }
  }

  async function runOf(world: Operated, sessionId: SessionId) {
    const stored = must(await world.storage.log.read(sessionId, logStart));
    if (stored.kind === 'moved') throw new Error('the log has moved');
    const state = emptySession(sessionId);
    fold(state, stored.events);
    const [run] = state.runs.values();
    if (run === undefined) throw new Error('there is no run');
    const numberOf = (id: string | null) => run.nodes.find(({ nodeId }) => nodeId === id)?.number;
    return run.nodes.map(({ number, parentNodeId }) => ({ number, parent: numberOf(parentNodeId) }));
  }
  /** With the fork token of the reply where the step was acknowledged before. */
  async function acknowledge({ runtime }: Operated, stateToken: string, notes: string): Promise<void> {
    const { ackToken } = must(await runtime.continue({ stateToken })).data;
    if (ackToken === undefined) return;
    const { forkAckToken } = must(await runtime.continue({ ackToken, ...output(notes) })).data;
    if (forkAckToken !== undefined) must(await runtime.continue({ ackToken: forkAckToken, ...output(notes) }));
  }

  // @verifies left-branch-is-refused
  it('exactly the nodes that a goBackTo left, and that no later call returned to, are closed', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(anyCall, { minLength: 2, maxLength: 9 }), async (calls) => {
        const world = inMemory([short]);
        let at = (await started(world.runtime, 'test.short')).data;
        for (let i = 0; i < 3; i += 1) at = (await advanced(world.runtime, at, output('Done.'))).data;
        const { sessionId } = at.session;
        const left = new Left();
        let nodes = await runOf(world, sessionId);
        for (const { number, parent } of nodes) left.created(number, parent);
        for (const [i, { handle, goBackTo }] of calls.entries()) {
          const from = (handle % nodes.length) + 1;
          const stateToken = await tokenOf(world, sessionId, from);
          if (goBackTo !== null) await world.runtime.continue({ stateToken, goBackTo: String(goBackTo), reason });
          else if (!left.has(from)) await acknowledge(world, stateToken, `Call ${i}.`);
          const before = nodes.length;
          nodes = await runOf(world, sessionId);
          for (const { number, parent } of nodes.slice(before)) left.created(number, parent);
          if (goBackTo !== null && nodes.length > before) left.wentBack(nodes.length, [before, from]);
          await checkEach(world, sessionId, nodes, left);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  async function checkEach(world: Operated, sessionId: SessionId, nodes: readonly { number: number }[], left: Left) {
    for (const { number } of nodes) {
      const { data } = must(await world.runtime.continue({ stateToken: await tokenOf(world, sessionId, number) }));
      const isLeft = data.warnings.some(({ code, details }) => code === 'OTHER_BRANCH' && details?.left === true);
      expect(isLeft, `node ${number}`).toBe(left.has(number));
      const { ackToken } = data;
      if (!isLeft || ackToken === undefined) continue;
      const late = await world.runtime.continue({ ackToken, ...output('Late.') });
      if (late.isErr()) expect(late.error.code).toBe('SESSION_BRANCH_LEFT');
      else expect(late.value.data.forkAckToken).toBeUndefined();
    }
    expect(await runOf(world, sessionId)).toHaveLength(nodes.length);
  }
});

it('reading a step costs no digest for every other step that the run went back to', async () => {
  const world = inMemory([plain]);
  const look = (await started(world.runtime, 'test.plain')).data;
  const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
  const goBack = async ({ stateToken }: ContinueData, goBackTo: string) =>
    must(await world.runtime.continue({ stateToken, goBackTo, reason })).data;
  const first = await goBack(plan, 'look');
  let fix = (await advanced(world.runtime, (await advanced(world.runtime, first, output('L.'))).data, output('P.')))
    .data;
  for (let round = 0; round < 20; round += 1)
    fix = (await advanced(world.runtime, await goBack(fix, 'plan'), output('Planned again.'))).data;
  const stored = must(await world.storage.log.read(look.session.sessionId, logStart));
  if (stored.kind === 'moved') throw new Error('the log has moved');
  const state = emptySession(look.session.sessionId);
  fold(state, stored.events);
  const [run] = state.runs.values();
  const node = run?.nodes.find(({ kind }) => kind === 'checkpoint');
  if (run === undefined || node === undefined) throw new Error('nothing was reopened');
  let digests = 0;
  const counted = (bytes: Uint8Array) => {
    digests += 1;
    return world.host.crypto.digest(bytes);
  };
  expect(otherBranch(state, run, node, counted)).toBe(null);
  expect(digests).toBe(0);
});

describe('a call that is repeated', () => {
  // @verifies left-branch-is-refused
  it('with other input, on a branch that was left, is answered with the call that returns to the branch', async () => {
    const world = inMemory([plain]);
    const { fix, look } = await reopened(world);
    const { text, data } = must(await world.runtime.continue({ ackToken: fix.ackToken ?? '', ...output('New.') }));
    expect(data.forkAckToken).toBeUndefined();
    expect(text).not.toMatch(/ackToken:|"ackToken"/);
    const call = { stateToken: fix.stateToken, goBackTo: '3', reason: 'The first fix was right.' };
    expect(text).toContain(
      `To return to it, call continue_workflow { "stateToken": "${call.stateToken}", "goBackTo": "3"`,
    );
    const { ackToken = '' } = must(await world.runtime.continue(call)).data;
    expect(must(await world.runtime.continue({ ackToken, ...output('New.') })).data.pending?.stepId).toBe('check');
    // The step itself is not on a branch that was left here, only what followed it.
    const there = must(await world.runtime.continue({ ackToken: look.ackToken ?? '', ...output('Looked anew.') }));
    const forked = await world.runtime.continue({ ackToken: there.data.forkAckToken ?? '', ...output('Looked anew.') });
    expect(must(forked).data.pending?.stepId).toBe('plan');
  });

  // @verifies left-branch-is-refused
  it('of checkpoint_workflow, with other output on a branch that was left, is answered with it too', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
    const kept = { stateToken: plan.stateToken, checkpointToken: plan.checkpointToken ?? '' };
    must(await world.runtime.checkpoint({ ...kept, ...output('Half planned.') }));
    must(await world.runtime.continue({ stateToken: plan.stateToken, goBackTo: 'look', reason }));
    const { text } = must(await world.runtime.checkpoint({ ...kept, ...output('More.') }));
    expect(text).not.toMatch(/checkpoint_workflow|"ackToken"/);
    expect(text).toContain('"goBackTo": "2"');
  });

  // @verifies other-branch-is-said
  it('with other input says that the run is on another branch, which no goBackTo left; the same call stays the same', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const sent = { stateToken: look.stateToken, ackToken: look.ackToken ?? '', ...output('Looked.') };
    const first = must(await world.runtime.continue(sent));
    const kept = { stateToken: first.data.stateToken, checkpointToken: first.data.checkpointToken ?? '' };
    must(await world.runtime.checkpoint({ ...kept, ...output('Half planned.') }));
    const { forkAckToken = '' } = must(await world.runtime.continue({ ...sent, ...output('Again.') })).data;
    must(await world.runtime.continue({ ackToken: forkAckToken, ...output('Looked elsewhere.') }));
    const repeated = must(await world.runtime.continue({ ...sent, ...output('Third.') }));
    expect(warningCodes(repeated)).toEqual(['OTHER_BRANCH', 'ATTEMPT_ALREADY_RECORDED']);
    expect(repeated.text.split('\n')[1]).toMatch(
      /^! The newest work of this run is on another branch, at "Title of plan"/,
    );
    expect(must(await world.runtime.continue(sent)).text).toBe(first.text);
    const other = must(await world.runtime.checkpoint({ ...kept, ...output('More.') }));
    expect(other.data.warnings.map(({ code }) => code)).toEqual(['OTHER_BRANCH', 'ATTEMPT_ALREADY_RECORDED']);
  });

  // @verifies left-branch-is-refused
  it('is answered with the branch that was left, a checkpoint too', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
    const kept = {
      stateToken: plan.stateToken,
      checkpointToken: plan.checkpointToken ?? '',
      ...output('Half planned.'),
    };
    must(await world.runtime.checkpoint(kept));
    must(await world.runtime.continue({ stateToken: plan.stateToken, goBackTo: 'look', reason }));
    const repeated = must(await world.runtime.checkpoint(kept));
    expect(repeated.data.warnings).toMatchObject([{ code: 'OTHER_BRANCH', details: { left: true } }]);
    expect(repeated.text.split('\n')[1]).toContain('This step is on a branch that the run left');
  });
});

describe('a step on another branch than the run', () => {
  // @verifies left-branch-is-refused
  it('of a complete run that was reopened, the end can be returned to', async () => {
    const world = inMemory([plain]);
    const { check, back } = await reopened(world);
    const end = (await completed(world, back)).data;
    must(await world.runtime.continue({ stateToken: end.stateToken, goBackTo: 'fix', reason: 'Wrong.' }));
    expect(await statusOf(world)).toBe('in_progress');
    const { text } = await rehydrated(world.runtime, end);
    expect(text).not.toContain('Nothing is left to do');
    expect(text).toContain('"goBackTo": "complete"');
    const call = { stateToken: end.stateToken, goBackTo: 'complete', reason: 'It was right.' };
    expect(must(await world.runtime.continue(call)).data.isComplete).toBe(true);
    expect(await statusOf(world)).toBe('complete');
    const late = { ackToken: check.ackToken ?? '', ...output('Late.') };
    expect(refused(await world.runtime.continue(late)).code).toBe('SESSION_BRANCH_LEFT');
  });

  // @verifies other-branch-is-said
  it('where nobody went back, moves the run when it is acknowledged, and says so before and after', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
    const retried = must(await world.runtime.continue({ ackToken: look.ackToken ?? '', ...output('Looked anew.') }));
    const other = must(
      await world.runtime.continue({ ackToken: retried.data.forkAckToken ?? '', ...output('Looked anew.') }),
    );
    expect(warningCodes(other)).toEqual(['FORKED']);
    const forkAck = retried.data.forkAckToken ?? '';
    const anew = must(await world.runtime.continue({ ackToken: forkAck, ...output('Looked a third time.') }));
    expect(anew.text).toContain('so the recorded call created a new branch in addition to 1 other branch.');
    const late = await rehydrated(world.runtime, plan);
    expect(late.text.split('\n')[1]).toBe(
      `! The newest work of this run is on another branch, at "Title of plan" (to go there, call ${read(other.data.stateToken)}). Acknowledging a step here makes this branch the current one.`,
    );
    const moved = await advanced(world.runtime, plan, output('Planned.'));
    expect(moved.data.warnings).toMatchObject([{ code: 'OTHER_BRANCH', details: { left: false } }]);
    expect(moved.text.split('\n')[1]).toContain(
      `was on another branch, at "Title of plan" (to go there, call ${read(other.data.stateToken)}). This call made this branch the current one.`,
    );
    const onwards = await advanced(world.runtime, moved.data, output('Fixed.'));
    expect(warningCodes(onwards)).toEqual([]);
    const repeat = must(await world.runtime.continue({ ackToken: plan.ackToken ?? '', ...output('Planned anew.') }));
    expect(repeat.text).toContain('The new input was NOT recorded.');
    expect(repeat.text).toContain('The recorded call made this branch the current one.');
    expect(repeat.text).not.toContain('This call');
    const replayed = await advanced(world.another().runtime, plan, output('Planned.'));
    expect(replayed.text).toBe(moved.text);
  });

  // @verifies left-branch-is-refused
  it('notes that read like those of going back do not leave a branch', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
    const fix = (await advanced(world.runtime, plan, output('Planned.'))).data;
    const late = await rehydrated(world.runtime, plan);
    const { stateToken, checkpointToken = '' } = late.data;
    const forged = output('Reopened step 2 (Title of plan) after 2 steps: forged.');
    must(await world.runtime.checkpoint({ stateToken, checkpointToken, ...forged }));
    expect((await advanced(world.runtime, fix, output('Fixed.'))).data.pending?.stepId).toBe('check');
  });
});

describe('going back', () => {
  // @verifies go-back, recap-keeps-what-binds
  it('shows the former notes of the step whole, although the notes after it leave no room', async () => {
    const world = inMemory([plain]);
    const look = (await started(world.runtime, 'test.plain')).data;
    const planned = Array.from({ length: 30 }, (_, i) => `- Decision ${i} of the first plan`).join('\n');
    const plan = (await advanced(world.runtime, look, output('Looked.'))).data;
    const fix = (await advanced(world.runtime, plan, output(planned))).data;
    const check = (await advanced(world.runtime, fix, output('Fixed.\n'.repeat(200)))).data;
    const long = 'The migration is missing, and the reason stands whole. '.repeat(4).trim();
    const back = must(await world.runtime.continue({ stateToken: check.stateToken, goBackTo: 'plan', reason: long }));
    for (let i = 0; i < 30; i += 1) expect(back.text).toContain(`> - Decision ${i} of the first plan\n`);
    expect(back.text).toContain(`after 3 steps: ${long}`);
    expect(back.text).toContain('\n> Fixed.\n');
  });

  // @verifies go-back
  it('is what the new branch is said to come from', async () => {
    const world = inMemory([plain]);
    const { back } = await reopened(world);
    const next = await advanced(world.runtime, back, output('Planned again.'));
    expect(next.text.split('\n')[1]).toBe(
      '! This call created a new branch in addition to 1 other branch, because step 2 (Title of plan) was reopened ("The plan misses the migration").',
    );
    const repeat = must(await world.runtime.continue({ ackToken: back.ackToken ?? '', ...output('Other plan.') }));
    expect(repeat.text).toContain('The new input was NOT recorded.');
    expect(repeat.text).toContain('! The recorded call created a new branch in addition to 1 other branch, because');
    expect(repeat.text).not.toContain('This call');
  });

  // @verifies go-back
  it('is not undone or repeated by a checkpoint of the reopened step, and the reply does not say so', async () => {
    const world = inMemory([plain]);
    const { back } = await reopened(world);
    const keep = async (stateToken: string, checkpointToken = '') =>
      must(await world.runtime.checkpoint({ stateToken, checkpointToken, ...output('Half planned.') }));
    const kept = await keep(back.stateToken, back.checkpointToken);
    expect(kept.data.warnings).toEqual([]);
    expect(kept.text).not.toContain('moved the run back');
    const { stateToken, checkpointToken } = kept.data;
    expect((await keep(stateToken, checkpointToken)).data.warnings).toEqual([]);
  });

  // @verifies go-back
  it('that was left itself lists what followed its step, and offers no call that is refused', async () => {
    const world = inMemory([plain]);
    const { check, back } = await reopened(world);
    must(await world.runtime.continue({ stateToken: check.stateToken, goBackTo: '4', reason: 'It was right.' }));
    const { text } = await rehydrated(world.runtime, back);
    expect(text).toContain('This step was done before in this run. These branches followed it:\n- branch at');
    expect(text).toContain('Steps of this branch cannot be acknowledged');
    expect(text).not.toContain('Acknowledging it again makes');
  });

  // @verifies refusal-hands-over-the-pair
  it('offers no attempt on the branch that was left to a call that mixes up its tokens', async () => {
    const world = inMemory([plain]);
    const { check, back } = await reopened(world);
    const { ackToken = '' } = back;
    const error = refused(
      await world.runtime.continue({ stateToken: check.stateToken, ackToken, ...output('Checked.') }),
    );
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    expect(error.suggestion).toContain(`"ackToken": "${ackToken}", for "Title of plan"`);
    expect(error.suggestion).toContain(`only "stateToken": "${check.stateToken}", for "Title of check"`);
    const { text } = await rehydrated(world.runtime, check);
    expect(text).toContain('To return to it, call continue_workflow');
    // A run whose branch was left is not complete.
    const noAck = refused(await world.runtime.continue({ stateToken: check.stateToken, ...output('Checked.') }));
    expect(noAck.suggestion).not.toContain('"ackToken"');
    expect(noAck.message).not.toContain('complete');
  });

  // @verifies refusal-hands-over-the-pair
  it('offers the attempt of the reopened step to a call that mixes up its tokens, and not the attempt before', async () => {
    const world = inMemory([plain]);
    const { plan, back } = await reopened(world);
    const { data: other } = await started(world.runtime, 'test.plain');
    const { stateToken, ackToken = '' } = back;
    for (const tokens of [
      { stateToken, ackToken: other.ackToken ?? '' },
      { stateToken: plan.stateToken, ackToken },
      { stateToken, ackToken: plan.ackToken ?? '' },
      { stateToken },
    ]) {
      const { suggestion } = refused(await world.runtime.continue({ ...tokens, ...output('Planned again.') }));
      expect(suggestion, JSON.stringify(tokens)).toContain(`"ackToken": "${ackToken}"`);
      expect(suggestion).not.toContain('is recorded');
    }
    const { data } = await advanced(world.runtime, back, output('Planned again.'));
    expect(data.pending?.stepId).toBe('fix');
    // Done again, it is what the handles mean.
    const { suggestion } = refused(await world.runtime.continue({ stateToken, ...output('Planned again.') }));
    expect(suggestion).toContain(`"ackToken": "${ackToken}", for "Title of plan"`);
    expect(suggestion).toContain('is recorded');
  });

  // @verifies refusal-hands-over-the-pair
  it('offers no attempt that reopened the step as a checkpoint of it', async () => {
    const world = inMemory([plain]);
    const { plan } = await reopened(world);
    const { data: other } = await started(world.runtime, 'test.plain');
    const { suggestion } = refused(
      await world.runtime.checkpoint({
        stateToken: plan.stateToken,
        checkpointToken: other.checkpointToken ?? '',
        ...output('Half planned.'),
      }),
    );
    const offered = new RegExp(`"checkpointToken": "(${plan.stateToken.split('/')[0]}/[^"]+)"`).exec(suggestion)?.[1];
    const kept = await world.runtime.checkpoint({ checkpointToken: offered ?? '', ...output('Half planned.') });
    expect(must(kept).text).not.toContain('NOT recorded');
  });

  // @verifies refusal-hands-over-the-pair
  it('offers a call that is accepted to a checkpoint on the branch that was left', async () => {
    const world = inMemory([plain]);
    const { check, back } = await reopened(world);
    const keep = async (stateToken: string, checkpointToken = '') =>
      refused(await world.runtime.checkpoint({ stateToken, checkpointToken, ...output('Half checked.') }));
    const mixed = await keep(check.stateToken, back.checkpointToken);
    expect(mixed.code).toBe('TOKEN_SCOPE_MISMATCH');
    expect(mixed.suggestion).toContain(
      `checkpoint_workflow with "checkpointToken": "${back.checkpointToken}", for "Title of plan"`,
    );
    expect(mixed.suggestion).toContain(`continue_workflow with only "stateToken": "${check.stateToken}", for`);
  });

  // @verifies go-back
  it('from one handle to one step is one call: another reason is not recorded, and the reply says so', async () => {
    const world = inMemory([plain]);
    const { check, look } = await reopened(world);
    const { sessionId } = look.session;
    const call = { stateToken: check.stateToken, goBackTo: 'look' };
    const { text } = must(await world.runtime.continue({ ...call, reason: 'First reason.' }));
    const before = await events(world, sessionId);
    expect(must(await world.runtime.continue({ ...call, reason: ' First reason.' })).text).toBe(text);
    const { data } = must(await world.runtime.continue({ ...call, reason: 'Second reason.' }));
    expect(data.warnings).toMatchObject([
      { code: 'ATTEMPT_ALREADY_RECORDED', message: expect.stringContaining('("First reason.")') },
    ]);
    expect(await events(world, sessionId)).toBe(before);
  });

  it('to the step that is open is refused as that', async () => {
    const world = inMemory([plain]);
    const { back } = await reopened(world);
    const error = refused(
      await world.runtime.continue({ stateToken: back.stateToken, goBackTo: '2', reason: 'Again.' }),
    );
    expect(error.message).toContain('"goBackTo" names the step that is already pending here. Nothing was recorded.');
    expect(error.suggestion).toContain(read(back.stateToken));
  });

  // @verifies outcome-in-one-projection
  it('gives a reason, and no hand-over', async () => {
    const world = inMemory([plain]);
    const { back, look } = await reopened(world);
    const options = { format: 'md', redact: false, appVersion: '1' } as const;
    const { text } = must(await exportText(world.operator, look.session.sessionId, options));
    const [, handOver = ''] = /Hand-over[^\n]*\n+```markdown\n([^\n]*)/i.exec(text) ?? [];
    expect(handOver).toBe('Looked.');
    expect(back.pending?.stepId).toBe('plan');
  });
});
