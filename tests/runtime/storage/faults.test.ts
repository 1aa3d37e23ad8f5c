/**
 * Every errno at every operation: the operating system may refuse anything at any time. What it refuses is named, or worked around
 * where nothing depends on it; it never passes for a bug of ours, and the same call succeeds afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logBytesMax, objectBytesMax, segmentBytesMax } from '../../../schemas/limits.ts';
import { osFault } from '../../../schemas/os-faults.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { errno, watchedFiles, watchedLocks } from '../../support/files.ts';
import { exportText } from '../../support/portable.ts';
import { must } from '../../support/world.ts';
import { type Call, calls, placed, type Process } from './calls.ts';

const errnos = [
  ...['ENOSPC', 'EROFS', 'EIO', 'EMFILE', 'EACCES', 'EPERM', 'ENOENT'],
  ...['EISDIR', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EFTYPE', 'EFBIG'],
];

/** One errno at one operation of a call, for each operation, in a data directory of its own; the errnos take turns. */
async function everyErrno(
  call: Call,
  check: (failing: Process, fresh: Awaited<ReturnType<typeof placed>>, where: string) => Promise<void>,
): Promise<void> {
  let isPast = false;
  for (let at = 0; !isPast; at += 1) {
    for (let i = 0; i < Math.min(errnos.length, rounds.errnosPerOperation); i += 1) {
      const code = errnos[(5 * at + i) % errnos.length] ?? '';
      const fresh = await placed(call);
      let count = 0;
      const before = () => {
        count += 1;
        if (count === at + 1) throw errno(code);
      };
      await check(fresh.open(watchedFiles(before), watchedLocks(before)), fresh, `${code} at operation ${at}`);
      isPast = count <= at;
    }
  }
}

describe.each(Object.entries(calls))('an operation that the system refuses in %s', (_name, call) => {
  // @verifies every-errno-is-named
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

describe('a session of which one operation fails', () => {
  const looks = ['a list of sessions', 'a verification', 'an export', 'a rehydrate', 'an advance', 'a resume'] as const;
  const words =
    /is damaged(?!, unreadable or written)|no file|corrupt|unhealthy|sha256:\S+ is missing|artifact_lost|not a valid keyring/i;

  // @verifies errno-is-no-damage
  it.each(looks)(
    'is never called damaged, whatever the errno: %s',
    async (name) => {
      const call = calls[name] as Call;
      await everyErrno(call, async (failing, { place }, where) => {
        const reply = await call.act(failing, place);
        const said = reply.isErr() ? `${reply.error.code} ${reply.error.message}` : JSON.stringify(told(reply.value));
        expect(said, where).not.toMatch(words);
      });
    },
    600_000,
  );

  // @verifies errno-is-no-damage
  it('is never set aside by a repair, and keeps what it holds when it is repaired', async () => {
    const repair = calls['a repair'] as Call;
    for (const prepare of [repair.prepare, () => undefined]) {
      const call = { ...repair, ...(prepare === undefined ? {} : { prepare }) };
      await everyErrno(call, async (failing, { place, open }, where) => {
        await repair.act(failing, place);
        const { operator } = open();
        must(await operator.repairSession(place.sessionId, false));
        const { verdict, checked } = must(await operator.verifySession(place.sessionId));
        expect([verdict, checked.plans], where).toEqual(['verified', 2]);
      });
    }
  }, 600_000);
});

/** Where a session came from is told with the errno, where it cannot be read. */
const told = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'report' in value ? { ...value, report: null } : value;

describe('what is too large to be read', () => {
  const grown = (file: string, bytes: number) => fs.truncateSync(file, bytes);

  // @verifies errno-is-no-damage
  it('is named, and is no damage: a manifest, a segment', async () => {
    const { place, open, layout } = await placed(calls['a verification'] as Call);
    const manifest = layout.manifest(place.sessionId);
    const before = fs.readFileSync(manifest);
    grown(manifest, logBytesMax + 1);
    const refusals = async () => {
      const { operator } = open();
      for (const answer of [
        await operator.verifySession(place.sessionId),
        await operator.exportSession(place.sessionId, { format: 'bundle', redact: false, appVersion: '1' }),
        await operator.repairSession(place.sessionId, false),
      ]) {
        expect(answer._unsafeUnwrapErr()).toMatchObject({ code: 'SESSION_TOO_LARGE' });
        expect(answer._unsafeUnwrapErr().message).toContain('its log is too large');
      }
      expect(must(await operator.listSessions()).unreadable).toMatchObject([{ sessionId: place.sessionId }]);
    };
    await refusals();
    const segment = path.join(layout.events(place.sessionId), fs.readdirSync(layout.events(place.sessionId))[0] ?? '');
    fs.writeFileSync(manifest, before.toString().replace(/"bytes":\d+/, `"bytes":${segmentBytesMax + 1}`));
    grown(segment, segmentBytesMax + 1);
    await refusals();
    // A manifest may ask for anything; a file that is not as long is damaged.
    grown(segment, 100);
    expect(must(await open().operator.verifySession(place.sessionId))).toMatchObject({ health: 'corrupt_head' });
  });

  it('is named, and is lost: an artifact', async () => {
    const { place, open, layout } = await placed(calls['an export'] as Call);
    const folder = layout.objects('artifact');
    grown(path.join(folder, fs.readdirSync(folder)[0] ?? ''), objectBytesMax + 1);
    const options = { format: 'bundle', redact: false, appVersion: '1' } as const;
    const { report } = must(await exportText(open().operator, place.sessionId, options));
    expect(report.partialBecause).toEqual(['artifact_lost']);
    expect(report.lost?.[0]?.problem).toContain(`has more than ${objectBytesMax} bytes, the limit for objects`);
  });
});
