/**
 * `sessions repair`: repairs a damaged session at the user's command, never automatically [repair-is-explicit-and-keeps-the-prefix].
 *
 * - The log is cut after its validated prefix; everything behind it is quarantined, never deleted.
 * - Lost objects are regenerated where the result has the digest of the lost one.
 * - Every acknowledged step, checkpoint, blocked attempt and run that the repaired session does not have is named, and all lost events are counted.
 * - A session without a valid first event is quarantined as a whole. A session of a newer version is not changed.
 */
import { err, ok, type Result } from 'neverthrow';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { LostStep, RepairReport } from '../../schemas/admin-reports.ts';
import { runName } from '../core/run-name.ts';
import { boundsOf, eventsBehind, type LostWork, lostIn, readableEvents } from '../health/lost.ts';
import { stepTitle } from '../projections/run-summary.ts';
import type { Environment } from '../session/environment.ts';
import type { QuarantinePlan, StoreFault } from '../storage/ports.ts';
import type { RepairWitness } from '../storage/witness.ts';
import { storeFault } from './errors.ts';
import { type Rebuilt, rebuiltObjects } from './rebuild-objects.ts';
import { healthFields, namedSession, readSession, type StoredSession } from './stored-session.ts';

export async function repairSession(
  environment: Environment,
  named: string,
  dryRun: boolean,
): Promise<Result<RepairReport, ErrorEnvelope>> {
  const chosen = await namedSession(environment, named);
  if (chosen.isErr()) return err(chosen.error);
  const { session } = chosen.value;
  const { sessionId } = session;
  const plan = await planRepair(environment, session, dryRun);
  if (plan.isErr()) return err(plan.error);
  const { report } = plan.value;
  if (dryRun || report.outcome === 'nothing_to_do' || report.outcome === 'not_repairable') return ok(report);
  return environment.gate.repairing(sessionId, (witness) => repair(environment, witness));
}

type Plan = { readonly report: RepairReport; readonly rebuilt: Rebuilt };

/** Looked at again under the lock: what is repaired is what is there then. */
async function repair(environment: Environment, witness: RepairWitness): Promise<Result<RepairReport, ErrorEnvelope>> {
  const { storage } = environment;
  const session = await readSession(environment, witness.sessionId);
  if (session.isErr()) return err(session.error);
  const plan = await planRepair(environment, session.value, false);
  if (plan.isErr()) return err(plan.error);
  const { report, rebuilt } = plan.value;
  if (report.outcome === 'not_repairable') return ok(report);
  const put = await storage.objects.put(rebuilt.objects);
  if (put.isErr()) return err(storeFault(put.error));
  if (session.value.damage === null) return ok(report);
  const aside = await storage.log.quarantine(witness, session.value.cursor);
  return aside.isErr() ? err(storeFault(aside.error)) : ok({ ...report, quarantined: [...aside.value.files] });
}

async function planRepair(
  environment: Environment,
  session: StoredSession,
  dryRun: boolean,
): Promise<Result<Plan, ErrorEnvelope>> {
  const { sessionId, damage, events } = session;
  const isLater = damage?.health === 'unknown_version';
  const nothing: Rebuilt = { objects: [], notRebuilt: [] };
  const made = isLater ? ok(nothing) : await rebuiltObjects(environment, session);
  if (made.isErr()) return err(storeFault(made.error));
  const rebuilt = made.value;
  const behind = damage === null || isLater ? [] : await readableBehind(environment, session);
  const planned = await plannedQuarantine(environment, session);
  if (planned.isErr()) return err(storeFault(planned.error));
  const report: RepairReport = {
    version: 2,
    sessionId,
    dryRun,
    ...healthFields(damage),
    outcome: outcomeOf(session, rebuilt),
    eventsKept: events.length,
    quarantined: [...planned.value.files],
    written: [...planned.value.written],
    rebuilt: rebuilt.objects.map(({ kind, ref }) => ({ kind, ref })),
    notRebuilt: [...rebuilt.notRebuilt],
    ...(await lostFields(environment, session, behind)),
  };
  return ok({ report, rebuilt });
}

/** Also what an interrupted repair has already moved. The damage names only segments, and also such that are missing. */
async function plannedQuarantine(
  { storage }: Environment,
  { sessionId, damage, cursor }: StoredSession,
): Promise<Result<QuarantinePlan, StoreFault>> {
  if (damage === null || damage.health === 'unknown_version') return ok({ files: [], written: [] });
  return storage.log.planQuarantine(sessionId, cursor);
}

function outcomeOf({ damage }: StoredSession, rebuilt: Rebuilt): RepairReport['outcome'] {
  switch (damage?.health) {
    case 'unknown_version':
      return 'not_repairable';
    case 'corrupt_head':
      return 'quarantined';
    case 'corrupt_tail':
      return 'repaired';
    case undefined:
      if (rebuilt.objects.length > 0) return 'repaired';
      return rebuilt.notRebuilt.length > 0 ? 'not_repairable' : 'nothing_to_do';
  }
}

/** The events behind the prefix whose lines can still be read, in their order. */
async function readableBehind({ storage }: Environment, session: StoredSession): Promise<SessionEvent[]> {
  const { sessionId, damage, cursor } = session;
  const paths = new Set([...(damage?.unattestedSegments ?? [])].filter((path) => boundsOf(path) !== null));
  const found = new Map<number, SessionEvent>();
  for (const path of paths) {
    const bytes = await storage.log.segmentBytes(sessionId, path);
    if (bytes.isErr() || bytes.value === null) continue;
    for (const event of readableEvents(bytes.value)) {
      if (event.sessionId === sessionId && event.eventIndex >= cursor.nextEventIndex)
        found.set(event.eventIndex, event);
    }
  }
  return [...found.values()].sort((a, b) => a.eventIndex - b.eventIndex);
}

type LostFields = Pick<
  RepairReport,
  'lostEvents' | 'lostRuns' | 'lostSteps' | 'lostCheckpoints' | 'lostAttempts' | 'unreadableEvents'
>;

/** What a log of a newer version has is not lost. */
async function lostFields(
  environment: Environment,
  { damage, cursor, state }: StoredSession,
  behind: readonly SessionEvent[],
): Promise<LostFields> {
  const isCut = damage !== null && damage.health !== 'unknown_version';
  const lostEvents = isCut ? Math.max(behind.length, eventsBehind(damage, cursor)) : 0;
  const { runs, steps, checkpoints, attempts } = lostIn(state, behind);
  return {
    lostEvents,
    lostRuns: runs.map(({ eventIndex, runId, workflowId }) => ({
      ...{ eventIndex, runId, runName: runName(runId) },
      ...(workflowId === null ? {} : { workflowId }),
    })),
    lostSteps: await named(environment, steps),
    lostCheckpoints: await named(environment, checkpoints),
    lostAttempts: await named(environment, attempts),
    unreadableEvents: lostEvents - behind.length,
  };
}

async function named(environment: Environment, lost: readonly LostWork[]): Promise<LostStep[]> {
  const found: LostStep[] = [];
  for (const work of lost) {
    const { eventIndex, runId } = work;
    found.push({ eventIndex, runId, runName: runName(runId), stepTitle: await titleOf(environment, work) });
  }
  return found;
}

async function titleOf({ objects }: Environment, { at }: LostWork): Promise<string> {
  const unknown = 'a step whose title cannot be read';
  if (at === null) return unknown;
  const { workflow, snapshot } = await objects.readStored(at, at);
  return workflow === null || snapshot === null ? unknown : stepTitle(workflow, snapshot);
}
