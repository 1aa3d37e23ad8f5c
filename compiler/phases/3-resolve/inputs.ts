/**
 * Inputs: context keys that a workflow declares. Conditions and pointers use a delimiter-safe key, so a camelCase key is
 * mapped losslessly (`fooBar` ↔ `foo_bar`) and the authored spelling is kept as `contextKey` [input-key-lossless].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { SourceInput } from '../../../schemas/source-workflow.ts';
import { type UnlocatedDiagnostic, replacement } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { ResolvedInput } from '../../ir/resolved.ts';
import { trimMarks } from '../../../schemas/text/name-parts.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { inputKeyOf, reservedKeys } from '../2-expand/input-key.ts';
import { findDuplicates, firstUses } from './duplicates.ts';

/** `error_rate` for `error rate`; empty if there is no similar key. */
const validKeyFor = (key: string): string =>
  reservedKeys.has(key) ? '' : trimMarks(key.replace(/[^A-Za-z0-9]+/g, '_'), '_').toLowerCase();

function invalidKey(unit: SourceUnit, key: string, index: number): UnlocatedDiagnostic {
  const at = unit.document.at(['inputs', index, 'key']);
  const near = validKeyFor(key);
  const reserved = reservedKeys.has(key);
  return {
    code: 'resolve/invalid-input-key',
    message: `${quote(key)} is not a valid input key`,
    at,
    label: reserved ? 'a reserved name' : 'not `snake_case`, `kebab-case` or `camelCase`',
    help: near === '' ? 'choose another name' : `write ${quote(near)}`,
    fixes: near === '' ? [] : [replacement(`rename to ${near}`, at, JSON.stringify(near))],
  };
}

/** Null if the key has no delimiter-safe form. */
export function compiledInput(authored: SourceInput): CompiledInput | null {
  const key = inputKeyOf(authored.key);
  if (key === null) return null;
  return {
    key,
    ...(key === authored.key ? {} : { contextKey: authored.key }),
    kind: authored.kind,
    ...(authored.values === undefined ? {} : { values: [...authored.values] }),
    required: authored.required ?? false,
    // `coerce` has no effect on a list, because no other value can be converted to a list.
    ...(authored.coerce === true && authored.kind !== 'list' ? { coerce: true as const } : {}),
    ...(authored.description === undefined ? {} : { description: authored.description }),
    ...(authored.sensitive === true ? { sensitive: true as const } : {}),
  };
}

type Inputs = { readonly inputs: readonly ResolvedInput[]; readonly findings: readonly UnlocatedDiagnostic[] };

export function resolveInputs(unit: SourceUnit): Inputs {
  const findings: UnlocatedDiagnostic[] = [];
  const inputs: ResolvedInput[] = [];
  // Inputs with an invalid key, under the key that the finding suggests: a condition that names this key is correct.
  const corrected: ResolvedInput[] = [];
  for (const [index, authored] of (unit.workflow.inputs ?? []).entries()) {
    const input = compiledInput(authored);
    if (input !== null) {
      inputs.push({ path: ['inputs', index], input });
      continue;
    }
    findings.push(invalidKey(unit, authored.key, index));
    const suggested = compiledInput({ ...authored, key: validKeyFor(authored.key) });
    if (suggested !== null) corrected.push({ path: ['inputs', index], input: suggested });
  }
  const names = inputs.map(({ path, input }) => ({
    name: input.key,
    path: [...path, 'key'],
    written: input.contextKey ?? input.key,
  }));
  findings.push(...findDuplicates(unit, 'resolve/duplicate-input-key', 'key', names));
  return { inputs: firstUses([...inputs, ...corrected], ({ input }) => input.key), findings };
}
