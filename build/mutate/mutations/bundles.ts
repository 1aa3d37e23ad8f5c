/** Bundles and what an operator does with stored sessions. */
import type { Mutation } from '../mutation.ts';

export const bundles: readonly Mutation[] = [
  {
    lock: 'bundle-checked-before-storing',
    file: 'runtime/portability/bundle.ts',
    search: 'integrityFault(bundle, digest) ?? manifestFault(bundle)',
    replacement: 'manifestFault(bundle)',
    breaks: 'no digest of a bundle is checked',
  },
  {
    lock: 'gc-safe-mode',
    file: 'runtime/operation/collect.ts',
    search: 'const isSafe = marked.doubts.length > 0;',
    replacement: 'const isSafe = false;',
    breaks: 'a collection goes on where something is in doubt',
  },
  {
    lock: 'gc-honours-keep-marks',
    file: 'runtime/operation/collect.ts',
    search: 'else if (!isKept.value && isExpired(session, ttlDays, nowMs))',
    replacement: 'else if (isExpired(session, ttlDays, nowMs))',
    breaks: 'a keep mark holds nothing',
  },
  {
    lock: 'origin-survives-import',
    file: 'runtime/operation/import-bundle.ts',
    search: 'salvaged || redacted ? { v: 1, salvaged, redacted } : null',
    replacement: 'salvaged && redacted ? { v: 1, salvaged, redacted } : null',
    breaks: 'a partial bundle that was not redacted is imported as a whole one',
  },
  {
    lock: 'lost-artifact-is-named',
    file: 'runtime/operation/session-content.ts',
    search: "lost.flatMap(({ kind, ref }) => (kind === 'artifact' ? [ref] : []))",
    replacement: "lost.flatMap(({ kind, ref }) => (kind === 'snapshot' ? [ref] : []))",
    breaks: 'a bundle leaves without an artifact that it names',
  },
];
