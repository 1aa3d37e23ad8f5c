/**
 * `workrail compile`: sources → `.workrail/compiled/` and `workrail.lock`. The whole project is compiled, because files are
 * checked against each other; operands only choose which files are reported. What has errors keeps its last valid version in the
 * catalog, if it has one, and then the lock file stays as it is.
 *
 * `--check` compares and writes nothing; `--frozen` writes, but never another lock file; `--out` writes into one folder and
 * nowhere else. `-` is a draft: it is compiled by itself, and written only where `--out` says.
 */

import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type ArtifactLists, artifactsOf, objectsOf } from '../../compiler/artifacts/artifacts.ts';
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { renderFrames, summaryLine } from '../../compiler/diagnostics/render.ts';
import { version } from '../../package.json';
import {
  artifactDifferences,
  differenceLine,
  differingFiles,
  lockDifferences,
} from '../../project/artifacts/artifact-differences.ts';
import {
  type ArtifactPlace,
  holdsForeignFiles,
  placeIn,
  placeOf,
  writeArtifacts,
} from '../../project/artifacts/artifact-files.ts';
import { recordCompiled } from '../../project/artifacts/compile-records.ts';
import { asksForBindings, type RequestedBindings } from '../../project/compile/compile-context.ts';
import {
  compileIncrementally,
  digestOfCatalog,
  type IncrementalRoot,
  keepResults,
  listsOfRoot,
} from '../../project/compile/compile-incremental.ts';
import { type WithLastValid, withLastValid } from '../../project/compile/last-valid.ts';
import { writeStats } from '../../project/compile/staleness.ts';
import { watchSources } from '../../project/compile/watch.ts';
import { isLockable, withWriterLock } from '../../project/compile/writer-lock.ts';
import { bindingsFileName, bindingsFileOf } from '../../project/configuration/bindings-file.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { pathWithin, realPath } from '../../project/files/boundary.ts';
import { fileFaultOf } from '../../project/files/file-fault.ts';
import { shownPath } from '../../project/files/shown-path.ts';
import { projectFolder } from '../../project/places.ts';
import {
  rootOf,
  type SourceFile,
  type SourceRoot,
  sourceFolders,
  sourcesOf,
} from '../../project/sources/source-root.ts';
import type { ArtifactDifference } from '../../schemas/diagnostics.ts';
import { counted } from '../../schemas/text/counted.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../command.ts';
import { compileOperands } from '../operands/compile-operands.ts';
import { readOperands, stdinOperand } from '../operands/file-operands.ts';
import { isDataDirectory } from '../../project/sources/written-folders.ts';
import { bindWords, refuseUnknownSlots, requestedBindings } from '../operands/requested-bindings.ts';
import { requireSources } from '../operands/required-sources.ts';
import { reportingConfig } from '../reporters/config-report.ts';
import { renderDrift } from '../reporters/github.ts';
import { type Drift, printReport, type Reported, type ReportFormat, reportFormat } from '../reporters/report.ts';
import { block, newline, printData, say, sayError } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

const modes = ['check', 'frozen', 'watch'] as const;
type Mode = Exclude<(typeof modes)[number], 'watch'> | 'write';

type Job = {
  readonly format: ReportFormat;
  readonly mode: Mode;
  readonly root: SourceRoot;
  readonly place: ArtifactPlace;
  readonly isElsewhere: boolean;
  readonly operands: readonly string[];
  readonly requests: RequestedBindings;
  /** The command that makes artifacts and sources agree again. */
  readonly fix: string;
  /** The command that prints the findings that text leaves out. */
  readonly showAll: Invocation['withJson'];
};

function jobOf(invocation: Invocation): Job {
  const format = reportFormat(invocation);
  const { options, operands } = invocation;
  const chosen = modes.filter((mode) => options[mode] === true);
  if (chosen.length > 1)
    throw usageError(
      `--${chosen.join(' and --')} cannot be combined`,
      'Give one of --check, --frozen, --watch; --check also compares the lock file',
    );
  if (chosen[0] === 'watch') refuseBesideWatch(format, operands);
  const root = rootOf(projectFolder(options['project']));
  const out = options['out'];
  const isElsewhere = typeof out === 'string';
  const place = isElsewhere ? placeIn(checkedFolder(out, root), root) : placeOf(root);
  if (isElsewhere && chosen[0] !== 'check') requireOurs(place, out);
  const mode = chosen[0] === undefined || chosen[0] === 'watch' ? 'write' : chosen[0];
  // A frozen lock file is that of the project; writing elsewhere would not update it.
  const requests = requestsFor(operands, root, requestedBindings(invocation));
  if (requests.cli.size > 0 && !isElsewhere && !operands.includes(stdinOperand)) throw boundForGood();
  const elsewhere = isElsewhere && mode !== 'frozen' ? [`--out ${shellWord(out)}`] : [];
  const fix = forProject('workrail compile', ...elsewhere, ...bindWords(requests));
  return { format, mode, root, place, isElsewhere, operands, requests, fix, showAll: invocation.withJson };
}

function refuseBesideWatch(format: ReportFormat, operands: readonly string[]): void {
  if (operands.length > 0)
    throw usageError(
      '--watch compiles the whole project and takes no files',
      `Run: ${forProject('workrail compile --watch')}`,
    );
  if (format === 'pretty') return;
  throw usageError(
    `--watch prints text and cannot be combined with ${format === 'json' ? '--json' : `--format ${format}`}`,
    `Run: ${forProject('workrail compile --watch')}; or, to compile once: ${forProject(`workrail compile ${format === 'json' ? '--json' : `--format ${format}`}`)}`,
  );
}

/** Named files are those that the command line binds; without names it binds all that declare the slot. */
function requestsFor(operands: readonly string[], root: SourceRoot, requests: RequestedBindings): RequestedBindings {
  if (operands.length === 0) return requests;
  return { ...requests, cliFiles: new Set(operands.map((operand) => sourceName(root.folder, operand))) };
}

const sourceName = (folder: string, operand: string) =>
  relative(folder, pathWithin(folder, resolve(operand)))
    .split(sep)
    .join('/');

/** Artifacts among sources would be read as sources the next time. */
function checkedFolder(out: string, root: SourceRoot): string {
  const folder = resolve(out);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw usageError(
      `--out: "${out}" is not a directory`,
      'Give the path of a directory; a missing directory is created',
    );
  const real = (path: string) => (realPath(path) ?? path) + sep;
  if (real(root.folder).startsWith(real(folder)))
    throw usageError(
      `--out: "${out}" is ${real(root.folder) === real(folder) ? 'the project itself' : 'a directory that contains the project'}`,
      'Give a new directory; without --out, workrail compile writes to the project',
    );
  if (real(folder).startsWith(real(root.compiledFolder)))
    throw usageError(
      `--out: "${out}" is the directory of the compiled workflows of the project`,
      'Give a new directory; to compile to the directory of the project, omit --out',
    );
  const holder = sourceFolders(root).find((sources) => (folder + sep).startsWith(sources + sep));
  if (holder !== undefined)
    throw usageError(`--out: "${out}" is a directory of workflow sources`, 'Give a directory without workflow sources');
  return folder;
}

/** The lock file is for review: what it records must come again from what is committed [compile-bind-writes-elsewhere]. */
const boundForGood = () =>
  usageError(
    '--bind needs --out: a binding from the command line must not change the compiled workflows of the project',
    `Write the binding to ${bindingsFileName}, or compile to another directory: ${forProject('workrail compile --bind slot=id --out DIR')}`,
  );

/** A catalog, a lock file or anything else of another program is not replaced, and no artifact is put beside it. */
function requireOurs(place: ArtifactPlace, out: string): void {
  if (isDataDirectory(place.folder))
    throw usageError(`--out: "${out}" is a data directory, which stores runs`, 'Give a new directory');
  const file = holdsForeignFiles(place);
  if (file === null) return;
  throw usageError(
    `--out: "${out}" contains ${file}, and WorkRail did not create this directory`,
    'Give a new directory, an empty directory, or a directory that compile --out created',
  );
}

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => compile(invocation));

async function compile(invocation: Invocation): Promise<number> {
  const job = jobOf(invocation);
  if (invocation.options['watch'] === true) return watchRoot(job, invocation);
  if (job.operands.includes(stdinOperand)) return compileDraft(job);
  requireSources(job.root, invocation);
  const { format, root, mode } = job;
  const outcome = await compileRootOf(job);
  const { result, chosen } = outcome;
  if (outcome.kind === 'failed') {
    // Operands choose what is shown; that it fails must be explained whatever they chose.
    const all = reportedOf(result, () => true);
    await printReport(format, all, {
      folder: root.folder,
      workflows: result.files.length,
      withCompiled: false,
      showAll: job.showAll,
    });
    return exitCode.errorsFound;
  }
  if (outcome.kind === 'drifted') return refuse(job, chosen, outcome.differences);
  await printReport(format, chosen, {
    folder: root.folder,
    workflows: chosen.files.length,
    withCompiled: true,
    showAll: job.showAll,
    next: nextOf(job, outcome),
    ...(mode === 'write' ? {} : { drift: { differences: [] } }),
  });
  const isReportedFailed = chosen.diagnostics.some(({ severity }) => severity === 'error');
  return isReportedFailed ? exitCode.errorsFound : exitCode.ok;
}

type Chosen = Reported & { readonly files: readonly SourceFile[] };
type Outcome = { readonly result: IncrementalRoot; readonly chosen: Chosen } & (
  | { readonly kind: 'done'; readonly kept: readonly string[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'drifted'; readonly differences: readonly ArtifactDifference[] }
);

/** Compiles, compares and writes as one, so that a second process sees all of it or nothing. */
function compileRootOf(job: Job): Promise<Outcome> {
  const { root, mode, place, isElsewhere, operands, requests } = job;
  // Whoever may have to write nothing makes no lock either.
  const isFirst = mode === 'frozen' ? !isLockable(place.folder) : !existsSync(place.folder) && isNothing(root);
  const access = mode === 'check' || isElsewhere || isFirst ? 'shared' : 'exclusive';
  return withWriterLock(root, access, (): Outcome => {
    const result = compiled(job);
    refuseUnknownSlots(requests, result, requests.cliFiles ?? result.files.map(({ file }) => file));
    const chosen = chosenOf(result, root.folder, operands);
    const failed = result.diagnostics.some(({ severity }) => severity === 'error');
    if (mode !== 'write' && failed) return { kind: 'failed', result, chosen };
    const outcome = artifactsFor(job, result);
    const differences = differencesOf(job, outcome.lists, result);
    if (differences.length > 0) return { kind: 'drifted', result, chosen, differences };
    if (mode !== 'check' && !(result.files.length === 0 && !existsSync(place.folder)))
      write(job, result, outcome, failed);
    return { kind: 'done', result, chosen, kept: outcome.kept };
  });
}

const isNothing = (root: SourceRoot) => sourcesOf(root).length === 0 && bindingsFileOf(root) === null;

/**
 * A comparison believes nothing that an earlier run left behind, and another folder has none of it; what the command line
 * binds is kept for no later one.
 */
function compiled({ mode, root, isElsewhere, requests }: Job): IncrementalRoot {
  const isAlone = mode === 'check' || isElsewhere || asksForBindings(requests);
  return compileIncrementally(root, isAlone ? 'ignored' : 'used', requests);
}

/** Another folder gets what compiles now, and nothing of an earlier time. */
const artifactsFor = ({ root, isElsewhere }: Job, result: IncrementalRoot): WithLastValid =>
  isElsewhere ? { lists: listsOfRoot(result), kept: [], keptNames: result.keptNames } : withLastValid(root, result);

/** The diagnostics and one line on stderr for each rebuild. Without sources nothing is written [no-sources-fails]. */
async function rebuild(job: Job, invocation: Invocation): Promise<void> {
  const startedMs = performance.now();
  try {
    requireSources(job.root, invocation);
    await withWriterLock(job.root, job.isElsewhere ? 'shared' : 'exclusive', () => {
      const result = compiled(job);
      const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
      write(job, result, artifactsFor(job, result), errors.length > 0);
      const { showAll } = job;
      for (const frame of renderFrames(result.diagnostics, { showAll })) say(`${block(frame)}${newline}`);
      const summary = summaryLine(result.diagnostics, result.files.length);
      say(`compiled in ${Math.round(performance.now() - startedMs)} ms: ${summary}`);
    });
  } catch (error) {
    const failure = Failure.is(error) ? error : fileFaultOf(error);
    if (failure === null) throw error;
    say(`not compiled: ${failure.message}`);
    say(` = help: ${failure.error.suggestion}`);
  }
}

async function watchRoot(job: Job, invocation: Invocation): Promise<number> {
  await watchSources(job.root, () => rebuild(job, invocation));
  return exitCode.ok;
}

function differencesOf(
  { mode, root, place }: Job,
  lists: ArtifactLists,
  { fresh }: IncrementalRoot,
): readonly ArtifactDifference[] {
  if (mode === 'check') return artifactDifferences(place, { ...lists, ...objectsOf(fresh) }, root.folder);
  return mode === 'frozen' ? lockDifferences(placeOf(root), lists.lock, root.folder) : [];
}

function write(
  { mode, root, place, isElsewhere, requests }: Job,
  result: IncrementalRoot,
  { lists, keptNames }: WithLastValid,
  failed: boolean,
): void {
  const lock = !failed && (mode === 'write' || isElsewhere);
  const { fresh } = result;
  const catalog = digestOfCatalog(lists);
  if (!isElsewhere) recordCompiled(root, catalog);
  writeArtifacts(place, { ...lists, ...objectsOf(fresh) }, { lock, prune: true, keptNames });
  if (isElsewhere) return;
  writeStats(root, result.files, result.digests, catalog);
  if (!asksForBindings(requests)) keepResults(root, result);
}

function nextOf({ mode, root, place, isElsewhere }: Job, { result, kept }: Extract<Outcome, { kind: 'done' }>): string {
  const { records, files } = result;
  if (files.length === 0) return 'The project has no workflow sources.';
  const count = `${counted(records.length, 'workflow')}`;
  if (mode === 'check') return 'The compiled workflows match the sources.';
  const inside = relative(root.folder, place.folder).split(sep).join('/');
  if (isElsewhere) return `Compiled ${count} to ${shownPath(place.folder)}.`;
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  return [
    `Compiled ${count} to ${inside}.`,
    ...(kept.length === 0 ? [] : [keptLine(kept)]),
    ...(failed && mode === 'write' ? ['workrail.lock was not written, because of the errors.'] : []),
  ].join(' ');
}

const keptLine = (kept: readonly string[]): string =>
  kept.length === 1
    ? `The last valid version of ${kept[0]} is still served.`
    : `The last valid versions of ${kept.length} sources are still served.`;

async function refuse(job: Job, chosen: Chosen, differences: readonly ArtifactDifference[]): Promise<number> {
  const { format, mode, fix, root } = job;
  const drift: Drift = { differences: [...differences], fix };
  if (format === 'json') {
    const workflows = chosen.files.length;
    const { showAll } = job;
    await printReport(format, chosen, { folder: root.folder, workflows, withCompiled: true, showAll, drift });
    return exitCode.stale;
  }
  await printData(
    format === 'github'
      ? renderDrift(differences, fix, root.folder)
      : differences.map((difference) => differenceLine(difference)).join(newline),
  );
  sayError({
    code: 'COMPILE_STALE',
    message:
      mode === 'frozen'
        ? 'workrail.lock would change, which --frozen forbids; nothing was written'
        : `the compiled workflows do not match the sources: ${differingFiles(differences)}`,
    retry: { kind: 'not_retryable' },
    suggestion: `Run: ${fix}`,
  });
  return exitCode.stale;
}

/** What is said of the files that a person asked for. */
function reportedOf(result: IncrementalRoot, isWanted: (file: string) => boolean): Chosen {
  return {
    files: result.files.filter(({ file }) => isWanted(file)),
    diagnostics: result.diagnostics.filter((diagnostic) => {
      const subject = subjectOf(diagnostic);
      return isWanted(subject) || subject === bindingsFileName;
    }),
    compiled: result.records
      .filter(({ entry }) => isWanted(entry.source))
      .map(({ entry }) => ({ workflowId: entry.workflowId, workflowHash: entry.workflowHash, file: entry.source })),
    texts: result.texts,
  };
}

function chosenOf(result: IncrementalRoot, folder: string, operands: readonly string[]): Chosen {
  if (operands.length === 0) return reportedOf(result, () => true);
  const wanted = new Set(operands.map((operand) => sourceName(folder, operand)));
  for (const file of wanted) {
    if (result.files.some((source) => source.file === file)) continue;
    throw usageError(
      `${file} is not a source of this project`,
      'Put sources in .workrail/workflows, or in a directory listed in workrail.json',
    );
  }
  return reportedOf(result, (file) => wanted.has(file));
}

// A draft on stdin ----------------------------------------------------------------------------------------------------

/** Alone, because it may be another version of a source of the project. */
async function compileDraft(job: Job): Promise<number> {
  const { format, mode, operands, place, isElsewhere, root, requests, showAll } = job;
  if (operands.length > 1)
    throw usageError(
      '`-` cannot be combined with files',
      `Compile stdin only: ${forProject('workrail compile -')} < FILE`,
    );
  if (mode !== 'write')
    throw usageError(
      `--${mode} applies to the sources of a project and cannot be combined with \`-\``,
      `Run: ${forProject('workrail compile -')} < FILE`,
    );
  const named = readOperands([stdinOperand]);
  const result = compileOperands(named, { root, requests });
  refuseUnknownSlots(
    requests,
    result,
    named.map(({ input }) => input.file),
  );
  const [compiled] = result.compiled;
  if (compiled !== undefined && isElsewhere)
    writeArtifacts(place, artifactsOf(result, version), { lock: true, prune: true, keptNames: [] });
  const next =
    compiled === undefined
      ? {}
      : {
          next: `${compiled.workflowId} has the hash ${compiled.workflowHash}; ${isElsewhere ? `written to ${shownPath(place.folder)}` : 'nothing was written'}.`,
        };
  await printReport(format, result, { folder: process.cwd(), workflows: 1, withCompiled: true, showAll, ...next });
  return compiled === undefined ? exitCode.errorsFound : exitCode.ok;
}
