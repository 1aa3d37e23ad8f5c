/**
 * Reports a required output that no run can provide, because there is nothing to report on. Levels with consequences are no such
 * output: a step with a consequence for every level passes once the agent describes the work.
 */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { CheckedStep } from '../../../ir/checked.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps, type LintContext } from '../../context.ts';

const fallbackContract = 'wr.contracts.binding_fallback';

const has = (value: JsonValue | undefined, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

function nothingToReport({ source, document }: LintContext, step: CheckedStep): readonly LintFinding[] {
  const isAsked = step.contract?.id === fallbackContract && step.isOutputRequired;
  if (!isAsked || Object.keys(source.extensionPoints ?? {}).length > 0) return [];
  const value = step.path.reduce<JsonValue | undefined>(
    (inner, part) => (inner as { readonly [key: string | number]: JsonValue } | undefined)?.[part],
    document.value,
  );
  const { output } = (value ?? {}) as { readonly output?: JsonValue };
  const path = has(output, 'contractRef') ? ['output', 'contractRef'] : ['outputContract', 'contractRef'];
  return [
    {
      message: `${quote(fallbackContract)} requires a report about an extension point, but the workflow has no extension points`,
      at: document.at([...step.path, ...path]),
      label: `no valid report exists, so no run can complete the step ${quote(step.stepId)}`,
      help: 'remove the contract, or make it optional: `"required": false`',
    },
  ];
}

export const unsatisfiableContract: LintRule = {
  id: 'lint/unsatisfiable-contract',
  severity: 'error',
  summary: 'a required output that no run can provide',
  isFixable: false,
  find: (subject) => authoredSteps(subject.workflow).flatMap((step) => nothingToReport(subject, step)),
};
