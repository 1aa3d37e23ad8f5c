import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { inlineTokens, withoutEscapes } from '../../compiler/phases/3-resolve/inline-tokens.ts';
import { inputKeyOf } from '../../compiler/phases/2-expand/input-key.ts';
import { suggestedIdFor } from '../../compiler/phases/3-resolve/suggested-id.ts';
import { workflowSourceKinds } from '../../schemas/closed-sets.ts';
import { delimiterSafePattern, namespacedIdPattern } from '../../schemas/ids.ts';
import { workflowIdLengthMax } from '../../schemas/limits.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

const codesOf = (source: object, sourceKind: 'bundled' | 'project' = 'project') =>
  compileWorkflow(inputOf({ ...minimalSource, ...source }, { sourceKind }), fixtureHost).diagnostics.map(
    ({ code }) => code,
  );

describe('a suggested id', () => {
  // @verifies legacy-id-suggestion
  it.each([
    ['auth-review', 'project', 'project.auth_review'],
    ['auth-review', 'user', 'user.auth_review'],
    ['auth-review', 'remote', 'repo.auth_review'],
    ['auth-review', 'plugin', 'repo.auth_review'],
    ['Auth Review', 'project', 'project.auth_review'],
    ['wr.code-review', 'project', 'project.code_review'],
    ['9lives', 'user', 'user.w_9lives'],
    ['__', 'user', 'user.workflow'],
    ['acme.übung', 'project', 'acme.ubung'],
    ['Café.Naïve-Plan', 'project', 'cafe.naive_plan'],
    ['检查', 'project', 'project.workflow'],
  ] as const)('of %s from %s is %s', (id, kind, suggested) => {
    expect(suggestedIdFor(id, kind, () => false)).toBe(suggested);
  });

  it('is always a valid id of the right namespace, and stays as it is when suggested again', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...workflowSourceKinds), (id, kind) => {
        const suggested = suggestedIdFor(id, kind, () => false);
        expect(suggested).toMatch(namespacedIdPattern);
        expect(suggested.length).toBeLessThanOrEqual(workflowIdLengthMax);
        expect(suggestedIdFor(suggested, kind, () => false)).toBe(suggested);
      }),
    );
  });
});

// @verifies legacy-id-suggestion
it('a suggested id is not in use, and is as short as every id', () => {
  const long = 'x'.repeat(workflowIdLengthMax);
  for (const id of ['auth-review', 'project.Auth Review', long]) {
    const taken = new Set<string>();
    for (let i = 0; i < 12; i += 1) taken.add(suggestedIdFor(id, 'project', (one) => taken.has(one)));
    expect(taken.size).toBe(12);
    for (const one of taken) {
      expect(one).toMatch(namespacedIdPattern);
      expect(one.length).toBeLessThanOrEqual(workflowIdLengthMax);
    }
  }
});

describe('workflow ids', () => {
  // @verifies workflow-id-format
  it.each([
    ['project.a', []],
    ['a.b', []],
    ['old-id', ['resolve/legacy-id']],
    ['9lives', ['resolve/legacy-id']],
    ['a.b.c', ['resolve/invalid-workflow-id']],
    ['.a', ['resolve/invalid-workflow-id']],
    ['a.', ['resolve/invalid-workflow-id']],
    ['A.b', ['resolve/invalid-workflow-id']],
    ['a.9', ['resolve/invalid-workflow-id']],
    ['a b', ['resolve/invalid-workflow-id']],
    [`project.${'a'.repeat(56)}`, []],
    [`project.${'a'.repeat(57)}`, ['resolve/workflow-id-too-long']],
  ])('%s', (id, codes) => {
    expect(codesOf({ id })).toEqual(codes);
  });

  // @verifies wr-namespace-reserved
  it('that start with `wr.` belong to the bundled library, and it has no others', () => {
    expect(codesOf({ id: 'wr.review' })).toEqual(['resolve/reserved-namespace']);
    expect(codesOf({ id: 'wr.review' }, 'bundled')).toEqual([]);
    expect(codesOf({ id: 'review' }, 'bundled')).toEqual(['resolve/bundled-namespace']);
    expect(codesOf({ id: 'wrx.review' })).toEqual([]);
  });

  it('of an input in two spellings are one key, and the finding names both', () => {
    const inputs = ['maxFiles', 'max_files'].map((key) => ({ key, kind: 'number', description: 'A count.' }));
    const [found] = compileWorkflow(inputOf({ ...minimalSource, inputs }), fixtureHost).diagnostics;
    expect(found?.code).toBe('resolve/duplicate-input-key');
    expect(found?.notes).toContain('`maxFiles` and `max_files` are the same key');
  });

  const tests = { key: 'tests', kind: 'enum', values: ['pass', 'fail'], description: 'The result.' };
  const dimension = { id: 'reach', purpose: 'How many.', levels: ['few', 'many'] };
  const risk = { id: 'risk', purpose: 'How risky.', dimensions: [dimension] };
  const assessed = {
    assessmentRefs: ['risk'],
    assessmentConsequences: [{ anyEqualsLevel: 'many', guidance: 'Ask.' }],
  };
  it.each<[string, string, object, object]>([
    [
      'an input',
      'resolve/duplicate-input-key',
      { inputs: [tests, { ...tests, kind: 'number', values: undefined }] },
      {},
    ],
    [
      'a dimension',
      'resolve/duplicate-assessment',
      { assessments: [{ ...risk, dimensions: [dimension, { ...dimension, levels: ['low', 'high'] }] }] },
      assessed,
    ],
    [
      'an assessment',
      'resolve/duplicate-assessment',
      { assessments: [risk, { ...risk, dimensions: [{ ...dimension, levels: ['low', 'high'] }] }] },
      assessed,
    ],
  ])('of a copy of %s that is not edited yet is the only error: the first one applies', (_what, code, more, inStep) => {
    const conditions = 'inputs' in more ? [{ id: 'ok', kind: 'context_equals', key: 'tests', value: 'pass' }] : [];
    const steps = [{ id: 'a', title: 'A', prompt: 'Do it.', ...inStep }];
    expect(codesOf({ ...more, conditions, steps })).toEqual([code]);
  });

  it('of an input that is invalid is the only error if conditions use the suggested key', () => {
    const source = {
      inputs: [{ ...tests, key: 'test result' }],
      conditions: [{ id: 'ok', kind: 'context_equals', key: 'test_result', value: 'pass' }],
    };
    expect(codesOf(source)).toEqual(['resolve/invalid-input-key']);
    expect(
      codesOf({
        inputs: [
          { ...tests, key: 'test result' },
          { ...tests, key: 'test_result' },
        ],
      }),
    ).toEqual(['resolve/invalid-input-key']);
  });

  it('of a slot is suggested in its valid form, and a text that uses this form is not reported as well', () => {
    const extensionPoints = { finalCheck: { purpose: 'Check.', defaultBinding: 'project.routine_check' } };
    const steps = [{ id: 'a', title: 'A', prompt: 'Run {{wr.bindings.final_check}}.' }];
    const source = inputOf({ ...minimalSource, extensionPoints, steps });
    const findings = compileWorkflow(source, fixtureHost).diagnostics;
    expect(findings.map(({ code }) => code)).toEqual(['resolve/invalid-slot']);
    expect(findings[0]?.help).toContain('rename the extension point to `final_check`');
  });

  it('of an assessment that is misspelled in a step is reported once', () => {
    const dimensions = [{ id: 'reach', purpose: 'How many.', levels: ['few', 'many'] }];
    const judge = (assessmentRefs: readonly string[], anyEqualsLevel: string) => ({
      assessments: [{ id: 'risk', purpose: 'The risk.', dimensions }],
      steps: [
        {
          id: 'a',
          title: 'A',
          prompt: 'Judge.',
          assessmentRefs,
          assessmentConsequences: [{ anyEqualsLevel, forAssessment: 'risk', guidance: 'Ask.' }],
        },
      ],
    });
    const found = (...of: Parameters<typeof judge>) =>
      compileWorkflow(inputOf({ ...minimalSource, ...judge(...of) }), fixtureHost).diagnostics.map(
        ({ code, help }) => `${code} ${help}`,
      );
    expect(found(['risks'], 'many')).toEqual([
      'resolve/unknown-assessment an assessment with a similar name exists: `risk`',
    ]);
    expect(found(['risk'], 'Many')).toEqual(['resolve/unknown-level a level with a similar name exists: `many`']);
  });

  it('of steps and loops share one set of names, loop bodies included', () => {
    const loop = (loopId: string, bodyId: string) => ({
      type: 'for_each',
      loopId,
      title: 'L',
      maxIterations: 1,
      items: 'x',
      body: [{ id: bodyId, title: 'B', prompt: 'P' }],
    });
    const read = { id: 'read', title: 'R', prompt: 'P' };
    const inputs = [{ key: 'x', kind: 'list' }];
    expect(codesOf({ inputs, steps: [read, loop('each', 'read')] })).toEqual(['resolve/duplicate-step-id']);
    expect(codesOf({ inputs, steps: [read, loop('read', 'other')] })).toEqual(['resolve/duplicate-step-id']);
    expect(codesOf({ inputs, steps: [read, loop('each', 'other')] })).toEqual([]);
    const call = { type: 'template_call', id: 'read', templateId: 'wr.templates.capability_probe' };
    expect(codesOf({ steps: [read, { ...call, args: { capability: 'delegation' } }] })).toEqual([
      'resolve/duplicate-step-id',
    ]);
  });
});

describe('input keys', () => {
  // @verifies input-key-lossless
  it('map without loss: two camelCase keys never meet, and each can be mapped back', () => {
    const camel = fc.stringMatching(/^[a-z][a-z0-9]{0,4}([A-Z][a-z0-9]{0,3}){1,4}$/);
    assertProperty(
      fc.property(camel, (key) => {
        const mapped = inputKeyOf(key) ?? '';
        expect(mapped).toMatch(delimiterSafePattern);
        expect(mapped.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())).toBe(key);
      }),
    );
  });

  it.each([
    ['snake_case', 'snake_case'],
    ['kebab-case', 'kebab-case'],
    ['9', '9'],
    ['maxURLs', 'max_u_r_ls'],
    ['MaxFiles', null],
    ['max_Files', null],
    ['max files', null],
    ['größe', null],
    ['constructor', null],
    ['prototype', null],
    ['__proto__', null],
  ])('%s → %s', (key, mapped) => {
    expect(inputKeyOf(key)).toBe(mapped);
  });

  it('keep the spelling of the author when it differs', () => {
    const source = {
      ...minimalSource,
      inputs: [
        { key: 'maxFiles', kind: 'number' },
        { key: 'ticket', kind: 'string' },
      ],
    };
    expect(compileWorkflow(inputOf(source), fixtureHost).compiled?.snapshot.inputs).toEqual([
      { key: 'max_files', contextKey: 'maxFiles', kind: 'number', required: false },
      { key: 'ticket', kind: 'string', required: false },
    ]);
  });
});

describe('inline tokens', () => {
  // @verifies prompt-interpolation-closed
  it.each<[string, readonly string[]]>([
    ['{{wr.refs.x}}', ['wr.refs.x']],
    ['a {{ wr.bindings.y }} b {{wr.z}}', ['wr.bindings.y', 'wr.z']],
    ['```\n{{wr.refs.x}}\n```', ['wr.refs.x']],
    ['{{wr.refs.x', ['wr.refs.x']],
    ['\\{{wr.refs.x}}', []],
    ['{{name}} {{ }} {wr.x} {{WR.x}}', []],
  ])('of %j', (text, names) => {
    expect(inlineTokens(text).map(({ name }) => name)).toEqual(names);
  });

  it('are marked between the escapes of the source', () => {
    const steps = [{ id: 'a', title: 'A', prompt: 'tab\t"quoted" é\n{{wr.refs.modes}}' }];
    const text = JSON.stringify({ ...minimalSource, steps }).replace('é', '\\u00e9');
    const { diagnostics } = compileWorkflow(inputOf(text), fixtureHost);
    const at = diagnostics[0]?.at;
    expect(text.slice(at?.offset, (at?.offset ?? 0) + (at?.length ?? 0))).toBe('{{wr.refs.modes}}');
  });

  it.each(['agentRole', 'guidance', 'hints'])('are refused in %s too', (place) => {
    const token = 'See {{wr.refs.modes}}.';
    const steps = [
      { ...minimalSource.steps[0], output: { hints: { notesMarkdown: place === 'hints' ? token : 'x' } } },
    ];
    const more = place === 'agentRole' ? { agentRole: token } : place === 'guidance' ? { guidance: [token] } : {};
    expect(codesOf({ steps, ...more })).toEqual(['resolve/inline-ref']);
  });

  it('other braces are text, and a backslash writes literal ones', () => {
    expect(withoutEscapes('\\{{wr.bindings.x}} {{y}} \\{z')).toBe('{{wr.bindings.x}} {{y}} \\{z');
  });
});
