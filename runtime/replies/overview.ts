/**
 * What the reply to a read of a step contains besides the notes [recap-keeps-what-binds]: the goal, the values of declared inputs, a line for
 * each earlier step whose notes are not shown, and artifacts by kind and contract. Each part has a limit; the lines of steps keep
 * the most recent.
 */
import { type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { artifactsNamedMax, nameRoomBytes, stepLineNotesBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import type { Overview } from '../../schemas/tools.ts';
import { declaredValues, valuesOf } from '../core/context.ts';
import { pendingStep, stepInstanceKey } from '../core/execution-state.ts';
import { loopsInWords } from '../core/iterations.ts';
import { howToReadInputBytes, overviewLines, stepLine } from '../core/overview-text.ts';
import { sessionTitle } from '../core/session-title.ts';
import { contextAt, type NodeState, owningStep } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { contractFieldOf, kindOf } from '../projections/artifact-contract.ts';
import { goalOf } from '../projections/goal.ts';
import { shownInputs } from '../projections/shown-inputs.ts';
import {
  artifactsUpTo,
  type DoneStep,
  firstLineOf,
  nodesOfStep,
  stepsDone,
  stepsWithArtifacts,
} from '../projections/steps-done.ts';
import { type RunView, stepAt, titleOf } from './run-view.ts';

/** Both are sums over the parts of an overview. */
type Measured = { readonly text: number; readonly data: number };
const measured = (overview: Overview): Measured => ({
  text: overviewLines(overview, '').reduce((bytes, line) => bytes + utf8Length(line) + 1, 0),
  data: utf8Length(JSON.stringify({ overview })),
});
const sum = (a: Measured, b: Measured): Measured => ({ text: a.text + b.text, data: a.data + b.data });
const largest = ({ text, data }: Measured): number => Math.max(text, data);

/** What one takes, as text or as data. */
export const overviewBytes = (overview: Overview | null): number =>
  overview === null ? 0 : largest(measured(overview));

const emptyOverview: Overview = {
  goal: '',
  inputs: [],
  inputsOmitted: 0,
  steps: [],
  stepsOmitted: 0,
  artifacts: [],
  artifactsOmitted: 0,
};

/** Goal, inputs and artifacts; null when they do not fit. A session of notes has its title in the recap. */
export async function overviewAt(view: RunView, node: NodeState, bytesMax: number): Promise<Overview | null> {
  const { run, workflow } = view;
  const isTitled = sessionTitle(run, node) !== null;
  const goal = goalOf(run, workflow, node);
  const bare: Overview = { ...emptyOverview, goal: isTitled ? '' : goal };
  const room = bytesMax - overviewBytes(bare);
  if (room < 0) return null;
  const { inputs, omitted } = isTitled
    ? { inputs: [], omitted: 0 }
    : shownInputs(
        [...declaredValues(workflow), ...(await valuesAt(view, node))],
        contextAt(node),
        room - howToReadInputBytes - 1,
      );
  const isInput = run.goal === null && inputs.some(({ value }) => value === goal);
  const overview = { ...bare, goal: isTitled || isInput ? '' : goal, inputs: [...inputs], inputsOmitted: omitted };
  const named = { ...overview, ...(await artifactsAt(view, node)) };
  return [named, overview, bare].find((each) => overviewBytes(each) <= bytesMax) ?? null;
}

/** A prompt of the older format names values that no input declares: a reader of its step needs them too. */
async function valuesAt(view: RunView, node: NodeState): Promise<readonly CompiledInput[]> {
  const step = await stepAt(view, node);
  return step === undefined ? [] : valuesOf(step.prompt, declaredValues(view.workflow));
}

type Artifacts = Pick<Overview, 'artifacts' | 'artifactsOmitted'>;

async function artifactsAt(view: RunView, node: NodeState): Promise<Artifacts> {
  const artifacts: Artifacts['artifacts'] = [];
  for (const step of stepsWithArtifacts(view.state, node)) {
    if (artifacts.length >= artifactsNamedMax) break;
    const room = artifactsNamedMax - artifacts.length;
    for (const ref of artifactsOf(view, step).reverse().slice(0, room))
      artifacts.push({ step: step.number, ...namedArtifact(view, await view.objects.artifact(ref)) });
  }
  return { artifacts: artifacts.reverse(), artifactsOmitted: artifactsUpTo(node) - artifacts.length };
}

/** In the order in which they were stored. */
export const artifactsOf = (view: RunView, step: DoneStep): Sha256Digest[] =>
  nodesOfStep(view.state, step).flatMap(({ outputs }) =>
    outputs.flatMap(({ payload }) => (payload.payloadKind === 'artifact_ref' ? [payload.sha256] : [])),
  );

/** By its kind, and by the contract of the workflow that it belongs to. @param artifact undefined: it cannot be read */
export function namedArtifact(
  { workflow }: RunView,
  artifact: JsonValue | undefined,
): { readonly kind: string; readonly contractRef?: string } {
  const { said, shown } = kindOf(artifact);
  return said === null
    ? { kind: shown }
    : { kind: quoted(said, nameRoomBytes), ...contractFieldOf(workflow, artifact) };
}

/** The iterations round a step, such as `improve 2`; null outside of loops, or where its state cannot be read. */
export async function loopsOf(view: RunView, step: NodeState): Promise<string | null> {
  if (view.workflow.loops.length === 0) return null;
  const snapshot = await view.objects.snapshot(step.snapshotRef, view.run.workflowHash);
  const pending = snapshot.isOk() ? pendingStep(snapshot.value) : null;
  return pending === null ? null : loopsInWords(stepInstanceKey(pending));
}

/** The title of a step with its iterations: the notes of one iteration are told apart from those of another. */
export async function placedTitleOf(view: RunView, step: NodeState): Promise<string> {
  const loops = await loopsOf(view, step);
  const title = await titleOf(view, step);
  return loops === null ? title : `${title} (${loops})`;
}

async function lineOf(view: RunView, done: DoneStep): Promise<StepLine> {
  const loops = await loopsOf(view, done.step);
  return {
    number: done.number,
    stepId: done.step.selectedStepId ?? '',
    title: quoted(await titleOf(view, done.step), titleShownBytesMax),
    ...(loops === null ? {} : { loops }),
    line: quoted(firstLineOf(view.state, done), stepLineNotesBytesMax),
  };
}

type StepLine = Overview['steps'][number];

/** The bytes of the first line of a list of steps, with its heading; each other line counts its own bytes only. */
function firstLineBytes(line: StepLine, stepsOmitted: number): Measured {
  const [alone, empty] = [measured({ ...emptyOverview, steps: [line], stepsOmitted }), measured(emptyOverview)];
  return sum(alone, { text: -empty.text, data: -empty.data });
}
const lineBytes = (line: StepLine): Measured => ({
  text: utf8Length(stepLine(line)) + 1,
  data: utf8Length(JSON.stringify(line)) + 1,
});

/** The overview with a line for each earlier step that is not among those shown, as many of the newest as fit. */
export async function withStepLines(
  view: RunView,
  node: NodeState,
  overview: Overview,
  { shown, bytesMax }: { readonly shown: readonly NodeState[]; readonly bytesMax: number },
): Promise<Overview> {
  const inFull = new Set(shown.map(owningStep));
  const steps: StepLine[] = [];
  let below = measured(overview);
  for (const done of stepsDone(view.state, node)) {
    if (inFull.has(done.step)) continue;
    const line = await lineOf(view, done);
    if (largest(sum(below, firstLineBytes(line, done.number))) > bytesMax) {
      const shownBefore = [...inFull].filter(({ stepsAbove }) => stepsAbove < done.number);
      return { ...overview, steps, stepsOmitted: done.number - shownBefore.length };
    }
    steps.unshift(line);
    below = sum(below, lineBytes(line));
  }
  return { ...overview, steps, stepsOmitted: 0 };
}
