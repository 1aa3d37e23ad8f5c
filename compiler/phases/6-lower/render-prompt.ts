/**
 * Renders a prompt as Markdown: role, goal, constraints, procedure, required output, checks, verification, then the other
 * sections. The same parts always give the same bytes. Every line has its origin. Options of the step add nothing: the runtime
 * requests confirmations, depending on the mode of the run.
 */
import type { EmbeddedBlocks } from './embed-refs.ts';
import { type PromptLine, type PromptLines, prefixed } from './prompt-lines.ts';
import type { Section, StepSections } from './step-sections.ts';

export type PromptContent = {
  readonly agentRole: PromptLines | null;
  readonly instruction:
    | { readonly kind: 'prompt'; readonly prompt: PromptLines }
    | {
        readonly kind: 'blocks';
        readonly texts: EmbeddedBlocks;
        /** Sorted by key. */
        readonly outputRequired: ReadonlyMap<string, PromptLines>;
      };
  /** Sorted by key. */
  readonly hints: ReadonlyMap<string, PromptLines>;
  readonly sections: StepSections;
};

const separator: PromptLine = { text: '', origin: { kind: 'compiler', what: 'separator' } };
const heading = (text: string): PromptLine => ({ text: `## ${text}`, origin: { kind: 'compiler', what: 'heading' } });

/** Most steps have only a prompt, so no empty sections are created. */
const none: readonly never[] = [];

/** Adds blank lines between sections with content. */
const paragraphs = (parts: readonly PromptLines[]): PromptLines =>
  parts.length === 1 && parts[0] !== undefined
    ? parts[0]
    : parts.flatMap((lines, index) => (index === 0 ? lines : [separator, ...lines]));

/** One list item. Further lines are indented below the first, so that a ref of several paragraphs stays one item. */
function item(marker: string, lines: PromptLines): PromptLines {
  const indent = ' '.repeat(marker.length);
  return lines.map((line, index) => {
    if (index === 0) return { ...line, text: `${marker}${line.text}` };
    return line.text === '' ? line : { ...line, text: `${indent}${line.text}` };
  });
}

const section = (title: string, lines: PromptLines): readonly PromptLines[] =>
  lines.length === 0 ? none : [[heading(title), ...lines]];
const bullets = (texts: readonly PromptLines[]): PromptLines => texts.flatMap((lines) => item('- ', lines));
const numbered = (texts: readonly PromptLines[]): PromptLines =>
  texts.flatMap((lines, index) => item(`${index + 1}. `, lines));
const fields = (texts: ReadonlyMap<string, PromptLines>): PromptLines =>
  texts.size === 0 ? none : [...texts].flatMap(([key, lines]) => item('- ', prefixed(`\`${key}\`: `, lines)));

const listed = (sections: readonly Section[]): readonly PromptLines[] =>
  sections.length === 0 ? none : sections.flatMap((one) => section(one.heading, bullets(one.items)));

export function renderPrompt({ agentRole, instruction, hints, sections }: PromptContent): PromptLines {
  const role = agentRole === null ? [] : [prefixed('Role: ', agentRole)];
  const output = [
    ...section('Output hints', fields(hints)),
    ...listed(sections.checked === null ? none : [sections.checked]),
  ];
  const after = listed(sections.after);
  if (instruction.kind === 'prompt') return paragraphs([...role, instruction.prompt, ...output, ...after]);
  const { texts, outputRequired } = instruction;
  return paragraphs([
    ...role,
    ...section('Goal', paragraphs(texts.goal)),
    ...section('Constraints', bullets(texts.constraints)),
    ...section('Procedure', numbered(texts.procedure)),
    ...section('Required output', fields(outputRequired)),
    ...output,
    ...section('Verify', bullets(texts.verify)),
    ...after,
  ]);
}
