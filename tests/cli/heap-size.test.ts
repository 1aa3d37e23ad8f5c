/** How much memory V8 keeps in a server: for new objects, and for garbage among the old ones. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newSpaceBytesMax } from '../../schemas/limits.ts';
import { temporaryPlace } from '../e2e/support.ts';

const inFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const script = inFolder('./heap-size-process.ts');
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

it('leaves V8 as it is where a command runs in the process of a test', () => {
  const options = ['--allow-natives-syntax', '--import', 'tsx', inFolder('./flags-process.ts')];
  const place = JSON.stringify(temporaryPlace());
  const printed = execFileSync(process.execPath, [...options, place], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({ code: 2, isOptimizing: true });
});
