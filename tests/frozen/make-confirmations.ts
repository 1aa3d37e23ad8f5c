/**
 * A run with every way in which a confirmation ends: asked, acknowledged in text, approved and rejected in a form, a form without an
 * answer, and skipped by each mode that asks nobody. Deterministic.
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
import { compiledStep, compiledWorkflow } from '../support/workflows.ts';
import { catalogsAt, countingIds, must, started, testHost } from '../support/world.ts';

const asking = (id: string) => compiledStep(id, { requireConfirmation: true });
const workflow = compiledWorkflow('frozen.confirmations', ['text', 'form', 'left', 'stop', 'never', 'asked'].map(asking));

/** Outcome and comment, in the order of the log; the last step waits for its answer. */
export const frozenConfirmations = [
  'acknowledged_in_text',
  'rejected_in_form: Name the owner.',
  'approved_in_form: Good.',
  'form_unanswered',
  'acknowledged_in_text',
  'skipped_by_mode',
  'skipped_by_mode',
  'asked',
];

/** @param version of the rules that the run was started under */
export async function confirmationsBundle(version: number): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds('confirmed_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { rulesVersion: version });
  const first = (await started(runtime, 'frozen.confirmations', { goal: 'Confirm everything.' })).data;
  let at: StartData | ContinueData = first;
  const send = async (form: FormAnswer | null, more: object = {}): Promise<void> => {
    const ackToken = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    const caller = { ask: async () => form, gone: new AbortController().signal };
    at = must(await runtime.continue({ ackToken, output: { notesMarkdown: 'Done.' }, ...more }, caller)).data;
  };
  const mode = (autonomy: string) => ({ preferences: { autonomy } });
  await send(null);
  await send({ answer: 'rejected', comment: 'Name the owner.' });
  await send({ answer: 'approved', comment: 'Good.' });
  await send({ answer: 'unanswered', comment: null });
  await send(null, mode('full_auto_stop_on_user_deps'));
  await send(null, mode('full_auto_never_stop'));
  await send(null, mode('guided'));
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  const { text } = must(await exportText(operator, first.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
