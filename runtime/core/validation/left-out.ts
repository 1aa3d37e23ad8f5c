/**
 * Whether the notes of an attempt say that its step was left out, because it does not apply [inapplicable-step-passes]. Replies and prompts quote or
 * ask for the sentence "This step does not apply." Pure. A run keeps the rules that it was started under, so other words need a new version of them.
 */
import type { Rules } from './rules.ts';

/** Marks of emphasis and quotations are no words. */
const marks = /[*_`>#"“”]/g;
const doesNot = "(?:does not|doesn['’]t)";
/** Where a statement begins and ends: "if the step does not apply" and "the step does not apply the patch" are others. */
const from = (more: string) => `(?:^|[.!?:;,(–—${more}-] ?|\\n ?|\\b(?:so|hence|therefore|thus),? |\\band )`;
const over = (more: string) => `(?=$|[.,;:!)(–—-]| ?\\n| because\\b| since\\b| as\\b${more})`;
/** "Check 7 does not apply" is about something else. */
const ofStep = (moreBefore: string, moreAfter: string) =>
  new RegExp(`${from(moreBefore)}(?:this|the) step ${doesNot} apply ?${over(moreAfter)}`, 'i');
/** What only the first line can mean the step by. */
const atFirst = new RegExp(`^(?:it |step )?${doesNot} apply ?${over('')}`, 'i');

/** How the sentence is written, and how an entry of a list begins. */
const formerForms = { sentence: ofStep('', ''), entry: /^(?:[-•]|\d{1,3}\.) / };
/** "to the API" is about a part of the step, and "in", "for" and "with" can be. */
const forms = { sentence: ofStep('→=|', '|…|[/|]|here\\b(?! only)| when\\b'), entry: /^(?:[-•]|\d{1,3}[.)]) / };

export function saysLeftOut(notes: string, { readsMoreLeavingOut }: Pick<Rules, 'readsMoreLeavingOut'>): boolean {
  const { sentence, entry } = readsMoreLeavingOut ? forms : formerForms;
  const text = notes
    .replaceAll(marks, '')
    // A line break alone ends no sentence; an empty line and an entry of a list do.
    .replaceAll(/\n\s*\n|\n\s*(?:[-•]|\d{1,3}\.) /g, '\u0000')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u0000', '\n')
    .trim()
    .replace(entry, '');
  return sentence.test(text) || atFirst.test(text);
}
