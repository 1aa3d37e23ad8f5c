/**
 * Phase 2: template calls are replaced by source steps in the same position, and probes of required capabilities come first
 * [template-expanded-in-place]. After an error, the next phase still runs and reports its findings.
 */
import type { TemplateDefinition } from '../../../builtins/kinds.ts';
import type { PhaseResult } from '../../diagnostics/unlocated.ts';
import type { CompilerHost } from '../../host.ts';
import type { ExpandedSource } from '../../ir/expanded.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { probesBefore } from './probes.ts';
import { SourceCursor } from './source-cursor.ts';
import { TemplateExpander } from './templates.ts';

/** Templates made from the routines of the same source kind. */
export type SiblingTemplates = {
  /** By template id; null if it does not exist. */
  readonly find: (templateId: string) => TemplateDefinition | null;
  /** For messages; not used while every name is known. */
  readonly ids: () => readonly string[];
};

export function expandTemplates(
  unit: SourceUnit,
  { builtins: { templates } }: CompilerHost,
  siblings: SiblingTemplates,
): PhaseResult<ExpandedSource> {
  const expander = new TemplateExpander(unit, {
    find: (templateId) => siblings.find(templateId) ?? templates.get(templateId) ?? null,
    ids: () => [...templates.keys(), ...siblings.ids()],
  });
  const top = new SourceCursor(unit.document);
  const authored = expander.expand(unit.workflow.steps, top.in('steps'));
  const probes = probesBefore(unit, authored).map((capability) =>
    expander.probe(capability, top.in('capabilities', capability)),
  );
  return {
    value: { unit, steps: [...probes, ...authored], references: expander.references },
    findings: expander.findings,
  };
}
