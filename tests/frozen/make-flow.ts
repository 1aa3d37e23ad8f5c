/**
 * What the corpus of flows is made of: loops and lists, blocked attempts, gaps, divergences, capabilities, preferences, a branch,
 * parent and child, before and after a rotation of the keys; with every call that was made, and bundles of two sessions.
 *
 * Written once; its keys are random. `frozen.test.ts` reads it, and nothing makes it again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { canonicalBytes, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { temporaryFolder } from '../support/files.ts';
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
  stepItem,
  whileLoop,
} from '../support/workflows.ts';
import { catalogsAt, must, started, testHost } from '../support/world.ts';
import { exportText } from '../support/portable.ts';

const bytesOf = (value: unknown) => canonicalBytes(canonicalText(value as JsonValue));

const flowWorkflow = compiledWorkflow(
  'frozen.flow',
  [
    compiledStep('probe', {
      output: { contractRef: 'wr.contracts.capability_observation' },
      probe: { capability: 'web_browsing', templateId: 'wr.templates.capability_probe', visibility: 'collapsed' },
    }),
    compiledStep('triage', { requireConfirmation: true }),
    compiledStep('look', { validationCriteria: { type: 'regex', pattern: 'Finding \\d+:' }, when: 'is_large' }),
    compiledStep('build'),
    compiledStep('review', { output: { contractRef: 'wr.contracts.plan' } }),
    decision('decide'),
    compiledStep('approve', { userDependencies: [{ reason: 'needs_user_approval', message: 'May it be merged?' }] }),
    'end',
  ],
  {
    capabilities: { web_browsing: 'required', delegation: 'preferred' },
    recommendations: { autonomy: 'guided' },
    inputs: [
      compiledInput('ticket'),
      compiledInput('size', { kind: 'enum', values: ['small', 'large'] }),
      compiledInput('slices', { kind: 'list', required: true }),
    ],
    conditions: [keepGoing, { conditionId: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
    contracts: [contracts.capability, contracts.loopControl, contracts.plan],
    loops: [
      forEach('each_slice', 'slices', 3, ['build']),
      whileLoop('improve', 3, [loopItem('each_slice'), 'review', 'decide']),
    ],
    flow: [stepItem('probe'), stepItem('triage'), stepItem('look'), loopItem('improve'), stepItem('approve'), stepItem('end')],
  },
);

export type FrozenCall = {
  readonly stateToken: string;
  readonly ackToken: string;
  readonly input: Record<string, unknown>;
  /** What was handed over then. */
  readonly reply: { readonly stateToken: string; readonly ackToken?: string; readonly step: string };
};

const observation = (more: object) => ({
  kind: 'wr.capability_observation',
  capability: 'web_browsing',
  status: 'available',
  method: 'probe_step',
  detail: 'Tried.',
  ...more,
});
const gap = (more: object) => ({ kind: 'wr.gap_report', category: 'user_only_dependency', detail: 'needs_user_approval', ...more });
const artifacts = (...list: readonly unknown[]) => ({ output: { artifacts: list } });
const notes = (notesMarkdown: string) => ({ output: { notesMarkdown } });

/** Work in progress that was kept: of a step, with an artifact; below a blocked attempt; on a branch; after the end. */
async function checkpointBundle(): Promise<Uint8Array> {
  const workflow = compiledWorkflow(
    'frozen.checkpoints',
    ['read', compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }), 'end'],
    { contracts: [contracts.plan] },
  );
  const host = testHost({ git: { observe: async () => ({ repoRoot: '/repo', branch: 'main', headSha: 'b'.repeat(40) }) } });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt('/repo', [workflow]);
  const runtime = createRuntime(host, storage, catalogs, { tokenForm: 'signed' });
  type Kept = { readonly stateToken: string; readonly checkpointToken?: string | undefined };
  const keep = async ({ stateToken, checkpointToken = '' }: Kept, output: object) =>
    must(await runtime.checkpoint({ stateToken, checkpointToken, output })).data;
  const send = async ({ stateToken, ackToken = '' }: { stateToken: string; ackToken?: string | undefined }, more: object) =>
    must(await runtime.continue({ stateToken, ackToken, ...more })).data;

  const first = (await started(runtime, 'frozen.checkpoints')).data;
  const kept = await keep(first, { notesMarkdown: 'Read one file of two.', artifacts: [{ kind: 'team.draft', lines: [1] }] });
  await keep(kept, { notesMarkdown: 'Read both.' });
  const plan = await send(first, notes('Read both files.'));
  const blocked = await send(plan, notes('No plan so far.'));
  await keep(blocked, { notesMarkdown: 'Half a plan.' });
  const retry = 'kind' in blocked && blocked.kind === 'blocked' ? blocked.retryAckToken : undefined;
  const end = await send({ stateToken: blocked.stateToken, ackToken: retry }, artifacts(contracts.plan.example));
  const complete = await send(end, notes('Done.'));
  await keep(complete, { notesMarkdown: 'Merged a day later.' });
  const again = must(await runtime.continue({ stateToken: first.stateToken })).data;
  await keep(await send(again, notes('Read it another way.')), { notesMarkdown: 'On the branch.' });

  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const operator = createAdminApi(host, storage, catalogs);
  return bytesOf(JSON.parse(must(await exportText(operator, first.session.sessionId, options)).text));
}

export async function flowFolder(): Promise<Map<string, Uint8Array>> {
  const folder = temporaryFolder();
  const git = { observe: async () => ({ repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) }) };
  const host = testHost({ git });
  const storage = fileStorage(host, folder);
  const catalogs = catalogsAt('/repo', [flowWorkflow]);
  const runtime = createRuntime(host, storage, catalogs, { tokenForm: 'signed' });
  const calls: FrozenCall[] = [];
  const send = async (from: StartData | ContinueData, input: Record<string, unknown> = {}): Promise<ContinueData> => {
    const isBlocked = 'kind' in from && from.kind === 'blocked';
    const ackToken = (isBlocked ? from.retryAckToken : from.ackToken) ?? '';
    const { data } = must(await runtime.continue({ stateToken: from.stateToken, ackToken, ...input }));
    const next = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
    const reply = { stateToken: data.stateToken, step: data.pending?.stepId ?? 'complete' };
    calls.push({ stateToken: from.stateToken, ackToken, input, reply: next === undefined ? reply : { ...reply, ackToken: next } });
    return data;
  };

  const first = (await started(runtime, 'frozen.flow', { preferences: { riskPolicy: 'balanced' } })).data;
  let at = await send(first, notes('Forgot the probe.'));
  at = await send(at, artifacts(observation({ status: 'unavailable', failureCode: 'tool_missing' })));
  const triage = await send(at, artifacts(observation({})));
  at = await send(triage, {
    context: { ticket: 'T-1', size: 'small', slices: ['a', { b: 1 }] },
    preferences: { autonomy: 'full_auto_stop_on_user_deps' },
    output: {
      notesMarkdown: 'Triaged.',
      artifacts: [
        { kind: 'wr.workflow_divergence', reason: 'efficiency_skip', summary: 'Read one file instead of all.' },
        gap({ severity: 'critical', summary: 'Nobody said yes so far.' }),
        observation({ capability: 'delegation', status: 'unavailable', method: 'attempted_use', failureCode: 'policy_blocked' }),
        observation({ capability: 'delegation', method: 'manual_claim', claimedBy: 'user' }),
      ],
    },
  });
  const [open] = at.gaps ?? [];
  for (const decided of ['continue', 'stop'] as const) {
    at = await send(at, notes('Built a.'));
    at = await send(at, notes('Built b.'));
    at = await send(at, artifacts({ kind: 'wr.plan', steps: [] }));
    at = await send(at, artifacts(contracts.plan.example));
    at = await send(at, artifacts(loopControl('improve', decided)));
  }
  at = await send(at, notes('They would surely agree.'));
  at = await send(at, artifacts(gap({ severity: 'info', summary: 'They said yes.', resolvesGapId: open?.gapId })));
  at = await send(at, notes('Done.'));
  const again = must(await runtime.continue({ stateToken: triage.stateToken })).data;
  const branch = await send(again, { context: { ticket: 'T-1', size: 'large', slices: ['c'] }, ...notes('The other way.') });
  await started(runtime, 'frozen.flow', { within: branch.stateToken, context: { ticket: 'T-2', slices: [] } });

  const second = (await started(runtime, 'frozen.flow', { preferences: { autonomy: 'full_auto_never_stop' } })).data;
  let auto = await send(second);
  while (!auto.isComplete) {
    const isDeciding = auto.pending?.stepId === 'decide';
    auto = await send(auto, isDeciding ? artifacts(loopControl('improve', 'continue')) : {});
  }

  must(await storage.keyring.rotate());
  const third = (await started(runtime, 'frozen.flow')).data;
  await send(third, artifacts(observation({})));

  const operator = createAdminApi(host, storage, catalogs);
  const files = new Map<string, Uint8Array>([
    ['flow/calls.json', bytesOf(calls)],
    ['flow/bundles/checkpoints.json', await checkpointBundle()],
  ]);
  for (const [name, { session }] of Object.entries({ branched: first, 'with-gaps': second })) {
    const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
    const { text } = must(await exportText(operator, session.sessionId as SessionId, options));
    files.set(`flow/bundles/${name}.json`, bytesOf(JSON.parse(text)));
  }
  const walk = (below: string) => {
    for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.posix.join(below, entry.name);
      // What can be made again is no durable format.
      if (name === 'cache') continue;
      if (entry.isDirectory()) walk(name);
      else if (!entry.name.endsWith('.lock')) files.set(`flow/data/${name}`, fs.readFileSync(path.join(folder, name)));
    }
  };
  walk('');
  return files;
}
