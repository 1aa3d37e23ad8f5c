/** The file operations of one call, by name and file: whatever a process knows already is not read again [calls-read-once]. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchedFiles } from '../../support/files.ts';
import { fileWorld } from '../../support/file-world.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.files', stepIds(30));

/** A world whose session is open, and the operations of one call in it, in their order. */
async function watched() {
  let seen: string[] = [];
  const world = fileWorld(
    [workflow],
    watchedFiles(({ name, path: at }) => void seen.push(`${name} ${path.basename(at)}`)),
  );
  const first = await started(world.runtime, 'test.files');
  const second = await advanced(world.runtime, first.data);
  const during = async (call: () => Promise<unknown>) => {
    seen = [];
    await call();
    return seen;
  };
  await rehydrated(world.runtime, second.data);
  return { ...world, first, second, during };
}

/** The keyring, and the manifest from the last record that is known. */
const looks = ['stat keyring.json', 'open-read manifest.jsonl', 'read manifest.jsonl'];

describe('a call on a session that is open', () => {
  // @verifies calls-read-once
  it('reads the end of the manifest once to read a step again', async () => {
    const { runtime, second, during } = await watched();
    const { stateToken } = second.data;
    const operations = await during(async () => must(await runtime.continue({ stateToken })));
    expect(operations).toEqual([...looks, 'entry .marks']);
  });

  // @verifies calls-read-once, replay-takes-no-lock
  it('reads the end of the manifest once to repeat an answer', async () => {
    const { runtime, first, during } = await watched();
    const operations = await during(() => advanced(runtime, first.data));
    expect(operations.sort()).toEqual([...looks, 'entry .marks'].sort());
  });

  // @verifies calls-read-once
  it('reads the end of the manifest only under the lock to advance', async () => {
    const { runtime, second, during } = await watched();
    const operations = await during(() => advanced(runtime, second.data));
    const reads = operations.filter((operation) => /^(read|open-read|list) /.test(operation));
    expect(reads).toEqual(looks.slice(1));
    expect(operations.indexOf('open-update .lock')).toBeLessThan(operations.indexOf('open-read manifest.jsonl'));
    expect(operations).not.toContain('read .lock');
    expect(operations.filter((operation) => operation === 'stat .lock')).toHaveLength(3);
    expect(operations).toHaveLength(26);
  });

  // @verifies calls-read-once
  it('reads nothing of the session that a start makes', async () => {
    const { runtime, during } = await watched();
    const operations = await during(() => started(runtime, 'test.files'));
    expect(operations.filter((operation) => /^(read|open-read|list) |^entry \.keep/.test(operation))).toEqual([]);
    expect(operations).toHaveLength(28);
  });

  // @verifies calls-read-once
  it('looks for the run of a handle in the files when this process does not know it', async () => {
    const { another, second } = await watched();
    const read: string[] = [];
    const runtime = another(watchedFiles(({ name, path: at }) => void read.push(`${name} ${path.basename(at)}`)));
    const { stateToken, session } = second.data;
    must(await runtime.continue({ stateToken }));
    expect(read).toContain(`read ${session.runName.replace(/-\d+$/, '')}`);
  });
});
