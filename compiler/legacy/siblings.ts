/** What a file of the older format may name: builtins, and the other workflows if it is read separately. */
import type { BuiltinRegistry, TemplateDefinition } from '../../builtins/kinds.ts';
import type { SourceUnit } from '../ir/source.ts';
import { routineNameOf, routineNameOfTemplate } from './routine-name.ts';

export type BuiltinNames = Pick<BuiltinRegistry, 'refs' | 'features' | 'templates'>;
/** The routines and workflows that a file can name. */
export type Siblings = {
  /** The template of a routine of the same source kind, by the id in a call; null if there is none. */
  readonly template: (templateId: string) => TemplateDefinition | null;
  /** Whether a workflow of the project or a bundled workflow has this id. */
  readonly hasWorkflow: (workflowId: string) => boolean;
  /** The id that a workflow has after the migration of which the reading is a part; the same id otherwise. */
  readonly nowNamed: (workflowId: string) => string;
};
const sameName = (workflowId: string): string => workflowId;
export const noSiblings: Siblings = { template: () => null, hasWorkflow: () => false, nowNamed: sameName };

/**
 * If several routines have the same name, the one with the smallest id is used, as during compilation.
 * @param libraryIds workflows of which only the id is known
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
    nowNamed: sameName,
  };
}
