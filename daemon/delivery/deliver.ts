/**
 * Delivers the result of a session: request → plan → each effect announced, looked up, done and recorded. A process that opens the outbox
 * of a dead one continues where that one stopped. A failed delivery keeps the worktree, the branch and the outbox.
 */
import { randomBytes } from 'node:crypto';
import type {
  DeliveryEffect,
  DeliveryPlan,
  DeliveryProof,
  DeliveryTarget,
  GithubForge,
} from '../../schemas/daemon/delivery.ts';
import type { QueuedAs } from '../../schemas/daemon/job.ts';
import type { DeliveryState } from '../../schemas/daemon/execution-stats.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { deliveryAttemptsMax, deliveryPauseMsMax, sessionReasonBytesMax } from '../../schemas/daemon/limits.ts';
import type { Host } from '../../runtime/ports.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import type { Cost } from '../ledger/costs.ts';
import type { SandboxAdapter } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { gitRemedy } from '../worktrees/git-remedy.ts';
import { GitFault } from '../worktrees/host-git.ts';
import { approveCommand, deliverAgainCommand } from '../reports/next-commands.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import { objectFormatOf } from '../worktrees/object-format.ts';
import { type StoredWorktree, storedWorktrees } from '../worktrees/stored-worktrees.ts';
import { unlistedWork } from '../worktrees/unlisted-work.ts';
import { repositoryOf } from '../worktrees/workspace-repository.ts';
import type { ConfiguredTargets } from './current-target.ts';
import { costsText, markerOf } from './delivery-text.ts';
import { type EffectPlace, performEffect } from './effects.ts';
import { type Forge, ForgeFault, type WantedPullRequest } from './forge.ts';
import { type NewOutboxRecord, Outbox } from './outbox.ts';
import { isAnswered, isSame, mustPlan, nextEffect, type OutboxState, withTarget } from './outbox-state.ts';
import type { GateFault } from './path-gates.ts';
import { planDelivery, type Planning, type SessionEnd } from './plan.ts';
import { redacted, Remote } from './remote-git.ts';
import { dismissal, untilStopped } from './stop-delivery.ts';
import type { FoundToken } from './token.ts';

export type DeliveryEnvironment = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  /** For checks; null if the configuration allows no commands. */
  readonly adapter: SandboxAdapter | null;
  token(forge: GithubForge): Promise<FoundToken>;
  /** The signal ends its calls: a forge may never answer. */
  forge(forge: GithubForge, token: string, signal?: AbortSignal): Promise<Forge>;
  /** Of a session and all sessions below it; null if it is unknown. */
  cost(sessionId: SessionId): Promise<Cost | null>;
  /** Whether the user confirms where a workflow wants it. What nobody confirmed is then not delivered. */
  readonly confirmations: 'ask' | 'skip';
  /** As this process read the configuration. */
  readonly targets: ConfiguredTargets;
  /** Secrets that the daemon has, which no delivery may contain. */
  readonly known: readonly string[];
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Called before and after each effect. */
  readonly observe?: (record: NewOutboxRecord) => void;
};

export type DeliverableSession = {
  readonly sessionId: SessionId;
  readonly runName: string;
  readonly workflowId: string;
  readonly goal: string;
  readonly workspacePath: string;
  readonly queued?: QueuedAs | undefined;
  /** The session that started it, if another one did. */
  readonly parent?: { readonly parentSessionId: string } | undefined;
};

export type Delivery =
  | { readonly kind: 'delivered' | 'planned' | 'stopped'; readonly state: OutboxState }
  | {
      readonly kind: 'refused' | 'failed';
      readonly reason: string;
      readonly next: string;
      readonly state: OutboxState;
    };

/** Records the request to deliver the result of a session, before its first model call, so that a crash cannot lose it. */
export async function requestDelivery(
  { host, layout }: Pick<DeliveryEnvironment, 'host' | 'layout'>,
  sessionId: SessionId,
  target: DeliveryTarget,
): Promise<void> {
  const outbox = await Outbox.open(host, layout, sessionId);
  await outbox.append({ kind: 'requested', sessionId, target });
}

/**
 * Requests the delivery of a result again, as the configuration is today. A pull request that was opened without an answer is looked up
 * first, where it was to be opened: a new plan would not find it elsewhere.
 */
export async function requestAgain(
  environment: Pick<DeliveryEnvironment, 'host' | 'layout' | 'token' | 'forge'>,
  sessionId: SessionId,
  target: DeliveryTarget,
): Promise<void> {
  const outbox = await Outbox.open(environment.host, environment.layout, sessionId);
  const { plan, started, proofs, markerKey } = outbox.state;
  const isUnanswered = started.has('pull_request') && !proofs.has('pull_request');
  if (plan?.kind === 'changes' && isUnanswered && withTarget(outbox.state, target).plan === null) {
    const { baseBranch: base = '', forge } = outbox.state.target ?? {};
    const marker = markerOf({ sessionId, markerKey }, 'pull_request');
    const proof = await openedBefore(environment, { branch: plan.branch, base, marker }, forge);
    if (proof !== null) await outbox.append({ kind: 'done', effect: 'pull_request', proof });
  }
  await outbox.append({ kind: 'requested', sessionId, target });
}

/** Null also if the forge does not say: the user may have changed it because it does not answer. */
async function openedBefore(
  environment: Pick<DeliveryEnvironment, 'token' | 'forge'>,
  wanted: WantedPullRequest,
  forge: GithubForge | undefined,
): Promise<DeliveryProof | null> {
  const found = forge === undefined ? null : await environment.token(forge);
  if (forge === undefined || found?.kind !== 'found') return null;
  const client = await environment.forge(forge, found.token);
  return client.findPullRequest(wanted).catch((error: unknown) => {
    if (error instanceof ForgeFault) return null;
    throw error;
  });
}

export type DeliveryOptions = {
  /** Only plans, and writes nothing that a delivery reads. */
  readonly dryRun?: boolean;
  /** The user has looked at the result and approves the steps that passed without an approval. */
  readonly isApproved?: boolean;
  /** Instead of the target that was asked for; for a dry run without a request. */
  readonly target?: DeliveryTarget;
};

/** The caller holds the lock of the session, and the outbox has a request. */
export async function deliverSession(
  environment: DeliveryEnvironment,
  session: DeliverableSession,
  end: SessionEnd,
  signal: AbortSignal,
  options: DeliveryOptions = {},
): Promise<Delivery> {
  const outbox = await Outbox.open(environment.host, environment.layout, session.sessionId);
  const deliver = (either: AbortSignal) => deliverFrom(environment, outbox, session, end, either, options);
  if (options.dryRun === true) return deliver(signal);
  // The user dismissed the delivery before the session was complete, such as the job of a session that had failed.
  if (outbox.state.isStopped) return dismissed(session.sessionId, outbox.state, options);
  const delivery = await untilStopped(outbox, signal, deliver);
  if (!outbox.state.isStopped || delivery.kind === 'delivered') return delivery;
  return dismissed(session.sessionId, outbox.state, options);
}

const dismissed = (sessionId: SessionId, state: OutboxState, options: DeliveryOptions): Delivery => ({
  kind: 'failed',
  reason: dismissal,
  next: retryOf(sessionId, options),
  state,
});

async function deliverFrom(
  environment: DeliveryEnvironment,
  outbox: Outbox,
  session: DeliverableSession,
  end: SessionEnd,
  signal: AbortSignal,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { dryRun = false, target: other } = options;
  const { host, layout } = environment;
  const chainDepth = session.queued?.chainDepth ?? 0;
  const state = other === undefined ? outbox.state : withTarget(outbox.state, other);
  const { target } = state;
  if (target === null) throw new Error('the delivery has no target');
  if (isAnswered(state, end)) return { kind: 'delivered', state };
  const listed = listedWorktree(layout, session.sessionId);
  const unlisted = listed === undefined ? await unlistedWorkOf(layout, session) : null;
  if (unlisted !== null) {
    const { reason, remedy: allowed } = unlisted;
    return stoppedAt(environment, outbox, options, { kind: 'refused', gate: 'repository', reason, allowed });
  }
  const worktree = listed === undefined || isUnused(listed) ? null : listed;
  const opened = await openPlace(environment, session, target, worktree, signal);
  if ('remedy' in opened) {
    const reason = 'no GitHub token was found';
    return stoppedAt(environment, outbox, options, {
      kind: 'refused',
      gate: 'repository',
      reason,
      allowed: opened.remedy,
    });
  }
  const { place, known } = opened;
  if (mustPlan(state)) {
    const nowMs = host.clock.nowMs();
    const { remote } = place;
    const checks = { layout, adapter: environment.adapter };
    const costs = costsText(await environment.cost(session.sessionId));
    const request = { names: session, end, target, worktree, remote, checks, known, nowMs, costs };
    const planning = await withGitFaults(planDelivery(request, signal), opened.token);
    // A stop ends checks and calls to the remote: the result was not refused because of them.
    if (planning.kind === 'refused' && signal.aborted) return { kind: 'stopped', state };
    if (planning.kind === 'refused') return stoppedAt(environment, outbox, options, planning);
    if (dryRun) return { kind: 'planned', state: { ...state, plan: planning.plan, proofs: new Map() } };
    const parked = end.kind === 'question' ? { isParked: true as const } : {};
    const record = { plan: planning.plan, ...parked, ...markerKeyFor(state, planning.plan) };
    if (!(await outbox.append({ kind: 'planned', ...record }))) return { kind: 'stopped', state };
  }
  if (dryRun) return { kind: 'planned', state };
  return allEffects(environment, outbox, { ...place, sessionId: session.sessionId, chainDepth }, signal, options);
}

/**
 * All plans of an outbox have the same key, so that a question that is planned again finds its comment. Durable before the first effect. A
 * question that an earlier version may have posted keeps the marker without a code.
 */
function markerKeyFor({ markerKey, plan }: OutboxState, next: DeliveryPlan) {
  if (markerKey !== null) return { markerKey };
  // Planning again forgets what was started.
  const isPosted = plan?.kind === 'question' && isSame(plan, next);
  return isPosted ? {} : { markerKey: randomBytes(32).toString('hex') };
}

const listedWorktree = (layout: DaemonLayout, sessionId: SessionId): StoredWorktree | undefined =>
  storedWorktrees(new WorktreeLedger(layout.worktreeLedger).records()).find(
    ({ worktreeId }) => worktreeId === sessionId,
  );

const isUnused = ({ state, commit }: StoredWorktree): boolean => state === 'adding' && commit === null;

const unlistedWorkOf = async (layout: DaemonLayout, { sessionId, workspacePath }: DeliverableSession) =>
  unlistedWork(layout, sessionId, await repositoryOf(workspacePath));

async function openPlace(
  environment: DeliveryEnvironment,
  { workspacePath: workspace }: DeliverableSession,
  { forge, remote }: DeliveryTarget,
  worktree: StoredWorktree | null,
  signal: AbortSignal,
) {
  const found = forge === undefined ? null : await environment.token(forge);
  if (found?.kind === 'missing') return { remedy: found.remedy };
  const token = found?.token ?? null;
  const { repository = '', base = '' } = worktree ?? {};
  const access = { repository, workspace, format: objectFormatOf(base), remote, forge, token, signal };
  const client = forge === undefined || token === null ? null : await environment.forge(forge, token, signal);
  const known = token === null ? environment.known : [...environment.known, token];
  return { token, known, place: { remote: new Remote(access), forge: client } };
}

/** Git of the user may fail in ways that no gate names: a damaged repository, a full disk. */
async function withGitFaults(planning: Promise<Planning>, token: string | null): Promise<Planning> {
  try {
    return await planning;
  } catch (error) {
    if (!(error instanceof GitFault)) throw error;
    const reason = redacted(error.message, token);
    const isOfAuthor = error.command === 'commit-tree' && /ident name|disallowed characters/.test(error.printed);
    const allowed = isOfAuthor
      ? 'Set the name of "author" of the repository in ~/.workrail/workrail.json to one that git accepts'
      : gitRemedy(error, 'Check the repository with: git fsck');
    return { kind: 'refused', gate: 'repository', reason, allowed };
  }
}

/** Before anything is planned. The caller holds the lock of the session. */
export async function refuseDelivery(
  environment: DeliveryEnvironment,
  sessionId: SessionId,
  fault: GateFault,
  options: DeliveryOptions,
): Promise<Delivery> {
  const outbox = await Outbox.open(environment.host, environment.layout, sessionId);
  return stoppedAt(environment, outbox, options, { kind: 'refused', gate: 'repository', ...fault });
}

async function stoppedAt(
  { observe }: DeliveryEnvironment,
  outbox: Outbox,
  options: DeliveryOptions,
  refusal: Extract<Planning, { kind: 'refused' }>,
): Promise<Delivery> {
  const texts = { reason: short(refusal.reason), allowed: short(refusal.allowed) };
  const record = { ...refusal, ...texts, ...approvalOf(options) };
  if (options.dryRun !== true) await outbox.append(record);
  observe?.(record);
  return { kind: 'refused', reason: record.reason, next: record.allowed, state: outbox.state };
}

const approvalOf = ({ isApproved = false }: DeliveryOptions) => (isApproved ? { isApproved: true as const } : {});

/** Others wrote a part of the text: what cut it may have left half of a character, which belongs in no record. */
const short = (text: string): string => cutInTheMiddle(text.toWellFormed(), sessionReasonBytesMax);

async function allEffects(
  environment: DeliveryEnvironment,
  outbox: Outbox,
  place: EffectPlace,
  signal: AbortSignal,
  options: DeliveryOptions,
): Promise<Delivery> {
  const { observe } = environment;
  const append = async (record: NewOutboxRecord) => {
    const isAdded = await outbox.append(record);
    if (isAdded) observe?.(record);
    return isAdded;
  };
  for (let effect = nextEffect(outbox.state); effect !== null; effect = nextEffect(outbox.state)) {
    if (signal.aborted) return { kind: 'stopped', state: outbox.state };
    if (!(await append({ kind: 'started', effect }))) return { kind: 'stopped', state: outbox.state };
    const proof = await attemptEffect(environment, place, outbox.state, effect, signal);
    if (proof === 'stopped') return { kind: 'stopped', state: outbox.state };
    if (proof instanceof Error) {
      const reason = short(redacted(proof.message, place.remote.access.token));
      await append({ kind: 'failed', effect, reason, ...approvalOf(options) });
      const next = retryOf(place.sessionId, options);
      return { kind: 'failed', reason: `${effect}: ${reason}`, next, state: outbox.state };
    }
    await append({ kind: 'done', effect, proof });
  }
  await append({ kind: 'closed' });
  return { kind: 'delivered', state: outbox.state };
}

const retryOf = (sessionId: string, { isApproved = false }: DeliveryOptions): string =>
  `Run: ${isApproved ? approveCommand(sessionId) : deliverAgainCommand(sessionId)}`;

/** Each attempt looks first. Between two, a forge gets time to show what it did. After a stop, the next process attempts the effect. */
async function attemptEffect(
  { host, pause }: DeliveryEnvironment,
  place: EffectPlace,
  state: OutboxState,
  effect: DeliveryEffect,
  signal: AbortSignal,
): Promise<DeliveryProof | Error | 'stopped'> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await performEffect(place, state, effect).catch((error: unknown) => error);
    if (!(result instanceof Error)) return result as DeliveryProof;
    if (!(result instanceof ForgeFault || result instanceof GitFault)) throw result;
    const waitMs = waitOf(result, attempt, host.clock.nowMs());
    if (waitMs === null) return result;
    if (signal.aborted) return 'stopped';
    if (attempt >= deliveryAttemptsMax) return result;
    await pause(waitMs, signal);
    if (signal.aborted) return 'stopped';
  }
}

/** Null if another attempt cannot succeed now. */
function waitOf(fault: ForgeFault | GitFault, attempt: number, nowMs: number): number | null {
  const backoffMs = 1000 * 2 ** attempt;
  if (fault instanceof GitFault) return fault.command === 'push' || fault.command === 'ls-remote' ? backoffMs : null;
  if (fault.kind === 'refused') return null;
  const waitMs = Math.max(backoffMs, (fault.retryAtMs ?? 0) - nowMs);
  return waitMs > deliveryPauseMsMax ? null : waitMs;
}

/** For the statistics. */
export const deliveryState = (delivery: Delivery | null): DeliveryState =>
  delivery === null ? 'none' : delivery.kind === 'delivered' ? 'done' : 'failed';
