/**
 * Limits the report of one file to `findingsMax` findings, and adds a finding that there are more. Text output shows at most
 * `findingsShownMax` of them and counts the others.
 */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { findingsMax, findingsShownMax } from '../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from './unlocated.ts';

/** Whether a pass may stop: one finding more than the limit shows that the limit is exceeded. */
export const hasEnough = (findings: readonly UnlocatedDiagnostic[]): boolean => findings.length > findingsMax;

/** The first findings in the order of the file. */
export function boundedFindings(findings: readonly UnlocatedDiagnostic[]): readonly UnlocatedDiagnostic[] {
  if (!hasEnough(findings)) return findings;
  const shown = [...findings].sort((a, b) => a.at.offset - b.at.offset).slice(0, findingsMax);
  const last = shown.pop();
  const more = `the file has more than ${findingsMax} problems; the rest are not shown`;
  return last === undefined ? shown : [...shown, { ...last, notes: [...(last.notes ?? []), more] }];
}

export type FileFindings = {
  readonly file: string;
  readonly shown: readonly Diagnostic[];
  /** The number of findings that are not shown. */
  readonly hidden: number;
};

const severities = ['error', 'warning', 'info'] as const;

/**
 * Selects the findings of each file for text output: errors first, then warnings, then remarks. The given order is kept
 * otherwise.
 */
export function shownByFile(diagnostics: readonly Diagnostic[]): readonly FileFindings[] {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const found = files.get(diagnostic.at.file);
    if (found === undefined) files.set(diagnostic.at.file, [diagnostic]);
    else found.push(diagnostic);
  }
  return [...files].map(([file, found]) => {
    if (found.length <= findingsShownMax) return { file, shown: found, hidden: 0 };
    const worst = severities.flatMap((wanted) => found.filter(({ severity }) => severity === wanted));
    const chosen = new Set(worst.slice(0, findingsShownMax));
    return { file, shown: found.filter((one) => chosen.has(one)), hidden: found.length - findingsShownMax };
  });
}
