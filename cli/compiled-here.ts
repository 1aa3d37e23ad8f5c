/**
 * What the runtime asks of this machine before it uses what a project brings (`compile-records.ts`). Loads no compiler before one
 * is needed.
 */
import type { CompiledHerePort } from '../runtime/storage/ports.ts';
import { isCompiledHere, recordCompiled } from './compile-records.ts';
import { heldCatalogOf, refresh, staleRoots } from './fresh.ts';
import { isUserHome } from './places.ts';
import { projectRoot, type SourceRoot } from './sources.ts';
import { isForeign } from './staleness.ts';

type Compile = CompiledHerePort['compile'];

function port(compile: Compile): CompiledHerePort {
  return {
    knows: (project, digest) => isCompiledHere(projectRoot(project), digest),
    compile,
    held: heldCatalogOf,
  };
}

const rootsAt = (project: string): readonly SourceRoot[] => (isUserHome(project) ? [] : [projectRoot(project)]);

/** Compiles a project that needs it, and writes what it compiles to. */
export const compilesHere = (): CompiledHerePort => port((project) => refresh(staleRoots(rootsAt(project))));

/** Writes nothing in a project: only what its sources compile to, byte for byte, is taken over. */
export const comparesHere = (): CompiledHerePort =>
  port((project) => Promise.all(rootsAt(project).map(adopt)).then(() => undefined));

/** For those who look for what is there, whatever it may be. */
export const looksHere = (): CompiledHerePort => port(async () => undefined);

/** Records a catalog that came with a project, when it is what the sources compile to. */
export async function adopt(root: SourceRoot): Promise<void> {
  if (!isForeign(root)) return;
  const { reproducedDigest } = await import('./recompile.ts');
  const digest = reproducedDigest(root);
  if (digest !== null) recordCompiled(root, digest);
}
