/** A fix of `workrail doctor` refers to other lines only where another line has a fix of its own. */
import { expect, test } from 'vitest';
import { fine, looked, mendOthers, problem, withFixesThatStand } from '../../cli/doctor/check.ts';

const refused = () => looked('objects', () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })));

test('a lone finding names what to do itself', async () => {
  const [program, objects] = withFixesThatStand([fine('program', 'workrail'), await refused()]);
  expect(program).toEqual(fine('program', 'workrail'));
  expect(objects).toMatchObject({ state: 'problem', fix: expect.stringContaining('run: workrail doctor') });
  expect(objects?.fix).not.toContain('other lines');
});

test('findings that only refer to each other name what to do themselves', async () => {
  const checks = withFixesThatStand([await refused(), problem('keyring', 'hidden', mendOthers)]);
  expect(checks.map(({ fix }) => fix?.includes('other lines'))).toEqual([false, false]);
});

test('a finding refers to a line that has a fix', async () => {
  const checks = withFixesThatStand([problem('permissions', 'closed', 'chmod 700 data'), await refused()]);
  expect(checks.map(({ fix }) => fix)).toEqual(['chmod 700 data', mendOthers]);
});
