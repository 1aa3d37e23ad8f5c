/** What an author reads where something has the wrong form: the form that is expected, written out, and it is right. */
import { describe, expect, it, test } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileAll } from '../../compiler/compile.ts';
import {
  blockerAuthoredBytesMax,
  blockerFollowupBytesMax,
  blockerRequirementBytesMax,
  stepPatternsSizeMax,
} from '../../schemas/limits.ts';
import sourceKeys from '../../generated/shapes/source-keys.json';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const host = { ...fixtureHost, builtins };
const step = minimalSource.steps[0];
const helpsOf = (source: unknown) =>
  compileAll([inputOf(source)], host).diagnostics.map(({ code, help }) => `${code} ${help}`);
const withStep = (more: object) => ({ ...minimalSource, steps: [{ ...step, ...more }] });

const found = (source: unknown) => compileAll([inputOf(source)], host).diagnostics;
const assessment = (levels: readonly string[]) => ({
  ...minimalSource,
  assessments: [{ id: 'risk', purpose: 'The risk.', dimensions: [{ id: 'size', purpose: 'How large.', levels }] }],
});
const loop = (body: readonly object[]) => ({
  type: 'for_each',
  loopId: 'each',
  title: 'Each',
  items: 'files',
  maxIterations: 3,
  body,
});

it.each([5, null, ['x'], {}, true])('a schema that is no path names the schema of a workflow: %j', ($schema) => {
  expect(helpsOf({ ...minimalSource, $schema })).toEqual([
    'read/wrong-type write the path of the schema, such as `"$schema": "node_modules/workrail/generated/schemas/workflow.v1.json"`, or remove the key',
  ]);
});

it.each<[string, object, string]>([
  ['version', { ...minimalSource, version: 1 }, 'write a text, such as `"version": "1.0.0"`'],
  ['name', { ...minimalSource, name: 7 }, 'write a text, such as `"name": "7"`'],
  ['notes', withStep({ notes: false }), 'write `required` or `optional`, such as `"notes": "required"`'],
  [
    'requireConfirmation',
    withStep({ requireConfirmation: 'yes' }),
    'write `true` or `false`, such as `"requireConfirmation": true`',
  ],
  [
    'maxIterations',
    { ...minimalSource, steps: [{ ...loop([step ?? {}]), maxIterations: '3' }] },
    'write a whole number, such as `"maxIterations": 3`',
  ],
  [
    'maxIterations',
    { ...minimalSource, steps: [{ ...loop([step ?? {}]), maxIterations: 'many' }] },
    'write a whole number, such as `"maxIterations": 5`',
  ],
  [
    'maxIterations',
    { ...minimalSource, steps: [{ ...loop([step ?? {}]), maxIterations: '0' }] },
    'write a whole number, such as `"maxIterations": 5`',
  ],
  ['min', withStep({ validationCriteria: { type: 'length', min: '0' } }), 'write a whole number, such as `"min": 0`'],
  [
    'min',
    withStep({ validationCriteria: { type: 'length', min: '99999999999999999999' } }),
    'write a whole number, such as `"min": 1`',
  ],
  [
    'requireConfirmation',
    withStep({ requireConfirmation: 'False' }),
    'write `true` or `false`, such as `"requireConfirmation": false`',
  ],
  [
    'value',
    { ...minimalSource, conditions: [{ id: 'low', kind: 'context_at_most', key: 'n', value: '-2.5' }] },
    'write a number, such as `"value": -2.5`',
  ],
])('a value of the wrong type in %s: the help names the allowed values and an example', (_key, source, help) => {
  expect(helpsOf(source)).toContain(`read/wrong-type ${help}`);
});

it.each<[string, unknown, string]>([
  ['values', 'quick|full', '["quick", "full"]'],
  ['values', 'quick, full , quick,', '["quick", "full"]'],
  ['values', 'quick', '["quick"]'],
  ['levels', 'few, many', '["few", "many"]'],
  ['levels', 'few', '["few", "…"]'],
])('a text in the place of a list of names is split: %s %j', (key, text, list) => {
  const inputs = [{ key: 'depth', kind: 'enum', description: 'How deep.', values: text }];
  const source = key === 'values' ? { ...minimalSource, inputs } : assessment(text as never);
  expect(helpsOf(source)).toEqual([`read/wrong-type write \`"${key}": ${list}\``]);
});

it('a sentence in the place of a list of sentences is one entry', () => {
  const source = { ...minimalSource, guidance: 'Read, then write.' };
  expect(helpsOf(source)).toEqual(['read/wrong-type write `"guidance": ["Read, then write."]`']);
});

describe('a list where one name is expected', () => {
  it.each<[string, object, string]>([
    [
      'as items of a loop',
      { ...minimalSource, steps: [{ ...loop([step ?? {}]), items: ['a', 'b'] }] },
      'name a declared input of kind `list`, such as `"items": "files"`; the agent sends its values',
    ],
    [
      'in a negation',
      { ...minimalSource, conditions: [{ id: 'low', kind: 'not', of: ['is_high'] }] },
      '`not` takes one condition: `"of": "is_high"`',
    ],
    [
      'inside another condition',
      { ...minimalSource, conditions: [{ id: 'a', kind: 'any', of: [{ kind: 'always_true' }] }] },
      'add the condition to `conditions` with an `id`, and write this id here',
    ],
    [
      'as an assessment of a step',
      withStep({ assessmentRefs: [{ id: 'risk', purpose: 'How risky.', dimensions: [] }] }),
      'add the assessment to `assessments` of the workflow, and write its `id` here',
    ],
    [
      'as a definition of a step',
      withStep({ functionReferences: [{ name: 'ready', definition: 'It works.' }] }),
      'add the definition to `functionDefinitions`, and write its `name` here',
    ],
    [
      'in a negation of several',
      { ...minimalSource, conditions: [{ id: 'low', kind: 'not', of: ['a', 'b'] }] },
      '`not` takes the id of one condition; join several with a condition of kind `any` or `all` first',
    ],
  ])('%s: the help names what to write', (_, source, help) => {
    expect(helpsOf(source)).toContain(`read/wrong-type ${help}`);
  });
});

describe('text around JSON that another program wrote', () => {
  it.each([
    ['```json\n{"id":"project.a"}\n```\n', 'remove the Markdown code fence'],
    ['{"id"：1}', 'replace full-width characters'],
    ['{"id":1，"a":2}', 'replace full-width characters'],
  ])('%j: the help names it', (text, help) => {
    const [first] = compileAll([inputOf(text)], host).diagnostics;
    expect([first?.code, first?.help]).toEqual(['read/syntax', expect.stringContaining(help)]);
  });
});

test.each([
  ['number', '3', '`3`'],
  ['number', '-0.5', '`-0.5`'],
  ['boolean', 'true', '`true`'],
])('a %s in quotes is offered without them: %s', (kind, value, shown) => {
  const source = {
    ...minimalSource,
    inputs: [{ key: 'n', kind, description: 'The value.' }],
    conditions: [{ id: 'is_so', kind: 'context_equals', key: 'n', value }],
    steps: [{ ...step, when: 'is_so' }],
  };
  const [first] = found(source);
  expect([first?.code, first?.help, first?.fixes.map(({ edits }) => edits[0]?.text)]).toEqual([
    'resolve/condition-value',
    `write ${shown} without quotes`,
    [value],
  ]);
});

test('the last word of a contract suggests the whole id', () => {
  const [first] = found(withStep({ output: { contractRef: 'verification_report' } }));
  expect([first?.code, first?.help]).toEqual([
    'resolve/unknown-contract',
    expect.stringContaining('`wr.contracts.verification_report`'),
  ]);
});

test.each(['{{files}}', '{files}', '{{ files }}'])(
  'the name of an input in braces is offered without them: %s',
  (items) => {
    const inputs = [{ key: 'files', kind: 'list', description: 'The files.' }];
    const [first] = found({ ...minimalSource, inputs, steps: [{ ...loop([step ?? {}]), items }] });
    expect([first?.code, first?.help]).toEqual(['resolve/undeclared-key', 'write `files`']);
  },
);

test('the kind of an artifact suggests its contract', () => {
  const [first] = found(withStep({ output: { contractRef: 'wr.verification_report' } }));
  expect([first?.code, first?.help]).toEqual(['resolve/unknown-contract', 'write `wr.contracts.verification_report`']);
});

test('an entry that `and` joins is a criterion or a condition, and the message names which', () => {
  const and = [{ var: 'size', exists: true }];
  const older = (more: object) => ({ ...minimalSource, metaGuidance: ['Read.'], steps: [{ ...step, ...more }] });
  const messageOf = (source: object) => found(source).find(({ code }) => code === 'read/unknown-key')?.message;
  expect(messageOf(older({ runCondition: { and } }))).toBe('`exists` is not a key of a condition');
  const criteria = { and: [{ type: 'contains', value: 'a', exists: true }] };
  expect(messageOf(withStep({ validationCriteria: criteria }))).toMatch(/`exists` is not a key of a criterion/);
});

describe('a list that is too short', () => {
  it.each<[string, object, string, string]>([
    ['that has one level', assessment(['lo']), 'has 1 entry; at least 2 are needed', 'add at least 2 entries'],
    ['that has no level', assessment([]), 'is an empty list', 'add at least 2 entries'],
    ['of steps', { ...minimalSource, steps: [] }, 'is an empty list', 'add at least one entry'],
    ['of a body', { ...minimalSource, steps: [loop([])] }, 'is an empty list', 'add at least one entry'],
    [
      'that may be left out',
      { ...minimalSource, steps: [{ ...step, promptBlocks: { goal: 'Read.', procedure: [] } }] },
      'is an empty list',
      'add at least one entry, or remove the key',
    ],
  ])('%s: what it has and what it needs', (_, source, message, help) => {
    const [first] = found(source);
    expect(first?.message.endsWith(message)).toBe(true);
    expect(first?.help).toBe(help);
  });
});

describe('no help', () => {
  it('names a choice and leaves it empty', () => {
    const criteria = { type: 'contains', value: 'x', and: [{ type: 'length', min: 300 }] };
    const helps = found(withStep({ validationCriteria: criteria })).map(({ help }) => help);
    expect(helps).toEqual(helps.map(() => 'remove this key; the only allowed key is `and`'));
    expect(helps.length).toBeGreaterThan(0);
    const crowded = { type: 'contains', value: 'x', message: 'm', zzz: true };
    expect(found(withStep({ validationCriteria: crowded })).map(({ help }) => help)).toEqual([
      'remove this key; the only allowed keys are `type`, `value` and `message`',
    ]);
  });

  it('speaks of the condition on an enum that lacks its values: the enum is what is wrong', () => {
    const source = {
      ...withStep({ when: 'is_a' }),
      inputs: [{ key: 'env', kind: 'enum', description: 'Where.' }],
      conditions: [{ id: 'is_a', kind: 'context_equals', key: 'env', value: 'a' }],
    };
    expect(found(source).map(({ code }) => code)).toEqual(['check/enum-values-missing']);
  });

  it('leads to a template that is not there, for a routine that is', () => {
    const routine = { ...minimalSource, id: 'project.routine_b', kind: 'routine' };
    for (const templateId of ['project.routine_b', 'wr.templates.routine.routine_b', 'wr.templates.routine.b']) {
      const caller = { ...minimalSource, id: 'project.caller', steps: [{ type: 'template_call', templateId }] };
      const { diagnostics } = compileAll(
        [inputOf(caller, { file: 'workflows/caller.json' }), inputOf(routine, { file: 'workflows/routine.json' })],
        host,
      );
      const isRight = templateId === 'wr.templates.routine.b';
      expect(diagnostics.map(({ help }) => help)).toEqual(isRight ? [] : ['write `wr.templates.routine.b`']);
    }
    const alone = {
      ...minimalSource,
      steps: [{ type: 'template_call', templateId: 'wr.templates.routine.routine_b' }],
    };
    expect(found(alone)[0]?.help).toContain('add a routine with the id `project.routine_b`');
  });

  it('names a routine that cannot be read, and does not suggest the same name again', () => {
    const routine = { ...minimalSource, id: 'project.routine_b', kind: 'routine', steps: [] };
    const templateId = 'wr.templates.routine.b';
    const caller = { ...minimalSource, id: 'project.caller', steps: [{ type: 'template_call', templateId }] };
    const { diagnostics } = compileAll(
      [inputOf(caller, { file: 'workflows/caller.json' }), inputOf(routine, { file: 'workflows/routine.json' })],
      host,
    );
    expect(diagnostics.map(({ code, help, fixes }) => [code, help, fixes])).toEqual([
      ['resolve/unknown-template', 'fix the errors in the source of the routine first', []],
      ['read/empty', 'add at least one entry', []],
    ]);
  });
});

it.each([
  ['{{wr.bindings.check}', 'one brace', '{{wr.bindings.check}}'],
  ['{{wr.bindings.check, then go on', 'no brace', '{{wr.bindings.check}}, then go on'],
  ['{{ wr.bindings.check}.', 'one brace and a blank', '{{wr.bindings.check}}.'],
])('a slot token that is not closed is an error, and the fix closes it: %s (%s)', (prompt, _what, corrected) => {
  const source = {
    ...withStep({ prompt: `Use ${prompt}` }),
    extensionPoints: { check: { purpose: 'Check it.', defaultBinding: 'project.check' } },
  };
  const text = JSON.stringify(source);
  const finding = compileAll([inputOf(text)], host).diagnostics.find(({ code }) => code === 'resolve/inline-ref');
  expect(finding?.message).toContain('is not closed');
  const [edit = { offset: 0, length: 0, text: '' }] = finding?.fixes[0]?.edits ?? [];
  expect(text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length)).toContain(
    `"Use ${corrected}"`,
  );
});

it.each([
  ['integer', 'number'],
  ['array', 'list'],
  ['str', 'string'],
])('the kind %s of other tools is changed to %s', (kind, meant) => {
  const [finding] = found({ ...minimalSource, inputs: [{ key: 'size', kind, description: 'The size.' }] });
  expect(finding?.label).toBe(`did you mean \`${meant}\`?`);
  expect(finding?.fixes.map(({ title }) => title)).toEqual([`change to ${meant}`]);
});

it.each([
  ['wri\u200bte', 'write'],
  ['\u2060triage', 'triage'],
  ['re\u00advi\u0435w', 'revi_w'],
])('an id with an invisible character is suggested without it: %j', (id, cleaned) => {
  const [finding] = found(withStep({ id }));
  expect(finding?.label).toBe('this id contains an invisible character');
  expect(finding?.help).toBe(`write \`${cleaned}\``);
});

describe('the help for a text that is not JSON', () => {
  const quotes = /double quotes/;
  const conflict = '{\n  "id": "project.a",\n<<<<<<< HEAD\n  "name": "A"\n=======\n  "name": "B"\n>>>>>>> other\n}\n';

  // @verifies conflict-marks-are-named
  it.each([
    ['of a whole conflict', conflict, 3],
    ['with the ends of lines of Windows', conflict.replaceAll('\n', '\r\n'), 3],
    ['with the common ancestor', conflict.replace('=======', '||||||| base\n  "name": "C"\n======='), 3],
    ['that was left behind at the end', '{ "id": "project.a" }\n>>>>>>> other\n', 2],
    ['that was left behind in the middle', '{\n"id": "project.a",\n=======\n"name": "A"\n}', 3],
    ['in a file that ends early', '{\n"id": "project.a",\n<<<<<<< HEAD\n', 3],
  ])('names a merge conflict: a mark %s', (_, text, line) => {
    const findings = found(text);
    expect(findings.map(({ message }) => message)).toEqual(['the file has an unresolved merge conflict']);
    expect(findings[0]?.at.line).toBe(line);
    expect(findings[0]?.help).not.toMatch(quotes);
  });

  it('takes seven equal signs inside a text for a text', () => {
    expect(found({ ...minimalSource, description: '=======' })).toEqual([]);
  });

  it.each([
    ['{ "id":\u00a01 }', 'replace the character U+00A0, which looks like a space, with an ordinary space'],
    ['{\u3000"id": 1 }', 'replace the character U+3000, which looks like a space, with an ordinary space'],
    ['{ "id":\u200b1 }', 'replace the character U+200B, which looks like a space, with an ordinary space'],
    ['{ "id": 0x3 }', 'write the number in decimal digits, such as `255`'],
    ['{ "id": .5 }', 'write a digit before the decimal point, such as `0.5`'],
    ['{ "id": 5. }', 'write a digit after the decimal point, such as `5.0`'],
    ['{ "id": +1 }', 'remove the `+`'],
    ['{ "id": 1_000 }', 'write the digits of a number without `_` between them'],
    ['{ "id": 007 }', 'remove the leading zeros of the number'],
    ['[-01]', 'remove the leading zeros of the number'],
    ['{ "id": 1,000 }', 'write the digits of a number without `,` between them'],
    ['{ "id": 1.0.0 }', 'put the value into double quotes: `"1.0.0"`'],
    ['{ "id": 2026-01-31 }', 'put the value into double quotes: `"2026-01-31"`'],
    ['{ "id": 12:30 }', 'put the value into double quotes: `"12:30"`'],
    ['{ "id": 1e }', 'write the digits of the exponent, such as `1e3`'],
    ['{ "id": --1 }', 'write one `-` before the number'],
    ['{ "id": 10n }', 'write only the digits, or put the whole value into double quotes'],
    ['{ "id": 100% }', 'write only the digits, or put the whole value into double quotes'],
    ['{ "id": 0xff }', 'write the number in decimal digits, such as `255`'],
    ['[1 2]', 'put a comma between two entries'],
    ['{ "tags": ["a", "]" }', 'close the list with `]` before this, or remove this `}`'],
    ['[{ "id": "\\"{" ]]', 'close the object with `}` before this, or remove this `]`'],
    ['{ "tags": ["a", "id": 1 }', 'close the list with `]` and a comma before the key of this value'],
    ['[{ "id": 1 { "id": 2 }]', 'close the object with `}` and a comma before this, or write a key for this value'],
    ['["a" { "id": 2 }]', 'put a comma between two entries'],
    ['{ "id": 1; }', 'put a `:` between a key and its value, and a `,` between two entries'],
    ['{ "id": (1) }', 'remove this text, or put the string that contains it into double quotes'],
    ['{ id: 1 }', 'put every key and string into double quotes'],
    ['{ "id": review }', 'put every key and string into double quotes'],
    ['{ "name": "say "hi" now" }', 'write a double quote inside a string as `\\"`'],
    ['{ "tags": ["say "2" now"] }', 'write a double quote inside a string as `\\"`'],
    ['{ "name": "a" id: "b" }', 'put every key and string into double quotes'],
    ['{ "name" say, "id": "a" }', 'put every key and string into double quotes'],
    ['{ "prompt": """Read.""" }', 'put one double quote on each side of the string, and write a line break as `\\n`'],
    ['{ "prompt": "Read" + " it" }', 'write the texts as one string; JSON does not join strings'],
    [
      '{ "steps": {{ "id": "a" }, { "id": "b" }} }',
      'write a list in square brackets: replace the `{` before its first entry with `[`, and the matching `}` with `]`',
    ],
    [
      '{ "tags": { "a", "b" } }',
      'write `:` and a value after the key, or write a list in square brackets: replace the `{` before its first entry with `[`, and the matching `}` with `]`',
    ],
    [
      '{ "steps": [{ "id": "a", "title": "A", { "id": "b" }] }',
      'close the object with `}` before the comma, or write a key for this value',
    ],
    ['{ "id": "a", { "title": "A" } }', 'write a key for this value'],
    ['{ "id": "a", "title", "prompt": "A" }', 'write `:` and a value after the key'],
    ['{ "id": "a" title": "A" }', 'put a comma before the next key, and double quotes around the key'],
    ['{ "id": "a" model-tier: "A" }', 'put every key and string into double quotes'],
    ['{ "id": "a" null, "title": "A" }', 'put a comma between two entries'],
    ['{ "id": "a" 12, "title": "A" }', 'put a comma between two entries'],
    ['{ "name": "say "12 monkeys" now" }', 'write a double quote inside a string as `\\"`'],
    ['{ "prompt": "Send {"id": "x"} now" }', 'write a double quote inside a string as `\\"`'],
    ['{ "prompt": "Set "mode": "fast" now", "id": "a" }', 'write a double quote inside a string as `\\"`'],
    ['{ "prompt": "Return "null, never" an error" }', 'write a double quote inside a string as `\\"`'],
    ['{ "name": "say "hi": now" }', 'write a double quote inside a string as `\\"`'],
    [
      '{ "steps": [\n"id": "a", "title": "A"] }',
      'put `{` before the key of this value, and `}` after the last value of the object',
    ],
  ])('says what to write: %j', (text, help) => {
    expect(found(text).map((one) => one.help)).toEqual([help]);
  });
});

test('a text for a boolean input is answered with the values of a boolean', () => {
  const source = {
    ...minimalSource,
    inputs: [{ key: 'n', kind: 'boolean', description: 'The value.' }],
    conditions: [{ id: 'is_so', kind: 'context_equals', key: 'n', value: 'yes' }],
    steps: [{ ...step, when: 'is_so' }],
  };
  expect(found(source).map(({ help }) => help)).toEqual(['write `true` or `false`, or change the kind of the input']);
});

test.each(['007', '-01', '1.0.0', '2026-01-31', '1,000', '10n', '1e'])('%s is marked as a whole', (value) => {
  const text = `{ "id": ${value} }`;
  const [at] = compileAll([inputOf(text)], host).diagnostics.map((one) => one.at);
  expect(text.slice(at?.offset, (at?.offset ?? 0) + (at?.length ?? 0))).toBe(value);
});

describe('a key that an object does not have', () => {
  const wrappedKeys = '`id`, `name`, `description`, `version` and `steps`';
  const input = { key: 'size', kind: 'string', description: 'The size.' };
  const { key: _key, ...withoutKey } = input;
  const { kind: _kind, ...withoutKind } = input;
  it.each<[string, object, readonly string[]]>([
    [
      'of another tool is renamed, and its own name is not reported as missing',
      {
        ...minimalSource,
        inputs: [
          { ...withoutKind, type: 'string' },
          { ...withoutKey, name: 'b' },
        ],
      },
      ['rename this key to `kind`', 'rename this key to `key`'],
    ],
    [
      'of a call of a tool is renamed',
      { ...minimalSource, id: undefined, workflowId: 'project.a', name: undefined, title: 'A' },
      ['rename this key to `id`', 'rename this key to `name`'],
    ],
    [
      'of the other side of an extension point is renamed',
      { ...minimalSource, extensionContract: { requiredContext: ['a'], requiredArtifacts: ['a.md'] } },
      ['rename this key to `accepts`', 'rename this key to `produces`'],
    ],
    [
      'is moved into the object that has it',
      withStep({ verify: ['The tests pass.'] }),
      ['move this key into `promptBlocks`'],
    ],
    [
      'is moved to the object around it',
      { ...minimalSource, steps: [{ ...step, inputs: [input] }] },
      ['move this key to the workflow'],
    ],
    [
      'of the other kind of loop is not moved into a step, which cannot have it',
      {
        ...minimalSource,
        conditions: [{ id: 'a', kind: 'loop_control' }],
        steps: [
          { ...loop([step ?? {}]), while: { kind: 'condition_ref', conditionId: 'a' } },
          { ...loop([step ?? {}]), type: 'loop', while: { kind: 'condition_ref', conditionId: 'a' } },
        ],
      },
      [
        'remove this key; or, to repeat the body once for each entry of a list, change `type` to `for_each` and remove `while`',
        'remove this key; or, to repeat the body until a decision ends the loop, change `type` to `loop` and remove `items`',
      ],
    ],
    [
      'of a step with a type is moved into such a step',
      {
        ...minimalSource,
        templateId: 'wr.templates.recap',
        maxIterations: 3,
        steps: [{ ...loop([step ?? {}]), args: {} }],
      },
      [
        'move this key into a step with `"type"`: `"loop"` or `"for_each"`',
        'move this key into a step with `"type"`: `"template_call"`',
        'move this key into a step of `body` with `"type"`: `"template_call"`',
      ],
    ],
    [
      'is `until` of a loop: the help writes `while`, which is its opposite, and nothing is missing',
      {
        ...minimalSource,
        conditions: [
          { id: 'again', kind: 'loop_control' },
          { id: 'yes', kind: 'always_true' },
        ],
        steps: ['again', 'yes'].map((conditionId) => ({
          ...loop([step ?? {}]),
          type: 'loop',
          items: undefined,
          until: { kind: 'condition_ref', conditionId },
        })),
      },
      [
        'write `"while": { "kind": "condition_ref", "conditionId": "again" }` instead; it states when the loop continues, the opposite of `until`',
        'write `"while": { "kind": "condition_ref", "conditionId": "…" }` with the id of a condition of kind `loop_control` instead; it states when the loop continues, the opposite of `until`',
      ],
    ],
    [
      'of a condition is renamed, and its own name is not reported as missing',
      {
        ...minimalSource,
        inputs: [input],
        conditions: [
          { id: 'a', type: 'context_equals', key: 'size', value: 'x' },
          { id: 'b', variable: 'size', kind: 'context_equals', value: 'x' },
        ],
      },
      ['rename this key to `kind`', 'rename this key to `key`'],
    ],
    [
      'is the expression of a condition: the help writes the condition, and nothing is missing',
      {
        ...minimalSource,
        inputs: [input],
        conditions: [
          { id: 'a', expression: "size == 'x'" },
          { id: 'b', kind: 'context_equals', expression: "size != 'x'" },
          { id: 'c', expr: "size == 'x' || size == 'y'" },
        ],
      },
      [
        'expressions are not supported; write `{ "id": "a", "kind": "context_equals", "key": "size", "value": "x" }`',
        'expressions are not supported; write `{ "id": "size_is_x", "kind": "context_equals", "key": "size", "value": "x" }, { "id": "b", "kind": "not", "of": "size_is_x" }`',
        'expressions are not supported; write one condition for each comparison; `all`, `any` and `not` join conditions',
      ],
    ],
    [
      'of a criterion that has no type is named, and the type is missing',
      withStep({ validationCriteria: { text: 'x', zzz: 1 } }),
      [
        'add `"type"`: `"contains"`, `"regex"` or `"length"`, or join several with `and`, `or` or `not`',
        'rename this key to `message`',
        'remove this key, or use one of `type`, `value`, `message`, `pattern`, `flags`, `min`, `max`, `and`, `or` and `not`',
      ],
    ],
    [
      'is `parallel`: the help names what the native format has for it',
      {
        ...minimalSource,
        $schema: 'workflow.v1.json',
        steps: [
          { ...step, parallel: ['a'] },
          { ...step, id: 'b', type: 'parallel' },
        ],
      },
      [
        'to use the older format, remove the keys of the native format',
        'ask for subagents in the prompt, and embed `wr.refs.parallel_delegation` in `constraints` of `promptBlocks`',
        'remove `type`, ask for subagents in the prompt, and embed `wr.refs.parallel_delegation` in `constraints` of `promptBlocks`',
      ],
    ],
    [
      'is `parallel` in the older format: the help names what that format has for it',
      { ...minimalSource, metaGuidance: ['Read.'], steps: [{ ...step, parallel: ['a'] }] },
      [
        'to use the native format, change this key or value, and set `$schema` to `workflow.v1.json`',
        'write `"type": "parallel"`, and `"parallelDelegations": [{ "workflowId": "…", "goal": "…" }]`',
      ],
    ],
    [
      'is moved from a loop into a step of its body',
      { ...minimalSource, steps: [{ ...loop([step ?? {}]), requireConfirmation: true }] },
      ['move this key into a step of `body`'],
    ],
    [
      'has a file of its own',
      { ...minimalSource, bindings: { review: 'wr.routine' } },
      ['move the bindings into `.workrail/bindings.json`, below the id of the workflow'],
    ],
    [
      'is moved from the workflow into a step',
      { ...minimalSource, requireConfirmation: true, validationCriteria: {} },
      ['move this key into a step', 'move this key into a step'],
    ],
    [
      'of another kind of criterion is renamed, and its own key is not reported as missing',
      withStep({
        validationCriteria: {
          and: [
            { type: 'contains', pattern: 'a' },
            { type: 'regex', value: 'a' },
          ],
        },
      }),
      ['rename this key to `value`', 'rename this key to `pattern`'],
    ],
    [
      'is moved from a block to its step',
      withStep({ prompt: undefined, promptBlocks: { goal: 'Read.', requireConfirmation: true } }),
      ['move this key to the step'],
    ],
    [
      'is moved from a block to its step, whatever key of the block has a similar name',
      withStep({
        prompt: undefined,
        promptBlocks: { goal: 'Read.', output: { contractRef: 'wr.contracts.verification_report' } },
      }),
      ['move this key to the step'],
    ],
    [
      'wraps keys of the object, as the older format does: they are moved out, and not reported as missing',
      {
        ...minimalSource,
        inputs: [input],
        steps: [
          { ...step, assessmentConsequences: [{ when: { anyEqualsLevel: 'lo' }, action: { guidance: 'Ask.' } }] },
        ],
      },
      [
        'move `anyEqualsLevel` out of this object, and remove `when`',
        'move `guidance` out of this object, and remove `action`',
      ],
    ],
    [
      'wraps the whole document',
      { workflow: { ...minimalSource, tags: undefined } },
      [`move ${wrappedKeys} out of this object, and remove \`workflow\``],
    ],
    [
      'and has one free key left: the help names it',
      {
        ...minimalSource,
        steps: [{ ...loop([step ?? {}]), when: 'a', functionDefinitions: [], items: undefined, of: 'files' }],
      },
      ['add `"items": "…"`', 'remove this key, or use `items`'],
    ],
    [
      'selects another kind of loop: the help names its type, and nothing else is missing',
      {
        ...minimalSource,
        conditions: [{ id: 'a', kind: 'loop_control' }],
        steps: [
          { ...loop([step ?? {}]), type: 'loop' },
          { ...loop([step ?? {}]), items: undefined, while: { kind: 'condition_ref', conditionId: 'a' } },
        ],
      },
      [
        'change `type` to `for_each`, which repeats the body once for each entry of a list',
        'change `type` to `loop`, which repeats the body until a decision ends the loop',
      ],
    ],
    [
      'is the default of an input',
      { ...minimalSource, inputs: [{ ...input, default: 'small' }] },
      ['remove this key, and state the default value in `description`'],
    ],
    [
      'is the beginning of one key',
      withStep({ output: { contract: 'wr.contracts.plan' } }),
      ['a key with a similar name exists: `contractRef`'],
    ],
  ])('%s', (_, source, helps) => {
    expect(
      found(JSON.parse(JSON.stringify(source)))
        .map(({ help }) => help)
        .sort(),
    ).toEqual([...helps].sort());
  });

  it.each<[string, object, string]>([
    ['a template call', { id: 'a', templateId: 'wr.templates.loop_decision', args: {} }, '"type": "template_call"'],
    ['a `for_each` loop', { ...loop([step ?? {}]), type: undefined }, '"type": "for_each"'],
    [
      'a loop',
      { ...loop([step ?? {}]), type: undefined, items: undefined, while: { kind: 'condition_ref', conditionId: 'a' } },
      '"type": "loop"',
    ],
  ])('is the type of %s, and nothing else is reported', (noun, wrong, added) => {
    const source = { ...minimalSource, steps: [step, JSON.parse(JSON.stringify(wrong))] };
    expect(found(source).map(({ message, help }) => [message, help])).toEqual([
      [`${noun} needs \`type\``, `add \`${added}\``],
    ]);
  });
});

describe('a key of the older format in a native file', () => {
  const native = { ...minimalSource, inputs: [{ key: 'a', kind: 'string', description: 'A.' }] };
  const helpOf = (source: object, key: string) => {
    const finding = found(source).find(({ message }) => message.startsWith(`\`${key}\` is not a key`));
    return finding?.help;
  };

  it.each(sourceKeys.workflow.legacy)('%s: the help says what to write instead', (key) => {
    expect(helpOf({ ...native, [key]: ['x'] }, key)).toMatch(/^this is a key of the older format; /);
  });

  it.each(sourceKeys.step.legacy)('%s of a step: the help says what to write instead', (key) => {
    expect(helpOf({ ...native, steps: [{ ...step, [key]: ['x'] }] }, key)).toMatch(
      /^this is a key of the older format; /,
    );
  });

  it('is not mistaken for a key with a similar name', () => {
    const wrong = { ...loop([step ?? {}]), loop: { type: 'forEach' } };
    expect(helpOf({ ...native, steps: [wrong] }, 'loop')).toMatch(/^this is a key of the older format; /);
  });
});

describe('the help for a form that is wrong', () => {
  it.each<[string, object, string]>([
    [
      'a condition as an object',
      withStep({ when: { var: 'size', equals: 'large' } }),
      'write the id of a condition, such as `"when": "is_large"`, and declare it: `"conditions": [{ "id": "is_large", "kind": "context_equals", "key": "size", "value": "large" }]`',
    ],
    [
      'an expression',
      withStep({ when: "severity == 'high'" }),
      'write `"when": "severity_is_high"` and declare it: `"conditions": [{ "id": "severity_is_high", "kind": "context_equals", "key": "severity", "value": "high" }]`',
    ],
    [
      'a bound as an expression',
      withStep({ when: 'fileCount >= 3' }),
      '{ "id": "file_count_at_least_3", "kind": "context_at_least", "key": "fileCount", "value": 3 }',
    ],
    [
      'a negated expression',
      withStep({ when: "severity != 'low'" }),
      '{ "id": "severity_is_not_low", "kind": "not", "of": "severity_is_low" }',
    ],
    ['a longer expression', withStep({ when: 'a == 1 && b == 2' }), '`all`, `any` and `not` join conditions'],
    [
      'the negation of a condition',
      withStep({ when: 'not is_high' }),
      'write `"when": "not_is_high"` and declare it: `"conditions": [{ "id": "not_is_high", "kind": "not", "of": "is_high" }]`',
    ],
    [
      'the negation of a condition with a mark',
      withStep({ when: '!is_high' }),
      'write `"when": "not_is_high"` and declare it: `"conditions": [{ "id": "not_is_high", "kind": "not", "of": "is_high" }]`',
    ],
    [
      'criteria as a list',
      { ...withStep({ validationCriteria: [{ type: 'contains', value: 'x' }] }), $schema: 'workflow.v1.json' },
      'write `"validationCriteria": { "and": [ … ] }`',
    ],
    [
      'criteria as a text',
      withStep({ validationCriteria: 'be brief' }),
      'write `"validationCriteria": { "type": "contains", "value": "…" }`',
    ],
    [
      'a criterion without its type',
      withStep({ validationCriteria: { pattern: 'x' } }),
      'add `"type"`: `"contains"`, `"regex"` or `"length"`, or join several with `and`, `or` or `not`',
    ],
    [
      'a contract as a text',
      withStep({ output: 'wr.contracts.plan' }),
      'write `"output": { "contractRef": "wr.contracts.…" }`',
    ],
    [
      'blocks as a text',
      withStep({ promptBlocks: 'Read it.' }),
      'write `"promptBlocks": { "goal": "…", "procedure": ["…"] }`',
    ],
    [
      'steps by their id',
      { ...minimalSource, steps: { read: step } },
      'write `"steps": [{ "id": "…", "title": "…", "prompt": "…" }]`',
    ],
    [
      'a step as a text',
      { ...minimalSource, steps: ['Read the change'] },
      'write `{ "id": "…", "title": "…", "prompt": "…" }`',
    ],
    [
      'steps that are missing',
      { ...minimalSource, steps: undefined },
      'add `"steps": [{ "id": "…", "title": "…", "prompt": "…" }]`',
    ],
    ['one tag', { ...minimalSource, tags: 'review' }, 'write `"tags": ["review"]`'],
    [
      'an assessment without dimensions',
      { ...minimalSource, assessments: [{ id: 'risk', purpose: 'How risky.' }] },
      'add `"dimensions": [{ "id": "…", "purpose": "…", "levels": ["…", "…"] }]`',
    ],
    [
      'assessments by their id',
      { ...minimalSource, assessments: { risk: {} } },
      'write `"assessments": [{ "id": "…", "purpose": "…", "dimensions": [{ "id": "…", "purpose": "…", "levels": ["…", "…"] }] }]`',
    ],
    [
      'inputs by their key',
      { ...minimalSource, inputs: { size: 'string' } },
      'write `"inputs": [{ "key": "…", "kind": "string" }]`',
    ],
    [
      'a condition without its kind',
      { ...minimalSource, conditions: [{ id: 'x', key: 'size' }] },
      'add `"kind"`: `"always_true"`, `"always_false"`',
    ],
    [
      'a loop without its condition',
      { ...minimalSource, steps: [{ type: 'loop', loopId: 'l', title: 'L', maxIterations: 2, body: [step] }] },
      'add `"while": { "kind": "condition_ref", "conditionId": "…" }`',
    ],
    [
      'a condition of a loop as a text',
      {
        ...minimalSource,
        steps: [{ type: 'loop', loopId: 'l', title: 'L', while: 'more', maxIterations: 2, body: [step] }],
      },
      'write `"while": { "kind": "condition_ref", "conditionId": "more" }`',
    ],
    [
      'a slot without its default',
      { ...minimalSource, extensionPoints: { review: { purpose: 'Reviews.' } } },
      'add `"defaultBinding": "…"`',
    ],
  ])('shows it for %s', (_what, source, help) => {
    expect(helpsOf(source).join('\n')).toContain(help);
  });

  it.each([
    ['curly quotes', '{ \u201cid\u201d: 1 }', 'straight'],
    ['single quotes', "{ 'id': 1 }", 'double quotes'],
    ['a Python literal', '{ "a": True }', 'write `true`'],
    ['no value', '{ "a": undefined }', 'or remove the key'],
    ['a number that JSON lacks', '{ "a": NaN }', 'does not allow `NaN`'],
    ['YAML', 'id: project.review\nsteps:\n  - id: read\n', 'looks like YAML'],
    ['YAML with a mark', '---\nid: x\n', 'looks like YAML'],
    ['an unquoted key', '{ id: 1 }', 'double quotes'],
  ])('names %s', (_what, text, help) => {
    expect(helpsOf(text)).toEqual([expect.stringContaining(help)]);
  });

  it.each([
    ['(?<=Verdict: )pass', 'include the preceding text in the pattern'],
    ['(?<!no )pass', 'forbid the text with a separate criterion'],
    ['a(?!b)', 'forbid the text with a separate criterion'],
    ['(?=.*a)(?=.*b)', 'require each text with a separate criterion'],
    ['(a)\\1', 'several criteria'],
    ['a++', 'several criteria'],
  ])('says how to do without %s', (pattern, help) => {
    const [found] = compileAll(
      [inputOf(withStep({ validationCriteria: { type: 'regex', pattern } }))],
      host,
    ).diagnostics;
    expect([found?.notes.join(), found?.help]).toEqual([
      expect.stringContaining('does not support lookahead, lookbehind'),
      expect.stringContaining(help),
    ]);
  });

  it.each([
    ['Acme.AuthReview', 'acme.auth_review'],
    ['acme.auth.review', 'acme.auth_review'],
    ['my-team.Review', 'my_team.review'],
    ['wr.review', 'project.review'],
    ['Auth-Review', 'project.auth_review'],
    ['.review', 'project.review'],
    ['9lives.x', 'w_9lives.x'],
  ])('suggests an id in the namespace of %s', (id, suggested) => {
    const diagnostics = compileAll([inputOf({ ...minimalSource, id })], host).diagnostics;
    expect(diagnostics.map(({ help }) => help)).toEqual([`rename the workflow to \`${suggested}\``]);
    expect(compileAll([inputOf({ ...minimalSource, id: suggested })], host).diagnostics).toEqual([]);
  });
});

describe('the words of an author for a blocker', () => {
  const words = (bytes: number) => `${'é'.repeat(Math.floor(bytes / 2))}${'x'.repeat(bytes % 2)}`;
  const rule = (bytes: number) => ({ type: 'contains', value: 'DONE', message: words(bytes) });
  const unworded = (bytes: number) => ({ type: 'contains', value: words(bytes) });
  const asks = (bytes: number) => ({ userDependencies: [{ reason: 'needs_user_artifact', message: words(bytes) }] });
  const guided = (bytes: number) => ({
    assessmentRefs: ['risk'],
    assessmentConsequences: [{ anyEqualsLevel: 'high', guidance: words(bytes) }],
  });
  const judged = (validationCriteria: object) => ({ validationCriteria });
  const max = blockerAuthoredBytesMax;

  // @verifies blocker-authored-budget
  it.each<[string, (bytes: number) => object, number]>([
    ['a user dependency', asks, max],
    ['a rule', (bytes) => judged(rule(bytes)), max],
    ['the guidance of a follow-up', guided, blockerFollowupBytesMax],
    ['each part of an `and`', (bytes) => judged({ and: [rule(bytes), { and: [rule(bytes)] }] }), max],
    ['a part of an `or`', (bytes) => judged({ or: [unworded(9), rule(bytes)] }), max],
    ['what a `not` holds', (bytes) => judged({ not: rule(bytes) }), max],
  ])('have a bound, in UTF-8 bytes: %s', (_name, step, most) => {
    const risk = { id: 'risk', purpose: 'p', dimensions: [{ id: 'size', purpose: 'p', levels: ['low', 'high'] }] };
    const source = (bytes: number) => ({ ...withStep(step(bytes)), assessments: [risk] });
    expect(helpsOf(source(most)).filter((help) => help.startsWith('check/message-too-long'))).toEqual([]);
    expect(helpsOf(source(most + 1))).toContainEqual(expect.stringMatching(/^check\/message-too-long /));
  });

  // @verifies blocker-authored-budget
  it('have none where WorkRail words the blocker, which shows their beginning', () => {
    const long = words(2 * blockerRequirementBytesMax);
    const ticket = { key: 'ticket', kind: 'string', required: true, description: long };
    const rules = { or: [{ not: unworded(long.length) }, unworded(long.length)] };
    expect(helpsOf({ ...withStep(judged(rules)), inputs: [ticket] })).toEqual([]);
  });
});

// @verifies step-patterns-bounded
it('patterns of one step that are too large together are refused where the criteria stand', () => {
  const rules = (count: number) => ({
    and: Array.from({ length: count }, (_, i) => ({ type: 'regex', pattern: `x{1,${stepPatternsSizeMax / 20}}${i}` })),
  });
  const helps = (count: number) => helpsOf(withStep({ validationCriteria: rules(count) }));
  expect(helps(8)).toEqual([]);
  expect(helps(20)).toEqual([expect.stringMatching(/^resolve\/invalid-pattern use smaller repetition counts/)]);
});

it('a list of items in an older file names a context key, because the older format declares no inputs', () => {
  const older = { type: 'forEach', items: ['a'], maxIterations: 3 };
  const body = [{ id: 'b', title: 'B', prompt: 'B' }];
  const helps = helpsOf({
    ...{ id: 'team.x', name: 'X', description: 'Y', version: '1.0.0', metaGuidance: ['Go on.'] },
    steps: [{ id: 'l', title: 'L', type: 'loop', loop: older, body }],
  });
  expect(helps).toContain(
    'read/wrong-type name the context key of the list, such as `"items": "files"`; the agent sends its values',
  );
});

it.each([
  ['wr.refs.notes_first', /^put `\{ "kind": "ref", "refId": "wr\.refs\.notes_first" \}` into `goal`/],
  [
    'wr.refs.note_first',
    /^a ref with a similar name exists: put `\{ "kind": "ref", "refId": "wr\.refs\.notes_first" \}` into/,
  ],
  ['wr.refs.nope', /^no ref has this name; use `wr\.refs\.\w+`, .* in `promptBlocks`, or write/],
])('the help for a ref in a text names only a ref that exists: %s', (refId, help) => {
  const [finding] = found(withStep({ prompt: `Follow {{${refId}}}.` }));
  expect(finding).toMatchObject({ code: 'resolve/inline-ref', help: expect.stringMatching(help) });
  for (const [named] of finding?.help?.matchAll(/wr\.refs\.\w+/g) ?? []) expect(builtins.refs.has(named)).toBe(true);
});

describe('the id of a ref as a text', () => {
  const ref = 'wr.refs.notes_first';
  const parts = { goal: 'Read.', constraints: ['Be brief.'], procedure: ['Read.'], verify: ['Every file was read.'] };

  it.each(['constraints', 'procedure', 'verify', 'goal'])(
    'is reported in `%s` with the object that was meant',
    (key) => {
      const promptBlocks = { ...parts, [key]: key === 'goal' ? ref : [ref] };
      const findings = found({ ...minimalSource, steps: [{ id: 'read', title: 'Read', promptBlocks }] });
      expect(findings.map(({ code, severity, help }) => [code, severity, help])).toEqual([
        ['resolve/ref-as-text', 'warning', `write \`{ "kind": "ref", "refId": "${ref}" }\` here`],
      ]);
      expect(JSON.parse(findings[0]?.fixes[0]?.edits[0]?.text ?? '')).toEqual({ kind: 'ref', refId: ref });
    },
  );

  it.each<[string, object]>([
    ['a prompt', withStep({ prompt: ref })],
    ['guidance', { ...minimalSource, guidance: [ref] }],
    [
      'a required output',
      withStep({ prompt: undefined, promptBlocks: { ...parts, outputRequired: { notesMarkdown: ref } } }),
    ],
  ])('is reported in %s, where no ref can stand, with the places where one can', (_, source) => {
    const [first] = found(JSON.parse(JSON.stringify(source)));
    expect([first?.code, first?.fixes]).toEqual(['resolve/ref-as-text', []]);
    expect(first?.help).toContain('into `goal`, `constraints`, `procedure` or `verify`');
  });

  it('is left alone inside a sentence', () => {
    expect(found(withStep({ prompt: `Explain what ${ref} says.` }))).toEqual([]);
  });
});

describe('the help for an unknown name offers nothing that another finding forbids', () => {
  const size = { key: 'size', kind: 'enum', values: ['s', 'l'], description: 'The size.' };
  const isLarge = { id: 'is_large', kind: 'context_equals', key: 'size', value: 'l' };
  const goesOn = { id: 'goes_on', kind: 'loop_control' };
  const helps = (more: object) => found({ ...minimalSource, inputs: [size], ...more }).map(({ help }) => help);

  it('in a condition: not the condition itself', () => {
    const either = { id: 'large_or_many', kind: 'any', of: ['is_large', 'many'] };
    expect(helps({ conditions: [isLarge, goesOn, either], steps: [{ ...step, when: 'large_or_many' }] })).toEqual([
      'use `is_large`, or declare the condition in `conditions`',
    ]);
  });

  it('in `when`: no decision; in `while`: only decisions', () => {
    const conditions = [isLarge, goesOn];
    expect(helps({ conditions, steps: [{ ...step, when: 'x' }] })).toEqual([
      'use `is_large`, or declare the condition in `conditions`',
    ]);
    const loop = (conditionId: string) => ({
      type: 'loop',
      loopId: 'again',
      title: 'Again',
      maxIterations: 2,
      while: { kind: 'condition_ref', conditionId },
      body: [{ ...step, output: { contractRef: 'wr.contracts.loop_control' } }],
    });
    expect(helps({ conditions: [isLarge], steps: [loop('x')] })).toContain(
      'declare a condition of kind `loop_control` in `conditions`',
    );
    expect(helps({ conditions, steps: [loop('x')] })).toContain(
      'use `goes_on`, or declare a condition of kind `loop_control` in `conditions`',
    );
  });
});

describe('a loop that names no decision in `while`', () => {
  const decided = (condition: unknown) => ({
    type: 'loop',
    loopId: 'fix',
    title: 'Fix',
    maxIterations: 2,
    while: condition,
    body: [
      { id: 'fix_one', title: 'Fix one', prompt: 'Repair it.' },
      {
        type: 'template_call',
        templateId: 'wr.templates.loop_decision',
        args: { question: 'Does a test fail?', stopWhen: ['All pass.'] },
      },
    ],
  });
  const goesOn = { id: 'goes_on', kind: 'loop_control' };
  const isLarge = { id: 'is_large', kind: 'always_true' };
  const writtenIn = (help: string | undefined, key: string): unknown =>
    [...(help ?? '').matchAll(/`("[^`]*)`/g)].flatMap(([, text]) => {
      const written = JSON.parse(`{${text}}`) as { readonly [name: string]: unknown };
      return key in written ? [written[key]] : [];
    })[0];

  it.each<[string, unknown, readonly object[]]>([
    ['an expression', 'count > 3', []],
    ['an expression, and a condition of the right kind is declared', 'count > 3', [goesOn]],
    ['an expression in a reference', { kind: 'condition_ref', conditionId: '!is_done' }, []],
    ['a negation', 'not is_done', []],
    ['the id of a declared condition', 'goes_on', [goesOn]],
    ['a name that is not declared', 'more', []],
    ['the id of a condition of another kind', 'is_large', [isLarge]],
    ['a sentence', 'Tests fail', []],
    ['no text', true, []],
  ])('compiles if the help is followed: %s', (_what, condition, conditions) => {
    const source = (more: object) => ({ ...minimalSource, ...more });
    const [first, ...others] = found(source({ conditions, steps: [decided(condition)] }));
    expect(others).toEqual([]);
    const declared = (writtenIn(first?.help, 'conditions') ?? []) as readonly object[];
    const steps = [decided(writtenIn(first?.help, 'while'))];
    expect(found(source({ conditions: [...conditions, ...declared], steps })).map(({ code }) => code)).toEqual([]);
  });

  it.each(['count > 3', { kind: 'condition_ref', conditionId: 'count > 3' }])(
    'reports an expression as not supported: %j',
    (condition) => {
      expect(found({ ...minimalSource, steps: [decided(condition)] }).map(({ label }) => label)).toEqual([
        'expressions are not supported',
      ]);
    },
  );
});

describe('a name that another tool uses', () => {
  it.each(['context_exists', 'context_set', 'context_defined', 'exists'])(
    'for the test whether an input is set is corrected: %s',
    (kind) => {
      const inputs = [{ key: 'size', kind: 'string', description: 'The size.' }];
      const [first] = found({ ...minimalSource, inputs, conditions: [{ id: 'is_known', kind, key: 'size' }] });
      expect(first?.label).toBe('did you mean `context_present`?');
    },
  );
});

describe('an invalid id', () => {
  const step = (id: string) => ({ id, title: id, prompt: 'Go.' });
  const helpOf = (steps: readonly object[]) => found({ ...minimalSource, steps }).map(({ help }) => help);

  it('gets an id that no other step has', () => {
    expect(helpOf([step('Plan It')])).toEqual(['write `plan_it`']);
    expect(helpOf([step('plan_it'), step('Plan It')])).toEqual(['write `plan_it_2`']);
    expect(helpOf([step('plan_it'), step('plan_it_2'), step('Plan It')])).toEqual(['write `plan_it_3`']);
  });

  it('that refers to another object gets the id of this object', () => {
    const conditions = [{ id: 'is_large', kind: 'always_true' }];
    const steps = [{ ...step('plan'), when: 'Is Large' }];
    expect(found({ ...minimalSource, conditions, steps }).map(({ help }) => help)).toEqual(['write `is_large`']);
  });
});

describe('a comparison with several values', () => {
  it.each<[string, object]>([
    ['as `values`', { values: ['large', 'huge'] }],
    ['as `value`', { value: ['large', 'huge'] }],
  ])('names the kind for them: %s', (_where, more) => {
    const source = { ...minimalSource, conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', ...more }] };
    expect(found(source).map(({ help }) => help)).toEqual([
      'use the kind `context_in` to compare with several values: `"kind": "context_in", "values": ["…", "…"]`',
    ]);
  });
});

test('a misspelled assessment is one mistake, whatever level a consequence names', () => {
  const dimensions = [{ id: 'reach', purpose: 'How far.', levels: ['few', 'many'] }];
  const source = {
    ...minimalSource,
    assessments: [{ id: 'risk', purpose: 'How risky.', dimensions }],
    steps: [
      { ...step, assessmentRefs: ['risks'], assessmentConsequences: [{ anyEqualsLevel: 'many', guidance: 'Ask.' }] },
    ],
  };
  expect(found(source).map(({ code }) => code)).toEqual(['resolve/unknown-assessment']);
});

test.each([
  [{ functionDefinitions: [{ name: 'f', text: 'What it means.' }] }, 'rename this key to `definition`'],
  [{ conditions: [{ id: 'c', kind: 'not', conditions: 'd' }] }, 'rename this key to `of`'],
  [
    {
      steps: [
        { ...step, userDependencies: [{ kind: 'needs_user_choice', choiceKind: 'scope_boundary', message: 'Which?' }] },
      ],
    },
    'rename this key to `reason`',
  ],
])('a key of another format is renamed, and its key is not missing too: %j', (more, help) => {
  expect(found({ ...minimalSource, ...more }).map((one) => one.help)).toEqual([help]);
});

test('a key is moved to the workflow only with a value that it may have there', () => {
  const helps = (kind: string) => found({ ...minimalSource, steps: [{ ...step, kind }] }).map(({ help }) => help);
  expect(helps('routine')).toEqual(['move this key to the workflow']);
  expect(helps('task')).toEqual([expect.stringMatching(/^remove this key, or use one of/)]);
});

describe('the help for an enum', () => {
  const list = (values: readonly string[], condition: object = { kind: 'context_equals', value: 'small' }) => ({
    ...minimalSource,
    inputs: [{ key: 'size', kind: 'enum', values, required: true }],
    conditions: [{ id: 'a', key: 'size', ...condition }],
    steps: [
      { ...step, when: 'a' },
      { ...step, id: 'other' },
    ],
  });

  it('with an empty list of values does not suggest to remove the key, which is the next mistake', () => {
    expect(helpsOf(list([]))).toEqual(['read/empty add at least one entry']);
  });

  it.each(['context_at_least', 'context_at_most'])('that is compared by size names the kinds that fit: %s', (kind) => {
    expect(helpsOf(list(['small', 'large'], { kind, value: 'large' }))).toEqual([
      'read/wrong-type use `context_equals` or `context_in`, because the input `size` is of kind `enum`',
    ]);
  });

  it('with a repeated value is about the repetition, not about a condition on the value that is missing', () => {
    expect(helpsOf(list(['small', 'small'], { kind: 'context_equals', value: 'large' }))).toEqual([
      'check/enum-value-repeated remove one of the equal values',
    ]);
  });
});
