/** The state of the delivery of a session: a fold of the records of its outbox, and of nothing else. Pure. */
import type {
  DeliveryEffect,
  DeliveryGate,
  DeliveryPlan,
  DeliveryProof,
  DeliveryTarget,
  OutboxRecord,
} from '../../schemas/daemon/delivery.ts';

export type OutboxState = {
  readonly nextIndex: number;
  /** Null if no delivery was requested. */
  readonly target: DeliveryTarget | null;
  readonly plan: DeliveryPlan | null;
  readonly plannedAtMs: number;
  /** Effects of the plan that were announced. */
  readonly started: ReadonlySet<DeliveryEffect>;
  /** Effects of the plan that happened. */
  readonly proofs: ReadonlyMap<DeliveryEffect, DeliveryProof>;
  /** What the branch of the session was pushed to last, under any plan. */
  readonly pushed: string | null;
  readonly refusal: { readonly gate: DeliveryGate; readonly reason: string; readonly allowed: string } | null;
  readonly failure: { readonly effect: DeliveryEffect; readonly reason: string } | null;
  readonly isClosed: boolean;
};

export const emptyOutbox: OutboxState = {
  nextIndex: 0,
  target: null,
  plan: null,
  plannedAtMs: 0,
  started: new Set(),
  proofs: new Map(),
  pushed: null,
  refusal: null,
  failure: null,
  isClosed: false,
};

export function afterOutboxRecord(before: OutboxState, record: OutboxRecord): OutboxState {
  const state: OutboxState = { ...before, nextIndex: record.index + 1, refusal: null, failure: null };
  switch (record.kind) {
    case 'requested':
      return { ...state, target: record.target };
    case 'planned': {
      const { plan, atMs } = record;
      return { ...state, plan, plannedAtMs: atMs, started: new Set(), proofs: new Map(), isClosed: false };
    }
    case 'started':
      return { ...state, started: new Set([...state.started, record.effect]) };
    case 'done': {
      const { effect, proof } = record;
      const proofs = new Map([...state.proofs, [effect, proof]]);
      return { ...state, proofs, pushed: effect === 'push' ? (proof.commit ?? null) : state.pushed };
    }
    case 'refused':
      return { ...state, refusal: record };
    case 'failed':
      return { ...state, failure: record };
    case 'closed':
      return { ...state, isClosed: true };
  }
}

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
