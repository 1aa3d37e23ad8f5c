/**
 * Tokens that are not what they should be: altered, from another run, of another kind, of another directory. The right
 * code, the names of the runs, and, when a token verifies, the pair that works. Nothing is written by a refusal.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { signedMint } from '../../runtime/tokens/tokens.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { NodeId, RunId, SessionId, WorkflowHash } from '../../schemas/ids.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import { rounds } from '../../build/long/rounds.ts';
import {
  acknowledgement,
  advancesIn,
  type Chance,
  chance,
  type Place,
  Server,
  type Step,
  temporaryPlace,
  treeOf,
} from './support.ts';

const keyringIn = (place: Place) =>
  JSON.parse(fs.readFileSync(path.join(place.data, 'keys/keyring.json'), 'utf8')) as Keyring;
const mintIn = (place: Place) => signedMint(keyringIn(place), nodeCrypto());

/** Handles have tests of their own, in tests/runtime/flow. */
const signed = ['--tokens', 'signed'];

type Pair = { readonly runName: string; readonly stateToken: string; readonly ackToken?: string };
type Named = { readonly field: string; readonly kind: string; readonly runName: string; readonly stepTitle?: string };
const pairsIn = (error: ErrorEnvelope) => (error.details?.['pairs'] ?? []) as readonly Pair[];
const tokensIn = (error: ErrorEnvelope) => (error.details?.['tokens'] ?? []) as readonly Named[];

// Altered characters --------------------------------------------------------------------------------------------------

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const oneSpelling = (text: string) =>
  /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text;

/** The code for a token with one character changed [altered-token-refused], by its own rules and not by those of the codec. */
function expectedCode(token: string): string {
  const parts = token.split('.');
  const [prefix, version, payload, signature] = parts;
  if (!['st', 'ack', 'chk'].includes(prefix ?? '')) return 'TOKEN_INVALID_FORMAT';
  if (!/^v[1-9][0-9]{0,2}$/.test(version ?? '')) return 'TOKEN_INVALID_FORMAT';
  if (version !== 'v1') return 'TOKEN_UNSUPPORTED_VERSION';
  if (parts.length !== 4 || !oneSpelling(payload ?? '') || !oneSpelling(signature ?? '')) return 'TOKEN_INVALID_FORMAT';
  return Buffer.from(signature ?? '', 'base64url').length === 32 ? 'TOKEN_BAD_SIGNATURE' : 'TOKEN_INVALID_FORMAT';
}

function altered(token: string, index: number, random: Chance): string {
  const was = token.charAt(index);
  // The digit of the version becomes the digit of a later one.
  if (token.slice(0, index).endsWith('.v')) return `${token.slice(0, index)}2${token.slice(index + 1)}`;
  // Mostly a character that could stand there; sometimes one that never could.
  const others = random.below(8) === 0 ? '. "/=+\u0000é' : alphabet;
  let now = was;
  while (now === was) now = random.pick([...others]);
  return token.slice(0, index) + now + token.slice(index + 1);
}

/** @verifies token-signature-covers-every-character @verifies refusal-writes-nothing @verifies refusal-hands-over-the-pair */
test('every single character of either token, altered: the right code, the run named by the other, its pair returned', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, signed);
  const { data } = await server.start('wr.code_review');
  const { stateToken, ackToken = '' } = data;
  const random = chance(0x70c);
  const before = treeOf(place.data);
  const seen: Record<string, number> = {};
  for (const field of ['stateToken', 'ackToken'] as const) {
    const token = field === 'stateToken' ? stateToken : ackToken;
    const attempts = Array.from({ length: token.length }, (_, index) => altered(token, index, random));
    const answers = await Promise.all(
      attempts.map((bad) => server.refused('continue_workflow', { ...acknowledgement(data), [field]: bad })),
    );
    for (const [index, error] of answers.entries()) {
      const what = `${field}[${index}]: ${error.message}`;
      expect(error.code, what).toBe(expectedCode(attempts[index] ?? ''));
      expect(error.retry, what).toEqual({ kind: 'not_retryable' });
      expect(error.message, what).toContain(`[${data.session.runName}] `);
      // The other token verifies: it names its run, workflow and step, and the pair is the right one.
      expect(tokensIn(error), what).toEqual([
        expect.objectContaining({ runName: data.session.runName, stepTitle: data.pending?.title }),
      ]);
      expect(pairsIn(error), what).toEqual([expect.objectContaining({ stateToken, ackToken })]);
      expect(error.suggestion, what).toContain(stateToken);
      seen[error.code] = (seen[error.code] ?? 0) + 1;
    }
    // Alone, an altered token names nothing: it is never looked into.
    const alone = await Promise.all(
      attempts.slice(0, 40).map((bad) => server.refused('continue_workflow', { stateToken: bad })),
    );
    for (const error of alone) {
      expect(error.details?.['pairs']).toBeUndefined();
      expect(JSON.stringify(error)).not.toContain(data.session.runName);
    }
  }
  expect(treeOf(place.data)).toEqual(before);
  expect(Object.keys(seen).sort()).toEqual([
    'TOKEN_BAD_SIGNATURE',
    'TOKEN_INVALID_FORMAT',
    'TOKEN_UNSUPPORTED_VERSION',
  ]);
  // The pair that every refusal returned works.
  expect((await server.advance(data)).data.progress.completed).toBe(1);
});

/** @verifies refusal-hands-over-the-pair */
test('a token copied with quotes, spaces, a line feed, or cut, is refused with the pair, or with what to do', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, signed);
  const { data } = await server.start('wr.code_review');
  for (const bad of [
    `"${data.stateToken}"`,
    ` ${data.stateToken}`,
    `${data.stateToken}\n`,
    `\`${data.stateToken}\`,`,
  ]) {
    const error = await server.refused('continue_workflow', { stateToken: bad });
    expect(error.code).toBe('TOKEN_INVALID_FORMAT');
    // It was a read, and stays one.
    expect(pairsIn(error)[0]).toMatchObject({ stateToken: data.stateToken });
    expect(error.suggestion).not.toContain('ack.v1');
    const both = await server.refused('continue_workflow', { ...acknowledgement(data), stateToken: bad });
    expect(pairsIn(both)[0]).toMatchObject({ stateToken: data.stateToken, ackToken: data.ackToken });
  }
  for (const bad of [data.stateToken.slice(0, -1), data.stateToken.slice(1), 'st.v1', '…']) {
    const error = await server.refused('continue_workflow', { stateToken: bad });
    expect(error.code).toBe('TOKEN_INVALID_FORMAT');
    expect(error.suggestion).toContain('resume_session');
  }
});

// Mixed up ------------------------------------------------------------------------------------------------------------

/** @verifies token-scope-binding @verifies refusal-hands-over-the-pair @verifies refusal-writes-nothing */
test('tokens of two runs, or of two steps, do not mix: both are named and both right pairs are returned', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, signed);
  const one = (await server.start('wr.code_review')).data;
  const two = (await server.start('wr.bug_investigation')).data;
  const next = (await server.advance(one)).data;
  const before = treeOf(place.data);

  const mixed = await server.refused('continue_workflow', { stateToken: one.stateToken, ackToken: two.ackToken });
  expect(mixed.code).toBe('TOKEN_SCOPE_MISMATCH');
  expect(tokensIn(mixed).map(({ field, runName }) => ({ field, runName }))).toEqual([
    { field: 'stateToken', runName: one.session.runName },
    { field: 'ackToken', runName: two.session.runName },
  ]);
  expect(pairsIn(mixed).map(({ runName }) => runName)).toEqual([one.session.runName, two.session.runName]);
  expect(pairsIn(mixed)[1]).toMatchObject({ stateToken: two.stateToken, ackToken: two.ackToken });

  const skipped = await server.refused('continue_workflow', { stateToken: next.stateToken, ackToken: one.ackToken });
  expect(skipped.code).toBe('TOKEN_SCOPE_MISMATCH');
  expect(pairsIn(skipped)[0]).toMatchObject({ stateToken: next.stateToken, ackToken: next.ackToken });
  expect(treeOf(place.data)).toEqual(before);

  // What was handed over works, in one call each.
  const [, pairOfTwo] = pairsIn(mixed);
  const { stateToken: stateOfTwo, ackToken: ackOfTwo } = pairOfTwo ?? {};
  const output = { notesMarkdown: 'Done.' };
  await server.done('continue_workflow', { stateToken: stateOfTwo, ackToken: ackOfTwo, output });
  const [pairOfNext] = pairsIn(skipped);
  const { stateToken, ackToken } = pairOfNext ?? {};
  expect((await server.done('continue_workflow', { stateToken, ackToken, output })).data.progress.completed).toBe(2);
});

/** @verifies token-kinds-do-not-mix @verifies refusal-writes-nothing */
test('a token of another kind is refused where it does not belong, by name', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, signed);
  const { data } = await server.start('wr.code_review');
  const { stateToken, ackToken, checkpointToken } = data;
  const before = treeOf(place.data);
  const wrong: readonly Record<string, unknown>[] = [
    { stateToken: ackToken },
    { stateToken: checkpointToken },
    { stateToken: ackToken, ackToken: stateToken },
    { stateToken, ackToken: stateToken },
    { stateToken, ackToken: checkpointToken },
    { stateToken: checkpointToken, ackToken },
  ];
  for (const args of wrong) {
    const error = await server.refused('continue_workflow', args);
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    const brought = 'ackToken' in args ? { stateToken, ackToken } : { stateToken };
    expect(pairsIn(error)).toEqual([expect.objectContaining(brought)]);
    expect(error.suggestion.includes('ack.v1')).toBe('ackToken' in args);
    expect(error.message).toContain(data.session.runName);
  }
  const within = await server.refused('start_workflow', { workflowId: 'wr.code_review', within: ackToken });
  expect(within.code).toBe('TOKEN_SCOPE_MISMATCH');
  expect(treeOf(place.data)).toEqual(before);
});

/** @verifies token-belongs-to-one-data-directory @verifies refusal-writes-nothing */
test('a token of another data directory does not verify, and names nothing', async () => {
  const [here, there] = [temporaryPlace(), temporaryPlace()];
  const [server, foreign] = [await Server.start(here, signed), await Server.start(there, signed)];
  const { data: own } = await server.start('wr.code_review');
  const { data } = await foreign.start('wr.code_review');
  const before = treeOf(here.data);
  for (const args of [{ stateToken: data.stateToken }, acknowledgement(data)]) {
    const error = await server.refused('continue_workflow', args);
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(error.details).toBeUndefined();
    expect(JSON.stringify(error)).not.toContain(data.session.runName);
  }
  const mixed = await server.refused('continue_workflow', { stateToken: own.stateToken, ackToken: data.ackToken });
  expect(mixed.code).toBe('TOKEN_BAD_SIGNATURE');
  expect(pairsIn(mixed)).toEqual([expect.objectContaining({ stateToken: own.stateToken, ackToken: own.ackToken })]);
  const within = await server.refused('start_workflow', { workflowId: 'wr.code_review', within: data.stateToken });
  expect(within.code).toBe('TOKEN_BAD_SIGNATURE');
  expect(treeOf(here.data)).toEqual(before);
});

/** @verifies token-codes @verifies refusal-writes-nothing */
test('a genuine token of a step that is not stored here is TOKEN_UNKNOWN_NODE; of another version of the workflow, TOKEN_WORKFLOW_HASH_MISMATCH', async () => {
  const [here, there] = [temporaryPlace(), temporaryPlace()];
  const server = await Server.start(here, signed);
  const { data } = await server.start('wr.code_review');
  fs.cpSync(path.join(here.data, 'keys'), path.join(there.data, 'keys'), { recursive: true });
  const other = await Server.start(there, signed);
  const [before, beforeThere] = [treeOf(here.data), treeOf(there.data)];
  for (const args of [{ stateToken: data.stateToken }, acknowledgement(data)]) {
    const error = await other.refused('continue_workflow', args);
    expect(error.code).toBe('TOKEN_UNKNOWN_NODE');
    expect(tokensIn(error)[0]?.runName).toBe(data.session.runName);
  }

  const { sessionId, runId } = data.session as { sessionId: SessionId; runId: RunId };
  const mint = mintIn(here);
  const unknown = mint.state(
    { sessionId, runId, nodeId: 'node_00000000000000000000000000' as NodeId },
    data.workflow.workflowHash as WorkflowHash,
  );
  expect((await server.refused('continue_workflow', { stateToken: unknown })).code).toBe('TOKEN_UNKNOWN_NODE');

  const payload = JSON.parse(Buffer.from(data.stateToken.split('.')[2] ?? '', 'base64url').toString()) as {
    nodeId: NodeId;
  };
  const otherHash = `sha256:${'0'.repeat(64)}` as WorkflowHash;
  const drifted = mint.state({ sessionId, runId, nodeId: payload.nodeId }, otherHash);
  for (const args of [{ stateToken: drifted }, { ...acknowledgement(data), stateToken: drifted }]) {
    const error = await server.refused('continue_workflow', args);
    expect(error.code).toBe('TOKEN_WORKFLOW_HASH_MISMATCH');
    expect(pairsIn(error)).toEqual([expect.objectContaining({ stateToken: data.stateToken })]);
  }
  expect(treeOf(here.data)).toEqual(before);
  expect(treeOf(there.data)).toEqual(beforeThere);
});

/** @verifies no-call-advances-another-run @verifies refusal-hands-over-the-pair */
test(`${rounds.shuffles} calls with tokens shuffled between runs never advance a run that a token does not belong to`, async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, signed);
  const random = chance(0x5aff1e);
  const runs: Step[] = [];
  for (const id of ['wr.code_review', 'wr.bug_investigation', 'wr.code_review', 'wr.bug_investigation'])
    runs.push((await server.start(id)).data);
  const advances = new Map(runs.map((run) => [run.session.sessionId, 0]));
  const everyToken = runs.flatMap((run) => [run.stateToken, run.ackToken, run.checkpointToken]);
  let [accepted, refused] = [0, 0];
  for (let call = 0; call < rounds.shuffles; call += 1) {
    const [state, ack] = [random.below(runs.length), random.below(runs.length)];
    const [ofState, ofAck] = [runs[state] as Step, runs[ack] as Step];
    const args =
      random.below(4) === 0
        ? { stateToken: random.pick(everyToken), ackToken: random.pick(everyToken) }
        : { stateToken: ofState.stateToken, ackToken: ofAck.ackToken };
    const reply = await server.call('continue_workflow', { ...args, output: { notesMarkdown: `Call ${call}.` } });
    if (reply.ok) {
      const step = reply.data as Step;
      const run = runs.findIndex(({ session }) => session.sessionId === step.session.sessionId);
      // It was recorded in the run of both tokens, or repeated from there.
      if (step.warnings.length === 0)
        advances.set(step.session.sessionId, (advances.get(step.session.sessionId) ?? 0) + 1);
      runs[run] = step.ackToken === undefined ? (runs[run] as Step) : step;
      accepted += 1;
    } else {
      const pair = pairsIn(reply.error)[0];
      expect(pair, reply.text).toBeDefined();
      // One call recovers: the pair that was handed over reads its step.
      const { data } = await server.rehydrate({ stateToken: pair?.stateToken ?? '' });
      expect(data.session.runName).toBe(pair?.runName);
      refused += 1;
    }
    for (const [sessionId, count] of advances) expect(advancesIn(place, sessionId)).toBe(count);
  }
  expect(Math.min(accepted, refused)).toBeGreaterThan(0);
});

test('a handle whose step a restored backup does not contain is refused, with the backup among the causes', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const { data } = await server.start('wr.code_review');
  const backup = path.join(place.folder, 'backup');
  fs.cpSync(place.data, backup, { recursive: true });
  const [notes, others] = [{ notesMarkdown: 'Before the restore.' }, { notesMarkdown: 'After the restore.' }];
  const lost = await server.done('continue_workflow', { ackToken: data.ackToken, output: notes });
  fs.rmSync(place.data, { recursive: true });
  fs.cpSync(backup, place.data, { recursive: true });
  await server.done('continue_workflow', { ackToken: data.ackToken, output: others });
  const error = await server.refused('continue_workflow', { stateToken: lost.data.stateToken });
  expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
  expect(error.message).toContain('it belongs to another run or data directory');
  expect(error.message).toContain('restored from a backup');
});
