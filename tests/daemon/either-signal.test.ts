/** A signal that ends with the first of several, without a function that early releases of Node 20 lack. */
import { expect, it } from 'vitest';
import { untilEither } from '../../daemon/either-signal.ts';

it.each([0, 1])('a signal made of two aborts with number %i, and with none after the work', async (number) => {
  const controllers = [new AbortController(), new AbortController()];
  const seen = await untilEither(
    controllers.map(({ signal }) => signal),
    async (signal) => {
      const before = signal.aborted;
      controllers[number]?.abort();
      return { before, signal, after: signal.aborted };
    },
  );
  expect(seen).toMatchObject({ before: false, after: true });
  const unused = await untilEither([new AbortController().signal], async (signal) => signal);
  expect(unused.aborted).toBe(false);
});

it('a signal made of one that has aborted is aborted from the start', async () => {
  expect(await untilEither([AbortSignal.abort()], async (signal) => signal.aborted)).toBe(true);
});
