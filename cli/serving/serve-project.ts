/**
 * What `serve` opens once its client has been greeted: stale sources are compiled, then the runtime answers. Loaded then,
 * because the greeting needs neither.
 */
import type { TracePort } from '../../runtime/ports.ts';
import type { Runtime, RuntimeOptions } from '../../runtime/runtime.ts';
import type { CurrentWorkspace } from '../../runtime/storage/ports.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { Failure } from '../../project/failure.ts';
import { adopt } from '../../project/compile/adopt.ts';
import { comparingPort, compilingPort } from './local-compile.ts';
import {
  checkCommand,
  compileCommand,
  refreshChanged,
  rootsOf,
  staleRoots,
} from '../../project/compile/ensure-compiled.ts';
import { warn } from '../terminal/terminal.ts';
import { boundHeap } from './heap-size.ts';
import { openRuntimeIn } from './open-runtime.ts';
import { unattendedIn } from './unattended-sessions.ts';
import { dataFolder, userFolder } from '../../project/places.ts';
import { type SourceRoot, userRoot } from '../../project/sources/source-root.ts';
import { disagreesWithLock, staleReason } from '../../project/compile/staleness.ts';
import { staleText } from './stale-text.ts';
import { stackText } from '../../schemas/text/stack-text.ts';
import { fileFaultOf } from '../../project/files/file-fault.ts';

/** Frozen: what is served is what the lock file says was reviewed, and nothing is compiled on the way. */
export async function refuseUnreviewed(project: string | null): Promise<void> {
  const roots = servedRoots(project);
  for (const root of roots) await adoptWhereReadable(root);
  const stale = staleRoots(roots, warn);
  const refused = roots.filter((root) => stale.includes(root) || disagreesWithLock(root));
  if (refused.length === 0) return;
  const { brokenSource } = await import('../../project/compile/recompile.ts');
  const broken = refused.flatMap((root) => {
    const found = brokenSource(root);
    return found === null ? [] : [{ ...found, check: checkCommand(root) }];
  })[0];
  throw new Failure(
    {
      code: 'COMPILE_STALE',
      message: `--frozen requires compiled workflows that match their sources and workrail.lock; ${refused.map(mismatchOf).join(', and ')}${broken === undefined ? '' : `; ${broken.file} does not compile: ${broken.why}`}`,
      retry: { kind: 'not_retryable' },
      suggestion: `Run: ${broken === undefined ? refused.map(compileCommand).join('; then run: ') : broken.check}`,
    },
    'stale',
  );
}

function mismatchOf(root: SourceRoot): string {
  const reason = staleReason(root);
  return reason === null ? `the ${root.sourceKind} workflows do not match` : staleText(root, reason);
}

const servedRoots = (project: string | null): readonly SourceRoot[] =>
  project === null ? [userRoot(userFolder())] : rootsOf(project);

/** A source that cannot be read counts as stale below, where it is reported. */
async function adoptWhereReadable(root: SourceRoot): Promise<void> {
  try {
    await adopt(root);
  } catch (error) {
    if (!Failure.is(error) && errnoOf(error) === '') throw error;
  }
}

/**
 * Compiles what is stale, unless `frozen`, and again what is saved while it serves; what cannot be compiled keeps nothing else from
 * being served.
 *
 * @param project null where none is known before the first call
 * @param current what a call works in that names no workspace
 */
export async function openRuntimeFor(
  project: string | null,
  current: () => Promise<CurrentWorkspace>,
  frozen: boolean,
  trace: TracePort,
  served: RuntimeOptions,
): Promise<Runtime> {
  boundHeap();
  const folders = { project, user: userFolder(), data: dataFolder(), current };
  const options = { ...served, unattended: unattendedIn(folders.data) };
  if (frozen) return openRuntimeIn(folders, trace, undefined, comparingPort(), options);
  const recompileChanged = async (at: string | null) => {
    try {
      await refreshChanged(servedRoots(at), warn);
    } catch (error) {
      trace.event('compile_failed', { error: fileFaultOf(error)?.error.message ?? stackText(error) });
    }
  };
  await recompileChanged(project);
  return openRuntimeIn(folders, trace, undefined, { ...compilingPort(), recompileChanged }, options);
}
