/**
 * Whether the notes of an attempt say that its step was left out, because it does not apply [inapplicable-step-passes]. Replies and prompts quote or
 * ask for the sentence "This step does not apply." Pure. A run keeps the rules that it was started under, so other words need a new version of them.
 */

/** Without its full stop. */
export const leftOutSentence = 'This step does not apply';

/** Marks of emphasis and quotations are no words. */
const marks = /[*_`>#"“”]/g;
const doesNot = "(?:does not|doesn['’]t)";
/** Where a statement begins and ends: "if the step does not apply" and "the step does not apply the patch" are others. */
const from = '(?:^|[.!?:;,(–—-] ?|\\n ?|\\b(?:so|hence|therefore|thus),? |\\band )';
const over = '(?=$|[.,;:!)(–—-]| ?\\n| because\\b| since\\b| as\\b)';
/** "Check 7 does not apply" is about something else. */
const ofStep = new RegExp(`${from}(?:this|the) step ${doesNot} apply ?${over}`, 'i');
/** What only the first line can mean the step by. */
const atFirst = new RegExp(`^(?:it |step )?${doesNot} apply ?${over}`, 'i');

export function saysLeftOut(notes: string): boolean {
  const text = notes
    .replaceAll(marks, '')
    // A line break alone ends no sentence; an empty line and an entry of a list do.
    .replaceAll(/\n\s*\n|\n\s*(?:[-•]|\d{1,3}\.) /g, '\u0000')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u0000', '\n')
    .trim()
    .replace(/^(?:[-•]|\d{1,3}\.) /, '');
  return ofStep.test(text) || atFirst.test(text);
}
