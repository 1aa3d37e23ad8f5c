/** One checked step → one step of the snapshot: prompt rendered, refs embedded, every list present (design-locks §5). */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { DigestPort } from '../../../schemas/canonical/sha256.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { promptBytesMax } from '../../../schemas/limits.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { BoundText } from '../../ir/bound.ts';
import type { CheckedStep } from '../../ir/checked.ts';
import type { SourceDocument } from '../../ir/document.ts';
import { type Embedding, embedRefs } from './embed-refs.ts';
import { renderPrompt } from './render-prompt.ts';

const noEmbedding: Embedding = {
  texts: { goal: [], constraints: [], procedure: [], verify: [] },
  refs: [],
  findings: [],
};

const plainTexts = (texts: ReadonlyMap<string, BoundText>): ReadonlyMap<string, string> =>
  new Map([...texts].map(([key, { text }]) => [key, text]));

function resolvedBlocks(
  { texts }: Embedding,
  outputRequired: ReadonlyMap<string, string>,
): CompiledStep['promptBlocks'] {
  return {
    ...(texts.goal.length === 0 ? {} : { goal: texts.goal.join('\n\n') }),
    ...(texts.constraints.length === 0 ? {} : { constraints: [...texts.constraints] }),
    ...(texts.procedure.length === 0 ? {} : { procedure: [...texts.procedure] }),
    ...(outputRequired.size === 0 ? {} : { outputRequired: Object.fromEntries(outputRequired) }),
    ...(texts.verify.length === 0 ? {} : { verify: [...texts.verify] }),
  };
}

function promptTooLong(prompt: string, step: CheckedStep, document: SourceDocument): readonly Finding[] {
  const bytes = utf8Length(prompt);
  if (bytes <= promptBytesMax) return [];
  const key = step.instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks';
  return [
    {
      code: 'lower/prompt-too-long',
      message: `the rendered prompt of \`${step.stepId}\` has ${bytes} bytes; ${promptBytesMax} are allowed`,
      at: document.keyAt([...step.path, key]),
      label: 'with role, refs and hints',
      help: 'split the step, or move long material into a file that `references` names',
    },
  ];
}

export function lowerStep(
  step: CheckedStep,
  workflowRole: BoundText | null,
  document: SourceDocument,
  digest: DigestPort,
): { readonly step: CompiledStep; readonly findings: readonly Finding[] } {
  const { instruction } = step;
  const agentRole = (step.agentRole ?? workflowRole)?.text ?? null;
  const hints = plainTexts(step.hints);
  const embedding = instruction.kind === 'blocks' ? embedRefs(instruction.blocks, document, digest) : noEmbedding;
  const outputRequired = instruction.kind === 'blocks' ? plainTexts(instruction.blocks.outputRequired) : new Map();
  const prompt = renderPrompt({
    agentRole,
    instruction:
      instruction.kind === 'prompt'
        ? { kind: 'prompt', prompt: instruction.prompt.text }
        : { kind: 'blocks', texts: embedding.texts, outputRequired },
    hints,
  });
  return {
    step: {
      stepId: step.stepId,
      title: step.title.text.trim(),
      requireConfirmation: step.requireConfirmation,
      ...(agentRole === null ? {} : { agentRole }),
      prompt,
      ...(instruction.kind === 'blocks' ? { promptBlocks: resolvedBlocks(embedding, outputRequired) } : {}),
      refs: [...embedding.refs],
      ...(hints.size === 0 ? {} : { output: { hints: Object.fromEntries(hints) } }),
      userDependencies: [],
      functionReferences: [],
      provenance: step.provenance,
    },
    findings: [...embedding.findings, ...promptTooLong(prompt, step, document)],
  };
}
