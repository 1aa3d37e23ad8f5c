/**
 * `sessions import`: a bundle becomes a session of this data directory [import-is-all-or-nothing]. The whole bundle is
 * checked before anything is stored, and every plan is decided again, as `sessions verify` does: digests show only that nothing
 * changed since somebody wrote it [bundle-checked-before-storing]. Then the session is born at once, or not at all.
 *
 * Where its id, or that of one of its runs, is taken, it is imported as new, with new session and run ids: nothing is ever
 * merged. Tokens do not travel; those of its open steps are minted with the keys of this data directory. Where these are lost,
 * damaged or of a later version, the session is imported without tokens, and that is said. What the bundle says of itself, salvaged
 * or redacted, is kept with the session.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { isReservedId, type RunId, type SessionId } from '../../schemas/ids.ts';
import type { SessionState } from '../core/state.ts';
import type { ImportReport } from '../../schemas/admin-reports.ts';
import type { SessionOrigin } from '../../schemas/session-origin.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import type { Replayed } from '../health/replay.ts';
import { type BundleBytes, checkedBundle } from '../portability/bundle-reader.ts';
import { eventsIn, type HeldObjects, type SessionContent } from '../portability/content.ts';
import { plansFault } from '../portability/plans.ts';
import { rewritten } from '../portability/rewrite.ts';
import { targetOf } from '../replies/run-view.ts';
import { preferredTip } from '../projections/preferred-tip.ts';
import type { Environment } from '../session/environment.ts';
import { logStart, type StoredObject } from '../core/stored-log.ts';
import type { StoreFault } from '../storage/ports.ts';
import { tokenMint } from '../tokens/tokens.ts';
import { bundleError } from './bundle-errors.ts';
import { noSidecars, summarize } from './describe-session.ts';
import { storeFault } from './errors.ts';
import { type StoredSession, storedSession } from './stored-session.ts';
import { replayContent } from './verify-session.ts';

const collisionsMax = 5;
type PinnedWorkflow = NonNullable<ImportReport['notProvided']>[number];
type Imported = Pick<ImportReport, 'bundleId'> &
  Pick<SessionContent, 'salvaged' | 'redacted'> & {
    readonly sessionId: SessionId;
    readonly runIds: ReadonlyMap<RunId, RunId>;
    readonly unverifiable: Replayed['unverifiable'];
  };

export async function importBundle(
  environment: Environment,
  bundle: BundleBytes,
): Promise<Result<ImportReport, ErrorEnvelope>> {
  const { digest } = environment.host.crypto;
  const checked = await checkedBundle(bundle, environment.host.crypto);
  if (checked.isErr()) return err(bundleError(checked.error));
  const { bundleId, content: original, objects } = checked.value;
  const replayed = await replayContent(environment, original);
  if (replayed.isErr()) return err(replayed.error);
  const { bad, unverifiable } = replayed.value;
  if (bad !== null) {
    const message = `event ${bad.event.eventIndex} (${bad.event.kind}) does not match a replay of the workflow: ${bad.problem}`;
    return err(bundleError({ code: 'BUNDLE_INTEGRITY_FAILED', message }));
  }
  // Before the session is here: keys that are made now are the first ones, and keys that are lost stay lost until a person acts.
  const keyring = await environment.storage.keyring.load(false);
  let content = original;
  let runIds: ReadonlyMap<RunId, RunId> = new Map();
  for (let attempt = 0; attempt < collisionsMax; attempt += 1) {
    const installed = await install(environment, content, objects);
    if (installed.isErr()) return err(installed.error);
    if (installed.value === 'installed') {
      const { sessionId, salvaged, redacted } = original;
      const imported = { bundleId, sessionId, salvaged, redacted, runIds, unverifiable };
      return reportOf(environment, content.sessionId, imported, keyring);
    }
    const ids = newIds(environment, original);
    runIds = new Map([...ids.runIds].map(([before, after]) => [after, before]));
    const renamed = await rewritten(original, { ids }, digest);
    if (renamed.isErr()) return err(storeFault(renamed.error));
    content = renamed.value.content;
    const unstorable = plansFault(content.plans);
    if (unstorable !== null) {
      const message = `the session id or the id of one of its runs already exists in this data directory, and the session cannot be stored under a new id: ${unstorable}`;
      return err(bundleError({ code: 'BUNDLE_INVALID_FORMAT', message }));
    }
  }
  throw new Error('no unused session id could be generated');
}

function runsIn(content: SessionContent): ReadonlySet<RunId> {
  const runIds = new Set<RunId>();
  for (const event of eventsIn(content)) if (event.kind === 'run_started') runIds.add(event.scope.runId);
  return runIds;
}

function newIds({ host }: Environment, content: SessionContent) {
  const runIds = new Map<RunId, RunId>();
  for (const runId of runsIn(content)) runIds.set(runId, host.ids.next('run') as RunId);
  return { sessionId: host.ids.next('sess') as SessionId, runIds };
}

/** Answers `taken` when a session with that id, whole or damaged, or one of its runs is here: a run is named by its id alone. */
async function install(
  environment: Environment,
  content: SessionContent,
  held: HeldObjects,
): Promise<Result<'installed' | 'taken', ErrorEnvelope>> {
  const { storage, gate } = environment;
  const there = await storage.log.read(content.sessionId, logStart);
  if (there.isErr()) return err(storeFault(there.error));
  if (there.value.kind === 'moved' || there.value.born) return ok('taken');
  if (await environment.runNames.isStored(runsIn(content))) return ok('taken');
  return gate.withHealthySession<'installed' | 'taken'>(content.sessionId, true, async (witness, session) => {
    if (session.state.nextEventIndex > 0) return ok('taken');
    const plans = content.plans.map(({ events }) => events);
    const stored = await storage.log.install(witness, {
      plans,
      objects: objectsOf(content, held),
      origin: originOf(content),
    });
    return stored.isErr() ? err(storeFault(stored.error)) : ok('installed');
  });
}

/** What the log will not say. */
const originOf = ({ salvaged, redacted }: SessionContent): SessionOrigin | null =>
  salvaged || redacted ? { v: 1, salvaged, redacted } : null;

/** Their digests were checked with the bundle. Their texts are made when they are written: together they are most of a session. */
function objectsOf({ objects }: SessionContent, held: HeldObjects): StoredObject[] {
  return (['snapshot', 'pinned_workflow', 'artifact'] as const).flatMap((kind) =>
    [...objects[kind].keys()].map((ref) => ({
      kind,
      ref,
      get text() {
        const text = held.text(kind, ref);
        if (text === null) throw new Error(`the ${kind} ${ref} passed verification but can no longer be read`);
        return text;
      },
    })),
  );
}

async function reportOf(
  environment: Environment,
  sessionId: SessionId,
  imported: Imported,
  keyring: Result<Keyring, StoreFault>,
): Promise<Result<ImportReport, ErrorEnvelope>> {
  const session = await storedSession(environment, sessionId);
  if (session.isErr()) return err(session.error);
  const summary = await summarize(environment, session.value, noSidecars);
  const tokens = keyring.isOk() ? tipTokens(environment, session.value, keyring.value) : new Map<RunId, string>();
  const notProvided = await pinnedOnly(environment, session.value.state);
  const isNew = sessionId !== imported.sessionId;
  return ok({
    version: 1,
    bundleId: imported.bundleId,
    sessionId,
    ...(isNew ? { originalSessionId: imported.sessionId } : {}),
    events: session.value.events.length,
    salvaged: imported.salvaged,
    ...(imported.redacted ? { redacted: true } : {}),
    ...(imported.unverifiable.length === 0 ? {} : { unverifiable: [...imported.unverifiable] }),
    ...(notProvided.length === 0 ? {} : { notProvided }),
    ...(keyring.isErr() ? { withoutTokens: keyring.error.message } : {}),
    runs: summary.runs.map((run) => {
      const originalRunId = imported.runIds.get(run.runId);
      const stateToken = tokens.get(run.runId);
      return {
        ...run,
        ...(originalRunId === undefined ? {} : { originalRunId }),
        ...(stateToken === undefined ? {} : { stateToken }),
      };
    }),
  });
}

/** Workflows with a reserved id that no catalog has like that: an id is no proof of who wrote the prompts [imported-builtin-is-named]. */
async function pinnedOnly({ catalogs }: Environment, { runs }: SessionState): Promise<PinnedWorkflow[]> {
  const pinned = new Map<string, PinnedWorkflow>();
  for (const { workflowId, workflowHash } of runs.values())
    if (isReservedId(workflowId)) pinned.set(workflowHash, { workflowId, workflowHash });
  const workspace = pinned.size === 0 ? null : await catalogs.workspace(undefined);
  for (const catalog of workspace?.isOk() ? workspace.value.catalogs : [])
    for (const { workflowId, workflowHash } of (await catalog.read()).workflows)
      if (pinned.get(workflowHash)?.workflowId === workflowId) pinned.delete(workflowHash);
  return [...pinned.values()];
}

/** A state token for the preferred tip of each run. */
function tipTokens(environment: Environment, { state }: StoredSession, keyring: Keyring): Map<RunId, string> {
  const tokens = new Map<RunId, string>();
  const mint = tokenMint(keyring, environment.host.crypto, environment.tokenForm);
  for (const run of state.runs.values()) {
    const tip = preferredTip(state, run);
    if (tip === null) continue;
    tokens.set(run.runId, mint.state(targetOf({ state }, tip), run.workflowHash));
  }
  return tokens;
}
