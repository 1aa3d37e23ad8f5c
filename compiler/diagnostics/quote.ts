/** The author's own value inside a message: in backticks, on one line, and no longer than a reader needs. */
import { quotedValueBytesMax } from '../../schemas/limits.ts';

const shortEscapes: ReadonlyMap<string, string> = new Map(Object.entries({ '\n': '\\n', '\r': '\\r', '\t': '\\t' }));

export function quote(value: string): string {
  let shown = '';
  for (const character of value) {
    if (shown.length + character.length > quotedValueBytesMax) {
      shown += '…';
      break;
    }
    const short = shortEscapes.get(character);
    if (short !== undefined) shown += short;
    else if (/\p{Cc}|\p{Cs}/u.test(character)) shown += `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    else shown += character;
  }
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/** "`a`, `b` and `c`". */
export function quoteList(values: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const quoted = values.map(quote);
  const last = quoted.pop();
  if (last === undefined) return '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`;
}

/** "an input", "a condition". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** "1 step", "2 steps". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
