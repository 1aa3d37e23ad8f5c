/** Phase 1: text → JSON with spans → a document that is known to be a source workflow (authoring.md, native dialect). */
import { validateWorkflow } from '../../../generated/validators/workflow.v1.js';
import type { Finding, PhaseResult } from '../../diagnostics/finding.ts';
import type { CompileInput } from '../../host.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { checkAccess } from './access.ts';
import { explainShape } from './explain-shape.ts';
import { checkNesting } from './nesting.ts';
import { parseDocument } from './parse.ts';
import { checkText } from './text-checks.ts';

const refused = (findings: readonly Finding[]) => ({ value: null, findings });

/** A rule of the validator that the explainer has no words for: still one located finding, never a stack trace. */
function unexplained(document: SourceDocument): Finding {
  const problem = validateWorkflow.errors?.[0];
  const path: Path = (problem?.instancePath ?? '')
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
  return {
    code: 'read/wrong-type',
    message: `this is not what the format allows here: ${problem?.keyword ?? 'unknown reason'}`,
    at: document.handleOf(path),
  };
}

export function readSource(input: CompileInput): PhaseResult<SourceUnit> {
  const text = [...checkAccess(input), ...checkText(input.text, input.bytes, input.fileBytes)];
  if (text.length > 0) return refused(text);
  const nesting = checkNesting(input.text);
  if (nesting.length > 0) return refused(nesting);
  const parsed = parseDocument(input.text);
  if (parsed.value === null) return refused(parsed.findings);
  const document = parsed.value;
  const workflow: unknown = document.value;
  if (!validateWorkflow(workflow)) {
    const findings = explainShape(document);
    return refused(findings.length > 0 ? findings : [unexplained(document)]);
  }
  return { value: { file: input.file, sourceKind: input.sourceKind, document, workflow }, findings: [] };
}
