/**
 * The state of a session of the daemon, which `fold-turns.ts` computes from its turn log, and from nothing else [session-is-its-log].
 *
 * The conversation of a step starts with the step. The prompt contains the recap of the earlier steps, so the state holds one step,
 * however long the run is.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { GateDecision, ParkCause, SignalKind } from '../../schemas/closed-sets.ts';
import type {
  FinishReason,
  Gate,
  ModelFaultCode,
  ExceededLimit,
  ReachedLimit,
  RecordOf,
  SessionOutcome,
  StuckPattern,
  ToolCall,
  ToolEnding,
  Usage,
} from '../../schemas/daemon/turn-record.ts';

/** The answer of the user to the gate with this digest. */
export type Approval = {
  readonly digest: string;
  readonly decision: GateDecision;
  readonly comment: string | null;
};
export type CallState = {
  readonly call: ToolCall;
  /** Its effect may have begun. */
  readonly isStarted: boolean;
  readonly result: CallResult | null;
};
export type CallResult = {
  readonly ending: ToolEnding;
  readonly text: string;
  /** A digest of the files after the call; absent if it is unknown. */
  readonly worktree?: string;
  /** What a policy denied; absent if nothing was denied. */
  readonly denied?: string;
};
/** A reply of the model, with what its tool calls returned. */
export type ReplyExchange = {
  readonly kind: 'reply';
  readonly text: string;
  readonly finish: FinishReason;
  readonly calls: readonly CallState[];
};
export type Exchange =
  | ReplyExchange
  | {
      readonly kind: 'message';
      readonly from: 'daemon' | 'owner';
      readonly text: string;
      /** The message tells the model that its step repeats itself in this way. */
      readonly nudge?: StuckPattern;
    };
export type StepState = {
  readonly opened: RecordOf<'step_opened'>;
  readonly exchanges: readonly Exchange[];
  /** The active time of the session when the step was opened. */
  readonly openedAtActiveMs: number;
  /** Model calls of this step that were started. */
  readonly calls: number;
};
/** Sums of what the provider reported. A call without a report is counted, and never taken for 0. */
export type UsageSums = {
  /** Including what was read from a cache or written to one. */
  readonly inputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
  readonly unreportedCalls: number;
};
/** What a call cost, in the words of the ledger. */
export type CallCost = {
  readonly usage: Usage;
  readonly amount: NonNullable<RecordOf<'reply_received'>['cost']>;
};
/** After these faults the provider has not run the model. After any other fault, the cost is unknown. */
export const unpaidFaults: ReadonlySet<ModelFaultCode> = new Set([
  'rate_limited',
  'overloaded',
  'unauthorized',
  'request_refused',
]);
/** Of a call that the provider did not run. */
export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };
export type SessionState = {
  readonly nextIndex: number;
  readonly opened: RecordOf<'session_opened'> | null;
  /** Null between two steps. */
  readonly step: StepState | null;
  readonly stepsCompleted: number;
  /** The number in the run of the newest step that the session completed; 0 before the first. */
  readonly lastCompleted: number;
  /** The number of the newest model call; 0 before the first. */
  readonly turn: number;
  /** What that call cost; null if it has no answer, or one that does not say it. */
  readonly turnCost: CallCost | null;
  /** A model call was started, and the log has neither its reply nor its failure. */
  readonly isCalling: boolean;
  /** Failed model calls since the last reply. */
  readonly failuresInARow: number;
  readonly lastFailure: RecordOf<'call_failed'> | null;
  /** What the user is asked, if the session waits for an answer. */
  readonly question: string | null;
  /** Why it waits; null if it does not. */
  readonly parkedFor: ParkCause | null;
  /** What the user is asked to approve. Only an answer to it ends the wait [only-answers-open-gates]. */
  readonly gate: Gate | null;
  /** The limit that it waits for; null if it waits for something else, or an earlier version parked it. */
  readonly limit: ReachedLimit | null;
  /** What the limit did not allow; null if it waits for something else, or that is unknown. */
  readonly exceeded: ExceededLimit | null;
  /** The child that was paused or reached a limit, if a call of the session waits for it. */
  readonly child: SessionId | null;
  /** The answer to the newest gate, until the attempt that it is about has an outcome. */
  readonly approval: Approval | null;
  /** The newest entry of the inbox that was received. */
  readonly lastTicket: number;
  /** What the user sent and the model has not got yet, in order. */
  readonly messages: readonly string[];
  /** The user wants the session to stop before the next model call. */
  readonly isPausing: boolean;
  /** The user ended the session, or is about to. */
  readonly isCancelled: boolean;
  /** Why, if it was not the user. */
  readonly cancelledBecause: string | null;
  /** A question of the model, until the session is parked with it. */
  readonly asked: string | null;
  /** The newest message of the model to its user. */
  readonly signal: { readonly kind: SignalKind; readonly text: string; readonly atMs: number } | null;
  /** `needsUser`: only the user decides whether the session continues. */
  readonly closed: { readonly outcome: SessionOutcome; readonly reason: string; readonly needsUser?: true } | null;
  readonly usage: UsageSums;
  /** Time that processes spent on the session since it was opened, or since a user resumed it. */
  readonly activeMs: number;
  readonly lastRecordMs: number;
  /** Of the newest record that is not an entry: active time is counted from it. */
  readonly lastActiveMs: number;
};

/** The part of a session that waits for the user, of one that does not. */
export const notWaiting = {
  question: null,
  parkedFor: null,
  gate: null,
  limit: null,
  exceeded: null,
  child: null,
} as const;

export const emptySession: SessionState = {
  nextIndex: 0,
  opened: null,
  step: null,
  stepsCompleted: 0,
  lastCompleted: 0,
  turn: 0,
  turnCost: null,
  isCalling: false,
  failuresInARow: 0,
  lastFailure: null,
  ...notWaiting,
  approval: null,
  lastTicket: 0,
  messages: [],
  isPausing: false,
  isCancelled: false,
  cancelledBecause: null,
  asked: null,
  signal: null,
  closed: null,
  usage: { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0, unreportedCalls: 0 },
  activeMs: 0,
  lastRecordMs: 0,
  lastActiveMs: 0,
};

/** A record that cannot follow the records before it: another program changed the log. */
export class TurnLogFault extends Error {}

/** The file is a copy: another session, under a lock of its own, works on what the log describes. */
export class TurnLogOfAnother extends TurnLogFault {
  constructor(readonly sessionId: SessionId) {
    super(`it belongs to session ${sessionId}`);
  }
}

/** The first call of the newest reply that has no result: tools run one at a time, in their order [tools-are-sequential]. */
export function openCall({ exchanges }: StepState): CallState | null {
  const last = exchanges.at(-1);
  if (last?.kind !== 'reply') return null;
  return last.calls.find(({ result }) => result === null) ?? null;
}
