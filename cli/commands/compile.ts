/**
 * `workrail compile`: sources → `.workrail/compiled/` and `workrail.lock`. The whole project is compiled, because files are
 * checked against each other; operands only choose which files are reported. What has errors is left out of the catalog,
 * and then the lock file stays as it is.
 *
 * `--check` compares and writes nothing; `--frozen` writes, but never another lock file; `--out` writes into one folder and
 * nowhere else.
 */
import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type Artifacts, artifactsOf } from '../../compiler/artifacts.ts';
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import { summaryLine } from '../../compiler/diagnostics/render.ts';
import { version } from '../../package.json';
import type { ArtifactDifference } from '../../schemas/diagnostics.ts';
import { artifactDifferences, differenceLine, differingFiles, lockDifferences } from '../artifact-differences.ts';
import { type ArtifactPlace, placeIn, placeOf, writeArtifacts } from '../artifact-files.ts';
import { CommandFailure, exitCode, type Invocation, usageError } from '../command.ts';
import { bindingsFileName } from '../bindings-file.ts';
import { type CachedRoot, compileWithCache, writeCache } from '../compile-cache.ts';
import type { CompiledRoot } from '../compile-root.ts';
import { asksForBindings, type RequestedBindings } from '../compile-world.ts';
import { projectFolder } from '../places.ts';
import { type Drift, printReport, type ReportFormat, reportFormat } from '../reporters/report.ts';
import { bindWords, refuseUnknownSlots, requestedBindings } from '../requested-bindings.ts';
import { rootOf, type SourceRoot, sourceFolders } from '../sources.ts';
import { writeStats } from '../staleness.ts';
import { printData, say, sayError } from '../terminal.ts';
import { watchSources } from '../watch.ts';

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
};

function jobOf(invocation: Invocation): Job {
  const format = reportFormat(invocation);
  const { options, operands } = invocation;
  const chosen = modes.filter((mode) => options[mode] === true);
  if (chosen.length > 1)
    throw usageError(
      `--${chosen.join(' and --')} cannot be given together`,
      'Give one of --check, --frozen, --watch; --check looks at the lock file too',
    );
  const root = rootOf(projectFolder(options['project']));
  const out = options['out'];
  const isElsewhere = typeof out === 'string';
  const place = isElsewhere ? placeIn(checkedFolder(out, root), root) : placeOf(root);
  const given = (name: string) => (typeof options[name] === 'string' ? ` --${name} ${shellWord(options[name])}` : '');
  const mode = chosen[0] === undefined || chosen[0] === 'watch' ? 'write' : chosen[0];
  // A frozen lock file is that of the project; writing elsewhere would not mend it.
  const requests = requestsFor(operands, root, requestedBindings(invocation));
  const bound = bindWords(requests).map((words) => ` ${words}`);
  const fix = ['workrail compile', given('project'), mode === 'frozen' ? '' : given('out'), ...bound].join('');
  return { format, mode, root, place, isElsewhere, operands, requests, fix };
}

/** Named files are those that the command line binds; without names it binds all that declare the slot. */
function requestsFor(operands: readonly string[], root: SourceRoot, requests: RequestedBindings): RequestedBindings {
  if (operands.length === 0) return requests;
  return { ...requests, cliFiles: new Set(operands.map((operand) => sourceName(root.folder, operand))) };
}

const sourceName = (folder: string, operand: string) => relative(folder, resolve(operand)).split(sep).join('/');

const shellWord = (word: string) => (/^[\w./~:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Artifacts among sources would be read as sources the next time. */
function checkedFolder(out: string, root: SourceRoot): string {
  const folder = resolve(out);
  if (out === '' || (existsSync(folder) && !statSync(folder).isDirectory()))
    throw usageError(`--out: "${out}" is not a folder`, 'Give the path of a folder, which is made when it is missing');
  const holder = sourceFolders(root).find((sources) => (folder + sep).startsWith(sources + sep));
  if (holder !== undefined)
    throw usageError(`--out: "${out}" is a folder of sources`, 'Give a folder that holds no workflow sources');
  return folder;
}

export async function run(invocation: Invocation): Promise<number> {
  const job = jobOf(invocation);
  if (invocation.options['watch'] === true) return watchRoot(job);
  const { root, mode, requests } = job;
  const result = compiled(job);
  const chosen = choose(result, root.folder, job.operands);
  refuseUnknownSlots(
    requests,
    result,
    chosen.files.map(({ file }) => file),
  );
  const artifacts = artifactsOf(result, version);
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  if (mode !== 'write' && failed) {
    // Operands choose what is shown; that it fails must be explained whatever they chose.
    await printReport(job.format, result, { workflows: result.files.length, withCompiled: false });
    return exitCode.errorsFound;
  }
  const differences = differencesOf(job, artifacts);
  if (differences.length > 0) return refuse(job, chosen, differences);
  const isNothing = result.files.length === 0 && !existsSync(job.place.folder);
  if (mode !== 'check' && !isNothing) write(job, result, artifacts, failed);
  const isReportedFailed = chosen.diagnostics.some(({ severity }) => severity === 'error');
  await printReport(job.format, chosen, {
    workflows: chosen.files.length,
    withCompiled: true,
    next: nextOf(job, result),
    ...(mode === 'write' ? {} : { drift: { differences: [] } }),
  });
  return isReportedFailed ? exitCode.errorsFound : exitCode.ok;
}

/** A comparison believes nothing that an earlier run left behind; what the command line binds is kept for no later one. */
function compiled({ mode, root, requests }: Job): CachedRoot {
  return compileWithCache(root, mode === 'check' || asksForBindings(requests) ? 'ignored' : 'used', requests);
}

/** One line on stderr for each rebuild; the diagnostics themselves are for `workrail check`. */
function rebuild(job: Job): void {
  const startedMs = performance.now();
  try {
    const result = compiled(job);
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    write(job, result, artifactsOf(result, version), errors.length > 0);
    const summary = summaryLine(result.diagnostics, result.files.length);
    const first =
      errors[0] === undefined ? '' : ` First: ${errors[0].at.file}:${errors[0].at.line}: ${errors[0].message}`;
    say(`compiled in ${Math.round(performance.now() - startedMs)} ms: ${summary}${first}`);
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code;
    if (!CommandFailure.is(error) && errno === undefined) throw error;
    say(`not compiled: ${CommandFailure.is(error) ? error.message : errno}`);
  }
}

async function watchRoot(job: Job): Promise<number> {
  await watchSources(job.root, () => rebuild(job));
  return exitCode.ok;
}

function differencesOf({ mode, root, place }: Job, artifacts: Artifacts): readonly ArtifactDifference[] {
  if (mode === 'check') return artifactDifferences(place, artifacts, root.folder);
  return mode === 'frozen' ? lockDifferences(root.lockFile, artifacts.lock, root.folder) : [];
}

function write(
  { mode, root, place, isElsewhere, requests }: Job,
  result: CachedRoot,
  artifacts: Artifacts,
  failed: boolean,
): void {
  const lock = !failed && (mode === 'write' || isElsewhere);
  writeArtifacts(place, artifacts, { lock, prune: true });
  if (isElsewhere) return;
  writeStats(root, result.files, result.digests);
  if (!asksForBindings(requests)) writeCache(root, result);
}

function nextOf({ mode, root, place, isElsewhere, requests }: Job, { compiled, files }: CompiledRoot): string {
  if (files.length === 0) return 'There are no sources in .workrail/workflows.';
  const count = `${compiled.length} ${compiled.length === 1 ? 'workflow' : 'workflows'}`;
  if (mode === 'check') return 'What is compiled is what the sources give.';
  const inside = relative(root.folder, place.folder).split(sep).join('/');
  const kept =
    requests.cli.size === 0
      ? ''
      : ' What --bind bound holds until something changes; .workrail/bindings.json keeps it.';
  return `Compiled ${count} to ${isElsewhere ? place.folder : inside}.${isElsewhere ? '' : kept}`;
}

async function refuse(job: Job, chosen: CompiledRoot, differences: readonly ArtifactDifference[]): Promise<number> {
  const { format, mode, fix } = job;
  const drift: Drift = { differences: [...differences], fix };
  if (format === 'json') {
    await printReport(format, chosen, { workflows: chosen.files.length, withCompiled: true, drift });
    return exitCode.stale;
  }
  await printData(differences.map(differenceLine).join('\n'));
  sayError({
    code: 'COMPILE_STALE',
    message:
      mode === 'frozen'
        ? 'workrail.lock would change, and --frozen was given; nothing was written'
        : `the compiled artifacts are not what the sources give: ${differingFiles(differences)}`,
    retry: { kind: 'not_retryable' },
    suggestion: `Run: ${fix}`,
  });
  return exitCode.stale;
}

function choose(result: CompiledRoot, folder: string, operands: readonly string[]): CompiledRoot {
  if (operands.length === 0) return result;
  const wanted = new Set(operands.map((operand) => sourceName(folder, operand)));
  for (const file of wanted) {
    if (result.files.some((source) => source.file === file)) continue;
    throw usageError(
      `${file} is not a source of this project`,
      'Sources are in .workrail/workflows, or in folders that workrail.json names',
    );
  }
  return {
    ...result,
    files: result.files.filter(({ file }) => wanted.has(file)),
    diagnostics: result.diagnostics.filter((diagnostic) => {
      const subject = subjectOf(diagnostic);
      return wanted.has(subject) || subject === bindingsFileName;
    }),
    compiled: result.compiled.filter(({ file }) => wanted.has(file)),
  };
}
