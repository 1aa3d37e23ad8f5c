/**
 * Which input of a workflow changed since its lock entry was written: the source, where it stands, an implementation that it
 * binds, the choice of one, a builtin or the compiler (decisions.md, Beyond: "the lockfile does not annoy").
 *
 * A lock entry holds no text of builtins. With the locked snapshot at hand each ref and each template is compared; without
 * it, a changed hash that no other input explains is put down to them.
 */
import type { Lockfile } from '../schemas/catalog.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { LockCause, LockExplanation } from '../schemas/lock-report.ts';
import { routineTemplatePrefix } from './compilation.ts';
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

/** What the steps of each template have become, by its id. */
function templatesOf({ steps }: CompiledSnapshot): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { provenance, refs: _refs, ...step } of steps) {
    const id = provenance.source === 'template_injected' ? provenance.originId : undefined;
    if (id !== undefined) found.set(id, `${found.get(id) ?? ''}${JSON.stringify(step)}`);
  }
  return found;
}

/** The same calls that give other steps. A routine of the project is a child; other templates are WorkRail's. */
function templateCauses(locked: CompiledSnapshot, current: CompiledSnapshot): readonly LockCause[] {
  const before = templatesOf(locked);
  return [...templatesOf(current)].sort().flatMap(([id, after]): readonly LockCause[] => {
    if (before.get(id) === undefined || before.get(id) === after) return [];
    const input = id.startsWith(routineTemplatePrefix) ? 'child' : 'builtin';
    return [{ input, id, detail: 'the steps that come from it are others now' }];
  });
}

type LockedBinding = { readonly id: string; readonly hash: string | undefined };

/** `<implementation id>@<hash>`; an entry of an earlier version has no hash. */
function lockedBinding(text: string): LockedBinding {
  const [id = '', hash] = text.split('@');
  return { id, hash };
}

/** Another choice is a cause of its own; the same choice with other content is a changed child. */
function bindingCauses(
  entry: LockEntry,
  { snapshot }: Compiled,
  locked: CompiledSnapshot | null,
): readonly LockCause[] {
  const bound = new Map(snapshot.bindings.map((binding) => [binding.slot, binding]));
  const slots = [...new Set([...Object.keys(entry.bindings), ...bound.keys()])].sort();
  return slots.flatMap((slot): readonly LockCause[] => {
    const [text, now] = [entry.bindings[slot], bound.get(slot)];
    const was = text === undefined ? undefined : lockedBinding(text);
    if (was?.id !== now?.implementationId) {
      const before = was === undefined ? {} : { before: was.id };
      const after = now === undefined ? {} : { after: now.implementationId };
      return [
        { input: 'binding', id: slot, ...before, ...after, detail: 'the slot is bound to another implementation' },
      ];
    }
    if (was === undefined || now === undefined) return [];
    const chosenBy = locked?.bindings.find((binding) => binding.slot === slot)?.source ?? now.source;
    if (chosenBy !== now.source) {
      const sides = { before: chosenBy, after: now.source };
      return [{ input: 'binding', id: slot, ...sides, detail: 'the same implementation, chosen in another place' }];
    }
    if (was.hash === undefined || was.hash === now.childHash) return [];
    const sides = { before: was.hash, after: now.childHash };
    return [{ input: 'child', id: was.id, ...sides, detail: `it fills the slot ${slot}, and says something else now` }];
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
  causes.push(...bindingCauses(entry, compiled, lockedSnapshot));
  if (lockedSnapshot !== null) {
    causes.push(...builtinCauses(lockedSnapshot, compiled.snapshot));
    // Other arguments give other steps too: only an unchanged source shows that the template changed.
    if (entry.sourceDigest === compiled.sourceDigest) causes.push(...templateCauses(lockedSnapshot, compiled.snapshot));
  }
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
