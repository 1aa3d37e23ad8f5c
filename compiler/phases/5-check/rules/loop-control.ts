/**
 * A `while` loop continues only after a validated decision [loop-control-by-contract]: its condition is a `loop_control`, and
 * exactly one step of its body, which is never skipped, sends the decision. A step before the loop may decide whether a run enters
 * it at all (ADR-0017).
 */
import { loopControlContract } from '../../../../schemas/closed-sets.ts';
import { seedsMax } from '../../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import { quote, quoteFew, quoteList } from '../../../diagnostics/quote.ts';
import { beforeLoopIn, type LoopsAhead, loopsAheadIn } from '../../../flow/loops-ahead.ts';
import { loopAt } from '../../../ir/checked.ts';
import { conditionKey } from '../../../ir/source.ts';
import type { BoundLoop, BoundStep, BoundWorkflow } from '../../../ir/bound.ts';
import type { Rule } from '../rule.ts';

const isDecision = ({ contract }: BoundStep) => contract?.id === loopControlContract;

type Conditions = ReadonlyMap<string, { readonly kind: string }>;

function conditionFinding(
  { unit }: BoundWorkflow,
  loop: BoundLoop,
  conditions: Conditions,
): readonly UnlocatedDiagnostic[] {
  if (loop.control.kind !== 'while') return [];
  const { conditionId } = loop.control;
  const condition = conditions.get(conditionId);
  if (condition?.kind === 'loop_control') return [];
  return [
    {
      code: 'check/loop-condition',
      message: `the loop ${quote(loop.loopId)} depends on ${quote(conditionId)}, which is not a loop decision`,
      at: loopAt(loop, unit.document, 'while', 'conditionId'),
      label: `this is a condition of kind \`${condition?.kind}\``,
      notes: condition?.kind.startsWith('context_')
        ? ['if the agent omits the context value, the loop exits silently']
        : [],
      help: 'use a condition of kind `loop_control`, and a decision step in the body',
    },
  ];
}

function decisionFindings(
  { unit }: BoundWorkflow,
  loop: BoundLoop,
  decisions: readonly BoundStep[],
): readonly UnlocatedDiagnostic[] {
  const [first, second] = decisions;
  if (first === undefined) {
    return [
      {
        code: 'check/loop-decision-missing',
        message: `no step of the loop ${quote(loop.loopId)} decides whether the loop continues`,
        at: unit.document.anchorOf(loop.path),
        label: 'the body has no decision step of its own',
        help: `add a step with \`"output": { "contractRef": "${loopControlContract}" }\`, or a call of \`wr.templates.loop_decision\``,
      },
    ];
  }
  if (second !== undefined) {
    return [
      {
        code: 'check/loop-decision-twice',
        message: `the loop ${quote(loop.loopId)} has more than one decision step: ${quoteList(decisions.map(({ stepId }) => stepId))}`,
        at: unit.document.anchorOf(second.path),
        label: 'the second decision step',
        help: 'keep one decision step; let the other steps report their results in notes',
      },
    ];
  }
  if (!first.isOutputRequired) {
    return [
      {
        code: 'check/decision-gated',
        message: `the decision step ${quote(first.stepId)} may omit its decision`,
        at: unit.document.anchorOf(first.path),
        label: 'the contract of this step is not required',
        notes: ['without a decision the loop can neither continue nor end'],
        help: 'remove `"required": false`',
      },
    ];
  }
  if (first.when === null) return [];
  return [
    {
      code: 'check/decision-gated',
      message: `the decision step ${quote(first.stepId)} can be skipped`,
      at: unit.document.anchorOf(first.path),
      label: `this step runs only when ${quote(first.when)} holds`,
      notes: ['without a decision the loop can neither continue nor end'],
      help: `remove ${quote(conditionKey(unit))}; state the stop condition in the prompt of the step`,
    },
  ];
}

/** Outside of loops, a decision applies to a later loop and has no other effect. */
function outsideFinding(workflow: BoundWorkflow, step: BoundStep, ahead: LoopsAhead | null): UnlocatedDiagnostic {
  const at = workflow.unit.document.anchorOf(step.path);
  if (ahead !== null && ahead.count > 0) {
    return {
      code: 'check/decision-before-loop',
      message: `the step ${quote(step.stepId)} decides whether a run enters the loop ${quoteFew(ahead.nearest(seedsMax), 'or')}`,
      at,
      label: 'before the first iteration, `continue` enters the loop and `stop` skips it',
      help: 'no action needed if this is intended; otherwise move the step into the body of the loop',
    };
  }
  return {
    code: 'check/decision-outside-loop',
    message: `the step ${quote(step.stepId)} sends a loop decision, but is not inside a loop`,
    at,
    label: step.loops.length === 0 ? 'this step is not inside a loop' : 'a `for_each` loop ends when its list ends',
    help: 'move the step into the body of a loop with `while`, or remove the contract',
  };
}

function outsideFindings(workflow: BoundWorkflow, steps: readonly BoundStep[]): readonly UnlocatedDiagnostic[] {
  // Few workflows have such a step, and the query for later loops visits the whole flow.
  if (steps.length === 0) return [];
  const [isBefore, everyAhead] = [beforeLoopIn(workflow), loopsAheadIn(workflow)];
  return steps.map((step) => outsideFinding(workflow, step, isBefore(step) ? everyAhead(step) : null));
}

export const loopControl: Rule = (workflow) => {
  const { steps, loops } = workflow;
  const decisionsOf = new Map<string, BoundStep[]>();
  for (const step of steps.filter(isDecision)) {
    const innermost = step.loops.at(-1) ?? '';
    const known = decisionsOf.get(innermost);
    if (known === undefined) decisionsOf.set(innermost, [step]);
    else known.push(step);
  }
  const conditions = new Map(workflow.conditions.map(({ condition }) => [condition.conditionId, condition]));
  const whileLoops = new Set<string>(
    loops.filter(({ control }) => control.kind === 'while').map(({ loopId }) => loopId),
  );
  const outside = [...decisionsOf].filter(([loopId]) => !whileLoops.has(loopId)).flatMap(([, found]) => found);
  return [
    ...loops.flatMap((loop) => conditionFinding(workflow, loop, conditions)),
    ...loops
      .filter(({ control }) => control.kind === 'while')
      .flatMap((loop) => decisionFindings(workflow, loop, decisionsOf.get(loop.loopId) ?? [])),
    ...outsideFindings(workflow, outside),
  ];
};
