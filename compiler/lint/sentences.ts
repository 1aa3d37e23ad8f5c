/** Sentences: how far a word's influence reaches. A denial or a fallback in another sentence says nothing about this one. */

export type Sentence = { readonly text: string; readonly start: number };

/** A line break or a full stop, question or exclamation mark before a blank ends a sentence. */
export function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const match of text.matchAll(/(?:[^.!?\n]|[.!?](?![\s"'”)*]))+[.!?]*["'”)*]*/g)) {
    if (match[0].trim() !== '') sentences.push({ text: match[0], start: match.index });
  }
  return sentences;
}

/** True when the words right before `at` deny or forbid what follows: "do not", "never", "instead of". */
export function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 48), at);
  return /\b(do not|don['’]t|never|must not|not|no|without|instead of|rather than|avoid|nor|cannot|refuse)\b[^.;:]*$/i.test(
    before,
  );
}

/** True when `at` stands inside double quotes or a code span of its line: the text is about the words, it does not say them. */
export function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return (line.match(/["“”]/g)?.length ?? 0) % 2 === 1 || (line.match(/`/g)?.length ?? 0) % 2 === 1;
}
