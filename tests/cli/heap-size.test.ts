/** How much memory V8 keeps in a server: for new objects, and for garbage among the old ones. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newSpaceBytesMax } from '../../schemas/limits.ts';

const script = fileURLToPath(new URL('./heap-size-process.ts', import.meta.url));
const bytesOf = (how: 'bounded' | 'free') =>
  JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script, how], { encoding: 'utf8' })) as {
    readonly newSpace: number;
    readonly oldSpace: number;
  };

it('bounds the heap of a process that makes much garbage', () => {
  const [free, bounded] = [bytesOf('free'), bytesOf('bounded')];
  expect(free.newSpace).toBeGreaterThan(newSpaceBytesMax);
  expect(bounded.newSpace).toBeGreaterThan(0);
  expect(bounded.newSpace).toBeLessThanOrEqual(newSpaceBytesMax);
  expect(bounded.oldSpace).toBeLessThan(free.oldSpace);
});
