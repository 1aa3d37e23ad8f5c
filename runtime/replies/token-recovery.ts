/**
 * The refusal of a call whose tokens cannot be used [refusal-hands-over-the-pair].
 *
 * Every refusal names the run, workflow and step of each token that verified, and returns what the refused call can be
 * repeated with. It asks for no more than that call did: a read gets no ackToken, tokens that only need cleaning come back
 * as they are, and a step that was done before gets the attempt that did it, whose answer is repeated. A token that cannot
 * be read might be of another run, so then nothing is commanded.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { TokenErrorCode } from '../../schemas/error-codes.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { AttemptId } from '../../schemas/ids.ts';
import { blockedChainMax, quotedValueBytesMax } from '../../schemas/limits.ts';
import { isComplete } from '../core/execution-state.ts';
import { attemptRef, freshAttempt } from '../core/identity.ts';
import { runName } from '../core/run-name.ts';
import { reopeningOf } from '../core/going-back.ts';
import { blockedInChain, chainOf, newestInChain, progressChildren } from '../core/lineage.ts';
import { type NodeState, type RunState, type SessionState, owningStep } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { otherBranch } from '../projections/other-branch.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import { stepTitle } from '../projections/run-summary.ts';
import { parseHandle } from '../tokens/handles.ts';
import { tokenMint } from '../tokens/tokens.ts';
import { targetOf } from './run-view.ts';
import type { TokenContext, Claim } from '../session/token-context.ts';
import type { OpenSession } from '../session/open-sessions.ts';

/** What a call does with its tokens. */
export type Purpose = 'read' | 'join' | 'advance' | 'checkpoint';
/** A token problem, before the names of runs and the pairs of tokens are added. */
export type Problem = {
  readonly code: TokenErrorCode;
  /** A text, or one that depends on whether all claims are about one step. */
  readonly message: string | ((isOneStep: boolean) => string);
  readonly claims: readonly Claim[];
  /** What handles that do not fit may mean: offered, and never named as a fact. */
  readonly near: readonly { readonly claim: Claim; readonly is: 'named' | 'tip' }[];
  /** How many tokens the call brought, those that do not verify among them. */
  readonly given: number;
  readonly purpose: Purpose;
};
type Found = {
  readonly claim: Claim;
  readonly session: OpenSession;
  readonly run: RunState;
  /** The node that is named; the run's preferred tip where the log has lost that one. */
  readonly node: NodeState;
  readonly step: NodeState;
  readonly isLost: boolean;
};
/** What the refused call can be repeated with, for one step. */
type Offer = {
  readonly runName: string;
  readonly workflowId: string;
  readonly stepTitle: string;
  readonly stateToken: string;
  readonly ackToken?: string;
  readonly checkpointToken?: string;
  /** True when this very attempt is recorded: the call then repeats its answer. */
  readonly isRecorded?: true;
};

/** What a verified token is of. */
type TokenOwner = JsonObject & {
  readonly field: string;
  readonly kind: string;
  readonly runName: string;
  readonly runId: string;
  readonly workflowId?: string;
  readonly stepTitle?: string;
};

/** @param held the session whose turn it is, which must not be waited for again */
export async function refusal(
  tool: string,
  problem: Problem,
  authority: TokenContext,
  held: OpenSession | null = null,
): Promise<ErrorEnvelope> {
  const { code, claims } = problem;
  const { found, offers, purpose } = await recoveryPairs(problem, authority, held);
  const tokens = claims.map((claim): TokenOwner => {
    const known = found.find((each) => each.claim === claim);
    const title = offers.find(({ of }) => of.some((each) => each.claim === claim))?.offer.stepTitle;
    return {
      field: claim.field,
      kind: claim.payload.tokenKind,
      runName: runName(claim.payload.runId),
      runId: claim.payload.runId,
      ...(known === undefined ? {} : { workflowId: known.run.workflowId }),
      ...(title === undefined ? {} : { stepTitle: title }),
    };
  });
  const isOneStep = found.length === claims.length && new Set(found.map(({ step }) => step)).size === 1;
  const message = typeof problem.message === 'string' ? problem.message : problem.message(isOneStep);
  const names = [...new Set(claims.map(({ payload }) => `[${runName(payload.runId)}] `))].join('');
  return {
    code,
    message: `${names}${tool}: ${message}. ${isOneStep ? '' : ownersText(tokens)}Nothing was recorded.`,
    retry: { kind: 'not_retryable' },
    suggestion:
      offers.length === 0 ? withoutOffers(code, claims.length > 0) : withOffers(tool, { ...problem, purpose }, offers),
    ...(tokens.length === 0 && offers.length === 0
      ? {}
      : { details: { tokens, ...(offers.length === 0 ? {} : { pairs: offers.map(({ offer }) => offer) }) } }),
  };
}

/** What a call with these claims can be repeated with, as sentences; `complete` when nothing is left to attempt there. */
export async function recoveryHint(
  tool: string,
  problem: Pick<Problem, 'claims' | 'near' | 'given' | 'purpose'>,
  authority: TokenContext,
): Promise<{ readonly kind: 'none' } | { readonly kind: 'offers' | 'complete'; readonly text: string }> {
  const { offers, purpose } = await recoveryPairs(problem, authority, null);
  if (offers.length === 0) return { kind: 'none' };
  const isOver = offers.every(
    ({ offer, of, isLeft }) => !isLeft && offer.ackToken === undefined && of.every(({ isLost }) => !isLost),
  );
  return {
    kind: problem.purpose === 'advance' && isOver ? 'complete' : 'offers',
    text: withOffers(tool, { ...problem, purpose }, offers),
  };
}

// Words ---------------------------------------------------------------------------------------------------------------

/** Names that two of these runs share, so that a name alone does not tell them apart. */
function sharedNames(runs: readonly { readonly runId: string; readonly runName: string }[]): ReadonlySet<string> {
  const [ids, shared] = [new Map<string, string>(), new Set<string>()];
  for (const { runId, runName: name } of runs) {
    if ((ids.get(name) ?? runId) !== runId) shared.add(name);
    ids.set(name, runId);
  }
  return shared;
}

/** Which run, workflow and step each of several tokens is of: only that tells an agent which one it took from elsewhere. */
function ownersText(tokens: readonly TokenOwner[]): string {
  if (tokens.length < 2) return '';
  const shared = sharedNames(tokens);
  const owners = tokens.map(({ field, runName: name, runId, workflowId, stepTitle: title }) => {
    const ownId = shared.has(name) ? runId : undefined;
    const where = [ownId, workflowId, title === undefined ? undefined : `"${title}"`].filter(
      (part) => part !== undefined,
    );
    return `${field} belongs to ${name}${where.length === 0 ? '' : ` (${where.join(', ')})`}`;
  });
  return `${owners.join('; ')}. `;
}

/** @param isVerified the keys of this data directory made the token; the origin of a handle whose run is not stored here is unknown */
function withoutOffers(code: TokenErrorCode, isVerified: boolean): string {
  switch (code) {
    case 'TOKEN_UNKNOWN_NODE':
      if (!isVerified)
        return 'If you miscopied the handle, copy it from the latest reply of the run. If that reply is lost, call resume_session: it lists the stored runs. A run that is not listed was removed or is in another data directory: tell the user.';
      return 'The keys of this data directory signed the token, so the run was probably removed (by `workrail sessions gc`, a deleted directory or an older backup). Tell the user. resume_session lists the stored runs; start_workflow starts a new one.';
    case 'TOKEN_UNSUPPORTED_VERSION':
      return 'Use the handle or tokens from the latest reply of this server; it cannot read a token of another version. If you have no reply, call resume_session: it finds the run and returns a stateToken.';
    case 'TOKEN_BAD_SIGNATURE':
      return 'Call resume_session with query set to the name of the run (such as [calm-otter-12] in its replies) or to words of its notes: this call needs no token and returns a new stateToken. If you only miscopied the token, copy it again from the latest reply of the run.';
    default:
      return 'Copy the token again, whole and unchanged, from the latest reply of the run that you mean. If that reply is lost, call resume_session: it finds the run and returns a stateToken.';
  }
}

const argument = (name: string, token: string) => `"${name}": "${token}"`;

/** The arguments of the call, as they are to be sent: a handle identifies both the node and the attempt. */
function tokensOf({ stateToken, ackToken, checkpointToken }: Offer, purpose: Purpose): string {
  if (purpose === 'join') return argument('within', stateToken);
  const acted = ackToken === undefined ? checkpointToken : ackToken;
  const field = ackToken === undefined ? 'checkpointToken' : 'ackToken';
  if (acted === undefined) return `only ${argument('stateToken', stateToken)}`;
  const both = parseHandle(acted) === null ? `${argument('stateToken', stateToken)} and ` : '';
  return `${both}${argument(field, acted)}`;
}

/** An offer without an attempt only reads its step. */
const isRead = ({ ackToken, checkpointToken }: Offer, purpose: Purpose): boolean =>
  purpose !== 'join' && ackToken === undefined && checkpointToken === undefined;

function withOffers(
  tool: string,
  { purpose, claims, given }: Pick<Problem, 'claims' | 'near' | 'given' | 'purpose'>,
  offers: HandedOver['offers'],
): string {
  const answered = offers.flatMap(({ of }) => of);
  // Every token that was given has an offer: none of them can be about something else.
  const isWhole = answered.length === given;
  const isLost = answered.some((each) => each.isLost);
  const isOneRun = new Set(claims.map(({ payload }) => payload.runId)).size === 1;
  const which =
    offers.length > 1
      ? `Decide which ${isOneRun ? 'step' : 'run'} you mean, then call`
      : isWhole
        ? 'Call'
        : 'If you mean this run, call';
  const other = isWhole
    ? ''
    : ' If you mean another run, use the tokens from its latest reply, or call resume_session to find that run.';
  const lost = isLost
    ? 'The run is stored here, but its log ends before that step because the log was repaired or restored from a backup. Tell the user, and read the current step of the run. '
    : '';
  const does = isLost && purpose !== 'join' ? 'read' : purpose;
  // A read is a call of its own tool, whatever was called.
  const callOf = (offer: Offer) => (does === 'read' || isRead(offer, does) ? 'continue_workflow' : tool);
  const [call = tool, ...others] = new Set(offers.map(({ offer }) => callOf(offer)));
  const shared = sharedNames(offers.map(({ offer, run }) => ({ runId: run.runId, runName: offer.runName })));
  const each = offers.map(({ offer, run }) => {
    const { runName: name, workflowId, stepTitle } = offer;
    const goal = run.goal === null ? '' : `, goal "${quoted(run.goal, quotedValueBytesMax)}"`;
    const owner = shared.has(name) ? `${run.runId}, ${workflowId}${goal}` : workflowId;
    const repeats =
      offer.isRecorded === true
        ? ' (this attempt is recorded: the same output returns its reply, other output is not stored)'
        : '';
    const own = others.length === 0 ? '' : `${callOf(offer)} with `;
    return `${own}${tokensOf(offer, does)}, for "${stepTitle}" of ${name} (${owner})${repeats}`;
  });
  const again = others.length === 0 ? `${call} again with ` : '';
  return `${lost}${which} ${again}${offers.length > 1 ? 'one of these: ' : ''}${each.join('; ')}.${other}`;
}

// What is returned ----------------------------------------------------------------------------------------------------

/** @property isLeft its attempt would be refused, because the run left its branch: reading the step says how to return to it */
type Offered = { readonly offer: Offer; readonly isLeft: boolean };

type HandedOver = {
  readonly found: readonly Found[];
  /** What the offers are for: a call whose step is unknown is answered with a read. */
  readonly purpose: Purpose;
  /** One for each step that the claims are about. */
  readonly offers: readonly (Offered & { readonly run: RunState; readonly of: readonly Found[] })[];
};

async function recoveryPairs(
  { claims, near, purpose }: Pick<Problem, 'claims' | 'near' | 'purpose'>,
  authority: TokenContext,
  held: OpenSession | null,
): Promise<HandedOver> {
  const found: Found[] = [];
  for (const claim of claims) {
    const one = await find(claim, authority, held);
    if (one !== null) found.push(one);
  }
  const guessed: Found[] = [];
  for (const { claim } of near) {
    const one = await find(claim, authority, held);
    if (one !== null) guessed.push(one);
  }
  const offers: (Offered & { run: RunState; of: Found[] })[] = [];
  const all = [...found, ...guessed];
  // Where a run is now is for its reader to see first: nothing that was meant for another step is done there.
  const meant = near.some(({ is }) => is === 'tip') ? (purpose === 'join' ? 'join' : 'read') : purpose;
  for (const step of new Set(all.map((each) => each.step))) {
    const of = all.filter((each) => each.step === step);
    const run = of[0]?.run;
    const offered = await offerOf(meant, of, authority);
    if (run === undefined || offered === null) continue;
    offers.push({ ...offered, run, of: of.filter((each) => found.includes(each)) });
  }
  return { found, offers, purpose: meant };
}

/** What a verified claim points to, as it is now; null when it is not stored here, or cannot be read. */
async function find(claim: Claim, { sessions }: TokenContext, held: OpenSession | null): Promise<Found | null> {
  const { sessionId, runId, nodeId } = claim.payload;
  const within = (session: OpenSession): Found | null => {
    const { state } = session;
    const [named, run] = [state.nodes.get(nodeId), state.runs.get(runId)];
    if (session.damage !== null || run === undefined) return null;
    const isLost = named === undefined || named.runId !== runId;
    const node = isLost ? preferredTip(state, run) : named;
    return node === null ? null : { claim, session, run, node, step: owningStep(node), isLost };
  };
  if (held?.sessionId === sessionId) return within(held);
  return sessions.inTurn(sessionId, async () => {
    const loaded = await sessions.load(sessionId);
    return loaded.isErr() ? null : within(loaded.value);
  });
}

type Attempted = { readonly node: NodeState; readonly attemptId: AttemptId; readonly isRecorded: boolean };

async function offerOf(purpose: Purpose, of: readonly Found[], authority: TokenContext): Promise<Offered | null> {
  const [first] = of;
  if (first === undefined) return null;
  const { session, run } = first;
  const { sessionId, state } = session;
  const { digest } = authority.crypto;
  const named = of.find(({ claim }) => claim.payload.tokenKind === 'state') ?? first;
  // Nothing that was done on a step which is lost is recorded for another one.
  const meant = of.some((each) => each.isLost)
    ? null
    : purpose === 'advance'
      ? attemptOf(
          state,
          attemptRootOf(first, of, digest),
          of,
          (node) => freshAttempt(digest, sessionId, node).attemptId,
        )
      : purpose === 'checkpoint'
        ? checkpointOf(
            named.node,
            of,
            reopeningsAt(named, digest),
            (node) => freshAttempt(digest, sessionId, node.checkpoints).attemptId,
          )
        : null;
  const isLeft =
    meant !== null && !meant.isRecorded && (otherBranch(state, run, meant.node, digest)?.left ?? null) !== null;
  const attempted = isLeft ? null : meant;
  const node = attempted?.node ?? named.node;
  const workflow = await authority.objects.workflow(run.workflowHash);
  const snapshot = await authority.objects.snapshot(node.snapshotRef, run.workflowHash);
  if (workflow.isErr() || snapshot.isErr()) return null;
  const mint = tokenMint(authority.keyring, authority.crypto, authority.tokenForm);
  const target = targetOf({ state }, node);
  const taken = purpose === 'checkpoint' ? node.checkpoints : node;
  const attempt = attempted === null ? null : attemptRef(digest, sessionId, taken, attempted.attemptId);
  const acted =
    attempt === null || (purpose === 'advance' && isComplete(snapshot.value))
      ? {}
      : purpose === 'advance'
        ? { ackToken: mint.ack(target, attempt) }
        : { checkpointToken: mint.checkpoint(target, attempt) };
  const offer: Offer = {
    runName: runName(run.runId),
    workflowId: run.workflowId,
    stepTitle: stepTitle(workflow.value, snapshot.value),
    // A handle of an attempt is one of its node too.
    stateToken:
      mint.form === 'handles' && attempt !== null && attempt.index !== null
        ? mint.ack(target, attempt)
        : mint.state(target, run.workflowHash),
    ...acted,
    ...(attempted?.isRecorded === true ? { isRecorded: true as const } : {}),
  };
  return { offer, isLeft };
}

/** The claim that is an attempt of its own on a node, when no state token speaks of another one. */
function ownAttempt(of: readonly Found[], kind: 'ack' | 'checkpoint') {
  const given = of.find(({ claim }) => claim.payload.tokenKind === kind);
  const payload = given?.claim.payload;
  if (given === undefined || payload === undefined || payload.tokenKind === 'state') return null;
  const others = of.filter(({ claim }) => claim.payload.tokenKind === 'state');
  return { node: given.node, attemptId: payload.attemptId, isAlone: others.every(({ node }) => node === given.node) };
}

/** The node below which the attempts of a step are that the claims mean: its latest reopening that one of them names, or the step itself. */
function attemptRootOf({ session: { state }, run, step }: Found, of: readonly Found[], digest: DigestPort): NodeState {
  const reopenings = of
    .flatMap(({ node }) => chainOf(state, node))
    .filter((node) => reopeningOf(state, run, node, digest) !== null);
  return reopenings.reduce((latest, node) => (node.createdIndex > latest.createdIndex ? node : latest), step);
}

/**
 * The attempt that a refused advance of a step meant: never one that creates a branch that was not requested.
 *
 * @param root the step, or the checkpoint that reopened it
 */
function attemptOf(
  state: SessionState,
  root: NodeState,
  of: readonly Found[],
  fresh: (node: NodeState) => AttemptId,
): Attempted {
  const own = ownAttempt(of, 'ack');
  const isRecorded = (node: NodeState, id: AttemptId) => node.attempts.some(({ attemptId }) => attemptId === id);
  if (own?.isAlone === true) return { ...own, isRecorded: isRecorded(own.node, own.attemptId) };
  const doneBy = progressChildren(state, root).at(-1)?.createdBy;
  const done = doneBy ? state.nodes.get(doneBy.nodeId) : undefined;
  if (doneBy && done !== undefined) return { node: done, attemptId: doneBy.attemptId, isRecorded: true };
  const newest = newestInChain(state, root) ?? root;
  if (own?.node === newest) return { ...own, isRecorded: false };
  // A chain that has ended takes no more attempts: the step does.
  const node = blockedInChain(state, newest) >= blockedChainMax ? root : newest;
  return { node, attemptId: fresh(node), isRecorded: false };
}

/** The attempts that reopened the step at a node: they are no checkpoints of the agent. */
function reopeningsAt({ session: { state }, run, node }: Found, digest: DigestPort): ReadonlySet<AttemptId> {
  const reopenings = node.children.flatMap((id) => {
    const child = state.nodes.get(id);
    return child?.checkpoint && reopeningOf(state, run, child, digest) !== null ? [child.checkpoint.attemptId] : [];
  });
  return new Set(reopenings);
}

/** The checkpoint that a refused call meant: its own, or the last that was kept there, or the next. */
function checkpointOf(
  node: NodeState,
  of: readonly Found[],
  reopenings: ReadonlySet<AttemptId>,
  fresh: (node: NodeState) => AttemptId,
): Attempted {
  const own = ownAttempt(of, 'checkpoint');
  const isKept = (at: NodeState, id: AttemptId) => at.checkpoints.attempts.some(({ attemptId }) => attemptId === id);
  if (own !== null) return { ...own, isRecorded: isKept(own.node, own.attemptId) };
  const last = node.checkpoints.attempts.findLast(({ attemptId }) => !reopenings.has(attemptId));
  return last === undefined
    ? { node, attemptId: fresh(node), isRecorded: false }
    : { node, attemptId: last.attemptId, isRecorded: true };
}
