/** The state of the delivery of a session: a fold of the records of its outbox, and of nothing else. Pure. */
import type {
  DeliveryEffect,
  DeliveryGate,
  DeliveryPlan,
  DeliveryProof,
  DeliveryTarget,
  GithubForge,
  OutboxRecord,
} from '../../schemas/daemon/delivery.ts';
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';

export type OutboxState = {
  readonly nextIndex: number;
  /** Null if no delivery was requested. */
  readonly target: DeliveryTarget | null;
  readonly plan: DeliveryPlan | null;
  readonly plannedAtMs: number;
  /** Of the markers of the plan. Null without a plan, and for one of an earlier version. */
  readonly markerKey: string | null;
  /** Effects of the plan that were announced. */
  readonly started: ReadonlySet<DeliveryEffect>;
  /** Effects of the plan that happened. */
  readonly proofs: ReadonlyMap<DeliveryEffect, DeliveryProof>;
  /** The commits that this session may have left on the branch, under any plan: the last push that happened, and those without an answer. */
  readonly pushed: ReadonlySet<string>;
  readonly refusal: { readonly gate: DeliveryGate; readonly reason: string; readonly allowed: string } | null;
  readonly failure: { readonly effect: DeliveryEffect; readonly reason: string } | null;
  readonly isClosed: boolean;
  /** Whether the plan is the question of a session that was parked. The result of the session is still to be delivered after it. */
  readonly isParked: boolean;
  /** Whether the user leaves the refusal or the failure as it is. */
  readonly isDismissed: boolean;
  /** Whether the user ended the delivery, before or while a process works on it. Only another request delivers the result after that. */
  readonly isStopped: boolean;
};

export const emptyOutbox: OutboxState = {
  nextIndex: 0,
  target: null,
  plan: null,
  plannedAtMs: 0,
  markerKey: null,
  started: new Set(),
  proofs: new Map(),
  pushed: new Set(),
  refusal: null,
  failure: null,
  isClosed: false,
  isParked: false,
  isDismissed: false,
  isStopped: false,
};

export function afterOutboxRecord(before: OutboxState, record: OutboxRecord): OutboxState {
  const nextIndex = record.index + 1;
  const isStopped = record.kind !== 'requested' && before.isStopped;
  if (record.kind === 'dismissed')
    return { ...before, nextIndex, isDismissed: true, isStopped: isStopped || record.isStopped === true };
  // What was under way when the user ended the delivery may still be recorded.
  const state: OutboxState = { ...before, nextIndex, refusal: null, failure: null, isDismissed: isStopped, isStopped };
  switch (record.kind) {
    case 'requested':
      return withTarget(state, record.target);
    case 'planned': {
      const { plan, atMs: plannedAtMs, isParked = false, markerKey = null } = record;
      const undone = { started: new Set<never>(), proofs: new Map<never, never>(), isClosed: false };
      return { ...state, plan, plannedAtMs, isParked, markerKey, ...undone };
    }
    case 'started':
      return {
        ...state,
        started: new Set([...state.started, record.effect]),
        pushed: pushedAfter(state, record.effect),
      };
    case 'done': {
      const { effect, proof } = record;
      const proofs = new Map([...state.proofs, [effect, proof]]);
      return { ...state, proofs, pushed: effect === 'push' ? commitsOf(proof) : state.pushed };
    }
    case 'refused':
      return { ...state, refusal: record };
    case 'failed':
      return { ...state, failure: record };
    case 'closed':
      return { ...state, isClosed: true };
  }
}

/** Why a delivery waits for the user. */
export type DeliveryFault = {
  readonly outcome: 'refused' | 'failed';
  readonly reason: string;
  /** What to change before a retry, for a gate; a failed effect has none. */
  readonly remedy?: string;
  /** Of a refusal. */
  readonly gate?: DeliveryGate;
};

/** Null if the delivery was neither refused nor failed last. */
export function faultOf({ refusal, failure }: OutboxState): DeliveryFault | null {
  if (refusal !== null) {
    const { gate, reason, allowed: remedy } = refusal;
    return { outcome: 'refused', reason, remedy, gate };
  }
  return failure === null ? null : { outcome: 'failed', reason: `${failure.effect}: ${failure.reason}` };
}

/** Whether all that is to be delivered of a complete session is delivered. A question that it asked before is not its result. */
export const isResultDelivered = ({ isClosed, isParked }: OutboxState): boolean => isClosed && !isParked;

/**
 * Whether effects are left that nothing keeps from happening. A refusal and a failure wait for the user, and so does what the user dismissed.
 *
 * @param isComplete whether the session ended with a result
 */
export const isUnfinished = (state: OutboxState, isComplete: boolean): boolean =>
  state.target !== null &&
  !(isComplete ? isResultDelivered(state) : state.isClosed) &&
  !state.isDismissed &&
  faultOf(state) === null;

export const isAnswered = ({ isClosed, plan }: OutboxState, end: { readonly kind: 'success' | 'question' }): boolean =>
  isClosed && plan !== null && plan.kind !== 'question' && end.kind === 'success';

/** A plan whose effects have begun is completed unchanged, because its gates passed. A repeated question is recognized by its text. */
export const mustPlan = ({ plan, isClosed, started }: OutboxState): boolean =>
  plan === null || isClosed || started.size === 0 || plan.kind === 'question';

/** Whether the plan may have changed something outside of this machine, so that it is completed as it is. A commit is only here. */
export const hasBegun = (state: OutboxState): boolean =>
  !mustPlan(state) && [...state.started].some((effect) => effect !== 'commit');

/**
 * Whether a record can follow: a process that delivers can close a delivery, or the user can end it, while the other one writes. There is
 * nothing to end without a request, and once the result is delivered.
 */
export function canFollow(
  state: OutboxState,
  record: { readonly kind: OutboxRecord['kind']; readonly isStopped?: true | undefined },
) {
  if (record.kind === 'dismissed') return record.isStopped !== true || canBeStopped(state);
  return !state.isStopped || (record.kind !== 'planned' && record.kind !== 'started');
}

/** A complete delivery that was refused or failed after that has something left, such as the comment on another issue. */
const canBeStopped = (state: OutboxState): boolean =>
  state.target !== null && !state.isStopped && (!isResultDelivered(state) || faultOf(state) !== null);

const commitsOf = ({ commit }: DeliveryProof = {}): ReadonlySet<string> =>
  new Set(commit === undefined ? [] : [commit]);

/** A push that was announced may have happened. */
const pushedAfter = ({ pushed, proofs }: OutboxState, announced: DeliveryEffect): ReadonlySet<string> =>
  announced === 'push' ? new Set([...pushed, ...commitsOf(proofs.get('commit'))]) : pushed;

export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalText((one ?? null) as JsonValue) === canonicalText((other ?? null) as JsonValue);

/**
 * A delivery that is requested again with another target is planned again. A pull request that is open stays as it is: then only what
 * comes after it is done as the new target says.
 */
export function withTarget(state: OutboxState, target: DeliveryTarget): OutboxState {
  if (state.target === null || state.plan === null || isSame(state.target, target)) return { ...state, target };
  if (!state.proofs.has('pull_request'))
    return { ...state, target, plan: null, started: new Set(), proofs: new Map(), isClosed: false };
  const { forge: before, labels: labelsBefore, issue: issueBefore, ...rest } = state.target;
  const { labels, issue } = target;
  const forge = isSamePlace(before, target.forge) ? target.forge : before;
  const undone = new Set<DeliveryEffect>([
    ...(isSame(labels, labelsBefore) ? [] : (['label'] as const)),
    ...(issue === issueBefore ? [] : (['comment'] as const)),
  ]);
  const after = {
    ...state,
    target: { ...rest, issue, ...(forge === undefined ? {} : { forge }), ...(labels === undefined ? {} : { labels }) },
    started: new Set([...state.started].filter((effect) => !undone.has(effect))),
    proofs: new Map([...state.proofs].filter(([effect]) => !undone.has(effect))),
  };
  return { ...after, isClosed: state.isClosed && nextEffect(after) === null };
}

const isSamePlace = (one: GithubForge | undefined, other: GithubForge | undefined): boolean =>
  isSame(
    [one?.owner, one?.repo, one?.baseUrl].map((part) => part ?? null),
    [other?.owner, other?.repo, other?.baseUrl].map((part) => part ?? null),
  );

/** The effects of the plan, in their order. Without a forge, a branch is all that can be delivered. */
export function effectsOf({ plan, target }: Pick<OutboxState, 'plan' | 'target'>): readonly DeliveryEffect[] {
  if (plan === null || target === null) return [];
  const { forge, labels = [], issue } = target;
  const comment = forge === undefined || issue === null ? [] : (['comment'] as const);
  if (plan.kind !== 'changes') return comment;
  if (forge === undefined) return ['commit', 'push'];
  return ['commit', 'push', 'pull_request', ...(labels.length === 0 ? [] : (['label'] as const)), ...comment];
}

/** Null when all effects of the plan happened. */
export const nextEffect = (state: OutboxState): DeliveryEffect | null =>
  effectsOf(state).find((effect) => !state.proofs.has(effect)) ?? null;
