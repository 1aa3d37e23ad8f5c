/** How the arguments of a call are read before they are validated: what is merely sloppy works, what could lose work is refused. */
import { describe, expect, it } from 'vitest';
import { messageValuesMax, unknownArgumentsMax } from '../../../schemas/limits.ts';
import type { ToolName } from '../../../schemas/tools.ts';
import { tools } from '../../../schemas/tools.ts';
import { nearest, sameSpelling, spelling } from '../../../runtime/core/argument-names.ts';
import { type InputSchema, namesOf, placesOf, publishedInput } from '../../../runtime/mcp/arguments/input-schemas.ts';
import { readArguments } from '../../../runtime/mcp/arguments/read-arguments.ts';

const read = (tool: ToolName, args: unknown) => readArguments(publishedInput(tool), args);
const tokens = { stateToken: 'st.v1.a', ackToken: 'ack.v1.b' };
const fenced = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** Checks what a call is read as, and that nothing was left out. */
function expectRead(tool: ToolName, given: unknown, args: unknown) {
  const result = read(tool, given);
  expect(result).toMatchObject({ args, ignored: [], swallowed: null, problems: [] });
  expect(result.args).toEqual(args);
}

describe('a name of any length', () => {
  it('is compared with the names of arguments only where it can be one of them', () => {
    const long = `notes${'_'.repeat(9_000_000)}Markdown`;
    expect([sameSpelling(long, ['notesMarkdown']), nearest(long, ['notesMarkdown'])]).toEqual([null, null]);
    expect(sameSpelling('Notes-Markdown', ['notesMarkdown'])).toBe('notesMarkdown');
    expect(read('list_workflows', { [long]: 1 })).toMatchObject({ args: {}, ignored: [{ name: long }] });
  });
});

// @verifies arguments-read-leniently
describe('what is merely sloppy', () => {
  it('reads null, "null", "undefined" and an empty string as absent where an argument is optional', () => {
    for (const nothing of [null, 'null', '', 'undefined']) {
      expectRead('continue_workflow', { ...tokens, context: nothing, output: nothing, preferences: nothing }, tokens);
      expectRead('continue_workflow', { ...tokens, ackToken: nothing }, { stateToken: tokens.stateToken });
      expectRead('list_workflows', { query: nothing, kind: nothing, tags: nothing, workspacePath: nothing }, {});
      expectRead(
        'continue_workflow',
        { ...tokens, output: { notesMarkdown: 'n', artifacts: nothing }, preferences: { autonomy: nothing } },
        { ...tokens, output: { notesMarkdown: 'n' }, preferences: {} },
      );
    }
  });

  it('reads the number of a step as its name', () => {
    const { stateToken } = tokens;
    expectRead('continue_workflow', { stateToken, show: 3 }, { stateToken, show: '3' });
    const reason = 'Wrong.';
    expectRead('continue_workflow', { stateToken, goBackTo: 12, reason }, { stateToken, goBackTo: '12', reason });
  });

  it('leaves null in place where it has a meaning or an argument is required', () => {
    expectRead('continue_workflow', { ...tokens, context: { gone: null } }, { ...tokens, context: { gone: null } });
    const artifacts = { output: { artifacts: [null, '', 'null'] } };
    expectRead('continue_workflow', { ...tokens, ...artifacts }, { ...tokens, ...artifacts });
    expectRead('start_workflow', { workflowId: null }, { workflowId: null });
    expectRead('inspect_workflow', { workflowId: '' }, { workflowId: '' });
  });

  it('parses objects and lists that arrive as JSON strings at every depth that the schema has', () => {
    const artifact = { kind: 'project.report', lines: ['a', 'b'], nested: { json: '{"kept": "as text"}' } };
    const output = { notesMarkdown: 'done', artifacts: [artifact, 'a plain string', '5'] };
    const whole = { ...tokens, context: { ticket: 7 }, output, preferences: { autonomy: 'guided' } };
    for (const text of [JSON.stringify, fenced, (value: unknown) => ` ${JSON.stringify(value)}\n`]) {
      const inner = { notesMarkdown: 'done', artifacts: [text(artifact), 'a plain string', '5'] };
      expectRead('continue_workflow', { ...whole, output: text(output) }, whole);
      expectRead('continue_workflow', { ...whole, output: inner }, whole);
      expectRead('continue_workflow', { ...whole, output: { ...inner, artifacts: text(inner.artifacts) } }, whole);
      expectRead(
        'continue_workflow',
        { ...whole, output: text({ ...inner, artifacts: text(inner.artifacts) }) },
        whole,
      );
      expectRead('continue_workflow', { ...whole, context: text(whole.context) }, whole);
      expectRead('continue_workflow', { ...whole, preferences: text(whole.preferences) }, whole);
      expectRead('continue_workflow', text(whole), whole);
      expectRead('list_workflows', { tags: text(['a', 'b']) }, { tags: ['a', 'b'] });
    }
  });

  it('reads line breaks that a model did not escape inside a JSON string', () => {
    const output = '{"notesMarkdown": "- first\n\t- second \\"quoted\\"\r\n"\n}';
    expectRead(
      'continue_workflow',
      { ...tokens, output },
      { ...tokens, output: { notesMarkdown: '- first\n\t- second "quoted"\r\n' } },
    );
  });

  it('does not parse what is inside a value that the schema leaves free', () => {
    const context = { list: '["a"]', object: '{"a":1}', number: '5' };
    expectRead('start_workflow', { workflowId: 'w', context }, { workflowId: 'w', context });
  });

  it('converts numbers and booleans in quotes where the schema says number or boolean', () => {
    const schema: InputSchema = {
      type: 'object',
      properties: {
        page: { type: 'integer' },
        part: { type: 'number' },
        whole: { type: 'boolean' },
        name: { type: 'string' },
      },
    };
    const of = (given: unknown) =>
      readArguments({ tool: 't', schema, places: placesOf(schema), isReadOnly: true }, given).args;
    expect(of({ page: '2', part: ' -1.5e3 ', whole: 'True', name: '7' })).toEqual({
      page: 2,
      part: -1500,
      whole: true,
      name: '7',
    });
    for (const kept of ['two', '0x10', '1_000', 'Infinity', '1e999', '01', '.5'])
      expect(of({ page: kept, whole: kept })).toEqual({ page: kept, whole: kept });
  });

  it('takes a name in another case or with underscores, hyphens and blanks', () => {
    const given = {
      State_Token: tokens.stateToken,
      'ack-token': tokens.ackToken,
      OUTPUT: { notes_markdown: 'n', Artifacts: [1] },
    };
    expectRead('continue_workflow', given, { ...tokens, output: { notesMarkdown: 'n', artifacts: [1] } });
    expectRead('start_workflow', { workflow_id: 'w', workspacepath: '/p' }, { workflowId: 'w', workspacePath: '/p' });
    // The exact name outranks another spelling that holds nothing, or the same.
    expectRead('continue_workflow', { ...tokens, ack_token: null, state_token: tokens.stateToken }, tokens);
    expectRead('continue_workflow', { ...tokens, stateToken: null, state_token: tokens.stateToken }, tokens);
  });

  it('puts arguments that stand beside the object that they belong into inside it', () => {
    const output = { notesMarkdown: 'n', artifacts: [{ a: 1 }] };
    expectRead('continue_workflow', { ...tokens, notesMarkdown: 'n', artifacts: '[{"a":1}]' }, { ...tokens, output });
    expectRead(
      'continue_workflow',
      { ...tokens, output: { notesMarkdown: 'n' }, artifacts: [{ a: 1 }] },
      { ...tokens, output },
    );
    expectRead(
      'start_workflow',
      { workflowId: 'w', autonomy: 'guided' },
      { workflowId: 'w', preferences: { autonomy: 'guided' } },
    );
  });

  it('unwraps a call that is wrapped once, whether or not the name of the tool is beside it', () => {
    const call = { ...tokens, output: { notesMarkdown: 'n' } };
    for (const wrapper of ['arguments', 'args', 'input', 'params', 'parameters', 'Input']) {
      expectRead('continue_workflow', { [wrapper]: call }, call);
      expectRead('continue_workflow', { [wrapper]: JSON.stringify(call) }, call);
      expectRead('continue_workflow', { name: 'continue_workflow', [wrapper]: call }, call);
    }
  });

  it('no tool has two names that differ only in their spelling, or one of a wrapper', () => {
    for (const { name } of tools) {
      const { schema, places } = publishedInput(name);
      for (const object of [schema, ...Object.values(schema.properties ?? {})]) {
        const spellings = namesOf(object).map(spelling);
        expect(new Set(spellings).size).toBe(spellings.length);
      }
      const all = places.map((place) => spelling(place.name));
      for (const taken of ['arguments', 'args', 'input', 'params', 'parameters', 'name', 'tool'])
        expect(all).not.toContain(taken);
    }
  });

  it('changes nothing of what was sent', () => {
    const given = { ack_token: 'a', output: { notes_markdown: 'n', artifacts: ['{"a":1}'] }, autonomy: 'guided', x: 1 };
    const before = structuredClone(given);
    read('continue_workflow', given);
    expect(given).toEqual(before);
  });
});

// @verifies unknown-arguments-named
describe('an unknown argument', () => {
  it('is left out and named where it means nothing', () => {
    const given = { ...tokens, explanation: 'why', output: { notesMarkdown: 'n', confidence: 0.9 } };
    expect(read('continue_workflow', given)).toMatchObject({
      args: { ...tokens, output: { notesMarkdown: 'n' } },
      ignored: [
        { inside: null, name: 'explanation', meant: null },
        { inside: 'output', name: 'confidence', meant: null },
      ],
    });
    expect(read('list_workflows', { querry: 'x' })).toMatchObject({
      args: {},
      ignored: [{ inside: null, name: 'querry', meant: 'query' }],
    });
  });

  it('stays in place, and is refused, where leaving it out could lose work', () => {
    const dangerous: readonly (readonly [ToolName, object])[] = [
      // Notes under another name.
      ['continue_workflow', { ...tokens, output: { notes: 'n' } }],
      ['continue_workflow', { ...tokens, output: { summary: 'n' } }],
      ['continue_workflow', { ...tokens, output: { summary: 'n', artifacts: [1] } }],
      ['continue_workflow', { ...tokens, summary: 'n' }],
      ['checkpoint_workflow', { stateToken: 's', checkpointToken: 'c', output: { artifacts: [1], text: 'n' } }],
      // The same argument twice, with two values.
      ['continue_workflow', { ...tokens, output: { notesMarkdown: 'a', notes_markdown: 'b' } }],
      ['continue_workflow', { ...tokens, ack_token: 'another' }],
      ['continue_workflow', { ...tokens, output: { notesMarkdown: 'a' }, notesMarkdown: 'b' }],
      // An argument that the call lacks, misspelled or inside another one.
      ['continue_workflow', { stateToken: 's', ackTokn: 'a' }],
      ['continue_workflow', { ...tokens, output: { notesMarkdown: 'n', context: { a: 1 } } }],
      ['continue_workflow', { ...tokens, output: { notesMarkdown: 'n', artifact: { a: 1 } } }],
      ['start_workflow', { workflowId: 'w', contxt: { a: 1 } }],
      // Work or an acknowledgement, sent to a tool that does not take it.
      ['checkpoint_workflow', { stateToken: 's', checkpointToken: 'c', output: { notesMarkdown: 'n' }, context: {} }],
      ['checkpoint_workflow', { stateToken: 's', checkpointToken: 'c', output: { notesMarkdown: 'n' }, ackToken: 'a' }],
      ['start_workflow', { workflowId: 'w', output: 'done' }],
      // A part of the call in a wrapper.
      ['continue_workflow', { ...tokens, input: { output: { notesMarkdown: 'n' } } }],
      ['continue_workflow', { ...tokens, output: { notesMarkdown: 'n' }, body: { context: { a: 1 } } }],
    ];
    for (const [tool, given] of dangerous) {
      const { args, ignored } = read(tool, given);
      expect(args, JSON.stringify(given)).toEqual(given);
      expect(ignored).toEqual([]);
    }
  });

  it('stays in place when its name could change an object, or when there are more than a slip brings', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      for (const tool of tools.map((each) => each.name)) {
        const given = JSON.parse(`{"${name}":{"polluted":1},"query":"q"}`) as object;
        expect(Object.keys(read(tool, given).args as object)).toContain(name);
        expect(Object.getPrototypeOf(read(tool, given).args)).toBe(Object.prototype);
      }
    }
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown${i}`, i]));
    expect(read('list_workflows', many(unknownArgumentsMax)).ignored).toHaveLength(unknownArgumentsMax);
    expect(read('list_workflows', many(unknownArgumentsMax + 1))).toMatchObject({
      args: many(unknownArgumentsMax + 1),
      ignored: [],
    });
  });
});

// @verifies arguments-read-leniently
describe('a string that cannot be read', () => {
  it('stays what it is, with the reason', () => {
    for (const [output, why] of [
      ['done', 'it arrived as a string'],
      ['{"notesMarkdown": "a" "artifacts": []}', 'it arrived as a string that is not valid JSON (error at character '],
      ['{"notesMarkdown": "a', 'it arrived as a string that is not valid JSON'],
      ['["notes"]', 'it arrived as a JSON string, and the value in that string does not have the expected type'],
      [JSON.stringify(JSON.stringify({ notesMarkdown: 'twice' })), 'it arrived as a string'],
    ]) {
      const { args, unread } = read('continue_workflow', { ...tokens, output });
      expect(args).toEqual({ ...tokens, output });
      expect(unread.get('/output')).toContain(why);
    }
  });

  it('is a problem even where the schema accepts any value, when it begins like an object', () => {
    const { problems, unread } = read('continue_workflow', {
      ...tokens,
      output: { artifacts: ['ok', '{"kind": "wr.gap_report", }'] },
    });
    expect(problems).toEqual([{ instancePath: '/output/artifacts/1', keyword: 'type', params: { type: 'object' } }]);
    expect(unread.get('/output/artifacts/1')).toContain('is not valid JSON');
  });

  it('is not parsed once the strings of a call hold more values than a message may', () => {
    const half = JSON.stringify(Array.from({ length: messageValuesMax / 2 }, () => 1));
    expect(read('continue_workflow', { ...tokens, output: { artifacts: [half] } }).unread.size).toBe(0);
    const over = read('continue_workflow', {
      ...tokens,
      output: { artifacts: half },
      context: `{"a":${half}}`,
      preferences: half,
    });
    expect([...over.unread.values()].join()).toContain(`more than ${messageValuesMax} values`);
  });
});

// @verifies swallowed-parameters-refused
describe('an argument that swallowed another one', () => {
  it('is found in every string, with the name of what was swallowed', () => {
    const tag = '</parameter>\n<parameter name="context">{"a":1}';
    for (const [args, at, name] of [
      [{ ...tokens, output: { notesMarkdown: `done${tag}` } }, '/output/notesMarkdown', 'context'],
      [{ stateToken: `st.v1.a${tag.replace('context', 'ackToken')}` }, '/stateToken', 'ackToken'],
      [{ ...tokens, ackToken: 'ack.v1.b</parameter>' }, '/ackToken', null],
      [{ ...tokens, output: `{"notesMarkdown":"n"}${tag}` }, '/output', 'context'],
      [{ ...tokens, context: { goal: `x${tag.replace('context', 'output')}` } }, '/context', 'output'],
      [{ ...tokens, output: { artifacts: [{ text: `x${tag}` }] } }, '/output/artifacts', 'context'],
      [{ ...tokens, output: { notesMarkdown: 'n' }, explanation: `x${tag}` }, '/explanation', 'context'],
    ] as const) {
      expect(read('continue_workflow', args).swallowed, JSON.stringify(args)).toEqual({ at, name });
    }
    expect(read('list_workflows', { query: 'x</parameter>' }).swallowed).toEqual({ at: '/query', name: null });
  });

  it('is not seen in free values that only hold markup', () => {
    const text = 'the call <parameter name="file">a</parameter> and <parameter name="output">';
    const args = { ...tokens, output: { notesMarkdown: 'n', artifacts: [{ transcript: text }] } };
    expect(read('continue_workflow', args).swallowed).toBeNull();
  });
});
