/** Every call that reads or writes a data directory, each made in a place that has something to do for it. */
import fs from 'node:fs';
import type { Result } from 'neverthrow';
import { nodeLocks } from '../../../runtime/host/locks.ts';
import { createAdminApi, type AdminApi } from '../../../runtime/admin-api.ts';
import type { FileLockPort, FilePort } from '../../../runtime/ports.ts';
import { createRuntime, type Runtime } from '../../../runtime/runtime.ts';
import type { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import type { Storage } from '../../../runtime/storage/ports.ts';
import type { ErrorEnvelope } from '../../../schemas/errors.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { fileWorld } from '../../support/file-world.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, countingIds, must, pairOf, started, testHost } from '../../support/world.ts';

const workflow = compiledWorkflow('test.faults', stepIds(4));
const catalogs = catalogsAt(null, [workflow]);

export type Process = { readonly runtime: Runtime; readonly operator: AdminApi; readonly storage: Storage };
export type Place = {
  readonly sessionId: SessionId;
  readonly pair: { stateToken: string; ackToken: string; checkpointToken: string };
  /** Of a session that is not here. */
  readonly bundle: string;
};
export type Call = {
  /** Brings the data directory into the state that the call is for. */
  readonly prepare?: (layout: Layout, place: Place) => void;
  readonly act: (process: Process, place: Place) => Promise<Result<unknown, ErrorEnvelope>>;
};

const output = { notesMarkdown: 'notes', artifacts: [{ kind: 'x' }] };
export const calls: Readonly<Record<string, Call>> = {
  'a start': { act: ({ runtime }) => runtime.start({ workflowId: 'test.faults' }) },
  'an advance': {
    act: ({ runtime }, { pair: { stateToken, ackToken } }) => runtime.continue({ stateToken, ackToken, output }),
  },
  'a checkpoint': {
    act: ({ runtime }, { pair: { stateToken, checkpointToken } }) =>
      runtime.checkpoint({ stateToken, checkpointToken, output }),
  },
  'a rehydrate': { act: ({ runtime }, { pair: { stateToken } }) => runtime.continue({ stateToken }) },
  'a resume': { act: ({ runtime }) => runtime.resume({ query: 'notes' }) },
  'a list of sessions': { act: ({ operator }) => operator.listSessions() },
  'a verification': { act: ({ operator }, { sessionId }) => operator.verifySession(sessionId) },
  'an export': {
    act: ({ operator }, { sessionId }) =>
      exportText(operator, sessionId, { format: 'bundle', redact: false, appVersion: '1' }),
  },
  'an import': { act: ({ operator }, { bundle }) => importText(operator, bundle) },
  'a pin': { act: ({ operator }, { sessionId }) => operator.pinSession(sessionId, true) },
  'a mark': {
    act: ({ operator }, { sessionId }) => operator.markRun(sessionId, { kind: 'title', title: 'login bug' }),
  },
  'a repair': {
    prepare: (layout, { sessionId }) => fs.appendFileSync(layout.manifest(sessionId), 'damaged\n'),
    act: ({ operator }, { sessionId }) => operator.repairSession(sessionId, false),
  },
  'a collection': { act: ({ operator }) => operator.collect(0, false) },
  'a rotation of the keys': { act: ({ operator }) => operator.rotateKeys(false) },
};

let foreign: Promise<string> | undefined;
async function foreignBundle(): Promise<string> {
  const host = testHost({ ids: countingIds('x') });
  const storage = fileStorage(host, fileWorld([workflow]).layout.root);
  const { data } = await started(createRuntime(host, storage, catalogs), 'test.faults');
  await advanced(createRuntime(host, storage, catalogs), data, { output });
  const options = { format: 'bundle', redact: false, appVersion: '1' } as const;
  return must(await exportText(createAdminApi(host, storage, catalogs), data.session.sessionId, options)).text;
}

/** A data directory with one session of two acknowledged calls; `open` is another process over it. */
export async function placed({ prepare }: Call) {
  foreign ??= foreignBundle();
  const world = fileWorld([workflow]);
  const first = await started(world.runtime, 'test.faults');
  const args = { ...pairOf(first.data), output };
  const acknowledged = must(await world.runtime.continue(args));
  const { stateToken, ackToken = '', checkpointToken = '' } = acknowledged.data;
  const place: Place = {
    sessionId: first.data.session.sessionId as SessionId,
    pair: { stateToken, ackToken, checkpointToken },
    bundle: await foreign,
  };
  prepare?.(world.layout, place);
  const open = (files: FilePort = world.host.files, locks: FileLockPort = nodeLocks()): Process => {
    const host = testHost({ files, locks, ids: world.host.ids });
    const storage = fileStorage(host, world.layout.root);
    return {
      storage,
      runtime: createRuntime(host, storage, catalogs),
      operator: createAdminApi(host, storage, catalogs),
    };
  };
  return { place, open, layout: world.layout, acknowledged: { args, reply: JSON.stringify(acknowledged) } };
}
