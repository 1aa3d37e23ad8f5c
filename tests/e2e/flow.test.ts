/**
 * The built server runs loops, contracts and patterns: the validators that it loads lazily are in the bundle, and a run goes
 * on in another process. The workflows are hand-built, so this asks nothing of the compiler.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ContinueData } from '../../schemas/tools.ts';
import {
  cataloged,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  keepGoing,
  loopControl,
  loopItem,
  stepItem,
  whileLoop,
} from '../support/workflows.ts';
import { type Place, Server, type Step, temporaryPlace } from './support.ts';

const improving = compiledWorkflow(
  'project.improving',
  [
    compiledStep('look', { validationCriteria: { type: 'regex', pattern: 'Finding \\d+:' } }),
    'work',
    decision('decide'),
    compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }),
  ],
  {
    conditions: [keepGoing],
    contracts: [contracts.loopControl, contracts.plan],
    loops: [whileLoop('improve', 2, ['work', 'decide'])],
    flow: [stepItem('look'), loopItem('improve'), stepItem('plan')],
  },
);

/** As `compile` leaves them in the folder of the user, which is trusted, without a source: nothing is stale. */
function writeCompiled(place: Place, workflows: readonly CompiledSnapshot[]): void {
  const folder = path.join(place.home, '.workrail/compiled');
  fs.mkdirSync(path.join(folder, 'snapshots'), { recursive: true });
  const made = workflows.map(cataloged);
  for (const { entry, text } of made) {
    fs.writeFileSync(path.join(folder, 'snapshots', `${entry.workflowHash.replace(':', '-')}.json`), text);
  }
  const catalog = { v: 1, compilerVersion: '0.1.0', workflows: made.map(({ entry }) => entry) };
  fs.writeFileSync(path.join(folder, 'catalog.json'), JSON.stringify(catalog));
}

function blocked(data: Step): Extract<ContinueData, { kind: 'blocked' }> {
  if (!('kind' in data) || data.kind !== 'blocked') throw new Error(`not blocked: ${JSON.stringify(data)}`);
  return data;
}
const retry = (data: Step) => ({ stateToken: data.stateToken, ackToken: blocked(data).retryAckToken });

// @verifies lazy-checks-are-shipped
test('a whole run with patterns, a loop and contracts, blocked on its way, over two processes', async () => {
  const place = temporaryPlace();
  writeCompiled(place, [improving]);
  const server = await Server.start(place);
  const started = await server.start('project.improving');
  const empty = await server.advance(started.data, 'Nothing.');
  expect(blocked(empty.data).blockers).toMatchObject([{ code: 'INVALID_REQUIRED_OUTPUT' }]);
  const work = await server.done('continue_workflow', {
    ...retry(empty.data),
    output: { notesMarkdown: 'Finding 1: a.ts' },
  });
  const decide = await server.advance(work.data);
  const wrong = {
    stateToken: decide.data.stateToken,
    ackToken: decide.data.ackToken,
    output: { artifacts: [{ kind: 'wr.loop_control' }] },
  };
  const refused = await server.done('continue_workflow', wrong);
  expect(blocked(refused.data).blockers[0]?.message).toContain('loopId is missing');
  await server.kill();

  const again = await Server.start(place);
  expect((await again.done('continue_workflow', wrong)).bytes).toBe(refused.bytes);
  const plan = await again.done('continue_workflow', {
    ...retry(refused.data),
    output: { artifacts: [loopControl('improve', 'stop')] },
  });
  expect(plan.data.pending?.stepId).toBe('plan');
  const none = await again.advance(plan.data);
  const done = await again.done('continue_workflow', {
    ...retry(none.data),
    output: { artifacts: [blocked(none.data).examples?.[0]?.artifact] },
  });
  expect(done.data).toMatchObject({ isComplete: true, runStatus: 'complete' });
});
