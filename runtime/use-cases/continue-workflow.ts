/**
 * continue_workflow: an attempt if the call has an ackToken, else a rehydrate [rehydrate-is-pure].
 *
 * - Rehydrate has no path to an append: it is given a `Reader`, which holds no gate.
 * - A recorded attempt is answered from facts, without the lock. Only when it is not recorded is the lock taken, and then
 *   it is looked for again; an attempt that an open session does not know is looked for only then.
 */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import type { ContinueData, ContinueInput } from '../../schemas/tools.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import { withPreset } from '../core/preferences.ts';
import { attemptKey, createdNode } from '../core/state.ts';
import type { FormAnswer } from '../core/validation/confirmation.ts';
import type { AppendWitness } from '../storage/witness.ts';
import { type AttemptPayload, type TokenContext, tokenContextOf } from '../session/token-context.ts';
import { KnownWithheld, warningOf } from '../session/withheld-runs.ts';
import { authorize, missingHandle } from '../session/authorize.ts';
import type { Caller } from '../session/open-forms.ts';
import { commit, type Environment } from '../session/environment.ts';
import { internalError, named, runWithheld, validationError } from '../replies/refusals.ts';
import { pinnedDrift } from './workflow-library.ts';
import { resolveNode, type NodeContext, resolveNodeIn, type NodeReader } from '../session/node-context.ts';
import { readOutput } from './agent-output.ts';
import { type ConfirmationAsked, confirmationQuestion } from './confirmation-form.ts';
import { afterTheEnd, type AnsweredInput, decideAttempt, type SentInput } from './decide-attempt.ts';
import { rehydrateReply } from '../replies/rehydrate-reply.ts';
import { type Reply, withNotice } from '../core/reply.ts';
import { attemptReply } from '../replies/attempt-reply.ts';
import { noticeOnRepeat } from '../replies/branch-left.ts';
import { recoveryHint } from '../replies/token-recovery.ts';

const tool = 'continue_workflow';
type Continued = Promise<Result<Reply<ContinueData>, ErrorEnvelope>>;

/** What reading needs, and nothing that can write. */
type Reader = NodeReader & Pick<Environment, 'catalogs'>;

/** @param caller whose client shows forms; null for any other */
export async function continueWorkflow(
  environment: Environment,
  input: ContinueInput,
  caller: Caller | null = null,
): Continued {
  const isUnnamed = input.stateToken === undefined && input.ackToken === undefined;
  if (isUnnamed) return err(givenWork(input).length === 0 ? missingHandle(tool, 'stateToken') : ackNeeded(input));
  const request = input.ackToken === undefined ? refuseRehydrateInput(input) : readAttempt(environment, input);
  const opened = await tokenContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const authority = opened.value;
  const authorized = await authorize(tool, { stateToken: input.stateToken, ackToken: input.ackToken }, authority);
  if (authorized.isErr()) return err(authorized.error);
  const { state, attempt: ack } = authorized.value;
  const withheld = new KnownWithheld(environment, state.sessionId, state.runId);
  const answer = request.isErr()
    ? err(ack === null ? await withPair(request.error, state, authority) : request.error)
    : await answerTo(environment, authority, state, ack, {
        attempted: request.value,
        page: input.page,
        caller,
        withheld,
      });
  return withWithheldWarning(state, answer, withheld);
}

/**
 * What the user has to approve before this attempt is recorded, in any mode. An error is the one that the call would be
 * refused with now: only who knows the answer may make the call. Writes nothing.
 */
export async function findConfirmationQuestion(
  environment: Environment,
  input: ContinueInput,
): Promise<Result<ConfirmationAsked, ErrorEnvelope>> {
  const request = readAttempt(environment, input);
  const opened = await tokenContextOf(environment);
  if (request.isErr()) return err(request.error);
  if (opened.isErr()) return err(opened.error);
  const authority = opened.value;
  const authorized = await authorize(tool, { stateToken: input.stateToken, ackToken: input.ackToken }, authority);
  if (authorized.isErr()) return err(authorized.error);
  const { sessions, objects } = environment;
  const { state, attempt: ack } = authorized.value;
  if (ack === null) return ok({ kind: 'none' });
  return confirmationQuestion(environment, { sessions, objects, authority }, state, ack, request.value, true);
}

/** The reply to a call with only the stateToken of a node, for who found the node otherwise [resume-only-match-is-read]. */
export async function readStep(environment: Environment, state: StatePayload): Continued {
  const opened = await tokenContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const withheld = new KnownWithheld(environment, state.sessionId, state.runId);
  const asked = { attempted: null, page: undefined, caller: null, withheld };
  return withWithheldWarning(state, await answerTo(environment, opened.value, state, null, asked), withheld);
}

async function withWithheldWarning(
  { runId }: StatePayload,
  answer: Awaited<Continued>,
  withheld: KnownWithheld,
): Continued {
  const notice = warningOf(await withheld.shown());
  return answer.map((reply) => withNotice(reply, notice)).mapErr((error) => named(error, runId));
}

type Asked = {
  readonly attempted: SentInput | null;
  readonly page: number | undefined;
  readonly caller: Caller | null;
  readonly withheld: KnownWithheld;
};

function answerTo(
  environment: Environment,
  authority: TokenContext,
  state: StatePayload,
  ack: AttemptPayload | null,
  { attempted, page, caller, withheld }: Asked,
): Continued {
  const { sessions, objects, catalogs } = environment;
  const reader: Reader = { sessions, objects, catalogs, authority };
  return ack === null || attempted === null
    ? rehydrate(reader, state, page)
    : attempt(environment, reader, state, ack, { input: attempted, caller, withheld });
}

/** Replay when the attempt is recorded, otherwise advance, once the user has answered where a form of the client asks. */
async function attempt(
  environment: Environment,
  reader: Reader,
  state: StatePayload,
  ack: AttemptPayload,
  sent: { readonly input: SentInput } & Pick<Asked, 'caller' | 'withheld'>,
): Continued {
  const { input, caller, withheld } = sent;
  const why = await withheld.shown();
  if (why !== null || !isNewHere(reader, state, ack)) {
    const replayed = await replay(reader, state, ack, input);
    if (replayed !== null) return replayed;
  }
  if (why !== null) return err(runWithheld(tool, why));
  const record = async (form: FormAnswer | null): Continued => {
    if (form !== null) withheld.forget();
    const since = await withheld.shown();
    // What another process recorded before counts.
    if (since !== null) return (await replay(reader, state, ack, input)) ?? err(runWithheld(tool, since));
    return advance(environment, reader, state, ack, { ...input, form });
  };
  if (caller === null) return record(null);
  const found = await confirmationQuestion(environment, reader, state, ack, input, caller.asksInEveryMode === true);
  if (found.isErr()) return err(found.error);
  if (found.value.kind !== 'question') return record(null);
  const { question } = found.value;
  const asked = {
    attempt: `${state.sessionId}:${attemptKey(state.nodeId, ack.attemptId)}`,
    inputDigest: input.inputDigest,
  };
  const answered = await environment.forms.during(asked, caller, question, record);
  withheld.forget();
  // Another call with this attempt was asked about, and is recorded by now.
  return answered ?? attempt(environment, reader, state, ack, sent);
}

// Arguments -----------------------------------------------------------------------------------------------------------

const givenWork = (input: ContinueInput) =>
  (['output', 'context', 'preferences'] as const).filter((key) => input[key] !== undefined);
const quotedNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function refuseRehydrateInput(input: ContinueInput): Result<null, ErrorEnvelope> {
  const given = givenWork(input);
  if (given.length === 0) return ok(null);
  const refused = validationError(
    `${tool}: ${quotedNames(given)} ${given.length === 1 ? 'was' : 'were'} sent without ackToken. Without an ackToken, the call only reads the step and stores nothing.`,
    `To only read the step, call ${tool} with the stateToken alone. To store what you sent, add the ackToken.`,
    { arguments: given },
  );
  return err(refused);
}

/** Nothing says which step the output is of. */
function ackNeeded(input: ContinueInput): ErrorEnvelope {
  const given = givenWork(input);
  const [first] = given;
  return validationError(
    `${tool}: ackToken is missing. ${quotedNames(given)} ${given.length === 1 ? 'was' : 'were'} sent without any token, so nothing was stored. WorkRail accepts "${first}" only with the ackToken of the step that is done.`,
    `Call ${tool} { "ackToken": <handle>, "${first}": … } again with everything that you sent; copy <handle> from the first line of the latest reply. If that reply is lost, call resume_session: it finds the run.`,
    { argument: 'ackToken' },
  );
}

/** An output without its ackToken: the pair that it can be sent with. */
async function withPair(error: ErrorEnvelope, payload: StatePayload, authority: TokenContext): Promise<ErrorEnvelope> {
  const claims = [{ field: 'stateToken' as const, payload }];
  const offers = await recoveryHint(tool, { claims, near: [], given: 1, purpose: 'advance' }, authority);
  if (offers.kind === 'none') return error;
  return offers.kind === 'complete'
    ? afterTheEnd(error)
    : { ...error, suggestion: `${error.suggestion} ${offers.text}` };
}

/** Who asks for a page has not read the step to its end, and does not mean to acknowledge it. */
function readAttempt(environment: Environment, input: ContinueInput): Result<SentInput, ErrorEnvelope> {
  if (input.page === undefined) return readInput(environment, input);
  return err(
    validationError(
      `${tool}: "page" ${input.page} and an ackToken cannot be sent in one call: "page" reads the step, and an ackToken completes it. Nothing was recorded.`,
      `To read the page, call ${tool} with only "page" and "stateToken" (the same handle). If the step is done, call ${tool} again without "page".`,
      { argument: 'page' },
    ),
  );
}

function readInput(environment: Environment, input: ContinueInput): Result<SentInput, ErrorEnvelope> {
  const { context, output, preferences } = input;
  return readOutput(tool, environment, { context, output, preferences }, output).map((read) => ({
    ...read,
    context: (context ?? {}) as JsonObject,
    preferences: withPreset(preferences ?? {}),
  }));
}

// Reading -------------------------------------------------------------------------------------------------------------

/** Reads the pending step again. Writes nothing, and could not. */
function rehydrate(reader: Reader, payload: StatePayload, page: number | undefined): Continued {
  return reader.sessions.inTurn(payload.sessionId, async () => {
    const located = await resolveNode(tool, reader, payload);
    if (located.isErr()) return err(located.error);
    const { run, node, view } = located.value;
    const drift = await pinnedDrift(reader.catalogs, run);
    return rehydrateReply(view, node, drift === null ? [] : [drift], page);
  });
}

/** As far as this process knows: the session is open in it, and holds no such attempt. Another may have recorded it since. */
function isNewHere({ sessions }: Reader, { sessionId, nodeId }: StatePayload, { attemptId }: AttemptPayload): boolean {
  return sessions.known(sessionId)?.state.attempts.has(attemptKey(nodeId, attemptId)) === false;
}

/** The recorded answer, or null when the attempt is not recorded yet. A hit needs no lock: facts do not change. */
function replay(
  reader: Reader,
  payload: StatePayload,
  ack: AttemptPayload,
  input: SentInput,
): Promise<Awaited<Continued> | null> {
  return reader.sessions.inTurn(payload.sessionId, async () => {
    const located = await resolveNode(tool, reader, payload);
    if (located.isErr()) return err(located.error);
    return findRecorded(located.value, ack, input.inputDigest);
  });
}

async function findRecorded(
  { view, node }: NodeContext,
  ack: AttemptPayload,
  inputDigest: Sha256Digest,
): Promise<Awaited<Continued> | null> {
  const attempt = view.state.attempts.get(attemptKey(node.nodeId, ack.attemptId));
  if (attempt === undefined) return null;
  const sameInput = attempt.inputDigest === inputDigest;
  const reply = await attemptReply(view, attempt, sameInput);
  const created = view.state.nodes.get(createdNode(attempt) ?? attempt.nodeId);
  const notice = created === undefined ? null : await noticeOnRepeat(view, created, sameInput);
  return reply.map((each) => withNotice(each, notice));
}

// Advancing -----------------------------------------------------------------------------------------------------------

async function advance(
  environment: Environment,
  reader: Reader,
  payload: StatePayload,
  ack: AttemptPayload,
  input: AnsweredInput,
): Continued {
  const advanced = await environment.gate.withHealthySession(payload.sessionId, false, async (witness, session) => {
    const located = await resolveNodeIn(tool, reader, session, payload);
    if (located.isErr()) return err(located.error);
    const replayed = await findRecorded(located.value, ack, input.inputDigest);
    return replayed ?? record(environment, located.value, ack, input, witness);
  });
  if (advanced.isOk()) return advanced;
  // Who holds the lock may have recorded this attempt before.
  if (advanced.error.code === 'TOKEN_SESSION_LOCKED') return (await replay(reader, payload, ack, input)) ?? advanced;
  return advanced.error.code === 'STORE_IO_FAILED' ? unlessRemoved(reader, payload, advanced) : advanced;
}

/**
 * A session that another process removed while it was open here cannot be locked. That is not a fault of the disk, and a repeated call would
 * fail in the same way.
 */
function unlessRemoved(reader: Reader, payload: StatePayload, failed: Awaited<Continued>): Continued {
  return reader.sessions.inTurn(payload.sessionId, async () => {
    const located = await resolveNode(tool, reader, payload);
    return located.isErr() && located.error.code === 'TOKEN_UNKNOWN_NODE' ? err(located.error) : failed;
  });
}

async function record(
  environment: Environment,
  context: NodeContext,
  ack: AttemptPayload,
  input: AnsweredInput,
  witness: AppendWitness,
): Continued {
  const { session, node, view } = context;
  const decision = await decideAttempt(environment, context, ack, input);
  if (decision.isErr()) return err(decision.error);
  return commit(environment, witness, session, { decision: decision.value }, async () => {
    const attempt = session.state.attempts.get(attemptKey(node.nodeId, ack.attemptId));
    return attempt === undefined
      ? err(internalError('a recorded attempt is missing from the session'))
      : attemptReply(view, attempt, true);
  });
}
