/** Runs that were started within another [within-keeps-parent-tip]. They belong to its session and never move its tip. */
import type { RunState, SessionState } from '../core/state.ts';

/** The newest first; at most `countMax`, so that a long session costs no more than a short one. */
export function childRuns(state: SessionState, run: RunState, countMax: number): RunState[] {
  const found: RunState[] = [];
  const runs = [...state.runs.values()];
  for (let i = runs.length - 1; i >= 0 && found.length < countMax; i -= 1) {
    const each = runs[i];
    if (each?.parent?.runId === run.runId) found.push(each);
  }
  return found;
}
