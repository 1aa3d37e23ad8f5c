/**
 * Some models write a call as `<parameter name="x">…</parameter>`. A tag that is misplaced puts the arguments behind it into the
 * string before it: accepted, notes would be stored with another argument as their text, and that argument would be missing.
 */
import { jsonDepthMax } from '../../../schemas/limits.ts';

export type Swallowed = {
  /** JSON Pointer of the string. */
  readonly at: string;
  /** The argument that the tag names. */
  readonly name: string | null;
};

const tag = /<\/(?:[a-z]+:)?parameter\s*>|<(?:[a-z]+:)?parameter\s+name\s*=/i;
const opening = /<(?:[a-z]+:)?parameter\s+name\s*=\s*["']?([a-z_-]{1,64})/gi;

/** Of a string that an argument is: it holds such a tag. */
export function swallowedBy(text: string, at: string): Swallowed | null {
  if (!tag.test(text)) return null;
  const [named] = text.matchAll(opening);
  return { at, name: named?.[1] ?? null };
}

/**
 * Of a value that is free, such as an artifact: the first argument that a tag in it names and that the call lacks. Other tags are
 * its own affair, because code and transcripts are full of them.
 */
export function swallowedIn(value: unknown, isMissing: (name: string) => boolean, depth = 0): string | null {
  if (typeof value === 'string') {
    for (const [, name = ''] of value.matchAll(opening)) if (isMissing(name)) return name;
    return null;
  }
  if (depth > jsonDepthMax || typeof value !== 'object' || value === null) return null;
  for (const member of Object.values(value)) {
    const found = swallowedIn(member, isMissing, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
