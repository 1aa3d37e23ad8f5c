/**
 * `workrail migrate` of a folder: every source in it becomes a native one, or stays as it is with the reason. All are read before
 * one is written, so that a routine counts for the others in the form that its author wrote.
 */
import { counted } from '../../schemas/text/counted.ts';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import type { CompileInput } from '../../compiler/compile.ts';
import type { SourceUnit } from '../../compiler/ir/source.ts';
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { renderPretty } from '../../compiler/diagnostics/render.ts';
import { type Migration, migrateSource, readUnits, renamesOf, unreadIds } from '../../compiler/legacy/migrate.ts';
import type { Diagnostic, MigrateFolderReport } from '../../schemas/diagnostics.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { bundledLibrary } from '../../project/compile/bundled-library.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { migratedFaults, twinFaults } from './migrated-faults.ts';
import { isTaken } from './new-place.ts';
import { sayStillNamed } from './renamed-ids.ts';
import { refuseNoSources } from '../../project/sources/no-sources.ts';
import { isProject, projectFolder } from '../../project/places.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { inputOfSource } from '../../project/sources/source-input.ts';
import {
  rootOf,
  type SourceFile,
  type SourceRoot,
  sourcesBelow,
  sourcesOf,
} from '../../project/sources/source-root.ts';
import { block, newline, printData, printJson, say } from '../terminal/terminal.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { pathWithin } from '../../project/files/boundary.ts';
import { placeOfNamed } from '../../project/files/named-place.ts';
import { textAt, writeNew } from '../../project/files/atomic-write.ts';
import { removeNamedLeftovers, rewriteSource, whyNotWritten } from './rewritten-source.ts';
import { forProject } from '../../project/next-command.ts';

export const isFolder = (operand: string): boolean =>
  statSync(operand, { throwIfNoEntry: false })?.isDirectory() === true;

/** As it is named in reports, on every system. */
const shownIn = (folder: string, file: string): string => `${visibleName(folder).replace(/[\\/]+$/, '')}/${file}`;

type FileReport = MigrateFolderReport['files'][number];
type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'out'; readonly folder: string };

function targetOf({ options: { out, write } }: Invocation): Target {
  if (typeof out === 'string' && write === true)
    throw usageError(
      '--out and --write cannot be combined',
      'Use --out to write new files to a directory, or --write to overwrite the old files',
    );
  if (write === true) return { kind: 'replace' };
  if (typeof out !== 'string') return { kind: 'none' };
  if (existsSync(out) && !isFolder(out))
    throw usageError(`${out} is not a directory`, 'Give a directory with --out DIR');
  return { kind: 'out', folder: out };
}

const noSources = (folder: string): Failure =>
  new Failure({
    code: 'NO_SOURCES',
    message: `${folder} and its subdirectories contain no .json workflow source; directories whose names start with a dot are not searched`,
    retry: { kind: 'not_retryable' },
    suggestion: 'Give a directory of workflow files, or one file. Run: workrail migrate --help',
  });

/**
 * Of a project its sources, since its other JSON files are no workflows; of any other folder every JSON file in it and below.
 *
 * @throws Failure when there is none
 */
function sourcesIn(operand: string): readonly SourceFile[] {
  const folder = resolve(operand);
  const own = isProject(folder) ? sourcesOf(rootOf(folder)) : [];
  const sources = own.length > 0 ? own : sourcesBelow(folder);
  if (sources.length > 0) return sources;
  if (isProject(folder)) refuseNoSources(rootOf(folder));
  throw noSources(operand);
}

const notReplaced = (named: string) => ({
  notWritten: `${named} already exists, and --out does not overwrite files: move it, or give another directory with --out DIR`,
});

/** The older file still works. */
const kept = { notWritten: 'the file stays as it is, because the migrated file does not compile' };

/** What an earlier call wrote that was interrupted is not in the way of the next one. */
function isWritten(root: SourceRoot, place: string, text: string): boolean {
  const [stat, bytes] = [lstatSync(place), Buffer.byteLength(text)];
  const { boundary, path } = placeOfNamed(root, place);
  return stat.isFile() && stat.size === bytes && textAt(boundary, path, bytes) === text;
}

type Written = { readonly written: string } | { readonly notWritten: string } | Record<string, never>;

const placeOf = (target: Exclude<Target, { kind: 'none' }>, file: string, path: string): string =>
  target.kind === 'replace' ? path : resolve(target.folder, file);

function put(
  { path, file }: SourceFile,
  { file: shown, text: before }: CompileInput,
  text: string,
  target: Target,
  root: SourceRoot,
): Written {
  if (target.kind === 'none') return {};
  try {
    if (target.kind === 'replace') {
      const why = rewriteSource(root, path, before, text);
      return why === null ? { written: shown } : { notWritten: why };
    }
    const named = shownIn(target.folder, file);
    const place = placeOf(target, file, path);
    if (isTaken(place)) return isWritten(root, place, text) ? { written: named } : notReplaced(named);
    const { boundary, path: at } = placeOfNamed(root, place);
    writeNew(boundary, at, text);
    return { written: named };
  } catch (error) {
    if (errnoOf(error) === 'EEXIST' && target.kind === 'out') return notReplaced(shownIn(target.folder, file));
    return { notWritten: whyNotWritten(error) };
  }
}

const idsOf = (units: readonly (SourceUnit | null)[]) =>
  units.flatMap((unit) => (unit === null ? [] : unit.workflow.id));

/** The sources of the project that are not migrated. */
function sourcesAround(sources: readonly SourceFile[], root: SourceRoot) {
  const paths = new Set(sources.map(({ path }) => pathWithin(root.folder, path)));
  return sourcesOf(root)
    .filter(({ path }) => !paths.has(path))
    .map((source) => ({ path: source.path, input: inputOfSource(source, root.sourceKind) }));
}

/**
 * Whether a path is one that `--out` writes to. What an interrupted call wrote there is not another workflow, so the next call gives
 * the files the same ids and references.
 */
function outputsOf(sources: readonly SourceFile[], target: Target, root: SourceRoot): (path: string) => boolean {
  const outputs = new Set(
    target.kind === 'out' ? sources.map(({ file, path }) => pathWithin(root.folder, placeOf(target, file, path))) : [],
  );
  return (path) => outputs.has(pathWithin(root.folder, path));
}

type Migrated = { readonly source: SourceFile; readonly input: CompileInput; readonly migration: Migration };

/**
 * A source is replaced only if nothing keeps the migrated file from compiling [migrate-output-compiles]. New files are sources only when all are
 * written, and two of them can have the same id.
 */
function writeAll(
  migrations: readonly Migrated[],
  faultsOf: (migrated: Migrated) => readonly Diagnostic[],
  target: Target,
  root: SourceRoot,
) {
  const places = migrations.map(({ source }) =>
    target.kind === 'none' ? source.path : placeOf(target, source.file, source.path),
  );
  /** @param nameOf as reports name the file; null for one that is not looked at */
  const twinsOf = (nameOf: (index: number) => string | null) =>
    twinFaults(
      migrations.flatMap(({ migration }, index) => {
        const file = nameOf(index);
        if (migration.kind !== 'migrated' || file === null) return [];
        return [{ file, path: places[index] ?? '', text: migration.text }];
      }),
      root,
    );
  const before = twinsOf((index) => (target.kind === 'replace' ? (migrations[index]?.input.file ?? null) : null));
  const results = migrations.map((migrated, index) => {
    const { source, input, migration } = migrated;
    const faults = [...faultsOf(migrated), ...(before.get(places[index] ?? '') ?? [])];
    const isKept = target.kind === 'replace' && faults.length > 0;
    const written: Written =
      migration.kind !== 'migrated' ? {} : isKept ? kept : put(source, input, migration.text, target, root);
    return { input, migration, written, faults };
  });
  const after = twinsOf((index) => {
    const { written = {} } = results[index] ?? {};
    return target.kind === 'out' && 'written' in written ? written.written : null;
  });
  return results.map((result, index) => ({
    ...result,
    faults: [...result.faults, ...(after.get(places[index] ?? '') ?? [])],
  }));
}

const isFault = ({ severity }: Diagnostic): boolean => severity === 'error';

/** @param faults what keeps the migrated file from compiling */
function reportOf(file: string, migration: Migration, written: Written, faults: readonly Diagnostic[]): FileReport {
  const found = migration.kind === 'refused' ? {} : { workflowId: migration.workflowId, text: migration.text };
  const renamed =
    migration.kind === 'migrated' && migration.renamedFrom !== null ? { renamedFrom: migration.renamedFrom } : {};
  return {
    file,
    status: migration.kind,
    ...found,
    ...renamed,
    ...written,
    diagnostics: [...migration.diagnostics, ...faults],
  };
}

const countOf = (files: readonly FileReport[], status: FileReport['status']) =>
  files.filter((one) => one.status === status).length;

function sayOldIds(root: SourceRoot, files: readonly FileReport[]): void {
  sayStillNamed(
    root,
    files.flatMap(({ renamedFrom, workflowId, written }) =>
      renamedFrom === undefined || written === undefined || workflowId === undefined
        ? []
        : [{ before: renamedFrom, now: workflowId, path: resolve(written) }],
    ),
  );
}

type Sources = {
  readonly inputs: readonly Pick<Migrated, 'source' | 'input'>[];
  /** Of the inputs, then of the other sources of the project. */
  readonly units: readonly (SourceUnit | null)[];
  /** Without what an earlier call wrote, which this one writes again. */
  readonly known: readonly (SourceUnit | null)[];
  /** The ids of sources that cannot be read. */
  readonly unread: readonly string[];
  readonly root: SourceRoot;
  readonly isRenamed: boolean;
};

/** @param kept the ids of files that are not written, so that they keep their names in the files that are */
function migrateOnce({ inputs, units, known, unread, root, isRenamed }: Sources, kept: ReadonlySet<string>) {
  const own = units.slice(0, inputs.length).filter((unit) => unit !== null);
  const moved = own.filter(({ workflow }) => !kept.has(workflow.id));
  const renames = isRenamed
    ? renamesOf(moved, root.sourceKind, [...idsOf(known), ...unread])
    : new Map<string, string>();
  const migrations = inputs.map(({ source, input }, index): Migrated => {
    const others = known.flatMap((unit, other) => (unit === null || other === index ? [] : [unit]));
    const isKept = kept.has(units[index]?.workflow.id ?? '');
    const options = { isRenamed: isRenamed && !isKept, libraryIds: bundledLibrary().ids, unread, renames };
    return { source, input, migration: migrateSource(input, others, builtins, options) };
  });
  const outputs = migrations.flatMap(({ source, input, migration }) =>
    migration.kind === 'refused' ? [] : [{ file: input.file, path: source.path, text: migration.text }],
  );
  const faults = migratedFaults(outputs, root);
  const faultsOf = ({ input, migration }: Migrated) => {
    // A native file may name a workflow that is renamed.
    const isChecked = migration.kind === 'migrated' || (migration.kind === 'native' && renames.size > 0);
    return isChecked ? faults.filter((one) => subjectOf(one) === input.file) : [];
  };
  return { migrations, faultsOf };
}

/**
 * With `--write`, a file that is kept also keeps its id. So the others are migrated again without this rename, until none of them names
 * an id that no file will have [migrate-output-compiles].
 */
function migrateAll({ target, ...sources }: Sources & { readonly target: Target }) {
  const kept = new Set<string>();
  for (;;) {
    const before = kept.size;
    const done = migrateOnce(sources, kept);
    if (target.kind !== 'replace' || !sources.isRenamed) return done;
    for (const [index, migrated] of done.migrations.entries()) {
      const { kind } = migrated.migration;
      const isKept = kind === 'refused' || (kind === 'migrated' && done.faultsOf(migrated).length > 0);
      const unit = sources.units[index] ?? null;
      if (isKept && unit !== null) kept.add(unit.workflow.id);
    }
    if (kept.size === before) return done;
  }
}

export async function migrateFolder(operand: string, invocation: Invocation): Promise<number> {
  const { options, operands } = invocation;
  if (operands.length > 1) throw usageError('migrate takes one file or directory', 'Run: workrail migrate --help');
  const target = targetOf(invocation);
  const root = rootOf(projectFolder(options['project']));
  const sources = sourcesIn(operand);
  const inputs = sources.map((source) => ({
    source,
    input: { ...inputOfSource(source, root.sourceKind), file: shownIn(operand, source.file) },
  }));
  const around = sourcesAround(sources, root);
  const all = [...inputs, ...around].map(({ input }) => input);
  const units = readUnits(all, builtins);
  const isOutput = outputsOf(sources, target, root);
  const paths = [...inputs.map(({ source }) => source.path), ...around.map(({ path }) => path)];
  const known = units.map((unit, index) => (unit?.dialect === 'native' && isOutput(paths[index] ?? '') ? null : unit));
  const isRenamed = options['rename'] === true;
  const given = { inputs, units, known, unread: unreadIds(all, units), root, isRenamed, target };
  const { migrations, faultsOf } = migrateAll(given);
  const files = writeAll(migrations, faultsOf, target, root).map(({ input, migration, written, faults: found }) => {
    return reportOf(input.file, migration, written, found);
  });
  removeNamedLeftovers(
    root,
    sources.flatMap(({ file, path }) => (target.kind === 'none' ? [] : [placeOf(target, file, path)])),
  );
  const hasFaults = files.some(({ status, diagnostics }) => status !== 'refused' && diagnostics.some(isFault));
  const summary = {
    migrated: countOf(files, 'migrated'),
    native: countOf(files, 'native'),
    refused: countOf(files, 'refused'),
    notWritten: files.filter(({ notWritten }) => notWritten !== undefined).length,
  };
  if (options['json'] === true) await printJson({ version: 1, folder: operand, files, summary });
  else await printFolder(operand, files, summary, target);
  if (target.kind === 'replace') sayOldIds(root, files);
  return hasFaults || summary.refused + summary.notWritten > 0 ? exitCode.errorsFound : exitCode.ok;
}

function lineOf({ file, status, diagnostics, notWritten, written, renamedFrom, workflowId }: FileReport): string {
  const warnings = diagnostics.filter(({ severity }) => severity !== 'info').length;
  const found = status === 'migrated' ? ` (findings: ${diagnostics.length}, warnings: ${warnings})` : '';
  const broken = status !== 'refused' && diagnostics.some(isFault) ? '; does not compile' : '';
  const renamed = renamedFrom === undefined ? '' : `; renamed from ${visibleName(renamedFrom)} to ${workflowId}`;
  const where = notWritten !== undefined ? `; not written: ${notWritten}` : '';
  return `${(status === 'migrated' && written === undefined ? 'legacy' : status).padEnd(8)}  ${file}${written !== undefined && written !== file ? ` -> ${written}` : ''}${found}${renamed}${where}${broken}`;
}

async function printFolder(
  folder: string,
  files: readonly FileReport[],
  { migrated, native, refused, notWritten }: MigrateFolderReport['summary'],
  target: Target,
): Promise<void> {
  const refusals = files.flatMap(({ status, diagnostics }) =>
    status === 'refused' ? diagnostics : diagnostics.filter(isFault),
  );
  if (refusals.length > 0)
    say(
      block(
        renderPretty(refusals, {
          workflows: files.filter(({ diagnostics }) => diagnostics.some(isFault)).length,
          showAll: forProject(`workrail migrate ${shellWord(folder)} --json`),
        }).trimEnd(),
      ),
    );
  const done = target.kind === 'none' ? 'to migrate' : 'migrated';
  const counts = [`${migrated - notWritten} ${done}`, `${native} already native`, `${refused} refused`];
  if (notWritten > 0) counts.push(`${notWritten} not written`);
  await printData(
    `${[...files.map(lineOf), `${counted(files.length, 'file')}: ${counts.join(', ')}`].join(newline)}${newline}`,
  );
  const name = shellWord(folder);
  if (migrated === 0) return say('Nothing to migrate.');
  say(
    target.kind === 'none'
      ? `Nothing was written. Run: ${forProject(`workrail migrate ${name} --write`)}, or: ${forProject(`workrail migrate ${name} --out DIR`)}`
      : 'To see each change, run migrate on one of the old files, or use --json.',
  );
}
