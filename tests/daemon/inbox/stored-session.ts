/** A session of the daemon as a dead process left it, or as it waits at a gate: written to a data directory. */
import fs from 'node:fs';
import path from 'node:path';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import type { SessionId } from '../../../schemas/ids.ts';

export const storedGate = `sha256:${'0a1b2c3d'.repeat(8)}`;

/**
 * @param number one digit, for the id and the name of the run
 * @param jobId of the job of the queue that it belongs to
 */
export function writeSession(dataFolder: string, number: number, isAtGate: boolean, jobId?: string): SessionId {
  const sessionId = `sess_01jh8x2m4k9q7v3c5t6w8y0z1${number}` as SessionId;
  const digest = `sha256:${'1'.repeat(64)}`;
  const opened = {
    kind: 'session_opened',
    sessionId,
    runId: `run_01jh8x2m4k9q7v3c5t6w8y0z1${number}`,
    runName: `amber-otter-${number}`,
    workflowId: 'project.plain',
    workflowHash: digest,
    goal: 'Tidy up.',
    workspacePath: '/work',
    model: { provider: 'anthropic', modelId: 'model-1' },
    ...(jobId === undefined ? {} : { queued: { jobId, trigger: null, trust: 'user' } }),
  };
  const gate = { digest: storedGate, stepId: 'step-1', callId: '1-1', outputDigest: digest };
  const parked = { kind: 'session_parked', cause: 'confirmation', question: 'Approve the result of "Look"?', gate };
  const records = isAtGate ? [opened, parked] : [opened];
  const layout = new DaemonLayout(dataFolder);
  fs.mkdirSync(layout.session(sessionId), { recursive: true });
  fs.writeFileSync(layout.lock(sessionId), '');
  const lines = records.map(
    (record, index) => `${JSON.stringify({ v: 1, index, atMs: 1_767_323_045_000, ...record })}\n`,
  );
  fs.writeFileSync(layout.turnLog(sessionId), lines.join(''));
  // Its run is stored.
  fs.mkdirSync(path.join(dataFolder, 'sessions', sessionId), { recursive: true });
  return sessionId;
}

/** The session ends, as a failed one does. */
export function closeSession(dataFolder: string, sessionId: SessionId, outcome: 'error' | 'success' = 'error'): void {
  const log = new DaemonLayout(dataFolder).turnLog(sessionId);
  const index = fs.readFileSync(log, 'utf8').split('\n').length - 1;
  const closed = { kind: 'session_closed', outcome, reason: 'the model did not answer' };
  fs.appendFileSync(log, `${JSON.stringify({ v: 1, index, atMs: 1_767_323_045_000, ...closed })}\n`);
}
