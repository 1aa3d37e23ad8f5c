/**
 * Follows every path through the workflow, with all conditions unknown, and reports unreachable steps and runs that take too
 * long. What could not be decided is reported too, so that no finding does not look like a proof.
 */
import { loopIterationsMax, pathStepsMax } from '../../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import { counted, quote, quoteList } from '../../../diagnostics/quote.ts';
import { exploreFlow, type FlowNode, type FlowReport, isNeverReached } from '../../../flow/explore.ts';
import { type LongestPath, longestPath } from '../../../flow/longest-path.ts';
import type { FlowShape } from '../../../flow/shape.ts';
import { conflictWords, gateWords, pathWords, valueWords } from '../../../flow/words.ts';
import { type BoundStep, type BoundWorkflow, shapeOf } from '../../../ir/bound.ts';
import { pointerOf } from '../../../ir/document.ts';
import { conditionKey } from '../../../ir/source.ts';
import type { Rule } from '../rule.ts';

type Placed = Pick<BoundStep, 'path'>;

/** The nodes with the same location in the source: for a template call, all steps that it added. */
function byPlace(workflow: BoundWorkflow, report: FlowReport) {
  const places = new Map<string, { readonly at: Placed; readonly nodes: FlowNode[] }>();
  const add = (at: Placed, id: string) => {
    const node = report.byId.get(id);
    if (node === undefined) return;
    const key = pointerOf(at.path);
    const place = places.get(key) ?? { at, nodes: [] };
    places.set(key, place);
    place.nodes.push(node);
  };
  for (const loop of workflow.loops) add(loop, loop.loopId);
  for (const step of workflow.steps) add(step, step.stepId);
  return [...places.values()];
}

function neverRuns(
  { unit }: BoundWorkflow,
  { search }: FlowReport,
  at: Placed,
  node: FlowNode,
): readonly UnlocatedDiagnostic[] {
  const { reach } = node;
  if (reach.kind !== 'never') return [];
  return [
    {
      code: 'check/step-never-runs',
      message: `no run reaches the ${node.kind} ${quote(node.id)}`,
      at: unit.document.anchorOf(at.path),
      label: node.when === null ? undefined : `this ${node.kind} runs only when ${gateWords(search, node.when)}`,
      notes: [pathWords(node), conflictWords(reach.conflict, reach.keys)],
      help: `change the condition, or remove the ${node.kind}`,
    },
  ];
}

function deadFindings(workflow: BoundWorkflow, report: FlowReport): readonly UnlocatedDiagnostic[] {
  const work = workflow.steps.filter(({ probe }) => probe === null);
  const nodeOf = (step: BoundStep) => report.byId.get(step.stepId);
  const isReached = (step: BoundStep) => {
    const node = nodeOf(step);
    return node === undefined || !isNeverReached(node);
  };
  const [first] = work;
  if (first !== undefined && !work.some(isReached)) {
    const node = nodeOf(first);
    const reach = node?.reach;
    return [
      {
        code: 'check/no-step-runs',
        message: 'every run of this workflow ends before its first step',
        at: workflow.unit.document.keyAt(['steps']),
        label: 'the condition of each step is false',
        notes: [
          ...(node === undefined ? [] : [pathWords(node)]),
          ...(reach?.kind === 'never' ? [conflictWords(reach.conflict, reach.keys)] : []),
        ],
        help: `let at least one step run: remove its ${quote(conditionKey(workflow.unit))}, or change the condition`,
      },
    ];
  }
  if (!report.nodes.some(isNeverReached)) return [];
  return byPlace(workflow, report).flatMap(({ at, nodes }) => {
    const [node] = nodes;
    if (node === undefined || !nodes.every(isNeverReached) || node.isInsideDead) return [];
    return neverRuns(workflow, report, at, node);
  });
}

const longestRun = (shape: FlowShape, report: FlowReport) =>
  longestPath(shape, report, {
    ofStep: () => 1,
    timesOf: ({ maxIterations }) => Math.min(maxIterations, loopIterationsMax),
  });

/** The longest path may exceed the limit, but the budget was used up. */
const isUnchecked = ({ weight, most, isChecked }: LongestPath) =>
  !isChecked && weight <= pathStepsMax && most > pathStepsMax;

function tooLong(
  { unit, loops }: BoundWorkflow,
  report: FlowReport,
  longest: LongestPath,
): readonly UnlocatedDiagnostic[] {
  const { weight, most, values, loops: through } = longest;
  if (most <= pathStepsMax || isUnchecked(longest)) return [];
  const [outermost] = through;
  const loop = loops.find(({ loopId }) => loopId === outermost?.loopId);
  const node = report.byId.get(through.at(-1)?.loopId ?? '');
  const times = through.map(({ loopId, times: count }) => `${quote(loopId)} ${counted(count, 'time')}`);
  return [
    {
      code: 'check/path-too-long',
      message:
        weight > pathStepsMax
          ? `a run can take ${weight} steps; the limit is ${pathStepsMax}`
          : `a run can take up to ${most} steps; the limit is ${pathStepsMax}`,
      at: loop === undefined ? unit.document.keyAt(['steps']) : unit.document.anchorOf(loop.path),
      label: times.join(', and in each iteration '),
      notes: [
        ...(node === undefined ? [] : [pathWords(node)]),
        ...(values.length === 0 ? [] : [`a run is longest when ${valueWords(values)}`]),
      ],
      help: 'lower `maxIterations`, or move the inner loop into another workflow',
    },
  ];
}

function undecided(
  { unit, conditions, steps, loops }: BoundWorkflow,
  report: FlowReport,
  longest: LongestPath,
): readonly UnlocatedDiagnostic[] {
  const open = conditions.filter(({ condition }) => report.conditions.get(condition.conditionId)?.kind === 'undecided');
  const nodes = report.nodes.filter(({ reach }) => reach.kind === 'undecided');
  const [first] = open;
  const length = isUnchecked(longest) ? `the limit of ${pathStepsMax} steps in a run could not be checked` : null;
  if (first === undefined && nodes.length === 0 && length === null) return [];
  const names = open.map(({ condition }) => condition.conditionId);
  const waiting = nodes.length === 0 ? '' : `; ${counted(nodes.length, 'step')} could not be proved reachable`;
  return [
    {
      code: 'check/flow-undecided',
      message:
        first === undefined && length !== null
          ? length
          : `the analysis could not decide whether ${counted(open.length, 'condition')} can be true`,
      at: first === undefined ? unit.document.keyAt(['steps']) : unit.document.anchorOf(first.path),
      label: names.length > 1 ? `this condition and ${names.length - 1} more` : undefined,
      notes: [
        `explored: ${counted(steps.length, 'step')}, ${counted(loops.length, 'loop')}, ${counted(conditions.length, 'condition')}${waiting}`,
        ...(first === undefined || length === null ? [] : [length]),
        ...(names.length > 1 ? [`not decided: ${quoteList(names.slice(0, 6))}${names.length > 6 ? ', …' : ''}`] : []),
      ],
      help: 'let this condition test fewer keys, or fewer substrings of one key',
    },
  ];
}

/** There are no conditions, and all iterations of all loops are within the limit: nothing to analyse. */
function isPlain({ steps, loops, conditions }: BoundWorkflow): boolean {
  return conditions.length === 0 && loops.length === 0 && steps.length > 0 && steps.length <= pathStepsMax;
}

export const flow: Rule = (workflow) => {
  if (isPlain(workflow)) return [];
  const shape = shapeOf(workflow);
  const report = exploreFlow(shape);
  const longest = longestRun(shape, report);
  return [
    ...deadFindings(workflow, report),
    ...tooLong(workflow, report, longest),
    ...undecided(workflow, report, longest),
  ];
};
