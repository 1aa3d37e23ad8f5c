/** Turn logs that an earlier version wrote: their nudges and ends are read as they were meant, after each of their records. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { nextAction } from '../../../daemon/conversation/next-action.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';

const folder = path.join(import.meta.dirname, 'frozen');
const limits = { callsPerStepMax: 100, failuresInARowMax: 5, stuck: 'stop' as const };

it.each([
  ['equal-tests.jsonl', 1, 'closed as stuck'],
  ['edit-and-reversal.jsonl', 1, 'closed as stuck'],
  ['script-that-goes-on.jsonl', 0, 'call_model'],
])('the log %s has %i nudges and is %s', (file, nudges, end) => {
  const records = parseTurns(fs.readFileSync(path.join(folder, file)));
  expect(records.filter((record) => record.kind === 'message_added' && record.nudge !== undefined)).toHaveLength(
    nudges,
  );
  for (const [i, record] of records.entries()) {
    if (record.kind !== 'message_added' && record.kind !== 'session_closed' && record.kind !== 'call_started') continue;
    const expected = { message_added: 'nudge', session_closed: 'close', call_started: 'call_model' }[record.kind];
    expect(nextAction(foldTurns(records.slice(0, i)), limits).kind, `before record ${i}`).toBe(expected);
  }
  const state = foldTurns(records);
  expect(state.closed === null ? nextAction(state, limits).kind : `closed as ${state.closed.outcome}`).toBe(end);
});
