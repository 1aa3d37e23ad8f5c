/**
 * A delivery whose process dies at each of its records: before the record, in the middle of it, and after it. These are all boundaries of
 * its effects: before an intent, after it, after the effect, after the proof. And one whose forge fails at random.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import type { OpenFile } from '../../../runtime/ports.ts';
import type { Fault } from '../forge/server.ts';
import { branch, DeliveryWorld, done, sessionId } from './delivery-world.ts';

class Crash extends Error {}
type Fate = 'lost' | 'torn' | 'kept';
const fates: readonly Fate[] = ['lost', 'torn', 'kept'];

/** The process dies at the write of the record with this number, counted from 0. What it had announced stays announced. */
function dyingAt(world: DeliveryWorld, record: number, fate: Fate) {
  const { host } = world;
  let written = 0;
  const dying = (file: OpenFile): OpenFile => ({
    ...delegated(file),
    write: async (bytes, position) => {
      const isLast = written === record;
      written += 1;
      if (!isLast) return file.write(bytes, position);
      if (fate !== 'lost') await file.write(fate === 'torn' ? bytes.slice(0, bytes.length >> 1) : bytes, position);
      throw new Crash();
    },
  });
  const open = async (path: string, mode: Parameters<typeof host.files.open>[1]) => {
    const file = await host.files.open(path, mode);
    return path === world.layout.outbox(sessionId) && mode === 'update' ? dying(file) : file;
  };
  const files = Object.assign(Object.create(host.files) as typeof host.files, { open });
  return world.environment({ host: { ...host, files } });
}

const delegated = (file: OpenFile): OpenFile => ({
  descriptor: file.descriptor,
  opened: file.opened,
  read: (position, length) => file.read(position, length),
  write: (bytes, position) => file.write(bytes, position),
  truncate: (length) => file.truncate(length),
  sync: () => file.sync(),
  close: () => file.close(),
});

const changed = async () => {
  const world = await new DeliveryWorld().listen();
  world.work({ 'a.txt': 'one\ntwo\n' });
  return world;
};
const wanted = (world: DeliveryWorld) => world.target({ issue: 7, labels: ['unattended'] });

async function checkOnce(world: DeliveryWorld, where: string): Promise<void> {
  const { forge } = world;
  expect(world.branches(), where).toEqual(['main', branch]);
  expect(await world.inRemote('rev-list', '--count', `main..${branch}`), where).toBe('1');
  const commit = (await world.outbox()).proofs.get('push')?.commit;
  expect(await world.inRemote('rev-parse', branch), where).toBe(commit);
  expect(forge.pulls, where).toHaveLength(1);
  expect(forge.comments.get(7), where).toHaveLength(1);
  expect(forge.labels.get(100), where).toEqual(new Set(['unattended']));
}

/** Requested, planned, two records for each of five effects, closed. */
const records = 13;

// @verifies delivery-repeats-nothing, deliveries-are-written-first
it('a process that dies at any record leaves one commit, push, pull request, label and comment in the end', async () => {
  const all = Array.from({ length: records }, (_, record) => fates.map((fate) => ({ record, fate }))).flat();
  const step = Math.max(1, Math.floor(all.length / rounds.deliveryCrashes));
  const chosen = all.filter((_, i) => i % step === 0);
  for (const { record, fate } of chosen) {
    const world = await changed();
    const where = `record ${record}, ${fate}`;
    await expect(world.deliver(wanted(world), done, dyingAt(world, record, fate)), where).rejects.toThrow(Crash);
    // A request that was lost is made again by the session that was never started.
    const isRequested = (await world.outbox()).target !== null;
    const delivery = isRequested ? await world.continue() : await world.deliver(wanted(world));
    expect(delivery.kind, where).toBe('delivered');
    await checkOnce(world, where);
  }
});

/** 0 to 1, the same for the same seed. */
function seeded(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}

function faultFrom(draw: number): Fault | null {
  if (draw < 0.2) return { kind: 'after', status: 502 };
  if (draw < 0.3) return { kind: 'before', status: 500 };
  if (draw < 0.4) return { kind: 'before', status: 403, headers: { 'retry-after': '1' } };
  if (draw < 0.45) return { kind: 'before', status: 422, message: 'Validation Failed: custom' };
  return null;
}

// @verifies delivery-repeats-nothing
it('whatever the forge answers and whenever the process dies, retries end with one of each', async () => {
  for (let seed = 0; seed < rounds.deliverySchedules; seed += 1) {
    const world = await changed();
    const random = seeded(`schedule ${seed}`);
    world.forge.faultOf = () => faultFrom(random());
    await world.deliver(wanted(world)).catch(() => null);
    for (let attempt = 0; attempt < 30 && !(await world.outbox()).isClosed; attempt += 1) {
      const fate = fates[Math.floor(random() * 3)] ?? 'lost';
      const dies = random() < 0.5 ? dyingAt(world, Math.floor(random() * 4), fate) : world.environment();
      await world.continue(done, dies).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
    }
    world.forge.faultOf = () => null;
    await world.continue();
    await checkOnce(world, `seed ${seed}`);
  }
});
