/** Something to hand over that cannot be handed over: every answer is turned back, or there is nothing to report on. */
import type { JsonValue } from '../../../../schemas/canonical/json.ts';
import { quote, quoteList } from '../../../diagnostics/quote.ts';
import type { CheckedStep } from '../../../ir/checked.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps, type LintSubject } from '../../subject.ts';

const fallbackContract = 'wr.contracts.binding_fallback';

/** A dimension that must be judged, with no level that lets the step pass. */
function closedDimension(subject: LintSubject, step: CheckedStep): readonly LintFinding[] {
  if (step.followups.length === 0) return [];
  return (subject.source.assessments ?? []).flatMap(({ id, dimensions }): readonly LintFinding[] => {
    const held = new Set(
      step.followups.filter(({ contract }) => contract.id.endsWith(`.assessment.${id}`)).map(({ level }) => level),
    );
    const closed = dimensions.find(
      ({ levels, required }) => required !== false && levels.every((level) => held.has(level)),
    );
    if (closed === undefined) return [];
    return [
      {
        message: `every level of ${quote(closed.id)} holds the step back`,
        at: subject.document.keyAt([...step.path, 'assessmentConsequences']),
        label: `no run gets past ${quote(step.stepId)}`,
        notes: [`${quote(id)} allows ${quoteList(closed.levels)}, and each has a consequence`],
        help: 'leave one level without a consequence',
      },
    ];
  });
}

const has = (value: JsonValue | undefined, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

function nothingToReport({ source, document }: LintSubject, step: CheckedStep): readonly LintFinding[] {
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
      message: `${quote(fallbackContract)} reports on an extension point, and there is none`,
      at: document.at([...step.path, ...path]),
      label: `no run gets past ${quote(step.stepId)} with a true report`,
      help: 'remove the contract, or make it optional: `"required": false`',
    },
  ];
}

export const unsatisfiableContract: LintRule = {
  id: 'lint/unsatisfiable-contract',
  severity: 'error',
  summary: 'an output that no run can hand over',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow).flatMap((step) => [
      ...closedDimension(subject, step),
      ...nothingToReport(subject, step),
    ]),
};
