/**
 * The second front end: reads a file of the older format as a native source whose locations refer to the file. The phases after
 * phase 1 treat both formats alike.
 */
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import type { SourceDocument } from '../ir/document.ts';
import { validateLegacyWorkflow } from '../../generated/validators/legacy-workflow.js';
import { checkShape } from '../phases/1-read/check-shape.ts';
import { explainShape } from '../phases/1-read/explain-shape.ts';
import { legacySchema } from '../phases/1-read/shape-schema.ts';
import { stepTree } from './step-tree.ts';
import { TranslatedDocument } from './translated-document.ts';
import type { BuiltinNames, Siblings } from './siblings.ts';
import { translateWorkflow } from './workflow.ts';

export type LegacyReading =
  | {
      readonly workflow: SourceWorkflow;
      readonly document: SourceDocument;
      readonly findings: readonly UnlocatedDiagnostic[];
    }
  | { readonly workflow: null; readonly document: null; readonly findings: readonly UnlocatedDiagnostic[] };

const refused = (findings: readonly UnlocatedDiagnostic[]): LegacyReading => ({
  workflow: null,
  document: null,
  findings,
});

/** Null exactly if the file is not valid in this format; the findings state why. */
export function readLegacy(document: SourceDocument, builtins: BuiltinNames, siblings: Siblings): LegacyReading {
  const { value: source, findings: mistakes } = checkShape(document, document.value, validateLegacyWorkflow, (file) =>
    explainShape(file, legacySchema),
  );
  if (source === null) return refused(mistakes);
  const tree = stepTree(document, source.steps);
  if (tree.findings.length > 0) return refused(tree.findings);
  const { workflow, origins, findings } = translateWorkflow(source, tree.nodes, document, builtins, siblings);
  return { workflow, document: new TranslatedDocument(document, workflow, origins), findings };
}
