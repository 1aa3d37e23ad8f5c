/** Prompts with, beside every line, where it came from. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { StepId } from '../../schemas/ids.ts';
import type { LineOrigin, SourceMap } from '../../schemas/source-map.ts';
import type { Colors } from '../terminal/terminal.ts';
import { newline } from '../terminal/terminal.ts';

type Place = { readonly file: number; readonly line: number; readonly column: number };
const placeText = ({ file, line, column }: Place, files: readonly string[]) => `${files[file] ?? ''}:${line}:${column}`;

/** "review.json:12:18", "wr.refs.modes:3", "compiler". */
function originText(origin: LineOrigin, files: readonly string[]): string {
  switch (origin.kind) {
    case 'compiler':
      return origin.what === 'separator' ? '' : 'compiler';
    case 'ref':
      return `${origin.refId}:${origin.refLine}`;
    case 'template':
      return origin.templateId;
    case 'feature':
      return origin.featureId;
    case 'contract':
      return origin.contractRef;
    case 'function':
      return `${origin.name}() ${placeText(origin, files)}`;
    case 'binding':
      return `${placeText(origin, files)} (${origin.slots.map((slot) => `wr.bindings.${slot}`).join(', ')})`;
    case 'source':
      return placeText(origin, files);
  }
}

export type LineProvenance = { readonly text: string; readonly origin: LineOrigin };

/** Prompt lines and their origins, step by step. */
export function provenanceOf(
  { steps }: CompiledSnapshot,
  map: SourceMap,
): readonly { readonly stepId: StepId; readonly title: string; readonly lines: readonly LineProvenance[] }[] {
  return steps.map(({ stepId, title, prompt }, index) => {
    const origins = map.steps[index]?.lines ?? [];
    const lines = prompt.split('\n').flatMap((text, at) => {
      const origin = origins[at];
      return origin === undefined ? [] : [{ text, origin }];
    });
    return { stepId, title, lines };
  });
}

export function provenanceText(snapshot: CompiledSnapshot, map: SourceMap, colors: Colors): string {
  const steps = provenanceOf(snapshot, map).map(({ stepId, title, lines }, index) => {
    const origins = lines.map(({ origin }) => originText(origin, map.files));
    const width = Math.max(...origins.map(({ length }) => length));
    const rows = lines.map(({ text }, at) => `${colors.dim((origins[at] ?? '').padEnd(width))} | ${text}`.trimEnd());
    return [colors.bold(`${index + 1}. ${title} (${stepId})`), '', ...rows].join(newline);
  });
  return steps.join(`${newline}${newline}`);
}
