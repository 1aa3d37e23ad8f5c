/**
 * A stored session with every object that it names, as it leaves a data directory, and the objects that are lost. A report is
 * made of what is there. A bundle lacks nothing that it names: where an artifact is lost, which nothing can make again, it ends
 * before the plan that recorded it (design-locks §10, salvage); what a repair can make again has to be made first.
 */
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import { type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { bundleBytesMax } from '../../schemas/limits.ts';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { parseExecutionSnapshot } from '../core/execution-state.ts';
import { flowFault } from '../core/flow/shape.ts';
import { eventsOf } from '../health/prefix.ts';
import { namedObjects, type SessionContent } from '../portability/content.ts';
import type { ObjectKind, ObjectStorePort, StoreFault } from '../storage/ports.ts';
import { operationError, storeFault } from './errors.ts';
import type { OriginFields } from './session-origin.ts';
import type { StoredSession } from './stored-session.ts';

export type LostObject = {
  readonly kind: ObjectKind;
  readonly ref: Sha256Digest;
  readonly code: StoreFault['code'];
  readonly problem: string;
};
export type Gathered = {
  readonly content: SessionContent;
  /** Named by an event, and missing or damaged here. */
  readonly lost: readonly LostObject[];
};

/**
 * Refused where the store cannot be read at all, because then nobody knows what is lost, and where it is too large.
 *
 * @param bytesMax of all that is read; in a report the states do not count, which keeps of each only where it stands
 */
export async function contentOf(
  objects: ObjectStorePort,
  session: StoredSession,
  { origin, originProblem }: OriginFields,
  format: 'bundle' | 'md',
  bytesMax = bundleBytesMax,
): Promise<Result<Gathered, ErrorEnvelope>> {
  const { sessionId, groups, events, damage } = session;
  const named = namedObjects(events);
  const lost: LostObject[] = [];
  const room = { left: bytesMax - groups.reduce((sum, { segment }) => sum + segment.bytes, 0) };
  const isReport = format === 'md';
  const snapshots = await allOf(
    objects,
    'snapshot',
    named.snapshots,
    isReport ? parsedPlace : parsedSnapshot,
    lost,
    isReport ? { left: Number.POSITIVE_INFINITY } : room,
  );
  if (snapshots.isErr()) return err(snapshots.error);
  const workflows = await allOf(objects, 'pinned_workflow', named.pinnedWorkflows, parsedWorkflow, lost, room);
  if (workflows.isErr()) return err(workflows.error);
  const artifacts = await allOf(objects, 'artifact', named.artifacts, parsedJson, lost, room);
  if (artifacts.isErr()) return err(artifacts.error);
  if (room.left < 0) return err(tooLarge(sessionId, format, bytesMax));
  const content = {
    sessionId,
    plans: groups.map((group) => ({ events: eventsOf(group, events), closedAt: group.segment.closedAt ?? null })),
    snapshots: snapshots.value,
    pinnedWorkflows: workflows.value,
    artifacts: artifacts.value,
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
    `${sessionId} holds more than ${bytesMax} bytes, and no ${format === 'md' ? 'report' : 'bundle'} has more`,
    format === 'md'
      ? 'Copy the data directory as a whole instead'
      : `Copy the data directory as a whole, or read the session: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`,
  );

const parsedJson = (text: string): JsonValue => JSON.parse(text) as JsonValue;
const parsedSnapshot = (text: string): ExecutionSnapshot | undefined => parseExecutionSnapshot(text) ?? undefined;

/** Where a state stands, without its past and its lists: all that a report shows of it. */
function parsedPlace(text: string): ExecutionSnapshot | undefined {
  const snapshot = parsedSnapshot(text);
  if (snapshot === undefined || snapshot.enginePayload.engineState.kind === 'init') return snapshot;
  const { engineState } = snapshot.enginePayload;
  const completed = { kind: 'set' as const, values: [] };
  if (engineState.kind === 'complete')
    return { ...snapshot, enginePayload: { v: 1, engineState: { ...engineState, completed } } };
  const loopStack = engineState.loopStack.map(({ items: _, itemsIn: __, ...frame }) => frame);
  return { ...snapshot, enginePayload: { v: 1, engineState: { ...engineState, completed, loopStack } } };
}

function parsedWorkflow(text: string): CompiledSnapshot | undefined {
  const value: unknown = JSON.parse(text);
  return validateCompiledWorkflow(value) && flowFault(value) === null ? value : undefined;
}

/** @param parse undefined where the bytes are the ones that were named, and not what this program can use */
async function allOf<K extends string, V>(
  objects: ObjectStorePort,
  kind: ObjectKind,
  refs: ReadonlySet<K>,
  parse: (text: string) => V | undefined,
  lost: LostObject[],
  room: { left: number },
): Promise<Result<Map<K, V>, ErrorEnvelope>> {
  const found = new Map<K, V>();
  for (const each of refs) {
    if (room.left < 0) return ok(found);
    const ref = each as string as Sha256Digest;
    const text = await objects.get(kind, ref);
    if (text.isOk()) room.left -= utf8Length(text.value);
    const value = text.isOk() ? fromThrowable(parse)(text.value).unwrapOr(undefined) : undefined;
    if (text.isErr()) {
      if (text.error.code === 'STORE_IO_FAILED') return err(storeFault(text.error));
      lost.push({ kind, ref, code: text.error.code, problem: text.error.message });
    } else if (value === undefined) {
      lost.push({
        kind,
        ref,
        code: 'STORE_OBJECT_DAMAGED',
        problem: `the ${kind} ${ref} cannot be used by this version`,
      });
    } else found.set(each, value);
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
      `${sessionId} is not whole, and a bundle has to be: ${problem}`,
      missing === undefined
        ? `Restore it from a backup; what is left can be read: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`
        : `Run: workrail sessions repair ${sessionId}`,
    ),
  );
}

/** With no object that only the others name. */
function firstPlans(content: SessionContent, count: number): SessionContent {
  const plans = content.plans.slice(0, count);
  const named = namedObjects(plans.flatMap(({ events }) => events));
  const only = <K extends string, V>(all: ReadonlyMap<K, V>, kept: ReadonlySet<K>) =>
    new Map([...all].filter(([ref]) => kept.has(ref)));
  return {
    ...content,
    plans,
    snapshots: only(content.snapshots, named.snapshots),
    pinnedWorkflows: only(content.pinnedWorkflows, named.pinnedWorkflows),
    artifacts: only(content.artifacts, named.artifacts),
    salvaged: true,
  };
}
