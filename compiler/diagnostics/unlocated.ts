/**
 * A finding of a pass before it is rendered as a `Diagnostic`. A pass knows where in the document and what; lines, columns and the
 * code frame are added once, at the end, by `diagnostic.ts`.
 */
import type { Fix } from '../../schemas/diagnostics.ts';
import { type DiagnosticCode, diagnosticCodes } from './codes.ts';

/** A marked stretch of the source text, in UTF-16 code units, and the RFC 6901 pointer of the value it belongs to. */
export type Location = {
  readonly offset: number;
  readonly length: number;
  readonly pointer: string;
  /** The mark is where something came from, in other words or another form: no edit can be made there. */
  readonly isOrigin?: boolean;
};

export type UnlocatedDiagnostic = {
  readonly code: DiagnosticCode;
  /** Lower case, no final period; the author's own values in backticks. Says what was found, never what to do. */
  readonly message: string;
  readonly at: Location;
  /** `at` is a place in `.workrail/bindings.json`: what is wrong with a workflow was written there. */
  readonly isInBindingsFile?: boolean;
  /** Of a conflict between two sources: the other one, which does not compile either. */
  readonly other?: string;
  /** Said under the marked span. */
  readonly label?: string | undefined;
  /** Why it matters, or where the other half of a conflict is. */
  readonly notes?: readonly string[] | undefined;
  /** What to do. */
  readonly help?: string | undefined;
  /** Edits that make it right without changing what the author meant. */
  readonly fixes?: readonly Fix[] | undefined;
};

/** What every phase answers: a value for the next one, and everything it found. `value` is null when it could not go on. */
export type PhaseResult<T> = { readonly value: T | null; readonly findings: readonly UnlocatedDiagnostic[] };

export function isError(finding: UnlocatedDiagnostic): boolean {
  return diagnosticCodes[finding.code] === 'error';
}

/** `at`, with the same text replaced. */
export function replacement(title: string, at: Location, text: string): Fix {
  return { title, edits: [{ offset: at.offset, length: at.length, text }] };
}
