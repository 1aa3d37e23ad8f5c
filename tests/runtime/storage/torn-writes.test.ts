/**
 * A write that ends early, at each write of each call: the disk is full in the middle of it, what was written cannot be taken back
 * either, or the process dies there. Whoever comes next finds the session as it was before the call or after it (one that was damaged
 * before, with its validated prefix), and the same call succeeds.
 */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { errno, tornFiles, watchedFiles } from '../../support/files.ts';
import { must } from '../../support/world.ts';
import { calls, placed, type Process } from './calls.ts';
import { readFrom } from './conformance.ts';

type Placed = Awaited<ReturnType<typeof placed>>;

/** Which operations fail as well, once the write has ended early. */
const endings: Readonly<Record<string, (operation: string) => boolean>> = {
  'is refused': () => false,
  'cannot be cut off': (operation) => operation === 'truncate' || operation === 'remove',
  'is the last thing its process does': () => true,
};

/** From nothing of it to all but its last byte. */
const keptOf = (round: number) => (length: number) =>
  Math.floor((Math.max(length - 1, 0) * round) / (rounds.tornLengths - 1));

async function expectEveryVerified({ operator }: Process): Promise<void> {
  for (const { sessionId, health } of must(await operator.listSessions()).sessions) {
    expect(health).toBe('healthy');
    expect(must(await operator.verifySession(sessionId))).toMatchObject({ verdict: 'verified', unverifiable: [] });
  }
}

/** What rotated keys sign again stays the same reply. */
const unsigned = (reply: string) => reply.replaceAll(/(-\d\d\/\d+[a-z]*)-[0-9a-z]{5}/g, '$1');

async function expectAcknowledged({ runtime }: Process, { args, reply }: Placed['acknowledged']): Promise<void> {
  expect(unsigned(JSON.stringify(must(await runtime.continue(args))))).toBe(unsigned(reply));
}

const writing = [
  'a start',
  'an advance',
  'a checkpoint',
  'an import',
  'a resume',
  'a repair',
  'a rotation of the keys',
];

describe.each(Object.entries(calls).filter(([name]) => writing.includes(name)))('in %s', (name, call) => {
  // @verifies crash-safe-append
  it.each(Object.entries(endings))(
    'a write that ends early and %s loses nothing that was acknowledged',
    async (_, fails) => {
      let writes = 0;
      for (let isTorn = true; isTorn; writes += 1) {
        for (let round = 0; round < rounds.tornLengths; round += 1) {
          const at = await placed(call);
          const before = await readFrom(at.open().storage, at.place.sessionId);
          const torn = tornFiles(writes, keptOf(round));
          const files = watchedFiles((operation) => {
            if (torn.seen.isTorn && fails(operation.name)) throw errno('EIO');
          }, torn.port);
          const reply = await call.act(at.open(files), at.place);
          ({ isTorn } = torn.seen);
          if (!isTorn) break;
          await expectOneOfBoth(at, before, reply.isOk()).catch((error: unknown) => {
            throw new Error(`${name}: write ${writes}, round ${round}: ${String(error)}`, { cause: error });
          });
        }
      }
      expect(writes).toBeGreaterThan(1);
    },
    600_000,
  );

  type Read = Awaited<ReturnType<typeof readFrom>>;
  async function expectOneOfBoth(at: Placed, before: Read, isAnswered: boolean): Promise<void> {
    const after = await readFrom(at.open().storage, at.place.sessionId);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    if (after.damage !== null)
      expect([after.damage.health, isAnswered, before.damage]).toEqual(['corrupt_tail', false, after.damage]);
    const again = at.open();
    must(await call.act(again, at.place));
    const { events } = await readFrom(at.open().storage, at.place.sessionId);
    // What was found was nothing of the call, or all of it.
    expect([before.events.length, events.length]).toContain(after.events.length);
    if (isAnswered) expect(after.events).toEqual(events);
    await expectAcknowledged(at.open(), at.acknowledged);
    await expectEveryVerified(at.open());
  }
});
