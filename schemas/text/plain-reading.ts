/**
 * A line as a hurried reader sees it: invisible characters are removed, white space becomes spaces, and letters that look Latin
 * become Latin. For comparing only; nothing that is shown or stored goes through here. Pure.
 */

import { asciiLookAlike } from './look-alikes.ts';
import { blankLooking } from './unseen-text.ts';
import { isPlainText } from './visible-text.ts';

const others = /\P{ASCII}/gu;
/** What takes room in a line and shows nothing in it. */
const blank = new RegExp(`[\\s${blankLooking}]`, 'gu');
/** What takes no room at all, and the marks that a letter can carry. */
const unseen = /[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
const emphasis = /^[\s*_`~\\]+/u;

/** What joins words to one: `the_step`, `the.step`, `the-step`. */
const joints = /(?<=[a-z0-9,])[_.~+*/\\-]+(?=[a-z("])/g;

export type PlainReading = {
  readonly text: string;
  /** Without any blank or joint, of a line where they do not stand as a writer puts them, or where joints or nothing stand for blanks; else null. */
  readonly compact: string | null;
  /** Blanks or unseen characters stand where a writer puts none: no identifier of code has them. */
  readonly isOdd: boolean;
};

export const plainReading = (line: string): PlainReading =>
  isPlainText(line) ? readingOf(line, false) : reading(line);

/** For every text. Exported for the test that holds that a plain text has the same reading without it. */
export function reading(line: string): PlainReading {
  // Before it is decomposed too: some letters decompose to several characters.
  const decomposed = line.replace(others, asciiLookAlike).normalize('NFKD');
  const spaced = decomposed.replace(blank, ' ');
  const seen = spaced.replace(unseen, '');
  const latin = seen.replace(others, asciiLookAlike);
  return readingOf(latin, spaced !== decomposed || seen !== spaced);
}

function readingOf(latin: string, hadUnseen: boolean): PlainReading {
  const text = latin.replace(emphasis, '').toLowerCase();
  const isOdd = hadUnseen || text.includes('  ');
  const unjoined = text.replace(joints, '');
  // A line that begins with so long a word may have left out blanks.
  const isJoined = unjoined !== text || !/^.{0,11} /.test(text);
  return { text, compact: isOdd || isJoined ? unjoined.replaceAll(' ', '') : null, isOdd };
}
