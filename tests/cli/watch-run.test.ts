/** A run that is watched: printed when it changed, until it is over. */
import { describe, expect, test } from 'vitest';
import { type WatchedView, watch } from '../../cli/watch-run.ts';

async function watched(looks: readonly WatchedView[], isTerminal: boolean) {
  const printed: string[] = [];
  const counts = { looks: 0, pauses: 0, clears: 0 };
  await watch({
    look: async () => {
      const found = looks[counts.looks];
      counts.looks += 1;
      if (found === undefined) throw new Error('looked again after the end');
      return found;
    },
    pause: async () => {
      counts.pauses += 1;
    },
    print: async (text) => {
      printed.push(text);
    },
    clear: isTerminal
      ? () => {
          counts.clears += 1;
        }
      : null,
  });
  return { printed, counts };
}

const open = (text: string): WatchedView => ({ text, isOver: false });
const looks = [open('a\nb'), open('a\nb'), open('a\nb\nc'), { text: 'a\nB\nc\nd', isOver: true }];

// @verifies watch-ends-with-the-run
describe('a watched run', () => {
  test('is printed anew on a terminal when it changed, and no more once it is over', async () => {
    const { printed, counts } = await watched(looks, true);
    expect(printed).toEqual(['a\nb', 'a\nb\nc', 'a\nB\nc\nd']);
    expect(counts).toEqual({ looks: 4, pauses: 3, clears: 3 });
  });

  test('gives a pipe each line once', async () => {
    const { printed, counts } = await watched(looks, false);
    expect(printed).toEqual(['a\nb', 'c', 'B\nd']);
    expect(counts).toEqual({ looks: 4, pauses: 3, clears: 0 });
  });

  test('that is over already is printed once, without a wait', async () => {
    const { printed, counts } = await watched([{ text: 'done', isOver: true }], false);
    expect(printed).toEqual(['done']);
    expect(counts.pauses).toBe(0);
  });
});
