/**
 * Which workflows there are, and which one an id means (design-locks §7; interfaces.md, Files).
 *
 * Precedence for an id: project, user, bundled; `wr.*` is always bundled. An alias of the bundled library resolves with a
 * warning when nothing has that very id. Only catalogs and snapshots are read.
 */
import { err, ok, type Result } from 'neverthrow';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { WorkflowHash } from '../../schemas/ids.ts';
import type { Warning, WorkflowSummary } from '../../schemas/tools.ts';
import type { CatalogPort, CatalogsPort, Workspace } from '../storage/ports.ts';
import { suggest } from '../../schemas/suggest.ts';
import { quote, validationError } from './errors.ts';

export type Found = { readonly entry: CatalogEntry; readonly catalog: CatalogPort };
export type Listing = {
  readonly workspace: Workspace;
  /** One per id, by precedence, in the locked order. */
  readonly found: readonly Found[];
  readonly warnings: readonly Warning[];
};

/** Namespace, then workflows before routines, then id; compared by code unit, so no locale matters. */
function order(a: Found, b: Found): number {
  const key = ({ entry }: Found) => {
    const dot = entry.workflowId.indexOf('.');
    return [dot === -1 ? '' : entry.workflowId.slice(0, dot), entry.kind === 'workflow' ? '0' : '1', entry.workflowId];
  };
  const [left, right] = [key(a), key(b)];
  for (let i = 0; i < left.length; i += 1) {
    if ((left[i] ?? '') !== (right[i] ?? '')) return (left[i] ?? '') < (right[i] ?? '') ? -1 : 1;
  }
  return 0;
}

export async function listing(
  catalogs: CatalogsPort,
  tool: string,
  workspacePath: string | undefined,
): Promise<Result<Listing, ErrorEnvelope>> {
  const workspace = await catalogs.workspace(workspacePath);
  if (workspace.isErr()) {
    return err(
      validationError(
        `${tool}: workspacePath ${quote(workspacePath ?? '')} cannot be used: ${workspace.error.why}.`,
        'Send the absolute path of an existing project folder, or leave workspacePath out to use the served project.',
        { argument: 'workspacePath' },
      ),
    );
  }
  const byId = new Map<string, Found>();
  const warnings: Warning[] = [];
  for (const catalog of workspace.value.catalogs) {
    const read = await catalog.read();
    if (read.problem !== null) {
      warnings.push({ code: 'CATALOG_PROBLEM', message: read.problem, details: { sourceKind: catalog.sourceKind } });
    }
    for (const entry of read.workflows) {
      if (!byId.has(entry.workflowId)) byId.set(entry.workflowId, { entry, catalog });
    }
  }
  return ok({ workspace: workspace.value, found: [...byId.values()].sort(order), warnings });
}

export type Resolved = Found & { readonly workspace: Workspace; readonly warnings: readonly Warning[] };

/** The workflow that an id means, with the warnings that belong to using it. */
export async function resolveWorkflow(
  catalogs: CatalogsPort,
  tool: string,
  workflowId: string,
  workspacePath: string | undefined,
): Promise<Result<Resolved, ErrorEnvelope>> {
  const listed = await listing(catalogs, tool, workspacePath);
  if (listed.isErr()) return err(listed.error);
  const { found, workspace } = listed.value;
  const direct = found.find(({ entry }) => entry.workflowId === workflowId);
  const match = direct ?? found.find(({ entry }) => entry.aliases.includes(workflowId));
  if (match === undefined) return err(unknownWorkflow(tool, workflowId, found));
  const warnings: Warning[] = [];
  if (direct === undefined) warnings.push(aliasWarning(workflowId, match.entry));
  if (match.entry.suggestedId !== undefined) warnings.push(legacyWarning(match.entry));
  const drift = await driftWarning(match);
  if (drift !== null) warnings.push(drift);
  return ok({ ...match, workspace, warnings });
}

function unknownWorkflow(tool: string, workflowId: string, found: readonly Found[]): ErrorEnvelope {
  const ids = found.map(({ entry }) => entry.workflowId);
  const close = suggest(workflowId, [...ids, ...found.flatMap(({ entry }) => entry.aliases)]);
  return validationError(
    `${tool}: no workflow has the id ${quote(workflowId)}${close === null ? '' : `; did you mean "${close}"?`}`,
    close === null
      ? 'Call list_workflows and use one of the ids that it returns.'
      : `Call ${tool} with workflowId "${close}", or call list_workflows to see all ${ids.length}.`,
    { argument: 'workflowId', ...(close === null ? {} : { nearest: close }) },
  );
}

const aliasWarning = (alias: string, entry: CatalogEntry): Warning => ({
  code: 'ALIAS_USED',
  message: `${quote(alias)} is an older id of ${entry.workflowId}; use that one from now on.`,
  details: { canonicalId: entry.workflowId },
});
const legacyWarning = (entry: CatalogEntry): Warning => ({
  code: 'LEGACY_ID',
  message: `The id ${entry.workflowId} has no namespace; its author should rename it to ${entry.suggestedId ?? ''}.`,
  details: { suggestedId: entry.suggestedId ?? '' },
});

/** SOURCE_DRIFT when the file changed since it was compiled; what runs is what was compiled. */
export async function driftWarning({ entry, catalog }: Found): Promise<Warning | null> {
  if (!(await catalog.isDrifted(entry))) return null;
  return {
    code: 'SOURCE_DRIFT',
    message: `The source of ${entry.workflowId} changed since it was compiled; what was compiled is used. A person can run: workrail compile`,
    details: { workflowId: entry.workflowId },
  };
}

/** SOURCE_DRIFT when the workflow that a run is pinned to is no longer the current one (decision 18). */
export async function pinnedDrift(
  catalogs: CatalogsPort,
  workflowId: string,
  pinned: WorkflowHash,
  sourceKind: WorkflowSourceKind,
): Promise<Warning | null> {
  const workspace = await catalogs.workspace(undefined);
  if (workspace.isErr()) return null;
  for (const catalog of workspace.value.catalogs) {
    if (catalog.sourceKind !== sourceKind) continue;
    const entry = (await catalog.read()).workflows.find((candidate) => candidate.workflowId === workflowId);
    if (entry === undefined) return null;
    if (entry.workflowHash === pinned && !(await catalog.isDrifted(entry))) return null;
    return {
      code: 'SOURCE_DRIFT',
      message: `${workflowId} changed after this run started. The run keeps to the version it is pinned to.`,
      details: { workflowId, pinnedHash: pinned },
    };
  }
  return null;
}

export function summaryOf({ entry, catalog }: Found): WorkflowSummary {
  return {
    workflowId: entry.workflowId,
    kind: entry.kind,
    name: entry.name,
    description: entry.description,
    tags: entry.tags,
    workflowHash: entry.workflowHash,
    sourceKind: catalog.sourceKind,
    idStatus: entry.workflowId.includes('.') ? 'namespaced' : 'legacy',
    ...(entry.suggestedId === undefined ? {} : { suggestedId: entry.suggestedId }),
  };
}
