/**
 * Handles texts above the limits of the native format: they are cut if the metadata keeps the whole text, or split into several
 * steps.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { descriptionBytesMax, titleBytesMax } from '../../../schemas/limits.ts';
import { beginningOf, ellipsis, fittingLength } from '../../beginning-of-text.ts';
import type { Path } from '../../ir/document.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, sliced, type MappedText } from '../mapped-text.ts';

/** The maximum size of an instruction in one step; the rest of the prompt is for the role, functions and requirements. */
export const instructionBytesMax = 12 * 1024;

/** A name or title on one line, cut to its limit. If this changes the text, `keep` receives the whole text. */
export function fittedTitle(text: MappedText, path: Path, keep: (whole: string) => void, t: Translation): MappedText {
  const line = text.text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const isBroken = line !== text.text.trim();
  if (!isBroken && utf8Length(text.text) <= titleBytesMax) return text;
  const end = path.at(-1);
  t.report('read/legacy-over-limit', t.document.at(path), {
    message: isBroken
      ? `the line breaks in \`${end}\` are replaced by spaces`
      : `\`${end}\` has ${utf8Length(text.text)} bytes and is cut to ${titleBytesMax}; the metadata contains the full text`,
    help: isBroken ? 'write it in one line' : 'shorten it',
  });
  keep(text.text);
  return synthesized(line === '' ? ellipsis : beginningOf(line, titleBytesMax), path);
}

/** A description may have several lines. */
export function fittedDescription(text: MappedText, t: Translation): MappedText {
  const path = ['description'];
  const bytes = utf8Length(text.text);
  if (bytes <= descriptionBytesMax) return text;
  t.report('read/legacy-over-limit', t.document.at(path), {
    message: `\`description\` has ${bytes} bytes and is cut to ${descriptionBytesMax}; the metadata contains the full text`,
    help: 'shorten `description`; `about` may be longer',
  });
  t.metadata.set('description', text.text);
  return synthesized(beginningOf(text.text, descriptionBytesMax), path);
}

/** The title of a step that the translation adds. Its own words come first. */
export const derivedTitle = (words: string, title: string): string => beginningOf(`${words}: ${title}`, titleBytesMax);

/** The position at which a long text is split: at a paragraph, otherwise a line, otherwise a word, otherwise anywhere. */
function partingPlace(text: string, bytesMax: number): number {
  const length = fittingLength(text, bytesMax);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(mark, length - mark.length);
    if (at > length / 3) return at + mark.length;
  }
  return length;
}

/** A text in pieces within the limit; one piece if the whole text fits. */
export function piecesOf(text: MappedText, bytesMax: number): readonly MappedText[] {
  const pieces: MappedText[] = [];
  const end = text.text.length;
  let start = 0;
  for (let left = utf8Length(text.text); left > bytesMax; ) {
    // A character never has more code units than bytes, so a piece within the byte limit ends within this range.
    const place = start + partingPlace(text.text.slice(start, start + bytesMax + 2), bytesMax);
    const piece = sliced(text, start, place);
    left -= utf8Length(piece.text);
    pieces.push(piece);
    start = place;
  }
  return [...pieces, start === 0 ? text : sliced(text, start, end)];
}

/** The pieces of an instruction as prompts. All pieces except the last are only for reading. */
export function readingPrompt(piece: MappedText, number: number, count: number, path: Path): MappedText {
  const words = `This is part ${number} of ${count} of one instruction. Read it now, but start the work only after you have read the last part.`;
  return joined([synthesized(words, path), piece], '\n\n');
}
