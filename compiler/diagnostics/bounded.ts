/** No file, however broken, costs more than `findingsMax` frames; that there is more is said where the rest begins. */
import { findingsMax } from '../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from './unlocated.ts';

/** Whether a pass may stop looking: one more than is shown tells too many from just enough. */
export const hasEnough = (findings: readonly UnlocatedDiagnostic[]): boolean => findings.length > findingsMax;

/** The first ones in the order of the file. */
export function boundedFindings(findings: readonly UnlocatedDiagnostic[]): readonly UnlocatedDiagnostic[] {
  if (!hasEnough(findings)) return findings;
  const shown = [...findings].sort((a, b) => a.at.offset - b.at.offset).slice(0, findingsMax);
  const last = shown.pop();
  const more = `the file holds more than ${findingsMax} mistakes; what follows is not shown`;
  return last === undefined ? shown : [...shown, { ...last, notes: [...(last.notes ?? []), more] }];
}
