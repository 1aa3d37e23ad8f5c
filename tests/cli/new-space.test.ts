/** How much memory V8 reserves for the new objects of a server. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newSpaceBytesMax } from '../../schemas/limits.ts';

const script = fileURLToPath(new URL('./new-space-process.ts', import.meta.url));
const newSpaceBytes = (how: 'bounded' | 'free') =>
  Number(execFileSync(process.execPath, ['--import', 'tsx', script, how], { encoding: 'utf8' }));

it('bounds the new space of a process that makes much garbage', () => {
  expect(newSpaceBytes('free')).toBeGreaterThan(newSpaceBytesMax);
  const bounded = newSpaceBytes('bounded');
  expect(bounded).toBeGreaterThan(0);
  expect(bounded).toBeLessThanOrEqual(newSpaceBytesMax);
});
