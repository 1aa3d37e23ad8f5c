/**
 * Texts as lines that know where they came from. A prompt is rendered from them line by line, so that its map is made
 * while it is made and never guessed from the result (decision 25).
 */
import type { RefDefinition } from '../../../builtins/kinds.ts';
import type { BoundText } from '../../ir/bound.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { PromptLineOrigin } from '../../ir/lowered.ts';

export type PromptLine = { readonly text: string; readonly origin: PromptLineOrigin };
/** One text of a prompt, at least one line. */
export type PromptLines = readonly PromptLine[];

export const textOfLines = (lines: PromptLines): string => lines.map(({ text }) => text).join('\n');

export function authoredLines({ text, path, starts }: BoundText, document: SourceDocument): PromptLines {
  const { pointer, offsets } = document.offsetsWithin(path, starts);
  return text.split('\n').map((line, index) => {
    const offset = offsets[index];
    if (offset === undefined) throw new Error(`line ${index + 1} of the text at ${pointer} has no place in the source`);
    return { text: line, origin: { kind: 'source', offset, pointer } };
  });
}

export function refLines({ id, text }: RefDefinition, path: Path, document: SourceDocument): PromptLines {
  const { offset, pointer } = document.at(path);
  return text
    .split('\n')
    .map((line, index) => ({ text: line, origin: { kind: 'ref', refId: id, refLine: index + 1, offset, pointer } }));
}
