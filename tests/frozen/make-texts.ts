/**
 * A run that is blocked for every reason whose text version 6 of the rules reworded: capabilities, questions to the user, contracts, notes,
 * loops and lists. Deterministic.
 */
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { temporaryFolder } from '../support/files.ts';
import { exportText } from '../support/portable.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../support/workflows.ts';
import { catalogsAt, countingIds, must, started, testHost } from '../support/world.ts';

const workflow = compiledWorkflow(
  'frozen.texts',
  [
    compiledStep('probe', {
      output: { contractRef: 'wr.contracts.capability_observation' },
      probe: { capability: 'web_browsing', templateId: 'wr.templates.capability_probe', visibility: 'collapsed' },
    }),
    compiledStep('asks', {
      userDependencies: [
        { reason: 'needs_user_approval', message: 'May it be merged?' },
        { reason: 'needs_user_secret_or_token', message: 'Which account?', contextKey: 'account' },
      ],
    }),
    compiledStep('look', { validationCriteria: { type: 'contains', value: 'Finding' } }),
    compiledStep('review', { output: { contractRef: 'wr.contracts.plan' } }),
    decision('decide'),
    'build',
  ],
  {
    capabilities: { web_browsing: 'required' },
    recommendations: { autonomy: 'guided' },
    inputs: [compiledInput('account'), slices],
    conditions: [keepGoing],
    contracts: [contracts.capability, contracts.loopControl, contracts.plan],
    loops: [whileLoop('improve', 1, ['decide']), forEach('each_slice', 'slices', 2, ['build'])],
    flow: [...['probe', 'asks', 'look', 'review'].map(stepItem), loopItem('improve'), loopItem('each_slice')],
  },
);

const observed = (more: object) => ({
  kind: 'wr.capability_observation',
  capability: 'web_browsing',
  method: 'probe_step',
  detail: 'Tried.',
  ...more,
});
const artifacts = (...list: readonly unknown[]) => ({ output: { artifacts: list } });
const notes = (notesMarkdown: string) => ({ output: { notesMarkdown } });
const approved = { kind: 'wr.gap_report', category: 'user_only_dependency', detail: 'needs_user_approval', severity: 'info', summary: 'Yes.' };

const calls: readonly Record<string, unknown>[] = [
  notes('No probe.'),
  artifacts(observed({ status: 'unavailable', failureCode: 'tool_missing' })),
  notes('Still none.'),
  artifacts(observed({ status: 'available' })),
  notes('Nobody was asked.'),
  { ...artifacts(approved), context: { account: 'main' } },
  {},
  notes('Finding 1: none.'),
  artifacts('A plan.', { steps: ['Read.'] }),
  artifacts({ kind: 'wr.plan', steps: [] }),
  artifacts(contracts.plan.example),
  artifacts(loopControl('improve', 'continue'), loopControl('improve', 'stop')),
  artifacts(loopControl('improve', 'continue')),
  artifacts(loopControl('improve', 'stop')),
  { ...artifacts(loopControl('improve', 'stop')), context: { slices: ['a', 'b', 'c'] } },
  { ...artifacts(loopControl('improve', 'stop')), context: { slices: ['a'] } },
  notes('Built.'),
];

/** @param version of the rules that the run was started under */
export async function textsBundle(version: number): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds('worded_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { rulesVersion: version });
  const preferences = { autonomy: 'full_auto_stop_on_user_deps' } as const;
  const first = (await started(runtime, 'frozen.texts', { goal: 'Meet every blocker.', preferences })).data;
  let at: StartData | ContinueData = first;
  for (const call of calls) {
    const ackToken: string = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    at = must(await runtime.continue({ ackToken, ...call })).data;
  }
  if (!at.isComplete) throw new Error(`the run stands at ${at.pending?.stepId}`);
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  const { text } = must(await exportText(operator, first.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
