/**
 * A sync fails, at each place where one happens. Whoever repeats the call, the same process or another one, gets an answer in the
 * end; then the power goes, and nothing that was not written to the disk is there. What was answered must hold: a later sync that
 * succeeds proves nothing about bytes that an earlier one failed to write, unless they were written again (`SimulatedDisk`).
 */
import path from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { OwnerMarks } from '../../../schemas/owner-marks.ts';
import type { Host } from '../../../runtime/ports.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { createRuntime, type Runtime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { logStart, type StoredObject } from '../../../runtime/core/stored-log.ts';
import type { Storage } from '../../../runtime/storage/ports.ts';
import { temporaryFolder } from '../../support/files.ts';
import { install, LogWriter, setAside } from '../../support/log-writer.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, countingIds, must, pairOf, rehydrated, started, testHost } from '../../support/world.ts';
import { readFrom } from './conformance.ts';

const catalogs = catalogsAt(null, [compiledWorkflow('test.sync', stepIds(6))]);
const attemptsMax = 12;

/** One process over the disk. */
type Process = { readonly runtime: Runtime; readonly storage: Storage };
/** What is done, as often as it takes, and what must hold from its answer on. */
type Scenario = {
  /** Done before any sync fails, by another process that has ended. */
  readonly before?: (process: Process) => Promise<unknown>;
  readonly act: (process: Process) => Promise<Result<unknown, unknown>>;
  readonly holds: (process: Process) => Promise<void>;
};

const text = (value: unknown) => canonicalText({ value } as never);
const object = (value: string): StoredObject => ({
  kind: 'artifact',
  ref: sha256(testHost().crypto.digest, text(value)),
  text: text(value),
});

/** A session of another data directory, as plans. */
async function foreignSession() {
  const source = fileStorage(testHost({ ids: countingIds('x') }), path.join(temporaryFolder(), 'data'));
  const { sessionId: id } = await new LogWriter(testHost({ ids: countingIds('x') })).grown(source, 3);
  const { groups, events } = await readFrom(source, id);
  const plans = groups.map(({ segment }) => events.slice(segment.firstEventIndex, segment.lastEventIndex + 1));
  return { id, plans, events };
}

let foreign: ReturnType<typeof foreignSession> | undefined;

const note = (notesMarkdown: string) => ({ output: { notesMarkdown, artifacts: [{ kind: 'x', notesMarkdown }] } });

/** Each makes what it needs anew, because each is run many times. */
const scenarios: Readonly<Record<string, () => Promise<Scenario> | Scenario>> = {
  'the first start of a data directory': () => {
    let pair: { stateToken: string; ackToken?: string | undefined } | undefined;
    return {
      act: async ({ runtime }) => {
        const reply = await runtime.start({ workflowId: 'test.sync', context: { a: 1 } });
        if (reply.isOk()) pair = reply.value.data;
        return reply;
      },
      holds: async ({ runtime }) => {
        if (pair === undefined) throw new Error('nothing was started');
        await advanced(runtime, (await rehydrated(runtime, pair)).data);
      },
    };
  },
  'a start beside other sessions': () => {
    let pair: { stateToken: string } | undefined;
    return {
      before: ({ runtime }) => started(runtime, 'test.sync'),
      act: async ({ runtime }) => {
        const reply = await runtime.start({ workflowId: 'test.sync' });
        if (reply.isOk()) pair = reply.value.data;
        return reply;
      },
      holds: async ({ runtime }) => void (await rehydrated(runtime, pair ?? { stateToken: '' })),
    };
  },
  'an advance and a checkpoint': () => {
    let [first, second]: { stateToken: string; ackToken: string }[] = [];
    let kept: { stateToken: string; checkpointToken: string } | undefined;
    const replies: string[] = [];
    const calls = [
      (runtime: Runtime) => runtime.checkpoint({ ...(kept as NonNullable<typeof kept>), ...note('half') }),
      (runtime: Runtime) => runtime.continue({ ...(first as NonNullable<typeof first>), ...note('one') }),
      (runtime: Runtime) => runtime.continue({ ...(second as NonNullable<typeof second>), ...note('two') }),
    ];
    return {
      before: async ({ runtime }) => {
        const { data } = await started(runtime, 'test.sync');
        const next = await advanced(runtime, data);
        first = pairOf(next.data);
        kept = { stateToken: next.data.stateToken, checkpointToken: next.data.checkpointToken ?? '' };
      },
      act: async ({ runtime }) => {
        while (replies.length < calls.length) {
          const reply = await calls[replies.length]?.(runtime);
          if (reply === undefined || reply.isErr()) return err('refused');
          const { data } = reply.value as {
            readonly data: { readonly stateToken: string; readonly ackToken?: string };
          };
          if (replies.length === 1) second = pairOf(data);
          replies.push(JSON.stringify(reply.value));
        }
        return ok(undefined);
      },
      holds: async ({ runtime }) => {
        for (const [i, call] of calls.entries())
          expect(JSON.stringify(must<unknown, unknown>(await call(runtime)))).toBe(replies[i]);
      },
    };
  },
  'a fork that meets an object which is there': () => {
    let pair: { stateToken: string } | undefined;
    let reply: string | undefined;
    let forked: { stateToken: string; ackToken: string } | undefined;
    return {
      before: async ({ runtime }) => {
        const { data } = await started(runtime, 'test.sync');
        pair = data;
        await advanced(runtime, data);
      },
      act: async ({ runtime }) => {
        const read = await runtime.continue({ stateToken: pair?.stateToken ?? '' });
        if (read.isErr()) return read;
        forked ??= pairOf(read.value.data);
        const next = await runtime.continue(forked);
        if (next.isOk()) reply = JSON.stringify(next.value);
        return next;
      },
      holds: async ({ runtime }) => {
        if (forked === undefined) throw new Error('nothing was forked');
        expect(JSON.stringify(must(await runtime.continue(forked)))).toBe(reply);
      },
    };
  },
  'an import': async () => {
    foreign ??= foreignSession();
    const { id, plans, events } = await foreign;
    const objects = [object('one'), object('two')];
    const plan = { plans, objects, origin: { v: 1 as const, salvaged: true, redacted: false } };
    return {
      act: async ({ storage }) => {
        const there = await storage.log.read(id, logStart);
        if (there.isErr()) return err(there.error);
        if (there.value.kind === 'read' && there.value.born) return ok(undefined);
        return install(storage, id, plan);
      },
      holds: async ({ storage }) => {
        const read = await readFrom(storage, id);
        expect([read.damage, read.events]).toEqual([null, events]);
        expect(must(await storage.origins.inspect(id)).kind).toBe('imported');
        for (const { ref } of objects) must(await storage.objects.get('artifact', ref));
      },
    };
  },
  'a repair': () => {
    let id: SessionId | undefined;
    let keep = logStart;
    return {
      before: async ({ storage }) => {
        const writer = new LogWriter(testHost());
        await writer.append(storage, writer.startPlan());
        keep = writer.cursor;
        await writer.append(storage, writer.advancePlan());
        id = writer.sessionId;
      },
      act: ({ storage }) => setAside(storage, id as SessionId, keep),
      holds: async ({ storage }) => {
        const read = await readFrom(storage, id as SessionId);
        expect([read.damage, read.cursor]).toEqual([null, keep]);
      },
    };
  },
  'objects that are put back': () => {
    const objects = [object('one'), { ...object('two'), kind: 'snapshot' as const }];
    return {
      act: ({ storage }) => storage.objects.put(objects),
      holds: async ({ storage }) => {
        for (const { kind, ref } of objects) must(await storage.objects.get(kind, ref));
      },
    };
  },
  'a rotation of the keys': () => {
    let made: string | undefined;
    return {
      act: async ({ storage }) => {
        const rotated = await storage.keyring.rotate();
        if (rotated.isOk()) made = rotated.value.current.keyId;
        return rotated;
      },
      holds: async ({ storage }) => expect(must(await storage.keyring.load()).current.keyId).toBe(made),
    };
  },
  'a pin': () => {
    let id = '' as SessionId;
    return {
      before: async ({ storage }) => {
        id = (await new LogWriter(testHost()).grown(storage, 1)).sessionId;
      },
      act: ({ storage }) => storage.pins.setPinned(id, true),
      holds: async ({ storage }) => expect(must(await storage.pins.isPinned(id))).toBe(true),
    };
  },
  'marks of the owner': () => {
    let id = '' as SessionId;
    const marks: OwnerMarks = { v: 1, runs: [] };
    return {
      before: async ({ storage }) => {
        id = (await new LogWriter(testHost()).grown(storage, 1)).sessionId;
      },
      act: ({ storage }) => storage.marks.write(id, marks),
      holds: async ({ storage }) => expect(must(await storage.marks.inspect(id))).toEqual({ kind: 'marked', marks }),
    };
  },
  'a pin that is removed': () => {
    let id = '' as SessionId;
    return {
      before: async ({ storage }) => {
        id = (await new LogWriter(testHost()).grown(storage, 1)).sessionId;
        must(await storage.pins.setPinned(id, true));
      },
      act: ({ storage }) => storage.pins.setPinned(id, false),
      holds: async ({ storage }) => expect(must(await storage.pins.isPinned(id))).toBe(false),
    };
  },
};

/** Who makes the next attempt after one that failed. */
const repeaters = ['the same process', 'another process', 'one after the other'] as const;
/** How many syncs in a row fail. */
const bursts = Array.from({ length: rounds.failedSyncsInARow }, (_, i) => i + 1);

class World {
  readonly disk = new SimulatedDisk('/data');
  readonly #ids = countingIds();
  open(): Process {
    const host: Host = testHost({ files: this.disk.files, locks: this.disk.locks, ids: this.#ids });
    const storage = fileStorage(host, '/data');
    return { storage, runtime: createRuntime(host, storage, catalogs) };
  }
}

/** Repeats until there is an answer. */
async function answered(world: World, { act }: Scenario, repeater: (typeof repeaters)[number], from: Process) {
  let [process, failures] = [from, 0];
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const done = await act(process);
    if (done.isOk()) return failures;
    failures += 1;
    if (repeater === 'another process' || (repeater === 'one after the other' && attempt % 2 === 1)) {
      process = world.open();
    }
  }
  throw new Error(`no answer after ${attemptsMax} attempts`);
}

describe.each(Object.entries(scenarios))('a sync that fails in %s', (_, make) => {
  // @verifies failed-sync-is-never-believed
  it.each(repeaters)(
    'is not believed later by anybody: %s repeats the call',
    async (repeater) => {
      let failed = 0;
      for (const burst of bursts) {
        for (let first = 0; ; first += 1) {
          const [world, scenario] = [new World(), await make()];
          await scenario.before?.(world.open());
          const from = world.disk.syncs;
          let isReached = false;
          world.disk.failsSync = (sync) => {
            const isFailing = sync >= from + first && sync < from + first + burst;
            isReached ||= isFailing;
            return isFailing;
          };
          failed += await answered(world, scenario, repeater, world.open());
          world.disk.restart(() => 'lost');
          await scenario.holds(world.open()).catch((error: unknown) => {
            throw new Error(`after ${burst} failed from sync ${first} on: ${String(error)}`, { cause: error });
          });
          if (!isReached) break;
        }
      }
      expect(failed).toBeGreaterThan(0);
    },
    600_000,
  );

  // @verifies only-durable-facts-are-spoken
  it('after its writer was killed anywhere, is not believed either', async () => {
    for (const failing of [0, 1, 2, 3, Number.POSITIVE_INFINITY]) {
      for (let cut = 0; ; cut += 1) {
        const [world, scenario] = [new World(), await make()];
        await scenario.before?.(world.open());
        world.disk.cutAfter(cut);
        const first = await scenario.act(world.open());
        world.disk.loseProcess();
        const from = world.disk.syncs;
        world.disk.failsSync = (sync) => sync === from + failing;
        if (first.isErr()) await answered(world, scenario, 'another process', world.open());
        world.disk.restart(() => 'lost');
        await scenario.holds(world.open()).catch((error: unknown) => {
          throw new Error(`killed after operation ${cut}, then sync ${failing} failed: ${String(error)}`, {
            cause: error,
          });
        });
        if (first.isOk()) break;
      }
    }
  }, 600_000);
});
