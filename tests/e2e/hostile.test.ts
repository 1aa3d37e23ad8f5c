/**
 * Input that no well-meaning client sends. A call that can be recognised is answered in the one envelope, a request that
 * cannot be a call with a JSON-RPC error, and bytes that are no message cost nothing but themselves. The server lives,
 * and nothing is written.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import {
  acknowledgement,
  type Chance,
  chance,
  type JsonRpc,
  type Place,
  RawServer,
  replyOf,
  Server,
  type Step,
  temporaryPlace,
  treeOf,
} from './support.ts';

const megabyte = 1024 * 1024;

/** A directory with one run in it, and a raw server on it. */
async function besieged(): Promise<{ place: Place; step: Step; server: RawServer; before: Record<string, string> }> {
  const place = temporaryPlace();
  const friendly = await Server.start(place);
  const { data: step } = await friendly.start('wr.code_review');
  await friendly.close();
  const server = await RawServer.initialized(place);
  return { place, step, server, before: treeOf(place.folder) };
}

function assertRefused(tool: string, answer: JsonRpc, what: string): void {
  if (answer.error !== undefined) {
    expect(answer.error.code, what).toBeLessThan(0);
    return;
  }
  const reply = replyOf(tool, answer.result);
  if (reply.ok) throw new Error(`was not refused: ${what}\n${reply.text}`);
  expect(reply.error.code, `${what}\n${reply.text}`).not.toBe('INTERNAL_ERROR');
  // An error that repeats a megabyte of what was sent would be an attack of its own.
  expect(reply.bytes.length, what).toBeLessThan(8_000);
}

// Cases ---------------------------------------------------------------------------------------------------------------

const nested = (depth: number, open: string, close: string, inside = '1') =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const huge = (character: string) => JSON.stringify(character.repeat(megabyte));

/** JSON texts of every kind; a case picks one that does not fit where it is put. */
const scalars: readonly string[] = [
  'null',
  'true',
  '0',
  '-1.5e300',
  '9007199254740993',
  '""',
  '"x"',
  '[]',
  '{}',
  '[[]]',
];
const strings: readonly string[] = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ufeff"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"../../../../etc/passwd"',
  '"\\u202egnp.exe"',
  `"${'wr.'.repeat(300)}"`,
  '"{{wr.bindings.x}}"',
  '"; rm -rf /"',
  '"wr.code_reviev"',
  '"%s%n%x"',
  '"\\u001b[31mred"',
];
const hugeStrings: readonly string[] = [huge('x'), huge('é'), huge('\\'), huge('.'), huge(' ')];
const contexts: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":{"b":[{"prototype":1}]}}',
  '{"\\u005f_proto__":1}',
  `{"deep":${nested(100, '[', ']')}}`,
  `{"deep":${nested(10_000, '[', ']')}}`,
  nested(10_000, '{"a":', '}'),
  '{"lone":"\\ud800"}',
  '{"\\udfff":1}',
  `{"huge":${huge('x')}}`,
  '{"infinite":1e400}',
];
const artifacts: readonly string[] = [
  '["\\ud800"]',
  `[${nested(10_000, '[', ']')}]`,
  `[${Array.from({ length: 33 }, () => '1').join(',')}]`,
  `[${huge('x')}]`,
  '{"0":1}',
  '[1e999]',
];

type Case = { readonly tool: string; readonly args: string };
type Kind = 'string' | 'object' | 'choice' | 'strings';
const argumentsOf: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  list_workflows: { workspacePath: 'string', kind: 'choice', tags: 'strings', query: 'string' },
  inspect_workflow: { workflowId: 'string', mode: 'choice', workspacePath: 'string' },
  start_workflow: {
    workflowId: 'string',
    context: 'object',
    preferences: 'object',
    workspacePath: 'string',
    within: 'string',
  },
  continue_workflow: {
    stateToken: 'string',
    ackToken: 'string',
    context: 'object',
    output: 'object',
    preferences: 'object',
  },
};
const fits: Readonly<Record<Kind, (text: string) => boolean>> = {
  string: (text) => text.startsWith('"'),
  object: (text) => text.startsWith('{'),
  choice: () => false,
  strings: (text) => text === '[]',
};
/** A string that does fit the schema, and where it leads nowhere all the same. */
const refusedStrings = new Set(['workspacePath', 'workflowId', 'within', 'stateToken', 'ackToken']);

/** What is read as absent does no harm, except in place of what the call needs; then its output comes without an ackToken. */
const needed = new Set(['workflowId', 'ackToken']);
const isWrong = (name: string, kind: Kind, text: string) =>
  !fits[kind](text) && (needed.has(name) || !['null', '""'].includes(text));

/** The arguments with which each tool would succeed, so that only what a case puts in can be at fault. */
function goodArguments(step: Step): Readonly<Record<string, Record<string, string>>> {
  const text = JSON.stringify;
  return {
    list_workflows: {},
    inspect_workflow: { workflowId: text('wr.code_review') },
    start_workflow: { workflowId: text('wr.code_review') },
    continue_workflow: {
      stateToken: text(step.stateToken),
      ackToken: text(step.ackToken),
      output: '{"notesMarkdown":"n"}',
    },
  };
}
const objectText = (members: Readonly<Record<string, string>>) =>
  `{${Object.entries(members)
    .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    .join(',')}}`;

function systematicCases(step: Step): Case[] {
  const cases: Case[] = [];
  const good = goodArguments(step);
  for (const [tool, kinds] of Object.entries(argumentsOf)) {
    const whole = good[tool] ?? {};
    const put = (name: string, text: string) => cases.push({ tool, args: objectText({ ...whole, [name]: text }) });
    // Arguments that are not an object at all.
    for (const text of ['1', '"x"', '[]', 'true', `[${objectText(whole)}]`, nested(10_000, '[', ']'), huge('x')])
      cases.push({ tool, args: text });
    for (const name of ['__proto__', 'constructor', 'prototype']) put(name, '{}');
    for (const [name, kind] of Object.entries(kinds)) {
      for (const text of scalars) if (isWrong(name, kind, text)) put(name, text);
      if (refusedStrings.has(name)) for (const text of [...strings, ...hugeStrings]) put(name, text);
      if (name === 'query') for (const text of hugeStrings) put(name, text);
      if (name === 'context') for (const text of contexts) put(name, text);
      if (kind === 'choice') for (const text of strings) put(name, text);
      if (name === 'preferences')
        for (const text of ['{"autonomy":"yolo"}', '{"autonomy":7}', '{"__proto__":{"autonomy":"guided"}}'])
          put(name, text);
    }
    for (const required of Object.keys(whole).filter((name) => ['workflowId', 'ackToken'].includes(name))) {
      const { [required]: _left, ...rest } = whole;
      cases.push({ tool, args: objectText(rest) });
    }
  }
  for (const text of artifacts)
    cases.push({
      tool: 'continue_workflow',
      args: objectText({ ...good['continue_workflow'], output: `{"artifacts":${text}}` }),
    });
  for (const text of scalars.filter((each) => isWrong('notesMarkdown', 'string', each)))
    cases.push({
      tool: 'continue_workflow',
      args: objectText({ ...good['continue_workflow'], output: `{"notesMarkdown":${text}}` }),
    });
  for (const text of ['"\\ud800"', '"a\\udc00b"'])
    cases.push({
      tool: 'continue_workflow',
      args: objectText({ ...good['continue_workflow'], output: `{"notesMarkdown":${text}}` }),
    });
  for (const tool of [
    '',
    'start_worklfow',
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(100_000),
    '\u0000',
    '🙂',
  ])
    cases.push({ tool, args: '{}' });
  return cases;
}

/** Two wrong things at once, at random. */
function generatedCase(step: Step, random: Chance): Case {
  const tool = random.pick(Object.keys(argumentsOf));
  const kinds = argumentsOf[tool] ?? {};
  const members: Record<string, string> = { ...goodArguments(step)[tool] };
  const names = Object.keys(kinds);
  for (let wrong = 0; wrong < 2; wrong += 1) {
    const name = random.pick(names);
    const kind = kinds[name] ?? 'choice';
    members[name] = random.pick(scalars.filter((text) => isWrong(name, kind, text)));
  }
  if (random.below(3) === 0)
    members[random.pick(['__proto__', 'constructor', 'x', 'ack_token'])] = random.pick(scalars);
  return { tool, args: objectText(members) };
}

/** @verifies hostile-input-is-refused @verifies refusal-writes-nothing */
test(`${rounds.hostileCases} hostile calls: one refusal each, no crash, nothing written`, async () => {
  const { place, step, server, before } = await besieged();
  const random = chance(0xbad);
  const cases = systematicCases(step);
  const systematic = cases.length;
  while (cases.length < rounds.hostileCases) cases.push(generatedCase(step, random));
  for (let from = 0; from < cases.length; from += 20) {
    const batch = cases.slice(from, from + 20);
    for (const [i, { tool, args }] of batch.entries()) server.sendCall(from + i, tool, args);
    for (const [i, { tool, args }] of batch.entries()) {
      const answer = await server.answer(from + i);
      assertRefused(tool, answer, `case ${from + i}: ${tool.slice(0, 40)} ${args.slice(-300)}`);
    }
  }
  await server.assertAlive();
  expect(treeOf(place.folder)).toEqual(before);
  expect(server.log).not.toContain('internal_error');
  console.info(`hostile: ${cases.length} calls, ${systematic} of them systematic`);
});

/** @verifies unknown-arguments-named */
test('names that mean nothing are ignored, whatever they are', async () => {
  const { place, server, before } = await besieged();
  for (const [i, name] of ['toString', 'hasOwnProperty', '\u0000', '', '\u202e', 'x'.repeat(megabyte)].entries()) {
    server.sendCall(`odd-name-${i}`, 'list_workflows', objectText({ [name]: '{}' }));
    const reply = replyOf('list_workflows', (await server.answer(`odd-name-${i}`)).result);
    expect(reply.ok && reply.data.warnings.map(({ code }: { code: string }) => code)).toEqual(['UNKNOWN_ARGUMENT']);
    expect(reply.bytes.length).toBeLessThan(20_000);
  }
  expect(treeOf(place.folder)).toEqual(before);
});

/** @verifies hostile-input-is-refused */
test('requests that are no tool call get a JSON-RPC error, never silence', async () => {
  const { place, server, before } = await besieged();
  const requests: readonly string[] = [
    '"method":"tools/call"',
    '"method":"tools/call","params":{}',
    '"method":"tools/call","params":{"name":null}',
    '"method":"tools/call","params":{"name":{"a":1},"arguments":{}}',
    '"method":"tools/call","params":[]',
    '"method":"tools/call","params":"list_workflows"',
    '"method":"tools/call","params":7',
    '"method":"tools/call","params":null',
    '"method":"tools/call","params":{"name":"list_workflows","_meta":7}',
    `"method":"tools/call","params":${nested(10_000, '{"a":', '}')}`,
    '"method":"tools/list","params":{"cursor":7}',
    '"method":"resources/list"',
    '"method":"prompts/get","params":{"name":"x"}',
    '"method":"__proto__"',
    '"method":"constructor","params":{}',
    '"method":""',
    '"method":7',
    '"metod":"tools/list"',
  ];
  for (const [i, rest] of requests.entries()) {
    server.send(`{"jsonrpc":"2.0","id":"odd-${i}",${rest}}`);
    const answer = await server.answer(`odd-${i}`);
    if (answer.error !== undefined) expect(answer.error.code, rest).toBeLessThan(0);
    else assertRefused('unknown', answer, rest);
  }
  await server.assertAlive();
  expect(treeOf(place.folder)).toEqual(before);
});

/** @verifies hostile-input-is-refused */
test('bytes that are no message cost nothing but themselves, whatever their size', async () => {
  const { place, server, before } = await besieged();
  const random = chance(0x6a7b);
  const garbage = (bytes: number, lineFeeds: boolean) => {
    const made = Buffer.alloc(bytes);
    for (let i = 0; i < bytes; i += 1) made[i] = random.below(256);
    for (let i = 0; i < bytes; i += 1) if (made[i] === 10 && !lineFeeds) made[i] = 11;
    return made;
  };
  const nothing: readonly (readonly [string, string | Uint8Array])[] = [
    ['an empty line', ''],
    ['white space', ' \t\r'],
    ['a carriage return and NULs', '\r\0\0\0'],
    ['words', 'GET / HTTP/1.1'],
    ['scalars', '7\nnull\ntrue\n"x"\n[]\n{}'],
    ['a batch', '[{"jsonrpc":"2.0","id":"batch","method":"tools/list"}]'],
    ['another version', '{"jsonrpc":"1.0","id":"v1","method":"tools/list"}'],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}'],
    ['a response nobody waits for', '{"jsonrpc":"2.0","id":99,"result":{}}'],
    ['an error nobody waits for', '{"jsonrpc":"2.0","id":99,"error":{"code":-1,"message":"x"}}'],
    ['an unknown notification', '{"jsonrpc":"2.0","method":"notifications/nothing","params":{"__proto__":1}}'],
    ['a cancellation of nothing', '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":12345}}'],
    ['100,000 levels', nested(100_000, '[', ']')],
    ['100,000 levels that never close', '['.repeat(100_000)],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d])],
    ['half a message', '{"jsonrpc":"2.0","id":"half","method":"tools/'],
    ['5 MB of garbage in many lines', garbage(5 * megabyte, true)],
    ['5 MB of garbage in one line', garbage(5 * megabyte, false)],
    ['one line of 12 MB', Buffer.alloc(12 * megabyte, 0x61)],
    [
      'a call of 12 MB',
      `{"jsonrpc":"2.0","id":"large","method":"tools/call","params":{"name":"${'x'.repeat(12 * megabyte)}"}}`,
    ],
  ];
  for (const [what, bytes] of nothing) {
    server.send(bytes);
    await server.assertAlive().catch((error: unknown) => {
      throw new Error(`after ${what}`, { cause: error });
    });
  }
  expect(treeOf(place.folder)).toEqual(before);
  // Everything on stdout was JSON-RPC all the same.
  expect(server.messages.length).toBeGreaterThan(nothing.length);
});

/** @verifies hostile-input-is-refused */
test('invalid UTF-8 inside a call is refused', async () => {
  const { server, step } = await besieged();
  const head = `{"jsonrpc":"2.0","id":"utf8","method":"tools/call","params":{"name":"continue_workflow","arguments":{"stateToken":"${step.stateToken}`;
  server.send(Buffer.concat([Buffer.from(head), Buffer.from([0xff, 0xfe]), Buffer.from('"}}}')]));
  expect((await server.answer('utf8')).error).toMatchObject({ message: 'Parse error: the line is not UTF-8' });
});

/** @verifies stdin-end-ends-the-server */
test.each([
  ['half a message', '{"jsonrpc":"2.0","id":1,"method":"tools/ca'],
  ['half a character', Buffer.from([0xe2, 0x82])],
  ['garbage', 'x'.repeat(100_000)],
])('%s and then the end: the server ends with code 0 and has written nothing', async (_what, bytes) => {
  const { place, server, before } = await besieged();
  server.process.stdin.end(bytes);
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.messages).toHaveLength(1);
  expect(treeOf(place.folder)).toEqual(before);
});

/** @verifies context-set-merge */
test('what is odd but well-formed JSON is kept as it is: NUL, escapes, emoji, keys like toString', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const context = { toString: 'a\u0000b', '🙂': ['\u2028', '\u202e', -0, 1e21], '': '', ключ: { nested: null } };
  const { data } = await server.start('wr.code_review', { context });
  const notes = 'NUL \u0000, escape \u001b[31m, emoji 🙂, a line that looks like ours:\n---\nackToken: ack.v1.fake';
  const artifact = JSON.parse('{"__proto__":{"kept":1},"constructor":2}') as unknown;
  const args = { ...acknowledgement(data), output: { notesMarkdown: notes, artifacts: [artifact] } };
  const advanced = await server.done('continue_workflow', args);
  expect((await server.done('continue_workflow', args)).bytes).toBe(advanced.bytes);
  const [stored = ''] = fs.readdirSync(path.join(place.data, 'artifacts'));
  expect(fs.readFileSync(path.join(place.data, 'artifacts', stored), 'utf8')).toBe(
    '{"__proto__":{"kept":1},"constructor":2}',
  );
  const { data: read, text } = await server.rehydrate(advanced.data);
  expect(read.recap?.text).toContain('emoji 🙂');
  // No line of notes can pass for a line of ours.
  expect(text.split('\n')).not.toContain('ackToken: ack.v1.fake');
});
