/**
 * Conflicts between sources: two files with one id, or an alias that is the id of another workflow. Equal ids of different source
 * kinds do not conflict, because precedence decides.
 */
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { internalError } from '../../diagnostics/internal-error.ts';
import { quote } from '../../diagnostics/quote.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import type { Path } from '../../ir/document.ts';
import { chosenVariant } from '../../legacy/variants.ts';
import type { SourceUnit } from '../../ir/source.ts';

export type ConflictingUnits = {
  /** All units of a conflict. The id is ambiguous, so none of them compiles. */
  readonly units: ReadonlySet<SourceUnit>;
  readonly findings: ReadonlyMap<SourceUnit, readonly UnlocatedDiagnostic[]>;
};

type Claim = { readonly unit: SourceUnit; readonly name: string; readonly path: Path; readonly kind: 'id' | 'alias' };

function claimsOf(unit: SourceUnit): readonly Claim[] {
  const aliases = unit.sourceKind === 'bundled' ? (unit.workflow.aliases ?? []) : [];
  return [
    { unit, name: unit.workflow.id, path: ['id'], kind: 'id' },
    ...aliases.map((name, index): Claim => ({ unit, name, path: ['aliases', index], kind: 'alias' })),
  ];
}

function placeOf({ unit, path }: Claim): string {
  const { line, column } = new SourceText(unit.file, unit.document.text).positionOf(unit.document.at(path).offset);
  return `${unit.file}:${line}:${column}`;
}

function conflictFinding(claim: Claim, first: Claim): UnlocatedDiagnostic {
  const at = claim.unit.document.at(claim.path);
  if (claim.kind === 'id' && first.kind === 'id') {
    return {
      code: 'resolve/duplicate-workflow-id',
      message: `two files define the id ${quote(claim.name)}`,
      at,
      other: first.unit.file,
      label: 'the second definition',
      notes: [`the first definition is at ${placeOf(first)}`],
      help: 'rename one of the workflows, or remove the file that is not needed',
    };
  }
  return {
    code: 'resolve/alias-conflict',
    message: `two workflows claim the name ${quote(claim.name)}`,
    at,
    other: first.unit.file,
    label: `this workflow claims the name as ${claim.kind === 'id' ? 'an id' : 'an alias'}`,
    notes: [`the other workflow claims the name as ${first.kind === 'id' ? 'an id' : 'an alias'} at ${placeOf(first)}`],
    help: 'remove the alias from one of the workflows',
  };
}

/** The units with one id, grouped by source kind. A unit that causes an exception is in no group. */
function byId(units: readonly SourceUnit[]): readonly (readonly SourceUnit[])[] {
  const groups = new Map<string, SourceUnit[]>();
  for (const unit of units) {
    const key = attempted(() => `${unit.sourceKind} ${unit.workflow.id}`);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return [...groups.values()];
}

function attempted<T>(body: () => T): T | null {
  try {
    return body();
  } catch {
    return null;
  }
}

/** Files that are variants of one id, with the one that is used. Files that cannot be compared are not variants. */
export function variantsOf(units: readonly SourceUnit[]): ReadonlyMap<SourceUnit, SourceUnit> {
  const unused = new Map<SourceUnit, SourceUnit>();
  for (const group of byId(units)) {
    const chosen = group.length < 2 ? null : attempted(() => chosenVariant(group));
    if (chosen !== null) for (const unit of group) if (unit !== chosen) unused.set(unit, chosen);
  }
  return unused;
}

function variantFinding(unit: SourceUnit, chosen: SourceUnit): UnlocatedDiagnostic {
  return {
    code: 'resolve/variant-not-used',
    message: `${quote(unit.workflow.id)} is compiled from ${quote(chosen.file)}`,
    at: unit.document.at(['id']),
    label: 'this file is an unused variant of the same workflow',
    help: 'remove the file, or give its workflow another id',
  };
}

/**
 * The finding for an exception while sources are compared: it refuses only the sources of this comparison
 * [compile-errors-as-data].
 */
class Conflicts implements ConflictingUnits {
  readonly units = new Set<SourceUnit>();
  readonly findings = new Map<SourceUnit, readonly UnlocatedDiagnostic[]>();

  add(unit: SourceUnit, finding: UnlocatedDiagnostic): void {
    this.units.add(unit);
    this.findings.set(unit, [...(this.findings.get(unit) ?? []), finding]);
  }

  contained(units: readonly SourceUnit[], body: () => void): void {
    try {
      body();
    } catch (error) {
      for (const unit of units) this.add(unit, internalError('compare', error));
    }
  }
}

/** `units` in a stable order. Ids come before aliases, so that the alias is reported. */
export function findConflicts(units: readonly SourceUnit[]): ConflictingUnits {
  const conflicts = new Conflicts();
  const variants = variantsOf(units);
  for (const [unit, chosen] of variants)
    conflicts.contained([unit], () => conflicts.add(unit, variantFinding(unit, chosen)));
  const claims: Claim[] = [];
  for (const unit of units.filter((one) => !variants.has(one)))
    conflicts.contained([unit], () => claims.push(...claimsOf(unit)));
  const first = new Map<string, Claim>();
  for (const claim of [
    ...claims.filter(({ kind }) => kind === 'id'),
    ...claims.filter(({ kind }) => kind === 'alias'),
  ]) {
    const key = `${claim.unit.sourceKind} ${claim.name}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, claim);
    else if (before.unit !== claim.unit) {
      conflicts.contained([before.unit, claim.unit], () => {
        conflicts.add(claim.unit, conflictFinding(claim, before));
        conflicts.units.add(before.unit);
      });
    }
  }
  return conflicts;
}
