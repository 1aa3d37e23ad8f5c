/**
 * The state of a session of the daemon: a fold of its turn log, and of nothing else [session-is-its-log].
 *
 * The conversation of a step starts with the step. The prompt contains the recap of the earlier steps, so the state holds one step,
 * however long the run is.
 */
import type {
  FinishReason,
  RecordOf,
  SessionOutcome,
  ToolCall,
  ToolEnding,
  TurnRecord,
} from '../../schemas/turn-record.ts';

export type CallState = {
  readonly call: ToolCall;
  /** Its effect may have begun. */
  readonly isStarted: boolean;
  readonly result: { readonly ending: ToolEnding; readonly text: string } | null;
};
export type Exchange =
  | {
      readonly kind: 'reply';
      readonly text: string;
      readonly finish: FinishReason;
      readonly calls: readonly CallState[];
    }
  | { readonly kind: 'message'; readonly text: string };
export type StepState = {
  readonly opened: RecordOf<'step_opened'>;
  readonly exchanges: readonly Exchange[];
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
export type SessionState = {
  readonly nextIndex: number;
  readonly opened: RecordOf<'session_opened'> | null;
  /** Null between two steps. */
  readonly step: StepState | null;
  readonly stepsCompleted: number;
  /** The number of the newest model call; 0 before the first. */
  readonly turn: number;
  /** A model call was started, and the log has neither its reply nor its failure. */
  readonly isCalling: boolean;
  /** Failed model calls since the last reply. */
  readonly failuresInARow: number;
  readonly lastFailure: RecordOf<'call_failed'> | null;
  /** What the user is asked, if the session waits for an answer. */
  readonly question: string | null;
  /** What the user sent when the session was resumed, until the model gets it. */
  readonly message: string | null;
  readonly closed: { readonly outcome: SessionOutcome; readonly reason: string } | null;
  readonly usage: UsageSums;
  /** Time that processes spent on the session since it was opened, or since a user resumed it. */
  readonly activeMs: number;
  readonly lastRecordMs: number;
};

export const emptySession: SessionState = {
  nextIndex: 0,
  opened: null,
  step: null,
  stepsCompleted: 0,
  turn: 0,
  isCalling: false,
  failuresInARow: 0,
  lastFailure: null,
  question: null,
  message: null,
  closed: null,
  usage: { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0, unreportedCalls: 0 },
  activeMs: 0,
  lastRecordMs: 0,
};

/** A record that cannot follow the records before it: another program changed the log. */
export class TurnLogFault extends Error {}

function checkPlace(state: SessionState, record: TurnRecord): void {
  const refuse = (what: string): never => {
    throw new TurnLogFault(`record ${record.index} (${record.kind}) ${what}`);
  };
  const { closed, question, opened, step } = state;
  if (record.index !== state.nextIndex) refuse(`is in the place of record ${state.nextIndex}`);
  if (closed !== null && (closed.outcome === 'success' || record.kind !== 'session_resumed'))
    refuse('follows the end of the session');
  if (question !== null && !endsWaiting.has(record.kind)) refuse('is in a session that waits for an answer');
  if ((opened === null) !== (record.kind === 'session_opened')) refuse('is not at the start of the session');
  if (record.kind === 'step_opened' && step !== null) refuse('opens a step inside another');
  if (ofStep.has(record.kind) && step === null) refuse('is outside a step');
}
const endsWaiting: ReadonlySet<TurnRecord['kind']> = new Set(['session_resumed', 'session_closed']);
const ofStep: ReadonlySet<TurnRecord['kind']> = new Set([
  'call_started',
  'reply_received',
  'call_failed',
  'tool_started',
  'tool_ended',
  'message_added',
  'step_completed',
]);

/**
 * The state after one more record.
 *
 * @throws TurnLogFault when the record cannot follow the records before it
 */
export function afterRecord(state: SessionState, record: TurnRecord): SessionState {
  checkPlace(state, record);
  // Between two processes, nobody works on the session. A clock may be set back.
  const isContinued = state.nextIndex > 0 && record.kind !== 'session_resumed';
  const sinceLast = isContinued ? Math.max(0, record.atMs - state.lastRecordMs) : 0;
  return {
    ...state,
    activeMs: state.activeMs + sinceLast,
    ...changes(state, record),
    lastRecordMs: record.atMs,
    nextIndex: state.nextIndex + 1,
  };
}

export const foldTurns = (records: readonly TurnRecord[]): SessionState => records.reduce(afterRecord, emptySession);

function changes(state: SessionState, record: TurnRecord): Partial<SessionState> {
  switch (record.kind) {
    case 'session_opened':
      return { opened: record };
    case 'step_opened':
      return { step: { opened: record, exchanges: [], calls: 0 } };
    case 'call_started':
      return callStarted(state, record);
    case 'call_failed':
      return { isCalling: false, failuresInARow: state.failuresInARow + 1, lastFailure: record };
    case 'reply_received':
      return replyReceived(state, record);
    case 'message_added':
      return { message: null, step: withExchange(state, { kind: 'message', text: record.text }) };
    case 'tool_started':
      return { step: withCall(state, record, (call) => ({ ...call, isStarted: true })) };
    case 'tool_ended':
      return {
        step: withCall(state, record, (call) => ({ ...call, result: { ending: record.ending, text: record.text } })),
      };
    case 'step_completed':
      withCall(state, record, (call) => call);
      return { step: null, stepsCompleted: state.stepsCompleted + 1 };
    case 'session_parked':
      return { question: record.question };
    case 'session_resumed':
      return resumed(state, record);
    case 'session_closed':
      return { closed: { outcome: record.outcome, reason: record.reason }, question: null };
  }
}

/** If a crash lost the reply to the previous call, that call was paid for, and its cost is unknown. */
const callStarted = (state: SessionState, { turn }: RecordOf<'call_started'>): Partial<SessionState> => ({
  turn,
  isCalling: true,
  usage: state.isCalling ? { ...state.usage, unreportedCalls: state.usage.unreportedCalls + 1 } : state.usage,
  step: inStep(state, (step) => ({ ...step, calls: step.calls + 1 })),
});

function replyReceived(state: SessionState, record: RecordOf<'reply_received'>): Partial<SessionState> {
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0 } = record.usage;
  const isReported = inputTokens !== undefined && outputTokens !== undefined;
  const { usage } = state;
  const reply: Exchange = {
    kind: 'reply',
    text: record.text,
    finish: record.finish,
    calls: record.toolCalls.map((call) => ({ call, isStarted: false, result: null })),
  };
  return {
    isCalling: false,
    failuresInARow: 0,
    lastFailure: null,
    usage: {
      inputTokens: usage.inputTokens + (inputTokens ?? 0),
      cacheReadTokens: usage.cacheReadTokens + cacheReadTokens,
      cacheWriteTokens: usage.cacheWriteTokens + cacheWriteTokens,
      outputTokens: usage.outputTokens + (outputTokens ?? 0),
      unreportedCalls: usage.unreportedCalls + (isReported ? 0 : 1),
    },
    step: withExchange(state, reply),
  };
}

/** If the session had stopped for the user, its step starts again, with what the user wrote. After a crash it continues. */
function resumed(state: SessionState, { message }: RecordOf<'session_resumed'>): Partial<SessionState> {
  if (state.question === null && state.closed === null) return { message: message ?? state.message };
  return {
    question: null,
    closed: null,
    step: null,
    failuresInARow: 0,
    lastFailure: null,
    activeMs: 0,
    message: message ?? null,
  };
}

const inStep = ({ step }: SessionState, change: (step: StepState) => StepState) =>
  step === null ? null : change(step);

const withExchange = (state: SessionState, exchange: Exchange) =>
  inStep(state, (step) => ({ ...step, exchanges: [...step.exchanges, exchange] }));

/** Only calls of the newest reply can be open: the next model call waits for all of them. */
function withCall(
  state: SessionState,
  { callId, index, kind }: RecordOf<'tool_started' | 'tool_ended' | 'step_completed'>,
  change: (call: CallState) => CallState,
): StepState | null {
  return inStep(state, (step) => {
    const last = step.exchanges.at(-1);
    const open = openCall(step);
    if (last?.kind !== 'reply' || open?.call.callId !== callId)
      throw new TurnLogFault(`record ${index} (${kind}) does not match an open tool call`);
    const calls = last.calls.map((call) => (call === open ? change(call) : call));
    return { ...step, exchanges: [...step.exchanges.slice(0, -1), { ...last, calls }] };
  });
}

/** The first call of the newest reply that has no result: tools run one at a time, in their order [tools-are-sequential]. */
export function openCall({ exchanges }: StepState): CallState | null {
  const last = exchanges.at(-1);
  if (last?.kind !== 'reply') return null;
  return last.calls.find(({ result }) => result === null) ?? null;
}
