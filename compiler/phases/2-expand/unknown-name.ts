/** A name that nothing has: the finding says what there is, and offers the one that was probably meant. */
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { type Names, nameEndingIn, nearestName, sortedNames } from '../../diagnostics/nearest-name.ts';
import { quote, quoteList, withArticle } from '../../diagnostics/quote.ts';
import { type Location, replacement, type UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';

/** Longer lists are not read; the command that prints them is named instead. */
const listedMax = 8;

export type UnknownName = {
  readonly code: DiagnosticCode;
  /** "condition", "contract"; said as "no condition is named `x`". */
  readonly what: string;
  readonly name: string;
  readonly at: Location;
  /** The same object for each name that is looked up in it. */
  readonly known: Names;
  /** What to do when there is none, or too many to list. */
  readonly otherwise: string;
  readonly label?: string;
  /** The known name that was certainly meant, however different it looks. */
  readonly meant?: string | null;
};

export function unknownName({
  code,
  what,
  name,
  at,
  known,
  otherwise,
  label,
  meant = null,
}: UnknownName): UnlocatedDiagnostic {
  const names = sortedNames(known);
  const near = meant ?? nearestName(name, known) ?? nameEndingIn(name, known);
  const listed =
    names.length > 0 && names.length <= listedMax ? `use ${quoteList(names, 'or')}, or ${otherwise}` : otherwise;
  return {
    code,
    message: `no ${what} is named ${quote(name)}`,
    at,
    ...(label === undefined ? {} : { label }),
    help:
      near === null
        ? listed
        : meant === null
          ? `${withArticle(what)} with a similar name exists: ${quote(near)}`
          : `write ${quote(near)}`,
    fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
  };
}
