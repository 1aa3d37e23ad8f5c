/**
 * The power goes at every single operation of a small story, and whatever was not synced is lost, kept, or a mix of both.
 * Afterwards every reply that was given must replay to the same bytes, and every run must go on to its end.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { SessionOrigin } from '../../../schemas/session-origin.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { createRuntime, type Runtime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../../support/files.ts';
import { install, LogWriter } from '../../support/log-writer.ts';
import { type Fate, SimulatedDisk } from '../../support/simulated-disk.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, countingIds, must, pairOf, rehydrated, started, testHost } from '../../support/world.ts';
import { readFrom } from './conformance.ts';

const workflow = compiledWorkflow('test.power', stepIds(4));
const catalogs = catalogsAt(null, [workflow]);

const fates: readonly Fate[] = ['lost', 'kept', 'torn'];
/** A generator of choices that is the same in every run of the test. */
function choices(seed: number): () => Fate {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return fates[Math.floor((state / 2 ** 32) * fates.length)] ?? 'lost';
  };
}
const outcomes: Readonly<Record<string, (cut: number) => () => Fate>> = {
  lost: () => () => 'lost',
  kept: () => () => 'kept',
  torn: () => () => 'torn',
  ...Object.fromEntries(
    Array.from({ length: rounds.powerCutMixes }, (_, i) => [
      `partly lost, as in mix ${i}`,
      (cut: number) => choices(cut * 31 + i * 77_777 + 1),
    ]),
  ),
};

/** What is lost beside what is kept decides about two names of one folder, so more mixes of them are tried. */
const importOutcomes: typeof outcomes = {
  ...outcomes,
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`partly lost, mix ${i}`, (cut: number) => choices(cut * 7919 + i * 104_729)]),
  ),
};

type Given = {
  readonly pair: { stateToken: string; ackToken: string };
  readonly input: object;
  readonly reply: string;
};
type Kept = {
  readonly args: { stateToken: string; checkpointToken: string; output: { notesMarkdown: string } };
  readonly reply: string;
};
type Story = {
  readonly kept: Kept[];
  readonly begun: { stateToken: string; ackToken: string }[];
  readonly given: Given[];
};

/** Starts two runs and advances them; ends at the first refusal. Remembers every reply that came. */
async function tell(runtime: Runtime): Promise<Story> {
  const story: Story = { kept: [], begun: [], given: [] };
  for (const run of [1, 2]) {
    const first = await runtime.start({ workflowId: 'test.power', context: { run } });
    if (first.isErr()) return story;
    let pair = pairOf(first.value.data);
    story.begun.push(pair);
    const { stateToken, checkpointToken = '' } = first.value.data;
    const args = { stateToken, checkpointToken, output: { notesMarkdown: `run ${run}, half` } };
    const kept = await runtime.checkpoint(args);
    if (kept.isErr()) return story;
    story.kept.push({ args, reply: JSON.stringify(kept.value) });
    for (const step of [1, 2]) {
      const input = { output: { notesMarkdown: `run ${run} step ${step}`, artifacts: [{ run, step }] } };
      const next = await runtime.continue({ ...pair, ...input });
      if (next.isErr()) return story;
      story.given.push({ pair, input, reply: JSON.stringify(next.value) });
      pair = pairOf(next.value.data);
    }
  }
  return story;
}

async function finishes(runtime: Runtime, from: { stateToken: string; ackToken: string }): Promise<void> {
  let { data } = await rehydrated(runtime, from);
  while (!data.isComplete) ({ data } = await advanced(runtime, data, { output: { notesMarkdown: 'on' } }));
}

describe('a power cut at any operation of an import', () => {
  // @verifies import-is-all-or-nothing
  it.each(Object.entries(importOutcomes))(
    'leaves the whole session or none, and its id free, when what was not synced is %s',
    async (_, outcome) => {
      const ids = countingIds();
      const here = (disk: SimulatedDisk) =>
        fileStorage(testHost({ files: disk.files, locks: disk.locks, ids }), '/data');
      const source = fileStorage(testHost(), path.join(temporaryFolder(), 'data'));
      const { sessionId: id } = await new LogWriter(testHost()).grown(source, 3);
      const { groups, events } = await readFrom(source, id);
      const plans = groups.map(({ segment }) => events.slice(segment.firstEventIndex, segment.lastEventIndex + 1));
      const object = (value: string) => {
        const text = canonicalText({ value });
        return { kind: 'artifact' as const, ref: sha256(testHost().crypto.digest, text), text };
      };
      const origin = { v: 1 as const, salvaged: true, redacted: false };
      const installed = (
        disk: SimulatedDisk,
        taken: readonly (readonly SessionEvent[])[],
        said: SessionOrigin | null = origin,
      ) => install(here(disk), id, { plans: taken, objects: [object('one'), object('two')], origin: said });
      const whole = new SimulatedDisk('/data');
      must(await installed(whole, plans));
      const seen = { none: 0, whole: 0 };
      for (let cut = 0; cut <= whole.operations; cut += 1) {
        const disk = new SimulatedDisk('/data');
        disk.cutAfter(cut);
        const answered = await installed(disk, plans);
        disk.restart(outcome(cut));
        const at = `after operation ${cut}`;
        const found = await readFrom(here(disk), id);
        expect(found.damage, at).toBeNull();
        expect(must(await here(disk).log.list()), at).toEqual(found.born ? [id] : []);
        if (answered.isOk()) expect(found.born, at).toBe(true);
        seen[found.born ? 'whole' : 'none'] += 1;
        const said = must(await here(disk).origins.inspect(id));
        if (found.born) expect(said, at).toEqual({ kind: 'imported', origin });
        // What another bundle of the same id holds may be cut into other segments, and may say nothing of itself.
        else {
          must(await installed(disk, [plans.flat()], null));
          disk.restart(() => 'lost');
          expect(must(await here(disk).origins.inspect(id)), at).toEqual({ kind: 'here' });
        }
        const after = await readFrom(here(disk), id);
        expect([after.damage, after.events], at).toEqual([null, events]);
        expect(must(await here(disk).objects.get('artifact', object('two').ref)), at).toBe(object('two').text);
      }
      expect(Object.values(seen).every((count) => count > 0)).toBe(true);
    },
    600_000,
  );
});

describe('a power cut at any operation', () => {
  // @verifies crash-safe-append
  it.each(Object.entries(outcomes))(
    'loses nothing that was answered, when what was not synced is %s',
    async (_, outcome) => {
      const open = (disk: SimulatedDisk, host = testHost({ files: disk.files, locks: disk.locks })) =>
        createRuntime(host, fileStorage(host, '/data'), catalogs);
      const whole = new SimulatedDisk('/data');
      expect((await tell(open(whole))).given).toHaveLength(4);

      for (let cut = 0; cut <= whole.operations; cut += 1) {
        const disk = new SimulatedDisk('/data');
        const host = testHost({ files: disk.files, locks: disk.locks });
        disk.cutAfter(cut);
        const { begun, given, kept } = await tell(open(disk, host));
        disk.restart(outcome(cut));
        const after = open(disk, host);
        const at = `after operation ${cut}`;
        for (const { pair, input, reply } of given) {
          expect(JSON.stringify(must(await after.continue({ ...pair, ...input }))), at).toBe(reply);
        }
        for (const { args, reply } of kept) {
          expect(JSON.stringify(must(await after.checkpoint(args))), at).toBe(reply);
        }
        for (const pair of begun) await finishes(after, pair);
        await finishes(after, pairOf((await started(after, 'test.power')).data));
      }
    },
    600_000,
  );

  it('is noticed by this test when a sync is left out', async () => {
    const disk = new SimulatedDisk('/data');
    const files = { ...disk.files, syncFolder: async () => undefined };
    const host = testHost({ files, locks: disk.locks });
    const { begun } = await tell(createRuntime(host, fileStorage(host, '/data'), catalogs));
    disk.restart(() => 'lost');
    const after = createRuntime(host, fileStorage(host, '/data'), catalogs);
    const lost = await after.continue({ stateToken: begun[0]?.stateToken ?? '' });
    expect(lost.isErr()).toBe(true);
  });
});
