/**
 * What the runtime asks of this machine before it uses the compiled workflows of a project (`project/artifacts/compile-records.ts`).
 * Loads no compiler before one is needed.
 */
import { isCompiledHere } from '../../project/artifacts/compile-records.ts';
import { adopt } from '../../project/compile/adopt.ts';
import { heldWorkflowsOf, missingSource, refreshStale } from '../../project/compile/ensure-compiled.ts';
import { isUserHome } from '../../project/places.ts';
import { projectRoot, type SourceRoot } from '../../project/sources/source-root.ts';
import { memoryCatalog } from '../../runtime/storage/memory-catalog.ts';
import type { LocalCompilePort } from '../../runtime/storage/ports.ts';
import { warn } from '../terminal/terminal.ts';

type Compile = LocalCompilePort['compile'];

const port = (compile: Compile): LocalCompilePort => ({
  knows: (project, digest) => isCompiledHere(projectRoot(project), digest),
  compile,
  held: (project) => {
    const held = heldWorkflowsOf(project);
    return held === null ? null : memoryCatalog(held.sourceKind, held.workflows);
  },
  missingSource: (project) => (isUserHome(project) ? null : missingSource(projectRoot(project))),
});

const rootsAt = (project: string): readonly SourceRoot[] => (isUserHome(project) ? [] : [projectRoot(project)]);

/** Compiles a project that needs it, and writes what it compiles to. */
export const compilingPort = (): LocalCompilePort =>
  port(async (project) => {
    await refreshStale(rootsAt(project), warn);
  });

/** Writes nothing in a project: only what its sources compile to, byte for byte, is taken over. */
export const comparingPort = (): LocalCompilePort =>
  port((project) => Promise.all(rootsAt(project).map(adopt)).then(() => undefined));

/** For commands that report compiled workflows, on whatever machine they were compiled. */
export const readOnlyPort = (): LocalCompilePort => port(async () => undefined);
