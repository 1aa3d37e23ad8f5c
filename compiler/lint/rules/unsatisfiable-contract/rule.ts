/** Reports a required output that no run can provide: every level blocks the step, or there is nothing to report on. */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import type { SourceAssessment } from '../../../../schemas/source-workflow.ts';
import { quote, quoteFew } from '../../../diagnostics/quote.ts';
import type { CheckedStep } from '../../../ir/checked.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps, type LintContext } from '../../context.ts';

const assessmentInfix = '.assessment.';
const fallbackContract = 'wr.contracts.binding_fallback';

/** The levels with a consequence in a step, by assessment. */
function levelsByAssessment({ followups }: CheckedStep): ReadonlyMap<string, ReadonlySet<string>> {
  const held = new Map<string, Set<string>>();
  for (const { contract, level } of followups) {
    const id = contract.id.slice(contract.id.indexOf(assessmentInfix) + assessmentInfix.length);
    held.set(id, (held.get(id) ?? new Set()).add(level));
  }
  return held;
}

/** A required dimension whose levels all block the step. */
function closedDimension(
  subject: LintContext,
  step: CheckedStep,
  assessments: ReadonlyMap<string, SourceAssessment>,
): readonly LintFinding[] {
  if (step.followups.length === 0) return [];
  const heldBy = levelsByAssessment(step);
  return [...heldBy.keys()]
    .flatMap((one) => assessments.get(one) ?? [])
    .flatMap(({ id, dimensions }) => {
      const held = heldBy.get(id) ?? new Set();
      const closed = dimensions.find(
        ({ levels, required }) => required !== false && levels.every((level) => held.has(level)),
      );
      if (closed === undefined) return [];
      return [
        {
          message: `every level of the dimension ${quote(closed.id)} has a consequence that blocks the step`,
          at: subject.document.keyAt([...step.path, 'assessmentConsequences']),
          label: `no run can complete the step ${quote(step.stepId)}`,
          notes: [`the assessment ${quote(id)} allows the levels ${quoteFew(closed.levels)}; each has a consequence`],
          help: 'remove the consequence of at least one level',
        },
      ];
    });
}

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
  find: (subject) => {
    const assessments = new Map((subject.source.assessments ?? []).map((one) => [one.id, one]));
    return authoredSteps(subject.workflow).flatMap((step) => [
      ...closedDimension(subject, step, assessments),
      ...nothingToReport(subject, step),
    ]);
  },
};
