/**
 * A workflow as lint rules see it: checked, lowered, and with every text as its author wrote it, so that a finding can mark
 * the words it is about.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { Location } from '../diagnostics/finding.ts';
import type { BoundPart } from '../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { type Path, pointerOf, type SourceDocument } from '../ir/document.ts';

export type TextPlace =
  | 'prompt'
  | 'goal'
  | 'constraints'
  | 'procedure'
  | 'verify'
  | 'outputRequired'
  | 'hints'
  | 'agentRole'
  | 'guidance';

/** A text that reaches an agent, decoded and otherwise as it stands in the source: escapes and blanks included. */
export type AuthoredText = {
  readonly text: string;
  readonly path: Path;
  readonly place: TextPlace;
  /** Null for what belongs to the whole workflow. */
  readonly step: CheckedStep | null;
};

export type LintSubject = {
  readonly workflow: CheckedWorkflow;
  readonly source: SourceWorkflow;
  readonly document: SourceDocument;
  readonly snapshot: CompiledSnapshot;
  /** Role and guidance of the workflow, then step by step in the order of the prompt. Refs are not the author's. */
  readonly texts: readonly AuthoredText[];
  /** The same, by step: a rule that goes from step to step stays linear. */
  readonly textsByStep: ReadonlyMap<CheckedStep, readonly AuthoredText[]>;
  /** What the agent reads, by step id, refs included. */
  readonly prompts: ReadonlyMap<string, string>;
};

function authoredAt(document: SourceDocument, path: Path): string {
  let value: unknown = document.value;
  for (const part of path) value = (value as { readonly [key: string | number]: unknown })[part];
  if (typeof value !== 'string') throw new Error(`there is no text at ${pointerOf(path)}`);
  return value;
}

type Placed = { readonly place: TextPlace; readonly path: Path };
type Located = { readonly path: Path };

const placed = (place: TextPlace, texts: Iterable<Located | null>): readonly Placed[] =>
  [...texts].flatMap((text) => (text === null ? [] : [{ place, path: text.path }]));
const textParts = (parts: readonly BoundPart[]) => parts.filter(({ kind }) => kind === 'text');

function placesOfStep({ agentRole, instruction, hints }: CheckedStep): readonly Placed[] {
  const role = placed('agentRole', [agentRole]);
  const output = placed('hints', hints.values());
  if (instruction.kind === 'prompt') return [...role, ...placed('prompt', [instruction.prompt]), ...output];
  const { blocks } = instruction;
  return [
    ...role,
    ...placed('goal', textParts(blocks.goal)),
    ...placed('constraints', textParts(blocks.constraints)),
    ...placed('procedure', textParts(blocks.procedure)),
    ...placed('outputRequired', blocks.outputRequired.values()),
    ...output,
    ...placed('verify', textParts(blocks.verify)),
  ];
}

export function subjectOf(workflow: CheckedWorkflow, snapshot: CompiledSnapshot): LintSubject {
  const { document, workflow: source } = workflow.unit;
  const read =
    (step: CheckedStep | null) =>
    ({ place, path }: Placed): AuthoredText => ({ text: authoredAt(document, path), path, place, step });
  const common = [...placed('agentRole', [workflow.agentRole]), ...placed('guidance', workflow.guidance)].map(
    read(null),
  );
  const textsByStep = new Map(authoredSteps(workflow).map((step) => [step, placesOfStep(step).map(read(step))]));
  const texts = [...common, ...[...textsByStep.values()].flat()];
  const prompts = new Map(snapshot.steps.map(({ stepId, prompt }) => [stepId as string, prompt]));
  return { workflow, source, document, snapshot, texts, textsByStep, prompts };
}

/** What WorkRail injected is not the author's to change. */
export function authoredSteps({ steps }: Pick<CheckedWorkflow, 'steps'>): readonly CheckedStep[] {
  return steps.filter(({ provenance }) => provenance.source === 'authored');
}

/** The texts of one step. */
export const textsOf = ({ textsByStep }: LintSubject, step: CheckedStep): readonly AuthoredText[] =>
  textsByStep.get(step) ?? [];

/** What the agent reads in a step, refs included. */
export function renderedPrompt({ prompts }: LintSubject, { stepId }: CheckedStep): string {
  const prompt = prompts.get(stepId);
  if (prompt === undefined) throw new Error(`the step ${stepId} was not lowered`);
  return prompt;
}

/** Part of an authored text, in code units of the decoded text. */
export function markIn({ document }: LintSubject, { path }: AuthoredText, start: number, length: number): Location {
  return document.within(path, start, length);
}

/** The key or the value that stands for a step's instruction. */
export function instructionOf({ document }: LintSubject, { path, instruction }: CheckedStep): Location {
  return document.keyAt([...path, instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks']);
}
