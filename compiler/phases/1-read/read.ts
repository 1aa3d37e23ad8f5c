/** Phase 1: text → JSON with positions → a validated source workflow, in either format. */
import { validateWorkflow } from '../../../generated/validators/workflow.v1.js';
import type { SourceWorkflow } from '../../../schemas/source-workflow.ts';
import { contained } from '../../diagnostics/internal-error.ts';
import type { UnlocatedDiagnostic, PhaseResult } from '../../diagnostics/unlocated.ts';
import type { CompileInput } from '../../host.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { formatOf } from '../../legacy/detect.ts';
import { formatFinding } from '../../legacy/format-finding.ts';
import { readLegacy } from '../../legacy/read-legacy.ts';
import { type BuiltinNames, noSiblings, type Siblings } from '../../legacy/siblings.ts';
import { checkAccess } from './access.ts';
import { checkShape } from './check-shape.ts';
import { explainShape } from './explain-shape.ts';
import { parseDocument } from './parse.ts';
import { checkPatternBudget } from './pattern-budget.ts';
import { checkSchemaPath } from './schema-path.ts';
import { checkText } from './text-checks.ts';

const refused = (findings: readonly UnlocatedDiagnostic[]) => ({ value: null, findings });

const checked = (document: SourceDocument, workflow: unknown): PhaseResult<SourceWorkflow> =>
  checkShape(document, workflow, validateWorkflow, (source) => explainShape(source));

/** @param siblings the other workflows; only the reader of the older format uses them */
export function readSource(
  input: CompileInput,
  builtins: BuiltinNames,
  siblings: Siblings = noSiblings,
): PhaseResult<SourceUnit> {
  return contained('read', () => unitOf(input, builtins, siblings));
}

function unitOf(input: CompileInput, builtins: BuiltinNames, siblings: Siblings): PhaseResult<SourceUnit> {
  const text = [...checkAccess(input), ...checkText(input.text, input.bytes, input.fileBytes)];
  if (text.length > 0) return refused(text);
  const parsed = parseDocument(input.text);
  if (parsed.value === null) return refused(parsed.findings);
  const patterns = checkPatternBudget(parsed.value);
  if (patterns.length > 0) return refused(patterns);
  const { file, sourceKind } = input;
  const format = formatOf(parsed.value.value);
  if (format.dialect === 'native') {
    const document = parsed.value;
    const { value: workflow, findings } = checked(document, document.value);
    if (workflow === null) return refused([...findings, ...formatFinding(document, format, findings)]);
    const schema = checkSchemaPath(document, 'workflow.v1.json');
    return { value: { file, sourceKind, dialect: 'native', document, workflow }, findings: schema };
  }
  const legacy = readLegacy(parsed.value, builtins, siblings);
  if (legacy.workflow === null)
    return refused([...legacy.findings, ...formatFinding(parsed.value, format, legacy.findings)]);
  const { document } = legacy;
  const { value: workflow, findings } = checked(document, legacy.workflow);
  if (workflow === null) return refused([...findings, ...formatFinding(parsed.value, format, findings)]);
  return {
    value: { file, sourceKind, dialect: 'legacy', document, workflow },
    findings: [...legacy.findings, ...formatFinding(parsed.value, format, legacy.findings)],
  };
}
