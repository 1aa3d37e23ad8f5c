/**
 * Texts for fields without a native equivalent: a section with a heading at the end of a prompt, or lines in the block where they
 * belong.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { Path } from '../../ir/document.ts';
import { entryOf } from './list-entries.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

export type Section = {
  /** Null for paragraphs without a heading. */
  readonly heading: string | null;
  readonly block: 'constraints' | 'procedure' | 'verify';
  readonly lines: readonly MappedText[];
};

/** A section with its origin, if it has content. Below a heading is a list with its own markers. */
export const section = (
  heading: string | null,
  block: Section['block'],
  lines: readonly MappedText[],
): readonly Section[] =>
  lines.length === 0 ? [] : [{ heading, block, lines: heading === null ? lines : lines.map(entryOf) }];

const pathOf = (lines: readonly MappedText[]): Path => lines[0]?.parts[0]?.path ?? [];

/** The section as text of a prompt. */
export function paragraphOf({ heading, lines }: Section): MappedText {
  const path = pathOf(lines);
  if (heading === null) return joined(lines, '\n\n');
  const [only] = lines;
  const body =
    only !== undefined && lines.length === 1
      ? only
      : joined(
          lines.map((line) => joined([synthesized('- ', path), line])),
          '\n',
        );
  return joined([synthesized(`**${heading}**\n`, path), body]);
}

/** Headings that only repeat the name of the block that contains the lines. */
const saidByBlock: ReadonlySet<string> = new Set(['Guidance', 'Functions to apply', 'Context keys']);

/** The section as entries of a block: single entries if the block makes their meaning clear, otherwise one entry with the heading. */
export function linesOf({ heading, lines }: Section): readonly MappedText[] {
  if (heading === null || saidByBlock.has(heading)) return lines;
  const path = pathOf(lines);
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return [joined([synthesized(`${heading}: `, path), only])];
  const listed = lines.map((line) => joined([synthesized('- ', path), line]));
  return [joined([synthesized(`${heading}:`, path), ...listed], '\n')];
}

export const bytesOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, one) => sum + utf8Length(paragraphOf(one).text) + 2, 0);
