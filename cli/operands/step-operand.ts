/**
 * The operand that names a step of a stored run: by number, id or title, as `sessions show` prints it and as agents name it [step-operand].
 * A name that fits no step is refused with one that is close, and one that fits two with the number of each.
 */
import type { ShownBranch, ShownSession, ShownSessionNode, ShownSessionRun } from '../../schemas/admin-reports.ts';
import { stepsListedMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import {
  ambiguousSteps,
  isIdOf,
  type ListedStep,
  type NamedStep,
  stepsNamed,
} from '../../runtime/projections/named-step.ts';
import { type Failure, usageError } from '../../project/failure.ts';
import { oneLine } from '../terminal/terminal.ts';

export const preferredOf = ({ branches = [] }: ShownSessionRun): ShownBranch | undefined =>
  branches.find(({ isPreferred }) => isPreferred);
export const leftBranchesOf = ({ branches = [] }: ShownSessionRun): ShownBranch[] =>
  branches.filter(({ isPreferred }) => !isPreferred);

function reachedOn({ nodes }: ShownSessionRun, branch: ShownBranch | undefined): ListedStep[] {
  const byId = new Map<string, ShownSessionNode>(nodes.map((node) => [node.nodeId, node]));
  return (branch?.steps ?? []).flatMap(({ number, nodeId }) => {
    const { stepId, stepTitle: title = '', stepInstance: instance = stepId } = byId.get(nodeId) ?? {};
    return stepId === undefined || instance === undefined ? [] : [{ number, stepId, title, instance }];
  });
}

const namedOn = (run: ShownSessionRun, branch: ShownBranch | undefined, words: string): readonly ListedStep[] =>
  stepsNamed(words, reachedOn(run, branch), run.steps);

/** The steps of a branch that fit a name, by their numbers there. */
export const numbersOn = (run: ShownSessionRun, branch: ShownBranch, words: string): number[] =>
  namedOn(run, branch, words).map(({ number }) => number);

/** Without a number: the position of a step that was not reached is unknown. */
const declared = ({ steps }: ShownSessionRun): ListedStep[] =>
  steps.map(({ stepId, title }) => ({ number: Number.NaN, stepId, title, instance: stepId }));

/** On the branch that counts; a step that is only on branches that the run left, on the newest of them. */
export function namedStepOf(run: ShownSessionRun, words: string): NamedStep | null {
  for (const branch of [preferredOf(run), ...leftBranchesOf(run).reverse()]) {
    const found = namedOn(run, branch, words);
    const [first] = found;
    if (first === undefined) continue;
    const iterations = reachedOn(run, branch).filter(({ stepId }) => stepId === first.stepId).length;
    const instance = found.length === 1 && iterations > 1 ? first.instance : null;
    const numbers = branch?.isPreferred === true ? found.map(({ number }) => number) : [];
    return { stepId: first.stepId, numbers, instance };
  }
  const [first] = stepsNamed(words, declared(run));
  if (first !== undefined) return { stepId: first.stepId, numbers: [], instance: null };
  // The workflow cannot be read, so its steps are unknown.
  return run.steps.length === 0 ? { stepId: words, numbers: [], instance: null } : null;
}

/** What exists instead of a number, on each branch: going back does not undo that the run has reached a step. */
function reachedInWords(run: ShownSessionRun): string {
  const reached = `so far it has reached ${counted(reachedOn(run, preferredOf(run)).length, 'step')}`;
  const beyond = leftBranchesOf(run).flatMap((branch) => reachedOn(run, branch).map(({ number }) => number));
  return beyond.length === 0
    ? reached
    : `${reached} on the current branch, and step ${beyond.reduce((a, b) => Math.max(a, b))} on a branch that it left`;
}

/**
 * By run: the step that is meant there.
 *
 * @param commandFor the command for a step, or for all steps
 * @throws Failure where no run has such a step
 */
export function requireStep(
  { sessionId }: ShownSession,
  runs: readonly ShownSessionRun[],
  words: string,
  commandFor: (step: string | null) => string = (step) => `sessions show ${sessionId} --why ${step ?? ''}`,
): ReadonlyMap<ShownSessionRun, NamedStep> {
  const named = new Map<ShownSessionRun, NamedStep>();
  for (const run of runs) {
    const isId = run.steps.some((step) => isIdOf(words, step));
    const either = isId ? null : ambiguousSteps(words, reachedOn(run, preferredOf(run)));
    if (either !== null) throw ambiguous(words, either, commandFor);
    const step = namedStepOf(run, words);
    if (step !== null) named.set(run, step);
  }
  if (named.size > 0) return named;
  const close = suggestedStep(runs, words);
  const [only] = runs;
  if (/^\d+$/.test(words) && runs.length === 1 && only !== undefined)
    throw usageError(
      `run ${only.runName} has no step ${words}: ${reachedInWords(only)}`,
      `Run: workrail ${commandFor(null)}`.trim(),
    );
  const workflows = [...new Set(runs.map(({ workflowId }) => workflowId))].join(', ');
  throw usageError(
    `${workflows === '' ? 'this session' : workflows} has no step "${oneLine(words)}"${close === null ? '' : `; did you mean ${close}?`}`,
    `Run: workrail ${commandFor(close)}`.trim(),
  );
}

function ambiguous(words: string, either: readonly ListedStep[], commandFor: (step: string | null) => string): Failure {
  const commands = either.slice(-stepsListedMax).map(({ number }) => `workrail ${commandFor(`"#${number}"`)}`);
  return usageError(
    `"${oneLine(words)}" is the id or the title of one step and the number of another`,
    `Run: ${commands.join('   or: ')}`,
  );
}

/** The id of the step whose id or title is close. */
function suggestedStep(runs: readonly ShownSessionRun[], words: string): string | null {
  const idOf = new Map<string, string>();
  for (const { steps } of runs)
    for (const { stepId, title } of steps) idOf.set(stepId, stepId).set(title.toLowerCase(), stepId);
  const close = suggest(words, [...idOf.keys()]) ?? suggest(words.toLowerCase(), [...idOf.keys()]);
  return close === null ? null : (idOf.get(close) ?? null);
}
