/**
 * A prompt as an agent reads it: role, goal, constraints, procedure, required output, verification, in this order, as plain
 * Markdown. The same parts give the same bytes; nothing else enters.
 *
 * `requireConfirmation` adds nothing here: asking is the runtime's part, and depends on the mode of the run.
 */
import type { EmbeddedBlocks } from './embed-refs.ts';

export type PromptContent = {
  readonly agentRole: string | null;
  readonly instruction:
    | { readonly kind: 'prompt'; readonly prompt: string }
    | {
        readonly kind: 'blocks';
        readonly texts: EmbeddedBlocks;
        /** Sorted by key. */
        readonly outputRequired: ReadonlyMap<string, string>;
      };
  /** Sorted by key. */
  readonly hints: ReadonlyMap<string, string>;
};

/** One list item; further lines are indented under the first, so that a ref of several paragraphs stays one item. */
function item(marker: string, text: string): string {
  const indent = ' '.repeat(marker.length);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? `${marker}${line}` : line === '' ? '' : `${indent}${line}`))
    .join('\n');
}

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${heading}\n${lines.join('\n')}`];
const bullets = (texts: readonly string[]) => texts.map((text) => item('- ', text));
const numbered = (texts: readonly string[]) => texts.map((text, index) => item(`${index + 1}. `, text));
const fields = (texts: ReadonlyMap<string, string>) =>
  [...texts].map(([key, text]) => item('- ', `\`${key}\`: ${text}`));

export function renderPrompt({ agentRole, instruction, hints }: PromptContent): string {
  const role = agentRole === null ? [] : [`Role: ${agentRole}`];
  const outputHints = section('Output hints', fields(hints));
  if (instruction.kind === 'prompt') return [...role, instruction.prompt, ...outputHints].join('\n\n');
  const { texts, outputRequired } = instruction;
  return [
    ...role,
    ...(texts.goal.length === 0 ? [] : [`## Goal\n${texts.goal.join('\n\n')}`]),
    ...section('Constraints', bullets(texts.constraints)),
    ...section('Procedure', numbered(texts.procedure)),
    ...section('Required output', fields(outputRequired)),
    ...outputHints,
    ...section('Verify', bullets(texts.verify)),
  ].join('\n\n');
}
