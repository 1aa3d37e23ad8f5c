/**
 * JSON that a model wrote as a string where the schema has an object or a list: bare, in a code fence, or with line breaks that
 * are not escaped. One string is parsed once; a string inside a string stays one. Every step is linear in the text.
 */
import { messageValuesMax } from '../../../schemas/limits.ts';
import { valueCount } from '../value-count.ts';

const fence = '```';

/** What a code fence holds; any other text as it is, without blanks around it. */
function unfenced(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith(fence) || !trimmed.endsWith(fence)) return trimmed;
  const inside = trimmed.slice(fence.length, -fence.length);
  return inside.replace(/^[a-z0-9]{0,10}\s/i, '').trim();
}

const quote = 0x22;
const backslash = 0x5c;
const firstPrintable = 0x20;

/** The text with each control character inside a string literal escaped: a model writes a line break as a line break. */
function withEscapedControls(text: string): string {
  const parts: string[] = [];
  let [from, isString] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString && code === backslash) at += 1;
    else if (code === quote) isString = !isString;
    else if (isString && code < firstPrintable) {
      parts.push(text.slice(from, at), JSON.stringify(text[at]).slice(1, -1));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].join('');
}

const looksLikeJson = (text: string): boolean => text.startsWith('{') || text.startsWith('[');
/** What begins like this is the text of an object, and nothing else. */
export const beginsLikeObject = (text: string): boolean => /^\{\s*"/.test(unfenced(text));

/** Where the engine says that it stopped, as a person counts. */
function place(error: unknown, text: string): string {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  return position === undefined ? '' : ` (error at character ${Number(position) + 1} of ${text.length})`;
}

export type Parsed = { readonly value: unknown } | { readonly fault: string };

/** Reads the strings of one call; what they hold counts together, as the values of a message do. */
export class JsonStrings {
  #values = 0;

  /** The object or list in a text, or why there is none. */
  parse(given: string): Parsed {
    const text = unfenced(given);
    if (!looksLikeJson(text)) return { fault: 'it arrived as a string' };
    this.#values += valueCount(Buffer.from(text));
    if (this.#values > messageValuesMax) {
      return {
        fault: `it arrived as a JSON string, and the JSON strings of this call together contain more than ${messageValuesMax} values`,
      };
    }
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      return reparsed(text, error);
    }
  }
}

function reparsed(text: string, first: unknown): Parsed {
  try {
    return { value: JSON.parse(withEscapedControls(text)) as unknown };
  } catch {
    return { fault: `it arrived as a string that is not valid JSON${place(first, text)}` };
  }
}
