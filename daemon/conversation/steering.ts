/** Messages of the user to a session through its inbox, and of the model to the user: parts of the fold of the turn log. Pure. */
import { type SignalKind, signalKinds } from '../../schemas/closed-sets.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { InboxAction, InboxActionOf, InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import { gateDigestShownLength } from '../../schemas/daemon/limits.ts';
import type { RecordOf, ToolCall } from '../../schemas/daemon/turn-record.ts';
import { microUsdPerUsd } from '../ledger/amounts.ts';
import { notWaiting, type SessionState, type StepState, TurnLogFault } from './session-state.ts';

const digestStart = 'sha256:'.length;
/** The start of the digest of a gate, as a user types it. */
export const shownDigest = (digest: string): string => digest.slice(digestStart, digestStart + gateDigestShownLength);

/** Why an entry has no effect on a session in this state; null if it has one. */
export function refusalOf(
  { closed, parkedFor, child, isPausing, gate }: SessionState,
  action: InboxAction,
): string | null {
  const { kind } = action;
  if (closed !== null) return kind === 'message' || kind === 'raise' ? null : 'the session has ended';
  if (kind === 'pause' && parkedFor === 'paused' && child === null)
    return 'the session is already waiting for you to resume it';
  // It takes a pause back, and answers nothing.
  if (kind === 'resume' && gate !== null && !isPausing)
    return 'the session is waiting for you to approve or reject a result';
  if (kind !== 'answer') return null;
  if (gate === null) return 'the session is not waiting for a confirmation';
  if (gate.digest === action.gate) return null;
  return `the answer is for another result; the digest of the current one is ${shownDigest(gate.digest)}`;
}

/** @throws TurnLogFault when the record is out of order, or opens a gate that it does not name */
export function receivedEntry(state: SessionState, record: RecordOf<'entry_received'>): Partial<SessionState> {
  const { index, ticket, action, refused } = record;
  if (ticket <= state.lastTicket)
    throw new TurnLogFault(`record ${index} receives inbox entry ${ticket} a second time`);
  const received = { lastTicket: ticket };
  if (refused !== undefined) return received;
  if (refusalOf(state, action) !== null)
    throw new TurnLogFault(
      `record ${index} receives an inbox entry that has no effect, and does not mark it as refused`,
    );
  return { ...received, ...effectOf(state, action) };
}

function effectOf(state: SessionState, action: InboxAction): Partial<SessionState> {
  switch (action.kind) {
    case 'message':
      return { messages: [...state.messages, action.text] };
    case 'pause':
      return { isPausing: true };
    case 'resume':
      return { isPausing: false };
    case 'cancel':
      return { isCancelled: true, cancelledBecause: action.reason ?? null };
    case 'raise':
      return {};
    case 'answer': {
      const { gate: digest, decision, comment = null } = action;
      return { ...notWaiting, approval: { digest, decision, comment } };
    }
  }
}

/** The state of a session once it has received these entries. */
export function afterEntries(state: SessionState, entries: readonly InboxEntry[]): SessionState {
  let now = state;
  for (const { action } of entries) if (refusalOf(now, action) === null) now = { ...now, ...effectOf(now, action) };
  return now;
}

/** Whether an entry that was not received gives a parked session something to do. */
export function isWoken(state: SessionState, entries: readonly InboxEntry[]): boolean {
  if (state.question === null) return false;
  return entries.some(({ action }) => refusalOf(state, action) === null && wakes(state, action.kind));
}

function wakes({ parkedFor }: SessionState, kind: InboxAction['kind']): boolean {
  if (kind === 'cancel' || kind === 'answer') return true;
  switch (parkedFor) {
    case 'user_dependency':
    case 'asked':
      return kind === 'message' || kind === 'resume';
    case 'limit':
      return kind === 'raise' || kind === 'resume';
    case 'paused':
    case 'inbox':
      return kind === 'resume';
    case 'confirmation':
    case null:
      return false;
  }
}

/** The amounts by which a user raises a limit. */
const raisedBy = ({ microUsd, tokens }: InboxActionOf<'raise'>): string =>
  [
    ...(microUsd === undefined ? [] : [`${microUsd / microUsdPerUsd} USD`]),
    ...(tokens === undefined ? [] : [counted(tokens, 'token')]),
  ].join(' and ');

/** What the user wrote with an entry; empty where it has no text. */
export function actionText(action: InboxAction): string {
  switch (action.kind) {
    case 'message':
      return action.text;
    case 'raise':
      return action.reason ?? '';
    case 'answer':
      return action.comment ?? '';
    case 'pause':
    case 'resume':
    case 'cancel':
      return '';
  }
}

/** An entry in a few words, without its text. */
export function actionWords(action: InboxAction): string {
  switch (action.kind) {
    case 'raise':
      return `raise the limit per ${action.limit} by ${raisedBy(action)}`;
    case 'answer':
      return `${action.decision} ${shownDigest(action.gate)}`;
    case 'message':
    case 'pause':
    case 'resume':
    case 'cancel':
      return action.kind;
  }
}

export const signalTool = 'signal_coordinator';

/** Whether the newest reply asks the user something, in a call that succeeded or has yet to run. */
export function isAsking({ exchanges }: StepState): boolean {
  const last = exchanges.at(-1);
  if (last?.kind !== 'reply') return false;
  return last.calls.some(
    ({ call, result }) => (result === null || result.ending === 'done') && signalIn(call)?.kind === 'needs_input',
  );
}

/** The message in a call of `signal_coordinator`; null for any other call. */
export function signalIn({
  tool,
  arguments: args,
}: ToolCall): { readonly kind: SignalKind; readonly text: string } | null {
  if (tool !== signalTool) return null;
  const kind = signalKinds.find((each) => each === args?.['kind']);
  const text = args?.['text'];
  return kind !== undefined && typeof text === 'string' ? { kind, text } : null;
}
