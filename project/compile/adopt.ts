/** A catalog from a checkout is served only if compiling the sources on this machine gives the same bytes (ADR-0015). */
import { recordCompiled } from '../artifacts/compile-records.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { adoptStats, areStatsForeign, isForeign } from './staleness.ts';

/** Records such a catalog, and the stats beside it, as compiled here. Writes nothing in the project. */
export async function adopt(root: SourceRoot): Promise<void> {
  if (!isForeign(root) && !areStatsForeign(root)) return;
  const { reproducedDigest } = await import('./recompile.ts');
  const digest = reproducedDigest(root);
  if (digest === null) return;
  recordCompiled(root, digest);
  adoptStats(root);
}
