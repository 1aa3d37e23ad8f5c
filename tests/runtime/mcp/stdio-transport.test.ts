/** What a client writes in one line, and what it gets back, byte for byte: ids as they were sent, batches, hostile lines. */
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  batchMessagesMax,
  callsUnderWayMax,
  messageBytesMax,
  messageValuesMax,
  tracedErrorBytesMax,
} from '../../../schemas/limits.ts';
import { memberText, membersOf } from '../../../runtime/mcp/json-text.ts';
import { createServer, type OpenRuntime } from '../../../runtime/mcp/server.ts';
import { StdioTransport } from '../../../runtime/mcp/stdio-transport.ts';
import { silentTrace } from '../../../runtime/host.ts';
import { assertProperty } from '../../support/property.ts';

async function served(open: OpenRuntime = () => Promise.reject(new Error('unused')), trace = silentTrace) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const lines: string[] = [];
  output
    .setEncoding('utf8')
    .on('data', (chunk: string) => lines.push(...chunk.split('\n').filter((line) => line !== '')));
  const { server, idle } = createServer(open, {
    version: '1',
    trace,
  });
  await server.connect(new StdioTransport(input, output, idle));
  /** The answers to some lines, once a ping behind them is answered. */
  let pings = 0;
  const answers = async (...sent: readonly (string | Buffer)[]): Promise<readonly string[]> => {
    pings += 1;
    const from = lines.length;
    for (const line of sent) input.write(typeof line === 'string' ? `${line}\n` : line);
    input.write(`{"jsonrpc":"2.0","id":"last ${pings}","method":"ping"}\n`);
    const isLast = (line: string) => line.includes(`"last ${pings}"`);
    while (!lines.slice(from).some(isLast)) await new Promise((resolve) => setImmediate(resolve));
    return lines.slice(from).filter((line) => !isLast(line));
  };
  return { answers };
}

/** The two ends of a connection, which Node reads as it reads stdin. */
async function connected(): Promise<readonly [Socket, Socket]> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const near = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  server.close();
  return [near, far];
}
const ping = (id: string) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;
const rawId = (line: string) => memberText(line, 'id');

describe('a request', () => {
  // @verifies every-request-answered
  it.each([
    '1',
    '0',
    '-7',
    '1.5',
    '1.0',
    '1e2',
    '1e308',
    '1e999',
    '9007199254740993',
    '12345678901234567890123',
    '"a"',
    '""',
    '"a\\nb"',
  ])('with the id %s is answered with that id', async (id) => {
    const { answers } = await served();
    const [answer = '', ...more] = await answers(ping(id));
    expect([rawId(answer), JSON.parse(answer).result, more]).toEqual([id, {}, []]);
  });

  it('with a method of any length is answered with its beginning', async () => {
    const { answers } = await served();
    const refusal = async (method: string): Promise<string> => {
      const [answer = ''] = await answers(JSON.stringify({ jsonrpc: '2.0', id: 1, method }));
      return JSON.parse(answer).error.message;
    };
    expect(await refusal('resources/list')).toBe('Method not found: resources/list');
    expect((await refusal('n'.repeat(1_000_000))).length).toBeLessThan(200);
  });

  // @verifies every-request-answered
  it('is answered under any id that JSON has, whatever stands around it', async () => {
    const { answers } = await served();
    const id = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
      fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
      fc.string({ unit: 'grapheme' }).map((value) => JSON.stringify(value)),
    );
    const decoy = fc.dictionary(
      fc.constantFrom('id', 'x', 'a"b', '}'),
      fc.oneof(fc.string(), fc.integer(), fc.constant({ id: [1, { id: 2 }] })),
    );
    await assertProperty(
      fc.asyncProperty(id, decoy, fc.boolean(), async (idText, params, isFirst) => {
        const method = `"method":"ping","params":${JSON.stringify(params)}`;
        const line = isFirst
          ? `{"id" : ${idText},"jsonrpc":"2.0",${method}}`
          : `{"jsonrpc":"2.0",${method} , "id":${idText} }`;
        const [answer = ''] = await answers(line);
        expect(rawId(answer)).toBe(idText);
      }),
      { numRuns: 100 },
    );
  });

  /** A transport whose requests are answered by hand: the ids of the requests that it passed on, and what was written. */
  async function unanswered() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const transport = new StdioTransport(input, output, () => Promise.resolve());
    const ids: (string | number)[] = [];
    transport.onmessage = (message) => void ('id' in message && message.id !== undefined && ids.push(message.id));
    await transport.start();
    const send = async (line: string) => {
      input.write(`${line}\n`);
      await new Promise((resolve) => setImmediate(resolve));
      await transport.allRead();
    };
    const answer = (id: string | number, result: Record<string, unknown>) =>
      transport.send({ jsonrpc: '2.0', id, result });
    return { ids, send, answer, written: () => String(output.read() ?? '').trim() };
  }

  // @verifies every-request-answered
  it('is not mistaken for a request of a batch under way, whatever its id imitates', async () => {
    const { ids, send, answer, written } = await unanswered();
    await send(`[${ping('"one"')},${ping('"two"')}]`);
    const [first = '', second = ''] = ids;
    const imitations = ['request:0', 'request:1', '0', '1', ':0', 'one', 'two'];
    for (const id of imitations) {
      await send(ping(JSON.stringify(id)));
      await answer(ids.at(-1) ?? '', { said: id });
      expect(JSON.parse(written())).toEqual({ jsonrpc: '2.0', id, result: { said: id } });
    }
    await answer(second, { said: 2 });
    await answer(first, { said: 1 });
    expect(JSON.parse(written())).toMatchObject([
      { id: 'two', result: { said: 2 } },
      { id: 'one', result: { said: 1 } },
    ]);
  });

  it('has an id inside that no client can foresee', async () => {
    const [one, other] = [await unanswered(), await unanswered()];
    for (const { send } of [one, other]) await send(ping('1.5'));
    expect([typeof one.ids[0], typeof other.ids[0]]).toEqual(['string', 'string']);
    expect(one.ids).not.toEqual(other.ids);
  });

  // @verifies every-request-answered
  it.each(['null', 'true', '{}', '[1]'])(
    'with the id %s, which nobody may use, is refused under the id null',
    async (id) => {
      const { answers } = await served();
      const [answer = ''] = await answers(ping(id));
      expect(JSON.parse(answer)).toMatchObject({ id: null, error: { code: -32600 } });
    },
  );

  it.each([
    ['lists', '[]'],
    ['numbers', '1'],
    ['objects', '{"a":1}'],
  ])('that has too many %s is refused under its id, and texts do not count', async (_what, value) => {
    const { answers } = await served();
    const holding = (text: string) => `{"jsonrpc":"2.0","id":7,"method":"ping","params":{"x":[${text}]}}`;
    const many = Array<string>(messageValuesMax + 1)
      .fill(value)
      .join(',');
    const [refused = ''] = await answers(holding(many));
    expect(JSON.parse(refused)).toMatchObject({
      id: 7,
      error: { code: -32600, message: expect.stringContaining('values') },
    });
    const [answer = ''] = await answers(holding(JSON.stringify(many)));
    expect(JSON.parse(answer)).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  });

  it.each([
    ['initialize', undefined, 'params: Invalid input: expected object, received undefined'],
    [
      'initialize',
      { protocolVersion: 1, capabilities: {}, clientInfo: { name: 'a', version: '1' } },
      'params.protocolVersion: Invalid input: expected string, received number',
    ],
    ['tools/list', { cursor: 1 }, 'params.cursor: Invalid input: expected string, received number'],
  ])('for %s with the params %j is refused in words', async (method, params, words) => {
    const { answers } = await served();
    const [answer = ''] = await answers(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    expect(JSON.parse(answer).error).toEqual({ code: -32602, message: `Invalid params: ${words}` });
  });

  // @verifies every-request-answered
  it.each([
    ['{"jsonrpc":"2.0","id":7,"method":"ping",', '7'],
    ['{"jsonrpc":"2.0","method":"ping","params":{"x":1,"id":"a"}', 'null'],
    ['hello', 'null'],
    ['\u0000', 'null'],
    ["{'jsonrpc':'2.0'}", 'null'],
    // What no JSON may hold is no id that an answer could repeat.
    ['{"jsonrpc":"2.0","id":01,"method":"ping"}', 'null'],
    ['{"jsonrpc":"2.0","id":-007,"method":"ping"}', 'null'],
    ['{"jsonrpc":"2.0","id":"a\tb","method":"ping"}', 'null'],
    ['{"jsonrpc":"2.0","id":"a\u001b[31m","method":"ping"}', 'null'],
  ])('that is not JSON is refused, under its id if the line begins with one: %j', async (line, id) => {
    const { answers } = await served();
    const [answer = '', ...more] = await answers(line);
    expect([JSON.parse(answer).error, rawId(answer), more]).toEqual([
      { code: -32700, message: 'Parse error: the line is not JSON' },
      id,
      [],
    ]);
  });

  // @verifies every-request-answered
  it('that is not UTF-8 is refused, so that no text is stored which nobody sent', async () => {
    const { answers } = await served();
    const latin = (text: string) =>
      Buffer.from(`{"jsonrpc":"2.0","id":7,"method":"ping","params":{"x":"${text}"}}\n`, 'latin1');
    const found = await answers(latin('Stra\u00dfe'), latin('\u00ed\u00a0\u0080'), latin('plain'));
    expect(found.map((line) => [rawId(line), JSON.parse(line).error?.message])).toEqual([
      ['7', 'Parse error: the line is not UTF-8'],
      ['7', 'Parse error: the line is not UTF-8'],
      ['7', undefined],
    ]);
  });

  it('is read behind a byte order mark and before a carriage return, and an empty line is none', async () => {
    const { answers } = await served();
    const found = await answers(`\ufeff${ping('1')}\r`, '', '\r', '  ');
    expect(found.map(rawId)).toEqual(['1']);
  });

  it('that is too long is refused under its id, of any form', async () => {
    const { answers } = await served();
    const long = `{"jsonrpc":"2.0","id":1.5e3,"method":"ping","params":{"x":"${'x'.repeat(messageBytesMax)}"}}`;
    const [answer = ''] = await answers(long);
    expect([rawId(answer), JSON.parse(answer).error.code]).toEqual(['1.5e3', -32600]);
  });
});

describe('a line over a limit', () => {
  /** Two values of which each makes a line too large. Both contain what looks like an id and like the end of a message. */
  const tooLarge = {
    bytes: `"${String.raw`\\\"}],\",\"id\":99}`.repeat(messageBytesMax / 16)}"`,
    values: `{"id":99,"x":[${'{"id":99},'.repeat(messageValuesMax / 2)}{"result":"\\"}]"}]}`,
  };
  const message = (id: string, large = tooLarge.values) =>
    `{"jsonrpc":"2.0","method":"tools/call","params":{"id":98,"arguments":${large}},"id":${id}}`;
  const notification = `{"jsonrpc":"2.0","method":"notifications/x","params":{"id":98,"x":${tooLarge.values}}}`;
  const ordersOf = (members: readonly string[]): readonly (readonly string[])[] =>
    members.length < 2
      ? [members]
      : members.flatMap((first) =>
          ordersOf(members.filter((member) => member !== first)).map((rest) => [first, ...rest]),
        );
  const refusal = (line: string) => {
    const { id, error } = JSON.parse(line) as { id: unknown; error: { code: number; message: string } };
    return {
      id,
      code: error.code,
      isLimit: /^Invalid request: the message has \d+ (bytes|values); /.test(error.message),
    };
  };
  const refused = (id: unknown) => ({ id, code: -32600, isLimit: true });

  // @verifies every-request-answered
  it.each(Object.entries(tooLarge))(
    'of %s is refused under its id, in whatever order its members are',
    async (_, large) => {
      const { answers } = await served();
      const members = ['"jsonrpc":"2.0"', '"id":7', '"method":"tools/call"', `"params":{"id":98,"arguments":${large}}`];
      for (const order of ordersOf(members)) {
        const got = await answers(`{${order.join(',')}}`);
        expect(got.map(refusal), order.map((member) => member.slice(0, 12)).join()).toEqual([refused(7)]);
      }
    },
  );

  // @verifies every-request-answered
  it.each([
    ['1', '1'],
    ['-1.50e3', '-1.50e3'],
    ['9007199254740993', '9007199254740993'],
    ['1e999', '1e999'],
    ['"a"', '"a"'],
    [String.raw`"\u0041\"},\\"`, String.raw`"A\"},\\"`],
    [`"${'\u00e9'.repeat(64)}"`, `"${'\u00e9'.repeat(64)}"`],
    [`"${'a'.repeat(129)}"`, 'null'],
    ['1'.repeat(200), 'null'],
    ['""', 'null'],
    ['null', 'null'],
    ['true', 'null'],
    ['[1]', 'null'],
    ['{"id":1}', 'null'],
  ])('with the id %s is refused under the id %s', async (id, expected) => {
    const { answers } = await served();
    const got = await answers(message(id), message(id, tooLarge.bytes));
    expect(got.map(rawId)).toEqual([expected, expected]);
  });

  // @verifies every-request-answered
  it('that arrives in parts of any size is refused under the last of its ids', async () => {
    const { answers } = await served();
    const id = fc.oneof(fc.integer(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }));
    const decoy = fc.dictionary(fc.constantFrom('id', 'result', '"', '\\', 'a"}', ']'), fc.json(), { maxKeys: 4 });
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 20, maxLength: 60 });
    await assertProperty(
      fc.asyncProperty(id, decoy, decoy, cuts, async (sent, before, after, sizes) => {
        const start = `{ "id":5 ,"params":{"a":${JSON.stringify(before)},"b":`;
        const end = `,"c":${JSON.stringify(after)}},"method" : "ping","\\u0069d":${JSON.stringify(sent)},"jsonrpc":"2.0"}\r\n`;
        const parts: Buffer[] = [];
        for (const [text, rest] of [
          [start, tooLarge.bytes],
          [end, ''],
        ] as const) {
          let bytes = Buffer.from(text);
          for (const size of sizes) {
            parts.push(bytes.subarray(0, size));
            bytes = bytes.subarray(size);
          }
          parts.push(bytes, Buffer.from(rest));
        }
        expect((await answers(...parts.filter(({ length }) => length > 0))).map(refusal)).toEqual([refused(sent)]);
      }),
      { numRuns: 15 },
    );
  });

  // @verifies every-request-answered
  it('is not answered if it is a notification or an answer, and the next line is', async () => {
    const { answers } = await served();
    const large = `{"id":98,"x":${tooLarge.bytes}}`;
    const unanswered = [
      notification,
      `{"jsonrpc":"2.0","method":"notifications/x","params":${large}}`,
      `{"jsonrpc":"2.0","id":1,"result":${large}}`,
      `{"jsonrpc":"2.0","error":{"code":1,"message":"x","data":${large}},"id":1}`,
      `[${notification},{"jsonrpc":"2.0","id":1,"result":{}}]`,
    ];
    for (const line of unanswered) expect((await answers(line, ping('2'))).map(rawId)).toEqual(['2']);
  });

  // @verifies every-request-answered, batches-answered
  it('that is a batch is answered in one array, with an error for each request', async () => {
    const { answers } = await served();
    const batch = `[${[ping('1'), notification, ' [1]', message('"b"'), '{"id":2,"result":{}}', ping('2.50'), ping('{}')].join(',')}]`;
    const got = await answers(batch);
    expect(got).toHaveLength(1);
    const members = [...membersOf(got[0] ?? '')].map(({ text }) => text);
    expect(members.map(rawId)).toEqual(['1', 'null', '"b"', '2.50', 'null']);
    for (const member of members) expect(refusal(member)).toMatchObject({ code: -32600, isLimit: true });
  });

  // @verifies batches-answered
  it.each([
    ['a batch of too many messages', `[${`${ping('1')},`.repeat(batchMessagesMax)}${message('1')}]`],
    ['an empty batch', `[${' '.repeat(messageBytesMax)}]`],
  ])('that is %s is refused once, under the id null', async (_, line) => {
    const { answers } = await served();
    expect((await answers(line)).map(refusal)).toEqual([refused(null)]);
  });

  // @verifies every-request-answered
  it.each([
    ['brackets that nobody closes', '['.repeat(500_000), null],
    ['brackets that are closed', `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)},"id":7}`, 7],
    ['a text', tooLarge.bytes, null],
    ['no JSON', 'x'.repeat(messageBytesMax + 1), null],
    ['no JSON, behind an id at its start', `{"jsonrpc":"2.0","id":7,"x":${tooLarge.values}`, 7],
    ['members of one message', `{"jsonrpc":"2.0","id":7${',"x":1'.repeat(messageValuesMax)}}`, 7],
    ['members of one message, before its id', `{"x":1${',"x":1'.repeat(messageValuesMax)},"id":7}`, null],
    ['spaces', `{${' '.repeat(messageBytesMax)}"id":7}`, 7],
    ['a byte order mark and a message', `\ufeff${message('7')}`, 7],
  ])('of %s is refused once', async (_, line, id) => {
    const { answers } = await served();
    const [answer = '', ...more] = await answers(line);
    const found = refusal(answer);
    expect([found, more]).toEqual([refused(id), []]);
  });
});

describe('a request to run as a task', () => {
  const asTask = (method: string, params = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, task: { ttl: 1000 } } });

  // @verifies every-request-answered
  it('is answered as if it asked for no task', async () => {
    const { answers } = await served();
    const [listed = '', called = ''] = await answers(
      asTask('tools/list'),
      asTask('tools/call', { name: 'no_such_tool' }),
    );
    expect(JSON.parse(listed).result.tools[0]).toMatchObject({ name: 'list_workflows' });
    expect(JSON.parse(called).result.content[0].text).toContain('Unknown tool "no_such_tool"');
  });

  it('for an unknown method is refused with the beginning of its name', async () => {
    const { answers } = await served();
    const [answer = ''] = await answers(asTask('n'.repeat(100_000)));
    expect([JSON.parse(answer).error.code, answer.length < 300]).toEqual([-32601, true]);
  });
});

describe('a call whose runtime cannot be opened', () => {
  it('fails alone: the next call opens the runtime again', async () => {
    const tries: string[] = [];
    const { answers } = await served(() => {
      tries.push('opened');
      return Promise.reject(new Error('too many open files'));
    });
    const call = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_workflows"}}';
    for (const _ of ['first', 'second']) {
      const [answer = ''] = await answers(call);
      expect(JSON.parse(answer).result.content[0].text).toContain('INTERNAL_ERROR');
    }
    expect(tries).toHaveLength(2);
  });
});

describe('a line that is nested deep', () => {
  const places = {
    'a request as its id': (deep: string) => `{"jsonrpc":"2.0","id":${deep},"method":"ping"}`,
    'a request as its method': (deep: string) => `{"jsonrpc":"2.0","id":1,"method":${deep}}`,
    'a request as its params': (deep: string) => `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${deep}}}`,
    'a request as its metadata': (deep: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":${deep}}}`,
    'a greeting': (deep: string) => `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"clientInfo":${deep}}}`,
    'a call as its name': (deep: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${deep}}}`,
    'a call as an argument': (deep: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_workflows","arguments":{"query":${deep}}}}`,
    'a batch as an id': (deep: string) => `[{"jsonrpc":"2.0","id":${deep},"method":"ping"}]`,
    'a notification': (deep: string) => `{"jsonrpc":"2.0","method":"notifications/x","params":{"a":${deep}}}`,
    'a progress report': (deep: string) =>
      `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":7,"progress":1,"a":${deep}}}`,
    'a cancellation': (deep: string) =>
      `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${deep}}}`,
    'a response': (deep: string) => `{"jsonrpc":"2.0","id":1,"result":{"a":${deep}}}`,
    'an error': (deep: string) => `{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x","data":${deep}}}`,
    'no message at all': (deep: string) => deep,
  };
  const silent = new Set(['a notification', 'a progress report', 'a cancellation', 'a response', 'an error']);
  const nested = (depth: number, [open, close]: readonly [string, string]) =>
    open.repeat(depth) + 1 + close.repeat(depth);
  const brackets = fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const);
  const depths = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.constantFrom(1_000, 3_000, 5_000, 8_000));

  // @verifies no-line-ends-the-server
  it.each(Object.entries(places))(
    'in %s is answered like any other, and so is the next line',
    async (place, lineOf) => {
      const { answers } = await served();
      await assertProperty(
        fc.asyncProperty(depths, brackets, async (depth, pair) => {
          const got = await answers(lineOf(nested(depth, pair)));
          if (place !== 'no message at all') expect(got).toHaveLength(silent.has(place) ? 0 : 1);
        }),
        { numRuns: 12 },
      );
    },
  );

  it('in the name of a tool is refused as a param of the wrong type', async () => {
    const { answers } = await served();
    for (const name of [nested(20_000, ['[', ']']), '7', 'null']) {
      const [answer = ''] = await answers(places['a call as its name'](name));
      expect(JSON.parse(answer).error).toMatchObject({
        code: -32602,
        message: expect.stringContaining('list_workflows'),
      });
    }
  });
});

describe('a batch', () => {
  // @verifies batches-answered
  it('is answered in one array: each request under its own id, notifications not at all', async () => {
    const { answers } = await served();
    const notification = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    const call = '{"jsonrpc":"2.0","id":2.5,"method":"tools/call","params":{"name":"no_such_tool"}}';
    const sent = [ping('1'), notification, call, ping('"1"'), ping('1'), '7', '{"jsonrpc":"2.0","id":8,"method":3}'];
    const got = await answers(`[${sent.join(' ,')}]`);
    expect(got).toHaveLength(1);
    const members = [...membersOf(got[0] ?? '')].map(({ text }) => text);
    expect(members.map(rawId).sort()).toEqual(['"1"', '1', '1', '2.5', '8', 'null']);
    const failed = members.filter((text) => JSON.parse(text).error !== undefined).map(rawId);
    expect(failed.sort()).toEqual(['8', 'null']);
  });

  // @verifies batches-answered
  it('of notifications alone is not answered; an empty one and one that is too long are refused', async () => {
    const { answers } = await served();
    expect(await answers('[{"jsonrpc":"2.0","method":"notifications/initialized"}]')).toEqual([]);
    for (const line of ['[]', `[${Array.from({ length: batchMessagesMax + 1 }, () => ping('1')).join(',')}]`]) {
      const [answer = ''] = await answers(line);
      expect(JSON.parse(answer)).toMatchObject({ id: null, error: { code: -32600 } });
    }
  });
});

describe('an answer of the client that nobody waits for', () => {
  it('leaves only its beginning in the trace', async () => {
    const traced: string[] = [];
    const { answers } = await served(undefined, {
      event: (_, { error }) => void traced.push(String(error)),
    });
    const content = { decision: 'approve', comment: 'x'.repeat(1_000_000) };
    expect(await answers(JSON.stringify({ jsonrpc: '2.0', id: 7, result: { action: 'accept', content } }))).toEqual([]);
    expect(traced).toEqual([expect.stringContaining('Received a response for an unknown message ID')]);
    expect(Buffer.byteLength(traced[0] ?? '')).toBeLessThanOrEqual(tracedErrorBytesMax);
  });
});

describe('a client that sends more than it takes', () => {
  const turns = async (count: number) => {
    for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const flood = (lines: readonly string[]) => {
    const input = new PassThrough({ highWaterMark: 1 << 26 });
    for (const line of lines) input.write(`${line}\n`);
    return input;
  };
  const linesIn = (output: PassThrough) => {
    let text = '';
    output.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    return () => text.split('\n').filter((line) => line !== '');
  };

  // @verifies unread-answers-are-bounded
  it('is not read while its answers are unread, and gets each of them once it reads', async () => {
    const sent = Array.from({ length: 3000 }, (_, i) => ping(String(i)));
    const [input, output] = [flood(sent), new PassThrough({ highWaterMark: 1024 })];
    const { server, idle } = createServer(() => Promise.reject(new Error('unused')), {
      version: '1',
      trace: silentTrace,
    });
    await server.connect(new StdioTransport(input, output, idle));
    await turns(8000);
    expect(output.readableLength + output.writableLength).toBeLessThan(4096);
    expect(input.readableLength).toBeGreaterThan(sent.join('\n').length / 2);
    const answered = linesIn(output);
    while (answered().length < sent.length) await turns(50);
    expect(answered().map(rawId)).toEqual(sent.map(rawId));
  });

  // @verifies unread-answers-are-bounded
  it('has no more calls under way than the limit, and gets an answer to each', async () => {
    const call = (i: number) => `{"jsonrpc":"2.0","id":${i},"method":"tools/call","params":{"name":"list_workflows"}}`;
    const sent = Array.from({ length: 500 }, (_, i) => call(i + 100));
    const [input, output] = [flood(sent), new PassThrough()];
    const answered = linesIn(output);
    let open = () => {};
    const opened = new Promise<never>((_, reject) => {
      open = () => reject(new Error('cannot be opened'));
    });
    const { server, idle } = createServer(() => opened, { version: '1', trace: silentTrace });
    await server.connect(new StdioTransport(input, output, idle));
    await turns(2000);
    const unread = input.readableLength / `${call(100)}\n`.length;
    expect(sent.length - unread).toBe(callsUnderWayMax);
    open();
    while (answered().length < sent.length) await turns(50);
    expect(new Set(answered().map(rawId)).size).toBe(sent.length);
  });

  // @verifies unread-answers-are-bounded
  it('has its last lines read when it closes the input', async () => {
    const sent = Array.from({ length: 20 }, (_, i) => ping(String(i)));
    const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 64 })];
    input.end(`${sent.join('\n')}\n`);
    const { server, idle } = createServer(() => Promise.reject(new Error('unused')), {
      version: '1',
      trace: silentTrace,
    });
    const transport = new StdioTransport(input, output, idle);
    await server.connect(transport);
    await new Promise((resolve) => input.once('end', resolve));
    await transport.allRead();
    const answered = linesIn(output);
    while (answered().length < sent.length) await turns(1);
    expect(answered().map(rawId)).toEqual(sent.map(rawId));
  });
});

describe('a transport that is closed while a line waits', () => {
  it('lets go of its input, which would keep the process alive', async () => {
    const [near, far] = await connected();
    const input = { isOver: false };
    near.once('close', () => {
      input.isOver = true;
    });
    const transport = new StdioTransport(near, new PassThrough(), () => new Promise(() => undefined));
    await transport.start();
    far.write(`${ping('1')}\n`);
    while (!near.isPaused()) await new Promise((resolve) => setImmediate(resolve));
    await transport.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(input.isOver).toBe(true);
    far.destroy();
  });
});
