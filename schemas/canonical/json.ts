/**
 * RFC 8785 canonical JSON: the only module that may import `canonicalize`.
 *
 * `canonicalText` and `canonicalLines` take values that our own schemas typed; `canonicalOf` takes anything from outside
 * and answers with the reason when it is not canonicalizable. What comes out is branded, and hashing accepts nothing
 * else, so no text that was not canonicalized can reach a digest by accident.
 *
 * Refused: non-finite numbers, lone surrogates, functions, symbols, bigints, class instances, sparse arrays, cycles, and
 * nesting deeper than `jsonDepthMax`. A property whose value is `undefined` is absent.
 */
import { pointerPart } from '../json-pointer.ts';
import canonicalize from 'canonicalize';
import type { z } from 'zod/v3';
import { jsonDepthMax } from '../limits.ts';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [key: string]: JsonValue | undefined };
/** The JCS serialization of one JSON value. */
export type CanonicalText = string & z.BRAND<'CanonicalText'>;
/** UTF-8 bytes of one canonical text, or of several, each ended by a line feed. */
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

/** UTF-8 length of a string, the measure of every text budget. A lone surrogate counts as the replacement character. */
export const utf8Length = (text: string): number => Buffer.byteLength(text);

/** Whether a text has more bytes than a limit. Counted only where the length leaves it open: no code unit has more than three. */
export const isLongerThan = (text: string, bytesMax: number): boolean =>
  text.length * 3 > bytesMax && utf8Length(text) > bytesMax;

type Fault = { readonly fault: CanonicalFault; readonly pointer: string };

/** The fault as its holder sees it. Pointers are built on the way out, so that a sound value costs none. */
const below = (key: string | number, { fault, pointer }: Fault): Fault => ({
  fault,
  pointer: `/${pointerPart(String(key))}${pointer}`,
});

/** The first fault in a value, with its place relative to the value. */
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

/** Whether an object with this key among others keeps the order in which keys are set: array indexes come first. */
const keepsItsPlace = (key: string) => {
  const unit = key.charCodeAt(0);
  return !(unit >= 0x30 && unit <= 0x39) && key !== '__proto__' && key.isWellFormed();
};

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i += 1) if ((keys[i - 1] as string) > (keys[i] as string)) return false;
  return true;
}

/** Sorts in place as JCS does, by UTF-16 code units. Objects here have few keys; for those `sort` allocates more than it saves. */
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

/** The completed steps of a long run are thousands of keys, all of them text, in every state that it writes. */
function isAllSoundText(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (typeof item !== 'string' || !item.isWellFormed()) return false;
  }
  return true;
}

/** The list itself where all of its items are in order, which most are: a copy of every list is what a collector gets to do. */
function listInOrder(items: readonly unknown[], levels: number): unknown {
  if (isAllSoundText(items)) return items;
  let copy: unknown[] | null = null;
  for (let i = 0; i < items.length; i += 1) {
    // A hole reads as `undefined`, which is no JSON either.
    const item = inOrder(items[i], levels);
    if (item === needsCare) return needsCare;
    if (item === items[i]) continue;
    copy ??= items.slice();
    copy[i] = item;
  }
  return copy ?? items;
}

/** Likewise the object itself. A member that is `undefined` may stay: `JSON.stringify` leaves it out. */
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
 * The same value with its keys in JCS order, which `JSON.stringify` then keeps: strings and numbers it writes as JCS asks
 * (RFC 8785, sections 3.2.2 and 3.2.3). Checks and orders in one walk, because every workflow and every event passes here.
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

/** Canonicalizes a value from outside. Never throws. */
export function canonicalOf(value: unknown, depthMax = jsonDepthMax): CanonicalResult {
  const ordered = inOrder(value, depthMax);
  if (ordered !== needsCare) return { ok: true, text: JSON.stringify(ordered) as CanonicalText };
  const fault = faultOf(value, depthMax, new Set());
  if (fault) return { ok: false, ...fault };
  return { ok: true, text: canonicalize(value) as CanonicalText };
}

/** Canonicalizes a value of ours. A value that cannot be canonicalized is an impossible state: throws. */
export function canonicalText(value: JsonValue): CanonicalText {
  const result = canonicalOf(value);
  if (!result.ok) throw new Error(`not canonical JSON: ${result.fault} at ${result.pointer || 'the top'}`);
  return result.text;
}

export function canonicalBytes(text: CanonicalText): CanonicalBytes {
  return encoder.encode(text) as CanonicalBytes;
}

/** JSON Lines: each text on its own line, every line ended. JCS never contains a raw line feed. */
export function canonicalLines(texts: readonly CanonicalText[]): CanonicalBytes {
  return encoder.encode(texts.map((text) => `${text}\n`).join('')) as CanonicalBytes;
}

/** What a canonical text says. Accepts only the one spelling: undefined for any other text. */
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
