/** The list by which the processes of one data directory tell each other what changes (storage/file/session-index.ts). */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../../../runtime/host/files.ts';
import type { FilePort } from '../../../runtime/ports.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { dirtySessionsBytesMax } from '../../../runtime/storage/file/session-index.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { errno, temporaryFolder } from '../../support/files.ts';
import { LogWriter } from '../../support/log-writer.ts';
import { must, testHost } from '../../support/world.ts';

async function world(files: FilePort = nodeFiles()) {
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const trace: string[] = [];
  const host = testHost({ files, trace: { event: (name) => trace.push(name) } });
  const storage = fileStorage(host, layout.root);
  const writer = await new LogWriter(host).grown(storage, 1);
  const watcher = fileStorage(testHost(), layout.root);
  const seen = async (mark: Parameters<typeof watcher.index.fingerprints>[0]) =>
    must(await watcher.index.fingerprints(mark));
  return { layout, storage, writer, trace, seen };
}

describe('announcements', () => {
  it('spare a process that has looked at everything from looking at what did not change', async () => {
    const { layout, storage, writer, seen } = await world();
    const { kind, mark } = await seen(null);
    expect(kind).toBe('all');
    fs.mkdirSync(layout.session('sess_quiet' as typeof writer.sessionId));
    fs.writeFileSync(layout.manifest('sess_quiet' as typeof writer.sessionId), 'unannounced');
    await writer.append(storage, writer.advancePlan());
    const after = await seen(mark);
    expect(after.kind).toBe('some');
    expect(after.fingerprints.map(({ sessionId }) => sessionId)).toEqual([writer.sessionId]);
  });

  it('name a session before it changes: whoever looks between the two looks again the next time', async () => {
    const real = nodeFiles();
    let between: (() => Promise<void>) | null = null;
    const files: FilePort = {
      ...real,
      open: async (at, mode, permissions) => {
        if (mode === 'update' && at.endsWith('manifest.jsonl')) await between?.();
        return real.open(at, mode, permissions);
      },
    };
    const { storage, writer, seen } = await world(files);
    const looks: Awaited<ReturnType<typeof seen>>[] = [];
    between = async () => {
      looks.push(await seen(null));
    };
    await writer.append(storage, writer.advancePlan());
    between = null;
    const [early] = looks;
    const late = await seen(early?.mark ?? null);
    expect(late.kind).toBe('some');
    expect(late.fingerprints.map(({ sessionId }) => sessionId)).toEqual([writer.sessionId]);
    expect(late.fingerprints[0]?.fingerprint).not.toBe(early?.fingerprints[0]?.fingerprint);
  });

  it.each([
    ['shortened', (at: string) => fs.truncateSync(at, 3)],
    [
      'replaced',
      (at: string) => {
        fs.writeFileSync(`${at}.new`, fs.readFileSync(at));
        fs.renameSync(`${at}.new`, at);
      },
    ],
    ['removed', (at: string) => fs.rmSync(at)],
    ['that hold a line which is no id', (at: string) => fs.appendFileSync(at, '../../etc\n')],
    ['that end within a line', (at: string) => fs.appendFileSync(at, 'sess_')],
    [
      'that have a folder in their place',
      (at: string) => {
        fs.rmSync(at);
        fs.mkdirSync(at);
      },
    ],
  ])('%s make a process look at everything again', async (_, harm) => {
    const { layout, seen } = await world();
    const { mark } = await seen(null);
    expect((await seen(mark)).kind).toBe('some');
    harm(layout.dirtySessions);
    expect((await seen(mark)).kind).toBe('all');
  });

  it('that cannot be written stop no writer, and the trace tells it', async () => {
    const real = nodeFiles();
    const files: FilePort = {
      ...real,
      open: async (at, mode, permissions) => {
        if (mode === 'append') throw errno('ENOSPC');
        return real.open(at, mode, permissions);
      },
    };
    const { trace, writer, seen } = await world(files);
    expect(trace).toEqual(['index_not_told', 'index_not_told']);
    expect((await seen(null)).fingerprints.map(({ sessionId }) => sessionId)).toEqual([writer.sessionId]);
  });

  it('begin anew when a collector finds them long; the cache is not foreign to it', async () => {
    const { layout, storage, writer } = await world();
    fs.appendFileSync(layout.dirtySessions, `${writer.sessionId}\n`.repeat(dirtySessionsBytesMax / 8));
    fs.writeFileSync(path.join(layout.cache, 'resume-index.json.x.tmp'), '');
    const done = must(
      await storage.collector.exclusively(async (sweep) => {
        const { tempFiles: leftovers, unknownEntries: foreign } = must(await storage.collector.listing());
        must(await sweep.removeTempFiles(leftovers));
        return { leftovers, foreign };
      }),
    );
    expect(done).toMatchObject({
      value: { leftovers: ['cache/announcements', 'cache/resume-index.json.x.tmp'], foreign: [] },
    });
    expect(fs.readdirSync(layout.cache)).toEqual([]);
  });
});
