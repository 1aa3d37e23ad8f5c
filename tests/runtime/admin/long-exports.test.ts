/** A long run leaves a data directory and enters another one piece by piece: what is held at once does not grow with the run. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { gzipWriter, readBundle } from '../../../cli/operands/bundle-file.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { MemoryDisk } from '../../support/memory-disk.ts';
import { temporaryFolder } from '../../support/files.ts';
import { inFiles, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledInput, compiledWorkflow, forEach, loopItem } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, started, testHost } from '../../support/world.ts';

const steps = rounds.exportedSteps;
const files = Array.from({ length: steps }, (_, i) => `src/file-${i}.ts`);
const workflow = compiledWorkflow('long.export', ['each'], {
  inputs: [compiledInput('files', { kind: 'list', required: true })],
  loops: [forEach('each_file', 'files', steps, ['each'])],
  flow: [loopItem('each_file')],
});
const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };

/** In memory: what a disk costs is another suite's. */
async function walked(count: number): Promise<{ readonly world: Operated; readonly sessionId: SessionId }> {
  const world = inMemory([workflow]);
  let at: StartData | ContinueData = (await started(world.runtime, 'long.export', { context: { files } })).data;
  const sessionId = at.session.sessionId as SessionId;
  for (let i = 0; i < count; i += 1) {
    const notesMarkdown = `Read file ${i}: ${(i * 2654435761).toString(36)} lines, nothing to change.`;
    at = (await advanced(world.runtime, at, { output: { notesMarkdown } })).data;
  }
  return { world, sessionId };
}

describe(`a run of ${steps} steps`, () => {
  // @verifies bundle-streams
  it('is exported below 25 MB, imported elsewhere, verified and exported again, one piece at a time', async () => {
    const { world, sessionId } = await walked(steps);
    const exported = must(await world.operator.exportSession(sessionId, options));
    const file = path.join(temporaryFolder(), 'run.bundle.json.gz');
    const written: Uint8Array[] = [];
    let pieces = 0;
    let longest = 0;
    const writer = gzipWriter((bytes) => void written.push(bytes));
    must(
      await exported.write(async (piece) => {
        pieces += 1;
        longest = Math.max(longest, piece.length);
        await writer.write(piece);
      }),
    );
    await writer.end();
    fs.writeFileSync(file, Buffer.concat(written));
    expect(fs.statSync(file).size).toBeLessThan(25_000_000);
    expect(pieces).toBeGreaterThan(4 * steps);
    // The state that holds the list of the loop, and the event of its context, are the longest things there are.
    expect(longest).toBeLessThan(2 * JSON.stringify(files).length + 4096);

    const there = inFiles([workflow]);
    must(await there.operator.importBundle(readBundle(file)));
    expect(must(await there.operator.verifySession(sessionId)).verdict).toBe('verified');
    expect(must(await there.operator.showSession(sessionId)).session.runs).toEqual(
      must(await world.operator.showSession(sessionId)).session.runs,
    );
    const digestsIn = (text: string) =>
      (JSON.parse(text) as { integrity: { entries: { path: string }[] } }).integrity.entries.filter(
        // It says when a plan was closed.
        (entry) => entry.path !== 'session/manifest',
      );
    const first = must(await exportText(world.operator, sessionId, options));
    const again = must(await exportText(there.operator, sessionId, options));
    expect(digestsIn(again.text)).toEqual(digestsIn(first.text));
  }, 1_800_000);

  it('has each of its objects read a fixed number of times for an export, and one at a time', async () => {
    const { world, sessionId } = await walked(40);
    const text = must(await exportText(world.operator, sessionId, options)).text;
    const host = testHost();
    const disk = new MemoryDisk(host.clock);
    const storage = disk.storage(host);
    let [reading, atOnce, reads] = [0, 0, 0];
    const counted = {
      ...storage,
      objects: {
        ...storage.objects,
        get: async (...named: Parameters<typeof storage.objects.get>) => {
          reading += 1;
          reads += 1;
          atOnce = Math.max(atOnce, reading);
          await Promise.resolve();
          reading -= 1;
          return storage.objects.get(...named);
        },
      },
    };
    const operator = createAdminApi(host, counted, catalogsAt(null, [workflow]));
    must(await importText(operator, text));
    reads = 0;
    const exported = must(await operator.exportSession(sessionId, options));
    const readBefore = reads;
    must(await exported.write(async () => undefined));
    const objects = Object.keys((JSON.parse(text) as { session: { snapshots: object } }).session.snapshots).length + 1;
    // Read to be checked, and twice to be replayed as an import does: a state is read with its own step and with the next.
    expect([readBefore, reads - readBefore, atOnce]).toEqual([3 * objects, objects, 1]);
  });
});
