import { describe, expect, it } from 'vitest';
import { errnoOf, osError, osFault, osFaultCodes, reasonOf } from '../../schemas/os-faults.ts';

const withCode = (code: unknown) => Object.assign(new Error('x'), { code });

describe('what the operating system refuses', () => {
  it.each(['ENOSPC', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ELOOP', 'EFBIG'])(
    'has a meaning and a fix of its own for %s',
    (errno) => {
      expect(osFaultCodes).toContain(errno);
      const { meaning, fix } = osFault(errno);
      expect(meaning).not.toBe(osFault('EXOTIC').meaning);
      expect(fix).toMatch(/^[A-Z].*[^.]$/);
    },
  );

  it('has a meaning for a code that no table names', () => {
    for (const code of ['EXOTIC', 'UNKNOWN', 'constructor']) expect(osFault(code).meaning).toMatch(/\w/);
  });

  it('is told from a bug by its code, and under the name that the system gives it', () => {
    const codes = ['EIO', 'UNKNOWN', 'EWOULDBLOCK', 'ERR_FS_EISDIR', 'ERR_INVALID_ARG_TYPE', 'MODULE_NOT_FOUND', 5];
    expect(codes.map((code) => errnoOf(withCode(code)))).toEqual(['EIO', 'UNKNOWN', 'EAGAIN', 'EISDIR', '', '', '']);
    expect([new Error('x'), 'EIO', null].map(errnoOf)).toEqual(['', '', '']);
  });

  it('tells a file that is too large to be read from one that must not grow', () => {
    expect(osFault('EFBIG', 'read')).toBe(osFault('EFBIG'));
    const { fix, isLasting } = osFault('EFBIG', 'write');
    expect([fix.includes('ulimit -f'), isLasting]).toEqual([true, false]);
    const refused = Object.assign(new Error('EFBIG: /home/canary'), { code: 'EFBIG', syscall: 'write' });
    expect(reasonOf(refused)).toBe(`write failed with EFBIG: ${osFault('EFBIG', 'write').meaning}`);
  });

  it('has one form, whoever makes it', () => {
    expect(errnoOf(osError('EFBIG', 'read', '/x'))).toBe('EFBIG');
    expect(osError('EFBIG', 'read', '/x')).toMatchObject({ syscall: 'read', path: '/x' });
  });
});

// @verifies errors-name-no-path
describe('the reason that a record or a reply contains', () => {
  it.each(osFaultCodes)('for %s is without the path of the file', (errno) => {
    const error = osError(errno as Parameters<typeof osError>[0], 'open', '/home/canary/x.json');
    expect(reasonOf(error)).toBe(`open failed with ${errno}: ${osFault(errno).meaning}`);
  });

  it('names a code that has no meaning of its own, and repeats the message of every other error', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED /home/canary'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(reasonOf(refused)).toBe('connect failed with ECONNREFUSED');
    expect([reasonOf(new Error('the step is missing')), reasonOf('text')]).toEqual(['the step is missing', 'text']);
  });
});
