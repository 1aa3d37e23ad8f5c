/** A workflow as a Graphviz digraph. */
import { edgesOf, loopWords, marksOf, type Place } from '../../runtime/projections/outline.ts';

/** Graphviz reads escapes and the entities of HTML. */
const quoted = (text: string) =>
  `"${text.replaceAll('&', '&amp;').replaceAll('\\', '\\\\').replaceAll('"', '\\"').replace(/\s+/g, ' ')}"`;

function nodeLines(places: readonly Place[], indent: string): readonly string[] {
  return places.flatMap((place): readonly string[] => {
    if (place.kind === 'loop') {
      return [
        `${indent}subgraph ${quoted(`cluster_${place.loopId}`)} {`,
        ...(place.when === null ? [] : [`${indent}  style=dashed;`]),
        `${indent}  label=${quoted(`${place.title}: ${loopWords(place)}`)};`,
        ...nodeLines(place.body, `${indent}  `),
        `${indent}}`,
      ];
    }
    const text = [`${place.number}. ${place.step.title}`, ...marksOf(place.step)].join(', ');
    const style = place.step.when === undefined ? '' : ', style=dashed';
    return [`${indent}${quoted(place.step.stepId)} [label=${quoted(text)}${style}];`];
  });
}

export function dotGraph(places: readonly Place[], name: string): string {
  const edges = edgesOf(places).map(({ from, to, label }) => {
    const attributes = label === '' ? '' : ` [label=${quoted(label)}]`;
    return `  ${quoted(from)} -> ${quoted(to)}${attributes};`;
  });
  return [`digraph ${quoted(name)} {`, '  node [shape=box];', ...nodeLines(places, '  '), ...edges, '}'].join('\n');
}
