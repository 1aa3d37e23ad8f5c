/**
 * A workflow that can be started here, with its files: the source and the source map. The runtime determines which workflow an id
 * names; this module adds data for users that agents never see.
 */
import { join } from 'node:path';
import { validateCatalog } from '../../generated/validators/catalog.v1.js';
import { validateSourceMap } from '../../generated/validators/source-map.v1.js';
import { digestFileName } from '../../schemas/canonical/sha256.ts';
import type { CatalogEntry } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import { bundledSourcePrefix, type WorkflowHash } from '../../schemas/ids.ts';
import type { SourceMap } from '../../schemas/source-map.ts';
import { sourceBytesMax } from '../../schemas/limits.ts';
import type { WorkflowSummary } from '../../schemas/tools.ts';
import { type Boundary, isBelow } from '../files/boundary.ts';
import { installed } from '../compile/bundled-library.ts';
import { Failure } from '../failure.ts';
import { parsedWhereReadable } from '../files/parsed-file.ts';
import { bundledFolder, userFolder } from '../places.ts';
import { projectRoot, userRoot } from '../sources/source-root.ts';
import { textAt } from '../files/atomic-write.ts';
import { forProject } from '../next-command.ts';

export type Place = { readonly boundary: Boundary; readonly compiled: string };
/** Which compiled workflow is used; if the project binds a bundled one, it is among those of the project. */
export type CompiledName = Pick<WorkflowSummary, 'sourceKind' | 'boundBy' | 'workflowHash'>;

const placeOfWorkflow = ({ sourceKind, boundBy }: CompiledName, project: string) =>
  placeOf(boundBy ?? sourceKind, project);

function placeOf(sourceKind: WorkflowSourceKind, project: string): Place {
  if (sourceKind === 'bundled') return { boundary: installed(), compiled: bundledFolder() };
  const root = sourceKind === 'user' ? userRoot(userFolder()) : projectRoot(project);
  return { boundary: root, compiled: root.compiledFolder };
}

function missing(message: string): Failure {
  return new Failure(
    {
      code: 'COMPILE_STALE',
      message,
      retry: { kind: 'not_retryable' },
      suggestion: `Run: ${forProject('workrail compile')}`,
    },
    'stale',
  );
}

export type ShownSource = { readonly file: string; readonly text: string };

/** All directories that may contain compiled snapshots, in order of precedence. */
export const compiledFolders = (project: string): readonly Place[] =>
  (['project', 'user', 'bundled'] as const).map((kind) => placeOf(kind, project));

function entryOf(place: Place, workflowHash: WorkflowHash): CatalogEntry {
  const catalog = parsedWhereReadable(place.boundary, join(place.compiled, 'catalog.json'), validateCatalog);
  const entry = catalog?.workflows.find((candidate) => candidate.workflowHash === workflowHash);
  if (entry === undefined) throw missing('the catalog changed while it was read');
  return entry;
}

/** Its source, if the source does not compile now and its last valid version is kept; otherwise null. */
export function keptSource(project: string, name: CompiledName): string | null {
  const { boundary, compiled } = placeOfWorkflow(name, project);
  const catalog = parsedWhereReadable(boundary, join(compiled, 'catalog.json'), validateCatalog);
  const source = catalog?.workflows.find(({ workflowHash }) => workflowHash === name.workflowHash)?.source;
  return catalog?.failed?.find((failed) => failed.source === source)?.source ?? null;
}

/** The source as its author wrote it. */
export function sourceText(project: string, name: CompiledName): ShownSource {
  const place = placeOfWorkflow(name, project);
  const { source } = entryOf(place, name.workflowHash);
  const isShipped = source.startsWith(bundledSourcePrefix);
  const boundary = isShipped ? installed() : place.boundary;
  const path = join(boundary.folder, isShipped ? source.slice(bundledSourcePrefix.length) : source);
  const text = isBelow(path, boundary.folder) ? textAt(boundary, path, sourceBytesMax) : null;
  if (text === null) throw missing(`the source ${source} no longer exists`);
  return { file: source, text };
}

/** The origin of every prompt line. A map of another version or a damaged map is ignored. */
export function sourceMapAt(project: string, name: CompiledName): SourceMap {
  const { workflowHash } = name;
  const { boundary, compiled } = placeOfWorkflow(name, project);
  const path = join(compiled, 'snapshots', `${digestFileName(workflowHash)}.map.json`);
  const map = parsedWhereReadable(boundary, path, validateSourceMap);
  if (map === null || map.workflowHash !== workflowHash)
    throw missing('the source map of this workflow is missing or damaged');
  return map;
}
