/** Reports the format of a file and the evidence for it, if the author might not expect the result. */
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { quote } from '../diagnostics/quote.ts';
import type { SourceDocument } from '../ir/document.ts';
import type { Dialect, FormatMark, FormatReading } from './detect.ts';

const names: Readonly<Record<Dialect, string>> = { native: 'the native format', legacy: 'the older format' };

function labelOf({ dialect, kind, path, meant }: FormatMark): string {
  const key = quote(String(path.findLast((part) => typeof part === 'string')));
  if (kind === 'misspelling') return `similar to ${quote(meant ?? '')}, a key that only ${names[dialect]} has`;
  if (kind === 'form') return `only ${names[dialect]} allows this value of ${key}`;
  return key === '`$schema`' ? `this names the schema of ${names[dialect]}` : `a key that only ${names[dialect]} has`;
}

/** Diagnostics whose help depends on the format. */
const shapeCodes: ReadonlySet<DiagnosticCode> = new Set([
  'read/unknown-key',
  'read/missing-key',
  'read/wrong-type',
  'read/unknown-value',
]);

/**
 * A valid file with evidence for one format needs no such finding. The finding is added in two cases: the file has a mistake in
 * its structure, and is of the older format or has evidence for both formats; or the file compiles as the older format only
 * because of a form, and no other finding mentions that format.
 */
function isWorthSaying({ dialect, basis, isMixed }: FormatReading, found: readonly UnlocatedDiagnostic[]): boolean {
  const isGuess = dialect === 'legacy' && basis?.kind !== 'key';
  const isShapeWrong = found.some(({ code }) => shapeCodes.has(code));
  if (!isShapeWrong) return isGuess && found.length === 0;
  return dialect === 'legacy' || isMixed || basis?.kind === 'misspelling';
}

/** @param found the other findings of reading the file */
export function formatFinding(
  document: SourceDocument,
  format: FormatReading,
  found: readonly UnlocatedDiagnostic[],
): readonly UnlocatedDiagnostic[] {
  const { dialect, basis } = format;
  if (basis === null || !isWorthSaying(format, found)) return [];
  return [
    {
      code: 'read/format',
      message: `the compiler reads this file as a file in ${names[dialect]}`,
      at: typeof basis.path.at(-1) === 'number' ? document.at(basis.path) : document.keyAt(basis.path),
      label: labelOf(basis),
      help:
        dialect === 'legacy'
          ? 'to use the native format, change this key or value, and set `$schema` to `workflow.v1.json`'
          : 'to use the older format, remove the keys of the native format',
    },
  ];
}
