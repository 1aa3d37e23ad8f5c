import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eventKinds } from '../../schemas/closed-sets.ts';
import { isCanonicalText } from '../../schemas/canonical/json.ts';
import { compiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { sessionEvent } from '../../schemas/events.ts';
import { manifestRecord } from '../../schemas/manifest.ts';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import { parseExecutionSnapshot } from '../../runtime/core/execution-state.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { logStart } from '../../runtime/core/stored-log.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { parseKeyring } from '../../runtime/storage/file/keyring.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { parseOrigin } from '../../runtime/storage/origin.ts';
import { verifyToken } from '../../runtime/tokens/tokens.ts';
import { temporaryFolder, tree } from '../support/files.ts';

import { advanced, catalogsAt, countingIds, must, rehydrated, testHost, warningCodes } from '../support/world.ts';
import { digests } from './digests.ts';
import { addedToEvents, dataFolder, encodings, executionSnapshots, inputs, keyring, sessionOrigin } from './make.ts';
import { flowFolder } from './make-flow.ts';
import { runsOfVersions } from './make-versions.ts';

const v1 = fileURLToPath(new URL('./v1/', import.meta.url));
const read = (name: string) => fs.readFileSync(path.join(v1, name));
const text = (name: string) => read(name).toString('utf8');
const lines = (name: string) => text(name).split('\n').slice(0, -1);

if (process.env['UPDATE_FROZEN'] === '1') {
  it('missing files are written, and no file is overwritten', async () => {
    // Its ids and keys are random: it is written once.
    const flow = fs.existsSync(path.join(v1, 'flow/calls.json')) ? [] : await flowFolder();
    const repeatable: [string, Uint8Array][] = [];
    for (const [name, version, make] of runsOfVersions) repeatable.push([name, await make(version)]);
    for (const [name, bytes] of [...encodings(), ...(await dataFolder()), ...flow, ...repeatable]) {
      const at = path.join(v1, name);
      fs.mkdirSync(path.dirname(at), { recursive: true });
      if (!fs.existsSync(at)) fs.writeFileSync(at, bytes, { flag: 'wx' });
    }
  });
}

// @verifies frozen-bytes-never-change
describe('every frozen file', () => {
  const found = (at = ''): string[] =>
    fs.readdirSync(path.join(v1, at), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(at, entry.name);
      return entry.isDirectory() ? found(name) : [name];
    });
  it('has the digest that was recorded when it was written', () => {
    const actual = Object.fromEntries(found().map((name) => [name, nodeCrypto().digest(read(name))]));
    expect(actual).toEqual(digests);
  });
  it('is canonical', () => {
    for (const name of found()) {
      const whole = name.endsWith('.jsonl') ? lines(name) : [text(name)];
      for (const each of whole) expect(isCanonicalText(each), name).toBe(true);
    }
  });
});

describe('today’s encoders', () => {
  // @verifies golden-bytes
  it.each([...encodings()])('make %s again, byte for byte', (name, bytes) => {
    expect(Buffer.from(bytes).toString('utf8')).toBe(text(name));
  });
});

describe('today’s readers', () => {
  it('read the compiled workflow, every field of it', () => {
    const value: unknown = JSON.parse(text('compiled-workflow.json'));
    expect(validateCompiledWorkflow(value)).toBe(true);
    expect(compiledSnapshot.strict().parse(value)).toEqual(value);
  });
  it.each(Object.entries(executionSnapshots))('read the execution snapshot %s', (name, snapshot) => {
    expect(parseExecutionSnapshot(text(`execution-snapshot.${name}.json`))).toEqual(snapshot);
  });
  it('read the origin of an imported session', () => {
    expect(parseOrigin(read('session-origin.json'))).toEqual({ kind: 'imported', origin: sessionOrigin });
  });
  it('read every kind of event, every field of it', () => {
    const events = lines('events.jsonl').map((line) => JSON.parse(line));
    for (const event of events) {
      expect(validateSessionEvent(event), event.kind).toBe(true);
      expect(sessionEvent.parse(event)).toEqual(event);
    }
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(eventKinds));
  });
  it.each(Object.keys(addedToEvents))('read events with what was added to them: %s', (name) => {
    for (const event of lines(`events.${name}.jsonl`).map((line) => JSON.parse(line))) {
      expect(validateSessionEvent(event)).toBe(true);
      expect(sessionEvent.parse(event)).toEqual(event);
    }
  });
  it('read the manifest group', () => {
    for (const line of lines('manifest-group.jsonl')) expect(manifestRecord.parse(JSON.parse(line))).toEqual(JSON.parse(line));
  });
  it('read the keyring, and verify every kind of token with it', () => {
    expect(parseKeyring(read('keyring.json'))).toEqual(keyring);
    for (const [kind, token] of Object.entries<string>(JSON.parse(text('tokens.json')))) {
      expect(verifyToken(token, keyring, nodeCrypto())).toMatchObject({ ok: true, payload: { tokenKind: kind } });
    }
  });
});

describe('the frozen data directory', () => {
  const handedOut = () =>
    JSON.parse(text('handed-out.json')) as Record<
      'first' | 'second' | 'third' | 'again' | 'fork' | 'child',
      { stateToken: string; ackToken?: string }
    >;
  const opened = () => {
    const folder = path.join(temporaryFolder(), 'data');
    fs.cpSync(path.join(v1, 'data'), folder, { recursive: true });
    const host = testHost({ ids: countingIds('later_') });
    const storage = fileStorage(host, folder);
    return { folder, storage, runtime: createRuntime(host, storage, catalogsAt(null, []), { tokenForm: 'signed' }) };
  };

  // @verifies old-logs-load
  it('is listed and read whole, without damage', async () => {
    const { storage } = opened();
    const [id, ...others] = must(await storage.log.list());
    expect(others).toEqual([]);
    if (id === undefined) throw new Error('nothing is listed');
    const log = must(await storage.log.read(id, logStart));
    expect(log).toMatchObject({ kind: 'read', born: true, damage: null });
    expect(log.kind === 'read' && log.events.length).toBe(
      fs.readdirSync(path.join(v1, 'data/sessions', id, 'events')).flatMap((name) => lines(`data/sessions/${id}/events/${name}`)).length,
    );
  });

  it('rehydrates from every token that was handed out, at the step that it was handed out for', async () => {
    const { runtime } = opened();
    const tokens = handedOut();
    const step = async (pair: { stateToken: string }) => (await rehydrated(runtime, pair)).data.pending?.stepId ?? 'complete';
    expect(await step(tokens.first)).toBe('look');
    expect(await step(tokens.second)).toBe('fix');
    expect(await step(tokens.third)).toBe('complete');
    expect(await step(tokens.fork)).toBe('fix');
    expect(await step(tokens.child)).toBe('look');
    expect((await rehydrated(runtime, tokens.second)).data.recap?.text).toContain('> Found it.');
  });

  it('replays every attempt that was made, to the tokens that were handed out, and writes nothing', async () => {
    const { runtime, folder } = opened();
    const tokens = handedOut();
    const before = tree(folder);
    for (const [at, input, to] of [
      [tokens.first, inputs.second, tokens.second],
      [tokens.second, inputs.third, tokens.third],
      [tokens.again, inputs.fork, tokens.fork],
    ] as const) {
      const { data } = await advanced(runtime, at, input);
      expect(data.stateToken).toBe(to.stateToken);
      expect(data.ackToken).toBe(to.ackToken);
      expect(warningCodes({ text: '', data })).not.toContain('ATTEMPT_ALREADY_RECORDED');
    }
    expect(tree(folder)).toEqual(before);
  });

  it('goes on: its open steps advance to the end', async () => {
    const { runtime } = opened();
    const { fork, child } = handedOut();
    expect((await advanced(runtime, fork)).data.isComplete).toBe(true);
    expect((await advanced(runtime, (await advanced(runtime, child)).data)).data.isComplete).toBe(true);
  });
});
