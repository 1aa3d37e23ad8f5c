/**
 * RFC 8785 canonical JSON: the only module that may import `canonicalize`. `canonicalText` and `canonicalLines` accept values
 * with types of WorkRail. `canonicalOf` accepts any external value, and returns the reason if it cannot be canonicalized. The
 * result has a branded type, and hashing accepts only this type, so a text that was not canonicalized can never be hashed by
 * accident. Refused: non-finite numbers, lone surrogates, functions, symbols, bigints, class instances, sparse arrays, cycles,
 * and nesting deeper than `jsonDepthMax`. A property with the value `undefined` counts as absent.
 */
import { pointerPart } from '../json-pointer.ts';
import canonicalize from 'canonicalize';
import type { z } from 'zod/v3';
import { jsonDepthMax } from '../limits.ts';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue | undefined };
/** The JCS serialization of one JSON value. */
export type CanonicalText = string & z.BRAND<'CanonicalText'>;
/** The UTF-8 bytes of one canonical text, or of several, each terminated by a line feed. */
export type CanonicalBytes = Uint8Array & z.BRAND<'CanonicalBytes'>;

export type CanonicalFault =
  | 'not_json'
  | 'non_finite_number'
  | 'lone_surrogate'
  | 'sparse_array'
  | 'too_deep'
  | 'cyclic';
export type CanonicalResult =
  | { readonly ok: true; readonly text: CanonicalText }
  | { readonly ok: false; readonly fault: CanonicalFault /** RFC 6901 */; readonly pointer: string };

const encoder = new TextEncoder();

/** The UTF-8 length of a string, the unit of every text limit. A lone surrogate counts as the replacement character. */
export const utf8Length = (text: string): number => Buffer.byteLength(text);

/** Whether a text has more bytes than a limit. Counts bytes only if necessary: a code unit has at most three bytes. */
export const isLongerThan = (text: string, bytesMax: number): boolean =>
  text.length * 3 > bytesMax && utf8Length(text) > bytesMax;

type Fault = { readonly fault: CanonicalFault; readonly pointer: string };

/** The fault with the pointer of its container. Pointers are built only if there is a fault, so that a valid value costs nothing. */
const below = (key: string | number, { fault, pointer }: Fault): Fault => ({
  fault,
  pointer: `/${pointerPart(String(key))}${pointer}`,
});

/** The first fault in a value, with its pointer relative to the value. */
function faultOf(value: unknown, levels: number, above: Set<object>): Fault | null {
  const here = (fault: CanonicalFault): Fault => ({ fault, pointer: '' });
  switch (typeof value) {
    case 'boolean':
      return null;
    case 'string':
      return value.isWellFormed() ? null : here('lone_surrogate');
    case 'number':
      return Number.isFinite(value) ? null : here('non_finite_number');
    case 'object':
      break;
    default:
      return here('not_json');
  }
  if (value === null) return null;
  if (levels <= 0) return here('too_deep');
  if (above.has(value)) return here('cyclic');
  above.add(value);
  try {
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i += 1) {
        const fault = Object.hasOwn(value, i) ? faultOf(value[i], levels - 1, above) : here('sparse_array');
        if (fault) return below(i, fault);
      }
      return null;
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return here('not_json');
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const fault = key.isWellFormed() ? faultOf(member, levels - 1, above) : here('lone_surrogate');
      if (fault) return below(key, fault);
    }
    return null;
  } finally {
    above.delete(value);
  }
}

/** What `inOrder` returns for a value that `faultOf` has more to say about, and for keys that JavaScript would reorder. */
const needsCare = Symbol('needs care');

/** Whether an object with this key keeps the order in which keys are set; array indexes always come first. */
const keepsItsPlace = (key: string) => {
  const unit = key.charCodeAt(0);
  return !(unit >= 0x30 && unit <= 0x39) && key !== '__proto__' && key.isWellFormed();
};

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i += 1) if ((keys[i - 1] as string) > (keys[i] as string)) return false;
  return true;
}

/** Sorts in place by UTF-16 code units, as JCS does. Objects have few keys; for these, `sort` allocates more than it saves. */
function sortKeys(keys: string[]): string[] {
  if (keys.length > 24) return keys.sort();
  for (let i = 1; i < keys.length; i += 1) {
    const key = keys[i] as string;
    let place = i;
    for (; place > 0 && (keys[place - 1] as string) > key; place -= 1) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

/** The completed steps of a long run are thousands of keys, all strings, in every state that the run writes. */
function isAllSoundText(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (typeof item !== 'string' || !item.isWellFormed()) return false;
  }
  return true;
}

/** Returns the list itself if all its items are in order, as in most lists, because copies cost garbage collection. */
function listInOrder(items: readonly unknown[], levels: number): unknown {
  if (isAllSoundText(items)) return items;
  let copy: unknown[] | null = null;
  for (let i = 0; i < items.length; i += 1) {
    // A hole reads as `undefined`, which is not JSON either.
    const item = inOrder(items[i], levels);
    if (item === needsCare) return needsCare;
    if (item === items[i]) continue;
    copy ??= items.slice();
    copy[i] = item;
  }
  return copy ?? items;
}

/** Returns the object itself if possible. A member that is `undefined` may stay, because `JSON.stringify` omits it. */
function membersInOrder(members: { readonly [key: string]: unknown }, levels: number): unknown {
  const keys = Object.keys(members);
  const isInPlace = isSorted(keys);
  let copy: Record<string, unknown> | null = isInPlace ? null : {};
  for (const key of isInPlace ? keys : sortKeys(keys)) {
    const member = members[key];
    if (member === undefined) continue;
    if (!keepsItsPlace(key)) return needsCare;
    const inside = inOrder(member, levels);
    if (inside === needsCare) return needsCare;
    if (copy === null && inside !== member) copy = { ...members };
    if (copy !== null) copy[key] = inside;
  }
  return copy ?? members;
}

/**
 * The same value with its keys in JCS order, which `JSON.stringify` keeps; it writes strings and numbers as JCS requires (RFC
 * 8785, sections 3.2.2 and 3.2.3). Checks and sorts in one traversal, because every workflow and every event passes here.
 */
function inOrder(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.isWellFormed() ? value : needsCare;
  if (typeof value === 'number') return Number.isFinite(value) ? value : needsCare;
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || levels <= 0) return needsCare;
  if (Array.isArray(value)) return listInOrder(value, levels - 1);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return needsCare;
  return membersInOrder(value as { readonly [key: string]: unknown }, levels - 1);
}

/** Canonicalizes an external value. Never throws. */
export function canonicalOf(value: unknown, depthMax = jsonDepthMax): CanonicalResult {
  const ordered = inOrder(value, depthMax);
  if (ordered !== needsCare) return { ok: true, text: JSON.stringify(ordered) as CanonicalText };
  const fault = faultOf(value, depthMax, new Set());
  if (fault) return { ok: false, ...fault };
  return { ok: true, text: canonicalize(value) as CanonicalText };
}

/** Whether a value that was parsed from JSON can be canonicalized: such a value has no cycle, no hole and no prototype of its own. */
function isSoundJson(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels <= 0) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) if (!isSoundJson(value[i], levels - 1)) return false;
    return true;
  }
  for (const key in value)
    if (!key.isWellFormed() || !isSoundJson((value as { readonly [key: string]: unknown })[key], levels - 1))
      return false;
  return true;
}

/** Why a value that was parsed from JSON cannot be canonicalized, or null. Allocates nothing unless there is a fault. */
export const canonicalFaultOf = (value: unknown): CanonicalFault | null =>
  isSoundJson(value, jsonDepthMax) ? null : (faultOf(value, jsonDepthMax, new Set())?.fault ?? null);

/** Canonicalizes a value of WorkRail. If it cannot be canonicalized, this is a bug: throws. */
export function canonicalText(value: JsonValue): CanonicalText {
  const result = canonicalOf(value);
  if (!result.ok) throw new Error(`not canonical JSON: ${result.fault} at ${result.pointer || 'the root'}`);
  return result.text;
}

export function canonicalBytes(text: CanonicalText): CanonicalBytes {
  return encoder.encode(text) as CanonicalBytes;
}

/** JSON Lines: each text on its own line, every line ended. JCS never contains a raw line feed. */
export function canonicalLines(texts: readonly CanonicalText[]): CanonicalBytes {
  return encoder.encode(texts.map((text) => `${text}\n`).join('')) as CanonicalBytes;
}

/** Parses a canonical text. Accepts only the canonical spelling; undefined for any other text. */
export function parseCanonical(text: string): JsonValue | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    const result = canonicalOf(value);
    return result.ok && result.text === text ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isCanonicalText = (text: string): text is CanonicalText => parseCanonical(text) !== undefined;
