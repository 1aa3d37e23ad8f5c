/** Models of both protocols through the real SDK, against a server that refuses what providers refuse. */
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { canonicalOf } from '../../../schemas/canonical/json.ts';
import type { ModelRequest } from '../../../daemon/model/model.ts';
import { modelOf } from '../../../daemon/model/providers.ts';
import { modelProtocols } from '../../../schemas/closed-sets.ts';
import { modelReplyBytesMax, toolNameLengthMax } from '../../../schemas/daemon/limits.ts';
import { type Script, ScriptedModel } from '../llm/server.ts';

const servers: ScriptedModel[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function model(provider: (typeof modelProtocols)[number], script: Script, timeoutMs = 10_000) {
  const server = new ScriptedModel(script);
  servers.push(server);
  const baseUrl = await server.listen();
  const configuration = { provider, modelId: 'model-1', baseUrl, maxOutputTokens: 1000, timeoutMs };
  return { server, baseUrl, port: modelOf(configuration, 'key') };
}

const never = new AbortController().signal;
const place = { workflowId: 'project.tidy', stepId: 'look', number: 1 };
const read = {
  name: 'read',
  description: 'Reads a file.',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
};
const request: ModelRequest = {
  instructions: 'Do the step.',
  messages: [{ role: 'user', text: 'The step.' }],
  tools: [read],
};
const whole: ModelRequest = {
  ...request,
  messages: [
    { role: 'user', text: 'The step.' },
    {
      role: 'assistant',
      text: '',
      calls: [
        { callId: '1-1', tool: 'read', arguments: { path: 'a' } },
        { callId: '1-2', tool: 'read', arguments: {} },
      ],
    },
    {
      role: 'tool',
      results: [
        { callId: '1-1', tool: 'read', isError: false, text: 'x' },
        { callId: '1-2', tool: 'read', isError: true, text: '' },
      ],
    },
    { role: 'user', text: 'Go on.' },
  ],
};

describe.each(modelProtocols)('a model of %s', (provider) => {
  it('gets instructions, messages, tools and its output limit, and its calls are parsed', async () => {
    const { server, port } = await model(provider, () => ({
      kind: 'reply',
      text: 'I read it.',
      calls: [
        { tool: 'read', arguments: { path: 'a.txt' } },
        { tool: 'read', arguments: { path: 'b.txt' } },
      ],
      cacheRead: 7,
    }));
    const reply = await port.call(request, never, place);
    expect(reply).toMatchObject({
      kind: 'reply',
      text: 'I read it.',
      calls: [
        { tool: 'read', arguments: { path: 'a.txt' } },
        { tool: 'read', arguments: { path: 'b.txt' } },
      ],
      finish: 'tool_calls',
    });
    expect(server.requests[0]).toMatchObject({
      system: 'Do the step.',
      tools: ['read'],
      outputTokensMax: 1000,
      modelId: 'model-1',
    });
    const [usage] = server.usages;
    expect(reply).toMatchObject({
      usage: { inputTokens: usage?.input, cacheReadTokens: 7, outputTokens: usage?.output },
    });
  });

  it('gets a whole conversation with tool results', async () => {
    const { server, port } = await model(provider, () => ({ kind: 'reply', text: 'Done.' }));
    expect(await port.call(whole, never, place)).toMatchObject({
      kind: 'reply',
      text: 'Done.',
      calls: [],
      finish: 'stop',
    });
    expect(server.requests[0]?.messages.flatMap(({ parts }) => parts.map(({ kind }) => kind))).toEqual([
      'text',
      'call',
      'call',
      'result',
      'result',
      'text',
    ]);
  });

  it('reports that its answer was cut off, and calls of unknown tools', async () => {
    const { port } = await model(provider, () => ({
      kind: 'reply',
      calls: [{ tool: 'fly', arguments: {} }],
      isCutOff: true,
    }));
    expect(await port.call(request, never, place)).toMatchObject({
      finish: 'length',
      calls: [{ tool: 'fly', arguments: {} }],
    });
  });

  it.each([
    [429, 'rate_limited'],
    [529, 'overloaded'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [413, 'request_refused'],
  ])('returns a fault for status %i, and does not retry', async (status, code) => {
    const { server, port } = await model(provider, () => ({ kind: 'status', status, headers: { 'retry-after': '3' } }));
    expect(await port.call(request, never, place)).toMatchObject({ kind: 'fault', code, retryAfterMs: 3000 });
    expect(server.requests).toHaveLength(1);
  });

  it('returns a fault for a reply that was cut anywhere', async () => {
    for (const afterBytes of [0, 1, 40, 200]) {
      const { port } = await model(provider, () => ({
        kind: 'cut',
        afterBytes,
        reply: { kind: 'reply', text: 'x'.repeat(300) },
      }));
      expect(await port.call(request, never, place)).toMatchObject({ kind: 'fault', code: 'unavailable' });
    }
  });

  it('returns a fault for a reply that is too long', async () => {
    const { port } = await model(provider, () => ({ kind: 'reply', text: 'x'.repeat(modelReplyBytesMax) }));
    expect(await port.call(request, never, place)).toEqual({
      kind: 'fault',
      code: 'unreadable_reply',
      message: `the reply of the model is longer than ${modelReplyBytesMax} bytes`,
    });
  });

  it('follows no redirect, which could take the key to another host', async () => {
    const other = await model(provider, () => ({ kind: 'reply', text: 'unused' }));
    const headers = { location: other.baseUrl };
    const { port } = await model(provider, () => ({ kind: 'status', status: 307, headers }));
    expect(await port.call(request, never, place)).toMatchObject({ kind: 'fault', code: 'request_refused' });
    expect(other.server.requests).toEqual([]);
  });

  it('returns a fault for a call that times out or is cancelled', async () => {
    const { port } = await model(provider, () => ({ kind: 'silence' }), 200);
    expect(await port.call(request, never, place)).toMatchObject({ kind: 'fault', code: 'timed_out' });
    const cancelled = new AbortController();
    setTimeout(() => cancelled.abort(), 20);
    expect(await port.call(request, cancelled.signal, place)).toMatchObject({ kind: 'fault', code: 'cancelled' });
  });

  it('waits for a reply for as long as its limit allows, longer than the `fetch` of Node', async () => {
    const dispatcher = Symbol.for('undici.globalDispatcher.1');
    // Node loads it with the first call. Its limits are five minutes otherwise.
    await fetch('http://127.0.0.1:1').catch(() => undefined);
    const before: unknown = Reflect.get(globalThis, dispatcher);
    if (!(before instanceof Object)) throw new Error('this version of Node keeps the dispatcher of fetch elsewhere');
    onTestFinished(() => void Reflect.set(globalThis, dispatcher, before));
    const limits = { headersTimeout: 100, bodyTimeout: 100 };
    Reflect.set(globalThis, dispatcher, Reflect.construct(before.constructor, [limits]));
    const { port } = await model(provider, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return { kind: 'reply', text: 'Done.' };
    });
    expect(await port.call(request, never, place)).toMatchObject({ kind: 'reply', text: 'Done.' });
  });

  it('returns a fault for a refused request, without what was sent', async () => {
    const { port } = await model(provider, () => ({ kind: 'reply', text: 'unused' }));
    const orphan = { ...request, messages: [...whole.messages.slice(0, 2)] };
    const fault = await port.call(orphan, never, place);
    expect(fault).toMatchObject({ kind: 'fault' });
    expect(JSON.stringify(fault)).not.toMatch(/key|127\.0\.0\.1|The step/);
  });
});

it('leaves out usage that the provider does not report', async () => {
  const { port } = await model('openai_compatible', () => ({ kind: 'reply', text: 'x', isUsageOmitted: true }));
  expect(await port.call(request, never, place)).toMatchObject({ kind: 'reply', usage: {} });
});

describe.each(modelProtocols)('a provider over %s', (provider) => {
  it.each([-1, 1.5, 1e300])('that reports %s tokens has reported nothing', async (cacheRead) => {
    const { port } = await model(provider, () => ({ kind: 'reply', text: 'x', cacheRead }));
    expect(await port.call(request, never, place)).toMatchObject({ kind: 'reply', usage: {} });
  });

  // @verifies tools-are-sequential
  it.each(['same', ''])(
    'sends calls that all have the id %j, and each keeps its tool and arguments',
    async (callId) => {
      const calls = [
        { tool: 'read', arguments: { path: 'a.txt' } },
        { tool: 'read', arguments: { path: 'b.txt' } },
        { tool: 'fly', arguments: {} },
      ];
      const { port } = await model(provider, () => ({ kind: 'reply', calls, callId }));
      const reply = await port.call(request, never, place);
      expect(reply).toMatchObject({ kind: 'reply', calls });
    },
  );

  it.each([
    ['is not Unicode', 'a\ud800', 'a\ufffd'],
    ['is too long', 'x'.repeat(10_000), 'x'.repeat(toolNameLengthMax)],
  ])('can call a tool whose name %s, and the call can be stored', async (_, tool, stored) => {
    const { port } = await model(provider, () => ({ kind: 'reply', calls: [{ tool, arguments: {} }] }));
    expect(await port.call(request, never, place)).toMatchObject({ calls: [{ tool: stored, arguments: {} }] });
  });
});

it('returns arguments that are not JSON as text', async () => {
  const { port } = await model('openai_compatible', () => ({
    kind: 'reply',
    calls: [{ tool: 'read', arguments: '{"path": "a' }],
  }));
  expect(await port.call(request, never, place)).toMatchObject({
    calls: [{ tool: 'read', arguments: null, unread: '{"path": "a' }],
  });
});

it.each([56, 58, 59, 60, 61, 62, 63, 64, 65, 10_000, 100_000])(
  'returns a call with arguments of %i levels that fits into a request',
  async (levels) => {
    const text = `{"path":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    const { port } = await model('openai_compatible', () => ({
      kind: 'reply',
      calls: [{ tool: 'read', arguments: text }],
    }));
    const reply = await port.call(request, never, place);
    if (reply.kind === 'fault') return expect(levels).toBeGreaterThan(9999);
    const calls = reply.calls.map((call) => ({ callId: '1-1', ...call }));
    const repeated = { ...request, messages: [...request.messages, { role: 'assistant', text: '', calls }] };
    expect(canonicalOf(repeated)).toMatchObject({ ok: true });
    expect(reply.calls[0]?.arguments === null, 'only what does not fit is unread').toBe(levels > 59);
  },
);
