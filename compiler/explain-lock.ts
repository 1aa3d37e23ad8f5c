/**
 * Which input of a workflow changed since its lock entry was written: the source, where it stands, a builtin, a binding or
 * the compiler (decisions.md, Beyond: "the lockfile does not annoy").
 *
 * A lock entry holds no text of builtins. With the locked snapshot at hand each ref is compared; without it, a changed hash
 * that no other input explains is put down to them.
 */
import type { Lockfile } from '../schemas/catalog.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { LockCause, LockExplanation } from '../schemas/lock-report.ts';
import type { Compiled } from './host.ts';

type LockEntry = Lockfile['workflows'][string];
export type LockSides = {
  readonly workflowId: string;
  readonly entry: LockEntry | undefined;
  readonly compiled: Compiled | undefined;
  /** The snapshot that the entry names, when it is still stored somewhere. */
  readonly lockedSnapshot: CompiledSnapshot | null;
  readonly compilerVersion: string;
};

const refsOf = (snapshot: CompiledSnapshot): ReadonlyMap<string, string> =>
  new Map(snapshot.steps.flatMap(({ refs }) => refs.map(({ refId, refContentHash }) => [refId, refContentHash])));

/** Refs that both snapshots embed with different texts; another choice of refs is a change of the source. */
function builtinCauses(locked: CompiledSnapshot, current: CompiledSnapshot): readonly LockCause[] {
  const before = refsOf(locked);
  return [...refsOf(current)].sort().flatMap(([id, after]): readonly LockCause[] => {
    const was = before.get(id);
    if (was === undefined || was === after) return [];
    return [{ input: 'builtin', id, before: was, after, detail: 'the text that WorkRail embeds for it changed' }];
  });
}

function bindingCauses(entry: LockEntry, { snapshot }: Compiled): readonly LockCause[] {
  const after = new Map(snapshot.bindings.map(({ slot, implementationId }) => [slot, implementationId]));
  const slots = [...new Set([...Object.keys(entry.bindings), ...after.keys()])].sort();
  return slots.flatMap((id): readonly LockCause[] => {
    const [was, now] = [entry.bindings[id], after.get(id)];
    if (was === now) return [];
    const sides = { ...(was === undefined ? {} : { before: was }), ...(now === undefined ? {} : { after: now }) };
    return [{ input: 'binding', id, ...sides, detail: 'the slot is bound to another implementation' }];
  });
}

function causesOf({ entry, compiled, lockedSnapshot, compilerVersion }: LockSides): readonly LockCause[] {
  if (entry === undefined || compiled === undefined) return [];
  const causes: LockCause[] = [];
  if (entry.sourceDigest !== compiled.sourceDigest) {
    const sides = { before: entry.sourceDigest, after: compiled.sourceDigest };
    causes.push({
      input: 'source',
      ...sides,
      detail: `${compiled.file} says something else; its formatting does not count`,
    });
  }
  if (entry.source !== compiled.file)
    causes.push({
      input: 'file',
      before: entry.source,
      after: compiled.file,
      detail: 'the source was moved or renamed',
    });
  if (lockedSnapshot !== null) causes.push(...builtinCauses(lockedSnapshot, compiled.snapshot));
  causes.push(...bindingCauses(entry, compiled));
  if (entry.compiler !== compilerVersion)
    causes.push({
      input: 'compiler',
      before: entry.compiler,
      after: compilerVersion,
      detail: 'another version compiles it',
    });
  const isExplained = causes.some(({ input }) => input !== 'file');
  if (entry.workflowHash !== compiled.workflowHash && !isExplained)
    causes.push({
      input: 'builtin',
      detail: 'a text that WorkRail embeds changed, or the compiler under the same version',
    });
  return causes;
}

/** @param isBroken the source of the entry has errors now */
export function explainLock(sides: LockSides, isBroken: boolean): LockExplanation {
  const { workflowId, entry, compiled } = sides;
  const causes = [...causesOf(sides)];
  const isHashChanged = entry?.workflowHash !== compiled?.workflowHash;
  const state =
    compiled === undefined
      ? isBroken
        ? 'broken'
        : 'gone'
      : entry === undefined
        ? 'not_locked'
        : causes.length === 0
          ? 'unchanged'
          : 'changed';
  return {
    workflowId,
    state,
    ...(entry === undefined ? {} : { lockedHash: entry.workflowHash }),
    ...(compiled === undefined ? {} : { currentHash: compiled.workflowHash }),
    isHashChanged,
    causes,
  };
}
