/**
 * A stored session with every object that it names, as it leaves a data directory, and the objects that are lost. A report is
 * made of what is there. A bundle lacks nothing that it names: where an artifact is lost, which nothing can make again, it ends
 * before the plan that recorded it [repair-rebuilds-by-digest]; what a repair can make again has to be made first.
 */
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { parseCanonical, utf8Length } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { bundleBytesMax } from '../../schemas/limits.ts';
import { parseExecutionSnapshot } from '../core/execution-state.ts';
import { flowFault } from '../core/flow/shape.ts';
import { eventsOf } from '../health/prefix.ts';
import { namedByKind, namedObjects, type SessionContent } from '../portability/content.ts';
import type { ObjectKind } from '../core/stored-log.ts';
import type { ObjectStorePort, StoreFault } from '../storage/ports.ts';
import { operationError, storeFault } from './errors.ts';
import type { OriginFields } from './session-origin.ts';
import type { StoredSession } from './stored-session.ts';

export type LostObject = {
  readonly kind: ObjectKind;
  readonly ref: Sha256Digest;
  readonly code: StoreFault['code'];
  readonly problem: string;
  /** Its digest matches, so a repair does not regenerate it. */
  readonly isUnusable?: true;
};
export type Gathered = {
  readonly content: SessionContent;
  /** Named by an event, and missing or damaged here. */
  readonly lost: readonly LostObject[];
};

/**
 * Refused where the store cannot be read at all, because then nobody knows what is lost, and where it is too large.
 *
 * @param bytesMax of all that leaves. In a report, the states do not count, which keeps of each only where it stands, and neither do the
 * events, which could be read
 */
export async function contentOf(
  objects: ObjectStorePort,
  session: StoredSession,
  { origin, originProblem }: OriginFields,
  format: 'bundle' | 'md',
  bytesMax = bundleBytesMax,
): Promise<Result<Gathered, ErrorEnvelope>> {
  const { sessionId, groups, events, cursor, damage } = session;
  const named = namedByKind(events);
  const lost: LostObject[] = [];
  const room = { left: format === 'md' ? bytesMax : bytesMax - cursor.segmentBytes };
  const unbounded = { left: Number.POSITIVE_INFINITY };
  const sizes: Record<ObjectKind, ReadonlyMap<Sha256Digest, number>> = {
    snapshot: new Map(),
    pinned_workflow: new Map(),
    artifact: new Map(),
  };
  for (const kind of ['snapshot', 'pinned_workflow', 'artifact'] as const) {
    const found = await sizesOf(
      objects,
      kind,
      named[kind],
      lost,
      kind === 'snapshot' && format === 'md' ? unbounded : room,
    );
    if (found.isErr()) return err(found.error);
    sizes[kind] = found.value;
  }
  if (room.left < 0) return err(tooLarge(sessionId, format, bytesMax));
  const content = {
    sessionId,
    plans: groups.map((group) => ({ events: eventsOf(group, events), closedAt: group.segment.closedAt ?? null })),
    objects: sizes,
    read: (kind: ObjectKind, ref: Sha256Digest) => objects.get(kind, ref),
    // Where it is not known whether it came here whole, it is not passed on as whole.
    salvaged: damage !== null || origin?.salvaged === true || originProblem !== undefined,
    redacted: origin?.redacted === true,
  };
  return ok({ content, lost });
}

/** Runs of thousands of steps that were written before states referred to their parent (ADR-0026). */
const tooLarge = (sessionId: string, format: 'bundle' | 'md', bytesMax: number): ErrorEnvelope =>
  operationError(
    'BUNDLE_INVALID_FORMAT',
    `${sessionId} is larger than ${bytesMax} bytes, the limit of a ${format === 'md' ? 'report' : 'bundle'}`,
    format === 'md'
      ? 'Copy the whole data directory instead; to print its path, run: workrail doctor'
      : `Copy the whole data directory (workrail doctor prints its path), or write a report: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`,
  );

/** Whether this program can use what an object says. */
const isUsable: Readonly<Record<ObjectKind, (text: string) => boolean>> = {
  snapshot: (text) => parseExecutionSnapshot(text) !== null,
  pinned_workflow: (text) => {
    const value: unknown = JSON.parse(text);
    return validateCompiledWorkflow(value) && flowFault(value) === null;
  },
  artifact: () => true,
};

/** The lengths of those that are there and can be used, each read and let go again. */
async function sizesOf(
  objects: ObjectStorePort,
  kind: ObjectKind,
  refs: ReadonlySet<Sha256Digest>,
  lost: LostObject[],
  room: { left: number },
): Promise<Result<Map<Sha256Digest, number>, ErrorEnvelope>> {
  const found = new Map<Sha256Digest, number>();
  for (const ref of refs) {
    if (room.left < 0) return ok(found);
    const text = await objects.get(kind, ref);
    if (text.isErr()) {
      if (text.error.code === 'STORE_IO_FAILED') return err(storeFault(text.error));
      lost.push({ kind, ref, code: text.error.code, problem: text.error.message });
      continue;
    }
    const bytes = utf8Length(text.value);
    room.left -= bytes;
    // A digest also matches a text that no writer wrote: of a value that cannot be stored again, no bundle can be made.
    const isCanonical = parseCanonical(text.value) !== undefined;
    if (isCanonical && fromThrowable(isUsable[kind])(text.value).unwrapOr(false)) found.set(ref, bytes);
    else {
      const problem = `the ${kind} ${ref} cannot be read by this version of WorkRail`;
      lost.push({ kind, ref, code: 'STORE_OBJECT_DAMAGED', problem, isUnusable: true });
    }
  }
  return ok(found);
}

/** What can be a bundle: all of it, or the plans before the first one that recorded an artifact which is lost. */
export function wholeContent({ content, lost }: Gathered): Result<SessionContent, ErrorEnvelope> {
  const artifacts = new Set(lost.flatMap(({ kind, ref }) => (kind === 'artifact' ? [ref] : [])));
  const at = content.plans.findIndex(({ events }) =>
    [...namedObjects(events).artifacts].some((ref) => artifacts.has(ref)),
  );
  const whole = at === -1 ? content : firstPlans(content, at);
  const named = namedObjects(whole.plans.flatMap(({ events }) => events));
  const needed: ReadonlySet<string> = new Set([...named.snapshots, ...named.pinnedWorkflows]);
  const missing = lost.find(({ kind, ref }) => kind !== 'artifact' && needed.has(ref));
  if (missing === undefined && whole.plans.length > 0) return ok(whole);
  const { sessionId } = content;
  const { code, problem } = missing ?? (lost[0] as LostObject);
  return err(
    operationError(
      code,
      `${sessionId} is incomplete, so it cannot be exported as a bundle: ${problem}`,
      missing === undefined || missing.isUnusable === true
        ? `Restore the object from a backup. To read the rest, run: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`
        : `Run: workrail sessions repair ${sessionId}`,
    ),
  );
}

/** With no object that only the others name. */
function firstPlans(content: SessionContent, count: number): SessionContent {
  const plans = content.plans.slice(0, count);
  const named = namedByKind(plans.flatMap(({ events }) => events));
  const only = (kind: ObjectKind) => new Map([...content.objects[kind]].filter(([ref]) => named[kind].has(ref)));
  return {
    ...content,
    plans,
    objects: { snapshot: only('snapshot'), pinned_workflow: only('pinned_workflow'), artifact: only('artifact') },
    salvaged: true,
  };
}
