/**
 * The members of a JSON text as they were written. `JSON.parse` keeps no numbers beyond 2^53 and no spelling (`1.0`, `1e2`), and
 * an answer repeats the id of its request as it was sent. The text must be valid JSON: nothing is checked here. Linear.
 */

const isSpace = (char: string | undefined) => char === ' ' || char === '\n' || char === '\r' || char === '\t';

function afterSpace(text: string, from: number): number {
  let i = from;
  while (isSpace(text[i])) i += 1;
  return i;
}

function afterString(text: string, from: number): number {
  let i = from + 1;
  while (text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** @param from where the value begins */
function afterValue(text: string, from: number): number {
  if (text[from] === '"') return afterString(text, from);
  let [i, depth] = [from, 0];
  for (;;) {
    const char = text[i];
    if (char === undefined) return i;
    if (char === '"') {
      i = afterString(text, i);
      continue;
    }
    if (char === '{' || char === '[') depth += 1;
    if ((char === ',' || isSpace(char)) && depth === 0) return i;
    if (char === '}' || char === ']') {
      if (depth === 0) return i;
      depth -= 1;
      if (depth === 0) return i + 1;
    }
    i += 1;
  }
}

/** What stands directly in an object or an array, in its order: the name (of an object's member) and the text of the value. */
export function* membersOf(text: string): Generator<{ readonly name: string | null; readonly text: string }> {
  let i = afterSpace(text, 0);
  const isObject = text[i] === '{';
  i = afterSpace(text, i + 1);
  while (i < text.length && text[i] !== '}' && text[i] !== ']') {
    let name: string | null = null;
    if (isObject) {
      const end = afterString(text, i);
      name = JSON.parse(text.slice(i, end)) as string;
      i = afterSpace(text, afterSpace(text, end) + 1);
    }
    const end = afterValue(text, i);
    yield { name, text: text.slice(i, end) };
    i = afterSpace(text, end);
    if (text[i] === ',') i = afterSpace(text, i + 1);
  }
}

/** The text of a member of an object; the last one counts, as in `JSON.parse`. Null when there is none. */
export function memberText(text: string, name: string): string | null {
  let found: string | null = null;
  for (const member of membersOf(text)) if (member.name === name) found = member.text;
  return found;
}
