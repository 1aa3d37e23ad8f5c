/** `workrail daemon` as a user meets it: the built program, with a scripted model that refuses what providers refuse. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import type { DoctorReport } from '../../../schemas/admin-reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { DaemonResult, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { completing, keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import type { Script } from '../../daemon/llm/server.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  type Ran,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from '../../e2e/support.ts';
import { daemon, modelKey, placeWith } from './place.ts';
import { skipUnopened } from '../../daemon/sandbox/skip.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../../support/command-line.ts';

const asResult = ({ stdout }: Ran) => JSON.parse(stdout) as DaemonResult;

/** Every file below a folder, as one text. */
function textBelow(folder: string): string {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** A process that runs a session until the test ends it. */
function dispatched(place: Place, ...more: readonly string[]) {
  const args = [program(), 'daemon', 'dispatch', 'project.tidy', '--json', ...more];
  const child = spawn(process.execPath, args, { cwd: place.project, env: environmentOf(place, modelKey) });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  const exit = new Promise<{ readonly code: number | null; readonly stdout: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout })),
  );
  return { child, exit };
}

/** A command that works on a session without a sandbox. */
const here = (place: Place, ...args: readonly string[]) => inProcess(place, ['daemon', ...args], { env: modelKey });

const onlySession = async (place: Place) => {
  const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
  expect(sessions).toHaveLength(1);
  const [session] = sessions;
  if (session === undefined) throw new Error('there is no session');
  return session;
};

// @verifies doctor-attacks-the-sandbox
test('doctor says whether a session could start: its key, its model, and a sandbox that it attacks', async () => {
  const checkOf = async (place: Place, more: object = modelKey) => {
    const { stdout } = await workrail(place, ['doctor', '--json'], { env: { ...more } });
    return (JSON.parse(stdout) as DoctorReport).checks.find(({ name }) => name === 'daemon');
  };
  expect(await checkOf(temporaryPlace())).toBeUndefined();
  const place = await placeWith(completing, { sandbox: 'no_tools' });
  expect(await checkOf(place, {})).toMatchObject({ state: 'warning', message: expect.stringContaining(keyVariable) });
  expect(await checkOf(place)).toMatchObject({ state: 'ok', message: expect.stringMatching(/ and have no tools$/) });
  const found = await checkOf(await placeWith(completing, { sandbox: 'unshare' }));
  // Some kernels and containers refuse what the sandbox is made of: then the line says so, with a remedy.
  const expected = found?.state === 'ok' ? /blocked every attack/ : /does not work on this machine: ./;
  expect(found?.message).toMatch(expected);
  expect(JSON.stringify(found)).not.toContain(scriptedKey);
});

const three = { steps: plainSteps(3) };

describe('a dispatched workflow', () => {
  // @verifies provider-key-stored-nowhere, model-sees-no-token
  test('runs to its end, and neither its files nor its output contain the key or a token', async () => {
    const place = await placeWith(completing, three);
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--goal', 'Tidy up');
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Done: 3 steps, \d+ tokens, \$0\.\d+\./) });
    expect(ran.stderr).toMatch(/step 3: /);
    const { sessionId } = await onlySession(place);
    const replay = await daemon(place, 'replay', sessionId);
    const logs = await daemon(place, 'logs', sessionId);
    expect(logs.stdout.split('\n').length).toBeGreaterThan(10);
    const texts = [textBelow(place.data), textBelow(place.home), ran.stdout, ran.stderr, replay.stdout, logs.stdout];
    expect(texts.join('\n')).not.toContain(scriptedKey);
    const turns = fs.readFileSync(new DaemonLayout(place.data).turnLog(sessionId), 'utf8');
    const sent = JSON.stringify(place.model.requests);
    for (const text of [turns, sent]) {
      expect(text).not.toMatch(/stateToken|ackToken|[a-z]+-[a-z]+-\d+\/\d/);
      expect(text).not.toContain(place.data);
    }
  });

  test('is named by its id where another session has the same run name', async () => {
    const place = await placeWith(completing, three);
    await here(place, 'dispatch', 'project.tidy');
    const { sessionId, runName = '' } = await onlySession(place);
    const folderOf = (id: string) => path.dirname(new DaemonLayout(place.data).turnLog(id as SessionId));
    const other = `${sessionId.slice(0, -1)}${sessionId.endsWith('0') ? '1' : '0'}`;
    fs.mkdirSync(folderOf(other));
    for (const file of fs.readdirSync(folderOf(sessionId))) {
      const text = fs.readFileSync(path.join(folderOf(sessionId), file), 'utf8');
      fs.writeFileSync(path.join(folderOf(other), file), text.replaceAll(sessionId ?? '', other));
    }
    const { code, stderr } = await daemon(place, 'logs', runName);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`"${runName}" is ambiguous: 2 runs match`)]);
    for (const id of [sessionId, other]) expect(stderr).toContain(id);
    expect((await daemon(place, 'logs', sessionId)).code).toBe(0);
  });

  test('exits with 1 and says what failed, also as JSON', async () => {
    const place = await placeWith(() => ({ kind: 'status', status: 401 }));
    const ran = await here(place, 'dispatch', 'project.tidy', '--json');
    expect(ran.code).toBe(1);
    expect(asResult(ran)).toMatchObject({
      outcome: 'error',
      text: 'the provider answered 401: the API key was rejected',
      turns: 1,
      costUsd: 0,
    });
  });

  test('counts calls of unknown usage, and calls their cost unknown', async () => {
    const place = await placeWith((request) => ({ ...completing(request), isUsageOmitted: true }) as never, three);
    expect(asResult(await here(place, 'dispatch', 'project.tidy', '--json'))).toMatchObject({
      outcome: 'success',
      unreportedCalls: 3,
      costUsd: null,
    });
  });
});

test('dispatch refuses an input that the workflow does not allow as start does, and adds and starts nothing', async () => {
  const place = await placeWith(completing);
  const size = { key: 'size', kind: 'enum', values: ['small', 'large'], required: true };
  writeSource(place, 'sized.json', sourceOf('project.sized', plainSteps(1), { inputs: [size] }));
  const set = ['project.sized', '--set', 'size=big'];
  const start = await inProcess(place, ['start', ...set]);
  expect(start.stderr).toContain('"size" must be one of "small", "large". Nothing was recorded.');
  for (const more of [[], ['--queue']]) {
    const { code, stderr } = await here(place, 'dispatch', ...set, ...more);
    expect({ more, code, stderr }).toEqual({ more, code: start.code, stderr: start.stderr });
  }
  const status = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
  expect([status.jobs, status.sessions]).toEqual([[], []]);
  expect((await here(place, 'dispatch', 'project.sized', '--set', 'size=small', '--queue')).code).toBe(0);
});

test('dispatch refuses a goal that is too long, and adds and starts nothing', async () => {
  const place = await placeWith(completing);
  for (const more of [[], ['--queue']]) {
    const { code, stderr } = await here(place, 'dispatch', 'project.tidy', '--goal', 'é'.repeat(101), ...more);
    expect({ more, code }).toEqual({ more, code: 2 });
    expect(stderr).toContain('--goal has 202 bytes; the limit is 200');
  }
  const status = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
  expect([status.jobs, status.sessions]).toEqual([[], []]);
});

describe('a session in the foreground', () => {
  // @verifies signal-parks-a-session, one-process-per-session
  test.skipIf(process.platform === 'win32')('is refused to a second process, and parks on SIGTERM', async () => {
    let isWaiting = () => undefined;
    const waiting = new Promise<undefined>((resolve) => {
      isWaiting = () => {
        resolve(undefined);
        return undefined;
      };
    });
    const place = await placeWith((request, number) => {
      if (number !== 2) return completing(request);
      isWaiting();
      return { kind: 'silence' };
    }, three);
    const { child, exit } = dispatched(place);
    await waiting;
    const { sessionId, status, runName = '' } = await onlySession(place);
    expect(status).toBe('running');
    const second = await here(place, 'resume', sessionId);
    expect(second).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('another process is working on the session'),
    });
    child.kill('SIGTERM');
    const { code, stdout } = await exit;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'parked', text: null, stepsCompleted: 1 });
    expect((await onlySession(place)).status).toBe('stopped');
    const resumed = await here(place, 'resume', runName, '--json');
    expect(asResult(resumed)).toMatchObject({ outcome: 'success', stepsCompleted: 3, unreportedCalls: 1 });
  });
});

describe('the tools of a session', () => {
  // @verifies tools-run-inside
  test.skipIf(process.platform !== 'linux')('see the project, and cannot change it', async (context) => {
    const script: Script = (request) =>
      request.messages.length > 1
        ? completing(request)
        : {
            kind: 'reply',
            calls: [
              { tool: 'read', arguments: { path: 'notes.txt' } },
              { tool: 'bash', arguments: { command: 'echo changed > notes.txt; ls -a ~ /home' } },
              { tool: 'write', arguments: { path: 'new.txt', content: 'new' } },
            ],
          };
    const place = await placeWith(script, { sandbox: 'unshare' });
    fs.writeFileSync(path.join(place.project, 'notes.txt'), 'as it was\n');
    for (const folder of [place.folder, place.project]) fs.chmodSync(folder, 0o755);
    const result = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
    skipUnopened(context, result.text ?? '');
    expect(result.outcome).toBe('success');
    expect(fs.readFileSync(path.join(place.project, 'notes.txt'), 'utf8')).toBe('as it was\n');
    expect(fs.existsSync(path.join(place.project, 'new.txt'))).toBe(false);
    const results = place.model.requests[1]?.messages
      .at(-1)
      ?.parts.map((part) => (part.kind === 'result' ? part.text : ''));
    expect(results?.[0]).toBe('as it was\n');
    expect(results?.[1]).toMatch(/Read-only file system/);
    expect(fs.existsSync(new DaemonLayout(place.data).sandbox((await onlySession(place)).sessionId))).toBe(false);
  });
});

describe('without a usable configuration', () => {
  test.each([
    ['no model is configured', {}],
    [
      'the environment variable MISSING_KEY is not set',
      { daemon: { models: { one: { provider: 'anthropic', id: 'model-1', apiKeyVariable: 'MISSING_KEY' } } } },
    ],
    [
      'the model "one" has no "baseUrl"',
      { daemon: { models: { one: { provider: 'openai_compatible', id: 'model-1', apiKeyVariable: keyVariable } } } },
    ],
  ])('dispatch says that %s, and starts nothing', async (message, config) => {
    const place = temporaryPlace();
    writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(1)));
    fs.mkdirSync(path.join(place.home, '.workrail'), { recursive: true });
    fs.writeFileSync(path.join(place.home, '.workrail/workrail.json'), JSON.stringify(config));
    const ran = await here(place, 'dispatch', 'project.tidy');
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
    expect(fs.existsSync(path.join(place.data, 'sessions'))).toBe(false);
  });

  // @verifies project-names-no-provider
  test('the settings of a project are not used, and verify reports them', async () => {
    const place = temporaryPlace();
    writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(1)));
    const models = { one: { provider: 'anthropic', id: 'model-1', apiKeyVariable: keyVariable } };
    fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify({ daemon: { models } }));
    expect((await here(place, 'dispatch', 'project.tidy')).stderr).toContain('no model is configured');
    const verified = await inProcess(place, ['verify']);
    expect(verified.code).not.toBe(0);
    expect(`${verified.stdout}${verified.stderr}`).toContain('`daemon` has no effect in a project');
  });
});

describe('a limit of spending', () => {
  const limit = (place: Place, spending: object, prices?: object) => {
    const file = path.join(place.home, '.workrail', 'workrail.json');
    const config = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      daemon: { models: Record<string, { prices?: object }>; limits?: object };
    };
    for (const model of Object.values(config.daemon.models)) {
      if (prices === undefined) delete model.prices;
      else model.prices = prices;
    }
    config.daemon.limits = { spending };
    fs.writeFileSync(file, JSON.stringify(config));
  };

  // @verifies unknown-price-never-starts
  test('in dollars refuses a model with missing prices before it is called, and one in tokens does not', async () => {
    const place = await placeWith(completing);
    limit(place, { day: { usd: 5 } }, { input: 3, output: 15 });
    const ran = await here(place, 'dispatch', 'project.tidy');
    expect(ran).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/prices of the model .* are missing: "cacheRead"/),
    });
    expect(place.model.requests).toHaveLength(0);
    limit(place, { day: { tokens: 1_000_000 } });
    expect((await here(place, 'dispatch', 'project.tidy')).code).toBe(0);
  });

  // @verifies limits-keep-the-work
  test('stops a session that names the limit, and lets it go on when it is raised', async () => {
    const place = await placeWith(completing);
    limit(place, { run: { tokens: 1000 } });
    const ran = await here(place, 'dispatch', 'project.tidy', '--json');
    expect(asResult(ran)).toMatchObject({
      outcome: 'parked',
      text: expect.stringContaining('limit per run is reached'),
    });
    limit(place, { run: { tokens: 1_000_000 } });
    const resumed = await here(place, 'resume', String(asResult(ran).runName), '--json');
    expect(asResult(resumed)).toMatchObject({ outcome: 'success' });
  });
});
