/** A workflow as a Mermaid flowchart, for Markdown. */
import { edgesOf, loopWords, marksOf, type Place } from '../../runtime/projections/outline.ts';

/**
 * Ids may hold what Mermaid reads as syntax (`end`, hyphens); a prefix and underscores make them plain. `_u_` in place of an
 * underscore keeps `a-b` and `a_h_b` apart.
 */
const node = (id: string) => `s_${id.replaceAll(/_(?=[hu][_-])/g, '_u_').replaceAll('-', '_h_')}`;

/**
 * Mermaid reads a label as Markdown, in which `1. Scope` is a list that it does not draw. Before that, it takes directives
 * (`%%{init: …}%%`) from anywhere in a text. Both leave entity codes alone, which become characters when the graph is drawn.
 */
const label = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /[^\w\P{ASCII} .,:;(?'-]|(?<!\w)_|_(?!\w)|:(?! )|^-|(?<=^\d+)\./gu,
      (character) => `#${character.codePointAt(0) ?? 0};`,
    );

function nodeLines(places: readonly Place[], indent: string): readonly string[] {
  return places.flatMap((place): readonly string[] => {
    if (place.kind === 'loop') {
      const title = label(`${place.title}: ${loopWords(place)}`);
      return [
        `${indent}subgraph l_${node(place.loopId)}["${title}"]`,
        ...nodeLines(place.body, `${indent}  `),
        `${indent}end`,
      ];
    }
    const text = label([`${place.number}: ${place.step.title}`, ...marksOf(place.step)].join(' - '));
    const [open, close] = place.step.when === undefined ? ['["', '"]'] : ['{{"', '"}}'];
    return [`${indent}${node(place.step.stepId)}${open}${text}${close}`];
  });
}

export function mermaidGraph(places: readonly Place[]): string {
  const edges = edgesOf(places).map(({ from, to, label: text }) => {
    const arrow = text === '' ? '-->' : `-->|"${label(text)}"|`;
    return `  ${node(from)} ${arrow} ${node(to)}`;
  });
  return ['flowchart TD', ...nodeLines(places, '  '), ...edges].join('\n');
}
