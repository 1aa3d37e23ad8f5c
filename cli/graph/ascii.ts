/** A workflow as a tree of lines, for a terminal. */
import { loopWords, marksOf, type Place } from '../../runtime/projections/outline.ts';
import { oneLine } from '../terminal/terminal.ts';

export function asciiGraph(places: readonly Place[], indent = ''): string {
  const lines = places.flatMap((place, index): readonly string[] => {
    const arrow = index === 0 ? [] : [`${indent}|`];
    if (place.kind === 'step') {
      const marks = marksOf(place.step);
      const tail = marks.length === 0 ? '' : `  (${marks.join(', ')})`;
      return [...arrow, `${indent}${place.number}. ${oneLine(place.step.title)} [${place.step.stepId}]${tail}`];
    }
    return [
      ...arrow,
      `${indent}+- ${oneLine(place.title)} [${place.loopId}]  (${loopWords(place)})`,
      asciiGraph(place.body, `${indent}|  `),
      `${indent}+-`,
    ];
  });
  return lines.join('\n');
}
