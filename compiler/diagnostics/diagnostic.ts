/** Findings → diagnostics: adds line, column, docs and the rendered frame, and puts them in their stable order. */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { diagnosticCodes } from './codes.ts';
import type { UnlocatedDiagnostic } from './unlocated.ts';
import { type Frameable, renderFrame } from './frame.ts';
import type { SourceText } from './source-text.ts';

/** A finding with a code and a severity of its own: lint takes both from its rules and the project's levels. */
export type RatedFinding = Omit<UnlocatedDiagnostic, 'code'> & Pick<Diagnostic, 'code' | 'severity'>;

/** @param about the source that it is about, when `source` is another file */
export function toDiagnostic(finding: UnlocatedDiagnostic, source: SourceText, about?: string): Diagnostic {
  return diagnosticOf({ ...finding, severity: diagnosticCodes[finding.code] }, source, about);
}

/** The source that a diagnostic keeps from compiling, wherever the mistake stands. */
export const subjectOf = ({ about, at }: Pick<Diagnostic, 'about' | 'at'>): string => about ?? at.file;

/** Every source that a diagnostic keeps from compiling. */
export const subjectsOf = (diagnostic: Pick<Diagnostic, 'about' | 'at' | 'other'>): readonly string[] =>
  diagnostic.other === undefined ? [subjectOf(diagnostic)] : [subjectOf(diagnostic), diagnostic.other];

/** Why a workflow does not compile, in one sentence; a remark or a warning that stands before its first error does not say it. */
export const firstErrorOf = (diagnostics: readonly Pick<Diagnostic, 'severity' | 'message'>[]): string =>
  (diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0])?.message ?? 'unknown reason';

export function diagnosticOf(finding: RatedFinding, source: SourceText, about?: string): Diagnostic {
  const { line, column } = source.positionOf(finding.at.offset);
  const frameable: Frameable = {
    code: finding.code,
    severity: finding.severity,
    message: finding.message,
    at: {
      file: source.file,
      line,
      column,
      offset: finding.at.offset,
      length: finding.at.length,
      pointer: finding.at.pointer,
    },
    ...(about === undefined ? {} : { about }),
    ...(finding.other === undefined ? {} : { other: finding.other }),
    ...(finding.label === undefined ? {} : { label: finding.label }),
    notes: [...(finding.notes ?? [])],
    ...(finding.help === undefined ? {} : { help: finding.help }),
    docs: `workrail explain ${finding.code}`,
  };
  const fixes = finding.at.isOrigin === true ? [] : [...(finding.fixes ?? [])];
  return { ...frameable, fixes, rendered: renderFrame(frameable, source) };
}

/** By file, offset, code, message; strings by code unit, so that no locale can reorder them. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.at.file !== b.at.file) return a.at.file < b.at.file ? -1 : 1;
  if (a.at.offset !== b.at.offset) return a.at.offset - b.at.offset;
  if (a.code !== b.code) return a.code < b.code ? -1 : 1;
  if (a.message !== b.message) return a.message < b.message ? -1 : 1;
  return 0;
}
