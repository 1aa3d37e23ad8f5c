/** Compiles a stale root and writes what is served, `workrail.lock` excepted. Loaded only when something is stale. */
import { artifactsOf } from '../compiler/artifacts.ts';
import { version } from '../package.json';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { placeOf, writeArtifacts } from './artifact-files.ts';
import { compileWithCache, writeCache } from './compile-cache.ts';
import type { SourceRoot } from './sources.ts';
import { writeStats } from './staleness.ts';

export function recompile(root: SourceRoot): readonly Diagnostic[] {
  const result = compileWithCache(root);
  writeArtifacts(placeOf(root), artifactsOf(result, version), { lock: false, prune: false });
  writeStats(root, result.files, result.digests);
  writeCache(root, result);
  return result.diagnostics;
}
