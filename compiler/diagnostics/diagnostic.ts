/** Converts findings to diagnostics: adds line, column, docs and the rendered frame, and sorts them in a stable order. */
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { diagnosticCodes } from './codes.ts';
import type { UnlocatedDiagnostic } from './unlocated.ts';
import { type Frameable, renderFrame } from './frame.ts';
import type { SourceText } from './source-text.ts';

/** A finding with its own code and severity: lint takes the severity from its rules and the configuration of the project. */
export type RatedFinding = Omit<UnlocatedDiagnostic, 'code'> & Pick<Diagnostic, 'code' | 'severity'>;

/** @param about the source that the finding is about, if its location is in another file */
export function toDiagnostic(finding: UnlocatedDiagnostic, source: SourceText, about?: string): Diagnostic {
  return diagnosticOf({ ...finding, severity: diagnosticCodes[finding.code] }, source, about);
}

/** The source that the diagnostic prevents from compiling, which may differ from the file of its location. */
export const subjectOf = ({ about, at }: Pick<Diagnostic, 'about' | 'at'>): string => about ?? at.file;

/** All sources that the diagnostic prevents from compiling. */
export const subjectsOf = (diagnostic: Pick<Diagnostic, 'about' | 'at' | 'other'>): readonly string[] =>
  diagnostic.other === undefined ? [subjectOf(diagnostic)] : [subjectOf(diagnostic), diagnostic.other];

/** The reason why a workflow does not compile, in one sentence: its first error, and not a remark or warning before this error. */
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

/** Sorts by file, offset, code and message. Strings are compared by code unit, so that the order does not depend on the locale. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.at.file !== b.at.file) return a.at.file < b.at.file ? -1 : 1;
  if (a.at.offset !== b.at.offset) return a.at.offset - b.at.offset;
  if (a.code !== b.code) return a.code < b.code ? -1 : 1;
  if (a.message !== b.message) return a.message < b.message ? -1 : 1;
  return 0;
}
