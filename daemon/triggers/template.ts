/** Templates of goals and inputs: `{name}` is replaced by a value of the event. Pure. */
import { visibleName } from '../../schemas/text/visible-text.ts';
import { hiddenText } from '../../schemas/text/unseen-text.ts';
import { goalBytesMax } from '../../schemas/limits.ts';
import { eventQuoteBytesMax, eventTextBytesMax } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import type { EventValue, TriggerEvent } from './event.ts';

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
const shortened = (text: string, bytesMax: number): string =>
  Buffer.byteLength(text) <= bytesMax ? text : beginningOf(text, bytesMax - Buffer.byteLength(ellipsis)) + ellipsis;

/** On one line, in quotes, bounded: a text of anybody cannot be taken for the words of the rule [strangers-are-quoted]. */
const quoted = (text: string): string =>
  JSON.stringify(shortened(visibleName(text.replace(/\s+/g, ' ').trim()), eventQuoteBytesMax));

const filled = (template: string, values: TriggerEvent['values'], shown: (value: EventValue) => string): string =>
  template.replace(placeholder, (_, name: string) => {
    const value = values(name);
    return value === null ? '(none)' : shown(value);
  });

export const goalText = (template: string, values: TriggerEvent['values']): string =>
  shortened(
    filled(template, values, ({ text, isQuoted }) => (isQuoted ? quoted(text) : text)),
    goalBytesMax,
  );

/** An input is data: the runtime shows it as such. What a reader would not see is taken out. */
export const inputText = (template: string, values: TriggerEvent['values']): string =>
  cutInTheMiddle(
    filled(template, values, ({ text, isQuoted }) => (isQuoted ? text.replace(hiddenText(), '') : text)),
    eventTextBytesMax,
  );
