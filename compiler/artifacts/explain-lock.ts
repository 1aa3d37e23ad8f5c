/**
 * Determines which input of a workflow changed after its lock entry was written: the source, its location, a builtin, a binding,
 * a bound implementation, or the compiler [lockfile-ignores-formatting]. A lock entry contains no texts of builtins. If the
 * locked snapshot is available, each ref and each template is compared. Otherwise, a changed hash that no other input explains is
 * attributed to a builtin or the compiler.
 */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { Lockfile } from '../../schemas/catalog.ts';
import type { CompiledBinding, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { LockCause, LockExplanation } from '../../schemas/lock-report.ts';
import type { Compiled } from '../host.ts';
import { routineNameOfTemplate } from '../legacy/routine-name.ts';
import { type LockBinding, lockBindingOf } from './lock-binding.ts';

type LockEntry = Lockfile['workflows'][string];
export type LockSides = {
  readonly workflowId: string;
  readonly entry: LockEntry | undefined;
  readonly compiled: Compiled | undefined;
  /** Returns the snapshot that the entry names, if it is still stored. */
  readonly lockedSnapshot: CompiledSnapshot | null;
  readonly compilerVersion: string;
};

const refsOf = (snapshot: CompiledSnapshot): ReadonlyMap<string, string> =>
  new Map(snapshot.steps.flatMap(({ refs }) => refs.map(({ refId, refContentHash }) => [refId, refContentHash])));

/** Refs that both snapshots embed with different texts. A ref that only one snapshot embeds is a change of the source. */
function builtinCauses(locked: CompiledSnapshot, current: CompiledSnapshot): readonly LockCause[] {
  const before = refsOf(locked);
  return [...refsOf(current)].sort().flatMap(([id, after]): readonly LockCause[] => {
    const was = before.get(id);
    if (was === undefined || was === after) return [];
    return [{ input: 'builtin', id, before: was, after, detail: 'the built-in text of this ref changed' }];
  });
}

/**
 * The steps of each template as canonical JSON, by template id. Canonical, because a stored snapshot can have another order of
 * properties.
 */
function templatesOf({ steps }: CompiledSnapshot): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { provenance, refs: _refs, ...step } of steps) {
    const id = provenance.source === 'template_injected' ? provenance.originId : undefined;
    if (id !== undefined) found.set(id, `${found.get(id) ?? ''}${canonicalText(step as JsonValue)}`);
  }
  return found;
}

/** Template calls that add different steps than before. A routine counts as an implementation, not as a template of WorkRail. */
function templateCauses(locked: CompiledSnapshot, current: CompiledSnapshot): readonly LockCause[] {
  const before = templatesOf(locked);
  return [...templatesOf(current)].sort().flatMap(([id, after]): readonly LockCause[] => {
    if (before.get(id) === undefined || before.get(id) === after) return [];
    const input = routineNameOfTemplate(id) === null ? 'builtin' : 'child';
    return [{ input, id, detail: 'this template now expands to different steps' }];
  });
}

type LockedBindings = ReadonlyMap<string, LockBinding>;

/** The recorded hash of an implementation; if the entry does not contain it, the one in the locked snapshot. */
function lockedBindings(entry: LockEntry, locked: CompiledSnapshot | null): LockedBindings {
  const bySlot = new Map(locked?.bindings.map((binding) => [binding.slot, binding]));
  return new Map(
    Object.entries(entry.bindings).map(([slot, text]) => {
      const written = lockBindingOf(text);
      const known = bySlot.get(slot);
      const isKnown = known?.implementationId === written.implementationId;
      return [slot, { ...written, childHash: written.childHash ?? (isKnown ? known.childHash : null) }];
    }),
  );
}

function bindingCauses(
  before: LockedBindings,
  { snapshot }: Compiled,
  locked: CompiledSnapshot | null,
): readonly LockCause[] {
  const after = new Map(snapshot.bindings.map((binding) => [binding.slot, binding]));
  const slots = [...new Set([...before.keys(), ...after.keys()])].sort();
  return slots.flatMap((slot): readonly LockCause[] => {
    const [was, now] = [before.get(slot), after.get(slot)];
    if (was?.implementationId !== now?.implementationId) {
      const sides = {
        ...(was === undefined ? {} : { before: was.implementationId }),
        ...(now === undefined ? {} : { after: now.implementationId }),
      };
      return [{ input: 'binding', id: slot, ...sides, detail: 'the slot is bound to another implementation' }];
    }
    if (now === undefined) return [];
    const chosenBy = locked?.bindings.find((binding) => binding.slot === slot)?.source ?? now.source;
    return [...chooserCauses(slot, chosenBy, now.source), ...childCauses(slot, was?.childHash ?? null, now)];
  });
}

/** Whether each slot has the implementation that the lock entry names. */
function isBoundAsBefore(before: LockedBindings, { snapshot: { bindings } }: Compiled): boolean {
  return (
    bindings.length === before.size &&
    bindings.every(({ slot, implementationId }) => before.get(slot)?.implementationId === implementationId)
  );
}

function chooserCauses(id: string, before: string, after: string): readonly LockCause[] {
  if (before === after) return [];
  return [
    {
      input: 'binding',
      id,
      before,
      after,
      detail: 'the implementation is the same, but the source of the binding changed (default, project or --bind)',
    },
  ];
}

function childCauses(slot: string, before: string | null, { implementationId, childHash }: CompiledBinding) {
  if (before === null || before === childHash) return [];
  const detail = `the content of the workflow bound to the slot ${slot} changed`;
  return [{ input: 'child' as const, id: implementationId, before, after: childHash, detail }];
}

const unexplained = (before: LockedBindings): LockCause =>
  [...before.values()].some(({ childHash }) => childHash === null)
    ? {
        input: 'child',
        detail:
          'a bound implementation, a built-in text or the compiler changed, although the WorkRail version is the same',
      }
    : {
        input: 'builtin',
        detail: 'a built-in text or the compiler changed, although the WorkRail version is the same',
      };

function causesOf({ entry, compiled, lockedSnapshot, compilerVersion }: LockSides): readonly LockCause[] {
  if (entry === undefined || compiled === undefined) return [];
  const causes: LockCause[] = [];
  if (entry.sourceDigest !== compiled.sourceDigest) {
    const sides = { before: entry.sourceDigest, after: compiled.sourceDigest };
    causes.push({
      input: 'source',
      ...sides,
      detail: `${compiled.file}: content changed (formatting ignored)`,
    });
  }
  if (entry.source !== compiled.file)
    causes.push({
      input: 'file',
      before: entry.source,
      after: compiled.file,
      detail: 'the source file was moved or renamed',
    });
  const before = lockedBindings(entry, lockedSnapshot);
  causes.push(...bindingCauses(before, compiled, lockedSnapshot));
  // The hash covers the whole snapshot, so with an equal hash nothing changed.
  if (lockedSnapshot !== null && entry.workflowHash !== compiled.workflowHash) {
    causes.push(...builtinCauses(lockedSnapshot, compiled.snapshot));
    // Different arguments also give different steps, and so does another implementation in the texts: the template is reported only
    // if both are unchanged.
    if (entry.sourceDigest === compiled.sourceDigest && isBoundAsBefore(before, compiled))
      causes.push(...templateCauses(lockedSnapshot, compiled.snapshot));
  }
  if (entry.compiler !== compilerVersion)
    causes.push({
      input: 'compiler',
      before: entry.compiler,
      after: compilerVersion,
      detail: 'compiled with another version of WorkRail',
    });
  const isExplained = causes.some(({ input }) => input !== 'file');
  if (entry.workflowHash !== compiled.workflowHash && !isExplained) causes.push(unexplained(before));
  return causes;
}

/** @param isBroken whether the source of the entry has errors now */
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
