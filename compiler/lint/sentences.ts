/** Sentence boundaries: a negation or a fallback affects only its own sentence. */

export type Sentence = { readonly text: string; readonly start: number };

/** A sentence ends at a line break, or at a full stop, question mark or exclamation mark before a blank. */
export function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const match of text.matchAll(/(?:[^.!?\n]|[.!?](?![\s"'”)*]))+[.!?]*["'”)*]*/g)) {
    if (match[0].trim() !== '') sentences.push({ text: match[0], start: match.index });
  }
  return sentences;
}

/** Whether the words directly before `at` negate or forbid what follows: "do not", "never", "instead of". */
export function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 48), at);
  return /\b(do not|don['’]t|never|must not|not|no|without|instead of|rather than|avoid|nor|cannot|refuse)\b[^.;:]*$/i.test(
    before,
  );
}

/** Whether `at` is inside double quotes or a code span of its line: the text then mentions the words and does not use them. */
export function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return (line.match(/["“”]/g)?.length ?? 0) % 2 === 1 || (line.match(/`/g)?.length ?? 0) % 2 === 1;
}
