/**
 * Which of the steps that were done an agent means: by number, id or title, as it is written in a reply or from memory. Pure.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { spelling } from '../core/argument-names.ts';
import { loopsInWords } from '../core/iterations.ts';

export type ListedStep = {
  readonly number: number;
  readonly stepId: string;
  readonly title: string;
  /** With its iterations: `improve@1::work`. */
  readonly instance: string;
};

/** A step of a run that somebody named. */
export type NamedStep = {
  readonly stepId: string;
  /** Which of the steps of the branch that counts: each iteration that was meant. Empty where that branch has not reached it. */
  readonly numbers: readonly number[];
  /** The only iteration that was meant; null where all iterations of the step were. */
  readonly instance: string | null;
};

/** What differs in it is not meant: case, blanks, quotes, and the marks between words. */
const plain = (text: string) => spelling(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Always a number, so that each step has a name that no id and no title can have. */
const markedForm = /^(?:step)?\s*#\s*(\d{1,6})\s*[.:]?$/i;
/** No two parts take the same blanks: a name can have any length. */
const numberForm = /^(?:step)?\s*(\d{1,6})\s*[.:]?$/i;
/** As a list of steps prints it: `3. Title (improve 2)`. */
const listedForm = /^(\d{1,6})\.\s+(\S.*)$/s;

const loopsOf = ({ instance }: ListedStep) => loopsInWords(instance) ?? '';
const formsOf = (step: ListedStep): string[] =>
  [step.instance, `${step.stepId} ${loopsOf(step)}`, `${step.title} ${loopsOf(step)}`].map(plain);
const isNamed = (step: ListedStep, wanted: string) =>
  wanted !== '' && [...formsOf(step), plain(step.stepId), plain(step.title)].includes(wanted);

/** A name that means the step with this number, although an id or a title may be this number. */
export const nameOfNumber = (workflow: CompiledSnapshot, number: number): string => {
  const name = String(number);
  const isTaken = workflow.steps.some(({ stepId, title }) => plain(stepId) === name || plain(title) === name);
  return isTaken ? `#${name}` : name;
};

/** The steps that a name means as an id or a title, and those that it means as a number, if these differ; null if the name is unambiguous. */
export function ambiguousSteps<Step extends ListedStep>(name: string, steps: readonly Step[]): readonly Step[] | null {
  const words = name.trim();
  const wanted = plain(words);
  const ofName = steps.filter((step) => isNamed(step, wanted));
  const number = Number(numberForm.exec(words)?.[1]);
  const [, listedNumber, listedTitle = ''] = listedForm.exec(words) ?? [];
  const wantedTitle = plain(listedTitle);
  const ofNumber = steps.filter(
    (step) => step.number === number || (step.number === Number(listedNumber) && isNamed(step, wantedTitle)),
  );
  return ofName.length === 0 || ofNumber.every((step) => ofName.includes(step)) ? null : [...ofName, ...ofNumber];
}

/** Those that fit the name best, newest last; more than one where a step was done in several iterations. */
export function stepsNamed(name: string, steps: readonly ListedStep[]): readonly ListedStep[] {
  const words = name.trim();
  const wanted = plain(words);
  const by = (fits: (step: ListedStep) => boolean) => steps.filter(fits);
  const marked = markedForm.exec(words)?.[1];
  if (marked !== undefined) return by(({ number }) => number === Number(marked));
  const number = Number((numberForm.exec(words) ?? listedForm.exec(words))?.[1]);
  const found = [
    by(({ stepId }) => stepId === words),
    wanted === '' ? [] : by((step) => formsOf(step).includes(wanted)),
    by((step) => isNamed(step, wanted)),
    by((step) => step.number === number),
  ];
  return found.find((each) => each.length > 0) ?? [];
}
