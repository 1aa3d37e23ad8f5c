/**
 * What a run under each version of the rules records in words: blockers with their fixes, gaps, and the decision trace. The run meets
 * as many of these texts as one workflow can. Deterministic.
 */
import type { Bundle } from '../../schemas/bundle.ts';
import { canonicalLines, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
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
  contract,
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
import { catalogsAt, countingIds, must, rehydrated, started, testHost } from '../support/world.ts';

const criteria = [
  { or: [{ type: 'contains', value: 'Finding' }, { type: 'regex', pattern: '^None' }] },
  { not: { type: 'contains', value: 'TODO' } },
  { type: 'length', max: 5000 },
];
const levels = { type: 'object', properties: { risk: { enum: ['low', 'high'] } } };
const risk = contract('assessment', { dimensions: levels, summary: { type: 'string' } }, { dimensions: { risk: 'low' }, summary: 'None.' });
const slotArtifact = contract('slot_artifact', { slot: { type: 'string' }, name: { type: 'string' }, summary: { type: 'string' } }, { slot: 's', name: 'n', summary: 'x' });
const readiness = contract('readiness', { ready: { type: 'boolean' }, checks: { type: 'array', minItems: 1 } }, { ready: true, checks: ['a'] });
const seeding = decision('seed', { output: { contractRef: contracts.loopControl.contractRef, seeds: ['polish' as LoopId] } });

const workflow: CompiledSnapshot = compiledWorkflow(
  'frozen.rules',
  [
    'notes',
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
    compiledStep('look', { validationCriteria: criteria }),
    compiledStep('broken', { validationCriteria: { type: 'regex', pattern: '(' } }),
    compiledStep('judge', {
      output: {
        assessmentContractRefs: [risk.contractRef],
        followups: [{ contractRef: risk.contractRef, level: 'high', guidance: 'Name who must know.' }],
      },
    }),
    compiledStep('fill', { output: { slotArtifacts: [{ slot: 'report', names: ['summary'] }] } }),
    compiledStep('check', { output: { contractRef: readiness.contractRef } }),
    seeding,
    'polish_work',
    decision('decide'),
    'build',
    'publish',
  ],
  {
    capabilities: { web_browsing: 'required' },
    recommendations: { autonomy: 'guided' },
    inputs: [compiledInput('ticket', { required: true }), compiledInput('account'), slices, compiledInput('targets', { kind: 'list' })],
    conditions: [keepGoing],
    contracts: [contracts.capability, contracts.loopControl, risk, slotArtifact, readiness],
    loops: [
      whileLoop('polish', 2, ['polish_work']),
      whileLoop('improve', 2, ['decide']),
      forEach('each_slice', 'slices', 2, ['build']),
      forEach('each_target', 'targets', 2, ['publish']),
    ],
    flow: [
      ...['notes', 'probe', 'asks', 'look', 'broken', 'judge', 'fill', 'check', 'seed'].map(stepItem),
      ...['polish', 'improve', 'each_slice', 'each_target'].map(loopItem),
    ],
  },
);

const artifacts = (...list: readonly unknown[]) => ({ output: { artifacts: list } });
const notes = (notesMarkdown: string) => ({ output: { notesMarkdown } });
const observed = (more: object) =>
  artifacts({ kind: 'wr.capability_observation', capability: 'web_browsing', method: 'probe_step', detail: 'Tried.', ...more });
const assessed = (level: string, summary: string) => artifacts({ kind: risk.artifactKind, dimensions: { risk: level }, summary });
const filled = (more: object) => artifacts({ kind: slotArtifact.artifactKind, slot: 'report', ...more });
const approved = { kind: 'wr.gap_report', category: 'user_only_dependency', detail: 'needs_user_approval', severity: 'info', summary: 'Yes.' };
const ready = (value: object) => artifacts({ kind: readiness.artifactKind, ...value });
const lists = { slices: ['a', 'b'], targets: [] };

/** What is sent for each step, in this order; the last of them passes under every version. */
const calls: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  notes: [{}, notes('Read.'), { ...notes('Read.'), context: { ticket: ' ' } }, { ...notes('Read.'), context: { log: 'x'.repeat(200_000) } }, { ...notes('Read.'), context: { ticket: 'T', more: 'x'.repeat(100_000) } }, { ...notes('Read.'), context: { ticket: 'T' } }],
  probe: [notes('No probe.'), observed({ status: 'unavailable', failureCode: 'tool_missing' }), notes('Still none.'), observed({ status: 'available' })],
  asks: [notes('Nobody was asked.'), { ...artifacts(approved), context: { account: 'main' } }],
  look: [{}, notes('TODO'), notes('x'.repeat(6000)), notes('Finding 1: none.')],
  broken: [notes('Looked.')],
  judge: [artifacts({ kind: 'wr.other' }), artifacts('low'), assessed('huge', 'All.'), assessed('high', 'All.'), assessed('high', 'All.'), assessed('low', 'None.')],
  fill: [filled({ name: 'sumary', summary: 'Done.' }), filled({ name: 'summary' }), filled({ name: 'summary', summary: 'Done.' })],
  check: [ready({ ready: 'yes', checks: [] }), ready({ checks: [''], more: 1 }), ready({ ready: true, checks: ['a'] })],
  seed: [artifacts({ kind: 'wr.loop_control', decision: 'later' }), artifacts(loopControl('other', 'stop')), artifacts(loopControl('polish', 'stop'))],
  decide: [notes('Nothing decided.'), artifacts(loopControl('improve', 'continue'), loopControl('improve', 'stop')), artifacts(loopControl('improve', 'continue')), artifacts(loopControl('improve', 'continue')), artifacts(loopControl('improve', 'stop')), { ...artifacts(loopControl('improve', 'stop')), context: { ...lists, slices: ['a', 'b', 'c'] } }, { ...artifacts(loopControl('improve', 'stop')), context: lists }],
  build: [notes('Built.')],
  publish: [notes('Published.')],
};

/** @param rulesVersion of the runs that it starts */
function worldOf(rulesVersion: number) {
  const host = testHost({ ids: countingIds('ruled_') });
  const storage = fileStorage(host, temporaryFolder());
  const catalogs = catalogsAt(null, [workflow]);
  return { runtime: createRuntime(host, storage, catalogs, { rulesVersion }), operator: createAdminApi(host, storage, catalogs) };
}
type World = ReturnType<typeof worldOf>;

/** Every text once, in the order of the log. */
function textsIn({ session }: Bundle): readonly JsonValue[] {
  const texts = session.events.flatMap((event): readonly JsonValue[] => {
    if (event.kind === 'gap_recorded') return [{ gap: event.data.summary }];
    if (event.kind === 'decision_trace_appended') return event.data.entries.map(({ summary }) => ({ trace: summary }));
    if (event.kind !== 'advance_recorded' || event.data.outcome.kind !== 'blocked') return [];
    return event.data.outcome.blockers.blockers.map(({ message, suggestedFix = null }) => ({ blocker: message, fix: suggestedFix }));
  });
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

const callsMax = 80;

/** From a reply to the end of the run, call by call. */
async function finished({ runtime }: World, from: StartData | ContinueData): Promise<void> {
  const sent = new Map<string, number>();
  let at: StartData | ContinueData = from;
  for (let i = 0; i < callsMax && !at.isComplete; i += 1) {
    const stepId = at.pending?.stepId ?? '';
    const ofStep = calls[stepId] ?? [];
    const count = sent.get(stepId) ?? 0;
    sent.set(stepId, count + 1);
    const call = ofStep[Math.min(count, ofStep.length - 1)] ?? {};
    const ackToken: string = ('kind' in at && at.kind === 'blocked' ? at.retryAckToken : at.ackToken) ?? '';
    if (ackToken === '') throw new Error(JSON.stringify(at).slice(0, 3000));
    at = must(await runtime.continue({ ackToken, ...call })).data;
  }
  if (!at.isComplete) throw new Error(`the run stands at ${at.pending?.stepId}`);
}

/** @param version of the rules that the run was started under */
export async function recordedTexts(version: number): Promise<Uint8Array> {
  const world = worldOf(version);
  const preferences = { autonomy: 'full_auto_stop_on_user_deps' } as const;
  const first = (await started(world.runtime, 'frozen.rules', { goal: 'Meet every text.', preferences })).data;
  await finished(world, first);
  // The same from the start on, as a branch that never stops: what blocked is a gap.
  const again = (await rehydrated(world.runtime, first)).data;
  const ackToken = ('kind' in again && again.kind === 'blocked' ? again.retryAckToken : again.ackToken) ?? '';
  const context = { ticket: 'T' };
  const change = { preferences: { autonomy: 'full_auto_never_stop' } } as const;
  const branch = must(await world.runtime.continue({ ackToken, ...notes('Read.'), context, ...change })).data;
  await finished(world, branch);
  const { sessionId } = first.session;
  const report = must(await world.operator.verifySession(sessionId as SessionId));
  if (report.verdict !== 'verified') throw new Error(`a run under version ${version} is ${report.verdict}`);
  const options = { format: 'bundle' as const, redact: false, appVersion: '0.1.0' };
  const { text } = must(await exportText(world.operator, sessionId, options));
  return canonicalLines(textsIn(JSON.parse(text) as Bundle).map(canonicalText));
}
