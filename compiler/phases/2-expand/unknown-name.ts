/** The finding for an unknown name: lists the known names, and suggests a similar one. */
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { type Names, nameEndingIn, nearestName, sortedNames } from '../../diagnostics/nearest-name.ts';
import { quote, quoteList, withArticle } from '../../diagnostics/quote.ts';
import { type Location, replacement, type UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';

/** A longer list is not shown; the finding names the command that prints it. */
const listedMax = 8;

export type UnknownName = {
  readonly code: DiagnosticCode;
  /** "condition", "contract"; for "no condition is named `x`". */
  readonly what: string;
  readonly name: string;
  readonly at: Location;
  /** The same object for each name that is looked up in it. */
  readonly known: Names;
  /** The fix if there are no known names, or too many to list. */
  readonly otherwise: string;
  readonly label?: string;
  /** A known name that is certainly intended, even if it is not similar. */
  readonly meant?: string | null;
  /** A known name that cannot be intended: that of the declaration itself. */
  readonly except?: string;
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
  except,
}: UnknownName): UnlocatedDiagnostic {
  const sorted = sortedNames(known);
  // Each unknown name asks: a long list is not gone through.
  const names = sorted.length > listedMax + 1 ? [] : sorted.filter((one) => one !== except);
  const similar = meant ?? nearestName(name, known) ?? nameEndingIn(name, known);
  const near = similar === except ? null : similar;
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
