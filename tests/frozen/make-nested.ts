/**
 * A run with nested loops: a step that its own attempt shows not to apply, an answer that came in an inner loop, and a decision that skips an
 * inner loop for one item. Deterministic.
 */
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { LoopId, SessionId } from '../../schemas/ids.ts';
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
  isLarge,
  keepGoing,
  loopControl,
  loopItem,
  size,
  slices,
  stepItem,
  whileLoop,
} from '../support/workflows.ts';
import { catalogsAt, countingIds, must, started, testHost } from '../support/world.ts';

const workflowFor = (version: number) => compiledWorkflow(
  'frozen.nested',
  [
    compiledStep('plan', { when: 'is_large', output: { contractRef: 'wr.contracts.plan' } }),
    compiledStep('deploy', {
      userDependencies: [{ reason: 'needs_user_approval', contextKey: 'approved', message: 'May this one be deployed?' }],
    }),
    'check',
    compiledStep('gate', {
      output: { contractRef: 'wr.contracts.loop_control', required: true, seeds: ['fix' as LoopId] },
    }),
    'work',
    decision('decide'),
  ],
  {
    inputs: [compiledInput('approved'), compiledInput('checks', { kind: 'list' }), size, slices],
    conditions: [isLarge, keepGoing],
    // Under earlier rules, a value of any key shows that a step does not apply.
    ...(version < 13 ? {} : { routing: [{ key: size.key, values: ['small', 'large'] }] }),
    contracts: [contracts.loopControl, contracts.plan],
    loops: [
      forEach('each', 'slices', 5, [stepItem('deploy'), loopItem('inner')]),
      forEach('inner', 'checks', 5, ['check']),
      forEach('again', 'slices', 5, [loopItem('fix')]),
      whileLoop('fix', 3, ['work', 'decide']),
    ],
    flow: [stepItem('plan'), loopItem('each'), stepItem('gate'), loopItem('again')],
  },
);

/** @param version of the rules that the run was started under */
export async function nestedBundle(version: number): Promise<Uint8Array> {
  const host = testHost({ ids: countingIds('nested_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflowFor(version)]);
  const runtime = createRuntime(host, storage, catalogs, { rulesVersion: version });
  const context = { slices: ['a', 'b'], checks: ['x', 'y'] };
  const first = (await started(runtime, 'frozen.nested', { goal: 'Deploy each slice.', context })).data;
  let at: StartData | ContinueData = first;
  const send = async (stepId: string, more: object = {}, artifacts: readonly unknown[] = []): Promise<void> => {
    if (at.pending?.stepId !== stepId) throw new Error(`the next step is ${at.pending?.stepId}, and not ${stepId}`);
    const ackToken = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    at = must(await runtime.continue({ ackToken, output: { notesMarkdown: 'Done.', artifacts: [...artifacts] }, ...more })).data;
  };
  const approved = { context: { approved: 'yes' } };
  // Under earlier rules, the missing plan shows that the step does not apply.
  const leftOut = version < 14 ? {} : { output: { notesMarkdown: 'This step does not apply.', artifacts: [] } };
  await send('plan', { context: { size: 'small' }, ...leftOut });
  await send('deploy', approved);
  await send('check');
  await send('check', approved);
  await send('deploy');
  await send('deploy', approved);
  await send('check');
  await send('check');
  await send('gate', {}, [loopControl('fix', 'stop')]);
  await send('work');
  await send('decide', {}, [loopControl('fix', 'stop')]);
  if (!at.isComplete) throw new Error(`the run is not complete; its next step is ${at.pending?.stepId}`);
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  const { text } = must(await exportText(operator, first.session.sessionId as SessionId, options));
  return canonicalBytes(canonicalText(JSON.parse(text) as JsonValue));
}
