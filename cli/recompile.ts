/** Compiles a stale root and writes what is served, `workrail.lock` excepted. Loaded only when something is stale. */
import { objectsOf } from '../compiler/artifacts.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { placeOf, writeArtifacts } from './artifact-files.ts';
import { compileIncrementally, keepResults, listsOfRoot } from './compile-incremental.ts';
import type { SourceRoot } from './sources.ts';
import { isStale, writeStats } from './staleness.ts';
import { withWriterLock } from './writer-lock.ts';

/** Nothing, when another process did it while this one waited. */
export function recompile(root: SourceRoot): Promise<readonly Diagnostic[]> {
  return withWriterLock(root, 'exclusive', () => {
    if (!isStale(root)) return [];
    const result = compileIncrementally(root);
    const { fresh, keptNames } = result;
    writeArtifacts(
      placeOf(root),
      { ...listsOfRoot(result), ...objectsOf(fresh) },
      { lock: false, prune: false, keptNames },
    );
    writeStats(root, result.files, result.digests);
    keepResults(root, result);
    return result.diagnostics;
  });
}
