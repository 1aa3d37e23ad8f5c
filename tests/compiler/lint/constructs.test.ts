/** Lint over everything that compiles: texts in their places, what is injected, exceptions, criteria and patterns. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { applyFixes } from '../../../compiler/lint/fixes.ts';
import { hasVariableParts, parsePattern } from '../../../compiler/lint/patterns.ts';
import { minimalSource } from '../fixture-host.ts';
import { codesOf, linted } from './linted.ts';
import { assertProperty } from '../../support/property.ts';

const step = (id: string, prompt: string, more: object = {}) => ({ id, title: `Step ${id}`, prompt, ...more });
const files = { key: 'files', kind: 'list', description: 'Changed files.', required: true };
const each = (body: readonly object[], more: object = {}) => ({
  type: 'for_each',
  loopId: 'each_file',
  title: 'Each file',
  items: 'files',
  maxIterations: 5,
  body,
  ...more,
});
const assessment = {
  id: 'confidence',
  purpose: 'How sure the review is.',
  dimensions: [{ id: 'coverage', purpose: 'How much was read.', levels: ['low', 'high'] }],
};
const pointersOf = (source: object, code: string) =>
  linted(source)
    .filter((one) => one.code === code)
    .map(({ at }) => at.pointer);

describe('a text is looked at', () => {
  const hidden = 'Read it\u200b all.';
  it.each([
    [
      'a definition of the workflow',
      '/functionDefinitions/0/definition',
      {
        functionDefinitions: [{ name: 'rubric', definition: hidden }],
        steps: [step('a', 'Rate it.', { functionReferences: ['rubric'] })],
      },
    ],
    [
      'a definition of a loop',
      '/steps/0/functionDefinitions/0/definition',
      {
        inputs: [files],
        steps: [
          each([step('a', 'Rate the file.', { functionReferences: ['rubric'] })], {
            functionDefinitions: [{ name: 'rubric', definition: hidden }],
          }),
        ],
      },
    ],
    [
      'a definition of a step',
      '/steps/0/functionDefinitions/0/definition',
      {
        steps: [
          step('a', 'Rate it.', {
            functionReferences: ['rubric'],
            functionDefinitions: [{ name: 'rubric', definition: hidden }],
          }),
        ],
      },
    ],
    [
      'what only a person can give',
      '/steps/0/userDependencies/0/message',
      { steps: [step('a', 'Read.', { userDependencies: [{ reason: 'needs_user_artifact', message: hidden }] })] },
    ],
    [
      'a purpose of an assessment',
      '/assessments/0/purpose',
      {
        assessments: [{ ...assessment, purpose: hidden }],
        steps: [step('a', 'Read.', { assessmentRefs: ['confidence'] })],
      },
    ],
    [
      'a purpose of a dimension',
      '/assessments/0/dimensions/0/purpose',
      {
        assessments: [{ ...assessment, dimensions: [{ ...assessment.dimensions[0], purpose: hidden }] }],
        steps: [step('a', 'Read.', { assessmentRefs: ['confidence'] })],
      },
    ],
    [
      'a consequence',
      '/steps/0/assessmentConsequences/0/guidance',
      {
        assessments: [assessment],
        steps: [
          step('a', 'Read.', {
            assessmentRefs: ['confidence'],
            assessmentConsequences: [{ anyEqualsLevel: 'low', guidance: hidden }],
          }),
        ],
      },
    ],
    [
      'a message of a criterion',
      '/steps/0/validationCriteria/and/0/message',
      { steps: [step('a', 'Read.', { validationCriteria: { and: [{ type: 'length', min: 90, message: hidden }] } })] },
    ],
    [
      'a purpose of an extension point',
      '/extensionPoints/style/purpose',
      {
        extensionPoints: {
          style: {
            purpose: hidden,
            defaultBinding: 'project.routine_style',
            outputContract: { requiredArtifacts: ['style.md'] },
          },
        },
        steps: [step('a', 'Follow {{wr.bindings.style}}.')],
      },
    ],
    [
      'an argument of a template',
      '/steps/0/args/claims/0',
      {
        steps: [
          {
            type: 'template_call',
            id: 'gate',
            templateId: 'wr.templates.verification_gate',
            args: { claims: [hidden] },
          },
        ],
      },
    ],
    [
      'a title of a loop',
      '/steps/0/title',
      { inputs: [files], steps: [each([step('a', 'Read the file.')], { title: hidden })] },
    ],
    [
      'a prompt in a body',
      '/steps/0/body/0/prompt',
      { inputs: [files], steps: [each([step('a', `Read the file. ${hidden}`)])] },
    ],
  ])('%s', (_, pointer, source) => {
    const found = linted(source);
    expect(found.map(({ code, at }) => [code, at.pointer])).toEqual([['lint/invisible-text', pointer]]);
  });
});

test.each(['docs\build', 'docs\file'])('a backslash that is part of a JSON escape is never removed: %j', (path) => {
  const found = linted({ steps: [step('a', `Read ${path} first.`)] });
  expect(found.map(({ code, help, fixes }) => [code, help, fixes])).toEqual([
    ['lint/invisible-text', 'write a backslash as `\\\\`, or remove the character', []],
  ]);
});

test('a hint for a field of the contract is sent to the artifact, and one for another field to the notes', () => {
  const output = { contractRef: 'wr.contracts.review_findings', hints: { findings: 'By file.', places: 'By file.' } };
  const found = linted({ steps: [step('review', 'Review the change.', { output })] });
  const texts = found
    .filter(({ code }) => code === 'lint/unknown-output-field')
    .map(({ label, help }) => [label, help]);
  expect(texts).toEqual([
    [
      'agents send this field inside the artifact `wr.review_findings`',
      'use `artifacts`, and name the field in its text',
    ],
    ['agents cannot send this field', 'ask for the content inside `notesMarkdown`'],
  ]);
});

test('an enum value that is blank gets a help that leads to a valid value', () => {
  const risk = { key: 'risk', kind: 'enum', values: ['low', ' '], description: 'The risk.' };
  const [found] = linted({ inputs: [risk], steps: [step('a', 'Read as closely as `risk` asks for.')] });
  expect([found?.code, found?.help]).toEqual([
    'lint/similar-enum-values',
    'write a word that says what the value means, or remove the value',
  ]);
});

describe('an exception', () => {
  const vague = step('inner', 'Read the file if possible.');
  const ignored = (id: string) => [{ rule: 'lint/vague-opt-out', step: id, reason: 'Known.' }];

  it.each(['inner', 'each_file'])('can name a step in a body, or the loop: %s', (id) => {
    expect(codesOf(linted({ inputs: [files], steps: [each([vague])], lintIgnore: ignored(id) }))).toEqual([]);
  });

  it('for a loop covers nothing outside of it', () => {
    const source = { inputs: [files], steps: [each([vague]), { ...vague, id: 'after', title: 'After' }] };
    expect(pointersOf({ ...source, lintIgnore: ignored('each_file') }, 'lint/vague-opt-out')).toEqual([
      '/steps/1/prompt',
    ]);
  });

  it('for an id that does not exist names the one that was meant', () => {
    const [found] = linted({
      inputs: [files],
      steps: [each([step('inner', 'Read the file.')])],
      lintIgnore: ignored('each_fil'),
    });
    expect(found?.help).toContain('`each_file`');
  });

  it('can name a template call', () => {
    const call = {
      type: 'template_call',
      id: 'gate',
      templateId: 'wr.templates.verification_gate',
      args: { claims: ['It works if possible.'] },
    };
    expect(codesOf(linted({ steps: [call] }))).toEqual(['lint/vague-opt-out']);
    expect(codesOf(linted({ steps: [call], lintIgnore: ignored('gate') }))).toEqual([]);
  });
});

describe('a delegation', () => {
  const delegating = [step('a', 'Read the change.'), step('b', 'Spawn three subagents, one per module.')];
  const preferred = { delegation: 'preferred' };

  it.each([
    ['its feature', { features: ['wr.features.delegation_guidance'], capabilities: preferred }],
    ['its feature alone', { features: ['wr.features.delegation_guidance'] }],
    ['its capability', { capabilities: preferred }],
    ['the author', { guidance: ['Spawn subagents, and never start a workflow to delegate.'] }],
  ])('is specified by a sentence that %s adds to the guidance, for every step', (_, more) => {
    expect(codesOf(linted({ ...more, steps: delegating }))).not.toContain('lint/delegation-unspecified');
  });

  it.each([
    ['other guidance', { guidance: ['Ask one question at a time.'] }],
    ['a feature about something else', { features: ['wr.features.evidence_first'] }],
  ])('is unspecified in a workflow with %s', (_, more) => {
    expect(codesOf(linted({ ...more, steps: delegating }))).toContain('lint/delegation-unspecified');
  });
});

describe('what WorkRail injected', () => {
  it('is nobody’s finding: probes, templates, features', () => {
    const source = {
      capabilities: { delegation: 'required', web_browsing: 'required' },
      features: ['wr.features.evidence_first', 'wr.features.mode_guidance', 'wr.features.delegation_guidance'],
      steps: [
        step('a', 'Read.'),
        {
          type: 'template_call',
          id: 'plan',
          templateId: 'wr.templates.plan_then_confirm',
          args: { goal: 'the change' },
        },
        { type: 'template_call', id: 'sum', templateId: 'wr.templates.recap', args: {} },
      ],
    };
    const found = linted(source);
    expect(found.filter(({ severity }) => severity === 'error').map(({ rendered }) => rendered)).toEqual([]);
    expect(codesOf(found)).toEqual([]);
  });

  it('still counts: an input that only a loop, a condition or a dependency reads is used', () => {
    const inputs = [
      files,
      { key: 'scope', kind: 'string', description: 'What is meant.' },
      { key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far.', required: true },
    ];
    const conditions = [{ id: 'is_deep', kind: 'context_equals', key: 'depth', value: 'deep' }];
    const userDependencies = [
      {
        reason: 'needs_user_choice',
        choiceKind: 'scope_boundary',
        contextKey: 'scope',
        message: 'Which part is meant?',
      },
    ];
    const steps = [each([step('a', 'Read the file.')]), step('b', 'Compare.', { when: 'is_deep', userDependencies })];
    expect(codesOf(linted({ inputs, conditions, steps }))).toEqual([]);
  });
});

describe('a number at the start of a list entry', () => {
  it('is a date if the name of a month follows', () => {
    const markers = (procedure: readonly string[]) =>
      linted({
        steps: [{ id: 'a', title: 'A', promptBlocks: { goal: 'Plan it.', procedure, constraints: procedure } }],
      })
        .filter(({ code }) => code === 'lint/doubled-marker')
        .map(({ at }) => at.pointer);
    expect(markers(['10. October is the date.', '1. March comes first.'])).toEqual([]);
    expect(markers(['1. Read the change.'])).toHaveLength(2);
    expect(markers(['1. Marching orders come first.'])).toHaveLength(2);
  });
});

describe('a required input whose presence selects a step', () => {
  it('may be missing: neither its step nor the step without it is unreachable or always runs', () => {
    const inputs = [{ key: 'scope', kind: 'string', description: 'What to change.', required: true }];
    const conditions = [
      { id: 'is_given', kind: 'context_present', key: 'scope' },
      { id: 'is_missing', kind: 'not', of: 'is_given' },
    ];
    const steps = [
      step('reuse', 'Reuse `scope`.', { when: 'is_given' }),
      step('ask', 'Ask for the scope, and send `scope`.', { when: 'is_missing' }),
      step('work', 'Work on `scope`.'),
    ];
    expect(codesOf(linted({ inputs, conditions, steps }))).toEqual([]);
  });
});

describe('the budget of a run', () => {
  const long = (seed: string) => Array.from({ length: 330 }, (_, i) => `Look at line ${seed}${i}.`).join('\n');
  const inputs = [{ key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far.', required: true }];
  const conditions = [
    { id: 'is_quick', kind: 'context_equals', key: 'depth', value: 'quick' },
    { id: 'is_deep', kind: 'context_equals', key: 'depth', value: 'deep' },
  ];
  const steps = (gate: (index: number) => object) =>
    Array.from({ length: 12 }, (_, i) => step(`s${i}`, long(`${i}.`), gate(i)));
  const options = { levels: { 'lint/prompt-budget': 'off', 'lint/missing-verify': 'off' } } as const;

  it('counts one of the alternatives that exclude each other', () => {
    const split = steps((i) => ({ when: i % 2 === 0 ? 'is_quick' : 'is_deep' }));
    expect(codesOf(linted({ inputs, conditions, steps: split }, options))).toEqual([]);
    expect(codesOf(linted({ steps: steps(() => ({})) }, options))).toEqual(['lint/workflow-budget']);
  });

  it('counts one of the alternatives of a required input, also if a step runs only without the input', () => {
    const given = { id: 'given', kind: 'context_present', key: 'depth' };
    const missing = { id: 'missing', kind: 'not', of: 'given' };
    const split = steps((i) => ({ when: i % 2 === 0 ? 'is_quick' : 'is_deep' }));
    const asking = step('ask', 'Ask how deep to look.', { when: 'missing' });
    const found = linted({ inputs, conditions: [...conditions, given, missing], steps: [asking, ...split] }, options);
    expect(codesOf(found)).toEqual([]);
  });

  it('counts both when the key may not be set, and says so', () => {
    const optional = [{ ...inputs[0], required: false }];
    const split = steps((i) => ({ when: i % 2 === 0 ? 'is_quick' : 'is_deep' }));
    const [found] = linted({ inputs: optional, conditions, steps: split, guidance: ['Ask for `depth`.'] }, options);
    expect(found).toMatchObject({
      code: 'lint/workflow-budget',
      notes: ['measured with one iteration of each loop; the size is largest if `depth` is not set'],
    });
  });
});

describe('a witness', () => {
  it('stands in the notes of a finding, and in its rendering', () => {
    const source = {
      inputs: [{ key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far.', required: true }],
      conditions: [
        { id: 'is_quick', kind: 'context_equals', key: 'depth', value: 'quick' },
        { id: 'is_deep', kind: 'context_equals', key: 'depth', value: 'deep' },
        { id: 'both', kind: 'all', of: ['is_quick', 'is_deep'] },
      ],
      steps: [step('a', 'Read.'), step('b', 'Compare.', { when: 'both' })],
    };
    const [found] = linted(source);
    const notes = ['path: `a` → `b`', '`is_deep` and `is_quick` are never true at the same time, whatever `depth` is'];
    expect(found).toMatchObject({ code: 'check/step-never-runs', severity: 'warning', notes });
    for (const note of notes) expect(found?.rendered).toContain(`= note: ${note}`);
    expect(linted(source)).toHaveLength(1);
  });
});

describe('an assessment', () => {
  // A consequence blocks a step once: the step passes when the agent describes the work.
  it('may have a consequence for every level', () => {
    const assessmentConsequences = ['low', 'high'].map((level) => ({
      anyEqualsLevel: level,
      guidance: `Say why the coverage is ${level}.`,
    }));
    const rated = step('a', 'Rate the change.', { assessmentRefs: ['confidence'], assessmentConsequences });
    expect(linted({ assessments: [assessment], steps: [rated] })).toEqual([]);
  });
});

describe('the token of an extension point', () => {
  const style = {
    purpose: 'Style.',
    defaultBinding: 'project.routine_style',
    outputContract: { requiredArtifacts: ['style.md'] },
  };
  const found = (steps: readonly object[]) => codesOf(linted({ extensionPoints: { style }, steps })).sort();

  // @verifies prompt-interpolation-closed
  it.each(['{{wr.bindings.style}}', '{{ wr.bindings.style }}', '{{   wr.bindings.style }}'])(
    'is used and filled in where the compiler fills it in: %j',
    (token) => {
      expect(found([step('a', `Follow ${token}.`)])).toEqual([]);
      expect(found([step('a', `Keep \\${token}.`)])).toEqual(['lint/unused-extension-point']);
      expect(found([{ ...step('a', 'Read.'), title: `Follow ${token}` }])).toEqual([
        'lint/literal-braces',
        'lint/unused-extension-point',
      ]);
      expect(found([{ ...step('a', `Follow ${token}.`), title: `Follow ${token}` }])).toEqual(['lint/literal-braces']);
    },
  );

  it('is used if only a called routine names it: without it, the routine does not compile', () => {
    const calls = {
      extensionPoints: { style },
      steps: [{ type: 'template_call', id: 'c', templateId: 'wr.templates.routine.look' }],
    };
    const routine = (prompt: string) => ({
      ...minimalSource,
      id: 'project.routine_look',
      kind: 'routine',
      extensionPoints: { style },
      steps: [step('a', prompt)],
    });
    const unused = (prompt: string) =>
      codesOf(linted(calls, { others: [routine(prompt)] })).filter((code) => code === 'lint/unused-extension-point');
    expect(unused('Follow {{wr.bindings.style}}.')).toEqual([]);
    expect(unused('Read.')).toHaveLength(1);
  });

  it.each(['{{bindings.style}}', '{{ slot.style }}', '{{style}}'])(
    'is named by its token when a text writes %s',
    (token) => {
      const help = linted({ extensionPoints: { style }, steps: [step('a', `Follow ${token}.`)] }).map(
        (one) => one.help,
      );
      expect(help.join('\n')).toContain('{{wr.bindings.style}}');
    },
  );

  it.each(['$', ''].map((sign) => `${sign}{ticket}`))(
    'is found in another notation if it names an input: %s',
    (token) => {
      const ticket = { key: 'ticket', kind: 'string', description: 'The report.' };
      const helpOf = (prompt: string) =>
        linted({ inputs: [ticket], steps: [step('a', `${prompt} Read \`ticket\`.`)] })
          .filter(({ code }) => code === 'lint/literal-braces')
          .map(({ help }) => help);
      expect(helpOf(`Read the report ${token} first.`)).toEqual(['name the input in backticks: `ticket`']);
      expect(helpOf(`Keep ${token.replace('ticket', 'other')} and \\${token}.`)).toEqual([]);
    },
  );

  it.each([...['', '$'].map((sign) => `${sign}{wr.bindings.style}`), '{ wr.bindings.style }'])(
    'is found with single braces although another step names the slot: %s',
    (token) => {
      const steps = [step('a', 'Read {{wr.bindings.style}}.'), step('b', `Follow ${token}.`)];
      expect(linted({ extensionPoints: { style }, steps }).map(({ code, help }) => [code, help])).toEqual([
        ['lint/literal-braces', 'write `{{wr.bindings.style}}`'],
      ]);
    },
  );

  it('is reported in the text or pattern that the notes are compared with, and other braces are not', () => {
    const rules = (of: (token: string) => object) =>
      linted({
        extensionPoints: { style },
        steps: [
          step('a', 'Follow {{wr.bindings.style}}.', { validationCriteria: of('{{wr.bindings.style}}') }),
          step('b', 'Name the template.', { validationCriteria: { type: 'contains', value: '{{ name }}' } }),
        ],
      })
        .filter(({ code }) => code === 'lint/literal-braces')
        .map(({ at }) => at.pointer);
    expect(rules((value) => ({ type: 'contains', value }))).toEqual(['/steps/0/validationCriteria/value']);
    expect(rules((token) => ({ not: { type: 'regex', pattern: `Used ${token}$` } }))).toEqual([
      '/steps/0/validationCriteria/not/pattern',
    ]);
  });

  it('has no literal form in a title, where the agent would read the backslash too', () => {
    const steps = [{ ...step('a', 'Read {{other}}.'), title: 'By {{other}}' }];
    expect(linted({ steps }).map(({ at, help }) => [at.pointer, help])).toEqual([
      ['/steps/0/title', 'name an input in backticks, or remove the braces: this text has no literal braces'],
      ['/steps/0/prompt', 'name an input in backticks, or write `\\\\{{` for literal braces'],
    ]);
  });

  it('in a title is not replaced by another token that would stay there too', () => {
    const steps = [{ ...step('a', 'Read {{wr.bindings.style}}.'), title: 'By {{wr.bindings.style}}' }];
    const [found] = linted({ extensionPoints: { style }, steps });
    expect([found?.at.pointer, found?.help, found?.fixes]).toEqual([
      '/steps/0/title',
      'remove the braces; write the reference to the extension point into the prompt',
      [],
    ]);
  });

  it('is explained with the escape as JSON writes it', () => {
    const helps = [
      linted({ steps: [step('a', 'Deploy to {{environment}}.')] }),
      linted({ steps: [step('a', 'Read {{wr.inputs.path}}.')] }),
      linted({ steps: [step('a', 'Read {{wr.bindings.style}}.')] }),
    ].map(([first]) => first?.help ?? '');
    for (const help of helps) {
      const [written = ''] = /\\+\{\{/.exec(help) ?? [];
      expect(JSON.parse(`"${written}"`)).toBe('\\{{');
    }
  });
});

// @verifies gameable-criteria-are-found
describe('criteria', () => {
  const judged = (validationCriteria: object) =>
    codesOf(linted({ steps: [step('a', 'Read.', { validationCriteria })] }));
  const regex = (pattern: string) => ({ type: 'regex', pattern });
  const evidence = { type: 'length', min: 200 };

  it.each([
    [{ type: 'contains', value: 'securityReviewComplete' }],
    [{ type: 'length', max: 4000 }],
    [{ type: 'length', min: 5 }],
    [regex('^done|finished$')],
    [regex('.*')],
    [regex('\\d+')],
    [{ not: { type: 'contains', value: 'FILL ME IN' } }],
    [{ not: { type: 'length', min: 3 } }],
    [{ not: regex('^(?:draft)+$') }],
    [{ not: { and: [{ type: 'contains', value: 'DRAFT' }, { not: evidence }] } }],
    [{ or: [{ type: 'contains', value: 'done' }, regex('Finding \\d+: \\w+')] }],
    [
      {
        and: [
          { type: 'contains', value: 'summary' },
          { type: 'contains', value: 'verified' },
        ],
      },
    ],
  ])('are gameable: %j', (criteria) => {
    expect(judged(criteria)).toEqual(['lint/gameable-criteria']);
  });

  it.each([
    [evidence],
    [regex('Finding \\d+: .+:\\d+')],
    [{ and: [{ type: 'contains', value: 'severity:' }, evidence] }],
    [{ or: [regex('No findings: [\\w ]{20,}'), regex('Finding \\d+:')] }],
    [{ not: { type: 'length', max: 400 } }],
    [{ not: regex('^[^:]{0,200}$') }],
    [{ not: { not: evidence } }],
    [{ not: { or: [{ type: 'contains', value: 'DRAFT' }, { not: evidence }] } }],
    [{ and: [regex('(?:- .+\\n)+'), { not: { type: 'contains', value: 'FILL ME IN' } }] }],
  ])('ask for evidence: %j', (criteria) => {
    expect(judged(criteria)).toEqual([]);
  });

  it.each([
    [{ type: 'contains', value: 'DRAFT' }, 'the phrase `DRAFT` alone satisfies these criteria'],
    [{ not: { type: 'contains', value: 'DRAFT' } }, 'any short text without `DRAFT` satisfies these criteria'],
    [{ and: [{ not: regex('^DRAFT') }] }, 'any short text that does not match `^DRAFT` satisfies these criteria'],
    [{ not: { or: [{ not: regex('^done$') }] } }, 'a phrase that matches `^done$` alone satisfies these criteria'],
  ])('say what satisfies them: %j', (validationCriteria, message) => {
    expect(linted({ steps: [step('a', 'Read.', { validationCriteria })] })[0]?.message).toBe(message);
  });

  it.each([
    ['(a+)+b'],
    ['(?:\\w+\\s?)*:'],
    ['(?:.*,?)+x'],
    ['(?P<row>.+ )+end'],
    ['(?:\\w|\\d)+!'],
    ['(?:.|\\s)*end of it'],
    ['((?:ab*)*)*c'],
    ['x{201}'],
    ['Findings: .{10,300}'],
  ])('hold an unsafe pattern: %s', (pattern) => {
    expect(judged({ and: [regex(pattern), evidence] })).toEqual(['lint/unsafe-pattern']);
  });

  it.each([
    ['(?:- .+\\n)+Total: \\d+'],
    ['(?:\\d+, )+\\d+'],
    ['[a-z]+(?:\\.[a-z]+)+'],
    ['\\{a+\\}+'],
    ['[(a+)+]'],
    ['(?:Finding|Note) \\d{1,3}:'],
    ['x{1,200}'],
    ['(?i)(?:one|two)+'],
  ])('hold a pattern that is safe everywhere: %s', (pattern) => {
    expect(judged({ and: [regex(pattern), evidence] })).toEqual([]);
  });

  it.each([
    ['/Verdict: \\w+/i', 'write `"pattern": "Verdict: \\\\w+"` and `"flags": "i"`'],
    ['/Verdict: \\w+/g', 'write `"pattern": "Verdict: \\\\w+"`'],
  ])('hold a pattern between slashes, with what to write: %s', (pattern, help) => {
    const source = { steps: [{ ...step('a', 'Work.'), validationCriteria: { and: [evidence, regex(pattern)] } }] };
    expect(linted(source).map((one) => [one.code, one.help])).toEqual([['lint/slashed-pattern', help]]);
  });

  it.each(['/api/users', '/api/v\\d+/', '/src/gi/gg', '/src/files', 'a/b/i'])('hold a path: %s', (pattern) => {
    expect(judged({ and: [evidence, regex(pattern)] })).toEqual([]);
  });

  it.each([
    [{ type: 'length', min: 4097 }],
    [{ and: [evidence, { type: 'length', max: 100 }] }],
    [{ and: [evidence, { type: 'contains', value: 'not done' }, { not: { type: 'contains', value: 'done' } }] }],
    [{ and: [evidence, regex('[^\\s\\S]')] }],
    [{ and: [evidence, regex('a^b')] }],
    [{ and: [evidence, { not: regex('x*') }] }],
    [{ or: [{ type: 'length', min: 5000 }, { and: [evidence, regex('$\\w')] }] }],
    [{ and: [evidence, { or: [regex('z^'), { type: 'length', min: 9000 }] }] }],
    [{ type: 'contains', value: 'docs\build' }],
    [regex('\btested\b')],
    [{ and: [evidence, regex('(?:\bone|two\f) \\d+')] }],
    [{ and: [{ type: 'contains', value: 'root cause' }, { not: { type: 'contains', value: 'cause' } }] }],
    [{ and: [evidence, { type: 'contains', value: 'DRAFT: none' }, { not: regex('DRAFT') }] }],
    [{ and: [evidence, regex('^Finding \\d+'), { not: regex('^Finding \\d+') }] }],
    [{ and: [evidence, { not: { type: 'length', min: 100 } }] }],
    [{ and: [{ type: 'length', max: 300 }, { not: { type: 'length', max: 400 } }] }],
    [{ not: { type: 'length', min: 1 } }],
    [
      {
        and: [
          evidence,
          { type: 'contains', value: 'Open: 0' },
          { not: { type: 'regex', pattern: 'open', flags: 'i' } },
        ],
      },
    ],
  ])('can never be met: %j', (criteria) => {
    expect(judged(criteria)).toEqual(['lint/unsatisfiable-criteria']);
  });

  it.each([
    [regex('/^Done$/i'), 'write the pattern without slashes, and its flags into `flags`'],
    [regex('a$b'), 'move `^` to the beginning and `$` to the end of the pattern, or remove them'],
    [{ not: regex('x*') }, 'narrow the pattern, or remove this criterion'],
    [regex('\bdone\b'), 'write a backslash as `\\\\`: `\\\\b`'],
  ])('mark the pattern that can never be met, with its fix: %j', (criteria, help) => {
    const source = { steps: [{ ...step('a', 'Work.'), validationCriteria: { and: [evidence, criteria] } }] };
    const [found] = linted(source).filter(({ code }) => code === 'lint/unsatisfiable-criteria');
    expect([found?.at.pointer.endsWith('/pattern'), found?.help]).toEqual([true, help]);
  });

  it.each([
    [{ type: 'length', min: 4096 }],
    [{ and: [evidence, { type: 'contains', value: 'done' }, { not: { type: 'contains', value: 'not done' } }] }],
    [{ and: [evidence, regex('^a$')] }],
    [{ and: [evidence, { type: 'regex', pattern: 'a$\\nb', flags: 'm' }] }],
    [{ and: [evidence, { not: regex('^$') }] }],
    [{ or: [{ type: 'length', min: 5000 }, evidence] }],
    [{ and: [evidence, regex('\\btested\\b|\bx')] }],
    [{ and: [evidence, regex('[\b ]tested')] }],
    [{ and: [evidence, { not: { type: 'length', min: 201 } }] }],
    [{ and: [evidence, { not: { type: 'length', min: 100, max: 300 } }] }],
    [{ and: [evidence, { not: regex('\b') }] }],
    [{ and: [evidence, { type: 'contains', value: 'DRAFT: none' }, { not: regex('^DRAFT') }] }],
    [{ and: [evidence, { type: 'contains', value: 'DRAFT: none' }, { not: regex('DRAFT: [a-m]') }] }],
  ])('can be met: %j', (criteria) => {
    expect(judged(criteria)).not.toContain('lint/unsatisfiable-criteria');
  });
});

describe('a pattern is read', () => {
  it('whole, whatever RE2 takes', () => {
    const pieces = [
      'a',
      '.',
      '\\d',
      '[^\\]x]',
      '(',
      ')',
      '|',
      '*',
      '+',
      '?',
      '{2}',
      '{1,}',
      '^',
      '$',
      '(?:',
      '(?i)',
      '(?P<n>',
      '\\Q(\\E',
      '\\p{L}',
    ];
    assertProperty(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const alternatives = parsePattern(parts.join(''));
        expect(alternatives.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['done', false],
    ['analysis\\s*=\\s*true', false],
    ['(?:done|complete)\\.', false],
    ['Finding \\d', true],
    ['a.b', true],
    ['ab+', true],
  ])('%s has variable parts: %s', (pattern, isVariable) => {
    expect(hasVariableParts(parsePattern(pattern))).toBe(isVariable);
  });
});

// Any workflow --------------------------------------------------------------------------------------------------------

const word = fc.constantFrom(
  'Read the file',
  'if possible',
  '`depth`',
  'spawn subagents',
  'in the notes',
  'decision',
  '{{wr.bindings.style}}',
  'rubric',
  'wait for approval',
  'each item',
);
const prose = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `${words.join(' ')}.`);
const gate = fc.option(fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'always', 'never'), { nil: undefined });
const gated = (when: string | undefined) => (when === undefined ? {} : { when });
const criteria = fc.constantFrom(
  undefined,
  { type: 'contains', value: 'done' },
  {
    and: [
      { type: 'regex', pattern: '(a+)+' },
      { type: 'length', min: 80 },
    ],
  },
  { or: [{ type: 'length', min: 5000 }, { not: { type: 'contains', value: 'x' } }] },
);
const simple = fc.record({
  prompt: prose,
  when: gate,
  validationCriteria: criteria,
  named: fc.boolean(),
  judged: fc.boolean(),
  contract: fc.boolean(),
});
const made = fc.record({
  kinds: fc.array(fc.constantFrom('step', 'each', 'while', 'call'), { minLength: 1, maxLength: 5 }),
  steps: fc.array(simple, { minLength: 6, maxLength: 6 }),
  conditions: fc.array(fc.tuple(fc.constantFrom('all', 'any', 'not', 'leaf'), fc.nat(), fc.nat()), {
    minLength: 5,
    maxLength: 5,
  }),
  required: fc.boolean(),
  features: fc.subarray(['wr.features.evidence_first', 'wr.features.output_contracts']),
  capability: fc.constantFrom('required', 'preferred', 'disabled', undefined),
  guidance: prose,
});

function sourceOf({
  kinds,
  steps,
  conditions,
  required,
  features,
  capability,
  guidance,
}: typeof made extends fc.Arbitrary<infer Made> ? Made : never) {
  let next = 0;
  const simpleStep = () => {
    const index = next++;
    const { prompt, when, validationCriteria, named, judged, contract } = steps[index % steps.length] ?? {
      prompt: 'Read.',
    };
    return {
      id: `s${index}`,
      title: `Step ${index % 3}`,
      prompt,
      ...gated(when),
      ...(validationCriteria === undefined ? {} : { validationCriteria }),
      ...(named === true ? { functionReferences: ['rubric'] } : {}),
      ...(judged === true
        ? { assessmentRefs: ['confidence'], assessmentConsequences: [{ anyEqualsLevel: 'low', guidance: prompt }] }
        : {}),
      ...(contract === true ? { output: { contractRef: 'wr.contracts.plan' } } : {}),
    };
  };
  const leaf = (key: number) =>
    [
      { kind: 'context_equals', key: 'depth', value: 'deep' },
      { kind: 'context_equals', key: 'depth', value: 'quick' },
      { kind: 'context_present', key: 'depth' },
      { kind: 'context_contains', key: 'files', value: 'a' },
    ][key % 4];
  return {
    inputs: [
      { key: 'depth', kind: 'enum', values: ['quick', 'deep'], required, description: 'How far.' },
      { key: 'files', kind: 'list', description: 'Files.' },
    ],
    ...(capability === undefined ? {} : { capabilities: { delegation: capability } }),
    features,
    guidance: [guidance],
    functionDefinitions: [
      { name: 'rubric', definition: 'Blocker, major, minor.' },
      { name: 'spare', definition: 'Nobody needs it.' },
    ],
    assessments: [assessment],
    extensionPoints: {
      style: {
        purpose: 'Style.',
        defaultBinding: 'project.routine_style',
        outputContract: { requiredArtifacts: ['style.md'] },
      },
    },
    conditions: [
      { id: 'go', kind: 'loop_control' },
      { id: 'always', kind: 'always_true' },
      { id: 'never', kind: 'always_false' },
      ...conditions.map(([kind, a, b], index) => {
        const parts = [a, b].map((pick) => (index === 0 ? 'always' : `c${pick % index}`));
        const id = `c${index}`;
        if (kind === 'leaf') return { id, ...leaf(a) };
        return kind === 'not' ? { id, kind, of: parts[0] } : { id, kind, of: parts };
      }),
    ],
    steps: kinds.map((kind, index) => {
      if (kind === 'step') return simpleStep();
      if (kind === 'call')
        return {
          type: 'template_call',
          id: `call${index}`,
          templateId: 'wr.templates.verification_gate',
          args: { claims: ['It works if possible.'] },
          ...gated(steps[index]?.when),
        };
      const loop = { loopId: `loop${index}`, title: `Loop ${index}`, maxIterations: 30, ...gated(steps[index]?.when) };
      if (kind === 'each') return { type: 'for_each', ...loop, items: 'files', body: [simpleStep(), simpleStep()] };
      const decide = {
        id: `decide${index}`,
        title: 'Decide',
        prompt: 'Decide.',
        output: { contractRef: 'wr.contracts.loop_control' },
      };
      return {
        type: 'loop',
        ...loop,
        while: { kind: 'condition_ref', conditionId: 'go' },
        body: [simpleStep(), decide, simpleStep()],
      };
    }),
  };
}

describe('any workflow that compiles', () => {
  it('is linted without throwing, the same each time, and stays one through all fixes', () => {
    let linting = 0;
    assertProperty(
      fc.property(made, (options) => {
        let text = JSON.stringify(
          { id: 'project.review', name: 'Review', description: 'd', version: '1.0.0', ...sourceOf(options) },
          null,
          2,
        );
        const first = linted(text);
        if (first.some(({ code }) => !code.startsWith('lint/') && code !== 'check/step-never-runs')) return;
        linting += 1;
        expect(linted(text)).toEqual(first);
        for (let pass = 0; pass < 12; pass += 1) {
          const found = linted(text);
          for (const { at } of found) expect(at.offset + at.length).toBeLessThanOrEqual(text.length);
          const fixed = applyFixes(text, found);
          if (fixed.applied.length === 0) break;
          text = fixed.text;
          const broken = linted(text).filter(({ code, severity }) => severity === 'error' && !code.startsWith('lint/'));
          expect(broken.map(({ rendered }) => rendered)).toEqual([]);
        }
        expect(linted(text).flatMap(({ fixes, code }) => (code.startsWith('lint/') ? fixes : []))).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(linting).toBeGreaterThan(10);
  });
});

describe('a step under the decision of a loop', () => {
  const quick = { id: 'quick', kind: 'context_equals', key: 'depth', value: 'quick' };
  const labelsOf = (condition: object) =>
    linted({
      inputs: [{ key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far to look.' }],
      conditions: [
        { id: 'go_on', kind: 'loop_control' },
        quick,
        { ...quick, id: 'deep', value: 'deep' },
        { id: 'gate', ...condition },
      ],
      steps: [step('a', 'Ask how deep to look, and send `depth`.'), step('b', 'Compare.', { when: 'gate' })],
    })
      .filter(({ code }) => /condition-|gate-on|unreachable/.test(code))
      .map(({ code, label }) => `${code}: ${label}`);
  const unknown = 'the decision is always unknown here, so the step is never skipped';

  it.each([
    ['the decision itself', { kind: 'loop_control' }, [unknown]],
    ['its opposite', { kind: 'not', of: 'go_on' }, [unknown]],
    ['one of two', { kind: 'any', of: ['go_on', 'quick'] }, [unknown]],
    [
      'with a condition that can be false',
      { kind: 'all', of: ['go_on', 'quick'] },
      ['the decision is always unknown here'],
    ],
  ])('has one finding about its condition: %s', (_, condition, labels) => {
    expect(labelsOf(condition)).toEqual(labels.map((label) => `lint/gate-on-decision: ${label}`));
  });

  it('is told to drop the condition where the step is already in the body of the loop', () => {
    const decide = step('decide', 'Decide.', { output: { contractRef: 'wr.contracts.loop_control' } });
    const helpOf = (gated: readonly object[], body: readonly object[]) => {
      const findings = linted({
        conditions: [{ id: 'go_on', kind: 'loop_control' }],
        steps: [
          {
            type: 'loop',
            loopId: 'rounds',
            title: 'Rounds',
            maxIterations: 3,
            while: { kind: 'condition_ref', conditionId: 'go_on' },
            body: [...body, decide],
          },
          ...gated,
        ],
      });
      return findings.find(({ code }) => code === 'lint/gate-on-decision')?.help;
    };
    const gated = step('b', 'Fix one.', { when: 'go_on' });
    expect(helpOf([], [gated])).toMatch(/^remove `when`, because the body runs only while the loop continues/);
    expect(helpOf([gated], [step('c', 'Fix one.')])).toMatch(/^move the step into the body of the loop/);
  });

  it('has a second finding where the other conditions exclude each other', () => {
    expect(labelsOf({ kind: 'all', of: ['go_on', 'quick', 'deep'] })).toEqual([
      'lint/unreachable-step: the conditions of this step exclude each other',
      'lint/gate-on-decision: the decision is always unknown here',
    ]);
  });
});

it('a step for runs without an input is not reported as unreachable', () => {
  const inputs = [{ key: 'depth', kind: 'string', description: 'How far.' }];
  const conditions = [
    { id: 'has_depth', kind: 'context_present', key: 'depth' },
    { id: 'no_depth', kind: 'not', of: 'has_depth' },
  ];
  const steps = [step('a', 'Look.'), step('b', 'Look deeply.', { when: 'no_depth' })];
  const codes = codesOf(linted({ inputs, conditions, steps }));
  expect(codes).not.toContain('lint/unreachable-step');
});

test('a function whose name every step takes from a nearer definition is not added to the steps once more', () => {
  const own = {
    functionDefinitions: [{ name: 'rubric', definition: 'Rate by size.' }],
    functionReferences: ['rubric'],
  };
  const found = linted({
    functionDefinitions: [{ name: 'rubric', definition: 'Rate by harm.' }],
    steps: [step('a', 'Rate by rubric.', own)],
  }).filter(({ code }) => code === 'lint/unused-function');
  expect(found).toMatchObject([
    { at: { pointer: '/functionDefinitions/0/name' }, help: expect.stringMatching(/nearer definition/) },
  ]);
});

test('a function of a loop is hidden only by a nearer definition that a step of this loop takes', () => {
  const helpOf = (body: readonly object[]) =>
    linted({
      inputs: [{ key: 'items', kind: 'list', required: true, description: 'The items.' }],
      functionDefinitions: [{ name: 'rubric', definition: 'Rate by harm.' }],
      steps: [
        step('a', 'Rate it.', { functionReferences: ['rubric'] }),
        {
          type: 'for_each',
          loopId: 'each',
          title: 'Each',
          items: 'items',
          maxIterations: 3,
          functionDefinitions: [{ name: 'rubric', definition: 'Rate by size.' }],
          body,
        },
      ],
    }).find(({ code }) => code === 'lint/unused-function')?.help;
  const own = {
    functionDefinitions: [{ name: 'rubric', definition: 'Rate by age.' }],
    functionReferences: ['rubric'],
  };
  expect(helpOf([step('b', 'Look at it.')])).toMatch(/^add the function to/);
  expect(helpOf([step('b', 'Look at it.', own)])).toMatch(/nearer definition/);
});

describe('a condition over an optional input that no step asks for', () => {
  const depth = { key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far to look.' };
  const pace = {
    key: 'pace',
    kind: 'enum',
    values: ['slow', 'fast'],
    description: 'How fast to look.',
    required: true,
  };
  const conditions = [
    { id: 'has_depth', kind: 'context_present', key: 'depth' },
    { id: 'no_depth', kind: 'not', of: 'has_depth' },
    { id: 'is_deep', kind: 'context_equals', key: 'depth', value: 'deep' },
    { id: 'is_fast', kind: 'context_equals', key: 'pace', value: 'fast' },
  ];
  const labelsOf = (joined: object) => {
    const shared = {
      inputs: [depth, pace],
      steps: [step('a', 'Read it.'), step('b', 'Compare it.', { when: 'joined' })],
    };
    return linted({ ...shared, conditions: [...conditions, { id: 'joined', ...joined }] })
      .filter(({ code, message }) => code === 'lint/when-on-unset-input' && message.includes('`depth`'))
      .map(({ label }) => label);
  };

  it.each<[string, object]>([
    ['context_present', { kind: 'context_present', key: 'depth' }],
    ['its negation', { kind: 'not', of: 'has_depth' }],
    ['a comparison that it guards', { kind: 'all', of: ['has_depth', 'is_deep'] }],
    ['a comparison or its absence', { kind: 'any', of: ['no_depth', 'is_deep'] }],
    ['context_present or a condition over another input', { kind: 'any', of: ['has_depth', 'is_fast'] }],
  ])('is left alone if it is never unknown: %s', (_name, joined) => {
    expect(labelsOf(joined)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a comparison', { kind: 'context_in', key: 'depth', values: ['deep'] }],
    ['its negation', { kind: 'not', of: 'is_deep' }],
    ['a comparison that context_present does not decide', { kind: 'any', of: ['has_depth', 'is_deep'] }],
  ])('is reported as unknown: %s', (_name, joined) => {
    expect(labelsOf(joined)).toEqual(['until the input is set, the condition is unknown and no step is skipped']);
  });

  it('is reported as possibly unknown if another input can decide it', () => {
    expect(labelsOf({ kind: 'all', of: ['is_deep', 'is_fast'] })).toEqual([
      'until the input is set, the condition can be unknown, and an unknown condition skips no step',
    ]);
  });
});

describe('a declaration that only a call uses', () => {
  const routine = (more: object) => ({ ...minimalSource, id: 'project.routine_scan', kind: 'routine', ...more });
  const call = { type: 'template_call', id: 'call', templateId: 'wr.templates.routine.scan' };

  it('is a used assessment if it applies to a step of the routine', () => {
    const rated = routine({
      assessments: [assessment],
      steps: [step('judge', 'Judge the review.', { assessmentRefs: ['confidence'] })],
    });
    const caller = (id: string) => ({ assessments: [{ ...assessment, id }], steps: [call] });
    const found = (id: string) =>
      linted(caller(id), { others: [rated] }).filter(({ code }) => code === 'lint/unused-assessment');
    expect(found('confidence')).toEqual([]);
    expect(found('another')).toHaveLength(1);
  });

  it('is a condition that --fix does not remove from a routine, because a caller can allow more values', () => {
    const source = {
      inputs: [{ key: 'mode', kind: 'enum', values: ['quick', 'deep'], required: true, description: 'How deep.' }],
      conditions: [{ id: 'is_scan', kind: 'context_in', key: 'mode', values: ['quick', 'deep'] }],
      steps: [step('scan', 'Scan the code in the given `mode`.', { when: 'is_scan' })],
    };
    const fixesOf = (of: object) =>
      linted(of).flatMap(({ code, fixes }) => (code === 'lint/condition-always-holds' ? [fixes.length] : []));
    expect(fixesOf(source)).toEqual([1]);
    expect(fixesOf(routine(source))).toEqual([0]);
  });
});
