/** What a warm call hashes, signs and waits for, by count: time is measured in `build/bench/`. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { nodeFiles } from '../../../runtime/host/files.ts';
import type { CryptoPort, FilePort } from '../../../runtime/ports.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../../support/files.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, refused, rehydrated, started, testHost } from '../../support/world.ts';

const workflow = compiledWorkflow('test.work', stepIds(40));

type Work = { digests: number; bytes: number; signatures: number };

/** Counts what goes through a crypto port; `during` answers the work of one call. */
function counted() {
  const work: Work = { digests: 0, bytes: 0, signatures: 0 };
  const real = nodeCrypto();
  const crypto: CryptoPort = {
    ...real,
    digest: (bytes) => {
      work.digests += 1;
      work.bytes += bytes.length;
      return real.digest(bytes);
    },
    hmacSha256: (key, bytes) => {
      work.signatures += 1;
      return real.hmacSha256(key, bytes);
    },
  };
  const during = async <T>(call: () => Promise<T>): Promise<{ readonly result: T; readonly work: Work }> => {
    const before = { ...work };
    const result = await call();
    const { digests, bytes, signatures } = work;
    return {
      result,
      work: {
        digests: digests - before.digests,
        bytes: bytes - before.bytes,
        signatures: signatures - before.signatures,
      },
    };
  };
  return { crypto, during };
}

function world(files: FilePort = nodeFiles()) {
  const { crypto, during } = counted();
  const host = testHost({ files, crypto });
  const storage = fileStorage(host, path.join(temporaryFolder(), 'data'));
  return { runtime: createRuntime(host, storage, catalogsAt(null, [workflow]), { tokenForm: 'handles' }), during };
}

async function warm(files?: FilePort) {
  const made = world(files);
  const first = await started(made.runtime, 'test.work');
  let { data }: Awaited<ReturnType<typeof advanced>> = await advanced(made.runtime, first.data);
  for (let i = 0; i < 5; i += 1) ({ data } = await advanced(made.runtime, data));
  return { ...made, data };
}

describe('a warm call', () => {
  // @verifies work-of-a-call
  it('signs the handle of a step once, however often the step is read and acknowledged', async () => {
    const { runtime, data, during } = await warm();
    const read = await during(() => rehydrated(runtime, data));
    expect(read.work).toEqual({ digests: 1, bytes: read.work.bytes, signatures: 0 });
    const advance = await during(() => advanced(runtime, data));
    expect(advance.work.signatures).toBe(1);
  });

  // @verifies work-of-a-call
  it('hashes what an advance stores once, and few ids besides', async () => {
    const { runtime, data, during } = await warm();
    const { work } = await during(() => advanced(runtime, data));
    expect(work.digests).toBeLessThanOrEqual(8);
    // A segment, a snapshot and an input, and five texts of under a hundred bytes.
    expect(work.bytes).toBeLessThanOrEqual(4500);
  });

  // @verifies work-of-a-call
  it('hashes no workflow to start a second run of it', async () => {
    const { runtime, during } = await warm();
    const { work } = await during(() => started(runtime, 'test.work'));
    expect(work.signatures).toBe(1);
    expect(work.digests).toBeLessThanOrEqual(7);
    expect(work.bytes).toBeLessThanOrEqual(3500);
  });
});

/** The manifest is synced last. */
const commits = (at: string, mode: string) => path.basename(at) === 'manifest.jsonl' && mode === 'update';

/** Files whose manifest is synced only after `during` has run. */
function waitingFiles(during: () => Promise<void>): FilePort {
  const files = nodeFiles();
  return {
    ...files,
    open: async (at, mode, permissions) => {
      const file = await files.open(at, mode, permissions);
      if (!commits(at, mode)) return file;
      return {
        descriptor: file.descriptor,
        opened: file.opened,
        read: (position, length) => file.read(position, length),
        write: (bytes, position) => file.write(bytes, position),
        truncate: (length) => file.truncate(length),
        sync: async () => {
          await during();
          await file.sync();
        },
        close: () => file.close(),
      };
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the reply to a call that writes', () => {
  // @verifies reply-made-during-sync
  it('is made while the last sync is under way', async () => {
    let signed: number[] = [];
    let count = 0;
    const files = waitingFiles(async () => {
      signed.push(count);
      for (let i = 0; i < 5; i += 1) await turn();
      signed.push(count);
    });
    const real = nodeCrypto();
    const hmacSha256: CryptoPort['hmacSha256'] = (key, bytes) => {
      count += 1;
      return real.hmacSha256(key, bytes);
    };
    const host = testHost({ files, crypto: { ...real, hmacSha256 } });
    const storage = fileStorage(host, path.join(temporaryFolder(), 'data'));
    const runtime = createRuntime(host, storage, catalogsAt(null, [workflow]), { tokenForm: 'handles' });
    const during = async <T>(call: () => Promise<T>) => {
      [signed, count] = [[], 0];
      const result = await call();
      return { result, signed, count };
    };
    const start = await during(() => started(runtime, 'test.work'));
    const advance = await during(() => advanced(runtime, start.result.data));
    // The handle of the new step is signed between the beginning and the end of the sync, and nothing after it.
    expect(start).toMatchObject({ signed: [0, 1], count: 1 });
    expect(advance).toMatchObject({ signed: [0, 1], count: 1 });
  });

  // @verifies reply-made-during-sync
  it('is not answered when that sync fails, and the step is still pending', async () => {
    let fails = false;
    const files = waitingFiles(async () => {
      await turn();
      if (fails) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' });
    });
    const { runtime, data } = await warm(files);
    fails = true;
    const call = { stateToken: data.stateToken, ackToken: data.ackToken ?? '', output: { notesMarkdown: 'Done.' } };
    const error = refused(await runtime.continue(call));
    expect(error.code).toMatch(/^STORE_/);
    fails = false;
    const again = await rehydrated(runtime, data);
    expect(again.data.pending?.stepId).toBe(data.pending?.stepId);
    expect((await advanced(runtime, data)).data.progress.completed).toBe(data.progress.completed + 1);
  });
});
