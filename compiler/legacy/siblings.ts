/** The other workflows, for a file of the older format that is read by itself. */
import type { BuiltinRegistry, TemplateDefinition } from '../../builtins/kinds.ts';
import type { SourceUnit } from '../ir/source.ts';
import { routineNameOf, routineNameOfTemplate } from './routine-name.ts';
import type { Siblings } from './translation.ts';

/**
 * Of several routines with one name the one with the smallest id counts, as it does when they are compiled.
 *
 * @param libraryIds workflows that are known by their id alone
 */
export function siblingsOf(
  units: readonly SourceUnit[],
  builtins: Pick<BuiltinRegistry, 'routineTemplate'>,
  libraryIds: readonly string[],
): Siblings {
  const ids = new Set([...libraryIds, ...units.map(({ workflow }) => workflow.id)]);
  const byName = new Map<string, SourceUnit>();
  for (const unit of [...units].sort((a, b) => (a.workflow.id < b.workflow.id ? -1 : 1))) {
    const name = routineNameOf(unit.workflow.id);
    if (name !== null && !byName.has(name)) byName.set(name, unit);
  }
  return {
    template: (templateId): TemplateDefinition | null => {
      const name = routineNameOfTemplate(templateId);
      const unit = name === null ? undefined : byName.get(name);
      return name === null || unit === undefined ? null : builtins.routineTemplate(unit.workflow, name);
    },
    hasWorkflow: (workflowId) => ids.has(workflowId),
  };
}
