/** Iterations as people read them: stored keys and traces count from 0, texts from 1 [iterations-from-one]. Pure. */
import type { TraceEntry } from '../../schemas/events.ts';

/** The iterations of the loops around a step instance (`improve 2`, `outer 1, inner 3`); null outside of any. */
export function loopsInWords(stepInstance: string): string | null {
  const end = stepInstance.indexOf('::');
  if (end === -1) return null;
  const frames = stepInstance.slice(0, end).split('/');
  return frames.map((frame) => frame.replace(/@(\d+)$/, (_, at) => ` ${Number(at) + 1}`)).join(', ');
}

/** The sentence of a trace entry, which names the number of its iteration beside it too. */
export function sentenceOf({ summary, refs = [] }: Pick<TraceEntry, 'summary' | 'refs'>): string {
  const iteration = refs.find((ref) => ref.kind === 'iteration');
  if (iteration === undefined) return summary;
  return summary.replace(`iteration ${iteration.value}`, `iteration ${iteration.value + 1}`);
}
