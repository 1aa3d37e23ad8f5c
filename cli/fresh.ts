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
import { bindingsFileName } from './bindings-file.ts';
import { isStale } from './staleness.ts';
import { CommandFailure } from './command.ts';
import { rememberCompiled } from './compile-records.ts';
import { fileFaultOf } from './file-fault.ts';
import { isUserHome, projectFolder, userFolder } from './places.ts';
import { shellWord } from './shell-word.ts';
import { rootOf, type SourceRoot, userRoot } from './sources.ts';
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

function leftOut(file: string, { code, message }: Diagnostic): string {
  if (code === 'read/unreadable') return `${message}, and is left out`;
  if (file === bindingsFileName) return `${file} cannot be used, so nothing that it binds is served`;
  return file.startsWith(bundledSourcePrefix)
    ? `${file} does not compile with the bindings of this project, and is served as it is shipped`
    : `${file} does not compile and is left out`;
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
      for (const one of [...errors].reverse()) firsts.set(one.about ?? one.at.file, one);
      for (const [file, first] of [...firsts].reverse())
        sayOnce(root, `warning: ${leftOut(file, first)}. Run: ${checkCommand(root)}`);
    } catch (error) {
      const { message, suggestion } = refusalOf(error);
      sayOnce(
        root,
        `warning: the ${root.sourceKind} workflows could not be compiled here, so only what was compiled before, if anything, is served: ${message}. ${suggestion}`,
      );
    }
  }
}

function hold(root: SourceRoot, catalog: CatalogPort, fault: Error): void {
  held.set(root.folder, catalog);
  const errno = errnoOf(fault);
  say(
    `warning: ${root.title} cannot be written (${errno}: ${osFault(errno).meaning}), so its workflows are compiled again at each start`,
  );
}
