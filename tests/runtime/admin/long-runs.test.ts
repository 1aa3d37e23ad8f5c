/** A run of many steps over a long list: what it stores a step does not grow, and everything that reads it resolves it. */
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { contentOf } from '../../../runtime/admin/session-content.ts';
import { storedSession } from '../../../runtime/admin/stored-session.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import type { ExecutionSnapshot } from '../../../schemas/execution-snapshot.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { completedListedMax, repeatedItemsBytesMax } from '../../../schemas/limits.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { adapters, inFiles, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { compiledInput, compiledWorkflow, forEach, loopItem, stepItem } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const count = completedListedMax + 6;
const items = Array.from({ length: count }, (_, i) => `secret=hunter${i}hunter2 item ${i + 1}`);
const workflow = compiledWorkflow('long.run', ['before', 'each', 'after'], {
  inputs: [compiledInput('files', { kind: 'list', required: true })],
  loops: [forEach('each_file', 'files', count, ['each'])],
  flow: [stepItem('before'), loopItem('each_file'), stepItem('after')],
});
const bundleOf = async (world: Operated, sessionId: SessionId, redact = false) => {
  const options = { format: 'bundle' as const, redact, appVersion: '0.0.0' };
  return must(await exportText(world.operator, sessionId, options)).text;
};
const snapshotsOf = (text: string) =>
  Object.entries((JSON.parse(text) as Bundle).session.snapshots) as [string, ExecutionSnapshot][];

async function walked(
  world: Operated,
  steps: number,
): Promise<{ readonly sessionId: SessionId; readonly at: StartData | ContinueData }> {
  const first = (await started(world.runtime, 'long.run', { context: { files: items } })).data;
  let at: StartData | ContinueData = first;
  for (let i = 0; i < steps; i += 1)
    at = (await advanced(world.runtime, at, { output: { notesMarkdown: `Did part ${i}.` } })).data;
  return { sessionId: first.session.sessionId as SessionId, at };
}

describe.each(adapters)('a long run, %s', (_name, opened) => {
  // @verifies snapshots-do-not-grow
  it('stores a state of bounded size at every step, however many are completed and however long the list is', async () => {
    const world = opened([workflow]);
    const { sessionId } = await walked(world, count + 1);
    const sizes = snapshotsOf(await bundleOf(world, sessionId)).map(([, snapshot]) => JSON.stringify(snapshot).length);
    const listed = JSON.stringify(items).length;
    expect(listed).toBeGreaterThan(repeatedItemsBytesMax);
    // One state holds the list, and those up to `completedListedMax` hold their keys; no state holds more than that.
    expect(sizes.filter((size) => size > listed)).toHaveLength(1);
    expect(sizes.filter((size) => size < 1000).length).toBeGreaterThanOrEqual(count - completedListedMax);
  });

  it('shows the item and the progress of the pending step to a process that has seen nothing of it', async () => {
    const world = opened([workflow]);
    const { at } = await walked(world, count - 1);
    const { data } = await rehydrated(world.another().runtime, at);
    expect(data.pending?.prompt).toBe((await rehydrated(world.runtime, at)).data.pending?.prompt);
    expect(data.progress).toMatchObject({ completed: count - 1, loop: { iteration: count - 2, items: count } });
    expect(JSON.stringify(data.pending)).toContain(`item ${count - 1}`);
  });

  it('verifies, travels in a bundle, and is finished where it arrives', async () => {
    const world = opened([workflow]);
    const { sessionId } = await walked(world, count + 2);
    expect(must(await world.operator.verifySession(sessionId)).verdict).toBe('verified');
    const text = await bundleOf(world, sessionId);
    const there = opened([workflow]);
    expect(must(await verifyText(there.operator, text)).verdict).toBe('verified');
    expect(must(await importText(there.operator, text)).sessionId).toBe(sessionId);
    expect(must(await there.operator.verifySession(sessionId)).verdict).toBe('verified');
    expect(snapshotsOf(await bundleOf(there, sessionId))).toEqual(snapshotsOf(text));
  });

  it('is redacted in every state that holds its list, and still a bundle whose states refer to each other', async () => {
    const world = opened([workflow]);
    const { sessionId } = await walked(world, count);
    const text = await bundleOf(world, sessionId, true);
    expect(text).not.toContain('hunter2');
    const there = opened([workflow]);
    expect(must(await importText(there.operator, text)).events).toBeGreaterThan(count);
  });

  it('has a lost state made again by a repair, one that others refer to among them', async () => {
    const world = opened([workflow]);
    const { sessionId, at } = await walked(world, count);
    const kept = await bundleOf(world, sessionId);
    const holdsList = (snapshot: ExecutionSnapshot) => JSON.stringify(snapshot).includes('item 3');
    const lost = snapshotsOf(kept).filter(([, snapshot], i) => holdsList(snapshot) || i % 3 === 0);
    expect(lost.some(([, snapshot]) => holdsList(snapshot))).toBe(true);
    for (const [ref] of lost) world.raw.setObject('snapshot', ref as Sha256Digest, null);
    const { operator, runtime } = world.another();
    expect(must(await operator.verifySession(sessionId)).verdict).toBe('failed');
    must(await operator.repairSession(sessionId, false));
    expect(must(await operator.verifySession(sessionId)).verdict).toBe('verified');
    expect((await rehydrated(runtime, at)).data.pending?.stepId).toBe('each');
  });
});

describe('a session that is too large for a bundle', () => {
  const euros = Array.from({ length: 40 }, (_, i) => `${i} ${'€'.repeat(200)}`);
  // @verifies export-bound-in-bytes
  it('is measured in bytes, is refused as a bundle, and is a report', async () => {
    const world = inMemory([workflow]);
    const { data } = await started(world.runtime, 'long.run', { context: { files: euros } });
    let at: StartData | ContinueData = data;
    for (let i = 0; i < 4; i += 1)
      at = (await advanced(world.runtime, at, { output: { notesMarkdown: 'Did it.' } })).data;
    const session = must(await storedSession(world, data.session.sessionId as SessionId));
    const gathered = (format: 'bundle' | 'md', bytesMax: number) =>
      contentOf(world.storage.objects, session, {}, format, bytesMax);
    const whole = must(await gathered('bundle', 10_000_000)).content;
    const stored: string[] = [];
    for (const kind of ['snapshot', 'pinned_workflow'] as const) {
      for (const ref of whole.objects[kind].keys()) stored.push(must(await whole.read(kind, ref)));
    }
    const segments = session.groups.reduce((sum, { segment }) => sum + segment.bytes, 0);
    const bytes = stored.reduce((sum, text) => sum + Buffer.byteLength(text), segments);
    const units = stored.reduce((sum, text) => sum + text.length, segments);
    expect(bytes).toBeGreaterThan(units + 10_000);
    must(await gathered('bundle', bytes));
    const refused = await gathered('bundle', bytes - 1);
    expect(refused._unsafeUnwrapErr()).toMatchObject({ code: 'BUNDLE_INVALID_FORMAT' });
    expect(refused._unsafeUnwrapErr().suggestion).toContain('--format md');
    const report = must(await gathered('md', units)).content;
    expect(report.objects.snapshot.size).toBe(whole.objects.snapshot.size);
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text } = must(await exportText(world.operator, session.sessionId, options));
    // The beginning of the input, and nothing of the stored states.
    expect(text.split('€').length - 1).toBeLessThan(100);
  });
});

/** Counts the bytes that a world digests: all that it reads from its store, and all that it decides. */
function measured() {
  const { digest, ...others } = nodeCrypto();
  let bytes = 0;
  const crypto = {
    ...others,
    digest: (each: Uint8Array) => {
      bytes += each.length;
      return digest(each);
    },
  };
  const during = async (body: () => Promise<unknown>) => {
    const before = bytes;
    await body();
    return bytes - before;
  };
  return { crypto, during };
}

describe('the work of a long run', () => {
  // Items of one length, in a run whose list would be most of what is read if each step read it.
  const ofLength = (steps: number) => ({
    list: Array.from({ length: steps }, (_, i) => `item ${i}`.padEnd(100, '.')),
    workflow: compiledWorkflow('long.run', ['each'], {
      inputs: [compiledInput('files', { kind: 'list', required: true })],
      loops: [forEach('each_file', 'files', steps, ['each'])],
      flow: [loopItem('each_file')],
    }),
  });
  const ran = async (steps: number) => {
    const { list, workflow: of } = ofLength(steps);
    const { crypto, during } = measured();
    const world = inMemory([of], { crypto });
    let at: StartData | ContinueData = (await started(world.runtime, 'long.run', { context: { files: list } })).data;
    const sessionId = at.session.sessionId as SessionId;
    const advances = (count: number) =>
      during(async () => {
        for (let i = 0; i < count; i += 1)
          at = (await advanced(world.runtime, at, { output: { notesMarkdown: 'Did it.' } })).data;
      });
    return { world, sessionId, during, advances };
  };

  // @verifies replay-linear
  it('doubles when the run doubles: verifying it, exporting it, and importing it', async () => {
    const work = async (steps: number) => {
      const { world, sessionId, during, advances } = await ran(steps);
      await advances(steps);
      let text = '';
      const verified = await during(async () => must(await world.operator.verifySession(sessionId)));
      const exported = await during(async () => {
        text = await bundleOf(world, sessionId);
      });
      const there = measured();
      const { operator } = inMemory([], { crypto: there.crypto });
      const imported = await there.during(async () => must(await importText(operator, text)));
      return { verified, exported, imported };
    };
    const [small, large] = [await work(150), await work(300)];
    expect(large.verified).toBeLessThan(2.2 * small.verified);
    expect(large.exported).toBeLessThan(2.2 * small.exported);
    expect(large.imported).toBeLessThan(2.2 * small.imported);
  });

  it('is the same for a step at its end as for one at its start', async () => {
    const { world, sessionId, advances } = await ran(240);
    await advances(completedListedMax + 2);
    const early = await advances(40);
    await advances(240 - completedListedMax - 2 - 80);
    const late = await advances(40);
    expect(late).toBeLessThan(1.05 * early);
    expect(must(await world.operator.verifySession(sessionId)).verdict).toBe('verified');
  });
});

describe('a long run in files', () => {
  it('keeps every state that another one refers to when the data directory is collected', async () => {
    const world = inFiles([workflow]);
    const { sessionId } = await walked(world, count);
    must(await world.operator.collect(30, false));
    const still = must(await world.operator.verifySession(sessionId));
    expect(still.verdict).toBe('verified');
  });
});
