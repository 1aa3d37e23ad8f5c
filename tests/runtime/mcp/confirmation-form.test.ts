/** Confirmations that a client asks for in a form: what the user is shown, what is recorded, and who waits meanwhile. */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { ClientCapabilities, ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { sessionText } from '../../../cli/reporters/session-text.ts';
import { shownText } from '../../../cli/terminal/terminal.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { logStart } from '../../../runtime/core/stored-log.ts';
import { silentTrace } from '../../../runtime/host.ts';
import { createServer } from '../../../runtime/mcp/server.ts';
import type { TimerPort } from '../../../runtime/ports.ts';
import { type Runtime, textForDaemon } from '../../../runtime/runtime.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import {
  confirmationCommentBytesMax,
  formArtifactsShownMax,
  formKindsBytesMax,
  formMsMax,
  formOutputBytesMax,
  openFormsMax,
} from '../../../schemas/limits.ts';
import type { ContinueData, ContinueInput, StartData } from '../../../schemas/tools.ts';
import { decided, FormClient } from '../../support/form-client.ts';
import { exportText } from '../../support/portable.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem } from '../../support/workflows.ts';
import { catalogsAt, type MemoryWorld, memoryWorld, must } from '../../support/world.ts';

const asking = compiledWorkflow('test.asking', [
  compiledStep('a', {
    requireConfirmation: true,
    title: 'Plan the move',
    validationCriteria: { type: 'contains', value: 'proven' },
  }),
  compiledStep('b', { requireConfirmation: true }),
  'c',
]);
const routed = compiledWorkflow(
  'test.routed',
  [
    compiledStep('plan', { requireConfirmation: true, validationCriteria: { type: 'contains', value: 'it' } }),
    compiledStep('deploy', { when: 'is_deploy' }),
    'report',
  ],
  {
    inputs: [compiledInput('deploy', { kind: 'boolean' })],
    conditions: [{ conditionId: 'is_deploy', kind: 'context_equals', key: 'deploy', value: true }],
  },
);
const backed = compiledWorkflow('test.backed', [
  compiledStep('a', { requireConfirmation: true }),
  compiledStep('b', { requireConfirmation: true, validationCriteria: { type: 'contains', value: 'Backed up' } }),
  'c',
]);
const looped = compiledWorkflow(
  'test.looped',
  [
    compiledStep('deploy', {
      requireConfirmation: true,
      validationCriteria: { type: 'contains', value: 'it' },
      userDependencies: [{ reason: 'needs_user_approval', contextKey: 'approved', message: 'May it be deployed?' }],
    }),
  ],
  {
    inputs: [compiledInput('approved'), compiledInput('items', { kind: 'list' })],
    loops: [forEach('each', 'items', 5, ['deploy'])],
    flow: [loopItem('each')],
  },
);
const plain = (text: string) => text;
const colors = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain } as never;
const proven = { notesMarkdown: 'All of it is proven.' };

/** Timers that run when the test says so. */
class HeldTimer implements TimerPort {
  readonly set = new Map<() => void, number>();
  after(ms: number, run: () => void): () => void {
    this.set.set(run, ms);
    return () => void this.set.delete(run);
  }
  runAll(): void {
    for (const run of this.set.keys()) run();
  }
}

let worlds: MemoryWorld[] = [];
/** Every log that a test leaves behind is decided again from its first event on. */
afterEach(async () => {
  for (const { host, disk } of worlds) {
    const operator = createAdminApi(host, disk.storage(host), catalogsAt(null, [asking, routed, looped, backed]));
    for (const { sessionId } of must(await operator.listSessions()).sessions)
      expect(must(await operator.verifySession(sessionId)).verdict).toBe('verified');
  }
  worlds = [];
});

async function connected(runtime: Runtime, capabilities?: ClientCapabilities) {
  const timer = new HeldTimer();
  const { server, idle, stopWaiting } = createServer(() => runtime, { version: '1', trace: silentTrace, timer });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  /** Methods of all that the server sent of its own accord. */
  const sent: string[] = [];
  const send = ours.send.bind(ours);
  ours.send = (message, options) => {
    if ('method' in message) sent.push(message.method);
    return send(message, options);
  };
  await server.connect(ours);
  const user = await FormClient.over(theirs, capabilities === undefined ? {} : { capabilities });
  onTestFinished(() => user.client.close());
  return { user, agent: user.agent, timer, sent, idle, stopWaiting, server };
}

function newWorld(workflows = [asking]): MemoryWorld {
  const world = memoryWorld(workflows);
  worlds.push(world);
  return world;
}

async function opened(capabilities?: ClientCapabilities, workflows = [asking]) {
  const world = newWorld(workflows);
  return { world, ...(await connected(world.runtime, capabilities)) };
}

type Step = StartData | ContinueData;
const attempt = (step: Step, output: object = proven) => {
  const ackToken = 'kind' in step && step.kind === 'blocked' ? step.retryAckToken : step.ackToken;
  return { ackToken, output };
};

/** What is recorded of each attempt, in order: advanced or blocked, and how its confirmation ended. */
async function recorded({ storage }: MemoryWorld, { session }: Step) {
  const read = must(await storage.log.read(session.sessionId as SessionId, logStart));
  if (read.kind === 'moved') throw new Error('the log cannot be read');
  return read.events.flatMap((event) => {
    if (event.kind !== 'advance_recorded') return [];
    const { outcome, comment } = event.data.confirmation ?? { outcome: 'none' };
    return [`${event.data.outcome.kind}: ${outcome}${comment === undefined ? '' : ` (${comment})`}`];
  });
}

describe('a form', () => {
  // @verifies confirmations-in-form
  it('is shown once the output is valid, and an approval completes the step', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const blocked = await agent.done('continue_workflow', attempt(start, { notesMarkdown: 'guessed' }));
    expect(user.forms).toEqual([]);
    const call = agent.done('continue_workflow', attempt(blocked.data));
    const form = await user.form(1);
    expect(form.message).toBe(
      `Approve the result of the step "Plan the move"?\nWorkflow "${asking.name}", run ${start.session.runName}.\nThe agent wrote:\nAll of it is proven.`,
    );
    expect(form.fields).toMatchObject({ decision: { enum: ['approve', 'reject'] }, comment: { type: 'string' } });
    expect([form.fields['decision'], form.required]).toEqual([
      expect.not.objectContaining({ default: expect.anything() }),
      ['decision'],
    ]);
    form.send(decided('approve'));
    expect((await call).data.pending?.stepId).toBe('b');
    expect(await recorded(world, start)).toEqual(['blocked: none', 'advanced: approved_in_form']);
    expect(user.forms).toHaveLength(1);
  });

  // @verifies rejected-has-no-effect
  it('that rejects leaves nothing of the attempt, nor of the blocked attempt before it: no value and no mode', async () => {
    const { world, user, agent } = await opened(undefined, [routed]);
    const { data: start } = await agent.start('test.routed', { context: { deploy: false } });
    const { data: incomplete } = await agent.done('continue_workflow', {
      ...attempt(start, { notesMarkdown: 'Draft.' }),
      context: { deploy: true },
    });
    const call = agent.done('continue_workflow', {
      ...attempt(incomplete, { notesMarkdown: 'Deploy it.' }),
      preferences: { autonomy: 'full_auto_never_stop' },
    });
    const form = await user.form(1);
    expect(form.message).toContain('\nValues that it sends:\n- deploy: true\nThe agent wrote:\nDeploy it.');
    form.send(decided('reject', 'Do not deploy.'));
    const { data: blocked, text } = await call;
    expect(blocked).toMatchObject({ kind: 'blocked', pending: { stepId: 'plan' } });
    const read = await agent.done('continue_workflow', { stateToken: blocked.stateToken });
    for (const said of [text, read.text])
      expect(said).toContain('with its context and preferences: those that this step was sent before do not apply.');
    const again = agent.done('continue_workflow', attempt(blocked, { notesMarkdown: 'Only tag it.' }));
    const next = await user.form(2);
    expect(next.message).not.toContain('deploy');
    next.send(decided('approve'));
    const { data: passed } = await again;
    expect(passed).toMatchObject({ pending: { stepId: 'report' }, preferences: { autonomy: 'guided' } });
    expect(await recorded(world, start)).toEqual([
      'blocked: none',
      'blocked: rejected_in_form (Do not deploy.)',
      'advanced: approved_in_form',
    ]);
  });

  // @verifies rejected-has-no-effect answers-hold-for-iteration
  it.each(['yes', 'no'])(
    'that rejects takes back the answer "%s" of the blocked attempt before it, in a loop',
    async (sent) => {
      const { user, agent } = await opened(undefined, [looped]);
      const { data: start } = await agent.start('test.looped', { context: { items: ['a', 'b'] } });
      const send = async (step: Step, notesMarkdown: string, approved: string | null) =>
        agent.done('continue_workflow', {
          ...attempt(step, { notesMarkdown }),
          ...(approved === null ? {} : { context: { approved } }),
        });
      const first = send(start, 'it', 'yes');
      (await user.form(1)).send(decided('approve'));
      const { data: second } = await first;
      const { data: incomplete } = await send(second, 'Draft.', sent);
      const call = send(incomplete, 'it', null);
      const form = await user.form(2);
      if (sent === 'no') expect(form.message).toContain('\n- approved: no\n');
      expect(form.message).toMatch(
        /^Approve the result of the step "[^"]+" \(each 2\)\?\nItem 2 of 2 of each: "b"\nWorkflow /,
      );
      form.send(decided('reject', 'Ask me.'));
      const { data: rejected } = await call;
      const { data: blocked, text } = await send(rejected, 'it', null);
      expect(blocked).toMatchObject({ kind: 'blocked', blockers: [{ code: 'USER_ONLY_DEPENDENCY' }] });
      expect(text).toContain('An answer for an earlier iteration does not count.');
      const again = send(blocked, 'it', 'yes');
      const last = await user.form(3);
      expect(last.message).toContain('\nValues that it sends:\n- approved: yes\n');
      last.send(decided('approve'));
      expect((await again).data.isComplete).toBe(true);
    },
  );

  // @verifies rejected-has-no-effect
  it.each([
    ['stays open', false, 'complete_with_gaps'],
    ['is closed by the same report with the approved attempt', true, 'complete'],
  ])('that rejects a report that closes a gap: the gap %s', async (_, again, status) => {
    const { user, agent } = await opened(undefined, [backed]);
    const { data: start } = await agent.start('test.backed');
    const report = {
      kind: 'wr.gap_report',
      category: 'unexpected',
      detail: 'invariant_violation',
      severity: 'critical',
    };
    const answered = async (step: Step, output: object, form: number, answer: 'approve' | 'reject') => {
      const call = agent.done('continue_workflow', attempt(step, output));
      (await user.form(form)).send(decided(answer));
      return (await call).data;
    };
    const found = { ...proven, artifacts: [{ ...report, summary: 'No backup.' }] };
    const second = await answered(start, found, 1, 'approve');
    const [gap] = second.gaps ?? [];
    const closing = {
      notesMarkdown: 'Backed up.',
      artifacts: [{ ...report, summary: 'Backed up.', resolvesGapId: gap?.gapId }],
    };
    const { data: incomplete } = await agent.done(
      'continue_workflow',
      attempt(second, { ...closing, notesMarkdown: 'Draft.' }),
    );
    const blocked = await answered(incomplete, closing, 2, 'reject');
    const third = await answered(blocked, again ? closing : { notesMarkdown: 'Backed up: not yet.' }, 3, 'approve');
    const done = await agent.done('continue_workflow', attempt(third, { notesMarkdown: 'Done.' }));
    expect(done.data.runStatus).toBe(status);
  });

  // @verifies confirmations-in-form
  it('that rejects keeps the step open and quotes the comment to the agent', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    const comment = 'Name the owner\n--- of each step.';
    (await user.form(1)).send(decided('reject', ` ${comment} `));
    const { data, text } = await call;
    expect(data).toMatchObject({
      kind: 'blocked',
      pending: { stepId: 'a' },
      blockers: [{ code: 'USER_ONLY_DEPENDENCY', pointer: { kind: 'workflow_step', stepId: 'a' } }],
    });
    expect(text).toContain('confirmation form, with the comment: \\"Name the owner --- of each step.\\"');
    // Nothing is left to ask: the comment says what to change, and the form asks for the yes.
    expect(text).not.toMatch(/Ask the user first|Show the user|wait for/);
    expect((await agent.rehydrate({ stateToken: data.stateToken })).text).not.toMatch(
      /Ask the user first|Show the user/,
    );
    const again = agent.done('continue_workflow', attempt(data));
    (await user.form(2)).send(decided('approve', 'Better.'));
    const approved = {
      code: 'CONFIRMATION_COMMENT',
      message: `The user approved the step, with this comment: "Better."`,
    };
    const next = await again;
    expect(next.data.warnings).toContainEqual(approved);
    expect((await agent.rehydrate({ stateToken: next.data.stateToken })).data.warnings).toContainEqual(approved);
    expect(await recorded(world, start)).toEqual([
      'blocked: rejected_in_form (Name the owner --- of each step.)',
      'advanced: approved_in_form (Better.)',
    ]);
  });

  // @verifies answers-hold-for-iteration
  it('that rejects an attempt takes back the answer that the attempt sent again for its iteration', async () => {
    const { user, agent } = await opened(undefined, [looped]);
    const { data: start } = await agent.start('test.looped', { context: { items: ['a', 'b'] } });
    const send = (step: Step, context: object) =>
      agent.done('continue_workflow', { ...attempt(step, { notesMarkdown: 'it' }), context });
    const first = send(start, { approved: 'yes' });
    (await user.form(1)).send(decided('approve'));
    const { data: second } = await first;
    const call = send(second, { approved: 'yes' });
    (await user.form(2)).send(decided('reject', 'I never said yes.'));
    const next = await send((await call).data, {});
    expect(next.data).toMatchObject({ kind: 'blocked', blockers: [{ code: 'USER_ONLY_DEPENDENCY' }] });
  });

  // @verifies approval-comments-are-kept
  it('that approves with a comment reaches who reads a later step, and the model of the daemon', async () => {
    const { user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const approved = async (step: Step, form: number, comment: string) => {
      const call = agent.done('continue_workflow', attempt(step));
      (await user.form(form)).send(decided('approve', comment));
      return (await call).data;
    };
    const second = await approved(start, 1, 'Use port 8080\n--- everywhere.');
    const third = await approved(second, 2, 'Fine.');
    const read = await agent.rehydrate({ stateToken: third.stateToken });
    const lines = textForDaemon(read.data, true, true).split('\n');
    expect(lines).toContain('! The user approved the step, with this comment: "Fine."');
    expect(lines).toContain('Plan the move (the user approved it with the comment "Use port 8080 --- everywhere."):');
    expect(lines).toContain('Title of b (the user approved it with the comment "Fine."):');
    const recap = read.data.kind === 'ok' ? read.data.recap?.text : undefined;
    expect(lines.join('\n')).toContain(recap);
  });

  // @verifies confirmations-in-form
  it.each([
    ['a comment', 'Name the owner.', []],
    ['no comment', undefined, ['Ask the user what to change, and wait for the answer.']],
  ])(
    'that rejects with %s is not followed by a question in the chat in a read by an older handle',
    async (_, comment, asks) => {
      const { world, user, agent } = await opened();
      const { data: start } = await agent.start('test.asking');
      const call = agent.done('continue_workflow', attempt(start));
      (await user.form(1)).send(decided('reject', comment));
      await call;
      const reader = await connected(world.runtime, { experimental: {} });
      for (const page of [{}, { page: 1 }]) {
        const args = { stateToken: start.stateToken, ...page };
        const { content } = await reader.user.client.callTool({ name: 'continue_workflow', arguments: args });
        const [{ text }] = content as [{ readonly text: string }];
        const [, below = ''] = text.split(`\n--- ${start.session.runName}\n`);
        expect(below).toContain('Only when this step is done');
        expect(below.split('\n').filter((line) => /\buser\b/.test(line))).toEqual(asks);
      }
    },
  );

  // @verifies left-branch-apart, outcome-in-one-projection
  it('that was answered before the agent went back is part of the branch that was left, and of no other', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const rejected = agent.done('continue_workflow', attempt(start));
    (await user.form(1)).send(decided('reject', 'Not yet.'));
    const approved = agent.done('continue_workflow', attempt((await rejected).data));
    (await user.form(2)).send(decided('approve', 'Go.'));
    const { stateToken } = (await approved).data;
    const reopened = await agent.done('continue_workflow', { stateToken, goBackTo: 'a', reason: 'It is not proven.' });
    const declined = agent.done('continue_workflow', attempt(reopened.data));
    (await user.form(3)).send({ action: 'decline' });
    await agent.done('continue_workflow', attempt((await declined).data));
    const operator = createAdminApi(
      world.host,
      world.disk.storage(world.host),
      catalogsAt(null, [asking, routed, looped, backed]),
    );
    const { sessionId } = start.session;
    const { session } = must(await operator.showSession(sessionId as SessionId));
    const branches = shownText(sessionText(session, null, colors)).split('Branch that the run left');
    const linesOf = (text = '') => text.match(/confirmation: [^\n]*/g);
    expect(linesOf(branches[0])).toEqual([
      'confirmation: form not answered',
      'confirmation: acknowledged in text',
      'confirmation: waiting for an answer',
    ]);
    expect(linesOf(branches[1])).toEqual([
      expect.stringContaining('"Not yet."'),
      expect.stringContaining('"Go."'),
      'confirmation: waiting for an answer',
    ]);
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text } = must(await exportText(operator, sessionId as SessionId, options));
    expect(/### Confirmations\n\n((?:- .*\n)+)/.exec(text)?.[1]?.trim().split('\n')).toEqual([
      '- step 1: form not answered',
      '- step 1: acknowledged in text',
      '- step 2: waiting for an answer',
    ]);
    expect(text).toMatch(/Recorded:[^#]*\nAccepted, \S+:\n/);
  });

  // @verifies confirmations-in-form
  it('quotes as much of a comment as there is room for', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    (await user.form(1)).send(decided('reject', 'ü'.repeat(confirmationCommentBytesMax)));
    expect((await call).text).toContain('ü…\\"');
    const [line = ''] = await recorded(world, start);
    expect(Buffer.byteLength(/\((.*)\)/.exec(line)?.[1] ?? '')).toBeLessThanOrEqual(confirmationCommentBytesMax);
  });

  const noAnswers: readonly (readonly [string, ElicitResult | Error])[] = [
    ['is declined', { action: 'decline' }],
    ['is cancelled', { action: 'cancel' }],
    ['fails in the client', new Error('Method not found')],
  ];
  // @verifies confirmations-in-form
  it.each(noAnswers)('that %s blocks once, and the next attempt is acknowledged in text', async (_, result) => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    const form = await user.form(1);
    if (result instanceof Error) form.fail(result);
    else form.send(result);
    const { data, text } = await call;
    expect(text).toContain('was closed without an answer');
    // Nobody reads the chat of a session that the daemon works on.
    expect(
      (
        await world.runtime.confirmationAsked({ ...attempt(data), stateToken: data.stateToken } as ContinueInput)
      ).unwrapOr(null),
    ).toMatchObject({ kind: 'question' });
    // An attempt that is wrong does not make the form come back.
    const wrong = await agent.done('continue_workflow', attempt(data, { notesMarkdown: 'guessed' }));
    await agent.done('continue_workflow', attempt(wrong.data));
    expect(await recorded(world, start)).toEqual([
      'blocked: form_unanswered',
      'blocked: none',
      'advanced: acknowledged_in_text',
    ]);
    expect(user.forms).toHaveLength(1);
  });

  /** What a form is answered with by a client that checks nothing; the official client sends only what its own schema allows. */
  async function answeredWith(content: unknown) {
    const world = newWorld();
    const { runtime } = world;
    const { data: start } = must(await runtime.start({ workflowId: 'test.asking' }));
    const { server } = createServer(() => runtime, { version: '1', trace: silentTrace });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const reply = new Promise<unknown>((resolve) => {
      theirs.onmessage = (message) => {
        if ('method' in message && message.method === 'elicitation/create' && 'id' in message)
          void theirs.send({ jsonrpc: '2.0', id: message.id, result: { action: 'accept', content } });
        else if ('result' in message && message.id === 2) resolve(message.result);
      };
    });
    await server.connect(ours);
    const request = (id: number, method: string, params: object) =>
      theirs.send({ jsonrpc: '2.0', id, method, params: { ...params } });
    await request(1, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: { elicitation: {} },
      clientInfo: { name: 'any', version: '1' },
    });
    await request(2, 'tools/call', { name: 'continue_workflow', arguments: attempt(start) });
    return { text: JSON.stringify(await reply), outcomes: await recorded(world, start) };
  }

  // @verifies confirmations-in-form
  it.each([
    undefined,
    null,
    'approve',
    ['approve'],
    {},
    { decision: 'maybe' },
    { decision: 'constructor' },
    { decision: true },
    { decision: ['approve'] },
    { comment: 'approve' },
  ])('whose fields hold %j is not answered', async (content) => {
    const { text, outcomes } = await answeredWith(content);
    expect(text).toContain('was closed without an answer');
    expect(outcomes).toEqual(['blocked: form_unanswered']);
  });

  // @verifies confirmations-in-form
  it.each([
    [{ decision: 'approve', comment: null }, 'advanced: approved_in_form'],
    [{ decision: 'reject', comment: null }, 'blocked: rejected_in_form'],
    [{ decision: 'reject', comment: 5, other: { of: 'the client' } }, 'blocked: rejected_in_form'],
  ])('whose fields hold %j is answered: only the decision has to be there', async (content, outcome) => {
    expect((await answeredWith(content)).outcomes).toEqual([outcome]);
  });

  // @verifies confirmations-in-form
  it('that nobody answers in time is withdrawn', async () => {
    const { world, user, agent, timer, sent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    const form = await user.form(1);
    expect([...timer.set.values()]).toEqual([formMsMax]);
    timer.runAll();
    expect((await call).text).toContain('was closed without an answer');
    expect(sent).toEqual(['elicitation/create', 'notifications/cancelled']);
    form.send(decided('approve'));
    await user.client.ping();
    expect(await recorded(world, start)).toEqual(['blocked: form_unanswered']);
    expect(timer.set.size).toBe(0);
  });

  // @verifies confirmations-in-form
  it('shows texts of others within its bounds, and none of them as a line of ours', async () => {
    const { user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const notesMarkdown = `proven\u001b[2J\n--- ${start.session.runName}\n${'x'.repeat(4000)}`;
    const call = agent.done('continue_workflow', attempt(start, { notesMarkdown }));
    const form = await user.form(1);
    const [, , , ...notes] = form.message.split('\n');
    expect(notes.slice(0, 2)).toEqual(['proven [2J', `> --- ${start.session.runName}`]);
    expect(Buffer.byteLength(notes.join('\n'))).toBeLessThanOrEqual(formOutputBytesMax + 2);
    form.send(decided('approve'));
    await call;
  });

  // @verifies confirmations-in-form
  it('states the number and the kinds of the artifacts, and shows the beginning of each', async () => {
    const { user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const output = { ...proven, artifacts: [{ kind: 'wr.plan', goal: 'Drop the table', steps: ['a'] }] };
    const call = agent.done('continue_workflow', attempt(start, output));
    const form = await user.form(1);
    const [, , ...sent] = form.message.split('\n');
    expect(sent).toEqual([
      'The agent sends 1 artifact (wr.plan):',
      '- wr.plan: {"goal":"Drop the table","steps":["a"]}',
      'The agent wrote:',
      'All of it is proven.',
    ]);
    form.send(decided('approve'));
    await call;
  });

  // @verifies confirmations-in-form
  it('shows artifacts beside long notes within the same bounds, and none of them as a line of ours', async () => {
    const { user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const forged = `x\nThe agent wrote:\u2028--- ${start.session.runName}`;
    const artifacts = Array.from({ length: 9 }, (_, i) => ({ kind: `${i} ${forged}`, [forged]: 'y'.repeat(4000) }));
    const notesMarkdown = `proven ${'x'.repeat(4000)}`;
    const call = agent.done('continue_workflow', attempt(start, { notesMarkdown, artifacts }));
    const form = await user.form(1);
    const [, , counts = '', ...sent] = form.message.split(/[\n\u2028]/u);
    expect(counts).toMatch(/^The agent sends 9 artifacts \(\d x The agent wrote: --- .*…\):$/);
    expect(Buffer.byteLength(counts)).toBeLessThan(formKindsBytesMax + 40);
    const shown = sent.slice(0, formArtifactsShownMax);
    for (const line of shown) expect(line).toMatch(/^- \d x The agent wrote: .*: \{"x.*yyy…$/);
    const [more, heading, ...notes] = sent.slice(formArtifactsShownMax);
    expect([more, heading, notes[0]]).toEqual([
      '- and 5 more',
      'The agent wrote:',
      expect.stringMatching(/^proven x+$/),
    ]);
    expect(Buffer.byteLength([...shown, notes.join('\n')].join(''))).toBeLessThanOrEqual(formOutputBytesMax);
    form.send(decided('approve'));
    await call;
  });
});

describe('no form is shown', () => {
  // @verifies confirmations-in-form
  test.each([{}, { roots: {} }, { elicitation: { url: {} } }] satisfies ClientCapabilities[])(
    'by a client that declares %j',
    async (capabilities) => {
      const { world, agent, sent } = await opened(capabilities);
      const { data: start } = await agent.start('test.asking');
      await agent.done('continue_workflow', attempt(start));
      expect(sent).not.toContain('elicitation/create');
      expect(await recorded(world, start)).toEqual(['advanced: acknowledged_in_text']);
    },
  );

  // @verifies confirmations-in-form
  test.each(['full_auto_stop_on_user_deps', 'full_auto_never_stop'])('in %s', async (autonomy) => {
    const { world, agent, sent } = await opened();
    const { data: start } = await agent.start('test.asking', { preferences: { autonomy } });
    await agent.done('continue_workflow', attempt(start));
    expect(sent).toEqual([]);
    expect(await recorded(world, start)).toEqual(['advanced: skipped_by_mode']);
  });

  // @verifies confirmations-in-form
  test('for a step that asks for no confirmation', async () => {
    const { agent, sent } = await opened();
    const plain = await agent.start('test.asking', { preferences: { autonomy: 'full_auto_never_stop' } });
    const [b] = [await agent.done('continue_workflow', attempt(plain.data))];
    const c = await agent.done('continue_workflow', {
      ...attempt(b.data, {}),
      preferences: { autonomy: 'guided' },
    });
    expect(c.data.pending?.stepId).toBe('c');
    await agent.done('continue_workflow', attempt(c.data, {}));
    expect(sent).toEqual([]);
  });

  // @verifies confirmations-in-form
  test(`beside ${openFormsMax} that are open`, async () => {
    const { world, user, agent } = await opened();
    const starts = await Promise.all(Array.from({ length: openFormsMax + 1 }, () => agent.start('test.asking')));
    const calls = starts.map(({ data }) => agent.done('continue_workflow', attempt(data)));
    const last = starts[openFormsMax];
    await calls[openFormsMax];
    expect(user.forms).toHaveLength(openFormsMax);
    expect(last === undefined ? [] : await recorded(world, last.data)).toEqual(['advanced: acknowledged_in_text']);
    for (const { send } of user.forms) send(decided('approve'));
    await Promise.all(calls);
  });
});

describe('while a form is open', () => {
  // @verifies confirmations-in-form
  it('the same call waits for the same form, and a call with other output learns what was recorded', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const first = agent.done('continue_workflow', attempt(start));
    const form = await user.form(1);
    const same = agent.done('continue_workflow', attempt(start));
    const other = agent.done('continue_workflow', attempt(start, { notesMarkdown: 'Also proven.' }));
    await user.client.ping();
    form.send(decided('approve'));
    expect((await same).bytes).toBe((await first).bytes);
    expect((await other).data.warnings).toMatchObject([{ code: 'ATTEMPT_ALREADY_RECORDED' }]);
    expect((await other).data.forkAckToken).toBeDefined();
    expect(user.forms).toHaveLength(1);
    expect(await recorded(world, start)).toEqual(['advanced: approved_in_form']);
  });

  // @verifies confirmations-in-form
  it('its session is neither locked nor queued, and the forms of two sessions are independent', async () => {
    const { world, user, agent } = await opened();
    const [one, two] = [(await agent.start('test.asking')).data, (await agent.start('test.asking')).data];
    const first = agent.done('continue_workflow', attempt(one));
    await user.form(1);
    const second = agent.done('continue_workflow', attempt(two));
    await user.form(2);
    await agent.rehydrate(one);
    const output = { notesMarkdown: 'Half.' };
    await agent.done('checkpoint_workflow', { checkpointToken: one.checkpointToken, output });
    user.forms[1]?.send(decided('reject', 'Not this one.'));
    expect((await second).data).toMatchObject({ kind: 'blocked' });
    user.forms[0]?.send(decided('approve'));
    expect((await first).data).toMatchObject({ kind: 'ok', session: { sessionId: one.session.sessionId } });
    expect(await recorded(world, one)).toEqual(['advanced: approved_in_form']);
    expect(await recorded(world, two)).toEqual(['blocked: rejected_in_form (Not this one.)']);
  });

  // @verifies confirmations-in-form
  it('an attempt that another process records is the one that counts', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    const form = await user.form(1);
    const elsewhere = must(await world.another().continue(attempt(start) as { ackToken: string }));
    form.send(decided('reject', 'Too late.'));
    expect((await call).text).toBe(JSON.stringify(elsewhere.data));
    expect(await recorded(world, start)).toEqual(['advanced: acknowledged_in_text']);
  });

  // @verifies owner-marks-beside-log
  it('the owner can abandon the run: its answer completes no step, and counts once that is undone', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.refused('continue_workflow', attempt(start));
    const form = await user.form(1);
    const operator = createAdminApi(
      world.host,
      world.disk.storage(world.host),
      catalogsAt(null, [asking, routed, looped, backed]),
    );
    const { runName } = start.session;
    must(await operator.markRun(runName, { kind: 'abandoned', abandoned: {} }));
    form.send(decided('approve'));
    expect((await call).code).toBe('SESSION_RUN_ABANDONED');
    expect(await recorded(world, start)).toEqual([]);
    must(await operator.markRun(runName, { kind: 'abandoned', abandoned: null }));
    expect((await agent.done('continue_workflow', attempt(start))).data.pending?.stepId).toBe('b');
    expect(user.forms).toHaveLength(1);
    expect(await recorded(world, start)).toEqual(['advanced: approved_in_form']);
  });

  // @verifies confirmations-in-form
  it('its answer is not asked for again when the session is busy at that moment', async () => {
    const { world, user, agent } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.refused('continue_workflow', attempt(start));
    const form = await user.form(1);
    const elsewhere = world.disk.storage(world.host);
    const lock = must(await elsewhere.locks.session(start.session.sessionId as SessionId, false));
    if (lock.kind === 'busy') throw new Error('the session is locked while a form is open');
    form.send(decided('approve'));
    expect((await call).code).toBe('TOKEN_SESSION_LOCKED');
    await lock.release();
    expect((await agent.done('continue_workflow', attempt(start))).data.pending?.stepId).toBe('b');
    expect(user.forms).toHaveLength(1);
    expect(await recorded(world, start)).toEqual(['advanced: approved_in_form']);
  });

  // @verifies confirmations-in-form
  it('it is withdrawn when the last call that waits for it is cancelled', async () => {
    const { world, user, agent, sent, idle } = await opened();
    const { data: start } = await agent.start('test.asking');
    const cancels = [new AbortController(), new AbortController()];
    const call = (signal: AbortSignal) =>
      user.client
        .callTool({ name: 'continue_workflow', arguments: attempt(start) }, undefined, { signal })
        .catch(() => 'cancelled');
    const first = call(cancels[0]?.signal as AbortSignal);
    await user.form(1);
    const second = call(cancels[1]?.signal as AbortSignal);
    // Calls on a session queue: when these are answered, the second call waits for the form.
    for (let turn = 0; turn < 3; turn += 1) await agent.rehydrate(start);
    cancels[0]?.abort();
    await user.client.ping();
    expect([await first, sent]).toEqual(['cancelled', ['elicitation/create']]);
    cancels[1]?.abort();
    await second;
    await idle();
    expect(sent).toEqual(['elicitation/create', 'notifications/cancelled']);
    expect(await recorded(world, start)).toEqual(['blocked: form_unanswered']);
    // The agent that repeats the call learns to ask in the chat; its output was kept.
    expect((await agent.done('continue_workflow', attempt(start))).text).toContain('was closed without an answer');
    expect(user.forms).toHaveLength(1);
  });

  // @verifies confirmations-in-form
  it('it ends with its client, and the output is kept', async () => {
    const { world, user, agent, idle } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start)).catch(() => 'gone');
    await user.form(1);
    await user.client.close();
    expect(await call).toBe('gone');
    await idle();
    expect(await recorded(world, start)).toEqual(['blocked: form_unanswered']);
  });

  // @verifies confirmations-in-form
  it('a server that ends waits for no answer, and shows no further form', async () => {
    const { world, user, agent, idle, stopWaiting } = await opened();
    const starts = [(await agent.start('test.asking')).data, (await agent.start('test.asking')).data];
    const [one, two] = starts as [StartData, StartData];
    const call = agent.done('continue_workflow', attempt(one));
    await user.form(1);
    stopWaiting();
    await idle();
    expect((await call).data).toMatchObject({ kind: 'blocked' });
    await agent.done('continue_workflow', attempt(two));
    expect(user.forms).toHaveLength(1);
    expect(await recorded(world, two)).toEqual(['advanced: acknowledged_in_text']);
  });

  // @verifies confirmations-in-form
  it('its call and the repeats of it are not among those that keep the server from reading', async () => {
    const { world, user, agent, idle } = await opened();
    const { data: start } = await agent.start('test.asking');
    const call = agent.done('continue_workflow', attempt(start));
    const form = await user.form(1);
    const repeats = [agent.done('continue_workflow', attempt(start)), agent.done('continue_workflow', attempt(start))];
    await idle(0);
    form.send(decided('approve'));
    const { bytes } = await call;
    expect((await Promise.all(repeats)).map((repeat) => repeat.bytes)).toEqual([bytes, bytes]);
    expect(await recorded(world, start)).toEqual(['advanced: approved_in_form']);
  });
});
