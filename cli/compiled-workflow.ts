/**
 * A workflow that can be started here, with the files behind it: the source it was compiled from and the map beside its
 * snapshot. The runtime decides which workflow an id means; this adds what people look at and agents never see.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validateCatalog } from '../generated/validators/catalog.v1.js';
import { validateSourceMap } from '../generated/validators/source-map.v1.js';
import { digestFileName } from '../schemas/canonical/sha256.ts';
import type { CatalogEntry } from '../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../schemas/closed-sets.ts';
import type { WorkflowHash } from '../schemas/ids.ts';
import type { SourceMap } from '../schemas/source-map.ts';
import { CommandFailure, exitCode } from './command.ts';
import { parsedFile } from './parsed-file.ts';
import { bundledFolder, userFolder } from './places.ts';
import { projectRoot, userRoot } from './sources.ts';

type Place = { readonly root: string; readonly compiled: string };

function placeOf(sourceKind: WorkflowSourceKind, project: string): Place {
  if (sourceKind === 'bundled') return { root: dirname(dirname(bundledFolder())), compiled: bundledFolder() };
  const root = sourceKind === 'user' ? userRoot(userFolder()) : projectRoot(project);
  return { root: root.folder, compiled: root.compiledFolder };
}

function missing(message: string): CommandFailure {
  return new CommandFailure(
    {
      code: 'COMPILE_STALE',
      message,
      retry: { kind: 'not_retryable' },
      suggestion: 'Run: workrail compile',
    },
    exitCode.stale,
  );
}

export type ShownSource = { readonly file: string; readonly text: string };

/** Every place that may hold compiled snapshots here, best first. */
export const compiledFolders = (project: string): readonly string[] =>
  (['project', 'user', 'bundled'] as const).map((kind) => placeOf(kind, project).compiled);

function entryOf(place: Place, workflowHash: WorkflowHash): CatalogEntry {
  const catalog = parsedFile(join(place.compiled, 'catalog.json'), validateCatalog);
  const entry = catalog?.workflows.find((candidate) => candidate.workflowHash === workflowHash);
  if (entry === undefined) throw missing('the catalog changed while it was read');
  return entry;
}

/** The source as its author wrote it. */
export function sourceText(project: string, sourceKind: WorkflowSourceKind, workflowHash: WorkflowHash): ShownSource {
  const place = placeOf(sourceKind, project);
  const { source } = entryOf(place, workflowHash);
  const path = join(place.root, source);
  if (!existsSync(path)) throw missing(`the source ${source} is gone`);
  return { file: source, text: readFileSync(path, 'utf8') };
}

/** Where every line of every prompt came from. A map of another version or a damaged one is not believed. */
export function sourceMapAt(project: string, sourceKind: WorkflowSourceKind, workflowHash: WorkflowHash): SourceMap {
  const path = join(placeOf(sourceKind, project).compiled, 'snapshots', `${digestFileName(workflowHash)}.map.json`);
  const map = parsedFile(path, validateSourceMap);
  if (map === null || map.workflowHash !== workflowHash)
    throw missing('the source map of this workflow is missing or damaged');
  return map;
}
