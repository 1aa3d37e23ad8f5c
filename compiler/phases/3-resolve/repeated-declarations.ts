/** Declarations of a template that have the same name as one of the workflow or of another call. */
import { quote } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { Placed, ResolvedWorkflow } from '../../ir/resolved.ts';

/** Declarations of templates have the prefix of their call, but can still equal one of the author. */
function repeated<Item extends Placed>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  messageOf: (item: Item) => string,
  document: SourceDocument,
): readonly UnlocatedDiagnostic[] {
  const seen = new Set<string>();
  return items.flatMap((item): readonly UnlocatedDiagnostic[] => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        code: 'expand/duplicate-id',
        message: messageOf(item),
        at: document.anchorOf(item.path),
        help: 'give the call of the template another `id`',
      },
    ];
  });
}

export function repeatedDeclarations({
  unit: { document },
  conditions,
  functions,
  loops,
  steps,
}: ResolvedWorkflow): readonly UnlocatedDiagnostic[] {
  const own = [...loops, ...steps].flatMap(({ ownFunctions }) => ownFunctions);
  return [
    ...repeated(
      conditions,
      ({ condition }) => condition.conditionId,
      ({ condition }) => `a template would add a second condition with the id ${quote(condition.conditionId)}`,
      document,
    ),
    ...repeated(
      [...functions, ...own].map((one) => ({ ...one.definition, one })),
      ({ one }) => `${one.scope} ${one.ownerId ?? ''} ${one.name}`,
      ({ one }) =>
        `a template would add a second function named ${quote(one.name)} to ${quote(one.ownerId ?? 'the workflow')}`,
      document,
    ),
  ];
}
