/**
 * Which of the steps that were done an agent means: by number, id or title, as it is written in a reply or from memory. Pure.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
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

/** Case, blanks, quotes and the marks between words have no effect, but a mark between two digits keeps them two numbers. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .replaceAll(/(?<!\p{N})\.|\.(?!\p{N})/gu, '');
/** Always a number, so that each step has a name that no id and no title can have. */
const markedForm = /^(?:step)?\s*#\s*(\d{1,6})\s*[.:]?$/i;
/** No two parts take the same blanks: a name can have any length. */
const numberForm = /^(?:step)?\s*(\d{1,6})\s*[.:]?$/i;
const isBareNumber = (words: string) => /^\d+$/.test(words);
/** As a list of steps prints it: `3. Title (improve 2) [work]`. */
const listedForm = /^(\d{1,6})\.\s+(\S.*)$/s;
/** Where a list cuts a long title, or where `sessions show` adds what it knows about the step. */
const titleEnd = /…|\s{2}\(/;

const loopsOf = ({ instance }: ListedStep) => loopsInWords(instance) ?? '';
const formsOf = (step: ListedStep): string[] =>
  [step.instance, `${step.stepId} ${loopsOf(step)}`, `${step.title} ${loopsOf(step)}`].map(plain);
const isNamed = (step: ListedStep, wanted: string) =>
  wanted !== '' && [...formsOf(step), plain(step.stepId), plain(step.title)].includes(wanted);

/** Whether a plain text is what a list prints behind the number of a step. */
const isListedAs = (step: ListedStep, wanted: string) =>
  isNamed(step, wanted) || plain(`${step.title} (${loopsOf(step)}) [${step.stepId}]`) === wanted;

/** Whether a text may be the listed name of a step: otherwise its number is that of another step, such as a skipped one. */
function fitsListed(step: ListedStep, text: string): boolean {
  const title = plain(step.title);
  const wanted = plain(text);
  if (title === '' || wanted === '' || isListedAs(step, wanted)) return true;
  const [shown = ''] = text.split(titleEnd, 1);
  const start = shown === text ? wanted : plain(shown);
  // "Phase 1" is not the beginning of "Phase 10".
  const isInNumber = shown === text && /\p{N}$/u.test(start) && /^\.?\p{N}/u.test(title.slice(start.length));
  return start !== '' && title.startsWith(start) && !isInNumber;
}

/** The number in a name, and the text behind the number of a listed step. */
type Numbered = { readonly number: number; readonly text: string | null };
function numberedIn(words: string): Numbered | null {
  const number = numberForm.exec(words)?.[1];
  if (number !== undefined) return { number: Number(number), text: null };
  const [, listed, text = ''] = listedForm.exec(words) ?? [];
  return listed === undefined ? null : { number: Number(listed), text };
}

/** A name that means the step with this number, although an id or a title may be this number. */
export const nameOfNumber = (workflow: CompiledSnapshot, number: number): string => {
  const name = String(number);
  const isTaken = workflow.steps.some(({ stepId, title }) => plain(stepId) === name || plain(title) === name);
  return isTaken ? `#${name}` : name;
};

/** Whether a name is the id of a step as it is written. Only a number can mean another step too. */
export const isIdOf = (name: string, { stepId }: Pick<ListedStep, 'stepId'>): boolean =>
  !isBareNumber(name.trim()) && stepId === name.trim();

/** The steps that a name means as an id or a title, and those that it means as a number, if these differ; null if the name is unambiguous. */
export function ambiguousSteps<Step extends ListedStep>(name: string, steps: readonly Step[]): readonly Step[] | null {
  const words = name.trim();
  const numbered = numberedIn(words);
  if (numbered === null || steps.some((step) => isIdOf(words, step))) return null;
  const { number, text } = numbered;
  const [wanted, listed] = [plain(words), text === null ? null : plain(text)];
  const ofName = steps.filter((step) => isNamed(step, wanted));
  const ofNumber = steps.filter((step) => step.number === number && (listed === null || isListedAs(step, listed)));
  return ofName.length === 0 || ofNumber.every((step) => ofName.includes(step)) ? null : [...ofName, ...ofNumber];
}

/**
 * Those that fit the name best, newest last; more than one where a step was done in several iterations.
 *
 * @param declared steps of the workflow: the id of one that is not among the steps means no other step
 */
export function stepsNamed(
  name: string,
  steps: readonly ListedStep[],
  declared: readonly Pick<ListedStep, 'stepId'>[] = [],
): readonly ListedStep[] {
  const words = name.trim();
  if (declared.some((step) => isIdOf(words, step))) return steps.filter((step) => isIdOf(words, step));
  const wanted = plain(words);
  const by = (fits: (step: ListedStep) => boolean) => steps.filter(fits);
  const marked = markedForm.exec(words)?.[1];
  if (marked !== undefined) return by(({ number }) => number === Number(marked));
  const numbered = numberedIn(words);
  const found = [
    by(({ stepId }) => stepId === words),
    wanted === '' ? [] : by((step) => formsOf(step).includes(wanted)),
    by((step) => isNamed(step, wanted)),
    by((step) => step.number === numbered?.number && (numbered.text === null || fitsListed(step, numbered.text))),
  ];
  return found.find((each) => each.length > 0) ?? [];
}
