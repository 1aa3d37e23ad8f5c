/** The dependencies that every use-case receives. Made once per server by `runtime.ts`; holds no state but caches. */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { EventId } from '../../schemas/ids.ts';
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

export type Environment = {
  readonly host: Pick<Host, 'clock' | 'ids' | 'crypto' | 'git' | 'trace'>;
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
};

export function mintingOf({ host }: Environment): Minting {
  return { digest: host.crypto.digest, nextEventId: () => host.ids.next('evt') as EventId };
}

/** Commits what was decided about a session; see `OpenSessions.commit`. */
export async function commit(
  { sessions, objects }: Environment,
  witness: AppendWitness,
  session: OpenSession,
  decision: Decision,
  birth = false,
): Promise<Result<void, ErrorEnvelope>> {
  const { snapshot, ...plan } = decision;
  const committed = await sessions.commit(witness, session, { ...plan, createsSession: birth });
  if (committed.isErr()) return err(storeError(committed.error));
  if (snapshot !== null) objects.knows(snapshot);
  return ok(undefined);
}

/** Git facts of a workspace as observations; a value over its budget is left out, never cut [observation-budgets]. */
export async function observe({ host }: Environment, path: string | null): Promise<Observation[]> {
  const facts = path === null ? null : await host.git.observe(path);
  // Without a repository the workspace is its own root: runs of one folder are found together [resume-newest-run].
  if (facts === null) return path === null || !path.isWellFormed() ? [] : [rootHashOf(host, path)];
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
