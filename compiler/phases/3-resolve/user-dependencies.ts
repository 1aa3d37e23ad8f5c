/**
 * User dependencies: fixed reasons, and a fixed kind for choices that an agent must not assume [choice-needs-non-assumable-kind].
 */
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { nonAssumableChoiceKinds } from '../../../schemas/closed-sets.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quoteList } from '../../diagnostics/quote.ts';
import type { ResolvedUserDependency } from '../../ir/resolved.ts';
import type { ContextKeys } from './context-keys.ts';
import type { PartResolver } from './prompt-parts.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';

type Resolved = {
  readonly dependencies: readonly ResolvedUserDependency[];
  readonly findings: readonly UnlocatedDiagnostic[];
};
const nothing: Resolved = { dependencies: [], findings: [] };

export function resolveUserDependencies(
  { userDependencies }: SimpleStep,
  site: SourceCursor,
  keys: ContextKeys,
  parts: PartResolver,
): Resolved {
  if (userDependencies === undefined) return nothing;
  const findings: UnlocatedDiagnostic[] = [];
  const dependencies = userDependencies.map((dependency, index): ResolvedUserDependency => {
    const at = site.in('userDependencies', index);
    const { reason, choiceKind, contextKey } = dependency;
    if (reason === 'needs_user_choice' && choiceKind === undefined) {
      findings.push({
        code: 'resolve/choice-kind',
        message: 'a user dependency with the reason `needs_user_choice` has no `choiceKind`',
        at: at.in('reason').at,
        label: 'needs `choiceKind`',
        notes: [
          'without `choiceKind`, an agent in an automatic mode may make the choice itself and record it as an assumption',
        ],
        help: `add \`choiceKind\`: ${quoteList([...nonAssumableChoiceKinds], 'or')}`,
      });
    }
    if (reason !== 'needs_user_choice' && choiceKind !== undefined) {
      findings.push({
        code: 'resolve/choice-kind',
        message: `\`choiceKind\` does not apply to \`${reason}\``,
        at: at.in('choiceKind').at,
        help: 'remove `choiceKind`, or change the reason to `needs_user_choice`',
      });
    }
    const input = contextKey === undefined ? null : keys.find(contextKey, at.in('contextKey'));
    return {
      reason,
      ...(choiceKind === undefined ? {} : { choiceKind }),
      ...(input === null ? {} : { contextKey: input.key as NonNullable<ResolvedUserDependency['contextKey']> }),
      message: parts.text(dependency.message, at.in('message')),
    };
  });
  return { dependencies, findings };
}
