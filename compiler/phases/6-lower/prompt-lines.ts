/**
 * Lines of text with their origin. A prompt is rendered from such lines, so the source map is recorded during rendering and never
 * inferred from the result.
 */
import type { BoundFunction, BoundPart, BoundText } from '../../ir/bound.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { PromptLineOrigin } from '../../ir/lowered.ts';

type EmbeddedRef = Extract<BoundPart, { kind: 'ref' }>;
export type PromptLine = { readonly text: string; readonly origin: PromptLineOrigin };
/** One text of a prompt, with at least one line. */
export type PromptLines = readonly PromptLine[];

/** A run of blanks is searched from its start only: from each of them, a long run would take quadratic time. */
const joint = /(?<!\s)\s*[\r\n]\s*/g;

/** A line about a value of the author stays one line, whatever the value contains. */
export const oneLine = (text: string): string => text.replaceAll(joint, ' ').trimEnd();

/** The first line with a prefix. */
export const prefixed = (prefix: string, lines: PromptLines): PromptLines => {
  const before = prefix.replaceAll(joint, ' ');
  return lines.map((line, index) => (index === 0 ? { ...line, text: `${before}${line.text}` } : line));
};

export const textOfLines = (lines: PromptLines): string => lines.map(({ text }) => text).join('\n');

export function authoredLines(bound: BoundText, document: SourceDocument): PromptLines {
  const { text, path, starts, slots, templateId } = bound;
  if (templateId !== undefined) {
    const { offset, pointer } = document.anchorOf(path);
    return text.split('\n').map((line) => ({ text: line, origin: { kind: 'template', templateId, offset, pointer } }));
  }
  const { pointer, offsets } = document.offsetsWithin(path, starts);
  return text.split('\n').map((line, index) => {
    const offset = offsets[index];
    if (offset === undefined)
      throw new Error(`line ${index + 1} of the text at ${pointer} has no position in the source`);
    const bindings = slots.get(index);
    return {
      text: line,
      origin:
        bindings === undefined
          ? { kind: 'source', offset, pointer }
          : { kind: 'binding', slots: [...bindings], offset, pointer },
    };
  });
}

export function refLines({ definition, path }: EmbeddedRef, document: SourceDocument): PromptLines {
  const { offset, pointer } = document.anchorOf(path);
  return definition.text.split('\n').map((line, index) => ({
    text: line,
    origin: { kind: 'ref', refId: definition.id, refLine: index + 1, offset, pointer },
  }));
}

/** The lines of a definition that a step names, with the origin of the definition. */
export function functionLines({ name, definition }: BoundFunction, document: SourceDocument): PromptLines {
  return authoredLines(definition, document).map(({ text, origin }) => ({
    text,
    origin: 'offset' in origin ? { kind: 'function', name, offset: origin.offset, pointer: origin.pointer } : origin,
  }));
}

/** One line about the value at `path`. */
export function placedLine(text: string, path: Path, document: SourceDocument): PromptLine {
  const { offset, pointer } = document.anchorOf(path);
  return { text, origin: { kind: 'source', offset, pointer } };
}
