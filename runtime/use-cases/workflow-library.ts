/**
 * The available workflows, and which one an id refers to [workflow-id-format].
 *
 * Precedence for an id: project, user, bundled; `wr.*` is always bundled, compiled with the project's bindings where it has
 * some for it. An alias of the bundled library resolves with a warning when nothing has that very id. Only catalogs and
 * snapshots are read.
 */
import { err, ok, type Result } from 'neverthrow';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import { byKey } from '../../schemas/code-unit-order.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { bindingsSource, bundledSourcePrefix, isReservedId } from '../../schemas/ids.ts';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import { catalogCommand } from '../../schemas/text/catalog-command.ts';
import { idsNamed, suggestId } from '../../schemas/text/suggest-id.ts';
import type { Warning, WorkflowSummary } from '../../schemas/tools.ts';
import type { RunState } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { quote, validationError } from '../replies/refusals.ts';
import type { CatalogPort, CatalogRead, CatalogsPort, Workspace } from '../storage/ports.ts';

export type Found = {
  readonly entry: CatalogEntry;
  readonly catalog: CatalogPort;
  /** What is shipped under this id, when the project compiled it with its bindings. */
  readonly shipped?: CatalogEntry;
  /** Whether its source does not compile now, so that its last compiled version is served. */
  readonly isBroken?: boolean;
};
export type Listing = {
  readonly workspace: Workspace;
  /** One per id, by precedence, in the locked order. */
  readonly found: readonly Found[];
  /** Bundled workflows that the project binds and that do not compile with its bindings. */
  readonly unbound: ReadonlySet<string>;
  /** Why workflows may be missing that exist; null if none is. */
  readonly missing: string | null;
  readonly warnings: readonly Warning[];
};

/** A catalog that cannot be read names no workflow, and invalid bindings keep each workflow with slots from being compiled. */
const hidesWorkflows = ({ workflows, problem, failed = [] }: CatalogRead): boolean =>
  problem !== null && (workflows.length === 0 || failed.includes(bindingsSource));

/** Namespace, then workflows before routines, then id. The line ends sort before every character of an id. */
function placeOf({ entry: { workflowId, kind } }: Found): string {
  const namespace = workflowId.slice(0, Math.max(0, workflowId.indexOf('.')));
  return `${namespace}\n${kind === 'workflow' ? 0 : 1}\n${workflowId}`;
}

/** Compared by code unit, so no locale matters. */
const inOrder = (found: Iterable<Found>): readonly Found[] =>
  Array.from(found, (each): [string, Found] => [placeOf(each), each])
    .sort(byKey)
    .map(([, each]) => each);

export async function findWorkflows(
  catalogs: CatalogsPort,
  tool: string,
  workspacePath: string | undefined,
): Promise<Result<Listing, ErrorEnvelope>> {
  const workspace = await catalogs.workspace(workspacePath);
  if (workspace.isErr()) return err(workspaceRefused(tool, workspacePath, workspace.error.why));
  await workspace.value.recompileChanged?.();
  const byId = new Map<string, Found>();
  const warnings = workspace.value.unknown === undefined ? [] : [unknownProjectWarning(workspace.value.unknown)];
  const failed = new Set<string>();
  const reads = await Promise.all(
    workspace.value.catalogs.map(async (catalog) => ({ catalog, read: await catalog.read() })),
  );
  const shipped = shippedBy(reads);
  for (const { catalog, read } of reads) {
    if (read.problem !== null) {
      warnings.push({ code: 'CATALOG_PROBLEM', message: read.problem, details: { sourceKind: catalog.sourceKind } });
    }
    const broken = new Set(read.failed);
    for (const source of broken) failed.add(source);
    for (const entry of read.workflows) {
      if (byId.has(entry.workflowId)) continue;
      const original = entry.bundled === true ? shipped.get(entry.workflowId) : undefined;
      // Nothing is shipped under this id any more.
      if (entry.bundled === true && original === undefined) continue;
      const isBroken = entry.bundled !== true && broken.has(entry.source);
      byId.set(entry.workflowId, {
        entry,
        catalog,
        isBroken,
        ...(original === undefined ? {} : { shipped: original }),
      });
    }
  }
  const unbound = [...shipped.values()].filter(({ source }) => failed.has(`${bundledSourcePrefix}${source}`));
  return ok({
    workspace: workspace.value,
    found: inOrder(byId.values()),
    unbound: new Set(unbound.map(({ workflowId }) => workflowId)),
    missing: reads.find(({ read }) => hidesWorkflows(read))?.read.problem ?? null,
    warnings,
  });
}

/** Sources of the project that are not there: they may contain any workflow but a bundled one. */
export function missingSourceWarnings({ missingSource }: Workspace): readonly Warning[] {
  const missing = missingSource?.() ?? null;
  if (missing === null) return [];
  const message = `${missing}; its workflows are not served`;
  return [{ code: 'CATALOG_PROBLEM', message, details: { sourceKind: 'project' } }];
}

export function workspaceRefused(tool: string, workspacePath: string | undefined, why: string): ErrorEnvelope {
  if (workspacePath === undefined) return servedRefused(tool, why);
  return validationError(
    `${tool}: workspacePath ${quote(workspacePath)} cannot be used: ${why}.`,
    `Call ${tool} again with the absolute path of an existing project folder, or without workspacePath to use the served project.`,
    { argument: 'workspacePath' },
  );
}

/** The call names no workspace, so nothing in it is wrong. */
const servedRefused = (tool: string, why: string): ErrorEnvelope =>
  validationError(
    `${tool}: the folder of the project cannot be used: ${why}.`,
    `Check whether the folder was moved or removed. Or call ${tool} again with workspacePath, the absolute path of an existing project folder.`,
    { argument: 'workspacePath' },
  );

/** A run that knows no workspace is found by no later chat of it, so its agent names one first. */
export const workspaceUnknown = (tool: string, why: string): ErrorEnvelope =>
  validationError(
    `${tool}: the project is unknown: ${why}.`,
    `Call ${tool} again with workspacePath, the absolute path of the user's project; ask the user if you do not know it. The user can also start the server with --project.`,
    { argument: 'workspacePath' },
  );

const unknownProjectWarning = (why: string): Warning => ({
  code: 'CATALOG_PROBLEM',
  message: `The project is unknown: ${why}. To use the workflows of a project, send workspacePath.`,
  details: { sourceKind: 'project' },
});

type ReadCatalog = { readonly catalog: CatalogPort; readonly read: CatalogRead };

function shippedBy(reads: readonly ReadCatalog[]): ReadonlyMap<string, CatalogEntry> {
  const bundled = reads.find(({ catalog }) => catalog.sourceKind === 'bundled' && catalog.isEphemeral !== true);
  return new Map(bundled?.read.workflows.map((entry) => [entry.workflowId, entry]));
}

/** A bundled workflow stays one when a project binds it. */
export const sourceKindOf = ({ entry, catalog }: Found): WorkflowSourceKind =>
  entry.bundled === true ? 'bundled' : catalog.sourceKind;

export type Resolved = Found & {
  readonly workspace: Workspace;
  /** Whether it is a bundled workflow that does not compile with the bindings of the project. */
  readonly isUnbound: boolean;
  readonly warnings: readonly Warning[];
};

/** The workflow that an id means, with the warnings that belong to using it. */
export async function resolveWorkflow(
  catalogs: CatalogsPort,
  tool: string,
  workflowId: string,
  workspacePath: string | undefined,
): Promise<Result<Resolved, ErrorEnvelope>> {
  const listed = await findWorkflows(catalogs, tool, workspacePath);
  if (listed.isErr()) return err(listed.error);
  const { found, workspace, unbound, missing, warnings: problems } = listed.value;
  const direct = found.find(({ entry }) => entry.workflowId === workflowId);
  const match = direct ?? found.find(({ entry }) => entry.aliases.includes(workflowId));
  if (match === undefined) {
    const broken = await brokenSourceOf(workspace.catalogs, workflowId);
    if (broken !== null) return err(brokenWorkflow(tool, workflowId, broken));
    const hiding = missing ?? (isReservedId(workflowId) ? null : (workspace.missingSource?.() ?? null));
    return err(
      hiding === null
        ? unknownWorkflow(tool, workflowId, found, [...problems, ...missingSourceWarnings(workspace)])
        : missingWorkflow(tool, workflowId, hiding),
    );
  }
  const warnings: Warning[] = [];
  if (direct === undefined) warnings.push(aliasWarning(workflowId, match.entry));
  if (match.entry.suggestedId !== undefined) warnings.push(legacyWarning(match.entry));
  const isUnbound = unbound.has(match.entry.workflowId);
  if (isUnbound) warnings.push(unboundWarning(match.entry));
  const drift = await driftWarning(match);
  if (drift !== null) warnings.push(drift);
  return ok({ ...match, workspace, isUnbound, warnings });
}

const meantShownMax = 5;

/** The ids that have this very name in some namespace, in the order of the list; else the one that is nearest in letters. */
function meantBy(workflowId: string, found: readonly Found[]): readonly string[] {
  const ids = found.map(({ entry }) => entry.workflowId);
  const same = idsNamed(workflowId, ids);
  if (same.length > 0) return same.slice(0, meantShownMax);
  const close = suggestId(workflowId, [...ids, ...found.flatMap(({ entry }) => entry.aliases)]);
  return close === null ? [] : [close];
}

async function brokenSourceOf(catalogs: readonly CatalogPort[], workflowId: string): Promise<string | null> {
  for (const catalog of catalogs) {
    const source = (await catalog.brokenSource?.(workflowId)) ?? null;
    if (source !== null) return source;
  }
  return null;
}

/** It exists, so no other id was meant: an agent that is offered one starts the wrong workflow [broken-is-not-unknown]. */
const brokenWorkflow = (tool: string, workflowId: string, source: string): ErrorEnvelope =>
  validationError(
    `${tool}: ${quote(workflowId)} does not compile (source: ${quote(source)}), and no earlier compiled version of it is stored.`,
    `Tell the user that the command "workrail check" lists the errors. Do not use another workflow instead, unless the user names one. Once the errors are fixed, call ${tool} again.`,
    { argument: 'workflowId', brokenSource: quoted(source, quotedValueBytesMax) },
  );

/** The source that an unknown id belongs to, where it is one that does not compile. */
export function brokenSourceIn({ details }: ErrorEnvelope): string | null {
  const source = details?.['brokenSource'];
  return typeof source === 'string' ? source : null;
}

/** It may exist, so no other id is offered [broken-is-not-unknown]. */
const missingWorkflow = (tool: string, workflowId: string, problem: string): ErrorEnvelope =>
  validationError(
    `${tool}: no workflow ${quote(workflowId)} was found, but some workflows are not served now: ${problem}.`,
    `Tell the user about this problem. Do not use another workflow instead, unless the user names one. Once the problem is fixed, call ${tool} again.`,
    { argument: 'workflowId', notServed: problem },
  );

/** Why the workflow of an unknown id may exist and not be served now; null for an id that no workflow has. */
export function notServedBecause({ details }: ErrorEnvelope): string | null {
  const problem = details?.['notServed'];
  return typeof problem === 'string' ? problem : null;
}

/** @param problems of catalogs */
function unknownWorkflow(
  tool: string,
  workflowId: string,
  found: readonly Found[],
  problems: readonly Warning[],
): ErrorEnvelope {
  const meant = meantBy(workflowId, found);
  const problem = problems[0]?.message;
  const either = meant.map((id) => `"${id}"`).join(' or ');
  const [nearest] = meant;
  return validationError(
    `${tool}: unknown workflow ${quote(workflowId)}${nearest === undefined ? '' : `; did you mean ${either}?`}${problem === undefined ? '' : ` (${problem})`}`,
    nearest === undefined
      ? 'Call list_workflows and use one of the ids that it returns.'
      : `Call ${tool} with workflowId ${either}, or call list_workflows to see all ${found.length}.`,
    {
      argument: 'workflowId',
      ...(nearest === undefined ? {} : { nearest }),
      ...(meant.length > 1 ? { meant } : {}),
      ...(problem === undefined ? {} : { problem }),
    },
  );
}

const aliasWarning = (alias: string, entry: CatalogEntry): Warning => ({
  code: 'ALIAS_USED',
  message: `${quote(alias)} is an older id of ${entry.workflowId}; use the new id from now on.`,
  details: { canonicalId: entry.workflowId },
});
const legacyWarning = (entry: CatalogEntry): Warning => ({
  code: 'LEGACY_ID',
  message: `The id ${entry.workflowId} has no namespace; the workflow author should rename it to ${entry.suggestedId ?? ''}.`,
  details: { suggestedId: entry.suggestedId ?? '' },
});

const unboundWarning = ({ workflowId }: CatalogEntry): Warning => ({
  code: 'CATALOG_PROBLEM',
  message: `${workflowId} does not compile with the bindings of this project, so its bundled version is used. The user can run: workrail check`,
  details: { workflowId },
});

/**
 * SOURCE_DRIFT when the file or its bindings changed since it was compiled, or when it no longer compiles because of another file,
 * such as the source of a routine; what runs is what was compiled.
 */
export async function driftWarning({ entry, catalog, shipped, isBroken }: Found): Promise<Warning | null> {
  if (isBroken === true) {
    return {
      code: 'SOURCE_DRIFT',
      message: `${entry.workflowId} does not compile now; its last compiled version is used. The user can run: ${catalogCommand('check', catalog.sourceKind)}`,
      details: { workflowId: entry.workflowId },
    };
  }
  const isCurrent = shipped === undefined || shipped.sourceBytesDigest === entry.sourceBytesDigest;
  if (isCurrent && !(await catalog.isDrifted(entry))) return null;
  return {
    code: 'SOURCE_DRIFT',
    message: `The source of ${entry.workflowId} changed since the last compile; the last compiled version is used. The user can run: ${catalogCommand('compile', catalog.sourceKind)}`,
    details: { workflowId: entry.workflowId },
  };
}

/**
 * SOURCE_DRIFT when the workflow that a run is pinned to is no longer the current one. Of a workflow that was
 * compiled for the run alone no catalog knows the hash: its source tells.
 */
export async function pinnedDrift(
  catalogs: CatalogsPort,
  run: Pick<RunState, 'workflowId' | 'workflowHash' | 'sourceKind' | 'sourceDigest'>,
): Promise<Warning | null> {
  const workspace = await catalogs.workspace(undefined);
  if (workspace.isErr()) return null;
  const { workflowId, workflowHash, sourceDigest } = run;
  for (const catalog of workspace.value.catalogs) {
    const entry = (await catalog.read()).workflows.find((candidate) => candidate.workflowId === workflowId);
    if (entry === undefined || sourceKindOf({ entry, catalog }) !== run.sourceKind) continue;
    const isSame = sourceDigest === null ? entry.workflowHash === workflowHash : entry.sourceDigest === sourceDigest;
    if (isSame && !(await catalog.isDrifted(entry))) return null;
    return {
      code: 'SOURCE_DRIFT',
      message: isReservedId(workflowId)
        ? `This run is pinned to another version of ${workflowId} than the one in this installation. The run continues with the pinned version.`
        : `${workflowId} changed after this run started. The run continues with the version that it started with.`,
      details: { workflowId, pinnedHash: workflowHash },
    };
  }
  return null;
}

export function summaryOf(found: Found): WorkflowSummary {
  const { entry } = found;
  return {
    workflowId: entry.workflowId,
    kind: entry.kind,
    name: entry.name,
    description: entry.description,
    tags: entry.tags,
    workflowHash: entry.workflowHash,
    sourceKind: sourceKindOf(found),
    ...(entry.bundled === true ? { boundBy: 'project' as const } : {}),
    idStatus: entry.workflowId.includes('.') ? 'namespaced' : 'legacy',
    ...(entry.suggestedId === undefined ? {} : { suggestedId: entry.suggestedId }),
  };
}
