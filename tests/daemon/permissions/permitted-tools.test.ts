/** Tools under a policy, in a sandbox of the real kernel and in sessions. */
import fs from 'node:fs';
import path from 'node:path';
import { type TestContext, describe, expect, it } from 'vitest';
import { permittedTools } from '../../../daemon/permissions/permitted-tools.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { replayParts } from '../../../daemon/conversation/replay.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import type { Layers } from '../../../daemon/permissions/policy.ts';
import { resultOf } from '../../../daemon/session/outcome.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { sandboxTools } from '../../../daemon/tools/sandbox-tools.ts';
import type { Tool } from '../../../daemon/tools/tool.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { TurnRecord } from '../../../schemas/daemon/turn-record.ts';
import type { StepPolicy, WorkflowPolicy } from '../../../schemas/daemon/permissions.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { planFor, writableFolder } from '../sandbox/plan.ts';
import { bundledInside, opened, temporaryFolder } from '../sandbox/sandbox-world.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, SessionWorld } from '../session/session-world.ts';

async function toolsUnder(context: TestContext, policy: StepPolicy) {
  const folder = temporaryFolder();
  const adapter = unshareAdapter(await bundledInside(folder));
  const tree = writableFolder(adapter, path.join(folder, 'tree'));
  const sandbox = await opened(context, adapter, planFor(tree));
  const realPath = async (to: string) => (await sandbox.call('resolve', { path: to })).path;
  const tools = permittedTools(sandboxTools(sandbox), () => [policy], { folder: sandbox.folder, realPath });
  const call = async (name: string, args: object) => {
    const tool = tools.find((each) => each.name === name);
    if (tool === undefined) throw new Error(`there is no tool ${name}`);
    const result = await tool.run(args as JsonObject, never, '1-1');
    if (result === null) throw new Error('the call was stopped');
    return result;
  };
  const inside = (command: string) => sandbox.call('run', { argv: ['bash', '-c', command] });
  return { call, inside, tree };
}

describe('tools under a policy', () => {
  // @verifies permissions-deny-by-default
  it('use only the paths that it names, wherever a link leads', async (context) => {
    const { call, inside, tree } = await toolsUnder(context, {
      read: ['docs', 'src/a.ts'],
      write: ['docs'],
      commands: [],
    });
    await inside(
      'mkdir docs src && echo one > src/a.ts && echo two > src/b.ts && ln -s ../src docs/link && ln -s ../src/new.ts docs/new.md',
    );
    expect(await call('write', { path: 'docs/x/new.md', content: 'new' })).toMatchObject({ ending: 'done' });
    expect(await call('read', { path: 'src/a.ts' })).toMatchObject({ ending: 'done', text: 'one\n' });
    const denied = [
      ['read', { path: 'src/b.ts' }, 'read: /worktree/src/b.ts'],
      ['read', { path: 'docs/link/b.ts' }, 'read: /worktree/src/b.ts'],
      ['read', { path: 'docs/../src/b.ts' }, 'read: /worktree/src/b.ts'],
      ['write', { path: 'src/a.ts', content: '' }, 'write: /worktree/src/a.ts'],
      ['write', { path: 'docs/link/a.ts', content: '' }, 'write: /worktree/src/a.ts'],
      ['edit', { path: 'src/a.ts', old: 'one', new: 'two' }, 'write: /worktree/src/a.ts'],
      ['glob', { pattern: '**' }, 'read: /worktree'],
      ['grep', { pattern: 'o', folder: 'src' }, 'read: /worktree/src'],
      ['bash', { command: 'cat src/b.ts' }, 'command: cat'],
    ] as const;
    for (const [tool, args, what] of denied)
      expect(await call(tool, args), what).toMatchObject({ ending: 'refused', denied: what });
    expect(await call('write', { path: 'docs/new.md', content: '' })).toMatchObject({ ending: 'failed' });
    expect(await call('glob', { pattern: '*.md', folder: 'docs' })).toMatchObject({ ending: 'done' });
    await inside('ln -s ../src/b.ts docs/b.md');
    const found = await call('grep', { pattern: 'two|new', folder: 'docs' });
    expect(found.text).toContain('docs/x/new.md:1: new');
    expect(found.text).not.toContain('two');
    expect(fs.readFileSync(path.join(tree, 'src/a.ts'), 'utf8')).toBe('one\n');
    expect(fs.existsSync(path.join(tree, 'src/new.ts'))).toBe(false);
  });

  it('run the commands that it lists, as their words', async (context) => {
    const { call, inside } = await toolsUnder(context, { read: ['.'], write: [], commands: ['echo *', 'cat a.txt'] });
    await inside('echo content > a.txt');
    expect((await call('bash', { command: `echo 'a;b' "c d"` })).text).toBe('a;b c d\n[exit status 0]');
    expect((await call('bash', { command: 'cat a.txt' })).text).toBe('content\n[exit status 0]');
    expect(await call('bash', { command: 'echo a > b.txt' })).toMatchObject({ ending: 'refused' });
    expect(await call('bash', { command: 'cat b.txt' })).toMatchObject({
      ending: 'refused',
      text: expect.stringContaining('Allowed: echo *, cat a.txt'),
    });
  });
});

it('spawn_agent runs only the workflows that the policy names', async () => {
  const ran: string[] = [];
  const spawn = {
    name: 'spawn_agent',
    description: 'Spawns.',
    inputSchema: { type: 'object' },
    run: async (args: JsonObject) => {
      ran.push(String(args['workflowId']));
      return { ending: 'done' as const, text: '' };
    },
  };
  const [tool] = permittedTools([spawn], () => [{ spawn: ['test.review-*'] }, {}]);
  for (const workflowId of ['test.review-code', 'test.other']) await tool?.run({ workflowId, goal: 'x' }, never, '1-1');
  expect(ran).toEqual(['test.review-code']);
  const [closed] = permittedTools([spawn], () => [{ spawn: 'any' }, { spawn: [] }]);
  expect(await closed?.run({ workflowId: 'test.a', goal: 'x' }, never, '1-1')).toMatchObject({
    ending: 'refused',
    denied: 'spawn: test.a',
    text: expect.stringContaining('Allowed: nothing.'),
  });
});

const two = compiledWorkflow('test.two', stepIds(2));
const workflows: readonly WorkflowPolicy[] = [
  { match: 'test.*', policy: { read: 'any', write: ['a'], commands: [] }, steps: { 'step-2': { write: [] } } },
];
const openTools = (world: SessionWorld) => async () => ({
  kind: 'open' as const,
  tools: [{ ...world.write, run: (args: JsonObject) => world.write.run({ name: String(args['path']) }, never, '1-1') }],
  paths: { folder: '/worktree', realPath: async (to: string) => `/worktree/${to}` },
  checkpoint: async () => null,
  close: async () => undefined,
});

describe('a session under a policy', () => {
  // @verifies denials-end-a-session
  it('ends as stuck after three equal denials, and says what was denied', async () => {
    const world = new SessionWorld(two);
    const model = world.model(() => reply('', use('write', { path: 'b' })));
    const environment = world.process(model, { permissions: workflows, openTools: openTools(world) });
    const session = await startSession(environment, jobOf('test.two'), never);
    expect(session.result).toEqual({
      kind: 'stuck',
      reason:
        'step "Title of step-1" requested "write: /worktree/b" 3 times, but the policy denies this request. Allow it in "daemon.permissions" of ~/.workrail/workrail.json, or change the workflow',
    });
    expect(world.requests).toHaveLength(3);
    expect(world.effects.size).toBe(0);
  });

  it('is narrower in a step', async () => {
    const world = new SessionWorld(two);
    const model = world.model(({ messages }) =>
      messages.length === 1 ? reply('', use('write', { path: 'a' })) : reply('', done('Did it.')),
    );
    const environment = world.process(model, { permissions: workflows, openTools: openTools(world) });
    const session = await startSession(environment, jobOf('test.two'), never);
    expect(session.result.kind).toBe('success');
    expect(world.effects.get('a')).toBe(1);
  });

  // @verifies needs-are-checked-first
  it.each(['web_browsing', 'delegation'] as const)('does not start if its workflow requires %s', async (capability) => {
    const needy = {
      ...compiledWorkflow('test.needy', stepIds(1)),
      capabilities: { [capability]: 'required' as const },
    };
    const world = new SessionWorld(needy);
    const session = await startSession(
      world.process(world.model(() => reply('', done('Did it.')))),
      jobOf('test.needy'),
      never,
    );
    expect(session).toMatchObject({
      sessionId: null,
      result: { kind: 'error', reason: expect.stringContaining(capability) },
    });
    expect(world.requests).toHaveLength(0);
  });

  // @verifies needs-are-checked-first
  it('with web_browsing required starts if its policy lists a host and its tools can have a network, and only then', async () => {
    const needy = {
      ...compiledWorkflow('test.needy', stepIds(1)),
      capabilities: { web_browsing: 'required' as const },
    };
    const permissions = [{ match: 'test.*', policy: { network: { hosts: ['example.org'] } }, steps: {} }];
    for (const [more, kind] of [
      [{ permissions, canOpenNetwork: true }, 'success'],
      [{ permissions }, 'error'],
      [{ canOpenNetwork: true }, 'error'],
    ] as const) {
      const world = new SessionWorld(needy);
      const environment = world.process(
        world.model(() => reply('', done('Did it.'))),
        more,
      );
      expect((await startSession(environment, jobOf('test.needy'), never)).result.kind).toBe(kind);
    }
  });

  // @verifies needs-are-checked-first
  it.each([
    ['test.two', 'step-l', /did you mean "step-1"\?/],
    ['test.two', 'nothing-like-it', /restrict the step "nothing-like-it", which the workflow does not have\./],
    ['test.two', 'step-1', null],
    ['test.*', 'of-another-workflow', null],
  ] as const)('does not start if the entry %s restricts the unknown step %s', async (match, stepId, reason) => {
    const world = new SessionWorld(two);
    const permissions = [{ match, policy: {}, steps: { [stepId]: { write: [] } } }];
    const environment = world.process(
      world.model(() => reply('', done('Did it.'))),
      { permissions },
    );
    const { result } = await startSession(environment, jobOf('test.two'), never);
    if (reason === null) expect(result.kind).toBe('success');
    else expect(result).toMatchObject({ kind: 'error', reason: expect.stringMatching(reason) });
    expect(world.requests.length > 0).toBe(reason === null);
  });

  // @verifies strangers-have-no-network
  it.each([
    ['user', true],
    ['stranger', false],
  ] as const)('with texts of a %s gets a network: %s', async (trust, hasNetwork) => {
    const world = new SessionWorld(two);
    const opened: boolean[] = [];
    const openTools = async (_: unknown, network: (() => Layers) | null) => {
      opened.push(network !== null);
      return { kind: 'open' as const, tools: [], checkpoint: async () => null, close: async () => undefined };
    };
    const permissions = [{ match: 'test.*', policy: { network: { hosts: ['example.org'] } }, steps: {} }];
    const model = world.model(() => reply('', done('Did it.')));
    const environment = world.process(model, { permissions, canOpenNetwork: true, openTools });
    const queued = { jobId: 'job_1', trigger: 'issues', trust };
    expect((await startSession(environment, jobOf('test.two', { queued }), never)).result.kind).toBe('success');
    expect(opened).toEqual([hasNetwork]);
  });

  // @verifies needs-are-checked-first
  it('is not continued, and calls no model, if the configuration no longer has what its workflow requires', async () => {
    const needy = {
      ...compiledWorkflow('test.needy', stepIds(2)),
      capabilities: { web_browsing: 'required' as const },
    };
    const permissions = [{ match: 'test.*', policy: { network: { hosts: ['example.org'] } }, steps: {} }];
    const world = new SessionWorld(needy);
    const stop = new AbortController();
    const model = world.model(() => {
      stop.abort();
      return reply('', done('Did it.'));
    });
    const networked = { permissions, canOpenNetwork: true };
    const started = await startSession(world.process(model, networked), jobOf('test.needy'), stop.signal);
    expect(started.result).toEqual({ kind: 'parked', question: null });
    const calls = world.requests.length;
    const sessionId = started.sessionId as SessionId;
    const refused = await resumeSession(world.process(model), sessionId, null, never);
    expect(refused).toMatchObject({ result: { kind: 'error', reason: expect.stringContaining('web_browsing') } });
    expect(world.requests).toHaveLength(calls);
    const again = await resumeSession(world.process(model, networked), sessionId, null, never);
    expect(again).toMatchObject({ result: { kind: 'success' } });
  });

  // @verifies refused-hosts-are-recorded
  it('records the first attempt on a target while the command runs: no crash of the daemon hides it', async () => {
    const world = new SessionWorld(two);
    const attempts = [{ target: 'evil.example:443', why: 'host' as const, times: 1 }];
    let refuse: () => void = () => undefined;
    let isRefused = false;
    const write: Tool = {
      ...world.write,
      run: async () => {
        refuse();
        await new Promise((resolve) => setImmediate(resolve));
        // The power goes while the command runs.
        world.disk.cutAfter(0);
        return { ending: 'done', text: 'done' };
      },
    };
    const openTools = async () => ({
      kind: 'open' as const,
      tools: [write],
      checkpoint: async () => null,
      refusedAttempts: () => (isRefused ? attempts.splice(0) : []),
      onRefused: (listener: () => void) => {
        refuse = () => {
          isRefused = true;
          listener();
        };
      },
      close: async () => undefined,
    });
    const model = world.model(() => reply('', use('write', { name: 'a' })));
    await expect(startSession(world.process(model, { openTools }), jobOf('test.two'), never)).rejects.toThrow('EIO');
    world.disk.restart(() => 'lost');
    const [sessionId = ''] = world.disk.bare.list(layout.sessions);
    const stored = world.text(layout.turnLog(sessionId as SessionId));
    const records = stored
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as TurnRecord);
    expect(records.slice(-2)).toMatchObject([
      { kind: 'tool_started' },
      { kind: 'network_refused', target: 'evil.example:443' },
    ]);
    expect(foldTurns(records).nextIndex).toBe(records.length);
  });

  // @verifies refused-hosts-are-recorded
  it('records what its commands tried to reach, also after its end', async () => {
    const world = new SessionWorld(two);
    const early = [{ target: 'evil.example:443', why: 'host' as const, times: 2 }];
    const late = [{ target: 'late.example:443', why: 'host' as const, times: 1 }];
    const opened: unknown[] = [];
    const openTools = async (_: unknown, network: (() => Layers) | null) => {
      opened.push(network?.());
      const attempts = [[], early];
      return {
        kind: 'open' as const,
        tools: [],
        checkpoint: async () => null,
        refusedAttempts: () => attempts.shift() ?? [],
        close: async () => void attempts.splice(0, 9, late),
      };
    };
    const model = world.model(() => reply('', done('Did it.')));
    const permissions = [{ match: 'test.*', policy: { network: { hosts: ['example.org'] } }, steps: {} }];
    const environment = world.process(model, { permissions, canOpenNetwork: true, openTools });
    const session = await startSession(environment, jobOf('test.two'), never);
    expect(session.result.kind).toBe('success');
    expect(opened).toEqual([[{ network: { hosts: ['example.org'] } }]]);
    const log = world
      .text(layout.turnLog(session.sessionId as SessionId))
      .trimEnd()
      .split('\n');
    const records = log.map((line) => JSON.parse(line) as TurnRecord);
    const refused = records.filter(({ kind }) => kind === 'network_refused');
    expect(refused).toMatchObject([...early, ...late]);
    expect(records.at(-1)).toBe(refused[1]);
    expect(resultOf(foldTurns(records)).kind).toBe('success');
    const titles = replayParts(records).map(({ title }) => title);
    expect(titles).toContain('network access refused: evil.example:443 (2 times)');
  });
});
