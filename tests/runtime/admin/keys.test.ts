/** Keys and tokens as people meet them. */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adapters, assertReport } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, countingIds, must, pairOf, refused, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.keys', stepIds(3));
const signed = { tokenForm: 'signed' } as const;

describe.each(adapters)('%s: rotation', (_name, open) => {
  // @verifies keyring-rotation
  it('leaves tokens of the key before good until the next rotation', async () => {
    const world = open([workflow], {}, signed);
    const first = await started(world.runtime, 'test.keys');
    const before = must(await world.operator.showKeys());
    const after = assertReport('keyring-report.v2', must(await world.operator.rotateKeys(false)));
    expect(after.previous).toEqual(before.current);
    expect(after.current).not.toEqual(before.current);
    const second = await advanced(world.runtime, first.data);
    must(await world.another().operator.rotateKeys(false));
    const error = refused(await world.runtime.continue({ stateToken: first.data.stateToken }));
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(error.message).toContain('or the keys were rotated twice since it was issued (`workrail keys rotate`)');
    expect((await rehydrated(world.runtime, second.data)).data.pending?.stepId).toBe('step-2');
  });

  it('loses no run: resume_session needs no token, and the page of the refusal leads there', async () => {
    const world = open([workflow], {}, signed);
    const { data } = await started(world.runtime, 'test.keys');
    for (let i = 0; i < 2; i += 1) must(await world.operator.rotateKeys(false));
    const { code, suggestion } = refused(await world.runtime.continue({ stateToken: data.stateToken }));
    const page = fs.readFileSync(`docs/reference/errors/${code}.md`, 'utf8');
    // What an agent can do at once comes before anything that needs the user.
    expect(suggestion).toMatch(/^Call resume_session with query /);
    expect(suggestion).not.toMatch(/\b(user|person)\b/);
    expect(page).toMatch(/\*\*Agent: what to do now\.\*\*[^*]* call resume_session /);
    expect(page).not.toContain('start_workflow');
    const [candidate] = must(await world.runtime.resume({ query: data.session.runName })).data.candidates;
    expect(candidate).toMatchObject({ runId: data.session.runId, whyMatched: ['matched_run_name'] });
    const again = { stateToken: candidate?.stateToken ?? '' };
    expect((await rehydrated(world.runtime, again)).data.pending?.stepId).toBe('step-1');
  });

  it('says whose key signed a token: the current one, the previous one, or none of ours', async () => {
    const world = open([workflow]);
    const { data } = await started(world.runtime, 'test.keys');
    const signature = async () => must(await world.operator.explainToken(data.stateToken)).signature;
    expect(await signature()).toBe('current_key');
    must(await world.operator.rotateKeys(false));
    expect(await signature()).toBe('previous_key');
    must(await world.operator.rotateKeys(false));
    expect(await signature()).toBe('not_ours');
  });

  it('shows no key, and makes none', async () => {
    const world = open([workflow]);
    expect(must(await world.operator.showKeys())).toEqual({
      version: 2,
      state: 'missing',
      sessions: 0,
      regeneratedWithSessions: 0,
    });
    expect(must(await world.storage.keyring.inspect()).kind).toBe('missing');
    await started(world.runtime, 'test.keys');
    const look = must(await world.storage.keyring.inspect());
    const shown = JSON.stringify(must(await world.operator.showKeys()));
    if (look.kind !== 'present') throw new Error('no keyring');
    expect(shown).toContain(look.keyring.current.keyId);
    expect(shown).not.toContain(look.keyring.current.key);
  });
});

describe.each(adapters)('%s: keys that are gone', (_name, open) => {
  const lost = async () => {
    const world = open([workflow]);
    const first = await started(world.runtime, 'test.keys');
    world.raw.dropKeyring();
    return { ...world, ...world.another(), first };
  };

  // @verifies lost-keyring-is-not-remade-for-a-token
  it('are told to an agent that brings a token, and not made anew behind its back', async () => {
    const { runtime, storage, first } = await lost();
    for (const call of [
      runtime.continue({ stateToken: first.data.stateToken }),
      runtime.continue(pairOf(first.data)),
      runtime.start({ workflowId: 'test.keys', within: first.data.stateToken }),
    ]) {
      const error = refused(await call);
      expect(error.code).toBe('STORE_KEYRING_MISSING');
      expect(error.message).toContain('keys/keyring.json');
      expect(error.message).toContain('until the file is restored');
      expect(error.suggestion).toContain('workrail explain STORE_KEYRING_MISSING');
    }
    expect(must(await storage.keyring.inspect()).kind).toBe('missing');
  });

  it('break no start, which says that new ones were made, and what was lost stays known', async () => {
    const { runtime, operator, first } = await lost();
    const next = await started(runtime, 'test.keys');
    expect(next.data.warnings.map(({ code }) => code)).toEqual(['KEYS_REGENERATED']);
    expect(next.text).toContain('! The signing keys of this data directory (keys/keyring.json) were missing');
    expect((await started(runtime, 'test.keys')).data.warnings).toEqual([]);
    expect((await rehydrated(runtime, next.data)).data.pending?.stepId).toBe('step-1');
    expect(must(await operator.showKeys())).toMatchObject({ state: 'present', regeneratedWithSessions: 1 });
    const error = refused(await runtime.continue({ stateToken: first.data.stateToken }));
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(error.message).toContain('Or it was issued before the signing keys');
    expect(error.message).toContain('were lost and regenerated');
    must(await operator.rotateKeys(false));
    expect(must(await operator.showKeys()).regeneratedWithSessions).toBe(1);
  });

  it('keep resume_session from no run, and it says that new ones were made', async () => {
    const { runtime, first } = await lost();
    const { text, data } = must(await runtime.resume({ query: first.data.session.runName }));
    expect(data.warnings.map(({ code }) => code)).toEqual(['KEYS_REGENERATED']);
    expect(text).toContain('Tell the user.');
    const [{ stateToken = '' } = {}] = data.candidates;
    expect((await rehydrated(runtime, { stateToken })).data.pending?.stepId).toBe('step-1');
    expect(must(await runtime.resume({})).data.warnings).toEqual([]);
  });

  it('are made anew by a person who says so, and by no plain rotation', async () => {
    const { operator, storage } = await lost();
    const error = refused(await operator.rotateKeys(false));
    expect(error.code).toBe('STORE_KEYRING_MISSING');
    expect(error.suggestion).toContain('workrail keys rotate --force-new');
    expect(must(await storage.keyring.inspect()).kind).toBe('missing');
    const fresh = must(await operator.rotateKeys(true));
    expect(fresh).toMatchObject({ state: 'present', previous: null });
    const again = refused(await operator.rotateKeys(true));
    expect([again.code, again.suggestion]).toEqual([
      'VALIDATION_ERROR',
      'To rotate the keys, run: workrail keys rotate',
    ]);
    expect(must(await operator.showKeys())).toEqual(fresh);
  });

  // @verifies lost-keyring-is-not-remade-for-a-token, lost-keyring-is-remembered
  it('stay lost when a bundle is imported, which says that it brings no tokens', async () => {
    const { operator, storage, first } = await lost();
    const options = { format: 'bundle' as const, redact: false, appVersion: '0' };
    const { text } = must(await exportText(operator, first.data.session.sessionId, options));
    const report = assertReport('import-report.v1', must(await importText(operator, text)));
    expect(report.withoutTokens).toContain('keys/keyring.json');
    expect(report.runs.map(({ stateToken }) => stateToken)).toEqual([undefined]);
    expect(must(await storage.keyring.inspect()).kind).toBe('missing');
    // Into a new data directory: its first keys are its first keys.
    const fresh = open([workflow], { ids: countingIds('fresh') });
    const imported = must(await importText(fresh.operator, text));
    expect(imported.withoutTokens).toBeUndefined();
    expect(must(await fresh.operator.showKeys())).toMatchObject({
      state: 'present',
      sessions: 1,
      regeneratedWithSessions: 0,
    });
    const foreign = refused(await fresh.runtime.continue({ stateToken: first.data.stateToken }));
    expect(foreign.message).not.toContain('lost');
  });

  it('leave everything else readable', async () => {
    const { operator, first } = await lost();
    expect(must(await operator.listSessions()).sessions[0]?.health).toBe('healthy');
    expect(must(await operator.explainToken(first.data.stateToken))).toMatchObject({
      signature: 'keyring_missing',
      stored: { health: 'healthy', workflowId: 'test.keys' },
    });
  });
});

describe.each(adapters)('%s: a token, explained', (_name, open) => {
  it('names its kind, run, node and workflow, and what stands there', async () => {
    const world = open([workflow], {}, signed);
    const { data } = await started(world.runtime, 'test.keys');
    const state = assertReport('token-explanation.v2', must(await world.operator.explainToken(data.stateToken)));
    expect(state).toMatchObject({
      kind: 'state',
      sessionId: data.session.sessionId,
      runId: data.session.runId,
      runName: data.session.runName,
      workflowHash: data.workflow.workflowHash,
      signature: 'current_key',
      cleaned: [],
      stored: { health: 'healthy', workflowId: 'test.keys', stepTitle: 'Title of step-1' },
    });
    const ack = must(await world.operator.explainToken(data.ackToken ?? ''));
    expect(ack).toMatchObject({ kind: 'ack', nodeId: state.nodeId });
    expect(ack.attemptId).toMatch(/^att_/);
    expect(must(await world.operator.explainToken(data.checkpointToken ?? '')).kind).toBe('checkpoint');
  });

  it.each([
    ['white space', (token: string) => `\n  ${token.slice(0, 30)}\n${token.slice(30)} `, ['white_space']],
    ['quotes', (token: string) => `"${token}",`, ['quotes']],
    ['backticks', (token: string) => `\`${token}\``, ['quotes']],
    ['a label', (token: string) => `stateToken=${token}`, ['label']],
    ['a JSON member', (token: string) => `"stateToken": "${token}"`, ['white_space', 'quotes', 'label']],
  ])('is read with %s around it, and that is said', async (_what, dress, cleaned) => {
    const world = open([workflow], {}, signed);
    const { data } = await started(world.runtime, 'test.keys');
    const explained = must(await world.operator.explainToken(dress(data.stateToken)));
    expect(explained).toMatchObject({ signature: 'current_key', runId: data.session.runId, cleaned });
  });

  // @verifies token-explain-trusts-nothing
  it('of another data directory is read and not trusted', async () => {
    const [here, there] = [open([workflow], {}, signed), open([workflow], {}, signed)];
    await started(here.runtime, 'test.keys');
    must(await there.storage.keyring.load());
    const { data } = await started(here.runtime, 'test.keys');
    expect(must(await there.operator.explainToken(data.stateToken))).toMatchObject({ signature: 'not_ours' });
    expect(must(await there.operator.explainToken(data.stateToken)).stored).toBeUndefined();
  });

  it.each([
    ['nothing', '', 'TOKEN_INVALID_FORMAT'],
    ['a word', 'hello', 'TOKEN_INVALID_FORMAT'],
    ['half a token', 'st.v1.eyJ', 'TOKEN_INVALID_FORMAT'],
    ['a later version', 'st.v2.a.b', 'TOKEN_UNSUPPORTED_VERSION'],
    ['a megabyte', 'x'.repeat(1_000_000), 'TOKEN_INVALID_FORMAT'],
  ])('is refused when it is %s', async (_what, text, code) => {
    expect(refused(await open([workflow], {}, signed).operator.explainToken(text)).code).toBe(code);
  });
});

describe.each(adapters)('%s: a handle, explained', (_name, open) => {
  // @verifies token-explain-trusts-nothing
  it('names its run and its node, whose key made its check, and what stands there', async () => {
    const world = open([workflow]);
    const { data } = await started(world.runtime, 'test.keys');
    const explained = async (text: string) =>
      assertReport('token-explanation.v2', must(await world.another().operator.explainToken(text)));
    const { sessionId, runId, runName } = data.session;
    expect(await explained(`"${data.stateToken}",`)).toMatchObject({
      kind: 'handle',
      sessionId,
      runId,
      runName,
      signature: 'current_key',
      stored: { health: 'healthy', workflowId: 'test.keys', stepTitle: 'Title of step-1' },
    });
    const altered = data.stateToken.slice(0, -1) + (data.stateToken.endsWith('z') ? 'y' : 'z');
    expect(await explained(altered)).toMatchObject({ kind: 'handle', runName, signature: 'not_ours' });
    must(await world.operator.rotateKeys(false));
    expect(await explained(data.stateToken)).toMatchObject({ signature: 'previous_key' });
  });

  it.each(['amber-otter-42', 'amber-otter-42/5', 'amber-otter-42/5-k7m2x'])(
    'that is cut, or names no run of the data directory, is refused: %s',
    async (text) => {
      expect(refused(await open([workflow]).operator.explainToken(text)).code).toBe('TOKEN_INVALID_FORMAT');
    },
  );
});
