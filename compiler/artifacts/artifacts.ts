/**
 * The text of the files that `compile` writes: catalog, lock file, and one snapshot for each distinct hash
 * [legacy-id-suggestion]. The caller writes or compares these files.
 */
import { byCodeUnit } from '../../schemas/code-unit-order.ts';
import { digestFileName } from '../../schemas/canonical/sha256.ts';
import type { Catalog, CatalogEntry, Lockfile } from '../../schemas/catalog.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import { bundledSourcePrefix } from '../../schemas/ids.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import type { SourceMap } from '../../schemas/source-map.ts';
import { subjectsOf } from '../diagnostics/diagnostic.ts';
import type { CompileAllResult, Compiled } from '../host.ts';
import { lockBindingText } from './lock-binding.ts';
import { suggestedIdFor } from '../phases/3-resolve/suggested-id.ts';

type CompiledSources = Pick<CompileAllResult, 'diagnostics' | 'compiled'>;
/** The values for one workflow in the catalog and the lock file: enough to write both without compiling the workflow again. */
export type WorkflowRecord = {
  /** Without the suggested id for an id without a namespace, because the suggestion depends on the other ids. */
  readonly entry: CatalogEntry;
  readonly sourceKind: WorkflowSourceKind;
  readonly bindings: Lockfile['workflows'][string]['bindings'];
};
/** The catalog and the lock file of one source root. */
export type ArtifactLists = {
  /** `catalog.json` */
  readonly catalog: string;
  /** `workrail.lock` */
  readonly lock: string;
};
/** The files below `snapshots/`, one of each for every distinct hash. */
export type ArtifactObjects = {
  /** The canonical JCS text that the hash covers, without a line feed at the end. */
  readonly snapshots: readonly { readonly name: string; readonly text: string }[];
  /** `<hash>.map.json`: one line for each prompt line. */
  readonly maps: readonly { readonly name: string; readonly text: string }[];
};
export type Artifacts = ArtifactLists & ArtifactObjects;

const namespaceOf = (id: string) => (id.includes('.') ? id.slice(0, id.indexOf('.')) : '');
const kindOrder = { workflow: 0, routine: 1 } as const;

/** The suggested id for an id without a namespace. */
function suggestedIdOf({ entry, sourceKind }: WorkflowRecord, taken: ReadonlySet<string>): string | null {
  const { workflowId } = entry;
  return workflowId.includes('.') ? null : suggestedIdFor(workflowId, sourceKind, (id) => taken.has(id));
}

export function recordOf(compiled: Compiled): WorkflowRecord {
  const { snapshot, sourceKind } = compiled;
  const entry: CatalogEntry = {
    workflowId: compiled.workflowId,
    kind: snapshot.kind,
    name: snapshot.name,
    description: snapshot.description,
    tags: snapshot.tags,
    aliases: snapshot.aliases,
    version: snapshot.version,
    workflowHash: compiled.workflowHash,
    source: compiled.file,
    ...(compiled.file.startsWith(bundledSourcePrefix) ? { bundled: true } : {}),
    ...(compiled.bindingsDigest === undefined ? {} : { bindingsDigest: compiled.bindingsDigest }),
    sourceBytesDigest: compiled.sourceBytesDigest,
    sourceDigest: compiled.sourceDigest,
  };
  const bindings = Object.fromEntries(snapshot.bindings.map((binding) => [binding.slot, lockBindingText(binding)]));
  return { entry, sourceKind, bindings };
}

function catalogEntry(record: WorkflowRecord, taken: ReadonlySet<string>): CatalogEntry {
  const suggestedId = suggestedIdOf(record, taken);
  if (suggestedId === null) return record.entry;
  const { workflowId, kind, name, description, tags, aliases, ...rest } = record.entry;
  return { workflowId, kind, name, description, tags, aliases, suggestedId, ...rest };
}

/** Sorted by namespace, then workflows before routines, then id. An id without a namespace sorts first. */
function compareEntries(a: CatalogEntry, b: CatalogEntry): number {
  return (
    byCodeUnit(namespaceOf(a.workflowId), namespaceOf(b.workflowId)) ||
    kindOrder[a.kind] - kindOrder[b.kind] ||
    byCodeUnit(a.workflowId, b.workflowId) ||
    byCodeUnit(a.source, b.source)
  );
}

/** One line for each workflow, sorted by id, so that a changed workflow is a changed line in a review. */
function lockText(records: readonly WorkflowRecord[], compilerVersion: string): string {
  const lines = [...records]
    .sort((a, b) => byCodeUnit(a.entry.workflowId, b.entry.workflowId))
    .map(({ entry: { workflowId, source, sourceDigest, workflowHash }, bindings }) => {
      const entry = { source, sourceDigest, workflowHash, compiler: compilerVersion, bindings };
      return `    ${JSON.stringify(workflowId)}: ${JSON.stringify(entry)}`;
    });
  const body = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n  "version": 1,\n  "workflows": ${body}\n}\n`;
}

/** One line of the map for each prompt line, so that a review can show the difference. */
function mapText({ steps, ...head }: SourceMap): string {
  const top = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const stepTexts = steps.map(({ stepId, lines }) => {
    const origins = lines.map((origin) => `      ${JSON.stringify(origin)}`);
    return `    { "stepId": ${JSON.stringify(stepId)}, "lines": [\n${origins.join(',\n')}\n    ] }`;
  });
  return `{\n${top.join('\n')}\n  "steps": [\n${stepTexts.join(',\n')}\n  ]\n}\n`;
}

/** Sources with errors, which the catalog omits. */
function failedSources(diagnostics: readonly Diagnostic[]): NonNullable<Catalog['failed']> {
  const errors = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    for (const source of subjectsOf(diagnostic)) errors.set(source, (errors.get(source) ?? 0) + 1);
  }
  return [...errors].sort(([a], [b]) => byCodeUnit(a, b)).map(([source, count]) => ({ source, errors: count }));
}

const namedTexts = (texts: ReadonlyMap<string, string>) =>
  [...texts].sort(([a], [b]) => byCodeUnit(a, b)).map(([name, text]) => ({ name, text }));

/**
 * @param records of one source root, with unique ids
 * @param diagnostics of the same source root
 */
export function listsOf(
  records: readonly WorkflowRecord[],
  diagnostics: readonly Diagnostic[],
  compilerVersion: string,
): ArtifactLists {
  const taken = new Set<string>(records.map(({ entry }) => entry.workflowId));
  const workflows = records.map((record) => catalogEntry(record, taken)).sort(compareEntries);
  const failed = failedSources(diagnostics);
  const catalog: Catalog = { v: 1, compilerVersion, workflows, ...(failed.length === 0 ? {} : { failed }) };
  return { catalog: `${JSON.stringify(catalog, null, 2)}\n`, lock: lockText(records, compilerVersion) };
}

export function objectsOf(compiled: readonly Compiled[]): ArtifactObjects {
  const maps = new Map(
    compiled.map(({ workflowHash, map }) => [`${digestFileName(workflowHash)}.map.json`, mapText(map)]),
  );
  const snapshots = new Map(compiled.map(({ workflowHash, text }) => [`${digestFileName(workflowHash)}.json`, text]));
  return { snapshots: namedTexts(snapshots), maps: namedTexts(maps) };
}

export function artifactsOf({ compiled, diagnostics }: CompiledSources, compilerVersion: string): Artifacts {
  return { ...listsOf(compiled.map(recordOf), diagnostics, compilerVersion), ...objectsOf(compiled) };
}
