/** When `compile --watch` looks at the sources, on a clock that the test advances. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { looksAfterChanges } from '../../project/compile/watch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What would be compiled while changes arrive at an interval, each with the signature of the sources at that time. */
function compiledAt(everyMs: number, signatures: readonly string[]): readonly string[] {
  const compiled: string[] = [];
  let signature = '';
  const looks = looksAfterChanges(() => {
    if (!looks.isRepeated(signature) && compiled.at(-1) !== signature) compiled.push(signature);
  });
  for (const each of signatures) {
    signature = each;
    looks.wake();
    vi.advanceTimersByTime(everyMs);
  }
  vi.advanceTimersByTime(2000);
  looks.stop();
  return compiled;
}

const changing = Array.from({ length: 100 }, (_, i) => `piece ${i + 1}`);

// @verifies watch-waits-for-whole-files
it('compiles a source that is written for a long time only once it is whole', () => {
  expect(compiledAt(20, changing)).toEqual(['piece 100']);
});

// @verifies watch-waits-for-whole-files
it('compiles a change while another program changes other files all the time', () => {
  const unchanged = Array.from({ length: 100 }, () => 'saved');
  expect(compiledAt(20, unchanged)).toEqual(['saved']);
  expect(compiledAt(20, [...unchanged, ...unchanged.map(() => 'saved again')])).toEqual(['saved', 'saved again']);
});

it('compiles each of two saves that are apart', () => {
  expect(compiledAt(200, ['one', 'two'])).toEqual(['one', 'two']);
});
