/** The result of a run as its handoff states it. The runtime validated the artifact; here its shape is read again, and bounded. */
import type { JsonObject } from '../../schemas/canonical/json.ts';

/** The artifact of the contract `wr.contracts.handoff`. */
export const handoffKind = 'wr.handoff';

export type Handoff = {
  readonly outcome: 'complete' | 'partial' | 'blocked';
  readonly summary: string;
  readonly done: readonly string[];
  readonly open: readonly string[];
  readonly next: string;
};

const entriesMax = 50;
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').slice(0, entriesMax) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @param artifact null if the workflow asks for no handoff: then the summary of the run is all there is */
export function handoffOf(artifact: JsonObject | null, summary: string): Handoff {
  if (artifact === null) return { outcome: 'complete', summary, done: [], open: [], next: '' };
  const { outcome } = artifact;
  return {
    outcome: outcome === 'partial' || outcome === 'blocked' ? outcome : 'complete',
    summary: textOf(artifact['summary']),
    done: textsOf(artifact['done']),
    open: textsOf(artifact['open']),
    next: textOf(artifact['next']),
  };
}
