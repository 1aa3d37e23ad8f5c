/** Steps whose condition the agent evaluates: an agent that finds that a step does not apply can complete it. */
import { describe, expect, it } from 'vitest';
import type { SimpleStep, SourceStep } from '../../../schemas/source-workflow.ts';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { readUnits } from '../../../compiler/legacy/migrate.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';
import { linted } from '../lint/linted.ts';
import { read } from './legacy-host.ts';

type Source = Record<string, unknown>;

const risk = {
  id: 'risk',
  purpose: 'How risky the change is.',
  dimensions: [
    { id: 'reach', purpose: 'How many callers it has.', levels: ['low', 'middle', 'high'] },
    { id: 'age', purpose: 'How old the code is.', levels: ['new', 'old'], required: false },
  ],
};
const stated = { var: 'branch', startsWith: 'release/' };
const tested = { var: 'branch', equals: 'main' };
const contract = { outputContract: { contractRef: 'wr.contracts.review_verdict' } };
const assessed = {
  assessmentRefs: ['risk'],
  assessmentConsequences: { when: { anyEqualsLevel: 'high' }, effect: { kind: 'require_followup', guidance: 'Ask.' } },
};
const pattern = { type: 'regex', pattern: 'Finding \\d+: .*:\\d+' };

const readOf = (...steps: readonly Source[]) => readFile('team.x', ...steps);
const readFile = (id: string, ...steps: readonly Source[]) =>
  read({
    id,
    name: 'X',
    description: 'Y',
    version: '1.0.0',
    assessments: [risk],
    steps: [{ id: 'plan', title: 'Plan', prompt: 'Set `branch`.' }, ...steps],
  });
const simpleIn = (steps: readonly SourceStep[]): readonly SimpleStep[] =>
  steps.flatMap((step) => ('body' in step ? simpleIn(step.body) : 'templateId' in step ? [] : [step]));
const stepOf = (id: string, ...steps: readonly Source[]): SimpleStep => {
  const found = simpleIn(readOf(...steps).unit?.workflow.steps ?? []).find((step) => step.id === id);
  if (found === undefined) throw new Error(`no step ${id}`);
  return found;
};
const step = (more: Source): Source => ({ id: 'check', title: 'Check', prompt: 'Check it.', ...more });
const loop = (more: Source, ...body: readonly Source[]): Source => ({
  id: 'each',
  type: 'loop',
  title: 'Each',
  loop: { type: 'forEach', items: 'parts', itemVar: 'part', maxIterations: 3 },
  body,
  ...more,
});

describe('a step whose condition the agent evaluates', () => {
  // @verifies legacy-skipped-steps-complete
  it('may omit its artifact, and its prompt asks for it if the step applies', () => {
    const native = stepOf('check', step({ runCondition: stated, ...contract }));
    expect(native.output).toEqual({ contractRef: 'wr.contracts.review_verdict', required: false });
    expect(native.prompt).toContain('If you do this step, send the artifact under "Checked output".');
  });

  // @verifies legacy-skipped-steps-complete
  it('accepts notes that say that the step does not apply', () => {
    const alternative = { type: 'contains', value: 'step does not apply', message: 'only if the step does not apply' };
    const criteriaOf = (validationCriteria: unknown) =>
      stepOf('check', step({ runCondition: stated, validationCriteria })).validationCriteria;
    expect(criteriaOf(pattern)).toEqual({ or: [pattern, alternative] });
    expect(criteriaOf([pattern, { type: 'length', min: 60 }])).toEqual({
      or: [{ and: [pattern, { type: 'length', min: 60 }] }, alternative],
    });
    expect(criteriaOf({ or: [pattern, { type: 'length', min: 60 }] })).toEqual({
      or: [pattern, { type: 'length', min: 60 }, alternative],
    });
  });

  it('states criteria as text that would be too deep with one more level', () => {
    const nested = (depth: number): unknown => (depth === 1 ? pattern : { not: nested(depth - 1) });
    const native = stepOf('check', step({ runCondition: stated, validationCriteria: nested(8) }));
    expect(native.validationCriteria).toBeUndefined();
    expect(native.prompt).toContain('This statement is false:');
  });

  // @verifies legacy-skipped-steps-complete
  it('describes its assessments instead of requiring them', () => {
    const { unit, codes } = readOf(step({ runCondition: stated, ...assessed }));
    const native = stepOf('check', step({ runCondition: stated, ...assessed }));
    expect(native.assessmentRefs).toBeUndefined();
    expect(native.assessmentConsequences).toBeUndefined();
    expect(native.prompt).toContain(
      [
        '**If you do this step, write the level of each dimension and the reason in the notes**',
        '- `risk`: How risky the change is.',
        '  - `reach` (`low`, `middle` or `high`): How many callers it has.',
        '  - `age` (`new` or `old`, optional): How old the code is.',
        '- If a dimension has the level `high`, first: Ask.',
      ].join('\n'),
    );
    expect(unit?.workflow.assessments).toBeUndefined();
    expect(codes).not.toContain('resolve/unknown-assessment');
  });

  it('leaves an assessment to the steps that require it', () => {
    const other = { id: 'other', title: 'Other', prompt: 'Go.', ...assessed };
    const { unit } = readOf(step({ runCondition: stated, ...assessed }), other);
    expect(unit?.workflow.assessments).toEqual([risk]);
    expect(simpleIn(unit?.workflow.steps ?? []).find(({ id }) => id === 'other')?.assessmentRefs).toEqual(['risk']);
  });

  it('keeps a reference to an assessment that does not exist, so that it is reported', () => {
    const refs = { assessmentRefs: ['risk', 'rsik'] };
    expect(stepOf('check', step({ runCondition: stated, ...refs })).assessmentRefs).toEqual(['rsik']);
  });

  it.each([
    ['the artifact', contract, 'outputContract', 'the artifact of this step becomes optional'],
    [
      'the criteria',
      { validationCriteria: pattern },
      'validationCriteria',
      'notes that say that the step does not apply',
    ],
    ['the assessments', assessed, 'assessmentRefs', 'the assessments of this step become text'],
  ])('has a finding about %s', (_, more, key, words) => {
    const { diagnostics } = readOf(step({ runCondition: stated, ...more }));
    const found = diagnostics.filter(({ at }) => at.pointer === `/steps/1/${key}`);
    expect(found.map(({ code }) => code)).toEqual(['read/legacy-condition-as-text']);
    expect(found[0]?.message).toContain(words);
  });

  it('is not described as one that an input lets run', () => {
    const inputOf = (...steps: readonly Source[]) => readOf(...steps).unit?.workflow.inputs?.[0]?.description;
    const other = { id: 'other', title: 'Other', prompt: 'Go.', runCondition: { var: 'branch', equals: 'main' } };
    expect(inputOf(step({ runCondition: stated }))).toBe('The agent evaluates a condition of "Check" on this value.');
    expect(inputOf(step({ runCondition: stated }), other)).toBe(
      'This value determines whether "Other" runs. The agent evaluates a condition of "Check" on this value.',
    );
  });

  it('keeps its confirmation: the user then confirms that the step does not apply', () => {
    expect(stepOf('check', step({ runCondition: stated, requireConfirmation: true })).requireConfirmation).toBe(true);
  });

  it('has criteria that the lint rule about fixed phrases accepts', () => {
    const criteriaOf = (validationCriteria: unknown) => {
      const { unit } = readOf(step({ runCondition: stated, validationCriteria }));
      return linted(JSON.stringify(unit?.workflow)).filter(({ code }) => code === 'lint/gameable-criteria');
    };
    expect(criteriaOf(pattern)).toEqual([]);
    expect(criteriaOf({ type: 'contains', value: 'done' })).toHaveLength(1);
  });
});

describe('steps of a loop of which the agent decides whether it applies', () => {
  const inner = { id: 'look', title: 'Look', prompt: 'Look.', ...contract };
  const files = { type: 'forEach', items: 'part.files', maxIterations: 3 };
  const again = { type: 'while', condition: stated, maxIterations: 3 };

  // @verifies legacy-skipped-steps-complete
  it.each([
    ['with a condition', loop({ runCondition: stated }, inner)],
    ['over a list of an item', loop({}, loop({ id: 'inner', loop: files }, inner))],
    ['while a condition holds', loop({ loop: again }, inner)],
    [
      'around another loop',
      loop({ runCondition: stated }, loop({ id: 'inner', loop: { type: 'for', count: 2, maxIterations: 2 } }, inner)),
    ],
  ])('may omit their artifacts: a loop %s', (_, node) => {
    expect(stepOf('look', node).output).toMatchObject({ required: false });
  });

  it('have a finding that a decision in a `forEach` takes no effect, and its help names no other decision', () => {
    const decide = {
      id: 'decide',
      title: 'Decide',
      prompt: 'Go.',
      outputContract: { contractRef: 'wr.contracts.loop_control' },
    };
    const found = readOf(loop({}, inner, decide)).diagnostics.filter(
      ({ code }) => code === 'read/legacy-loop-decision',
    );
    expect(found.map(({ help }) => help)).toEqual(['remove the `outputContract` of this step']);
  });

  it('must send the decision', () => {
    const decide = {
      id: 'decide',
      title: 'Decide',
      prompt: 'Go.',
      outputContract: { contractRef: 'wr.contracts.loop_control' },
    };
    const node = loop({ loop: again, runCondition: stated }, inner, decide);
    expect(stepOf('decide', node).output).toEqual({ contractRef: 'wr.contracts.loop_control' });
  });
});

describe('a step whose condition the engine evaluates', () => {
  // @verifies legacy-skipped-steps-complete
  it('must produce everything that its author requires', () => {
    const native = stepOf('check', step({ runCondition: tested, ...assessed, validationCriteria: pattern }));
    expect(native).toMatchObject({ when: 'branch_is_main', assessmentRefs: ['risk'], validationCriteria: pattern });
    expect(stepOf('check', step({ runCondition: tested, ...contract })).output).toEqual({
      contractRef: 'wr.contracts.review_verdict',
    });
    const renamed = { var: 'findings.length', gt: 0 };
    expect(stepOf('check', step({ runCondition: renamed, ...contract }))).toMatchObject({
      when: expect.any(String),
      output: { contractRef: 'wr.contracts.review_verdict' },
    });
    expect(
      stepOf('look', loop({ runCondition: renamed }, { id: 'look', title: 'Look', prompt: 'Look.', ...contract }))
        .output,
    ).toEqual({
      contractRef: 'wr.contracts.review_verdict',
    });
  });
});

describe('a `parallel` step', () => {
  const ask = (prompt: string) => ({
    id: 'ask',
    type: 'parallel',
    title: 'Ask them',
    prompt,
    runCondition: tested,
    parallelDelegations: [{ workflowId: 'routine-ideation', goal: 'Look.' }],
    synthesis: { prompt: 'Combine.', ...contract },
  });

  // @verifies legacy-parts-run-together
  it('combines the results also if the step that delegates changes the key of its condition', () => {
    const combining = stepOf('ask-synthesis', ask('Set `branch` anew.'));
    expect(combining.when).toBeUndefined();
    expect(combining.prompt).toMatch(
      /^Do this step only if \*\*Ask them\*\* \(`ask`\) ran directly before it\. .*\n\nCombine\./,
    );
    expect(combining.output).toEqual({ contractRef: 'wr.contracts.review_verdict', required: false });
  });

  // @verifies legacy-parts-run-together
  it.each([
    ['does not name the key', ask('Ask.')],
    ['only reads it', ask('Because `branch` is main, be thorough.')],
    [
      'leaves the change to the step that combines',
      { ...ask('Ask.'), synthesis: { ...ask('').synthesis, prompt: 'Set `branch`.' } },
    ],
  ])('combines the results under its condition if the step that delegates %s', (_, node) => {
    const combining = stepOf('ask-synthesis', node);
    expect([combining.when, combining.output]).toEqual([
      'branch_is_main',
      { contractRef: 'wr.contracts.review_verdict' },
    ]);
  });
});

describe('a call of a template of which the agent decides whether it applies', () => {
  const call = (more: Source): Source => ({
    id: 'gate',
    title: 'Gate it',
    templateCall: { templateId: 'wr.templates.verification_gate', args: { claims: 'It works.' } },
    ...more,
  });
  const workflowOf = (...steps: readonly Source[]) => readOf(...steps).unit?.workflow;
  const gateIn = (steps: readonly SourceStep[]): SourceStep | undefined =>
    steps.flatMap((one) => ('body' in one ? (gateIn(one.body) ?? []) : 'templateId' in one ? [one] : [])).at(0);

  // @verifies legacy-skipped-steps-complete
  it('tests an input that the step before it asks for, and what follows it does, too', () => {
    const node = call({ runCondition: stated, requireConfirmation: tested, ...contract });
    const workflow = workflowOf(node);
    expect(workflow?.inputs?.map(({ key, kind }) => [key, kind])).toEqual([
      ['branch', 'string'],
      ['gate_applies', 'boolean'],
    ]);
    expect(workflow?.steps.map((one) => ('id' in one ? [one.id, one.when] : []))).toEqual([
      ['plan', undefined],
      ['gate-before', undefined],
      ['gate', 'gate_applies_is_not_false'],
      ['gate-result', 'gate_applies_is_not_false'],
      ['gate-confirm', 'gate_applies_is_not_false_and_branch_is_main'],
    ]);
    expect(stepOf('gate-before', node).prompt).toBe(
      'The steps of the template apply only if the context value `branch` starts with `release/`. Send `gate_applies` with this step: `true` if they apply, and `false` if not.',
    );
    expect(stepOf('gate-result', node).output).toEqual({ contractRef: 'wr.contracts.review_verdict' });
  });

  it('is skipped with its confirmation', () => {
    const [first] = workflowOf(call({ runCondition: stated, requireConfirmation: true }))?.steps.slice(2) ?? [];
    expect(first).toMatchObject({ id: 'gate', requireConfirmation: true, when: 'gate_applies_is_not_false' });
  });

  it('keeps the part of its condition that the engine evaluates, and the instruction of its author', () => {
    const both = { and: [{ var: 'mode', equals: 'full' }, stated] };
    const node = call({ runCondition: both, prompt: 'Ask the owner.' });
    const before = stepOf('gate-before', node);
    expect(before.when).toBe('mode_is_full');
    expect(before.prompt).toMatch(
      /^Before you begin: this step and the steps of the template apply only if .*; then do nothing else in this step, .*\n\nAsk the owner\.$/,
    );
    expect(gateIn(workflowOf(node)?.steps ?? [])?.when).toBe('mode_is_full_and_gate_applies_is_not_false');
  });

  // @verifies legacy-skipped-steps-complete
  it('asks in a loop whose steps may not apply', () => {
    const node = loop({ runCondition: stated }, call(contract));
    expect(stepOf('gate-before', node).prompt).toContain(
      'only if the steps of the loop **Each** apply. Send `gate_applies`',
    );
    expect(gateIn(workflowOf(node)?.steps ?? [])?.when).toBe('gate_applies_is_not_false');
    expect(stepOf('gate-result', node)).toMatchObject({
      when: 'gate_applies_is_not_false',
      output: { contractRef: 'wr.contracts.review_verdict' },
    });
    const renamed = loop({ runCondition: stated }, call({ runCondition: { var: 'findings.length', gt: 0 } }));
    expect(stepOf('gate-before', renamed)).toMatchObject({
      when: 'findings_length_over_0',
      prompt: expect.stringContaining(
        'If the context does not contain `findings_length`, send the value with this step.',
      ),
    });
    expect(gateIn(workflowOf(renamed)?.steps ?? [])?.when).toBe('findings_length_over_0_and_gate_applies_is_not_false');
    const audited = { runCondition: { var: 'findings.length', gt: 0 }, audit: { prompt: 'Look again.' } };
    expect(stepOf('gate-audit', loop({ runCondition: stated }, call(audited)))).toMatchObject({
      when: 'findings_length_over_0_and_gate_applies_is_not_false',
      prompt: expect.stringContaining('If the context does not contain `findings_length`'),
    });
  });

  it.each([
    [
      'an outer loop and no inner one',
      loop(
        { runCondition: stated },
        loop({ id: 'inner', title: 'Inner', loop: { type: 'for', count: 2, maxIterations: 2 } }, call({})),
      ),
      'the steps of the loop **Each** apply',
    ],
    [
      'two loops',
      loop(
        { runCondition: stated },
        loop(
          { id: 'inner', title: 'Inner', runCondition: stated, loop: { type: 'for', count: 2, maxIterations: 2 } },
          call({}),
        ),
      ),
      'the steps of the loops **Each** and **Inner** apply',
    ],
    [
      'a loop and a choice',
      loop({ runCondition: stated }, call({ runCondition: { or: [stated, tested] } })),
      'the steps of the loop **Each** apply and (the context value `branch` starts with `release/` or the context value `branch` is `main`)',
    ],
    [
      'a loop and a negated choice',
      loop({ runCondition: stated }, call({ runCondition: { not: { or: [stated, tested] } } })),
      'the steps of the loop **Each** apply and it is not true that the context value `branch` starts with `release/` or the context value `branch` is `main`',
    ],
    [
      'a choice alone',
      call({ runCondition: { or: [stated, tested] } }),
      'the context value `branch` starts with `release/` or the context value `branch` is `main`',
    ],
  ])('asks about %s in a sentence that has one meaning', (_, node, condition) => {
    expect(stepOf('gate-before', node).prompt).toContain(
      `The steps of the template apply only if ${condition}. Send \`gate_applies\` with this step`,
    );
  });

  describe('and whose condition its own steps may change', () => {
    const changing = { templateCall: { templateId: 'wr.templates.routine.look' } };
    const after = { requireConfirmation: true, audit: { prompt: 'Look again.' }, ...contract };
    const look = (...prompts: readonly string[]) => ({
      id: 'routine-look',
      name: 'Look',
      description: 'Looks.',
      version: '1.0.0',
      steps: prompts.map((prompt, i) => ({ id: `look-${i}`, title: `Look ${i}`, prompt })),
    });
    const file = (id: string, node: Source) => ({
      id,
      name: 'X',
      description: 'Y',
      version: '1.0.0',
      steps: [{ id: 'plan', title: 'Plan', prompt: 'Set `branch`.' }, node],
    });
    const readBeside = (node: Source, routine: Source, id = 'team.x', ...others: readonly Source[]) => {
      const inputs = [file(id, node), routine, ...others].map((source) =>
        inputOf(source, { file: `${source.id}.json` }),
      );
      const [unit] = readUnits(inputs, builtins);
      const { diagnostics } = compileAll(inputs, { ...fixtureHost, builtins });
      return { steps: unit?.workflow.steps ?? [], diagnostics };
    };
    const gates = ({ steps }: ReturnType<typeof readBeside>) =>
      steps.slice(1).map((one) => ('id' in one ? [one.id, one.when] : []));

    // @verifies legacy-skipped-steps-complete, legacy-parts-run-together
    it.each([
      ['a step of it', call({ ...changing, ...after }), look('Update `branch`.', 'List it.')],
      [
        'the instruction before it',
        call({ ...changing, ...after, prompt: 'Set `branch` anew.' }),
        look('Look.', 'List.'),
      ],
      [
        'an argument of it',
        call({ templateCall: { ...changing.templateCall, args: { task: 'Update `branch`.' } }, ...after }),
        look('Do {task}.', 'List.'),
      ],
    ])('asks before %s whether all of them apply', (_, node, routine) => {
      const found = readBeside({ ...node, runCondition: tested }, routine);
      expect(gates(found)).toEqual([
        ['gate-before', undefined],
        ['gate', 'gate_applies_is_not_false'],
        ['gate-result', 'gate_applies_is_not_false'],
        ['gate-audit', 'gate_applies_is_not_false'],
      ]);
      const steps = simpleIn(found.steps);
      expect(steps.find(({ id }) => id === 'gate-before')?.prompt).toContain(
        'only if the context value `branch` is `main`.',
      );
      expect(steps.find(({ id }) => id === 'gate-result')?.output).toEqual({
        contractRef: 'wr.contracts.review_verdict',
      });
      expect(found.diagnostics.map(({ message }) => message)).toContain(
        'the condition cannot be tested before each step of the template, because a step before it may change `branch`',
      );
    });

    // @verifies legacy-parts-run-together
    it('is tested by the engine if they only read the key, or if nothing follows the change', () => {
      const nested = {
        ...look(),
        steps: [{ id: 'inner', title: 'Inner', templateCall: { templateId: 'wr.templates.routine.set' } }],
      };
      for (const routine of [
        look('If `branch` is main, look twice.', 'List it.'),
        look('Update `branch`.'),
        look('Look.', 'Update `branch`.'),
        nested,
      ]) {
        const setting = { ...look('Update `branch`.'), id: 'routine-set' };
        const found = readBeside(call({ ...changing, runCondition: tested }), routine, 'team.x', setting);
        expect(gates(found)).toEqual([['gate', 'branch_is_main']]);
      }
      const briefly = { prompt: 'If `branch` is main, be brief.', runCondition: tested, ...contract };
      expect(gates(readBeside(call({ ...changing, ...briefly }), look('Look.', 'List it.')))).toEqual([
        ['gate-before', 'branch_is_main'],
        ['gate', 'branch_is_main'],
        ['gate-result', 'branch_is_main'],
      ]);
    });

    // @verifies legacy-parts-run-together
    it('is followed by a decision about the loop around it that goes by the answer, or by whether it ran', () => {
      const decides = { outputContract: { contractRef: 'wr.contracts.loop_control' }, runCondition: tested };
      const again = (id: string) => {
        const node = {
          ...loop({}, call({ ...changing, ...decides })),
          loop: { type: 'while', condition: stated, maxIterations: 3 },
        };
        const { steps } = readBeside(node, look('Update `branch`.', 'List it.'), id);
        return simpleIn(steps).find((one) => one.id === 'gate-result')?.prompt ?? '';
      };
      expect(again('team.x')).toMatch(/^The instructions below apply only if `gate_applies` is `true`/);
      expect(again('routine-x')).toMatch(
        /^The instructions below apply only if \*\*Gate it\*\* \(`gate`\) ran directly before it/,
      );
    });

    // @verifies legacy-parts-run-together
    it('is followed by steps that run in any case, also in a routine and behind a loop', () => {
      const routine = look('Update `branch`.', 'List it.');
      const inRoutine = readBeside(call({ ...changing, runCondition: tested, ...after }), routine, 'routine-x');
      expect(gates(inRoutine)).toEqual([
        ['gate', 'branch_is_main'],
        ['gate-result', undefined],
        ['gate-audit', undefined],
      ]);
      expect(inRoutine.diagnostics.map(({ label }) => label)).toContain('the steps after such a change are skipped');
      const repair = loop(
        { runCondition: tested, audit: { prompt: 'Look again.' } },
        { id: 'call', title: 'Call', ...changing },
      );
      const around = gates(readBeside(repair, look('Update `branch`.')));
      expect(around.at(-1)).toEqual(['each-audit', undefined]);
    });
  });

  // @verifies legacy-skipped-steps-complete
  it('is answered for its audit and verification too, although it may change the keys that its agent evaluates', () => {
    const after = { audit: { prompt: 'Look again.' }, verification: { command: 'npm test' } };
    const node = call({
      runCondition: stated,
      prompt: 'Set `branch`. If `mode` is quick, be brief.',
      requireConfirmation: tested,
      ...after,
    });
    const found = readOf(node).diagnostics.map(({ message }) => message);
    expect(found.filter((message) => message.includes('cannot be tested after the step'))).toEqual([]);
    for (const id of ['gate-audit', 'gate-verification']) {
      expect(stepOf(id, node).when).toBe('gate_applies_is_not_false');
      expect(stepOf(id, node).prompt).not.toContain('only if');
    }
    expect(stepOf('gate-confirm', node).when).toBe('gate_applies_is_not_false_and_branch_is_main');
    expect(stepOf('gate-confirm', node).prompt).not.toContain('only if');
    const both = { ...node, runCondition: { and: [{ var: 'mode', equals: 'full' }, stated] } };
    for (const id of ['gate-audit', 'gate-verification']) {
      expect(stepOf(id, both).when).toBe('gate_applies_is_not_false');
      expect(stepOf(id, both).prompt).toMatch(
        /^Do this step only if \*\*Gate it\*\* \(`gate`\) ran directly before it\./,
      );
    }
    const untested = readOf(both).diagnostics.filter(({ message }) => message.includes('cannot be tested after'));
    expect(new Set(untested.map(({ label }) => label))).toEqual(
      new Set(['the prompt of the added step states when it applies']),
    );
  });

  it('asks for no assessments where it decides about a loop that may not apply, and must send the decision', () => {
    const decision = { outputContract: { contractRef: 'wr.contracts.loop_control' } };
    const again = { type: 'while', condition: tested, maxIterations: 3 };
    const node = loop({ loop: again, runCondition: stated }, call({ ...decision, ...assessed }));
    expect(gateIn(workflowOf(node)?.steps ?? [])?.when).toBe('gate_applies_is_not_false');
    const result = stepOf('gate-result', node);
    expect(result).toMatchObject({ output: { contractRef: 'wr.contracts.loop_control' } });
    expect(result).not.toHaveProperty('when');
    expect(result).not.toHaveProperty('assessmentRefs');
    expect(result.prompt).toContain('If you do this step, write the level of each dimension');
  });

  it('states its condition in the prompt in a routine, whose inputs its callers would share', () => {
    const node = call({ runCondition: stated, audit: { prompt: 'Look again.' }, ...contract });
    const { unit, diagnostics } = readFile('team.routine-x', node);
    const { inputs, steps = [] } = unit?.workflow ?? {};
    expect(inputs?.map(({ key }) => key)).toEqual(['branch']);
    expect(simpleIn(steps).map(({ id, prompt }) => [id, prompt?.split(' Otherwise')[0]])).toEqual([
      ['plan', 'Set `branch`.'],
      ['gate-before', 'Do the steps of the template only if the context value `branch` starts with `release/`.'],
      ['gate-result', 'Do this step only if the context value `branch` starts with `release/`.'],
      ['gate-audit', 'Do this step only if the context value `branch` starts with `release/`.'],
    ]);
    expect(simpleIn(steps).find(({ id }) => id === 'gate-result')?.output).toMatchObject({ required: false });
    expect(gateIn(steps)).not.toHaveProperty('when');
    const found = diagnostics.filter(({ code }) => code === 'read/legacy-condition-as-text');
    expect(found.map(({ message }) => message)).toEqual([
      'the steps of this template keep what they require, also if they do not apply',
      expect.stringContaining('the native format cannot express the condition'),
      'the artifact of this step becomes optional; it is validated if the agent sends it',
    ]);
    expect(found[1]?.label).toBe('the step always runs; its prompt states the condition');
    const inLoop = simpleIn(
      readFile('team.routine-x', loop({ runCondition: stated }, call(contract))).unit?.workflow.steps ?? [],
    );
    expect(inLoop.map(({ id }) => id)).toEqual(['plan', 'each-round', 'gate-result']);
  });

  it('asks for no key that the file uses for something else', () => {
    const other = {
      id: 'other',
      title: 'Other',
      prompt: 'Go.',
      runCondition: { var: 'gate_applies', equals: 'never' },
    };
    const keys = workflowOf(other, call({ runCondition: stated }))?.inputs?.map(({ key }) => key);
    expect(keys).toEqual(['branch', 'gate_applies', 'gate_applies_2']);
  });

  it.each([
    ['a condition tests in camel case', { runCondition: { var: 'gateApplies', equals: 'never' } }],
    ['a condition tests a part of', { runCondition: { var: 'gateApplies.now', equals: 'never' } }],
    ['a prompt names', { prompt: 'Set `gate_applies` to the reason.' }],
    ['a prompt names in camel case', { prompt: 'Set gateApplies to the reason.' }],
    ['a token names', { prompt: 'Think of {{gate_applies}}.' }],
    [
      'a loop uses as its variable',
      loop({ loop: { type: 'forEach', items: 'parts', itemVar: 'gateApplies', maxIterations: 3 } }, step({})),
    ],
  ])('asks for no key that %s', (_, more) => {
    const other = { id: 'other', title: 'Other', prompt: 'Go.', ...more };
    const keys = workflowOf(other, call({ runCondition: stated }))?.inputs?.map(({ key }) => key);
    expect(keys).not.toContain('gate_applies');
    expect(keys).toContain('gate_applies_2');
  });
});
