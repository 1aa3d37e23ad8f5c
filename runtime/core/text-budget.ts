/** Truncates text to a number of UTF-8 bytes, with the truncation marker [notes-truncated-with-marker]. */
import { utf8Length } from '../../schemas/canonical/json.ts';
import { truncationMarker } from '../../schemas/limits.ts';
import { isPlainText } from '../../schemas/text/visible-text.ts';
import { hasPlainLines, lineEnd } from '../../schemas/reply-frame.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const markerBytes = utf8Length(truncationMarker);

/** The longest prefix of at most `bytesMax` bytes that ends on a whole character. */
function prefixOf(text: string, bytesMax: number): string {
  const bytes = encoder.encode(text);
  let end = Math.min(bytesMax, bytes.length);
  while (end > 0 && end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return decoder.decode(bytes.subarray(0, end));
}

/** The text when it fits; otherwise its beginning and the marker, together at most `bytesMax` bytes. */
export function truncated(text: string, bytesMax: number): string {
  return utf8Length(text) <= bytesMax ? text : prefixOf(text, bytesMax - markerBytes) + truncationMarker;
}

/** True for text that `truncated` has cut, and for text that looks exactly like it. */
export const isTruncated = (text: string) => text.endsWith(truncationMarker);

/** The beginning of a text within a line or a list of ours, which shows by itself that it goes on. */
export function shortened(text: string, bytesMax: number): string {
  return utf8Length(text) <= bytesMax ? text : `${prefixOf(text, bytesMax - utf8Length('…'))}…`;
}

/** A value that a message quotes: one line, short, and never able to forge the lines around it. */
export function quoted(value: string, bytesMax: number): string {
  const line = isPlainText(value) ? value : value.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return utf8Length(line) <= bytesMax ? line : `${prefixOf(line, bytesMax)}…`;
}

/**
 * A text of an author, a user or an agent inside a sentence of ours that is no reply of a tool, such as a prompt or the text of a hook:
 * on one line, in quotes that it cannot close, and without the brackets of a tag.
 */
export const storedText = (text: string, bytesMax: number): string =>
  `"${quoted(
    text
      .replaceAll('<', '‹')
      .replaceAll('>', '›')
      .replace(/["“”„‟＂]/gu, "'"),
    bytesMax,
  )}"`;

const lineMarker = ` ${truncationMarker.trim()}`;

/** A value on one line; what is cut ends with the marker. */
export function truncatedLine(value: string, bytesMax: number): string {
  const line = linesOf(value).join(' ');
  return utf8Length(line) <= bytesMax ? line : prefixOf(line, bytesMax - utf8Length(lineMarker)) + lineMarker;
}

/** True for a value that `truncatedLine` has cut. */
export const isTruncatedLine = (line: string) => line.endsWith(lineMarker);

/** The length of a shortened text without the mark at its end; null for a text that does not end with such a mark. */
export function endOfCut(text: string): number | null {
  const mark = [truncationMarker, lineMarker, '…'].find((each) => text.endsWith(each));
  return mark === undefined ? null : text.length - mark.length;
}

/** Steers a terminal, or hides text from a person. A tab does neither, and scripts and emoji need both joiners. */
const unseen = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}]+/gu;

/** The lines of a text that may keep its lines: none of them can end earlier than it seems. */
export const linesOf = (text: string): string[] =>
  hasPlainLines(text)
    ? text.split('\n')
    : text
        .toWellFormed()
        .split(lineEnd)
        .map((line) => line.replace(unseen, ' '));
