/** Translates `outputContract`. An optional contract is validated only if the artifact is sent. */
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import type { LegacyContract } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';

export const loopControl = 'wr.contracts.loop_control';
const assessment = 'wr.contracts.assessment';

/** @param hasAssessments whether the step names assessments, each of which is a contract */
export function addContract(
  native: SimpleStep,
  contract: LegacyContract | undefined,
  hasAssessments: boolean,
  path: Path,
  t: Translation,
): void {
  if (contract === undefined) return;
  const { contractRef, required } = contract;
  const at = [...path, 'contractRef'];
  if (contractRef === assessment && hasAssessments) {
    t.report('read/legacy-builtin-renamed', t.document.at(at), {
      message: `${quote(contractRef)} is replaced by \`assessmentRefs\`, which require one artifact for each assessment`,
      help: 'remove `outputContract`',
    });
    return;
  }
  // A loop decision cannot be optional.
  const isOptional = required === false && contractRef !== loopControl;
  if (required === false && !isOptional) {
    t.report('read/legacy-loop-decision', t.document.at([...path, 'required']), {
      message: 'the loop decision of this step cannot be optional',
      label: 'has no effect',
      notes: ['without a decision the loop can neither continue nor end'],
      help: 'remove `"required": false`',
    });
  }
  native.output = t.origins.made({ contractRef, ...(isOptional ? { required: false } : {}) }, path);
  t.origins.entry(native.output, 'contractRef', { kind: 'copy', path: at });
  if (isOptional) t.origins.entry(native.output, 'required', { kind: 'copy', path: [...path, 'required'] });
}
