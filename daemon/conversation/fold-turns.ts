/** The state of a session after its records: the fold of its turn log [session-is-its-log]. Pure. */
import type { ParkCause } from '../../schemas/closed-sets.ts';
import type { RecordOf, TurnRecord, Usage } from '../../schemas/daemon/turn-record.ts';
import {
  type CallCost,
  type CallState,
  emptySession,
  noUsage,
  notWaiting,
  type Exchange,
  openCall,
  type SessionState,
  type StepState,
  TurnLogFault,
  unpaidFaults,
} from './session-state.ts';
import { receivedEntry, signalIn } from './steering.ts';

/** Commands in the background run on until the sandbox ends, which is after the last record of the session. */
const isOfAnyTime = ({ kind }: TurnRecord): boolean => kind === 'network_refused';

function checkPlace(state: SessionState, record: TurnRecord): void {
  const refuse = (what: string): never => {
    throw new TurnLogFault(`record ${record.index} (${record.kind}) ${what}`);
  };
  const { closed, question, opened, step } = state;
  if (record.index !== state.nextIndex) refuse(`is out of order: expected index ${state.nextIndex}`);
  if ((opened === null) !== (record.kind === 'session_opened'))
    refuse(record.kind === 'session_opened' ? 'is not the first record' : 'precedes session_opened');
  if (isOfAnyTime(record)) return;
  if (closed !== null && (closed.outcome === 'success' || !continuing.has(record.kind)))
    refuse('follows the end of the session');
  if (question !== null && !endsWaiting.has(record.kind))
    refuse('is not allowed while the session waits for an answer');
  if (record.kind === 'step_opened' && step !== null) refuse('opens a step before the previous one is completed');
  if (ofStep.has(record.kind) && step === null) refuse('is outside a step');
}
/** A user may write to a session that ended, before resuming it. */
const continuing: ReadonlySet<TurnRecord['kind']> = new Set(['session_resumed', 'entry_received']);
const endsWaiting: ReadonlySet<TurnRecord['kind']> = new Set([...continuing, 'session_closed']);
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
 * Whether the time until a record is active time. Time between two processes is not, and a process may receive entries before it resumes: their time
 * counts with the next record.
 */
export const countsTime = ({ nextIndex }: SessionState, { kind }: Pick<TurnRecord, 'kind'>): boolean =>
  nextIndex > 0 && kind !== 'session_resumed' && kind !== 'entry_received';

/**
 * The state after one more record.
 *
 * @throws TurnLogFault when the record cannot follow the records before it
 */
export function afterRecord(state: SessionState, record: TurnRecord): SessionState {
  checkPlace(state, record);
  const isReceived = record.kind === 'entry_received';
  // A clock may be set [active-time-is-measured].
  const workedMs = record.workedMs ?? Math.max(0, record.atMs - state.lastActiveMs);
  const sinceLast = countsTime(state, record) ? workedMs : 0;
  const timed = { ...state, activeMs: state.activeMs + sinceLast };
  return {
    ...timed,
    ...changes(timed, record),
    lastRecordMs: record.atMs,
    lastActiveMs: isReceived ? state.lastActiveMs : record.atMs,
    nextIndex: state.nextIndex + 1,
  };
}

export const foldTurns = (records: readonly TurnRecord[]): SessionState => records.reduce(afterRecord, emptySession);

function changes(state: SessionState, record: TurnRecord): Partial<SessionState> {
  switch (record.kind) {
    case 'session_opened':
      return { opened: record };
    case 'step_opened':
      return { step: { opened: record, exchanges: [], openedAtActiveMs: state.activeMs, calls: 0 } };
    case 'call_started':
      return callStarted(state, record);
    case 'call_failed':
      return {
        isCalling: false,
        usage: record.cost === undefined && !unpaidFaults.has(record.code) ? withUnreported(state) : state.usage,
        turnCost: costIn(record, noUsage),
        failuresInARow: state.failuresInARow + 1,
        lastFailure: record,
      };
    case 'reply_received':
      return replyReceived(state, record);
    case 'message_added':
      return messageAdded(state, record);
    case 'tool_started':
      return { step: withCall(state, record, (call) => ({ ...call, isStarted: true })) };
    case 'tool_ended':
      return toolEnded(state, record);
    case 'step_completed':
      withCall(state, record, (call) => call);
      return {
        step: null,
        stepsCompleted: state.stepsCompleted + 1,
        lastCompleted: state.step?.opened.number ?? state.lastCompleted,
        approval: null,
      };
    case 'network_refused':
      return {};
    case 'session_parked':
      return parked(state, record);
    case 'entry_received':
      return receivedEntry(state, record);
    case 'session_resumed':
      return resumed(state, record);
    case 'session_closed': {
      const { outcome, reason, needsUser } = record;
      const closed = { outcome, reason, ...(needsUser === undefined ? {} : { needsUser }) };
      return { ...notWaiting, ...unanswered(state), closed };
    }
  }
}

const withUnreported = ({ usage }: SessionState) => ({ ...usage, unreportedCalls: usage.unreportedCalls + 1 });

/** If a crash or the end of the session lost the reply to the newest call, that call was paid for, and its cost is unknown. */
const unanswered = (state: SessionState): Pick<SessionState, 'isCalling' | 'usage'> => ({
  isCalling: false,
  usage: state.isCalling ? withUnreported(state) : state.usage,
});

const callStarted = (state: SessionState, { turn }: RecordOf<'call_started'>): Partial<SessionState> => ({
  ...unanswered(state),
  turn,
  turnCost: null,
  isCalling: true,
  // Both stop the session before a call: in a log with a call after them, an earlier version lost them at a gate.
  isPausing: false,
  asked: null,
  step: inStep(state, (step) => ({ ...step, calls: step.calls + 1 })),
});

const costIn = ({ cost }: RecordOf<'reply_received' | 'call_failed'>, usage: Usage): CallCost | null =>
  cost === undefined ? null : { usage, amount: cost };

function replyReceived(state: SessionState, record: RecordOf<'reply_received'>): Partial<SessionState> {
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0 } = record.usage;
  // As in the ledger: a server that does not count reports 0.
  const isReported = inputTokens !== undefined && inputTokens > 0 && outputTokens !== undefined;
  const { usage } = state;
  const reply: Exchange = {
    kind: 'reply',
    text: record.text,
    finish: record.finish,
    calls: record.toolCalls.map((call) => ({ call, isStarted: false, result: null })),
  };
  return {
    isCalling: false,
    turnCost: costIn(record, record.usage),
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

function messageAdded(state: SessionState, { from, text, nudge }: RecordOf<'message_added'>): Partial<SessionState> {
  const step = withExchange(state, { kind: 'message', from, text, ...(nudge === undefined ? {} : { nudge }) });
  return from === 'owner' ? { step, messages: state.messages.slice(1) } : { step };
}

function toolEnded(state: SessionState, record: RecordOf<'tool_ended'>): Partial<SessionState> {
  const { ending, text, worktree, denied, atMs } = record;
  const result = {
    ending,
    text,
    ...(worktree === undefined ? {} : { worktree }),
    ...(denied === undefined ? {} : { denied }),
  };
  const call = state.step === null ? null : openCall(state.step)?.call;
  const signal = ending === 'done' && call != null ? signalIn(call) : null;
  return {
    step: withCall(state, record, (open) => ({ ...open, result })),
    approval: null,
    ...(signal === null ? {} : { signal: { ...signal, atMs } }),
    ...(signal?.kind === 'needs_input' ? { asked: signal.text } : {}),
  };
}

/** A session that waits for something else still has to pause, or to ask what the model asked, before its next model call. */
const parked = (
  { isPausing, asked }: SessionState,
  { question, cause, gate, limit, exceeded, child }: RecordOf<'session_parked'>,
): Partial<SessionState> => ({
  question,
  parkedFor: cause ?? 'user_dependency',
  gate: gate ?? null,
  limit: limit ?? null,
  exceeded: exceeded ?? null,
  child: (child ?? null) as SessionState['child'],
  // With a child, it is the child that is paused.
  isPausing: (cause !== 'paused' || child !== undefined) && isPausing,
  asked: cause === 'asked' ? null : asked,
});

/** After these the conversation of the step continues. After the others the step starts again: only then it is read anew. */
const keepsStep: ReadonlySet<ParkCause | null> = new Set(['asked', 'limit', 'paused', 'inbox']);

/**
 * After a crash the session continues as it was. If it had stopped for the user, resuming ends the wait, except at a gate. A step that
 * starts again gets everything that the user wrote to it.
 */
function resumed(state: SessionState, { message }: RecordOf<'session_resumed'>): Partial<SessionState> {
  const messages = message === undefined ? state.messages : [...state.messages, message];
  if (state.closed === null && (state.question === null || state.gate !== null)) return { messages };
  const again = { ...notWaiting, failuresInARow: 0, lastFailure: null, activeMs: 0 };
  if (state.closed === null && keepsStep.has(state.parkedFor)) return { ...again, messages };
  return {
    ...again,
    closed: null,
    isPausing: state.closed === null && state.isPausing,
    isCancelled: false,
    cancelledBecause: null,
    asked: null,
    approval: null,
    step: null,
    messages: [...writtenTo(state.step), ...messages],
  };
}

const writtenTo = (step: StepState | null): readonly string[] =>
  (step?.exchanges ?? []).flatMap((exchange) =>
    exchange.kind === 'message' && exchange.from === 'owner' ? [exchange.text] : [],
  );

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
