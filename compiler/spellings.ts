/**
 * The spellings of a value. The older engine compared leniently: it trimmed values, ignored case and treated `yes` as `true`, as an
 * input with `coerce` does. Conditions compare exactly, so a condition over any other input lists the spellings that an agent may send.
 */
import { textOfValue } from '../schemas/text/value-text.ts';

const alike: readonly (readonly string[])[] = [
  ['true', 'yes', '1'],
  ['false', 'no', '0'],
];

export const isYesOrNo = (text: string): boolean => /^(?:true|yes|false|no)$/i.test(text.trim());

/** The boolean that a lenient comparison uses for a value, or null. */
export function truthValueOf(value: unknown): boolean | null {
  const text = textOfValue(value).trim().toLowerCase();
  if (alike[0]?.includes(text) === true) return true;
  return alike[1]?.includes(text) === true ? false : null;
}

/** The texts that a lenient comparison treats as equal. */
export function comparedForm(text: string): string {
  const form = text.trim().toLowerCase();
  return isYesOrNo(form) ? String(truthValueOf(form)) : form;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function cased(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const eachWord = lower.split(' ').map(capitalized).join(' ');
  return [...new Set([text, lower, capitalized(lower), eachWord, text.toUpperCase()])];
}

/** The first spelling in the file. */
export function spellingsOf(literal: string): readonly string[] {
  const text = literal.trim();
  const others = isYesOrNo(text) ? (alike.find((words) => words.includes(text.toLowerCase())) ?? []) : [];
  return [...new Set([...cased(text), ...others.flatMap(cased)])];
}

/** The number that a lenient comparison uses for a value, or null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
