/** Reports the second use of a unique name, with the location of the first. */
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote, quoteList } from '../../diagnostics/quote.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import type { Path } from '../../ir/document.ts';
import type { SourceUnit } from '../../ir/source.ts';

export type Named = {
  readonly name: string;
  readonly path: Path;
  /** The spelling in the source, if several spellings are one name. */
  readonly written?: string;
};

/** Without second uses of a name, so that a copy that is not edited yet causes no error in what refers to the first use. */
export function firstUses<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(nameOf(item))) first.set(nameOf(item), item);
  return [...first.values()];
}

export function findDuplicates(
  unit: SourceUnit,
  code: DiagnosticCode,
  what: string,
  names: readonly Named[],
): readonly UnlocatedDiagnostic[] {
  const first = new Map<string, Named>();
  const findings: UnlocatedDiagnostic[] = [];
  let text: SourceText | null = null;
  for (const named of names) {
    const { name, path, written = name } = named;
    const before = first.get(name);
    if (before === undefined) {
      first.set(name, named);
      continue;
    }
    text ??= new SourceText(unit.file, unit.document.text);
    const { line, column } = text.positionOf(unit.document.at(before.path).offset);
    findings.push({
      code,
      message: `two entries have the ${what} ${quote(written)}`,
      at: unit.document.at(path),
      label: 'the second use',
      notes: [
        `first used at ${unit.file}:${line}:${column}`,
        ...(written === (before.written ?? name)
          ? []
          : [`${quoteList([before.written ?? name, written])} are the same ${what}`]),
      ],
      help: 'rename one of the entries',
    });
  }
  return findings;
}
