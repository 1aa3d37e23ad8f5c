/**
 * The runtime that sessions of the daemon are started with: it compiles changed sources first, and starts no workflow whose current source does
 * not compile. One for `dispatch`, the queue, triggers and their check, so that all of them decide in the same way [unattended-starts-are-current].
 */
import type { CurrentSources, Runtime } from '../../runtime/runtime.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import { faultOfRoot, refreshChanged, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { Failure } from '../../project/failure.ts';
import { warn } from '../terminal/terminal.ts';
import { compilingPort } from './local-compile.ts';
import { openRuntime } from './open-runtime.ts';

/** @param warnOf receives the warnings about sources; one of a daemon names the project, because its log is about many */
export function openRuntimeForDaemon(project: string, warnOf: (warning: string) => void = warn): Runtime {
  const recompileChanged = (at: string | null) => refreshChanged(rootsOf(at ?? project), warnOf, 'started');
  const compiling = { ...compilingPort(), recompileChanged };
  return openRuntime(project, undefined, undefined, compiling, { currentOnly: currentSourcesOf(project) });
}

function currentSourcesOf(project: string): CurrentSources {
  const rootOf = (kind: WorkflowSourceKind) => rootsOf(project).find(({ sourceKind }) => sourceKind === kind);
  return {
    faultOfPlace: (kind) => {
      const root = rootOf(kind);
      return root === undefined ? null : faultOfRoot(root);
    },
    faultOfSource: async (kind, source) => {
      const root = rootOf(kind);
      if (root === undefined) return null;
      const { faultOfSource } = await import('../../project/compile/recompile.ts');
      try {
        return faultOfSource(root, source);
      } catch (error) {
        // The sources cannot be read, which a warning says.
        if (Failure.is(error)) return null;
        throw error;
      }
    },
  };
}
