/**
 * Converts a checked step into a step of the snapshot: prompt rendered, refs embedded, every list present
 * [compiled-snapshot-shape].
 */
import { isLongerThan, utf8Length } from '../../../schemas/canonical/json.ts';
import type { DigestPort } from '../../../schemas/canonical/sha256.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { promptBytesMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { BoundText } from '../../ir/bound.ts';
import { type CheckedStep, instructionAt } from '../../ir/checked.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { PromptLineOrigin } from '../../ir/lowered.ts';
import { type Embedding, embedRefs } from './embed-refs.ts';
import { authoredLines, type PromptLines, textOfLines } from './prompt-lines.ts';
import { renderPrompt } from './render-prompt.ts';
import type { Seeds } from './loop-seeds.ts';
import type { SlotEndings } from './slot-endings.ts';
import { statedArtifact } from '../5-check/stated-artifact.ts';
import type { SectionWriter } from './step-sections.ts';

const noEmbedding: Embedding = {
  texts: { goal: [], constraints: [], procedure: [], verify: [] },
  refs: [],
  findings: [],
};

type Texts = ReadonlyMap<string, BoundText>;
const none: ReadonlyMap<string, never> = new Map<string, never>();

const plainTexts = (texts: Texts): { [key: string]: string } =>
  Object.fromEntries([...texts].map(([key, { text }]) => [key, text]));
const linesByKey = (texts: Texts, document: SourceDocument): ReadonlyMap<string, PromptLines> =>
  texts.size === 0 ? none : new Map([...texts].map(([key, text]) => [key, authoredLines(text, document)]));

function resolvedBlocks({ texts }: Embedding, outputRequired: Texts): CompiledStep['promptBlocks'] {
  return {
    ...(texts.goal.length === 0 ? {} : { goal: texts.goal.map(textOfLines).join('\n\n') }),
    ...(texts.constraints.length === 0 ? {} : { constraints: texts.constraints.map(textOfLines) }),
    ...(texts.procedure.length === 0 ? {} : { procedure: texts.procedure.map(textOfLines) }),
    ...(outputRequired.size === 0 ? {} : { outputRequired: plainTexts(outputRequired) }),
    ...(texts.verify.length === 0 ? {} : { verify: texts.verify.map(textOfLines) }),
  };
}

function promptTooLong(prompt: string, step: CheckedStep, document: SourceDocument): readonly UnlocatedDiagnostic[] {
  if (!isLongerThan(prompt, promptBytesMax)) return [];
  return [
    {
      code: 'lower/prompt-too-long',
      message: `the rendered prompt of \`${step.stepId}\` has ${utf8Length(prompt)} bytes; ${promptBytesMax} are allowed`,
      at: instructionAt(step, document, step.instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks'),
      label: 'the size includes the role, the refs and the texts that features add',
      help: 'split the step, or move long material into a file listed in `references`',
    },
  ];
}

export type LoweredStep = {
  readonly step: CompiledStep;
  /** One origin for each prompt line. */
  readonly origins: readonly PromptLineOrigin[];
  readonly findings: readonly UnlocatedDiagnostic[];
};

/** Only if it states more than the contract does. */
function lowerStated(step: CheckedStep): Pick<NonNullable<CompiledStep['output']>, 'stated'> {
  const stated = step.contract === null ? null : statedArtifact(step, step.contract);
  if (stated === null || stated.fields.length === 0) return {};
  const { fields, example } = stated;
  return { stated: { fields: [...fields], ...(example === null ? {} : { example }) } };
}

function lowerOutput(
  step: CheckedStep,
  { endings, seeds }: Pick<StepSurroundings, 'endings' | 'seeds'>,
): CompiledStep['output'] {
  const { contract, isOutputRequired, hints, assessments, followups } = step;
  const due = endings.slotsOf(step).filter((slot) => endings.endingsOf(slot).includes(step));
  if (contract === null && hints.size === 0 && assessments.length === 0 && due.length === 0) return undefined;
  const seeded = seeds.get(step.stepId) ?? [];
  return {
    ...(contract === null ? {} : { contractRef: contract.id, required: isOutputRequired }),
    ...(seeded.length === 0 ? {} : { seeds: [...seeded] }),
    ...lowerStated(step),
    ...(hints.size === 0 ? {} : { hints: plainTexts(hints) }),
    ...(assessments.length === 0 ? {} : { assessmentContractRefs: assessments.map(({ id }) => id) }),
    ...(followups.length === 0
      ? {}
      : {
          followups: followups.map((followup) => ({
            contractRef: followup.contract.id,
            level: followup.level,
            guidance: followup.guidance.text,
          })),
        }),
    ...(due.length === 0
      ? {}
      : { slotArtifacts: due.map(({ binding, point }) => ({ slot: binding.slot, names: point.requiredArtifacts })) }),
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Values that are the same for all steps of a workflow. */
export type StepSurroundings = {
  readonly workflowRole: BoundText | null;
  readonly document: SourceDocument;
  readonly digest: DigestPort;
  readonly endings: SlotEndings;
  readonly seeds: Seeds;
};

export function lowerStep(step: CheckedStep, around: StepSurroundings, sections: SectionWriter): LoweredStep {
  const { workflowRole, document, digest } = around;
  const { instruction, hints } = step;
  const agentRole = step.agentRole ?? workflowRole;
  const embedding = instruction.kind === 'blocks' ? embedRefs(instruction.blocks, document, digest) : noEmbedding;
  const outputRequired: Texts = instruction.kind === 'blocks' ? instruction.blocks.outputRequired : none;
  const linesWith = (areCopiesIn: boolean): PromptLines =>
    renderPrompt({
      agentRole: agentRole === null ? null : authoredLines(agentRole, document),
      instruction:
        instruction.kind === 'prompt'
          ? { kind: 'prompt', prompt: authoredLines(instruction.prompt, document) }
          : { kind: 'blocks', texts: embedding.texts, outputRequired: linesByKey(outputRequired, document) },
      hints: linesByKey(hints, document),
      sections: sections.sectionsOf(step, areCopiesIn),
    });
  const complete = linesWith(true);
  // Copies keep no step near the limit from compiling [feature-anchors-reached].
  const isTooLong = sections.hasCopies(step) && isLongerThan(textOfLines(complete), promptBytesMax);
  const lines = isTooLong ? linesWith(false) : complete;
  const prompt = textOfLines(lines);
  const output = lowerOutput(step, around);
  const compiled: Writable<CompiledStep> = {
    stepId: step.stepId,
    title: step.title.text.trim(),
    ...step.options,
    prompt,
    refs: [...embedding.refs],
    userDependencies: step.userDependencies.map(({ message, ...dependency }) => ({
      ...dependency,
      message: message.text,
    })),
    functionReferences: step.functions.map(({ name }) => name),
    provenance: step.provenance,
  };
  // Assigned and not spread: a literal with this many spreads is a slow object, and a library has thousands of steps.
  if (agentRole !== null) compiled.agentRole = agentRole.text;
  if (instruction.kind === 'blocks') compiled.promptBlocks = resolvedBlocks(embedding, outputRequired);
  if (step.when !== null) compiled.when = step.when;
  if (output !== undefined) compiled.output = output;
  if (step.criteria !== null) compiled.validationCriteria = step.criteria.criteria;
  if (step.probe !== null) compiled.probe = step.probe;
  return {
    step: compiled,
    origins: lines.map(({ origin }) => origin),
    findings: [...embedding.findings, ...promptTooLong(prompt, step, document)],
  };
}
