/** A file that is saved while it is read: the reader gets what was saved, or what stands there, and never waits for ever. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWholeJson, readSettled } from '../../project/files/settled-read.ts';
import { sourceRereadsMax, sourceSettleMs } from '../../schemas/limits.ts';

function temporaryFile(text: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-settled-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'a.json');
  fs.writeFileSync(file, text);
  return file;
}

/** Reads with a clock that stands at the last change of the file plus `ageMs`, and counts the pauses. */
function reading(file: string, ageMs: number, atPause: (pauses: number) => void = () => {}) {
  let pauses = 0;
  const text = readSettled(file, () => fs.readFileSync(file, 'utf8'), isWholeJson, {
    nowMs: () => fs.statSync(file).mtimeMs + ageMs,
    pause: () => {
      pauses += 1;
      atPause(pauses);
    },
  });
  return { text, pauses };
}

test.each(['', '{ "id": "pro', '{ "id": "project.a" '])(
  'a half-written file %j is read again until it is whole',
  (half) => {
    const file = temporaryFile(half);
    const whole = '{ "id": "project.a" }';
    const found = reading(file, 0, (pauses) => pauses === 3 && fs.writeFileSync(file, whole));
    expect(found).toEqual({ text: whole, pauses: 3 });
  },
);

test('a file that changes while it is read is read again, whatever its age and text', () => {
  const file = temporaryFile('[1]');
  let reads = 0;
  const read = () => {
    const text = fs.readFileSync(file, 'utf8');
    reads += 1;
    if (reads === 1) fs.writeFileSync(file, '[1, 2]');
    return text;
  };
  const text = readSettled(file, read, isWholeJson, { nowMs: () => Date.now() + 3_600_000, pause: () => {} });
  expect([text, reads]).toEqual(['[1, 2]', 2]);
});

test('a broken file that nobody writes any more is not waited for, nor one from the future', () => {
  expect(reading(temporaryFile('{'), sourceSettleMs)).toEqual({ text: '{', pauses: 0 });
  expect(reading(temporaryFile('{'), -1)).toEqual({ text: '{', pauses: 0 });
  expect(reading(temporaryFile('{}'), 0)).toEqual({ text: '{}', pauses: 0 });
});

test('a file that never settles is returned after a bounded number of reads', () => {
  expect(reading(temporaryFile('{'), 0)).toEqual({ text: '{', pauses: sourceRereadsMax });
});
