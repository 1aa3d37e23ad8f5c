/** Turns of a model, as the turn log that the daemon would write for them: its own nudges, reminders and ends included. */
import { createHash } from 'node:crypto';
import type { StuckPolicy } from '../../../../schemas/closed-sets.ts';
import type { Sha256Digest } from '../../../../schemas/ids.ts';
import type { StuckPattern, ToolEnding, TurnRecord } from '../../../../schemas/daemon/turn-record.ts';
import { nextAction } from '../../../../daemon/conversation/next-action.ts';
import { afterRecord } from '../../../../daemon/conversation/fold-turns.ts';
import { emptySession } from '../../../../daemon/conversation/session-state.ts';
import type { NewRecord } from '../../../../daemon/storage/turn-log.ts';
import { mayRepeat } from '../../../../daemon/stuck/repetition.ts';
import { loopSession } from '../../session/loop-world.ts';

export type Called = {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, string | number>>;
  readonly ending: ToolEnding;
  readonly text: string;
};
/** `files`: what stands in the worktree after the turn. */
export type Turn = { readonly text: string; readonly calls: readonly Called[]; readonly files: string };
export type Scenario = {
  readonly turns: readonly Turn[];
  /** The turn with which the loop starts; null if there is none. */
  readonly loopsFrom: number | null;
  readonly callsPerStepMax?: number;
};
export type Driven = {
  readonly records: readonly TurnRecord[];
  /** The number of turns that the model had made when it was told, and of what. */
  readonly nudges: readonly { readonly afterTurns: number; readonly pattern: StuckPattern }[];
  readonly closed: { readonly afterTurns: number; readonly reason: string } | null;
};

const filesDigest = (files: string) => `sha256:${createHash('sha256').update(files).digest('hex')}` as Sha256Digest;

export function drive({ turns, callsPerStepMax = 100 }: Scenario, stuck: StuckPolicy = 'stop'): Driven {
  const limits = { callsPerStepMax, failuresInARowMax: 5, stuck };
  const records: TurnRecord[] = [];
  let state = emptySession;
  const append = (record: NewRecord) => {
    const placed = { v: 1, index: records.length, atMs: 1_767_312_000_000 + records.length, ...record } as TurnRecord;
    state = afterRecord(state, placed);
    records.push(placed);
  };
  for (const record of beginning) append(record);
  const nudges: { afterTurns: number; pattern: StuckPattern }[] = [];
  const waiting = [...turns];
  const afterTurns = () => turns.length - waiting.length;
  const results = new Map<string, Called & { readonly files: string }>();
  for (;;) {
    const action = nextAction(state, limits);
    switch (action.kind) {
      case 'call_model': {
        const next = waiting.shift();
        if (next === undefined) return { records, nudges, closed: null };
        const turn = state.turn + 1;
        append({ kind: 'call_started', turn, requestDigest: filesDigest('request') });
        const toolCalls = next.calls.map(({ tool, arguments: given }, i) => {
          const callId = `${turn}-${i + 1}`;
          results.set(callId, { ...(next.calls[i] as Called), files: next.files });
          return { callId, tool, arguments: given };
        });
        append({ kind: 'reply_received', turn, text: next.text, toolCalls, finish: 'tool_calls', usage: {} });
        break;
      }
      case 'run_tool': {
        const { call } = action;
        const { ending, text, files } = results.get(call.callId) as Called & { files: string };
        append({ kind: 'tool_started', callId: call.callId });
        const isLookedAt = state.step !== null && mayRepeat(state.step, call, text);
        const worktree = isLookedAt ? { worktree: filesDigest(files) } : {};
        append({ kind: 'tool_ended', callId: call.callId, ending, text, ...worktree });
        break;
      }
      case 'nudge':
        nudges.push({ afterTurns: afterTurns(), pattern: action.pattern });
        append({ kind: 'message_added', from: 'daemon', text: action.text, nudge: action.pattern });
        break;
      case 'remind':
        append({ kind: 'message_added', from: 'daemon', text: 'The step is not complete.' });
        break;
      case 'close':
        append({ kind: 'session_closed', outcome: action.outcome, reason: action.reason });
        return { records, nudges, closed: { afterTurns: afterTurns(), reason: action.reason } };
      default:
        throw new Error(`unexpected: ${action.kind}`);
    }
  }
}

const beginning: readonly NewRecord[] = [
  loopSession,
  {
    kind: 'step_opened',
    number: 1,
    stepId: 'fix',
    title: 'Fix it',
    instructions: 'You do one step of a workflow.',
    prompt: 'Fix the login.',
  },
];
