/**
 * The marker in texts that the daemon posts, invisible where the forge shows them: an event with it was caused by a job
 * [no-trigger-loops]. A forged marker can only cause an event to be refused. Pure.
 */
const marker = /<!--\s*workrail\b([^>]{0,200})-->/gi;

export const markerOf = (chainDepth: number): string => `<!-- workrail chain=${chainDepth} -->`;

/** How many jobs led to a text: 0 without a marker, and 1 for a marker without a number. The largest counts. */
export function chainDepthOf(texts: readonly string[]): number {
  let depth = 0;
  for (const text of texts)
    for (const [, words = ''] of text.matchAll(marker)) {
      const stated = /\bchain=(\d{1,6})\b/.exec(words)?.[1];
      depth = Math.max(depth, Number(stated ?? 0) + 1);
    }
  return depth;
}
