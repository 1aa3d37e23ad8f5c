/**
 * Whether the notes of an attempt say that its step was left out, because it does not apply [inapplicable-step-passes]. Pure. A run keeps the rules
 * that it was started under, so other words need a new version of the rules.
 */

/** Marks of emphasis and quotations are no words. */
const marks = /[*_`>#]/g;
/** A sentence ends at a mark before a blank, at an empty line, or before an entry of a list. A line break alone ends none. */
const ends = /(?<=[.!?;:])\s+|\n\s*\n|\n\s*(?:[-•]|\d{1,3}\.)\s+/;

const no = "(?:does not|doesn['’]t|did not|didn['’]t)";
const isNo = "(?:is not|isn['’]t|was not|wasn['’]t)";
const here = '(?: in (?:this|the) step| here)?';
const over = '(?:$|[.,;:!)(–—-]| because\\b| since\\b| as\\b)';
/** What a sentence anywhere in the notes says of the step. "Check 7 does not apply" is about something else. */
const ofStep = new RegExp(
  [
    `^(?:this|the) step(?: \\S{1,64})? (?:${no} apply|${isNo} (?:applicable|needed|necessary)|(?:is|was) (?:skipped|left out))\\b`,
    `^step \\S{1,64} ${no} apply\\b`,
    `^(?:i )?(?:have )?(?:did|done) nothing${here} ?${over}`,
    `^i (?:did not|didn['’]t) do anything${here} ?${over}`,
    `^(?:nothing|no work) (?:was |has been )?done${here} ?${over}`,
  ].join('|'),
  'i',
);
/** What only the first sentence can say of the step. */
const atFirst = new RegExp(
  [
    `^(?:it |step )?${no} apply\\b`,
    `^(?:it ${isNo} applicable|not applicable|n\\/a) ?${over}`,
    `^(?:i )?skipped(?: it| this step| the step)? ?${over}`,
  ].join('|'),
  'i',
);

export function saysLeftOut(notes: string): boolean {
  const sentences = notes
    .replaceAll(marks, '')
    .split(ends)
    .map((sentence) =>
      sentence
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^(?:[-•]|\d{1,3}\.) /, ''),
    )
    .filter((sentence) => sentence !== '');
  return sentences.some((sentence, index) => ofStep.test(sentence) || (index === 0 && atFirst.test(sentence)));
}
