/**
 * The gaps of a session, from its events: what was disclosed, and which record closed it (design-locks §3). A gap is closed
 * by linkage, never changed; a record that closes one is not itself open.
 */
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import type { NodeId, RunId } from '../../schemas/ids.ts';

export type GapRecord = {
  readonly gapId: string;
  readonly runId: RunId;
  readonly nodeId: NodeId;
  readonly severity: EventOf<'gap_recorded'>['data']['severity'];
  readonly reason: EventOf<'gap_recorded'>['data']['reason'];
  readonly summary: string;
  /** The first record that closed it. */
  readonly resolvedBy: string | null;
};

export function gapRecords(events: readonly SessionEvent[]): GapRecord[] {
  const records = events.filter((event) => event.kind === 'gap_recorded');
  const resolvedBy = new Map<string, string>();
  for (const { data } of records) {
    const { resolution, gapId } = data;
    if (resolution.kind === 'resolves' && !resolvedBy.has(resolution.resolvesGapId)) {
      resolvedBy.set(resolution.resolvesGapId, gapId);
    }
  }
  return records
    .filter(({ data }) => data.resolution.kind === 'unresolved')
    .map(({ data, scope }) => ({
      gapId: data.gapId,
      runId: scope.runId,
      nodeId: scope.nodeId,
      severity: data.severity,
      reason: data.reason,
      summary: data.summary,
      resolvedBy: resolvedBy.get(data.gapId) ?? null,
    }));
}

export const isOpen = (gap: GapRecord): boolean => gap.resolvedBy === null;
