/**
 * Compiles stale sources before workflows are served or shown. Loads the compiler only if necessary and never writes
 * `workrail.lock`. A source with errors affects no other source.
 */
import { lstatSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { bundledSourcePrefix } from '../../schemas/ids.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { bindingsDigestOf, bindingsFileName } from '../configuration/bindings-file.ts';
import { isStale } from './staleness.ts';
import { Failure } from '../failure.ts';
import { rememberCompiled } from '../artifacts/compile-records.ts';
import { isBelow, requireInside } from '../files/boundary.ts';
import { fileFaultOf } from '../files/file-fault.ts';
import { isUserHome, projectFolder, userFolder } from '../places.ts';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import { shellPath } from '../../schemas/text/shell-word.ts';
import { shortName } from '../../schemas/text/visible-text.ts';
import {
  missingFolders,
  projectRoot,
  shownSource,
  type SourceRoot,
  sourcesOf,
  userRoot,
} from '../sources/source-root.ts';
import type { HeldWorkflows } from './recompile.ts';
import { pathName } from '../files/shown-path.ts';
import type { WorkrailCommand } from '../next-command.ts';

export const rootsOf = (project: string): readonly SourceRoot[] =>
  isUserHome(project) ? [userRoot(userFolder())] : [projectRoot(project), userRoot(userFolder())];

/** @throws any error that is neither a Failure nor an error of the operating system */
function refusalOf(error: unknown): ErrorEnvelope {
  const failure = Failure.is(error) ? error : fileFaultOf(error);
  if (failure === null) throw error;
  return failure.error;
}

/** Receives warnings for the owner: stderr of a command, the log of a server. */
export type Warn = (warning: string) => void;

/**
 * Why the sources of a root cannot be read, told once in a process.
 * @throws any error that is neither a Failure nor an error of the operating system
 */
export function warnOfRefusal(warn: Warn, root: SourceRoot, error: unknown): void {
  const { message, suggestion } = refusalOf(error);
  warnOnce(warn, root, `${message}. ${suggestion}`);
}

/**
 * A source directory in `workrail.json` that does not exist, as a clause. Null if there is none, or if the configuration cannot be
 * read, which compiling reports.
 * @throws any error that is neither a Failure nor an error of the operating system
 */
export function missingSource(root: SourceRoot): string | null {
  try {
    const [folder] = missingFolders(root);
    if (folder === undefined) return null;
    const name = shortName(relative(root.folder, folder).split(sep).join('/'), quotedValueBytesMax);
    return `the source directory "${name}" of workrail.json does not exist`;
  } catch (error) {
    refusalOf(error);
    return null;
  }
}

/** Why it is unknown what the sources of a root compile to now; null if it is known. */
export function faultOfRoot(root: SourceRoot): string | null {
  try {
    const missing = missingSource(root);
    // Called for what it throws if the sources cannot be read.
    if (missing === null) isStale(root);
    return missing;
  } catch (error) {
    return refusalOf(error).message;
  }
}

type RootState = 'current' | 'stale' | 'refused';

function stateOf(root: SourceRoot, warn: Warn): RootState {
  try {
    const missing = missingSource(root);
    if (missing !== null) warnOnce(warn, root, `${missing}; its workflows are not served`);
    if (isStale(root)) return 'stale';
    // Another process wrote the compiled workflows.
    held.delete(root.folder);
    return 'current';
  } catch (error) {
    warnOfRefusal(warn, root, error);
    return 'refused';
  }
}

/** A root whose sources cannot be read is skipped with a warning; other roots are served. */
export const staleRoots = (roots: readonly SourceRoot[], warn: Warn): SourceRoot[] =>
  roots.filter((root) => stateOf(root, warn) === 'stale');

/**
 * Compiles the roots that are stale.
 * @returns false if a root could not be read or compiled, so that its workflows may be missing
 */
export async function refreshStale(roots: readonly SourceRoot[], warn: Warn): Promise<boolean> {
  const states = roots.map((root) => ({ root, state: stateOf(root, warn) }));
  const stale = states.filter(({ state }) => state === 'stale').map(({ root }) => root);
  const isCompiled = await refresh(stale, warn);
  return isCompiled && states.every(({ state }) => state !== 'refused');
}

/** A command for a root, as it is run in the current directory. */
function commandFor({ folder, sourceKind }: SourceRoot, command: WorkrailCommand): WorkrailCommand {
  const project = sourceKind === 'user' ? dirname(folder) : folder;
  const name = project === projectFolder(undefined) ? '.' : pathName(project);
  if (name === null) return `${command}, in the directory of that project`;
  return name === '.' ? command : `${command} --project ${shellPath(name)}`;
}

/** The command that shows the errors of a root. */
export const checkCommand = (root: SourceRoot): WorkrailCommand => commandFor(root, 'workrail check');

/** The command that compiles a root. Without sources, it needs an option to remove what was compiled. */
export const compileCommand = (root: SourceRoot): WorkrailCommand =>
  commandFor(root, sourcesOf(root).length === 0 ? 'workrail compile --allow-empty' : 'workrail compile');

/**
 * The sources that the diagnostic prevents from compiling. Defined here, so that a process that only checks loads no part of the
 * compiler.
 */
const subjectsOf = ({ about, at, other }: Diagnostic) => [about ?? at.file, ...(other === undefined ? [] : [other])];

/** What compiled workflows are needed for. If its source does not compile now, the last compiled version of a workflow is served, but not started. */
export type Purpose = 'served' | 'started';

function leftOut(
  root: SourceRoot,
  source: string,
  diagnostic: Diagnostic,
  isCompiled: boolean,
  purpose: Purpose,
): string {
  const { code, message } = diagnostic;
  const file = shownSource(root, source);
  const isKept = isCompiled && purpose === 'served';
  const outcome = isKept ? `the last compiled version of ${file} is served` : `${file} is not ${purpose}`;
  if (diagnostic.other !== undefined)
    return `${message}: ${subjectsOf(diagnostic)
      .map((one) => shownSource(root, one))
      .join(' and ')}; ${outcome}`;
  if (code === 'read/unreadable') return `${message}; ${outcome}`;
  if (file === bindingsFileName) return `${file} is invalid, so the workflows whose slots it fills are not ${purpose}`;
  if (file.startsWith(bundledSourcePrefix))
    return `${file} does not compile with the bindings of this project${purpose === 'served' ? '; its bundled version is served' : ` and is not ${purpose}`}`;
  return isKept
    ? `${file} does not compile; its last compiled version is served`
    : `${file} does not compile and is not ${purpose}`;
}

const warned = new Set<string>();

/** A root that is checked again may cause the same warning again, and two projects may have the same problem. */
function warnOnce(warn: Warn, { folder }: SourceRoot, warning: string): void {
  const key = `${folder}\n${warning}`;
  if (warned.has(key)) return;
  warned.add(key);
  warn(warning);
}

/** By root folder: results of this process that could not be written. */
const held = new Map<string, HeldWorkflows>();
export const heldWorkflowsOf = (folder: string): HeldWorkflows | null => held.get(folder) ?? null;

/**
 * Compiles the stale roots. A source that does not compile causes a warning. A result that cannot be written is kept in memory.
 * @returns false if a root could not be compiled
 */
export async function refresh(stale: readonly SourceRoot[], warn: Warn, purpose: Purpose = 'served'): Promise<boolean> {
  if (stale.length === 0) return true;
  let isCompiled = true;
  const { recompile } = await import('./recompile.ts');
  for (const root of stale) {
    try {
      const result = await recompile(root);
      // The bundle of the compiler has its own module state.
      for (const digest of result.digests) rememberCompiled(root, digest);
      if (result.held === null) held.delete(root.folder);
      else hold(root, result.held, result.held.fault, warn);
      const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
      const firsts = new Map<string, Diagnostic>();
      for (const one of [...errors].reverse()) for (const file of subjectsOf(one)) firsts.set(file, one);
      for (const [file, first] of [...firsts].reverse())
        warnOnce(
          warn,
          root,
          `${leftOut(root, file, first, result.kept.includes(file), purpose)}. Run: ${checkCommand(root)}`,
        );
    } catch (error) {
      const { message, suggestion } = refusalOf(error);
      isCompiled = false;
      warnOnce(
        warn,
        root,
        `the ${root.sourceKind} workflows could not be compiled, so only earlier compiled versions are served: ${message}. ${suggestion}`,
      );
    }
  }
  return isCompiled;
}

/** By root folder: the stats of all files before the last compilation or attempt, and of the catalog after it. */
const compiledAt = new Map<string, { readonly sources: string; readonly catalog: string }>();
/** Sequentially, because two calls of an agent may arrive at the same time. */
let underWay: Promise<void> = Promise.resolve();

/**
 * For a long-running process: compiles the roots whose files changed since the last call, or whose catalog or snapshots another
 * process changed or removed, at the cost of one stat per file. A failed compilation or write is repeated only after another change,
 * and not at every call [serve-follows-sources].
 */
export function refreshChanged(roots: readonly SourceRoot[], warn: Warn, purpose: Purpose = 'served'): Promise<void> {
  const next = underWay.then(async () => {
    const seen = roots.map((root) => ({ root, sources: statsOf(root) }));
    const changed = seen.filter(({ root, sources }) => {
      const known = compiledAt.get(root.folder);
      return sources === null || known?.sources !== sources || known.catalog !== catalogStat(root);
    });
    if (changed.length === 0) return;
    try {
      await refresh(
        staleRoots(
          changed.map(({ root }) => root),
          warn,
        ),
        warn,
        purpose,
      );
    } finally {
      for (const { root, sources } of changed)
        compiledAt.set(root.folder, { sources: sources ?? '', catalog: catalogStat(root) });
    }
  });
  underWay = next.catch(() => undefined);
  return next;
}

/** Null if the sources cannot be listed; `staleRoots` reports the reason. */
function statsOf(root: SourceRoot): string | null {
  try {
    const files = sourcesOf(root).map(({ file, bytes, changedMs }) => `${file} ${bytes} ${changedMs}`);
    return [bindingsDigestOf(root), ...files].join('\n');
  } catch (error) {
    refusalOf(error);
    return null;
  }
}

/** What the catalog of a root and the folder of its snapshots are now, or why they cannot be looked at. */
function catalogStat(root: SourceRoot): string {
  const paths = ['catalog.json', 'snapshots'].map((name) => join(root.compiledFolder, name));
  try {
    return paths.map((path) => statText(root, path)).join('\n');
  } catch (error) {
    return refusalOf(error).message;
  }
}

function statText(root: SourceRoot, path: string): string {
  requireInside(root, path);
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(path);
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}

function hold(root: SourceRoot, workflows: HeldWorkflows, fault: Error, warn: Warn): void {
  held.set(root.folder, workflows);
  const errno = errnoOf(fault);
  const { path } = fault as NodeJS.ErrnoException;
  const place = path !== undefined && isBelow(path, root.folder) ? ` at ${relative(root.folder, path)}` : '';
  warn(
    `${root.title} cannot be written (${errno}: ${osFault(errno).meaning})${place}, so its workflows are compiled again at each start`,
  );
}
