/**
 * Which of the steps that were done an agent means: by number, id or title, as it is written in a reply or from memory. Pure.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { spelling } from '../core/argument-names.ts';
import { findStep } from '../core/flow/lookup.ts';
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

/** A name that means the step with this number, although the id of another step may be this number. */
export const nameOfNumber = (workflow: CompiledSnapshot, number: number): string =>
  findStep(workflow, String(number)) === undefined ? String(number) : `step ${number}`;

/** The steps that have a number as their id and those that have it as their number, if these are not the same; null if the name is unambiguous. */
export function ambiguousSteps<Step extends ListedStep>(name: string, steps: readonly Step[]): readonly Step[] | null {
  const wanted = name.trim();
  const ofId = steps.filter(({ stepId }) => stepId === wanted);
  const ofNumber = steps.filter(({ number }) => String(number) === wanted);
  const isSame = ofNumber.every(({ stepId }) => stepId === wanted);
  return ofId.length === 0 || isSame ? null : [...ofId, ...ofNumber];
}

/** What differs in it is not meant: case, blanks, quotes, and the marks between words. */
const plain = (text: string) => spelling(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** No two parts take the same blanks: a name can have any length. */
const numberForm = /^(?:step)?\s*(?:#\s*)?(\d{1,6})\s*[.:]?$/i;
/** As a list of steps prints it: `3. Title (improve 2)`. */
const listedForm = /^(\d{1,6})\.\s+\S/;

const loopsOf = ({ instance }: ListedStep) => loopsInWords(instance) ?? '';
const formsOf = (step: ListedStep): string[] =>
  [step.instance, `${step.stepId} ${loopsOf(step)}`, `${step.title} ${loopsOf(step)}`].map(plain);

/** Those that fit the name best, newest last; more than one where a step was done in several iterations. */
export function stepsNamed(name: string, steps: readonly ListedStep[]): readonly ListedStep[] {
  const wanted = plain(name);
  const by = (fits: (step: ListedStep) => boolean) => steps.filter(fits);
  const number = Number((numberForm.exec(name.trim()) ?? listedForm.exec(name.trim()))?.[1]);
  const found = [
    by(({ stepId }) => stepId === name.trim()),
    by((step) => step.number === number),
    wanted === '' ? [] : by((step) => formsOf(step).includes(wanted)),
    wanted === '' ? [] : by(({ stepId, title }) => plain(stepId) === wanted || plain(title) === wanted),
  ];
  return found.find((each) => each.length > 0) ?? [];
}
