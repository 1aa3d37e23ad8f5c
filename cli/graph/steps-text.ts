/** The steps of a workflow as a numbered tree, with loops, conditions and contracts, and what its conditions mean. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { listedSteps } from '../../runtime/projections/listed-probes.ts';
import { type Colors, oneLine } from '../terminal/terminal.ts';
import { loopWords, marksOf, outlineOf, type Place } from './outline.ts';

type Condition = CompiledSnapshot['conditions'][number];

export function stepLines(snapshot: CompiledSnapshot, colors: Colors): readonly string[] {
  const linesOf = (places: readonly Place[], indent: string): readonly string[] =>
    listedSteps(
      places,
      (place) => (place.kind === 'step' ? place : null),
      (place) => {
        if (place.kind === 'step') {
          const marks = marksOf(place.step);
          const tail = marks.length === 0 ? '' : colors.dim(` (${marks.join(', ')})`);
          return [`${place.number}. ${oneLine(place.step.title)}${tail}`];
        }
        return [
          `loop ${place.loopId}: ${oneLine(place.title)}${colors.dim(` (${loopWords(place)})`)}`,
          ...linesOf(place.body, '  '),
        ];
      },
    ).map((line) => `${indent}${line}`);
  return linesOf(outlineOf(snapshot), '  ');
}

export const conditionLines = ({ conditions }: CompiledSnapshot): readonly string[] =>
  conditions.map((condition) => `  - ${condition.conditionId}: ${conditionWords(condition)}`);

const shown = (value: unknown) => JSON.stringify(value);

function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case 'always_true':
      return 'always';
    case 'always_false':
      return 'never';
    case 'loop_control':
      return `the last wr.loop_control has decision ${condition.continueWhen}`;
    case 'context_equals':
      return `${condition.key} is ${shown(condition.value)}`;
    case 'context_in':
      return `${condition.key} is one of ${condition.values.map(shown).join(', ')}`;
    case 'context_at_least':
      return `${condition.key} is at least ${condition.value}`;
    case 'context_at_most':
      return `${condition.key} is at most ${condition.value}`;
    case 'context_contains':
      return `${condition.key} contains ${shown(condition.value)}`;
    case 'context_present':
      return `${condition.key} is set`;
    case 'all':
      return `all of ${condition.of.join(', ')}`;
    case 'any':
      return `any of ${condition.of.join(', ')}`;
    case 'not':
      return `not ${condition.of}`;
  }
}
