/** The event log and its state. */
import type { Mutation } from '../mutation.ts';

export const log: readonly Mutation[] = [
  {
    lock: 'incomplete-group-not-committed',
    file: 'runtime/core/log.ts',
    search: 'if (at >= lines.length) return { groups, damage: null };',
    replacement: '',
    breaks: 'a group that was never committed is damage',
  },
  {
    lock: 'short-group-with-followers-is-damage',
    file: 'runtime/core/log.ts',
    search: "return { groups, damage: { reason: 'manifest_group_short', at: head.segmentRelPath } };",
    replacement: 'return { groups, damage: null };',
    breaks: 'what stands behind a short group is left out in silence',
  },
  {
    lock: 'segment-digest-checked',
    file: 'runtime/core/log.ts',
    search: 'bytes.length !== group.segment.bytes || sha256OfStored(digest, bytes) !== group.segment.sha256',
    replacement: 'bytes.length !== group.segment.bytes',
    breaks: 'a segment is checked by its length alone',
  },
  {
    lock: 'segments-contiguous',
    file: 'runtime/core/log.ts',
    search: 'head.firstEventIndex !== eventIndex || head.lastEventIndex < head.firstEventIndex',
    replacement: 'head.lastEventIndex < head.firstEventIndex',
    breaks: 'a segment may begin anywhere',
  },
  {
    lock: 'manifest-index-contiguous',
    file: 'runtime/core/log.ts',
    search: 'if (value.manifestIndex !== index) return',
    replacement: 'if (value.manifestIndex < 0) return',
    breaks: 'a manifest record may be missing',
  },
  {
    lock: 'unknown-version-fails',
    file: 'runtime/core/log.ts',
    search: "return typeof version === 'number' && version !== 1;",
    replacement: "return typeof version === 'number' && version > 1_000_000;",
    breaks: 'a later version is taken for damage',
  },
  {
    lock: 'pins-match-nodes',
    file: 'runtime/core/log.ts',
    search: "if (!pinsMatch(events, group)) return fail('pin_mismatch');",
    replacement: '',
    breaks: 'a pin may name anything',
  },
  {
    lock: 'fold-invariants',
    file: 'runtime/core/state.ts',
    search: 'demand(!state.dedupeKeys.has(event.dedupeKey), dedupeKeyRule);',
    replacement: '',
    breaks: 'a plan may be written twice',
  },
  {
    lock: 'progress-child-through-chains',
    file: 'runtime/core/lineage.ts',
    search: "if (child.kind === 'step') found.push(child);",
    replacement:
      "if (child.kind === 'step') found.push(child);\n    else if (child.kind === 'blocked_attempt') continue;",
    breaks: 'a step behind a blocked attempt does not count as progress',
  },
  {
    lock: 'edge-causes',
    file: 'runtime/core/decide.ts',
    search: "isFork ? 'non_tip_advance' : 'intentional_fork'",
    replacement: "isFork ? 'intentional_fork' : 'intentional_fork'",
    breaks: 'a branch does not show in its edge',
  },
  {
    lock: 'output-order',
    file: 'runtime/core/plan-records.ts',
    search: 'of [...byRef.values()].sort(byDigest)) {',
    replacement: 'of byRef.values()) {',
    breaks: 'artifacts stand in the order in which they were sent',
  },
];
