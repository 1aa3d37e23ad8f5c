/**
 * Every errno at every operation: the operating system may refuse anything at any time. What it refuses is named, or worked around
 * where nothing depends on it; it never passes for a bug of ours, and the same call succeeds afterwards.
 */
import type { Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { osFault } from '../../../schemas/os-faults.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { createOperator, type Operator } from '../../../runtime/operator.ts';
import { createRuntime, type Runtime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { fileWorld } from '../../support/file-world.ts';
import { errno, watchedFiles } from '../../support/files.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, started, testHost } from '../../support/world.ts';

const workflow = compiledWorkflow('test.faults', stepIds(4));
const catalogs = catalogsAt(null, [workflow]);
const errnos = ['ENOSPC', 'EROFS', 'EIO', 'EMFILE', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ELOOP'];

type Refusal = { readonly code: string; readonly message: string; readonly suggestion: string };
type Called = Promise<Result<unknown, Refusal>>;
type Process = { readonly runtime: Runtime; readonly operator: Operator };
type Place = {
  readonly sessionId: SessionId;
  readonly pair: { stateToken: string; ackToken: string; checkpointToken: string };
};

const output = { notesMarkdown: 'notes', artifacts: [{ kind: 'x' }] };
const calls: Readonly<Record<string, (process: Process, place: Place) => Called>> = {
  'a start': ({ runtime }) => runtime.start({ workflowId: 'test.faults' }),
  'an advance': ({ runtime }, { pair: { stateToken, ackToken } }) => runtime.continue({ stateToken, ackToken, output }),
  'a checkpoint': ({ runtime }, { pair: { stateToken, checkpointToken } }) =>
    runtime.checkpoint({ stateToken, checkpointToken, output }),
  'a rehydrate': ({ runtime }, { pair: { stateToken } }) => runtime.continue({ stateToken }),
  'a resume': ({ runtime }) => runtime.resume({ query: 'notes' }),
  'a list of sessions': ({ operator }) => operator.listSessions(),
  'a verification': ({ operator }, { sessionId }) => operator.verifySession(sessionId),
  'an export': ({ operator }, { sessionId }) =>
    operator.exportSession(sessionId, { format: 'bundle', redact: false, appVersion: '1' }) as Called,
  'a keep mark': ({ operator }, { sessionId }) => operator.keepSession(sessionId, true),
  'a repair': ({ operator }, { sessionId }) => operator.repairSession(sessionId, false),
  'a collection': ({ operator }) => operator.collect(0, false),
  'a rotation of the keys': ({ operator }) => operator.rotateKeys(false),
};

async function placed() {
  const world = fileWorld([workflow]);
  const first = await started(world.runtime, 'test.faults');
  const { data } = await advanced(world.runtime, first.data, { output });
  const { stateToken, ackToken = '', checkpointToken = '' } = data;
  const place: Place = {
    sessionId: first.data.session.sessionId as SessionId,
    pair: { stateToken, ackToken, checkpointToken },
  };
  const open = (before: () => void): Process => {
    const host = testHost({ files: watchedFiles(before), ids: world.host.ids });
    const storage = fileStorage(host, world.layout.root);
    return { runtime: createRuntime(host, storage, catalogs), operator: createOperator(host, storage, catalogs) };
  };
  return { place, open };
}

describe.each(Object.entries(calls))('an operation that the system refuses in %s', (_, call) => {
  // @enforces every-errno-is-named
  it('is named with its errno and what to do, or does not matter', async () => {
    let operations = 0;
    const { place, open } = await placed();
    must(
      await call(
        open(() => {
          operations += 1;
        }),
        place,
      ),
    );
    expect(operations).toBeGreaterThan(2);
    for (let at = 0; at < operations; at += 1) {
      for (let i = 0; i < Math.min(errnos.length, rounds.errnosPerOperation); i += 1) {
        const code = errnos[(at + i) % errnos.length] ?? '';
        const where = `${code} at operation ${at}`;
        const { place: fresh, open: again } = await placed();
        let count = 0;
        const process = again(() => {
          count += 1;
          if (count === at + 1) throw errno(code);
        });
        const reply = await call(process, fresh);
        if (reply.isErr()) {
          const { code: answered, message, suggestion } = reply.error;
          expect(answered, where).not.toBe('INTERNAL_ERROR');
          expect(message, where).not.toContain('injected');
          if (answered === 'STORE_IO_FAILED') {
            expect(message, where).toContain(`${code}: ${osFault(code).meaning}`);
            expect(suggestion, where).toContain(osFault(code).fix);
          }
        }
        must(
          await call(
            again(() => undefined),
            fresh,
          ),
        );
      }
    }
  }, 600_000);
});
