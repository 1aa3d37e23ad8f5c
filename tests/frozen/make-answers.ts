/**
 * A run whose steps in a loop ask the user: an answer that is sent anew with the same value, one with another value, and a rejected
 * attempt whose context does not apply. Deterministic.
 */
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import type { FormAnswer } from '../../runtime/core/validation/confirmation.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../support/files.ts';
import { exportText } from '../support/portable.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, slices, stepItem } from '../support/workflows.ts';
import { catalogsAt, countingIds, must, started, testHost } from '../support/world.ts';

const workflow = compiledWorkflow(
  'frozen.answers',
  [
    compiledStep('deploy', {
      userDependencies: [{ reason: 'needs_user_approval', contextKey: 'approved', message: 'May this one be deployed?' }],
    }),
    compiledStep('close', { requireConfirmation: true }),
  ],
  {
    inputs: [compiledInput('approved'), slices],
    loops: [forEach('each', 'slices', 5, ['deploy'])],
    flow: [loopItem('each'), stepItem('close')],
  },
);

/** @param version of the rules that the run was started under */
export async function answersBundle(version: number): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds('answered_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { rulesVersion: version });
  const context = { slices: ['a', 'b', 'c'] };
  const first = (await started(runtime, 'frozen.answers', { goal: 'Ask for each item.', context })).data;
  let at: StartData | ContinueData = first;
  const send = async (more: object, form: FormAnswer | null = null): Promise<void> => {
    const ackToken = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    const caller = { ask: async () => form, gone: new AbortController().signal };
    at = must(await runtime.continue({ ackToken, output: { notesMarkdown: 'Done.' }, ...more }, caller)).data;
  };
  await send({ context: { approved: 'yes' } });
  await send({});
  await send({ context: { approved: 'yes' } });
  await send({ context: { approved: 'later' } });
  await send({ context: { approved: 'never' } }, { answer: 'rejected', comment: 'Leave it.' });
  await send({}, { answer: 'approved', comment: null });
  if (!at.isComplete) throw new Error(`the run is not complete; its next step is ${at.pending?.stepId}`);
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  const { text } = must(await exportText(operator, first.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
