/**
 * Reads a file that an editor may be saving. An editor that saves in place truncates the file and then writes it, so a reader can
 * see a partial file. A file that changed during the read, or that is new and does not parse, is read again. An older file that
 * does not parse is returned as it is. Limited by sourceSettleMs and sourceRereadsMax.
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

/** If the stat fails, the read reports the error. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const isSame = (a: Stats | undefined, b: Stats | undefined) =>
  a?.ino === b?.ino && a?.size === b?.size && a?.mtimeMs === b?.mtimeMs;

/** A time in the future proves nothing, so it causes no wait. */
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

/** An interrupted writer leaves no valid JSON, because an object ends with its last character. */
export const isWholeJson = (text: string): boolean => parseJson(text) !== undefined;
