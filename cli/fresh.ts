/**
 * Before workflows are served or shown: compile what is stale (interfaces.md, CLI). Loads the compiler only then, writes
 * no `workrail.lock`, and lets a broken source break nothing but itself.
 */
import { dirname } from 'node:path';
import type { CatalogPort } from '../runtime/storage/ports.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import type { ErrorEnvelope } from '../schemas/errors.ts';
import { bundledSourcePrefix } from '../schemas/ids.ts';
import { errnoOf, osFault } from '../schemas/os-faults.ts';
import { bindingsDigestOf, bindingsFileName } from './bindings-file.ts';
import { isStale } from './staleness.ts';
import { CommandFailure } from './command.ts';
import { rememberCompiled } from './compile-records.ts';
import { fileFaultOf } from './file-fault.ts';
import { isUserHome, projectFolder, userFolder } from './places.ts';
import { shellWord } from './shell-word.ts';
import { rootOf, type SourceRoot, sourcesOf, userRoot } from './sources.ts';
import { say } from './terminal.ts';
import { pathName } from './shown-path.ts';

export const rootsOf = (project: string): readonly SourceRoot[] =>
  isUserHome(project) ? [rootOf(project)] : [rootOf(project), userRoot(userFolder())];

/** @throws what is neither a refusal of ours nor a fault of the world */
function refusalOf(error: unknown): ErrorEnvelope {
  const failure = CommandFailure.is(error) ? error : fileFaultOf(error);
  if (failure === null) throw error;
  return failure.error;
}

/** A root whose sources cannot be read is said on stderr and left as it is: it keeps nothing else from being served. */
export function staleRoots(roots: readonly SourceRoot[]): SourceRoot[] {
  return roots.filter((root) => {
    try {
      return isStale(root);
    } catch (error) {
      const { message, suggestion } = refusalOf(error);
      sayOnce(root, `warning: ${message}. ${suggestion}`);
      return false;
    }
  });
}

/** What shows the errors of a root, from where the person stands. */
function checkCommand({ folder, sourceKind }: SourceRoot): string {
  const project = sourceKind === 'user' ? dirname(folder) : folder;
  const name = project === projectFolder(undefined) ? '.' : pathName(project);
  if (name === null) return 'workrail check, in the directory of that project';
  return name === '.' ? 'workrail check' : `workrail check --project ${shellWord(name)}`;
}

/** The sources that it keeps from compiling. Here, because a process that only looks loads nothing of the compiler. */
const subjectsOf = ({ about, at, other }: Diagnostic) => [about ?? at.file, ...(other === undefined ? [] : [other])];

function leftOut(file: string, diagnostic: Diagnostic, isKept: boolean): string {
  const { code, message } = diagnostic;
  const outcome = isKept ? 'served as it was compiled before' : 'left out';
  if (diagnostic.other !== undefined)
    return `${message}: ${subjectsOf(diagnostic).join(' and ')}; ${file} is ${outcome}`;
  if (code === 'read/unreadable') return `${message}, and is ${outcome}`;
  if (file === bindingsFileName) return `${file} cannot be used, so nothing that it binds is served`;
  return file.startsWith(bundledSourcePrefix)
    ? `${file} does not compile with the bindings of this project, and is served as it is shipped`
    : `${file} does not compile and is ${outcome}`;
}

const said = new Set<string>();

/** A catalog that is looked at again may find the same again; two projects may have the same fault. */
function sayOnce({ folder }: SourceRoot, text: string): void {
  const key = `${folder}\n${text}`;
  if (said.has(key)) return;
  said.add(key);
  say(text);
}

/** By root folder: what was compiled by this process and could not be written. */
const held = new Map<string, CatalogPort>();
export const heldCatalogOf = (folder: string): CatalogPort | null => held.get(folder) ?? null;

/** Compiles the stale roots; what cannot be compiled is said on stderr, what cannot be written is held in memory. */
export async function refresh(stale: readonly SourceRoot[]): Promise<void> {
  if (stale.length === 0) return;
  const { recompile } = await import('./recompile.ts');
  for (const root of stale) {
    try {
      const result = await recompile(root);
      // The bundle of the compiler has a memory of its own.
      if (result.digest !== null) rememberCompiled(root, result.digest);
      if (result.held !== null) hold(root, result.held.catalog, result.held.fault);
      const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
      const firsts = new Map<string, Diagnostic>();
      for (const one of [...errors].reverse()) for (const file of subjectsOf(one)) firsts.set(file, one);
      for (const [file, first] of [...firsts].reverse())
        sayOnce(root, `warning: ${leftOut(file, first, result.kept.includes(file))}. Run: ${checkCommand(root)}`);
    } catch (error) {
      const { message, suggestion } = refusalOf(error);
      sayOnce(
        root,
        `warning: the ${root.sourceKind} workflows could not be compiled here, so only what was compiled before, if anything, is served: ${message}. ${suggestion}`,
      );
    }
  }
}

/** By root folder: the stats of all that its compilation reads, when it was compiled or tried last. */
const compiledAt = new Map<string, string>();
/** One after the other: two calls of an agent may come at once. */
let underWay: Promise<void> = Promise.resolve();

/**
 * For a process that runs on: compiles the roots whose files changed since the last time, for the price of a stat per file. What
 * could not be compiled or written is tried again when something changes, not at every call [serve-follows-sources].
 */
export function refreshChanged(roots: readonly SourceRoot[]): Promise<void> {
  const next = underWay.then(async () => {
    const changed = roots.filter((root) => {
      const stats = statsOf(root);
      if (stats !== null && compiledAt.get(root.folder) === stats) return false;
      compiledAt.set(root.folder, stats ?? '');
      return true;
    });
    if (changed.length > 0) await refresh(staleRoots(changed));
  });
  underWay = next.catch(() => undefined);
  return next;
}

/** Null where the sources cannot be listed: `staleRoots` says why. */
function statsOf(root: SourceRoot): string | null {
  try {
    const files = sourcesOf(root).map(({ file, bytes, mtimeMs }) => `${file} ${bytes} ${mtimeMs}`);
    return [bindingsDigestOf(root), ...files].join('\n');
  } catch (error) {
    refusalOf(error);
    return null;
  }
}

function hold(root: SourceRoot, catalog: CatalogPort, fault: Error): void {
  held.set(root.folder, catalog);
  const errno = errnoOf(fault);
  say(
    `warning: ${root.title} cannot be written (${errno}: ${osFault(errno).meaning}), so its workflows are compiled again at each start`,
  );
}
