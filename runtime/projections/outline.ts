/** The order of execution of a compiled workflow as a tree: what every drawing and every listing of it is made from. */
import type { CompiledSnapshot, CompiledStep, FlowItem } from '../../schemas/compiled-snapshot.ts';
import { comparisonWords } from '../../schemas/text/condition-words.ts';
import { asksForConfirmation, requiresNotes } from '../../schemas/step-options.ts';
import { contextKeyOf } from '../core/context.ts';
import { listedSteps } from './listed-probes.ts';

export type StepPlace = { readonly kind: 'step'; readonly step: CompiledStep; readonly number: number };
export type LoopPlace = {
  readonly kind: 'loop';
  readonly loopId: string;
  readonly title: string;
  /** "while keep_going, at most 5" */
  readonly rule: string;
  /** The condition that decides whether the loop is entered; null where it always is. */
  readonly when: string | null;
  readonly body: readonly Place[];
};
export type Place = StepPlace | LoopPlace;

/** By the form in which a key is compiled: the key that an agent sends. */
const contextKeysOf = ({ inputs }: CompiledSnapshot): ReadonlyMap<string, string> =>
  new Map(inputs.map((input) => [input.key, contextKeyOf(input)]));

export function outlineOf(snapshot: CompiledSnapshot): readonly Place[] {
  const { steps, loops, flow } = snapshot;
  const contextKeys = contextKeysOf(snapshot);
  const stepsById = new Map(steps.map((step, index) => [step.stepId, { step, number: index + 1 }]));
  const loopsById = new Map(loops.map((loop) => [loop.loopId, loop]));
  const placeOf = (item: FlowItem): readonly Place[] => {
    if (item.kind === 'step') {
      const found = stepsById.get(item.stepId);
      return found === undefined ? [] : [{ kind: 'step', ...found }];
    }
    const loop = loopsById.get(item.loopId);
    if (loop === undefined) return [];
    const what =
      loop.kind === 'while' ? `while ${loop.conditionId}` : `for each of ${contextKeys.get(loop.items) ?? loop.items}`;
    const rule = `${what}, at most ${loop.maxIterations}`;
    return [
      {
        kind: 'loop',
        loopId: loop.loopId,
        title: loop.title,
        rule,
        when: loop.when ?? null,
        body: loop.body.flatMap(placeOf),
      },
    ];
  };
  return flow.flatMap(placeOf);
}

/** How a loop runs, with the condition of its entry: "when is_large: for each of slices, at most 5". */
export const loopWords = ({ rule, when }: LoopPlace): string => (when === null ? rule : `when ${when}: ${rule}`);

const assessmentPrefix = 'wr.contracts.assessment.';

/** What is special about a step: "when is_large", "asks the user". */
export function marksOf(step: CompiledStep): readonly string[] {
  const { when, output, userDependencies } = step;
  return [
    ...(when === undefined ? [] : [`when ${when}`]),
    ...(asksForConfirmation(step) ? ['asks the user'] : []),
    ...(requiresNotes(step) ? [] : ['notes optional']),
    ...[...new Set(userDependencies.map(({ reason }) => `depends on the user: ${reason}`))],
    ...(output?.contractRef === undefined ? [] : [`outputs ${output.contractRef}`]),
    ...(output?.assessmentContractRefs ?? []).map((ref) => `assesses ${ref.replace(assessmentPrefix, '')}`),
    ...(output?.slotArtifacts ?? []).map(({ slot }) => `reports the artifacts of ${slot}`),
  ];
}

/** The first and the last step of places that follow each other; null when there are none. */
export function endsOf(places: readonly Place[]): { readonly first: string; readonly last: string } | null {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = first.kind === 'step' ? first.step.stepId : endsOf(first.body)?.first;
  const to = last.kind === 'step' ? last.step.stepId : endsOf(last.body)?.last;
  return from === undefined || to === undefined ? null : { first: from, last: to };
}

/** From the end of each place to the start of the next, and back to the start of a loop. */
export function edgesOf(
  places: readonly Place[],
): readonly { readonly from: string; readonly to: string; readonly label: string }[] {
  return places.flatMap((place, index) => {
    const [here, next] = [endsOf([place]), endsOf(places.slice(index + 1))];
    const onward = here === null || next === null ? [] : [{ from: here.last, to: next.first, label: '' }];
    if (place.kind === 'step') return onward;
    const back = here === null ? [] : [{ from: here.last, to: here.first, label: place.rule }];
    return [...edgesOf(place.body), ...back, ...onward];
  });
}

/** How a listing shows text of an author, and what it adds to it. */
export type LineStyle = { readonly authored: (text: string) => string; readonly added: (text: string) => string };

/** A numbered line for each step, and one for each loop, whose body is indented. */
export function outlineLines(snapshot: CompiledSnapshot, { authored, added }: LineStyle): readonly string[] {
  const linesOf = (places: readonly Place[], indent: string): readonly string[] =>
    listedSteps(
      places,
      (place) => (place.kind === 'step' ? place : null),
      (place) => {
        if (place.kind === 'step') {
          const marks = marksOf(place.step);
          const tail = marks.length === 0 ? '' : added(` (${authored(marks.join(', '))})`);
          return [`${place.number}. ${authored(place.step.title)}${tail}`];
        }
        const head = `loop ${place.loopId}: ${authored(place.title)}${added(` (${loopWords(place)})`)}`;
        return [head, ...linesOf(place.body, '  ')];
      },
    ).map((line) => `${indent}${line}`);
  return linesOf(outlineOf(snapshot), '');
}

/** "is_large: size is \"large\"" for each condition. */
export function conditionTexts(snapshot: CompiledSnapshot): readonly string[] {
  const contextKeys = contextKeysOf(snapshot);
  return snapshot.conditions.map((condition) => {
    const key = 'key' in condition ? (contextKeys.get(condition.key) ?? condition.key) : '';
    return `${condition.conditionId}: ${conditionWords(condition, key)}`;
  });
}

const shown = (value: unknown) => JSON.stringify(value);

function conditionWords(condition: CompiledSnapshot['conditions'][number], key: string): string {
  switch (condition.kind) {
    case 'always_true':
      return 'always';
    case 'always_false':
      return 'never';
    case 'loop_control':
      return `the last wr.loop_control has the decision ${shown(condition.continueWhen)}`;
    // A listing has every spelling.
    case 'context_in':
      return `${key} is one of ${condition.values.map(shown).join(', ')}`;
    case 'all':
      return `all of ${condition.of.join(', ')}`;
    case 'any':
      return `any of ${condition.of.join(', ')}`;
    case 'not':
      return `not ${condition.of}`;
    default:
      return comparisonWords(condition, false, { nameOf: () => key, shownValue: shown });
  }
}
