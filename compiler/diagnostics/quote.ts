/** Quotes a value of the author in a message: in backticks, on one line, and shortened. */
import { utf8Length } from '../../schemas/canonical/json.ts';
import { listed } from '../../schemas/text/listed.ts';
import { escapedUnits } from '../../schemas/text/visible-text.ts';
import { quotedListMax, quotedValueBytesMax } from '../../schemas/limits.ts';

const shortEscapes: ReadonlyMap<string, string> = new Map(Object.entries({ '\n': '\\n', '\r': '\\r', '\t': '\\t' }));

const escaped = (character: string): string =>
  shortEscapes.get(character) ?? (/\p{Cc}|\p{Cs}/u.test(character) ? escapedUnits(character) : character);

/** Texts of WorkRail are shown completely; quoted values of the author are shortened. */
export const verbatim = (text: string): string => `\`${Array.from(text, escaped).join('')}\``;

export function quote(value: string): string {
  let shown = '';
  let bytes = 0;
  for (const character of value) {
    const text = escaped(character);
    bytes += utf8Length(text);
    if (bytes > quotedValueBytesMax) {
      shown += '…';
      break;
    }
    shown += text;
  }
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/** Joins quoted values: "`a`, `b` and `c`". */
export function quoteList(values: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return listed(values.map(quote), joint);
}

/** Joins quoted values of a list of any length: shows the first values and the number of the others. */
export function quoteFew(values: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (values.length <= quotedListMax) return quoteList(values, joint);
  return `${values.slice(0, quotedListMax).map(quote).join(', ')} ${joint} ${values.length - quotedListMax} more`;
}

/** Adds the article: "an input", "a condition". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

export { counted } from '../../schemas/text/counted.ts';
