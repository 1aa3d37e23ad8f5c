/**
 * A run that is long enough for its snapshots to refer to earlier ones: a loop over a list of more than `repeatedItemsBytesMax`
 * bytes with more items than a snapshot lists completed steps (`completedListedMax`). Deterministic.
 *
 * `flow/bundles/long-loop-written-out.json` is the same run as the first writer stored it, each snapshot whole; nothing makes it again.
 */
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../support/files.ts';
import { compiledInput, compiledWorkflow, forEach, loopItem, stepItem } from '../support/workflows.ts';
import { advanced, catalogsAt, countingIds, must, rehydrated, started, testHost } from '../support/world.ts';
import { exportText } from '../support/portable.ts';

const items = Array.from({ length: 68 }, (_, i) => `item number ${i + 1}`);
const workflow = compiledWorkflow('frozen.long', ['before', 'each', 'after'], {
  inputs: [compiledInput('files', { kind: 'list', required: true })],
  loops: [forEach('each_file', 'files', 100, ['each'])],
  flow: [stepItem('before'), loopItem('each_file'), stepItem('after')],
});

export async function longBundle(ids = 'long_'): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds(ids) });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { tokenForm: 'signed' });
  const first = await started(runtime, 'frozen.long', { context: { files: items } });
  let at = (await rehydrated(runtime, first.data)).data;
  while (!at.isComplete) at = (await advanced(runtime, at, { output: { notesMarkdown: 'Done.' } })).data;
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  const { text } = must(await exportText(operator, first.data.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
