/** `workrail serve` with an environment in which it has no place for its data. */
import { expect, test } from 'vitest';
import { temporaryPlace, workrail } from '../e2e/support.ts';

test.each([
  [{ WORKRAIL_DATA_DIR: 'data' }, 'WORKRAIL_DATA_DIR is not an absolute path'],
  [{ WORKRAIL_DATA_DIR: '~/data' }, 'WORKRAIL_DATA_DIR is not an absolute path'],
  [{ HOME: 'data' }, 'HOME is empty or not an absolute path'],
  [{ HOME: '', USERPROFILE: '' }, 'no home directory: HOME is empty'],
] as const)('serve with %j does not start, and names the variable', async (env, named) => {
  const { code, stdout, stderr } = await workrail(temporaryPlace(), ['serve'], { env });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('error[USAGE_ERROR]');
  expect(stderr).toContain(named);
});
