/**
 * The context of a run: merge rules, reserved keys, declared kinds, budget [context-merge-rules].
 * Pure. Context is never echoed back.
 */
import {
  canonicalOf,
  canonicalText,
  type JsonObject,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import type { CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { contextBytesMax, contextDepthMax, promptsCachedMax } from '../../schemas/limits.ts';
import { BoundedMap } from './bounded-map.ts';

export type ContextFault =
  | { readonly kind: 'reserved_key'; readonly pointer: string }
  | { readonly kind: 'not_canonical'; readonly fault: string; readonly pointer: string }
  | {
      readonly kind: 'too_large';
      readonly bytes: number;
      readonly bytesMax: number;
      readonly scope: 'request' | 'merged';
    }
  /** Every value that does not fit its declaration: one call corrects them all. */
  | { readonly kind: 'wrong_kind'; readonly values: readonly WrongValue[] };

export type WrongValue = { readonly key: string; readonly expected: string; readonly allowed?: readonly string[] };

const reserved: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function reservedKeyIn(value: unknown, pointer: string): string | null {
  if (value === null || typeof value !== 'object') return null;
  for (const key of Object.keys(value)) {
    const at = `${pointer}/${key}`;
    if (!Array.isArray(value) && reserved.has(key)) return at;
    const found = reservedKeyIn((value as Record<string, unknown>)[key], at);
    if (found !== null) return found;
  }
  return null;
}

/** The key under which an agent sends an input: as its author wrote it. */
export const contextKeyOf = (input: CompiledInput): string => input.contextKey ?? input.key;

export function isOfKind(value: unknown, input: CompiledInput): boolean {
  switch (input.kind) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return typeof value === 'string' && (input.values ?? []).includes(value);
    case 'list':
      return Array.isArray(value);
  }
}

/** Checks what an agent sent, before anything is merged. `null` deletes a key and is of every kind. */
export function contextFault(delta: JsonObject, inputs: readonly CompiledInput[]): ContextFault | null {
  const canonical = canonicalOf(delta, contextDepthMax);
  if (!canonical.ok) return { kind: 'not_canonical', fault: canonical.fault, pointer: canonical.pointer };
  const pointer = reservedKeyIn(delta, '');
  if (pointer !== null) return { kind: 'reserved_key', pointer };
  const bytes = utf8Length(canonical.text);
  if (bytes > contextBytesMax) return { kind: 'too_large', bytes, bytesMax: contextBytesMax, scope: 'request' };
  const values = inputs.flatMap((input): WrongValue[] => {
    const key = contextKeyOf(input);
    const value = Object.hasOwn(delta, key) ? delta[key] : undefined;
    if (value === undefined || value === null || input.coerce === true || isOfKind(value, input)) return [];
    return [{ key, expected: input.kind, ...(input.values ? { allowed: input.values } : {}) }];
  });
  return values.length === 0 ? null : { kind: 'wrong_kind', values };
}

export type Merged =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly context: JsonObject }
  | { readonly kind: 'fault'; readonly fault: ContextFault };

/** What cannot be stored is a change as well: whoever merges it finds the fault. */
function isChange(before: JsonObject, key: string, value: JsonObject[string]): boolean {
  if (value === undefined) return false;
  const was = Object.hasOwn(before, key) ? before[key] : undefined;
  if (value === null || was === undefined || was === value) return (value ?? undefined) !== was;
  const [old, now] = [canonicalOf(was), canonicalOf(value)];
  return !old.ok || !now.ok || old.text !== now.text;
}

/**
 * Shallow merge: `null` deletes, arrays and objects are replaced, `undefined` is ignored. Keys come out sorted by JCS. A delta that
 * changes nothing costs the delta: a long list that stays is not looked at.
 */
export function mergeContext(before: JsonObject, delta: JsonObject): Merged {
  if (!Object.entries(delta).some(([key, value]) => isChange(before, key, value))) return { kind: 'unchanged' };
  const merged = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(delta)) {
    if (value === undefined) continue;
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  const context = Object.fromEntries(merged);
  const text = canonicalOf(context);
  if (!text.ok) return { kind: 'fault', fault: { kind: 'not_canonical', fault: text.fault, pointer: text.pointer } };
  const bytes = utf8Length(text.text);
  if (bytes > contextBytesMax) {
    return { kind: 'fault', fault: { kind: 'too_large', bytes, bytesMax: contextBytesMax, scope: 'merged' } };
  }
  return { kind: 'changed', context };
}

/** The declared inputs in a delta that have this value already: merged, it does not show that they were sent. */
export function resentInputs(before: JsonObject, delta: JsonObject, inputs: readonly CompiledInput[]): string[] {
  const names = inputs.map(contextKeyOf).filter((name) => Object.hasOwn(before, name) && Object.hasOwn(delta, name));
  return names.filter((name) => delta[name] !== undefined && !isChange(before, name, delta[name] ?? null));
}

/** A context without some of its values. */
export const without = (context: JsonObject, names: ReadonlySet<string>): JsonObject =>
  names.size === 0 ? context : Object.fromEntries(Object.entries(context).filter(([name]) => !names.has(name)));

/** What a context holds under these names. */
export const valuesUnder = (context: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(context, name) ? [[name, context[name]]] : [])));

/** What a prompt names in backticks: `done`, or the key of `plan.slices`. */
const namedInPrompt = /`([A-Za-z_][\w-]{0,79})(?:[.[][^`\n]{0,80})?`/g;

/**
 * How a prompt of the older format names context values that its author wrote it for, though no input declares them: the sentence about its
 * `{{key}}` tokens, and the words for a condition that the agent evaluates.
 */
const valuesExplained =
  /Here ((?:`<[^`\n]{1,120}>`(?:, | and )?)+) stands? for the context values? of the same names?/g;
const explainedName = /`<([A-Za-z_][\w-]{0,79})/g;
const valueNamed =
  /\bthe context value `([A-Za-z_][\w-]{0,79})(?:[.[][^`\n]{0,80})?` (?:is|has|contains|does not|starts|ends|matches)\b/gi;

const namesIn = (prompt: string) => [
  ...[...prompt.matchAll(namedInPrompt)].map(([, name]) => name),
  ...namesExplained(prompt),
];
const namesExplained = (prompt: string): readonly string[] => [
  ...[...prompt.matchAll(valuesExplained)].flatMap(([, names = '']) =>
    [...names.matchAll(explainedName)].map(([, name = '']) => name),
  ),
  ...[...prompt.matchAll(valueNamed)].map(([, name = '']) => name),
];

type PromptNames = { readonly named: ReadonlySet<string | undefined>; readonly explained: readonly string[] };
/** A pending step is read again and again, and its prompt stays the same. */
const namesByPrompt = new BoundedMap<string, PromptNames>(promptsCachedMax);

function namesOf(prompt: string): PromptNames {
  const known = namesByPrompt.get(prompt);
  if (known !== undefined) return known;
  const names = { named: new Set(namesIn(prompt)), explained: namesExplained(prompt) };
  namesByPrompt.set(prompt, names);
  return names;
}

type Declaring = Pick<CompiledSnapshot, 'inputs' | 'extensionContract'>;

/** What an agent is shown of the context: the inputs, and the values that a workflow accepts for an extension point of another one. */
export const declaredValues = ({ inputs, extensionContract }: Declaring): readonly CompiledInput[] => [
  ...inputs,
  ...undeclared(extensionContract?.accepts ?? [], inputs),
];

/** The values that a prompt names: declared ones, and those that a prompt of the older format was written for. */
export function inputsNamed(prompt: string, workflow: Declaring): readonly CompiledInput[] {
  const { named, explained } = namesOf(prompt);
  const declared = declaredValues(workflow);
  return [...declared.filter((input) => named.has(contextKeyOf(input))), ...undeclared(explained, declared)];
}

/** The values that a prompt of the older format was written for and that no input declares. */
export const valuesOf = (prompt: string, inputs: readonly CompiledInput[]): readonly CompiledInput[] =>
  undeclared(namesExplained(prompt), inputs);

function undeclared(names: readonly string[], inputs: readonly CompiledInput[]): readonly CompiledInput[] {
  if (names.length === 0) return [];
  const declared = new Set(inputs.map(contextKeyOf));
  return [...new Set(names)].flatMap((key) => (declared.has(key) ? [] : [{ key, kind: 'string', required: false }]));
}

/**
 * Keys of `context` that nothing asks for and that were not there before: no input declares them, and no prompt names them. One
 * pass over the prompts, and only where a key came that no input declares.
 */
export function undeclaredKeys(
  context: JsonObject,
  before: JsonObject,
  workflow: Declaring & Pick<CompiledSnapshot, 'steps'>,
): string[] {
  const declared = new Set(declaredValues(workflow).map(contextKeyOf));
  const keys = Object.keys(context).filter((key) => !declared.has(key) && !Object.hasOwn(before, key));
  if (keys.length === 0) return [];
  const named = new Set(workflow.steps.flatMap(({ prompt }) => namesIn(prompt)));
  return keys.filter((key) => !named.has(key)).sort();
}

/** The delta that leads from one context to the next: what is gone is deleted, what differs is set. */
export function contextDelta(before: JsonObject, after: JsonObject): JsonObject {
  const delta: Record<string, JsonValue> = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delta[key] = null;
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    if (was === undefined || canonicalText(was) !== canonicalText(value)) delta[key] = value;
  }
  return delta;
}
