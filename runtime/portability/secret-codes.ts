/**
 * Short codes that a person types, and what a program is given on its standard input: secrets that are no words of their own.
 * Prose names them often, so only what has the form of a code is taken for one (ADR-0014). Every repetition has a bound. Pure.
 */
import { isHarmless, madeValue, type Place, valueAt } from './secret-values.ts';
import { notBehind } from './spans.ts';

const start = notBehind('[\\p{L}\\p{N}]');
const code = '[ _-]?(?:code|number|token)s?';
const quote = '(?:\\\\{0,4}["\'`])?';
const between = `${quote}(?:\\*{1,2})?[ \\t]{0,8}(?:[:=：]|[ \\t]is[ \\t]|[–—])(?:\\*{1,2})?[ \\t]{0,8}`;

/** `[names, least digits]`: fewer are a version, an index or the pin of a board. */
const codes: readonly (readonly [names: string, digitsMin: number])[] = [
  [`(?:[a-z0-9]{1,20}_)?(?:t?otp|pin|2fa|mfa)(?:${code})?`, 4],
  ['(?:[a-z0-9]{1,20}_)?(?:cvv2?|cvc2?|security[ _-]?code)', 3],
  ['(?:verification|confirmation|login|unlock|access|sms|one[ _-]time|authenticator)[ _-]?(?:pass)?code', 4],
];
const codePlaces = codes.map(
  ([names, digitsMin]): Place => [
    'named_secret',
    new RegExp(`${start}(?:${names})${between}(?=${quote}(?:\\d[ -]?){${digitsMin},12}(?![\\p{L}\\p{N}.]))`, 'giu'),
    (text, match) => {
      const from = match.index + match[0].length;
      const opened = new RegExp(`^${quote}`).exec(text.slice(from, from + 6))?.[0].length ?? 0;
      const digits = /^\d(?:[ -]?\d){0,11}/.exec(text.slice(from + opened, from + opened + 30))?.[0] ?? '';
      return digits === '' ? null : { from: from + opened, end: from + opened + digits.length };
    },
  ],
);

/** Words that are also food, products and pages: what follows must look as if a machine had made it. */
const made =
  '(?:recovery|backup|activation|license|licence|product)[ _-]?(?:codes?|keys?)|salt|pepper|psk|pw|pswd|(?:user|db|database|smtp|mail|login|store|key|admin|root|ftp)?pass|client[ _-]?key[ _-]?data';
const madePlace: Place = [
  'named_secret',
  new RegExp(`${start}(?:[a-z0-9]{1,20}_)?(?:${made})${between}`, 'giu'),
  madeValue,
];

const readers =
  '--password-stdin|--with-token|sudo[ \\t][^\\n|]{0,40}-S|--stdin|chpasswd|secret[ \\t]{1,4}(?:set|create)';
const given: Place[2] = (text, match) => {
  const value = valueAt(text, match.index + match[0].length);
  return value === null || isHarmless(text.slice(value.from, value.end), value.isQuoted) ? null : value;
};
const stdinPlaces: readonly Place[] = [
  [
    'named_secret',
    new RegExp(
      `(?=echo|printf)${start}(?:echo|printf)[ \\t]{1,4}(?:-[neE]{1,3}[ \\t]{1,4})?(?:["']?%s(?:\\\\n)?["']?[ \\t]{1,4})?(?=[^\\n|]{1,400}\\|[^\\n|]{0,200}(?:${readers}))`,
      'gu',
    ),
    given,
  ],
  ['named_secret', new RegExp(`(?:${readers})[^\\n|<]{0,200}<<<[ \\t]{0,4}`, 'gu'), given],
];

export const secretCodePlaces: readonly Place[] = [...codePlaces, madePlace, ...stdinPlaces];
