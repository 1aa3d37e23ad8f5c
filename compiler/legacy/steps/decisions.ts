/**
 * The steps that decide about another iteration of a loop. A plain step and a `parallel` step decide about the loop around them.
 * A loop that requires a loop decision itself means its own iterations.
 */
import { quote } from '../../diagnostics/quote.ts';
import type { LegacyContract } from '../../../schemas/legacy-workflow.ts';
import { loopControl } from '../outputs/contracts.ts';
import type { LoopNode, ParallelNode, StepNode } from '../step-tree.ts';
import type { Translation } from '../translation.ts';

type Contracted = { readonly outputContract?: LegacyContract | undefined };

const sendsDecision = ({ outputContract }: Contracted): boolean => outputContract?.contractRef === loopControl;

const hasDecidingSynthesis = ({ step }: ParallelNode): boolean => sendsDecision(step.synthesis ?? {});

/** Whether the step that combines the results sends the decision that the `parallel` step as a whole requires. */
export const isDecisionMoved = ({ step }: ParallelNode): boolean =>
  sendsDecision(step) && step.synthesis?.outputContract === undefined;

/** Whether the step that combines the results sends the decision. It comes after the step that delegates. */
export const isDecidedInSynthesis = (node: ParallelNode): boolean =>
  hasDecidingSynthesis(node) || isDecisionMoved(node);

/** Whether the step decides about the loop around it. */
export const isDecision = (node: StepNode): boolean =>
  node.kind !== 'loop' && (sendsDecision(node.step) || (node.kind === 'parallel' && hasDecidingSynthesis(node)));

/** The contract of a decision, as a help names it. */
export const decisionContractOf = (node: StepNode): string =>
  node.kind === 'parallel' && !sendsDecision(node.step)
    ? 'the `outputContract` of the `synthesis` of this step'
    : 'the `outputContract` of this step';

export const decidesAboutItself = ({ step }: Pick<LoopNode, 'step'>): boolean => sendsDecision(step);

/** The same fields without a loop decision. */
export function withoutDecision<T extends Contracted>(one: T): Omit<T, 'outputContract'> {
  if (!sendsDecision(one)) return one;
  const { outputContract: _contract, ...rest } = one;
  return rest;
}

/** The same step without its decisions. */
export function undecided(node: StepNode, t: Translation): StepNode {
  if (node.kind === 'loop' || !isDecision(node)) return node;
  if (node.kind === 'standard') return t.namedLike(node, { ...node, step: withoutDecision(node.step) });
  const { synthesis, ...step } = withoutDecision(node.step);
  const combining = synthesis === undefined ? {} : { synthesis: withoutDecision(synthesis) };
  return t.namedLike(node, { ...node, step: { ...step, ...combining } });
}

/** Only the last of the two steps that `parallel` becomes sends a decision. */
export function decidedOnce(node: StepNode, t: Translation): StepNode {
  if (node.kind !== 'parallel' || !sendsDecision(node.step) || !hasDecidingSynthesis(node)) return node;
  t.report('read/legacy-loop-decision', t.document.keyAt([...node.path, 'outputContract']), {
    message: `only the \`synthesis\` of ${quote(node.step.id)} sends the loop decision`,
    notes: ['only the last decision step of a loop takes effect'],
    help: 'remove the `outputContract` of the step, and keep the `outputContract` of its `synthesis`',
  });
  return t.namedLike(node, { ...node, step: withoutDecision(node.step) });
}
