/** The dependencies that every use-case receives. Made once per server by `runtime.ts`; holds no state but caches. */
import { err, type Result } from 'neverthrow';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { EventId, SessionId } from '../../schemas/ids.ts';
import type { Decision, Minting, Observation } from '../core/decide.ts';
import { sha256OfStored } from '../../schemas/canonical/sha256.ts';
import { observationPathMax, observationShortStringMax } from '../../schemas/limits.ts';
import type { Host } from '../ports.ts';
import type { CatalogsPort, Storage } from '../storage/ports.ts';
import type { AppendWitness } from '../storage/witness.ts';
import type { LazyChecks } from './attempt-checks.ts';
import { storeError } from '../replies/refusals.ts';
import type { Gate } from './gate.ts';
import type { PinnedObjects } from './pinned-objects.ts';
import type { TokenForm } from '../tokens/tokens.ts';
import type { OpenForms } from './open-forms.ts';
import type { OpenSession, OpenSessions } from './open-sessions.ts';
import type { RunNames } from './run-names.ts';

/** What the sources of a project and of the user are now. */
export type CurrentSources = {
  /** Why it is unknown what the sources of a place compile to; null if it is known, or if there are none. */
  readonly faultOfPlace: (sourceKind: WorkflowSourceKind) => string | null;
  /** Why a source does not compile, and where; null if that cannot be found out. */
  readonly faultOfSource: (sourceKind: WorkflowSourceKind, source: string) => Promise<string | null>;
};

export type Environment = {
  readonly host: Pick<Host, 'files' | 'clock' | 'ids' | 'crypto' | 'git' | 'trace'>;
  readonly storage: Storage;
  readonly catalogs: CatalogsPort;
  readonly sessions: OpenSessions;
  readonly objects: PinnedObjects;
  readonly checks: LazyChecks;
  readonly gate: Gate;
  readonly forms: OpenForms;
  readonly runNames: RunNames;
  /** How replies write tokens. */
  readonly tokenForm: TokenForm;
  /** Of the rules that a new run starts under. */
  readonly rulesVersion: number;
  /** Null: the last compiled version of a workflow may start. Otherwise only what its source compiles to now may. */
  readonly currentOnly: CurrentSources | null;
  /** What the daemon does with the run of a session; null if an agent of a client may continue the run. */
  readonly unattended: (sessionId: SessionId) => Promise<UnattendedWork | null>;
};

/** What the daemon does with the run of a session, or is going to do by itself. */
export type UnattendedWork = (
  | /** `open`: the session works on it, or waits. `retried`, `queued`: the session has ended, and its job continues it. */
  { readonly kind: 'open' | 'retried' | 'queued' }
  /** The job of the session starts again in another session. */
  | {
      readonly kind: 'replaced';
      /** The run of that session; null before it starts. */
      readonly by: string | null;
      readonly isDone: boolean;
      /** The command of the user that ends this; null if the work is done. */
      readonly undo: string | null;
    }
) & {
  /** The command of the user that makes a branch of the files of the session; null if it has no worktree. Called where it is shown, because it reads the list of all worktrees. */
  readonly adopt?: () => string | null;
};

export function mintingOf({ host }: Environment): Minting {
  return { digest: host.crypto.digest, nextEventId: () => host.ids.next('evt') as EventId };
}

/**
 * Commits what was decided about a session, see `OpenSessions.commit`, and makes the reply of it.
 *
 * @param reply of the session with what was decided in it. Made while the disk is waited for, and answered only once the decision
 * is committed [only-durable-facts-are-spoken]
 */
export async function commit<T>(
  { sessions, objects }: Environment,
  witness: AppendWitness,
  session: OpenSession,
  { decision, birth = false }: { readonly decision: Decision; readonly birth?: boolean },
  reply: () => Promise<Result<T, ErrorEnvelope>>,
): Promise<Result<T, ErrorEnvelope>> {
  const { snapshot, ...plan } = decision;
  let made: Made<T> | null = null;
  const meanwhile = async () => {
    // Of its digest, so it is what its name says whether or not the commit succeeds.
    if (snapshot !== null) objects.knows(snapshot);
    try {
      made = { reply: await reply() };
    } catch (thrown) {
      made = { thrown };
    }
  };
  const committed = await sessions.commit(witness, session, { ...plan, createsSession: birth }, meanwhile);
  if (committed.isErr()) return err(storeError(committed.error));
  return answered(made);
}

type Made<T> = { readonly reply: Result<T, ErrorEnvelope> } | { readonly thrown: unknown };

function answered<T>(made: Made<T> | null): Result<T, ErrorEnvelope> {
  if (made === null) throw new Error('a plan was committed before its reply was computed');
  if ('thrown' in made) throw made.thrown;
  return made.reply;
}

/**
 * Git facts of a workspace as observations; a value over its budget is left out, never cut [observation-budgets]. A path through a link
 * names the workspace that it leads to [folders-compare-by-identity].
 */
export async function observe({ host }: Environment, path: string | null): Promise<Observation[]> {
  return path === null ? [] : observeAt(host, await realPathOf(host, path));
}

/**
 * The same, with the workspaces that the folder belongs to: the one that a session records now, and for a path through a link also the one that
 * earlier versions recorded.
 */
export async function observeWorkspace(
  { host }: Environment,
  path: string,
): Promise<{ readonly observations: readonly Observation[]; readonly workspaces: readonly string[] }> {
  const real = await realPathOf(host, path);
  const observations = await observeAt(host, real);
  const linked = real === path ? [] : await observeAt(host, path);
  const roots = [...observations, ...linked].filter(({ key }) => key === 'repo_root_hash');
  return { observations, workspaces: roots.map(({ value }) => value.value) };
}

export async function workspacesAt(environment: Environment, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const workspaces = new Set<string>();
  for (const path of paths)
    for (const each of (await observeWorkspace(environment, path)).workspaces) workspaces.add(each);
  return workspaces;
}

const realPathOf = ({ files }: Environment['host'], path: string): Promise<string> =>
  files.realPath(path).catch(() => path);

async function observeAt(host: Environment['host'], path: string): Promise<Observation[]> {
  const facts = await host.git.observe(path);
  // Without a repository the workspace is its own root: runs of one folder are found together [resume-newest-run].
  if (facts === null) return path.isWellFormed() ? [rootHashOf(host, path)] : [];
  const observations: Observation[] = [];
  if (facts.branch !== undefined && facts.branch.length <= observationShortStringMax && facts.branch.isWellFormed()) {
    observations.push({ key: 'git_branch', value: { type: 'short_string', value: facts.branch } });
  }
  if (facts.headSha !== undefined) {
    observations.push({ key: 'git_head_sha', value: { type: 'git_sha1', value: facts.headSha } });
  }
  if (!facts.repoRoot.isWellFormed()) return observations;
  observations.push(rootHashOf(host, facts.repoRoot));
  if (facts.repoRoot.length <= observationPathMax) {
    observations.push({ key: 'repo_root', value: { type: 'path', value: facts.repoRoot } });
  }
  return observations;
}

function rootHashOf(host: Environment['host'], root: string): Observation {
  const value = sha256OfStored(host.crypto.digest, new TextEncoder().encode(root));
  return { key: 'repo_root_hash', value: { type: 'sha256', value } };
}
