/**
 * Every lint rule, sorted by id. The list is explicit, so a rule is added by a line in a diff, and not by a file on disk. A test
 * checks that no folder of `rules/` is missing.
 */
import { byField } from '../../schemas/code-unit-order.ts';
import type { LintDefinition, LintRule } from './rule.ts';
import { capabilityUndeclared } from './rules/capability-undeclared/rule.ts';
import { conditionAlwaysHolds } from './rules/condition-always-holds/rule.ts';
import { conditionNeverHolds } from './rules/condition-never-holds/rule.ts';
import { confirmationNeverAsked } from './rules/confirmation-never-asked/rule.ts';
import { contractAndCriteria } from './rules/contract-and-criteria/rule.ts';
import { decisionNotLast } from './rules/decision-not-last/rule.ts';
import { delegationStartsWorkflow } from './rules/delegation-starts-workflow/rule.ts';
import { delegationUnspecified } from './rules/delegation-unspecified/rule.ts';
import { doubledMarker } from './rules/doubled-marker/rule.ts';
import { duplicateWording } from './rules/duplicate-wording/rule.ts';
import { featureRepeatsText } from './rules/feature-repeats-text/rule.ts';
import { forEachItemUnnamed } from './rules/for-each-item-unnamed/rule.ts';
import { gameableCriteria } from './rules/gameable-criteria/rule.ts';
import { gameableVerification } from './rules/gameable-verification/rule.ts';
import { gateOnDecision } from './rules/gate-on-decision/rule.ts';
import { guidanceBudget } from './rules/guidance-budget/rule.ts';
import { imitatesFrame } from './rules/imitates-frame/rule.ts';
import { injectionShapedText } from './rules/injection-shaped-text/rule.ts';
import { innerListUnnamed } from './rules/inner-list-unnamed/rule.ts';
import { inputDescription } from './rules/input-description/rule.ts';
import { invisibleText } from './rules/invisible-text/rule.ts';
import { literalBraces } from './rules/literal-braces/rule.ts';
import { longId } from './rules/long-id/rule.ts';
import { longTitle } from './rules/long-title/rule.ts';
import { loopWithoutBoundReason } from './rules/loop-without-bound-reason/rule.ts';
import { machinePath } from './rules/machine-path/rule.ts';
import { missingOutput } from './rules/missing-output/rule.ts';
import { missingReferenceFile } from './rules/missing-reference-file/rule.ts';
import { missingSchemaFile } from './rules/missing-schema-file/rule.ts';
import { missingVerify } from './rules/missing-verify/rule.ts';
import { notesContractConflict } from './rules/notes-contract-conflict/rule.ts';
import { notesOverBudget } from './rules/notes-over-budget/rule.ts';
import { placeholderText } from './rules/placeholder-text/rule.ts';
import { promptBudget } from './rules/prompt-budget/rule.ts';
import { redundantTag } from './rules/redundant-tag/rule.ts';
import { refersToOtherPrompt } from './rules/refers-to-other-prompt/rule.ts';
import { repeatedEntry } from './rules/repeated-entry/rule.ts';
import { repeatedRole } from './rules/repeated-role/rule.ts';
import { repeatedTitle } from './rules/repeated-title/rule.ts';
import { secretInText } from './rules/secret-in-text/rule.ts';
import { similarEnumValues } from './rules/similar-enum-values/rule.ts';
import { slashedPattern } from './rules/slashed-pattern/rule.ts';
import { stepCount } from './rules/step-count/rule.ts';
import { templateTitleMissing } from './rules/template-title-missing/rule.ts';
import { trivialVerify } from './rules/trivial-verify/rule.ts';
import { uncommittedReference } from './rules/uncommitted-reference/rule.ts';
import { undeclaredInput } from './rules/undeclared-input/rule.ts';
import { unheldConfirmation } from './rules/unheld-confirmation/rule.ts';
import { unknownOutputField } from './rules/unknown-output-field/rule.ts';
import { unknownRule } from './rules/unknown-rule/rule.ts';
import { unknownTool } from './rules/unknown-tool/rule.ts';
import { unreachableStep } from './rules/unreachable-step/rule.ts';
import { unsafePattern } from './rules/unsafe-pattern/rule.ts';
import { unsatisfiableContract } from './rules/unsatisfiable-contract/rule.ts';
import { unsatisfiableCriteria } from './rules/unsatisfiable-criteria/rule.ts';
import { unusedAssessment } from './rules/unused-assessment/rule.ts';
import { unusedCondition } from './rules/unused-condition/rule.ts';
import { unusedExtensionPoint } from './rules/unused-extension-point/rule.ts';
import { unusedFunction } from './rules/unused-function/rule.ts';
import { unusedIgnore } from './rules/unused-ignore/rule.ts';
import { unusedInput } from './rules/unused-input/rule.ts';
import { unusedReference } from './rules/unused-reference/rule.ts';
import { vagueOptOut } from './rules/vague-opt-out/rule.ts';
import { whenOnUnsetInput } from './rules/when-on-unset-input/rule.ts';
import { workflowBudget } from './rules/workflow-budget/rule.ts';

/** Rules that examine a workflow. */
export const lintRules: readonly LintRule[] = [
  capabilityUndeclared,
  conditionAlwaysHolds,
  conditionNeverHolds,
  confirmationNeverAsked,
  contractAndCriteria,
  decisionNotLast,
  delegationStartsWorkflow,
  delegationUnspecified,
  doubledMarker,
  duplicateWording,
  featureRepeatsText,
  forEachItemUnnamed,
  gameableCriteria,
  gameableVerification,
  gateOnDecision,
  guidanceBudget,
  imitatesFrame,
  injectionShapedText,
  innerListUnnamed,
  inputDescription,
  invisibleText,
  literalBraces,
  longId,
  longTitle,
  loopWithoutBoundReason,
  machinePath,
  missingOutput,
  missingReferenceFile,
  missingSchemaFile,
  missingVerify,
  notesContractConflict,
  notesOverBudget,
  placeholderText,
  promptBudget,
  redundantTag,
  refersToOtherPrompt,
  repeatedEntry,
  repeatedRole,
  repeatedTitle,
  secretInText,
  similarEnumValues,
  slashedPattern,
  stepCount,
  templateTitleMissing,
  trivialVerify,
  uncommittedReference,
  undeclaredInput,
  unheldConfirmation,
  unknownOutputField,
  unknownTool,
  unreachableStep,
  unsafePattern,
  unsatisfiableContract,
  unsatisfiableCriteria,
  unusedAssessment,
  unusedCondition,
  unusedExtensionPoint,
  unusedFunction,
  unusedInput,
  unusedReference,
  vagueOptOut,
  whenOnUnsetInput,
  workflowBudget,
];

/** All rules, including those that the engine implements. */
export const lintDefinitions: readonly LintDefinition[] = [...lintRules, unknownRule, unusedIgnore].sort(byField('id'));
