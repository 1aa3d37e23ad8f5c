import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { placedReasonOf } from '../../../daemon/reports/placed-reason.ts';

it('a reason names the file of an error of the operating system, and nothing of another error', () => {
  const failed = (more: object) => placedReasonOf(Object.assign(new Error('x'), { code: 'EISDIR', ...more }));
  const file = path.join(process.cwd(), 'triggers.json');
  expect(failed({ syscall: 'open', path: file })).toMatch(/^open failed with EISDIR: .* \(triggers\.json\)$/);
  // The error of an open file has no path.
  expect(failed({ syscall: 'read' })).toMatch(/^read failed with EISDIR: [^(]*$/);
  expect(placedReasonOf(new Error('the log is damaged'))).toBe('the log is damaged');
});
