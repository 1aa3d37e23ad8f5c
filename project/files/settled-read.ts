/**
 * Reads a file that an editor may be saving at this moment. One that saves in place empties the file and then writes it, so a
 * read in between sees half of it or nothing. What changed during the read, or is young and does not parse, is read again; what
 * is old and does not parse is broken, and is returned as it is. Bounded: sourceSettleMs and sourceRereadsMax.
 */
import { parseJson } from '../../schemas/json-object.ts';
import { type Stats, statSync } from 'node:fs';
import { sourceRereadsMax, sourceSettleMs } from '../../schemas/limits.ts';

const pauseMs = 20;

export type Waiting = { readonly nowMs: () => number; readonly pause: () => void };
const processWaiting: Waiting = {
  nowMs: Date.now,
  pause: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs),
};

/** What cannot be looked at is reported by the read. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const isSame = (a: Stats | undefined, b: Stats | undefined) =>
  a?.ino === b?.ino && a?.size === b?.size && a?.mtimeMs === b?.mtimeMs;

/** A time in the future proves nothing about the file, so nothing waits for it. */
function isYoung(stat: Stats | undefined, nowMs: number): boolean {
  const age = nowMs - (stat?.mtimeMs ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < sourceSettleMs;
}

export function readSettled<T>(
  path: string,
  read: () => T,
  isWhole: (found: T) => boolean,
  { nowMs, pause }: Waiting = processWaiting,
): T {
  for (let left = sourceRereadsMax; ; left -= 1) {
    const before = statOf(path);
    const found = read();
    const after = statOf(path);
    const isSettled = isSame(before, after) && (!isYoung(after, nowMs()) || isWhole(found));
    if (isSettled || left === 0) return found;
    pause();
  }
}

/** A writer that was interrupted leaves no JSON: an object ends with its last character. */
export const isWholeJson = (text: string): boolean => parseJson(text) !== undefined;
