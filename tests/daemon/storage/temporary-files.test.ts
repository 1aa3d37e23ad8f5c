/** Temporary files that a process left when it died: who removes them, and whose stay. */
import { expect, it } from 'vitest';
import { cleanAbandonedSessions } from '../../../daemon/service/abandoned-sessions.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { countingIds, testHost } from '../../support/world.ts';

const layout = new DaemonLayout('/data');
const one = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
const other = 'sess_01jh8x2m4k9q7v3c5t6w8y0z13' as SessionId;

function worldOf() {
  const disk = new SimulatedDisk('/data');
  const host = testHost({ files: disk.files, locks: disk.locks, ids: countingIds('p1x') });
  const temporariesIn = (folder: string) => disk.bare.list(folder).filter((name) => name.endsWith('.tmp'));
  return { disk, host, temporariesIn };
}

// @verifies temporary-files-are-removed
it('a daemon that starts removes those of sessions that nobody works on, and of no other', async () => {
  const { disk, host, temporariesIn } = worldOf();
  for (const sessionId of [one, other]) await disk.files.makeFolder(layout.session(sessionId));
  const held = await SessionLock.take(host, layout, one);
  await (await SessionLock.take(host, layout, other))?.release();
  for (const sessionId of [one, other]) {
    disk.bare.write(`${layout.sidecar(sessionId)}.p0x1.tmp`, new Uint8Array([1]));
    disk.bare.write(layout.sidecar(sessionId), new Uint8Array([2]));
  }
  await cleanAbandonedSessions(host, layout);
  expect([temporariesIn(layout.session(one)), temporariesIn(layout.session(other))]).toEqual([
    ['session.json.p0x1.tmp'],
    [],
  ]);
  expect(disk.bare.read(layout.sidecar(other))).toEqual(new Uint8Array([2]));
  await held?.release();
  await (await SessionLock.take(host, layout, one))?.release();
  expect(temporariesIn(layout.session(one))).toEqual([]);
});

// @verifies temporary-files-are-removed
it('the lock of the daemon removes those beside it, and leaves the passing files of other processes', async () => {
  const { disk, host, temporariesIn } = worldOf();
  await disk.files.makeFolder(layout.root);
  for (const name of ['daemon.json.p0x1.tmp', 'triggers.json.p0x2.tmp', '.sync.p0x3.tmp'])
    disk.bare.write(`${layout.root}/${name}`, new Uint8Array([1]));
  const lock = await DaemonLock.take(host, layout);
  expect(lock).toBeInstanceOf(DaemonLock);
  expect(temporariesIn(layout.root)).toEqual(['.sync.p0x3.tmp']);
});
