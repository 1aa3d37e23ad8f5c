/**
 * A finding of a pass, before it is rendered as a `Diagnostic`. A pass states the position in the document and the message.
 * `diagnostic.ts` adds lines, columns and the code frame.
 */
import type { Fix } from '../../schemas/diagnostics.ts';
import { type DiagnosticCode, diagnosticCodes } from './codes.ts';

/** A span of the source text, in UTF-16 code units, and the RFC 6901 pointer of the value that contains it. */
export type Location = {
  readonly offset: number;
  readonly length: number;
  readonly pointer: string;
  /** Whether the span only marks the origin of a text that has another form now. Such a span cannot be edited. */
  readonly isOrigin?: boolean;
};

export type UnlocatedDiagnostic = {
  readonly code: DiagnosticCode;
  /** In lower case, without a final period; values of the author in backticks. States what was found, and not what to do. */
  readonly message: string;
  readonly at: Location;
  /** `at` is a place in `.workrail/bindings.json`, because the mistake about the workflow is in that file. */
  readonly isInBindingsFile?: boolean;
  /** For a conflict between two sources: the other source, which does not compile either. */
  readonly other?: string;
  /** The text below the marked span. */
  readonly label?: string | undefined;
  /** Why the problem matters, or the location of the other part of a conflict. */
  readonly notes?: readonly string[] | undefined;
  /** What to do. */
  readonly help?: string | undefined;
  /** Edits that fix the problem without changing the author's intent. */
  readonly fixes?: readonly Fix[] | undefined;
};

/** The result of a phase: a value for the next phase, and all findings. `value` is null if the phase could not continue. */
export type PhaseResult<T> = { readonly value: T | null; readonly findings: readonly UnlocatedDiagnostic[] };

export function isError(finding: UnlocatedDiagnostic): boolean {
  return diagnosticCodes[finding.code] === 'error';
}

/** `at`, with its text replaced. */
export function replacement(title: string, at: Location, text: string): Fix {
  return { title, edits: [{ offset: at.offset, length: at.length, text }] };
}
