/** Bundles and what an operator does with stored sessions. */
import type { Mutation } from '../mutation.ts';

export const bundles: readonly Mutation[] = [
  {
    requirement: 'bundle-checked-before-storing',
    file: 'runtime/portability/bundle-reader.ts',
    search: 'entry.sha256 !== part.sha256 || entry.bytes !== part.bytes',
    replacement: 'entry.bytes !== part.bytes',
    breaks: 'no digest of a bundle is checked',
  },
  {
    requirement: 'gc-safe-mode',
    file: 'runtime/admin/gc.ts',
    search: 'const isBlocked = problems.length > 0;',
    replacement: 'const isBlocked = false;',
    breaks: 'gc continues although it cannot read a file',
  },
  {
    requirement: 'gc-honours-pins',
    file: 'runtime/admin/gc.ts',
    search: 'else if (!isPinned.value && !inUse.has(sessionId) && isExpired(session, ttlDays, nowMs))',
    replacement: 'else if (!inUse.has(sessionId) && isExpired(session, ttlDays, nowMs))',
    breaks: 'gc removes pinned sessions',
  },
  {
    requirement: 'origin-survives-import',
    file: 'runtime/admin/import-bundle.ts',
    search: 'salvaged || redacted ? { v: 1, salvaged, redacted } : null',
    replacement: 'salvaged && redacted ? { v: 1, salvaged, redacted } : null',
    breaks: 'a partial bundle that was not redacted is imported as a complete bundle',
  },
  {
    requirement: 'lost-workflow-redacts-all',
    file: 'runtime/portability/sensitive-inputs.ts',
    search: 'return declared === undefined || declared.keys.has(key);',
    replacement: 'return declared !== undefined && declared.keys.has(key);',
    breaks: 'a redacted report of a run whose workflow is lost contains the values of sensitive inputs',
  },
  {
    requirement: 'redaction-leaves-no-digest',
    file: 'runtime/admin/export-session.ts',
    search: "kind === 'pinned_workflow' ? problem : problem.replaceAll(ref, sealed(ref))",
    replacement: "kind !== 'artifact' ? problem : problem.replaceAll(ref, sealed(ref))",
    breaks: 'a redacted report names a lost snapshot by the digest of a sensitive list',
  },
  {
    requirement: 'lost-artifact-is-named',
    file: 'runtime/admin/session-content.ts',
    search: "lost.flatMap(({ kind, ref }) => (kind === 'artifact' ? [ref] : []))",
    replacement: "lost.flatMap(({ kind, ref }) => (kind === 'snapshot' ? [ref] : []))",
    breaks: 'a bundle is exported without an artifact that it names',
  },
  {
    requirement: 'redaction-reported',
    file: 'runtime/portability/redact.ts',
    search: 'this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);',
    replacement: '',
    breaks: 'redacted values are not counted',
  },
  {
    requirement: 'sensitive-values-leave-no-export',
    file: 'runtime/portability/known-values.ts',
    search: 'yield [folded(open), this.#decoded];',
    replacement: 'yield [open, this.#decoded];',
    breaks: 'a sensitive value that is wrapped over two lines or has another case stays in a redacted export',
  },
  {
    requirement: 'sensitive-values-leave-no-export',
    file: 'runtime/portability/unstored-values.ts',
    search: 'if (measuredOverBudget(event, events) !== null) runs.add(event.scope.runId);',
    replacement: '',
    breaks: 'a sensitive value whose context was over the budget stays in the notes of its attempt',
  },
  {
    requirement: 'sensitive-values-leave-no-export',
    file: 'runtime/portability/sensitive-inputs.ts',
    search: 'if (hasUnsearchedPart(value)) this.#unsearched.add(key);',
    replacement: '',
    breaks: 'an export does not name the inputs whose values are too short to be searched for',
  },
  {
    requirement: 'gc-by-ttl',
    file: 'runtime/admin/gc.ts',
    search: 'nowMs - lastMs > ttlDays * dayMs',
    replacement: 'nowMs - lastMs > ttlDays',
    breaks: 'gc reads the maximum age of a session in milliseconds',
  },
  {
    requirement: 'gc-sessions-first-then-objects',
    file: 'runtime/admin/gc.ts',
    search: '  const gone: string[] = [];\n  for (const sessionId of [...sessions.removed',
    replacement:
      '  const gone: string[] = [];\n  const early = await sweep.removeObjects(unreachable);\n  if (early.isErr()) return after(gone, early.error);\n  for (const sessionId of [...sessions.removed',
    breaks: 'objects are removed before the sessions that need them',
  },
  {
    requirement: 'gc-keeps-what-any-segment-names',
    file: 'runtime/admin/gc.ts',
    search: '!roots.has(rootKey(kind, ref)) && !aside.has(ref)',
    replacement: '!roots.has(rootKey(kind, ref))',
    breaks: 'gc removes objects that only an unattested segment refers to',
  },
];
