/**
 * Before workflows are served or shown: compile what is stale (interfaces.md, CLI). Loads the compiler only then, writes
 * no `workrail.lock`, and lets a broken source break nothing but itself.
 */
import { dirname } from 'node:path';
import { bundledSourcePrefix } from '../schemas/ids.ts';
import { bindingsFileName } from './bindings-file.ts';
import { isStale } from './staleness.ts';
import { CommandFailure } from './command.ts';
import { isUserHome, projectFolder, userFolder } from './places.ts';
import { shellWord } from './shell-word.ts';
import { rootOf, type SourceRoot, userRoot } from './sources.ts';
import { say } from './terminal.ts';

export const rootsOf = (project: string): readonly SourceRoot[] =>
  isUserHome(project) ? [rootOf(project)] : [rootOf(project), userRoot(userFolder())];

/** A root whose sources cannot be read is said on stderr and left as it is: it keeps nothing else from being served. */
export function staleRoots(roots: readonly SourceRoot[]): SourceRoot[] {
  return roots.filter((root) => {
    try {
      return isStale(root);
    } catch (error) {
      if (!CommandFailure.is(error)) throw error;
      say(`warning: ${error.error.message}. ${error.error.suggestion}`);
      return false;
    }
  });
}

/** What shows the errors of a root, from where the person stands. */
function checkCommand({ folder, sourceKind }: SourceRoot): string {
  const project = sourceKind === 'user' ? dirname(folder) : folder;
  return project === projectFolder(undefined) ? 'workrail check' : `workrail check --project ${shellWord(project)}`;
}

function leftOut(file: string): string {
  if (file === bindingsFileName) return `${file} cannot be used, so nothing that it binds is served`;
  return file.startsWith(bundledSourcePrefix)
    ? `${file} does not compile with the bindings of this project, and is served as it is shipped`
    : `${file} does not compile and is left out`;
}

/** Compiles the stale roots; what cannot be compiled or written is said on stderr and left as it was. */
export async function refresh(stale: readonly SourceRoot[]): Promise<void> {
  if (stale.length === 0) return;
  const { recompile } = await import('./recompile.ts');
  for (const root of stale) {
    try {
      const errors = (await recompile(root)).filter(({ severity }) => severity === 'error');
      const broken = new Set(errors.map(({ about, at }) => about ?? at.file));
      for (const file of broken) say(`warning: ${leftOut(file)}. Run: ${checkCommand(root)}`);
    } catch (error) {
      const errno = CommandFailure.is(error) ? error.message : (error as NodeJS.ErrnoException).code;
      if (errno === undefined) throw error;
      say(
        `warning: the ${root.sourceKind} workflows could not be compiled here (${errno}), so only what was compiled before, if anything, is served`,
      );
    }
  }
}
