/** Validates a value with a generated validator, and reports every error in the author's terms. */
import { partsOfPointer } from '../../../schemas/json-pointer.ts';
import type { SchemaProblem, ExplainingValidator } from '../../../generated/validators/validator.d.ts';
import type { PhaseResult, UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';

/** The finding for a rule of the validator that the explainer does not know: a located finding instead of a stack trace. */
function unexplained(document: SourceDocument, [problem]: readonly SchemaProblem[]): UnlocatedDiagnostic {
  const path: Path = partsOfPointer(problem?.instancePath ?? '').map((part) =>
    /^\d+$/.test(part) ? Number(part) : part,
  );
  return {
    code: 'read/wrong-type',
    message: `this value is not allowed here (schema keyword: ${problem?.keyword ?? 'unknown'})`,
    at: document.anchorOf(path),
  };
}

/** @param explain finds the mistakes with the schema from which `validate` was generated */
export function checkShape<T>(
  document: SourceDocument,
  value: unknown,
  validate: ExplainingValidator<T>,
  explain: (document: SourceDocument) => readonly UnlocatedDiagnostic[],
): PhaseResult<T> {
  if (validate(value)) return { value, findings: [] };
  const findings = explain(document);
  return { value: null, findings: findings.length > 0 ? findings : [unexplained(document, validate.problems(value))] };
}
