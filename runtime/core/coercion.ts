/**
 * Inputs with `coerce`: converts a value of another kind or spelling if possible, and keeps it otherwise (ADR-0017). The older
 * engine compared like this: trimmed, whatever the case, `yes` like `true` and `1`, numbers as texts. Conversion comes before the
 * context is merged, so the log holds what conditions compare. Pure; another input is never touched.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import { contextKeyOf, isOfKind } from './context.ts';
import { isInexact } from './exact-numbers.ts';

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

const isScalar = (value: JsonValue): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const plain = (value: string | number | boolean) => String(value).trim().toLowerCase();

/** The number that a text writes, or null if a number cannot keep it. */
function numberIn(text: string): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && !isInexact(number) ? number : null;
}

function numberOfTruth(text: string): number | null {
  const truth = truths.get(text);
  return truth === undefined ? null : Number(truth);
}

function enumValue(sent: string, values: readonly string[]): string | undefined {
  const truth = truths.get(sent);
  return (
    values.find((value) => plain(value) === sent) ??
    (truth === undefined ? undefined : values.find((value) => truths.get(plain(value)) === truth))
  );
}

function coerced(value: JsonValue, input: CompiledInput): JsonValue {
  if (!isScalar(value) || isOfKind(value, input)) return value;
  switch (input.kind) {
    case 'boolean':
      return plain(value) === '' ? false : (truths.get(plain(value)) ?? value);
    case 'number':
      return numberIn(plain(value)) ?? numberOfTruth(plain(value)) ?? value;
    case 'string':
      return String(value);
    case 'enum':
      return enumValue(plain(value), input.values ?? []) ?? value;
    case 'list':
      return value;
  }
}

/** What an agent sent, with the values of such inputs converted. */
export function coercedContext(delta: JsonObject, inputs: readonly CompiledInput[]): JsonObject {
  const converted: { [key: string]: JsonValue } = {};
  for (const input of inputs) {
    const key = contextKeyOf(input);
    if (input.coerce !== true || !Object.hasOwn(delta, key)) continue;
    const before = delta[key];
    if (before === undefined || before === null) continue;
    const value = coerced(before, input);
    if (value !== before) converted[key] = value;
  }
  return Object.keys(converted).length === 0 ? delta : { ...delta, ...converted };
}

/** Such inputs whose value in `context` is new and could not be converted. */
export function unexpectedInputs(
  context: JsonObject,
  before: JsonObject,
  inputs: readonly CompiledInput[],
): readonly CompiledInput[] {
  return inputs.filter((input) => {
    const key = contextKeyOf(input);
    if (input.coerce !== true || !Object.hasOwn(context, key)) return false;
    const isNew = JSON.stringify(context[key]) !== JSON.stringify(before[key]);
    return isNew && !isOfKind(context[key], input);
  });
}
