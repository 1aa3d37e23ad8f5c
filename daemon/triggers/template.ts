/**
 * Templates of goals and inputs: `{name}` is replaced by a value of the event. Only values are shortened: the words of the rule say what a run
 * must not do, and the author of an issue chooses how long its title is [words-of-a-rule-are-kept]. Pure.
 */
import { visibleName } from '../../schemas/text/visible-text.ts';
import { hiddenText } from '../../schemas/text/unseen-text.ts';
import { goalBytesMax } from '../../schemas/limits.ts';
import { eventQuoteBytesMax, eventQuoteBytesMin, eventTextBytesMax } from '../../schemas/daemon/limits.ts';
import { evenShare } from '../../schemas/text/even-share.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { type EventValue, plainValue, type TriggerEvent } from './event.ts';

/** A name, or a JSON pointer. */
const placeholder = /\{([A-Za-z]+|(?:\/[^{}/]{1,100}){1,10})\}/g;

export const placeholdersOf = (template: string): readonly string[] =>
  [...template.matchAll(placeholder)].map(([, name = '']) => name);

/** The beginning of a text; a character is not split. */
export function beginningOf(text: string, bytesMax: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytesMax));
  return text.slice(0, read);
}

const ellipsis = '…';
const ellipsisBytes = Buffer.byteLength(ellipsis);
const shortened = (text: string, bytesMax: number): string =>
  Buffer.byteLength(text) <= bytesMax ? text : beginningOf(text, bytesMax - ellipsisBytes) + ellipsis;

/** On one line, in quotes, bounded: a text of anybody cannot be taken for the words of the rule [strangers-are-quoted]. */
function quoted(text: string, bytesMax: number): string {
  const shown = shortened(visibleName(text.replace(/\s+/g, ' ').trim()), eventQuoteBytesMax);
  const whole = JSON.stringify(shown);
  if (Buffer.byteLength(whole) <= bytesMax) return whole;
  let kept = '';
  let room = bytesMax - Buffer.byteLength(JSON.stringify(ellipsis));
  for (const character of shown) {
    // An escape takes room too.
    room -= Buffer.byteLength(JSON.stringify(character)) - Buffer.byteLength('""');
    if (room < 0) break;
    kept += character;
  }
  return JSON.stringify(kept + ellipsis);
}

const shownIn = ({ text, isQuoted }: EventValue, bytesMax: number): string =>
  isQuoted ? quoted(text, bytesMax) : shortened(text, Math.max(bytesMax, ellipsisBytes));

const absent = plainValue('(none)');

const valuesIn = (template: string, values: TriggerEvent['values']): readonly EventValue[] =>
  placeholdersOf(template).map((name) => values(name) ?? absent);

/** @param texts for the placeholders, in their order */
function filled(template: string, texts: readonly string[]): string {
  let next = 0;
  return template.replace(placeholder, () => texts[next++] ?? '');
}

/** The bytes of a template without its placeholders. */
export const wordBytesOf = (template: string): number => Buffer.byteLength(template.replace(placeholder, ''));

const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/**
 * Quotes are shortened first. Other values, such as a number or an address, mean nothing without their end: they are shortened only if they are
 * longer than those of any forge that is known.
 *
 * @param template of a rule without faults
 */
export function goalText(template: string, values: TriggerEvent['values']): string {
  const found = valuesIn(template, values);
  const room = goalBytesMax - wordBytesOf(template);
  const lengthsOf = (some: readonly EventValue[]) =>
    some.map((value) => Buffer.byteLength(shownIn(value, goalBytesMax)));
  const quotes = found.filter(({ isQuoted }) => isQuoted);
  const whole = found.filter(({ isQuoted }) => !isQuoted);
  const quoteShare = evenShare(lengthsOf(quotes), room - total(lengthsOf(whole)));
  const isFitting = quoteShare >= eventQuoteBytesMin || total(lengthsOf(found)) <= room;
  const share = isFitting ? quoteShare : evenShare(lengthsOf(found), room);
  const texts = found.map((value) => shownIn(value, isFitting && !value.isQuoted ? goalBytesMax : share));
  return filled(template, texts);
}

/** An input is data: the runtime shows it as such. What a reader would not see is taken out. */
export function inputText(template: string, values: TriggerEvent['values']): string {
  const texts = valuesIn(template, values).map(({ text, isQuoted }) =>
    isQuoted ? text.replace(hiddenText(), '') : text,
  );
  const share = evenShare(
    texts.map((text) => Buffer.byteLength(text)),
    eventTextBytesMax - wordBytesOf(template),
  );
  return filled(
    template,
    texts.map((text) => cutInTheMiddle(text, share)),
  );
}
