/** Finds the loops that a decision step before them can enter or skip; the loop that the prompt of the step names comes first. */
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import { seedsMax } from '../../../schemas/limits.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { beforeLoopIn, loopsAheadIn } from '../../flow/loops-ahead.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';

/** By step; only steps that decide about a later loop. */
export type Seeds = ReadonlyMap<string, readonly LoopId[]>;

function instructionText({ instruction }: CheckedStep): string {
  if (instruction.kind === 'prompt') return instruction.prompt.text;
  const { goal, constraints, procedure, verify } = instruction.blocks;
  const parts = [goal, constraints, procedure, verify].flat();
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
}

/** All loops that the decision of a step before them can skip, also those that the prompt of the step does not name. */
export function loopsDecidedBefore(workflow: CheckedWorkflow): readonly LoopId[] {
  const decisions = workflow.steps.filter(({ contract }) => contract?.id === loopControlContract);
  const [first] = decisions.filter(beforeLoopIn(workflow));
  // The loops ahead of the first of these steps include those of the others.
  if (first === undefined) return [];
  const ahead = loopsAheadIn(workflow)(first);
  return ahead.nearest(ahead.count);
}

export function loopSeeds(workflow: CheckedWorkflow): Seeds {
  const seeds = new Map<string, readonly LoopId[]>();
  const decisions = workflow.steps.filter(({ contract }) => contract?.id === loopControlContract);
  if (decisions.length === 0) return seeds;
  const aheadOf = loopsAheadIn(workflow);
  const isBefore = beforeLoopIn(workflow);
  for (const step of decisions) {
    if (!isBefore(step)) continue;
    const ahead = aheadOf(step);
    const named = ahead.named(instructionText(step).split(/[^A-Za-z0-9_-]+/));
    const sorted = [...new Set([...named, ...ahead.nearest(seedsMax)])].slice(0, seedsMax);
    if (sorted.length > 0) seeds.set(step.stepId, sorted);
  }
  return seeds;
}
