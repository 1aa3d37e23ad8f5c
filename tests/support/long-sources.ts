/**
 * Sources that have much of one thing: for each list of the format, one in which it is as long as asked for. What refers to
 * something refers to something that exists, unless the table says otherwise.
 */
export type Source = Readonly<Record<string, unknown>>;
export type Lists = Readonly<Record<string, (n: number) => Source>>;

/** Counts from 1000, so that names are equally long. */
const first = 1000;
const times = <T>(n: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, i) => make(first + i));
const byName = <T>(n: number, name: (i: number) => string, make: (i: number) => T) =>
  Object.fromEntries(times(n, (i) => [name(i), make(i)]));
const step = (i: number, more: Source = {}): Source => ({
  id: `step_${i}`,
  title: `Step number ${i}`,
  prompt: `Do the part that has the number ${i}, and write down what was found.`,
  ...more,
});
const blocks = (i: number, promptBlocks: Source): Source => ({
  id: `step_${i}`,
  title: `Step number ${i}`,
  promptBlocks: { goal: 'Do it.', ...promptBlocks },
});
const input = (i: number, more: Source = {}): Source => ({
  key: `key_${i}`,
  kind: 'string',
  required: true,
  description: `What the part ${i} needs.`,
  ...more,
});
const mode = (values: readonly string[], more: Source = {}): Source =>
  input(first, { key: 'mode', kind: 'enum', values, ...more });
const equals = (i: number, key: string, value: unknown = `v${i}`): Source => ({
  id: `is_${i}`,
  kind: 'context_equals',
  key,
  value,
});
const forEach = (i: number, body: readonly Source[], more: Source = {}): Source => ({
  type: 'for_each',
  loopId: `loop_${i}`,
  title: `Loop number ${i}`,
  items: 'key_1000',
  maxIterations: 2,
  body,
  ...more,
});
const decision = (i: number): Source =>
  step(i, { id: `decide_${i}`, output: { contractRef: 'wr.contracts.loop_control' } });
const whileLoop = (i: number): Source => ({
  type: 'loop',
  loopId: `loop_${i}`,
  title: `Loop number ${i}`,
  while: { kind: 'condition_ref', conditionId: 'again' },
  maxIterations: 2,
  body: [step(i), decision(i)],
});
const again: Source = { id: 'again', kind: 'loop_control' };
const steps = [step(first)];
const ids = (n: number) => times(n, (i) => `is_${i}`);
const gated = (n: number) => times(n, (i) => step(i, { when: `is_${i}` }));
const values = (n: number) => times(n, (i) => `v${i}`);
const list = input(first, { kind: 'list' });
const overOneKey = (of: Source, conditions: readonly Source[]): Source => ({
  inputs: [of],
  conditions,
  steps: gated(conditions.length),
});
const joined = (kind: 'any' | 'all', inputs: readonly Source[], conditions: readonly Source[]): Source => ({
  inputs,
  conditions: [...conditions, { id: 'some', kind, of: ids(conditions.length) }],
  steps: [step(first, { when: 'some' }), step(first + 1)],
});
const criterion = (i: number): Source => ({ type: 'contains', value: `the result ${i}` });
const dimension = (i: number, levels: readonly string[] = ['low', 'high']): Source => ({
  id: `depth_${i}`,
  purpose: `How deep the part ${i} goes.`,
  levels,
});
const judged = (i: number, dimensions: readonly Source[] = [dimension(first)]): Source => ({
  id: `judge_${i}`,
  purpose: `How good the part ${i} is.`,
  dimensions,
});
const definition = (i: number): Source => ({ name: `fn${i}`, definition: `The wording of the part ${i}.` });
const slot = (i: number, more: Source = {}): Source => ({
  purpose: `What fills the part ${i}.`,
  defaultBinding: 'project.part',
  ...more,
});
const dependency = (i: number): Source => ({
  reason: 'needs_user_secret_or_token',
  contextKey: `key_${i}`,
  message: `Give the token of part ${i}.`,
});
const call = (i: number, args: Source): Source => ({
  type: 'template_call',
  id: `call_${i}`,
  templateId: 'wr.templates.verification_gate',
  args,
});

/** Each list of the native format. */
export const nativeLists: Lists = {
  tags: (n) => ({ tags: times(n, (i) => `tag_${i}`), steps }),
  guidance: (n) => ({ guidance: times(n, (i) => `R${i}`), steps }),
  metadata: (n) => ({ metadata: byName(n, (i) => `fact_${i}`, String), steps }),
  'exceptions of lint': (n) => ({
    lintIgnore: times(n, (i) => ({ rule: 'lint/long-title', step: `step_${i}`, reason: 'It is right here.' })),
    steps: times(n, (i) => step(i, { title: `Step number ${i} ${'with a long title '.repeat(5)}` })),
  }),
  references: (n) => ({
    references: times(n, (i) => ({
      id: `ref_${i}`,
      title: `Document ${i}`,
      source: `https://example.com/${i}`,
      purpose: `To know the part ${i}.`,
    })),
    steps,
  }),
  'options of a feature': (n) => ({
    features: [{ id: 'wr.features.delegation_guidance', config: byName(n, (i) => `option_${i}`, String) }],
    steps,
  }),
  features: (n) => ({ features: times(n, () => 'wr.features.evidence_first'), steps }),
  aliases: (n) => ({ aliases: times(n, (i) => `project.alias_${i}`), steps }),

  inputs: (n) => ({ inputs: times(n, (i) => input(i)), steps }),
  'optional inputs': (n) => ({ inputs: times(n, (i) => input(i, { required: false })), steps }),
  'inputs in prompts': (n) => ({
    inputs: times(n, (i) => input(i, { required: false })),
    steps: times(n, (i) => step(i, { prompt: `Read \`key_${i}\`, and set \`key_${i}\` again.` })),
  }),
  'unknown names in prompts': (n) => ({
    inputs: times(n, (i) => input(i)),
    steps: times(n, (i) => step(i, { prompt: `Read \`another_${i}\` from the context, and \`kei_${i}\` too.` })),
  }),
  'values of an enum': (n) => ({ inputs: [mode(values(n))], steps }),
  'values of an optional enum, one of them gating': (n) => ({
    inputs: [mode(values(n), { required: false })],
    conditions: [equals(first, 'mode'), equals(first + 1, 'mode')],
    steps: [step(first, { when: 'is_1000' }), step(first + 1, { when: 'is_1001' }), step(2)],
  }),

  'conditions over one text': (n) =>
    overOneKey(
      input(first, { required: false }),
      times(n, (i) => equals(i, 'key_1000')),
    ),
  'conditions over one enum': (n) =>
    overOneKey(
      mode(values(n)),
      times(n, (i) => equals(i, 'mode')),
    ),
  'conditions over one optional enum': (n) =>
    overOneKey(
      mode(values(n), { required: false }),
      times(n, (i) => equals(i, 'mode')),
    ),
  'conditions over one number': (n) =>
    overOneKey(
      input(first, { kind: 'number' }),
      times(n, (i) => equals(i, 'key_1000', i)),
    ),
  'lower bounds of one number': (n) =>
    overOneKey(
      input(first, { kind: 'number' }),
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_at_least', key: 'key_1000', value: i })),
    ),
  'upper bounds of one number': (n) =>
    overOneKey(
      input(first, { kind: 'number', required: false }),
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_at_most', key: 'key_1000', value: i })),
    ),
  'parts of one text': (n) =>
    overOneKey(
      input(first),
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_contains', key: 'key_1000', value: `part ${i}` })),
    ),
  'members of one list': (n) =>
    overOneKey(
      list,
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_contains', key: 'key_1000', value: `part ${i}` })),
    ),
  'presence of one key': (n) =>
    overOneKey(
      input(first, { required: false }),
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_present', key: 'key_1000' })),
    ),
  'a condition over each key': (n) => ({
    inputs: times(n, (i) => input(i)),
    conditions: times(n, (i) => equals(i, `key_${i}`)),
    steps: gated(n),
  }),
  'a condition over each optional key': (n) => ({
    inputs: times(n, (i) => input(i, { required: false })),
    conditions: times(n, (i) => equals(i, `key_${i}`)),
    steps: gated(n),
  }),
  'values of one condition': (n) => ({
    inputs: [mode(values(n + 1))],
    conditions: [{ id: 'is_1000', kind: 'context_in', key: 'mode', values: values(n) }],
    steps: [step(first, { when: 'is_1000' }), step(first + 1)],
  }),
  'parts of `any` over a key each': (n) =>
    joined(
      'any',
      times(n, (i) => input(i)),
      times(n, (i) => equals(i, `key_${i}`)),
    ),
  'parts of `all` over a key each': (n) =>
    joined(
      'all',
      times(n, (i) => input(i)),
      times(n, (i) => equals(i, `key_${i}`)),
    ),
  'parts of `any` over one key': (n) =>
    joined(
      'any',
      [input(first)],
      times(n, (i) => equals(i, 'key_1000')),
    ),
  'parts of `all` over one number': (n) =>
    joined(
      'all',
      [input(first, { kind: 'number' })],
      times(n, (i) => ({ id: `is_${i}`, kind: 'context_at_least', key: 'key_1000', value: i })),
    ),
  'conditions of one part each': (n) => ({
    inputs: [input(first)],
    conditions: [
      equals(first, 'key_1000'),
      ...times(n - 1, (i) => ({ id: `is_${i + 1}`, kind: 'not', of: 'is_1000' })),
    ],
    steps: gated(n),
  }),

  steps: (n) => ({ steps: times(n, (i) => step(i)) }),
  'steps that are confirmed': (n) => ({ steps: times(n, (i) => step(i, { requireConfirmation: true })) }),
  'roles of steps': (n) => ({ steps: times(n, (i) => step(i, { agentRole: `You are the reviewer ${i}.` })) }),
  'equal steps': (n) => ({
    steps: times(n, (i) => ({
      id: `step_${i}`,
      title: 'The same title',
      prompt:
        'Look at the part that is next, compare it with the one before it, and write down in full what was found.',
    })),
  }),
  loops: (n) => ({ inputs: [list], steps: times(n, (i) => forEach(i, [step(i)])) }),
  'loops over a list each': (n) => ({
    inputs: times(n, (i) => input(i, { kind: 'list', required: false })),
    steps: times(n, (i) => forEach(i, [step(i)], { items: `key_${i}` })),
  }),
  'loops that decide': (n) => ({ conditions: [again], steps: times(n, whileLoop) }),
  'decisions before loops': (n) => ({
    conditions: [again],
    steps: [...times(n, (i) => decision(n + i)), ...times(n, whileLoop)],
  }),
  'gated loops': (n) => ({
    inputs: [list, mode(values(n))],
    conditions: times(n, (i) => equals(i, 'mode')),
    steps: times(n, (i) => forEach(i, [step(i)], { when: `is_${i}` })),
  }),
  'steps of a loop': (n) => ({
    inputs: [list],
    steps: [
      forEach(
        0,
        times(n, (i) => step(i)),
      ),
    ],
  }),
  'gated steps of a gated loop': (n) => ({
    inputs: [list, mode(values(n)), input(first + 1, { kind: 'boolean' })],
    conditions: [
      ...times(n, (i) => equals(i, 'mode')),
      { id: 'on', kind: 'context_equals', key: 'key_1001', value: true },
    ],
    steps: [forEach(first, gated(n), { when: 'on' })],
  }),

  functions: (n) => ({
    functionDefinitions: times(n, definition),
    steps: [step(first, { functionReferences: times(n, (i) => `fn${i}`) })],
  }),
  'functions of steps': (n) => ({
    functionDefinitions: times(n, definition),
    steps: times(n, (i) => step(i, { functionReferences: [`fn${i}`] })),
  }),
  "a step's own functions": (n) => ({
    steps: [step(first, { functionDefinitions: times(n, definition), functionReferences: times(n, (i) => `fn${i}`) })],
  }),
  'own functions of steps': (n) => ({
    steps: times(n, (i) => step(i, { functionDefinitions: [definition(i)], functionReferences: [`fn${i}`] })),
  }),
  'functions of a loop': (n) => ({
    inputs: [list],
    steps: [
      forEach(
        0,
        times(n, (i) => step(i, { functionReferences: [`fn${i}`] })),
        {
          functionDefinitions: times(n, definition),
        },
      ),
    ],
  }),

  'criteria that all hold': (n) => ({ steps: [step(first, { validationCriteria: { and: times(n, criterion) } })] }),
  'criteria of which one holds': (n) => ({ steps: [step(first, { validationCriteria: { or: times(n, criterion) } })] }),
  'criteria of steps': (n) => ({ steps: times(n, (i) => step(i, { validationCriteria: criterion(i) })) }),
  'patterns of steps': (n) => ({
    steps: times(n, (i) => step(i, { validationCriteria: { type: 'regex', pattern: `^result ${i}: .+$` } })),
  }),

  assessments: (n) => ({
    assessments: times(n, (i) => judged(i)),
    steps: times(n, (i) => step(i, { assessmentRefs: [`judge_${i}`] })),
  }),
  'assessments of one step': (n) => ({
    assessments: times(n, (i) => judged(i)),
    steps: [step(first, { assessmentRefs: times(n, (i) => `judge_${i}`) })],
  }),
  'dimensions of an assessment': (n) => ({
    assessments: [
      judged(
        0,
        times(n, (i) => dimension(i)),
      ),
    ],
    steps: [step(first, { assessmentRefs: ['judge_1000'] })],
  }),
  'levels of a dimension': (n) => ({
    assessments: [judged(first, [dimension(first, values(n))])],
    steps: [step(first, { assessmentRefs: ['judge_1000'] })],
  }),
  'consequences of levels': (n) => ({
    assessments: [judged(first, [dimension(first, values(n + 1))])],
    steps: [
      step(first, {
        assessmentRefs: ['judge_1000'],
        assessmentConsequences: times(n, (i) => ({ anyEqualsLevel: `v${i}`, guidance: `Do ${i}.` })),
      }),
    ],
  }),
  'consequences of steps': (n) => ({
    assessments: times(n, (i) => judged(i)),
    steps: times(n, (i) =>
      step(i, {
        assessmentRefs: [`judge_${i}`],
        assessmentConsequences: [{ anyEqualsLevel: 'low', guidance: `Do ${i}.` }],
      }),
    ),
  }),

  'contracts of steps': (n) => ({
    steps: times(n, (i) => step(i, { output: { contractRef: 'wr.contracts.verification_report' } })),
  }),
  'hints of an output': (n) => ({
    steps: [
      step(first, {
        output: {
          contractRef: 'wr.contracts.verification_report',
          hints: byName(
            n,
            (i) => `f${i}`,
            () => 'Short.',
          ),
        },
      }),
    ],
  }),
  'dependencies of steps': (n) => ({
    inputs: times(n, (i) => input(i)),
    steps: times(n, (i) => step(i, { userDependencies: [dependency(i)] })),
  }),
  'dependencies of a step': (n) => ({
    inputs: times(n, (i) => input(i)),
    steps: [step(first, { userDependencies: times(n, dependency) })],
  }),

  'parts of a goal': (n) => ({ steps: [blocks(first, { goal: times(n, (i) => `P${i}.`) })] }),
  constraints: (n) => ({ steps: [blocks(first, { constraints: times(n, (i) => `P${i}.`) })] }),
  'a procedure': (n) => ({ steps: [blocks(first, { procedure: times(n, (i) => `P${i}.`) })] }),
  'what verifies': (n) => ({ steps: [blocks(first, { verify: times(n, (i) => `P${i}.`) })] }),
  'outputs that are asked for': (n) => ({
    steps: [
      blocks(first, {
        outputRequired: byName(
          n,
          (i) => `f${i}`,
          () => 'It.',
        ),
      }),
    ],
  }),
  'blocks of steps': (n) => ({
    steps: times(n, (i) => blocks(i, { procedure: [`Do ${i}.`], verify: [`Part ${i} is done.`] })),
  }),
  'refs of steps': (n) => ({
    steps: times(n, (i) => blocks(i, { procedure: [`Do ${i}.`, { kind: 'ref', refId: 'wr.refs.notes_first' }] })),
  }),

  'template calls': (n) => ({ steps: times(n, (i) => call(i, { claims: [`The part ${i} works.`] })) }),
  'arguments of a template': (n) => ({ steps: [call(first, { claims: times(n, (i) => `P${i}.`) })] }),
  'reasons to stop': (n) => ({
    conditions: [again],
    steps: [
      {
        ...whileLoop(first),
        body: [
          step(first),
          {
            type: 'template_call',
            id: 'stop',
            templateId: 'wr.templates.loop_decision',
            args: { question: 'Is it done?', stopWhen: times(n, (i) => `P${i}.`) },
          },
        ],
      },
    ],
  }),
  'constraints of a plan': (n) => ({
    steps: [
      {
        type: 'template_call',
        id: 'plan',
        templateId: 'wr.templates.plan_then_confirm',
        args: { goal: 'The change.', constraints: times(n, (i) => `P${i}.`) },
      },
    ],
  }),
  'arguments that are commands': (n) => ({
    steps: [call(first, { claims: ['It works.'], commands: times(n, (i) => `c${i}`) })],
  }),

  'extension points': (n) => ({
    extensionPoints: byName(
      n,
      (i) => `slot_${i}`,
      (i) => slot(i),
    ),
    steps: times(n, (i) => step(i, { prompt: `Start {{wr.bindings.slot_${i}}} for the part ${i}.` })),
  }),
  'uses of one extension point': (n) => ({
    extensionPoints: { slot_1000: slot(first) },
    steps: times(n, (i) => step(i, { prompt: `Start {{wr.bindings.slot_1000}} for the part ${i}.` })),
  }),
  'tokens in one text': (n) => ({
    extensionPoints: { slot_1000: slot(first) },
    steps: [step(first, { prompt: '{{wr.bindings.slot_1000}} '.repeat(n) })],
  }),
  'context of an extension point': (n) => ({
    inputs: times(n, (i) => input(i)),
    extensionPoints: {
      slot_1000: slot(first, {
        inputContract: {
          requiredContext: times(n, (i) => `key_${i}`),
          optionalContext: times(n, (i) => `key_${i}`),
        },
        outputContract: { requiredArtifacts: times(n, (i) => `artifact_${i}`) },
        acceptedKinds: times(n, () => 'routine'),
      }),
    },
    steps: [step(first, { prompt: 'Start {{wr.bindings.slot_1000}}.' })],
  }),
  'an extension contract': (n) => ({
    inputs: times(n, (i) => input(i)),
    extensionContract: {
      accepts: times(n, (i) => `key_${i}`),
      produces: times(n, (i) => `artifact_${i}`),
    },
    steps,
  }),
};

/** Mistakes: each of them is a finding, and most of them are compared with every name that exists. */
export const brokenLists: Lists = {
  'unknown conditions': (n) => ({
    inputs: [input(first)],
    conditions: times(n, (i) => equals(i, 'key_1000')),
    steps: times(n, (i) => step(i, { when: `as_${i}` })),
  }),
  'unknown functions': (n) => ({
    functionDefinitions: times(n, definition),
    steps: times(n, (i) => step(i, { functionReferences: [`gn${i}`] })),
  }),
  'unknown assessments': (n) => ({
    assessments: times(n, (i) => judged(i)),
    steps: times(n, (i) => step(i, { assessmentRefs: [`fudge_${i}`] })),
  }),
  'unknown keys of conditions': (n) => ({
    inputs: times(n, (i) => input(i)),
    conditions: times(n, (i) => equals(i, `kei_${i}`)),
    steps,
  }),
  'unknown values': (n) => ({
    inputs: [mode(values(n))],
    conditions: times(n, (i) => equals(i, 'mode', `w${i}`)),
    steps,
  }),
  'unknown extension points': (n) => ({
    extensionPoints: byName(
      n,
      (i) => `slot_${i}`,
      (i) => slot(i),
    ),
    steps: times(n, (i) => step(i, { prompt: `Start {{wr.bindings.clot_${i}}}.` })),
  }),
  'unknown contracts': (n) => ({ steps: times(n, (i) => step(i, { output: { contractRef: `wr.contracts.x${i}` } })) }),
  'unknown templates': (n) => ({
    steps: times(n, (i) => ({ type: 'template_call', id: `call_${i}`, templateId: `wr.templates.x${i}` })),
  }),
  'unknown fields': (n) => ({ ...byName(n, (i) => `field_${i}`, String), steps }),
  'unknown fields of steps': (n) => ({ steps: times(n, (i) => step(i, { promt: 'Look.' })) }),
  'unknown steps of exceptions': (n) => ({
    lintIgnore: times(n, (i) => ({ rule: 'lint/long-title', step: `stop_${i}`, reason: 'It is right here.' })),
    steps: times(n, (i) => step(i)),
  }),
  'unknown arguments': (n) => ({
    steps: [
      call(
        first,
        byName(n, (i) => `argument_${i}`, String),
      ),
    ],
  }),
  'ids that are used twice': (n) => ({ steps: times(n, () => step(first)) }),
  'inputs that are declared twice': (n) => ({ inputs: times(n, () => input(first)), steps }),
  'conditions that are never met': (n) => ({
    inputs: [mode(values(2), { required: true })],
    conditions: [
      ...times(n, (i) => ({ id: `is_${i}`, kind: 'all', of: ['low', 'high'] })),
      { id: 'low', kind: 'context_equals', key: 'mode', value: 'v1000' },
      { id: 'high', kind: 'context_equals', key: 'mode', value: 'v1001' },
    ],
    steps: [...gated(n), step(first - 1)],
  }),
  'prompts that are missing': (n) => ({ steps: times(n, (i) => ({ id: `step_${i}`, title: `Step ${i}` })) }),
};

const legacyStep = (i: number, more: Source = {}): Source => ({
  id: `step-${i}`,
  title: `Step number ${i}`,
  prompt: `Do the part that has the number ${i}, and write down what was found.`,
  ...more,
});
const legacySteps = [legacyStep(first)];
const legacyCriterion = (i: number): Source => ({ type: 'contains', value: `the result ${i}`, message: `Name ${i}.` });
const legacyLoop = (i: number, loop: Source, more: Source = {}): Source => ({
  id: `loop-${i}`,
  type: 'loop',
  title: `Loop number ${i}`,
  loop: { maxIterations: 2, ...loop },
  body: [legacyStep(i)],
  ...more,
});

/** The lists of the older format. */
export const legacyLists: Lists = {
  'older preconditions': (n) => ({ preconditions: times(n, (i) => `P${i}`), steps: legacySteps }),
  'older questions': (n) => ({ clarificationPrompts: times(n, (i) => `Q${i}?`), steps: legacySteps }),
  'older guidance': (n) => ({ metaGuidance: times(n, (i) => `R${i}.`), steps: legacySteps }),
  'older examples': (n) => ({ examples: times(n, (i) => `E${i}`), steps: legacySteps }),
  'older steps': (n) => ({ metaGuidance: ['Read.'], steps: times(n, (i) => legacyStep(i, { askForFiles: true })) }),
  'older conditions over one key': (n) => ({
    steps: times(n, (i) => legacyStep(i, { runCondition: { var: 'mode', equals: `v${i}` } })),
  }),
  'older conditions over a key each': (n) => ({
    steps: times(n, (i) => legacyStep(i, { runCondition: { var: `key${i}`, equals: true } })),
  }),
  'older parts of a condition': (n) => ({
    steps: [
      legacyStep(first, { runCondition: { or: times(n, (i) => ({ var: 'mode', equals: `v${i}` })) } }),
      legacyStep(first + 1),
    ],
  }),
  'older keys in prompts': (n) => ({
    metaGuidance: ['Read.'],
    steps: times(n, (i) =>
      legacyStep(i, {
        prompt: `Set \`key${i}\` as an array, and {{key${i}}}.`,
        runCondition: { var: `key${i}`, equals: 1 },
      }),
    ),
  }),
  'older functions': (n) => ({
    functionDefinitions: times(n, (i) => ({ name: `fn${i}`, definition: `The wording of the part ${i}.` })),
    steps: times(n, (i) => legacyStep(i, { functionReferences: [`fn${i}()`] })),
  }),
  'older fragments': (n) => ({
    steps: times(n, (i) =>
      legacyStep(i, { promptFragments: [{ id: `f${i}`, when: { var: 'mode', equals: `v${i}` }, text: `Read ${i}.` }] }),
    ),
  }),
  'older criteria': (n) => ({ steps: times(n, (i) => legacyStep(i, { validationCriteria: [legacyCriterion(i)] })) }),
  'older loops over lists': (n) => ({
    steps: times(n, (i) => legacyLoop(i, { type: 'forEach', items: `list${i}` })),
  }),
  'older loops that count': (n) => ({ steps: times(n, (i) => legacyLoop(i, { type: 'for', count: 3 })) }),
  'older loops that decide': (n) => ({
    steps: times(n, (i) =>
      legacyLoop(
        i,
        {
          type: 'while',
          conditionSource: { kind: 'artifact_contract', contractRef: 'wr.contracts.loop_control', loopId: `loop-${i}` },
        },
        { body: [legacyStep(i, { outputContract: { contractRef: 'wr.contracts.loop_control' } })] },
      ),
    ),
  }),
  'older loops with a condition': (n) => ({
    steps: times(n, (i) => legacyLoop(i, { type: 'while', condition: { var: `key${i}`, equals: true } })),
  }),
  'older decisions before loops': (n) => ({
    steps: [
      ...times(n, (i) => legacyStep(n + i, { outputContract: { contractRef: 'wr.contracts.loop_control' } })),
      ...times(n, (i) =>
        legacyLoop(i, {
          type: 'while',
          conditionSource: { kind: 'artifact_contract', contractRef: 'wr.contracts.loop_control' },
        }),
      ),
    ],
  }),
  'older bodies elsewhere': (n) => ({
    steps: [
      ...times(n, (i) => legacyLoop(i, { type: 'for', count: 2 }, { body: `body-${i}` })),
      ...times(n, (i) => legacyStep(i, { id: `body-${i}` })),
    ],
  }),
  'older bodies of two loops': (n) => ({
    steps: [
      ...times(2 * n, (i) => legacyLoop(i, { type: 'for', count: 2 }, { body: `body-${i % n}` })),
      ...times(n, (i) => legacyStep(i, { id: `body-${i}` })),
    ],
  }),
  'older bodies that each name the next': (n) => ({
    steps: [
      ...times(n, (i) => {
        const next = i < n - 1 ? `loop-${i + 1}` : 'body';
        const inner = (name: string) => legacyLoop(i, { type: 'for', count: 2 }, { id: `${name}-${i}`, body: next });
        return legacyLoop(i, { type: 'for', count: 2 }, { body: [inner('a'), inner('b')] });
      }),
      legacyStep(n, { id: 'body' }),
    ],
  }),
  'older bodies that do not exist': (n) => ({
    steps: times(n, (i) => legacyLoop(i, { type: 'for', count: 2 }, { body: `body-${i}` })),
  }),
  'older delegations': (n) => ({
    steps: [
      legacyStep(first, {
        type: 'parallel',
        parallelDelegations: times(n, (i) => ({ workflowId: `routine-part-${i}`, goal: `Do ${i}.` })),
      }),
    ],
  }),
  'older assessments': (n) => ({
    assessments: times(n, (i) => judged(i)),
    steps: times(n, (i) =>
      legacyStep(i, {
        assessmentRefs: [`judge_${i}`],
        assessmentConsequences: [
          { when: { anyEqualsLevel: 'low' }, effect: { kind: 'require_followup', guidance: `Do ${i}.` } },
        ],
      }),
    ),
  }),
  'older references': (n) => ({
    metaGuidance: ['Read.'],
    references: times(n, (i) => ({
      id: `ref-${i}`,
      title: `Document ${i}`,
      source: `https://example.com/${i}`,
      purpose: 'To know.',
    })),
    steps: legacySteps,
  }),
  'older extension points': (n) => ({
    extensionPoints: times(n, (i) => ({ slotId: `slot_${i}`, purpose: `Part ${i}.`, default: 'project.part' })),
    steps: times(n, (i) => legacyStep(i, { prompt: `Start {{wr.bindings.slot_${i}}}.` })),
  }),
  'older template calls': (n) => ({
    steps: times(n, (i) =>
      legacyStep(i, { prompt: undefined, templateCall: { templateId: 'wr.templates.routine.unknown' } }),
    ),
  }),
};
