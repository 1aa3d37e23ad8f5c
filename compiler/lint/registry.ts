/**
 * Every lint rule, sorted by id. The list is explicit, so that a rule joins by a line in a diff and never by lying on a disk;
 * a test proves that no folder of `rules/` is left out.
 */
import type { LintDefinition, LintRule } from './rule.ts';
import { capabilityUndeclared } from './rules/capability-undeclared/rule.ts';
import { confirmationNeverAsked } from './rules/confirmation-never-asked/rule.ts';
import { delegationStartsWorkflow } from './rules/delegation-starts-workflow/rule.ts';
import { delegationUnspecified } from './rules/delegation-unspecified/rule.ts';
import { doubledMarker } from './rules/doubled-marker/rule.ts';
import { duplicateWording } from './rules/duplicate-wording/rule.ts';
import { gameableVerification } from './rules/gameable-verification/rule.ts';
import { guidanceBudget } from './rules/guidance-budget/rule.ts';
import { injectionShapedText } from './rules/injection-shaped-text/rule.ts';
import { inputDescription } from './rules/input-description/rule.ts';
import { invisibleText } from './rules/invisible-text/rule.ts';
import { literalBraces } from './rules/literal-braces/rule.ts';
import { longId } from './rules/long-id/rule.ts';
import { longTitle } from './rules/long-title/rule.ts';
import { machinePath } from './rules/machine-path/rule.ts';
import { missingOutput } from './rules/missing-output/rule.ts';
import { missingReferenceFile } from './rules/missing-reference-file/rule.ts';
import { missingVerify } from './rules/missing-verify/rule.ts';
import { notesOverBudget } from './rules/notes-over-budget/rule.ts';
import { promptBudget } from './rules/prompt-budget/rule.ts';
import { redundantTag } from './rules/redundant-tag/rule.ts';
import { refersToOtherPrompt } from './rules/refers-to-other-prompt/rule.ts';
import { repeatedRole } from './rules/repeated-role/rule.ts';
import { repeatedTitle } from './rules/repeated-title/rule.ts';
import { secretInText } from './rules/secret-in-text/rule.ts';
import { stepCount } from './rules/step-count/rule.ts';
import { trivialVerify } from './rules/trivial-verify/rule.ts';
import { undeclaredInput } from './rules/undeclared-input/rule.ts';
import { unheldConfirmation } from './rules/unheld-confirmation/rule.ts';
import { unknownOutputField } from './rules/unknown-output-field/rule.ts';
import { unknownRule } from './rules/unknown-rule/rule.ts';
import { unknownTool } from './rules/unknown-tool/rule.ts';
import { unusedIgnore } from './rules/unused-ignore/rule.ts';
import { unusedInput } from './rules/unused-input/rule.ts';
import { unusedReference } from './rules/unused-reference/rule.ts';
import { vagueOptOut } from './rules/vague-opt-out/rule.ts';
import { workflowBudget } from './rules/workflow-budget/rule.ts';

/** Rules that look at a workflow. */
export const lintRules: readonly LintRule[] = [
  capabilityUndeclared,
  confirmationNeverAsked,
  delegationStartsWorkflow,
  delegationUnspecified,
  doubledMarker,
  duplicateWording,
  gameableVerification,
  guidanceBudget,
  injectionShapedText,
  inputDescription,
  invisibleText,
  literalBraces,
  longId,
  longTitle,
  machinePath,
  missingOutput,
  missingReferenceFile,
  missingVerify,
  notesOverBudget,
  promptBudget,
  redundantTag,
  refersToOtherPrompt,
  repeatedRole,
  repeatedTitle,
  secretInText,
  stepCount,
  trivialVerify,
  undeclaredInput,
  unheldConfirmation,
  unknownOutputField,
  unknownTool,
  unusedInput,
  unusedReference,
  vagueOptOut,
  workflowBudget,
];

/** All of them, with those that the engine itself finds. */
export const lintDefinitions: readonly LintDefinition[] = [...lintRules, unknownRule, unusedIgnore].sort((a, b) =>
  a.id < b.id ? -1 : 1,
);
