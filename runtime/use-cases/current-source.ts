/**
 * Only what its source compiles to now is started while nobody watches [unattended-starts-are-current]. A person who reads the warning that an
 * earlier version is used can decide; a trigger cannot, and the change that does not compile yet may be the approval of a step.
 */
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { bundledSourcePrefix, isReservedId, userSourcePrefix } from '../../schemas/ids.ts';
import { catalogCommand } from '../../schemas/text/catalog-command.ts';
import { quote } from '../replies/refusals.ts';
import type { CurrentSources, Environment } from '../session/environment.ts';
import type { Resolved } from './workflow-library.ts';

type Broken = { readonly sourceKind: WorkflowSourceKind; readonly source: string };

/** Null if it may start. */
export async function currentFault(
  { currentOnly }: Pick<Environment, 'currentOnly'>,
  workflowId: string,
  found: Resolved,
): Promise<ErrorEnvelope | null> {
  if (currentOnly === null) return null;
  const unknown = unknownPlace(currentOnly, found);
  if (unknown !== null) return unknown;
  const broken = await brokenOf(workflowId, found);
  if (broken !== null) {
    const { sourceKind, source } = broken;
    const why = (await currentOnly.faultOfSource(sourceKind, source)) ?? `${quote(source)} has errors`;
    return fault(sourceKind, `the current source of ${quote(workflowId)} does not compile: ${why}`);
  }
  // It changed after it was compiled, or what it compiles to cannot be stored.
  const isDrifted = found.warnings.some(({ code }) => code === 'SOURCE_DRIFT');
  if (!isDrifted) return null;
  return fault(found.catalog.sourceKind, `the source of ${quote(workflowId)} changed since it was compiled`);
}

const fault = (sourceKind: WorkflowSourceKind, message: string): ErrorEnvelope => ({
  code: 'COMPILE_FAILED',
  message,
  retry: { kind: 'not_retryable' },
  suggestion: `Run: ${catalogCommand('check', sourceKind)}`,
  details: { argument: 'source', sourceKind },
});

/** Of the places that may have the workflow of this id: the one that it was found in, and those that come before it. */
function unknownPlace({ faultOfPlace }: CurrentSources, { entry, catalog, workspace }: Resolved): ErrorEnvelope | null {
  // Whatever a project contains, what is shipped is found where it ships; with bindings, in the project.
  const last = workspace.catalogs.indexOf(catalog);
  const places = isReservedId(entry.workflowId) ? [catalog] : workspace.catalogs.slice(0, last + 1);
  for (const { sourceKind } of places) {
    const why = faultOfPlace(sourceKind);
    if (why !== null) return fault(sourceKind, `it is unknown what ${quote(entry.workflowId)} is now: ${why}`);
  }
  return null;
}

/** The source that the id means now: of the entry, or one that would come before it if it compiled. */
async function brokenOf(
  workflowId: string,
  { entry, catalog, isBroken, isUnbound, workspace }: Resolved,
): Promise<Broken | null> {
  if (isBroken === true) return { sourceKind: catalog.sourceKind, source: entry.source };
  if (isUnbound === true) return { sourceKind: 'project', source: `${bundledSourcePrefix}${entry.source}` };
  if (isReservedId(entry.workflowId)) return null;
  for (const before of workspace.catalogs) {
    if (before === catalog) return null;
    const source = (await before.brokenSource?.(workflowId)) ?? null;
    if (source !== null)
      return {
        sourceKind: before.sourceKind,
        source: source.startsWith(userSourcePrefix) ? source.slice(userSourcePrefix.length) : source,
      };
  }
  return null;
}

/** Of the source, for the one who starts the workflow; null for another error. */
export function outdatedSourceIn({ details }: ErrorEnvelope): WorkflowSourceKind | null {
  const sourceKind = details?.['argument'] === 'source' ? details['sourceKind'] : undefined;
  return sourceKind === 'project' || sourceKind === 'user' ? sourceKind : null;
}
