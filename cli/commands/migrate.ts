/**
 * `workrail migrate`: converts a workflow of the older format to the native format. Prints it, or writes it to `--out`; an existing
 * file is replaced only with `--write`. The report of the changes goes to stderr. The sources of a folder are converted one by one.
 */
import { resolve } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import type { CompileInput } from '../../compiler/compile.ts';
import { renderPretty } from '../../compiler/diagnostics/render.ts';
import { type Migration, migrateSource, readUnits, unreadIds } from '../../compiler/legacy/migrate.ts';
import { bundledLibrary } from '../../project/compile/bundled-library.ts';
import { usageError } from '../../project/failure.ts';
import { writeNew } from '../../project/files/atomic-write.ts';
import { pathWithin } from '../../project/files/boundary.ts';
import { placeOfNamed } from '../../project/files/named-place.ts';
import { projectFolder } from '../../project/places.ts';
import { inputOfSource } from '../../project/sources/source-input.ts';
import { rootOf, type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import type { Diagnostic, MigrateReport } from '../../schemas/diagnostics.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../command.ts';
import { type Operand, readOperands, stdinOperand } from '../operands/file-operands.ts';
import { isFolder, migrateFolder } from '../outputs/migrate-folder.ts';
import { migratedFaults, twinFaults } from '../outputs/migrated-faults.ts';
import { requireFree, writingNew } from '../outputs/new-place.ts';
import { removeNamedLeftovers, replaceNamed } from '../outputs/rewritten-source.ts';
import { sayStillNamed } from '../outputs/renamed-ids.ts';
import { block, printFile, printJson, say, terminalColumns } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

type Target =
  | { readonly kind: 'stdout' }
  | { readonly kind: 'replace'; readonly file: string; readonly path: string }
  /** With `--write`, of a file that would not compile: the older file still works, so it stays as it is. */
  | { readonly kind: 'kept'; readonly file: string; readonly path: string }
  | { readonly kind: 'new'; readonly file: string; readonly path: string };

function targetOf(operand: string, { options }: Invocation): Target {
  const { out, write } = options;
  if (typeof out === 'string' && write === true)
    throw usageError(
      '--out and --write cannot be combined',
      'Use --out to write a new file, or --write to overwrite the old file',
    );
  if (write === true) {
    if (operand === stdinOperand)
      throw usageError(
        '--write cannot be combined with `-`: stdin has no file to overwrite',
        'Give a new file with --out FILE',
      );
    return { kind: 'replace', file: operand, path: resolve(operand) };
  }
  if (typeof out !== 'string') return { kind: 'stdout' };
  requireFree(
    out,
    operand === stdinOperand
      ? 'Give another file'
      : `Give another file, or overwrite the source: ${forProject(`workrail migrate ${shellWord(operand)} --write`)}`,
  );
  return { kind: 'new', file: out, path: resolve(out) };
}

/** Other sources of the project; a project that cannot be read has none. */
function othersOf(path: string, root: SourceRoot) {
  const inputs = sourcesOf(root)
    .filter((source) => source.path !== path)
    .map((source) => inputOfSource(source, root.sourceKind));
  const units = readUnits(inputs, builtins);
  return { units: units.filter((unit) => unit !== null), unread: unreadIds(inputs, units) };
}

function put(target: Target, before: string, text: string, root: SourceRoot): void {
  if (target.kind === 'stdout' || target.kind === 'kept') return;
  const { boundary, path } = placeOfNamed(root, target.path);
  if (target.kind === 'replace') replaceNamed(root, target.path, before, text);
  else writingNew(target.file, () => writeNew(boundary, path, text));
  removeNamedLeftovers(root, [target.path]);
}

function reportOf(file: string, migration: Migration, target: Target, faults: readonly Diagnostic[]): MigrateReport {
  const isWritten = migration.kind === 'migrated' && (target.kind === 'replace' || target.kind === 'new');
  const written = isWritten ? { written: target.file } : {};
  const renamed =
    migration.kind === 'migrated' && migration.renamedFrom !== null ? { renamedFrom: migration.renamedFrom } : {};
  const found = migration.kind === 'refused' ? {} : { workflowId: migration.workflowId, text: migration.text };
  return {
    version: 1,
    file,
    status: migration.kind,
    ...found,
    ...renamed,
    ...written,
    diagnostics: [...migration.diagnostics, ...faults],
  };
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const [operand] = operands;
  if (operand !== undefined && isFolder(operand)) return migrateFolder(operand, invocation);
  const [source] = readOperands(operands);
  if (source === undefined || operand === undefined)
    throw usageError('migrate needs <file|dir>', 'Run: workrail migrate --help');
  const wanted = targetOf(operand, invocation);
  const root = rootOf(projectFolder(options['project']));
  const others = othersOf(pathWithin(root.folder, source.path), root);
  const migration = migrateSource(source.input, others.units, builtins, {
    unread: others.unread,
    isRenamed: options['rename'] === true,
    libraryIds: bundledLibrary().ids,
  });
  const { target, faults } =
    migration.kind === 'migrated' ? written(source, migration.text, wanted, root) : { target: wanted, faults: [] };
  if (options['json'] === true) await printJson(reportOf(source.input.file, migration, target, faults));
  else {
    await printMigration(source.input, migration, target, invocation);
    sayFaults(faults, migration, target);
  }
  if (migration.kind === 'migrated' && migration.renamedFrom !== null && target.kind === 'replace')
    sayStillNamed(root, [{ before: migration.renamedFrom, now: migration.workflowId, path: target.path }]);
  return migration.kind === 'refused' || faults.length > 0 ? exitCode.errorsFound : exitCode.ok;
}

/** What keeps the migrated file from compiling. A source is replaced only if nothing does [migrate-output-compiles]. */
function written(
  { input, path }: Operand,
  text: string,
  wanted: Target,
  root: SourceRoot,
): { readonly target: Target; readonly faults: readonly Diagnostic[] } {
  const file = shownTarget(wanted);
  const faults = migratedFaults([{ file, path, text }], root);
  const twins = () =>
    wanted.kind === 'stdout' ? [] : (twinFaults([{ file, path: wanted.path, text }], root).get(wanted.path) ?? []);
  if (wanted.kind === 'replace') {
    const all = [...faults, ...twins()];
    const target = all.length === 0 ? wanted : { ...wanted, kind: 'kept' as const };
    put(target, input.text, text, root);
    return { target, faults: all };
  }
  put(wanted, input.text, text, root);
  // Only now is a new file a source of the project.
  return { target: wanted, faults: [...faults, ...twins()] };
}

const shownTarget = (target: Target): string => (target.kind === 'stdout' ? '<stdout>' : target.file);

function sayFaults(faults: readonly Diagnostic[], migration: Migration, target: Target): void {
  if (migration.kind !== 'migrated' || faults.length === 0) return;
  const texts = new Map([[shownTarget(target), migration.text]]);
  say('The migrated file does not compile:');
  say(block(renderPretty(faults, { workflows: 1, columns: terminalColumns(process.stderr), texts }).trimEnd()));
}

/** A second run of what was written finds something else: the source was replaced, or the new file is there. */
function showAllOf(migration: Migration, target: Target, { operands, withJson }: Invocation): string | undefined {
  if (migration.kind !== 'migrated' || target.kind === 'stdout' || target.kind === 'kept') return withJson;
  return target.kind === 'replace'
    ? undefined
    : forProject(`workrail migrate ${operands.map(shellWord).join(' ')} --json`);
}

async function printMigration(
  { file, text }: CompileInput,
  migration: Migration,
  target: Target,
  invocation: Invocation,
): Promise<void> {
  const { diagnostics } = migration;
  const options = {
    workflows: 1,
    columns: terminalColumns(process.stderr),
    texts: new Map([[file, text]]),
    showAll: showAllOf(migration, target, invocation),
  };
  if (diagnostics.length > 0) say(block(renderPretty(diagnostics, options).trimEnd()));
  if (migration.kind === 'refused') return;
  if (migration.kind === 'native') {
    const written = target.kind === 'stdout' ? '' : ', so nothing was written';
    say(`${file} is already in the native format${written}.`);
    if (invocation.options['rename'] === true)
      say('--rename renames only what it migrates: change the id in this file, and in each workflow that names it.');
    if (target.kind === 'stdout') await printFile(migration.text);
    return;
  }
  if (migration.renamedFrom !== null && target.kind !== 'kept')
    say(`renamed: ${migration.renamedFrom} is now ${migration.workflowId}`);
  if (target.kind === 'stdout') return printFile(migration.text);
  if (target.kind === 'kept') {
    const draft = forProject(`workrail migrate ${shellWord(file)} --out FILE`);
    return say(`not written: ${file} stays as it is, because the migrated file does not compile. To get it: ${draft}`);
  }
  say(`written: ${target.file}. Run: ${forProject(`workrail check ${shellWord(target.file)}`)}`);
}
