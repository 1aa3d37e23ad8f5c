/** Translates `outputContract`. An optional contract is validated only if the artifact is sent. */
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path } from '../../ir/document.ts';
import type { Translation } from '../translation.ts';

export const loopControl = 'wr.contracts.loop_control';
const assessment = 'wr.contracts.assessment';

/** Whether the step requires an artifact, and can work without it. A loop decision is always required. */
export const isArtifactRequired = ({ outputContract: contract, assessmentRefs = [] }: LegacyStandardStep): boolean =>
  contract !== undefined &&
  contract.required !== false &&
  contract.contractRef !== loopControl &&
  !(contract.contractRef === assessment && assessmentRefs.length > 0);

/** @param mayNotApply whether the agent decides if the step applies, so that no artifact can be required */
export function addContract(
  native: SimpleStep,
  step: LegacyStandardStep,
  path: Path,
  mayNotApply: boolean,
  t: Translation,
): void {
  if (step.outputContract === undefined) return;
  const { contractRef, required } = step.outputContract;
  const hasAssessments = (step.assessmentRefs ?? []).length > 0;
  const at = [...path, 'contractRef'];
  if (contractRef === assessment && hasAssessments) {
    t.report('read/legacy-builtin-renamed', t.document.at(at), {
      message: `${quote(contractRef)} is replaced by \`assessmentRefs\`, which require one artifact for each assessment`,
      help: 'remove `outputContract`',
    });
    return;
  }
  // A loop decision cannot be optional.
  const isOptional = (required === false || mayNotApply) && contractRef !== loopControl;
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
  if (!isOptional) return;
  const origin = required === false ? ('copy' as const) : ('made' as const);
  t.origins.entry(native.output, 'required', { kind: origin, path: origin === 'copy' ? [...path, 'required'] : path });
}
