/**
 * A run whose items have different kinds, one of them without a step, and different lists for an inner loop, some of them empty. Deterministic.
 */
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../support/files.ts';
import { exportText } from '../support/portable.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, slices, stepItem } from '../support/workflows.ts';
import { catalogsAt, countingIds, must, started, testHost } from '../support/world.ts';

const is = (value: string) => ({ conditionId: `is_${value}`, kind: 'context_equals' as const, key: 'kind', value });
const workflow = compiledWorkflow(
  'frozen.items',
  [
    compiledStep('api', { when: 'is_api' }),
    compiledStep('ui', { when: 'is_ui' }),
    compiledStep('collect', { when: 'is_new', prompt: 'Send `parts`.' }),
    'work',
    'report',
  ],
  {
    inputs: [
      slices,
      compiledInput('kind', { kind: 'enum', values: ['api', 'ui', 'docs'] }),
      compiledInput('parts', { kind: 'list' }),
      compiledInput('fresh', { kind: 'boolean' }),
    ],
    conditions: [is('api'), is('ui'), { conditionId: 'is_new', kind: 'context_equals', key: 'fresh', value: true }],
    routing: [{ key: 'kind', values: ['api', 'ui'] }],
    loops: [
      forEach('audits', 'slices', 9, ['api', 'ui']),
      forEach('slices', 'slices', 9, ['collect', loopItem('parts')]),
      forEach('parts', 'parts', 9, ['work']),
    ],
    flow: [loopItem('audits'), loopItem('slices'), stepItem('report')],
  },
);

/** @param version of the rules that the run was started under: 15 or a later one */
export async function itemsBundle(version: number): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds('items_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { rulesVersion: version });
  const context = { slices: ['a', 'b', 'c', 'd'], parts: ['a1'], fresh: false };
  const first = (await started(runtime, 'frozen.items', { goal: 'Audit each slice.', context })).data;
  let at: StartData | ContinueData = first;
  const send = async (stepId: string, sent: object = {}, notesMarkdown = 'Done.'): Promise<void> => {
    if (at.pending?.stepId !== stepId) throw new Error(`the next step is ${at.pending?.stepId}, and not ${stepId}`);
    const ackToken = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    at = must(await runtime.continue({ ackToken, output: { notesMarkdown }, context: sent as never })).data;
  };
  const leaveOut = (stepId: string, sent: object = {}) => send(stepId, sent, 'This step does not apply.');
  await leaveOut('api', { kind: 'docs' });
  await leaveOut('api', { kind: 'docs' });
  await leaveOut('api', { kind: 'ui' });
  await send('ui');
  await leaveOut('ui', { kind: 'docs' });
  // The second item has no parts, nor has the third.
  await send('work', { parts: [] });
  await send('work', { parts: [] });
  await send('work', { parts: ['d1'] });
  await send('work');
  await send('report');
  if (!at.isComplete) throw new Error(`the run is not complete; its next step is ${at.pending?.stepId}`);
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const { text } = must(await exportText(createAdminApi(host, storage, catalogs), first.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
