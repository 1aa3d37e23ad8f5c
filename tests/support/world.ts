/**
 * A world for the runtime: real cryptography, ids that count, a clock that stands, no repository. Nothing is shared
 * between two worlds, so tests may run in any order in one process.
 */
import { ok, type Result } from 'neverthrow';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { RunId } from '../../schemas/ids.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { nodeFiles } from '../../runtime/host/files.ts';
import { nodeLocks } from '../../runtime/host/locks.ts';
import type { ClockPort, GitFacts, Host, IdPort } from '../../runtime/ports.ts';
import { runName } from '../../runtime/core/run-name.ts';
import type { Reply } from '../../runtime/core/reply.ts';
import { createRuntime, type Runtime } from '../../runtime/runtime.ts';
import { type MemoryWorkflow, memoryCatalog } from '../../runtime/storage/memory-catalog.ts';
import type { CatalogsPort, Storage } from '../../runtime/storage/ports.ts';
import type { TokenForm } from '../../runtime/tokens/tokens.ts';
import { sawResult } from './codes-seen.ts';
import { MemoryDisk } from './memory-disk.ts';
import { cataloged } from './workflows.ts';

/** `<prefix>_<mark><count>`: distinct for every call, the same in every run of a test. */
export function countingIds(mark = ''): IdPort {
  let count = 0;
  const next = () => {
    count += 1;
    return `${mark}${String(count).padStart(6, '0')}`;
  };
  return { next: (prefix) => `${prefix}_${next()}`, suffix: next };
}

/** The ids of the next two runs are from now on different ids of one name. */
export function startsNamesakes({ ids }: Host): readonly [RunId, RunId] {
  const byName = new Map<string, RunId>();
  for (let i = 0; ; i += 1) {
    const id = `run_${i}` as RunId;
    const name = runName(id);
    const other = byName.get(name);
    byName.set(name, id);
    if (other === undefined) continue;
    const left: string[] = [other, id];
    const { next } = ids;
    Object.assign(ids, { next: (prefix: string) => (prefix === 'run' ? left.shift() : undefined) ?? next(prefix) });
    return [other, id];
  }
}

export const standingClock: ClockPort = { nowMs: () => Date.UTC(2026, 0, 2, 3, 4, 5) };

export function testHost(overrides: Partial<Host> = {}): Host {
  return {
    files: nodeFiles(),
    locks: nodeLocks(),
    clock: standingClock,
    ids: countingIds(),
    crypto: nodeCrypto(),
    git: { observe: async () => null },
    trace: { event: () => undefined },
    ...overrides,
  };
}

/** Git facts that a test may change between two calls. */
export function changingGit(facts: GitFacts | null) {
  const git = { facts, observe: async () => git.facts };
  return git;
}

/** The one catalog of a workspace without a path. */
export const memoryCatalogs = (sourceKind: WorkflowSourceKind, workflows: readonly MemoryWorkflow[]): CatalogsPort => ({
  workspace: async () => ok({ path: null, catalogs: [memoryCatalog(sourceKind, workflows)] }),
});

/** Catalogs of one project whose path is known, so that git is observed. */
export function catalogsAt(path: string | null, workflows: readonly CompiledSnapshot[]): CatalogsPort {
  const catalogs = memoryCatalogs('project', workflows.map(cataloged));
  return {
    workspace: async (asked) => (await catalogs.workspace(asked)).map((workspace) => ({ ...workspace, path })),
  };
}

export type MemoryWorld = {
  readonly host: Host;
  readonly disk: MemoryDisk;
  readonly storage: Storage;
  readonly runtime: Runtime;
  /** Another process over the same data: fresh caches, fresh locks. */
  another(): Runtime;
};

export function memoryWorld(
  workflows: readonly CompiledSnapshot[],
  options: {
    readonly host?: Host;
    readonly disk?: MemoryDisk;
    readonly path?: string;
    readonly tokenForm?: TokenForm;
  } = {},
): MemoryWorld {
  const host = options.host ?? testHost();
  const disk = options.disk ?? new MemoryDisk(host.clock);
  const storage = disk.storage(host);
  const catalogs = catalogsAt(options.path ?? null, workflows);
  const { tokenForm = 'handles' } = options;
  const another = () => createRuntime(host, disk.storage(host), catalogs, { tokenForm });
  return { host, disk, storage, runtime: createRuntime(host, storage, catalogs, { tokenForm }), another };
}

/** The value of a success; a failure fails the test with the whole envelope. */
export function must<T, E>(result: Result<T, E>): T {
  if (result.isErr()) throw new Error(`expected a success, got ${JSON.stringify(result.error, null, 1)}`);
  sawResult(result);
  return result.value;
}

/** The error of a failure. */
export function refused<T, E>(result: Result<T, E>): E {
  if (result.isOk()) throw new Error(`expected a failure, got ${JSON.stringify(result.value, null, 1)}`);
  sawResult(result);
  return result.error;
}

export const started = async (runtime: Runtime, workflowId: string, more: object = {}): Promise<Reply<StartData>> =>
  must(await runtime.start({ workflowId, ...more }));

type Pair = { readonly stateToken: string; readonly ackToken?: string | undefined };

export const pairOf = ({ stateToken, ackToken }: Pair) => {
  if (ackToken === undefined) throw new Error('there is no ackToken: the run is complete');
  return { stateToken, ackToken };
};

/** Acknowledges the pending step of a reply. */
export const advanced = async (runtime: Runtime, pair: Pair, more: object = {}): Promise<Reply<ContinueData>> =>
  must(await runtime.continue({ ...pairOf(pair), ...more }));

export const rehydrated = async (runtime: Runtime, { stateToken }: Pair): Promise<Reply<ContinueData>> =>
  must(await runtime.continue({ stateToken }));

export const warningCodes = (reply: Reply<StartData | ContinueData>) => reply.data.warnings.map(({ code }) => code);

/** The pairs that a refusal returns. */
export function pairsIn(error: ErrorEnvelope): readonly { stateToken: string; ackToken?: string; runName: string }[] {
  const pairs = error.details?.['pairs'];
  return Array.isArray(pairs) ? pairs : [];
}

/** Everything that lasts on a disk, as text, to compare before and after. */
export const diskText = ({ stored }: MemoryDisk): string => stored.text();
