/**
 * `sessions verify`: a stored session or a bundle, decided again from its first event on, with the decision functions that the
 * server uses [verify-names-the-first-bad-event]. Reads only.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { EventIndex, SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { pinnedWorkflowsCachedMax, replayWorkMax, snapshotsCachedMax } from '../../schemas/limits.ts';
import type { BadEvent, VerificationReport } from '../../schemas/admin-reports.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import { decideAdvance, decideCheckpoint, decideLost, decideStart } from '../core/decide.ts';
import { pendingStep } from '../core/execution-state.ts';
import { stepOf } from '../core/flow/lookup.ts';
import { owningStep } from '../core/state.ts';
import { ReplayWork } from '../core/validation/replay-work.ts';
import type { PlanBounds, Prefix } from '../health/prefix.ts';
import { type DecisionFunctions, type Replayed, type ReplayObjects, replay } from '../health/replay.ts';
import type { Found, Lost } from '../health/verdict.ts';
import { type BundleBytes, checkedBundle } from '../portability/bundle-reader.ts';
import { namedObjects, type SessionContent } from '../portability/content.ts';
import type { Environment } from '../session/environment.ts';
import { PinnedObjects } from '../session/pinned-objects.ts';
import type { ObjectKind } from '../core/stored-log.ts';
import type { ObjectStorePort, StoreFault } from '../storage/ports.ts';
import { bundleError } from './bundle-errors.ts';
import { operationError } from './errors.ts';
import { type OriginFields, originFields } from './session-origin.ts';
import { healthFields, namedSession } from './stored-session.ts';

/** The decision functions of today, with what they need loaded as the server loads it. */
export const decidersOf = ({ checks }: Pick<Environment, 'checks'>, work?: ReplayWork): DecisionFunctions => ({
  start: async (state, command, minting) => decideStart(state, command, minting),
  advance: async (state, node, current, workflow, command, minting) => {
    const pending = pendingStep(current);
    if (pending === null) return { kind: 'no step is pending on this node' };
    const step = stepOf(workflow.snapshot, pending.stepId);
    const loaded = await checks.for(workflow.snapshot, step, command.artifacts, work);
    return decideAdvance(state, node, current, workflow, command, minting, loaded);
  },
  lost: async (state, node, workflow, command, minting) => {
    const { selectedStepId } = owningStep(node);
    if (selectedStepId === null)
      return { kind: 'the interpreter chose no step at this node, so there is no decision to replay' };
    return decideLost(state, node, selectedStepId, workflow, command, minting);
  },
  checkpoint: async (state, node, workflow, command, minting) =>
    decideCheckpoint(state, node, workflow, command, minting),
});

function lostObject(
  kind: ObjectKind,
  ref: Sha256Digest,
  { code, message }: Pick<StoreFault, 'code' | 'message'>,
): Lost {
  const state =
    code === 'STORE_OBJECT_MISSING' ? 'missing' : code === 'STORE_OBJECT_DAMAGED' ? 'damaged' : 'unreadable';
  return { kind: 'lost', why: message, object: { kind, ref, state } };
}

/** What was found, once: every plan asks for its workflow, and for the states of its neighbours. What is lost may be made again. */
function keeping<A extends readonly string[], T>(sizeMax: number, find: (...named: A) => Promise<Found<T>>) {
  const kept = new BoundedMap<string, Found<T>>(sizeMax);
  return async (...named: A): Promise<Found<T>> => {
    const name = named.join(' ');
    const before = kept.get(name);
    if (before !== undefined) return before;
    const value = await find(...named);
    if (value.kind === 'found') kept.set(name, value);
    return value;
  };
}

type ReadOnlyObjects = Pick<ObjectStorePort, 'get'>;

export function replayObjects(store: ReadOnlyObjects): ReplayObjects {
  const parsed = new PinnedObjects(store);
  /** Bytes that are lost are told apart from bytes that this version cannot use. */
  const found = async <T>(
    kind: ObjectKind,
    ref: Sha256Digest,
    use: (text: ReturnType<ObjectStorePort['get']>) => Promise<Result<T, StoreFault | ErrorEnvelope>>,
  ): Promise<Found<T>> => {
    const text = store.get(kind, ref);
    const bytes = await text;
    if (bytes.isErr()) return lostObject(kind, ref, bytes.error);
    const value = await use(text);
    if (value.isOk()) return { kind: 'found', value: value.value };
    const { code, message } = value.error;
    // Its use reads more: a state of a loop refers to another that has the list.
    return code === 'STORE_IO_FAILED' ? lostObject(kind, ref, { code, message }) : { kind: 'unknown', why: message };
  };
  const refOf = (ref: string) => ref as Sha256Digest;
  return {
    workflow: keeping(pinnedWorkflowsCachedMax, (hash: WorkflowHash) =>
      found('pinned_workflow', refOf(hash), (text) => parsed.readCompiled(hash, () => text)),
    ),
    snapshot: keeping(snapshotsCachedMax, (ref: SnapshotRef, hash: WorkflowHash) =>
      found('snapshot', refOf(ref), () => parsed.snapshot(ref, hash)),
    ),
    artifact: async (ref) => {
      const text = await store.get('artifact', ref);
      return text.isOk() ? { kind: 'found', value: text.value } : lostObject('artifact', ref, text.error);
    },
  };
}

export async function verifySession(
  environment: Environment,
  named: string,
): Promise<Result<VerificationReport, ErrorEnvelope>> {
  const chosen = await namedSession(environment, named);
  if (chosen.isErr()) return err(chosen.error);
  const { session } = chosen.value;
  const subject = { kind: 'session' as const, sessionId: session.sessionId };
  const origin = await originFields(environment, session.sessionId);
  const found = await replaySession(environment, session.sessionId, session, environment.storage.objects);
  return ok(verificationOf(subject, session, found, origin));
}

export async function verifyBundle(
  environment: Environment,
  bundle: BundleBytes,
): Promise<Result<VerificationReport, ErrorEnvelope>> {
  const checked = await checkedBundle(bundle, environment.host.crypto);
  if (checked.isErr()) return err(bundleError(checked.error));
  const { content } = checked.value;
  const subject = { kind: 'bundle' as const, sessionId: content.sessionId };
  const { salvaged, redacted } = content;
  const origin = salvaged || redacted ? { origin: { salvaged, redacted } } : {};
  const found = await replayContent(environment, content);
  return found.map((each) => verificationOf(subject, prefixOf(content), each, origin));
}

/**
 * What a replay makes of the session of a bundle; refused where it costs more than a bundle may [replay-work-bounded].
 *
 * @param isExported this runtime recorded it and would write the bundle now
 */
export async function replayContent(
  environment: Environment,
  content: SessionContent,
  isExported = false,
): Promise<Result<Replayed, ErrorEnvelope>> {
  const work = new ReplayWork();
  const found = await replaySession(environment, content.sessionId, prefixOf(content), { get: content.read }, work);
  return work.isOver ? err(overWork(found.plans, content, isExported)) : ok(found);
}

function overWork(replayed: number, { plans, sessionId }: SessionContent, isExported: boolean): ErrorEnvelope {
  const limit = `the work limit of a replay (${replayWorkMax} units, reached after ${replayed} of ${plans.length} plans)`;
  return isExported
    ? operationError(
        'BUNDLE_INVALID_FORMAT',
        `the session was not exported, because its bundle could not be imported: replaying its checks and conditions exceeds ${limit}`,
        `To move the session, copy the whole data directory; workrail doctor prints its path. For a readable report, run: workrail sessions export ${sessionId} --format md`,
      )
    : operationError(
        'BUNDLE_INVALID_FORMAT',
        `replaying the checks and conditions of this bundle exceeds ${limit}`,
        'Use a bundle with fewer plans, from a source that you trust. To move this session, copy the whole data directory of the machine that exported it; to print the path, run on that machine: workrail doctor',
      );
}

type Replayable = Pick<Prefix, 'events' | 'damage'> & { readonly groups: readonly PlanBounds[] };

/** A checked bundle is healthy by construction; its groups are the plans that it holds. */
function prefixOf({ plans }: SessionContent): Replayable {
  const groups: PlanBounds[] = [];
  const events: SessionEvent[] = [];
  for (const plan of plans) {
    const at = (index: number) => index as EventIndex;
    const [first, next] = [events.length, events.length + plan.events.length];
    events.push(...plan.events);
    groups.push({ segment: { firstEventIndex: at(first), lastEventIndex: at(next - 1) } });
  }
  return { groups, events, damage: null };
}

const replaySession = (
  environment: Environment,
  sessionId: SessionId,
  { groups, events }: Replayable,
  store: ReadOnlyObjects,
  work?: ReplayWork,
): Promise<Replayed> => {
  const { digest } = environment.host.crypto;
  const mode = work === undefined ? {} : { work };
  return replay(sessionId, groups, events, replayObjects(store), decidersOf(environment, work), digest, mode);
};

function verificationOf(
  subject: VerificationReport['subject'],
  { groups, events, damage }: Replayable,
  { plans, bad, unverifiable }: Replayed,
  origin: OriginFields,
): VerificationReport {
  const checked = events.slice(0, (groups[plans - 1]?.segment.lastEventIndex ?? -1) + 1);
  const count = (kind: SessionEvent['kind']) => checked.filter((event) => event.kind === kind).length;
  const isArtifact = (event: SessionEvent) =>
    event.kind === 'node_output_appended' && event.data.payload.payloadKind === 'artifact_ref';
  const firstBad: BadEvent | null =
    bad !== null
      ? {
          eventIndex: bad.event.eventIndex,
          eventId: bad.event.eventId,
          kind: bad.event.kind,
          problem: bad.problem,
          ...(bad.object === undefined ? {} : { object: bad.object }),
        }
      : damage !== null
        ? { eventIndex: events.length, problem: `${damage.reason} at ${damage.at}` }
        : null;
  return {
    version: 1,
    subject,
    verdict: firstBad !== null ? 'failed' : unverifiable.length > 0 ? 'not_verifiable' : 'verified',
    ...healthFields(damage),
    ...origin,
    salvaged: origin.origin?.salvaged === true,
    checked: {
      events: checked.length,
      plans,
      runs: count('run_started'),
      nodes: count('node_created'),
      artifacts: namedObjects(checked).artifacts.size,
      artifactOutputs: checked.filter(isArtifact).length,
    },
    ...(firstBad === null ? {} : { firstBad }),
    unverifiable: [...unverifiable],
  };
}
