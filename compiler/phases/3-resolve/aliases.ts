/** Aliases: older ids of bundled workflows that are still accepted [alias-unique]. */
import { workflowIdPattern } from '../../../schemas/ids.ts';
import { workflowIdLengthMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { SourceUnit } from '../../ir/source.ts';

export function resolveAliases({ document, workflow, sourceKind }: SourceUnit): readonly UnlocatedDiagnostic[] {
  const aliases = workflow.aliases ?? [];
  if (aliases.length > 0 && sourceKind !== 'bundled') {
    return [
      {
        code: 'resolve/alias-not-bundled',
        message: 'only bundled workflows may have aliases',
        at: document.keyAt(['aliases']),
        help: 'remove `aliases`; to keep an older id valid, keep the file that defines this id',
      },
    ];
  }
  const seen = new Set<string>([workflow.id]);
  return aliases.flatMap((alias, index): readonly UnlocatedDiagnostic[] => {
    const valid = workflowIdPattern.test(alias) && alias.length <= workflowIdLengthMax;
    const reason = valid ? (seen.has(alias) ? 'is already a name of this workflow' : null) : 'is not a workflow id';
    seen.add(alias);
    if (reason === null) return [];
    return [
      {
        code: 'resolve/invalid-alias',
        message: `the alias ${quote(alias)} ${reason}`,
        at: document.at(['aliases', index]),
        help: valid ? 'remove it' : 'write the older id: lower-case letters, digits, `_` and `-`, at most one dot',
      },
    ];
  });
}
