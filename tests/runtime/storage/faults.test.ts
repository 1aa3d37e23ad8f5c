/**
 * Every errno at every operation: the operating system may refuse anything at any time. What it refuses is named, or worked around
 * where nothing depends on it; it never passes for a bug of ours, and the same call succeeds afterwards.
 */
import { describe, expect, it } from 'vitest';
import { isNoFile } from '../../../runtime/storage/file/durable-files.ts';
import { osFault } from '../../../schemas/os-faults.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { errno, watchedFiles, watchedLocks } from '../../support/files.ts';
import { must } from '../../support/world.ts';
import { calls, placed } from './calls.ts';

const errnos = ['ENOSPC', 'EROFS', 'EIO', 'EMFILE', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ELOOP'];

describe.each(Object.entries(calls))('an operation that the system refuses in %s', (name, call) => {
  // @enforces every-errno-is-named
  it('is named with its errno and what to do, or does not matter', async () => {
    /** A process that asks before each operation on files and each lock. */
    const process = ({ open }: Awaited<ReturnType<typeof placed>>, before: () => void) =>
      open(watchedFiles(before), watchedLocks(before));
    let operations = 0;
    const whole = await placed(call);
    const counted = process(whole, () => {
      operations += 1;
    });
    must(await call.act(counted, whole.place));
    expect(operations).toBeGreaterThan(2);
    for (let at = 0; at < operations; at += 1) {
      for (let i = 0; i < Math.min(errnos.length, rounds.errnosPerOperation); i += 1) {
        const code = errnos[(at + i) % errnos.length] ?? '';
        const where = `${code} at operation ${at}`;
        const fresh = await placed(call);
        let count = 0;
        const failing = process(fresh, () => {
          count += 1;
          if (count === at + 1) throw errno(code);
        });
        const reply = await call.act(failing, fresh.place);
        if (reply.isErr()) {
          const { code: answered, message, suggestion } = reply.error;
          expect(answered, where).not.toBe('INTERNAL_ERROR');
          expect(message, where).not.toContain('injected');
          if (answered === 'STORE_IO_FAILED') {
            expect(message, where).toContain(`${code}: ${osFault(code).meaning}`);
            expect(suggestion, where).toContain(osFault(code).fix);
          }
        }
        // What says that no file stands there is damage to a repair, which sets the session aside.
        if (name === 'a repair' && reply.isOk() && isNoFile(errno(code))) continue;
        await call
          .act(fresh.open(), fresh.place)
          .then(must)
          .catch((error: unknown) => {
            throw new Error(`after ${where}: ${String(error)}`, { cause: error });
          });
      }
    }
  }, 600_000);
});
