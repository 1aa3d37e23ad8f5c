/** The frozen corpus of flows: logs, bundles and keys of version 1 that every later version loads, verifies, imports and goes on from. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../schemas/bundle.ts';
import * as closed from '../../schemas/closed-sets.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { parseExecutionSnapshot } from '../../runtime/core/execution-state.ts';
import { fold } from '../../runtime/core/fold.ts';
import { emptySession } from '../../runtime/core/state.ts';
import { currentRulesVersion } from '../../runtime/core/validation/rules.ts';
import { confirmationsOf } from '../../runtime/projections/confirmations.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { createAdminApi } from '../../runtime/admin-api.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { parseKeyring } from '../../runtime/storage/file/keyring.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { signingKey, verifyToken } from '../../runtime/tokens/tokens.ts';
import { decodeToken } from '../../runtime/tokens/codec.ts';
import { temporaryFolder, tree } from '../support/files.ts';
import { advanced, catalogsAt, countingIds, must, refused, rehydrated, testHost } from '../support/world.ts';

import { frozenConfirmations } from './make-confirmations.ts';
import { runsOfVersions } from './make-versions.ts';
import type { FrozenCall } from './make-flow.ts';
import { exportText, importText, verifyText } from '../support/portable.ts';

const flow = path.join(import.meta.dirname, 'v1/flow');
const textOf = (name: string) => fs.readFileSync(path.join(flow, name), 'utf8');
const calls = () => JSON.parse(textOf('calls.json')) as readonly FrozenCall[];
const bundles = fs.readdirSync(path.join(flow, 'bundles'));

function over(folder: string) {
  const host = testHost({ ids: countingIds('later_') });
  const storage = fileStorage(host, folder);
  const catalogs = catalogsAt(null, []);
  return { folder, storage, runtime: createRuntime(host, storage, catalogs, { tokenForm: 'signed' }), operator: createAdminApi(host, storage, catalogs) };
}
/** A copy of the frozen data directory; or an empty one. */
function opened(from: 'frozen' | 'empty' = 'frozen') {
  const folder = path.join(temporaryFolder(), 'data');
  if (from === 'frozen') fs.cpSync(path.join(flow, 'data'), folder, { recursive: true });
  return over(folder);
}
/** Every file of a data directory whose name ends so, with one edit; the name of the first. */
function edited(folder: string, ending: string, edit: (text: string) => string): string {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  for (const name of names) fs.writeFileSync(path.join(folder, name), edit(fs.readFileSync(path.join(folder, name), 'utf8')));
  return names[0] ?? '';
}

/** What a token says: the keys were rotated since, so the same reply is signed by another one. */
const unsigned = (token: string | undefined) => token?.slice(0, token.lastIndexOf('.'));

describe('the corpus of flows', () => {
  it('holds what this version writes: every kind of event, loops, blocked attempts, gaps, a branch, parent and child', () => {
    const events = bundles.flatMap((name) => (JSON.parse(textOf(`bundles/${name}`)) as Bundle).session.events as SessionEvent[]);
    const of = <K extends SessionEvent['kind']>(kind: K) =>
      events.filter((event): event is Extract<SessionEvent, { kind: K }> => event.kind === kind) as unknown as EventOf<K>[];
    expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual([...closed.eventKinds].sort());
    const traces = of('decision_trace_appended').flatMap(({ data }) => data.entries.map(({ kind }) => kind));
    expect([...new Set(traces)].sort()).toEqual([...closed.traceKinds].sort());
    const categories = of('gap_recorded').map(({ data }) => data.reason.category);
    expect([...new Set(categories)].sort()).toEqual([...closed.gapCategories].sort());
    expect(of('gap_recorded').map(({ data }) => data.resolution.kind)).toContain('resolves');
    const grades = of('capability_observed').map(({ data }) => data.provenance.kind);
    expect(new Set(grades)).toEqual(new Set(['probe_step', 'attempted_use', 'manual_claim']));
    expect(new Set(of('node_created').map(({ data }) => data.nodeKind))).toEqual(new Set(closed.nodeKinds));
    expect(of('edge_created').map(({ data }) => data.cause.kind)).toContain('non_tip_advance');
    expect(of('run_started').some(({ data }) => data.parent !== undefined)).toBe(true);
    expect(textOf('bundles/branched.json')).toContain('improve@1/each_slice@1::build');
  });
});

describe('the frozen logs of flows', () => {
  // @verifies old-logs-load
  it('are listed, verify with the decision functions of today, and are left as they are', async () => {
    const { folder, operator } = opened();
    const before = tree(folder);
    const { sessions } = must(await operator.listSessions());
    expect(sessions).toHaveLength(3);
    for (const { sessionId } of sessions) {
      expect(must(await operator.verifySession(sessionId))).toMatchObject({ verdict: 'verified', unverifiable: [] });
    }
    expect(tree(folder)).toEqual(before);
  });

  it('answer every call that was made, blocked ones too, with what was handed over then, and write nothing', async () => {
    const { folder, runtime } = opened();
    const before = tree(folder);
    for (const { stateToken, ackToken, input, reply } of calls()) {
      const { data } = await advanced(runtime, { stateToken, ackToken }, input);
      const next = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
      expect(data.pending?.stepId ?? 'complete').toBe(reply.step);
      expect(unsigned(data.stateToken)).toBe(unsigned(reply.stateToken));
      expect(unsigned(next)).toBe(unsigned(reply.ackToken));
    }
    expect(tree(folder)).toEqual(before);
  });

  it('go on: a run that stood still inside a branch is finished', async () => {
    const { runtime, operator } = opened();
    const branch = calls().find(({ reply }) => reply.step === 'look');
    if (branch === undefined) throw new Error('no call led to the open branch');
    let { data } = await rehydrated(runtime, branch.reply);
    for (let i = 0; i < 60 && !data.isComplete; i += 1) {
      const ackToken = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
      data = (await advanced(runtime, { stateToken: data.stateToken, ackToken }, { preferences: { autonomy: 'full_auto_never_stop' } })).data;
    }
    expect(data.runStatus).toBe('complete_with_gaps');
    expect(must(await operator.verifySession(data.session.sessionId)).verdict).toBe('verified');
  });
});

describe.each(['confirmations', 'confirmations-rules-6', 'confirmations-rules-7'])('the frozen %s', (bundle) => {
  const name = `bundles/${bundle}.json`;
  // @verifies old-logs-load
  it('have every outcome there is, and mean today what they meant when they were written', () => {
    const { events } = (JSON.parse(textOf(name)) as Bundle).session;
    const state = emptySession((JSON.parse(textOf(name)) as Bundle).session.sessionId as never);
    expect(fold(state, events as SessionEvent[])).toBeNull();
    const [run] = state.runs.values();
    const found = run === undefined ? [] : confirmationsOf(run);
    expect(found.map(({ outcome, comment }) => (comment === null ? outcome : `${outcome}: ${comment}`))).toEqual(frozenConfirmations);
    expect(new Set(found.map(({ outcome }) => outcome))).toEqual(new Set([...closed.confirmationOutcomes, 'asked']));
  });
});

describe('a run under each version of the rules', () => {
  // @verifies rules-of-a-run
  it.each(runsOfVersions)('%s: the same calls record the same texts today', async (name, version, make) => {
    const frozen = fs.readFileSync(path.join(import.meta.dirname, 'v1', name), 'utf8');
    expect(new TextDecoder().decode(await make(version))).toBe(frozen);
  });

  it('is in the corpus for every version, the newest included', () => {
    const versions = Array.from({ length: currentRulesVersion }, (_, i) => `recorded-texts/rules-${i + 1}.jsonl`);
    expect(runsOfVersions.map(([name]) => name)).toEqual(expect.arrayContaining(versions));
  });
});

describe('the frozen keyring, after a rotation', () => {
  it('verifies tokens of both of its keys', () => {
    const keyring = JSON.parse(textOf('data/keys/keyring.json')) as Keyring;
    expect(parseKeyring(fs.readFileSync(path.join(flow, 'data/keys/keyring.json')))).toEqual(keyring);
    const keys = calls().map(({ stateToken }) => {
      expect(verifyToken(stateToken, keyring, nodeCrypto()).ok).toBe(true);
      const decoded = decodeToken(stateToken);
      return decoded.ok ? signingKey(decoded, keyring, nodeCrypto()) : null;
    });
    expect(new Set(keys)).toEqual(new Set(['previous_key', 'current_key']));
  });
});

describe.each(bundles)('the frozen bundle %s', (name) => {
  it('verifies, and is imported into an empty data directory under its own id', async () => {
    const { operator } = opened('empty');
    expect(must(await verifyText(operator, textOf(`bundles/${name}`))).verdict).toBe('verified');
    const { session } = JSON.parse(textOf(`bundles/${name}`)) as Bundle;
    const report = must(await importText(operator, textOf(`bundles/${name}`)));
    expect(report).toMatchObject({ sessionId: session.sessionId, events: session.events.length, salvaged: false });
    expect(must(await operator.verifySession(report.sessionId)).verdict).toBe('verified');
  });
  it('is imported beside the session that it was made of, as a new one', async () => {
    const { operator } = opened();
    const { sessionId } = (JSON.parse(textOf(`bundles/${name}`)) as Bundle).session;
    const isTaken = must(await operator.listSessions()).sessions.some((session) => session.sessionId === sessionId);
    const report = must(await importText(operator, textOf(`bundles/${name}`)));
    expect(report.originalSessionId).toBe(isTaken ? sessionId : undefined);
    expect(must(await operator.verifySession(report.sessionId)).verdict).toBe('verified');
    expect(must(await operator.listSessions()).sessions).toHaveLength(4);
  });
});

describe('the same of a later version', () => {
  const [call] = calls();
  if (call === undefined) throw new Error('the corpus holds no call');

  // @verifies unknown-version-fails
  it('fails as such where it is a manifest, and every call is refused', async () => {
    const { folder, operator } = opened();
    edited(folder, 'manifest.jsonl', (text) => text.replace('"v":1', '"v":2'));
    const { sessions } = must(await over(folder).operator.listSessions());
    expect(sessions.map(({ health }) => health)).toEqual(['unknown_version', 'unknown_version', 'unknown_version']);
    expect(refused(await over(folder).runtime.continue({ stateToken: call.stateToken })).code).toBe('TOKEN_SESSION_UNHEALTHY');
    expect(refused(await exportText(operator, sessions[0]?.sessionId ?? '', { format: 'bundle', redact: false, appVersion: '0' })).code).toBe(
      'SESSION_UNHEALTHY',
    );
  });

  it('fails as such where it is a bundle', async () => {
    const { operator } = opened('empty');
    const later = textOf('bundles/branched.json').replace('"bundleSchemaVersion":1', '"bundleSchemaVersion":2');
    expect(refused(await importText(operator, later)).code).toBe('BUNDLE_UNSUPPORTED_VERSION');
  });

  it('fails as such where it is a keyring, which is kept', async () => {
    const { folder } = opened();
    const name = edited(folder, 'keyring.json', (text) => text.replace('"v":1', '"v":2'));
    expect(refused(await over(folder).runtime.continue({ stateToken: call.stateToken })).code).toBe('STORE_KEYRING_DAMAGED');
    expect(fs.readFileSync(path.join(folder, name), 'utf8')).toContain('"v":2');
  });

  it('fails as such where it is a token', async () => {
    const later = call.stateToken.replace('st.v1.', 'st.v2.');
    expect(refused(await opened().runtime.continue({ stateToken: later })).code).toBe('TOKEN_UNSUPPORTED_VERSION');
  });

  it('is never read where it is a snapshot', () => {
    const { session } = JSON.parse(textOf('bundles/branched.json')) as Bundle;
    for (const snapshot of Object.values(session.snapshots)) {
      expect(parseExecutionSnapshot(JSON.stringify(snapshot))).not.toBeNull();
      expect(parseExecutionSnapshot(JSON.stringify({ ...snapshot, v: 2 }))).toBeNull();
    }
    for (const workflow of Object.values(session.pinnedWorkflows)) {
      expect(validateCompiledWorkflow(workflow)).toBe(true);
      expect(validateCompiledWorkflow({ ...workflow, schemaVersion: 2 })).toBe(false);
    }
  });
});
