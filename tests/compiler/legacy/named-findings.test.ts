/** What the older format held and nothing judges any more: a finding names it, where it stands. */
import { expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';
import { read } from './legacy-host.ts';

const source = (more: object, step: object = {}) => ({
  id: 'team.x',
  name: 'X',
  description: 'Y',
  version: '1.0.0',
  metaGuidance: ['Go on.'],
  steps: [{ id: 'one', title: 'One', prompt: 'Go.', ...step }],
  ...more,
});
const found = (value: object) => read(value).diagnostics.map(({ code, at }) => `${code} ${at.pointer}`);

it('names a metrics profile and the condition of each prompt fragment', () => {
  expect(found(source({ metricsProfile: 'coding' }))).toEqual(['read/legacy-field-as-text /metricsProfile']);
  const fragments = [{ id: 'deep', when: { var: 'depth', equals: 'deep' }, text: 'Go deeper.' }];
  expect(found(source({}, { promptFragments: fragments }))).toEqual([
    'read/legacy-field-as-text /steps/0/promptFragments',
    'read/legacy-field-as-text /steps/0/promptFragments/0/when',
  ]);
});

it('validates a rule without a condition, and states a rule with one in the prompt', () => {
  const rule = { type: 'contains', value: 'ok', message: 'Say ok.' };
  const ruled = (validationCriteria: object) => ({
    ...source({}, { validationCriteria }),
    metaGuidance: undefined,
  });
  const slow = { ...rule, condition: { var: 'mode', equals: 'slow' } };
  const at = (place: string) => [`read/legacy-criterion-as-text /steps/0/validationCriteria${place}/condition`];
  expect(found(ruled(slow))).toEqual(at(''));
  expect(found(ruled({ not: slow }))).toEqual(at('/not'));
  // The rule without a condition becomes text too.
  const whole = 'read/legacy-criterion-as-text /steps/0/validationCriteria/or';
  expect(found(ruled({ or: [rule, slow] }))).toEqual([whole, ...at('/or/1')]);
  expect(found(ruled({ or: [slow, slow] }))).toEqual([...at('/or/0'), ...at('/or/1')]);
  expect(found(source({}, { validationCriteria: { ...rule, condition: {} } }))).toEqual([]);
  const step = JSON.stringify(read(source({}, { validationCriteria: { and: [rule, slow] } })).unit?.document.value);
  expect(step).toContain('"validationCriteria":{"type":"contains","value":"ok","message":"Say ok."}');
  expect(step).toContain('When the context value `mode` is `slow`: The output contains `ok`. Say ok.');
});

it('points to the value that is converted, not to the first use of its key', () => {
  const gated = (id: string, runCondition: object) => ({ id, title: id, prompt: 'Go.', runCondition });
  const conditions = [
    { var: 'size', in: ['Large', 'MEDIUM'] },
    { var: 'size', equals: 'medium' },
  ];
  const steps = conditions.map((one, index) => gated(`s${index}`, one));
  expect(found(source({ steps }))).toEqual(['read/legacy-condition-lenient /steps/1/runCondition/equals']);
});

it('says that a step was added for arguments only where the call has no instruction beside it', () => {
  const messages = (step: object) =>
    read(
      source(
        {},
        {
          prompt: undefined,
          templateCall: { templateId: 'wr.templates.capability_probe', args: { focus: 'x' } },
          ...step,
        },
      ),
    )
      .diagnostics.filter(({ code }) => code === 'read/legacy-extra-step')
      .map(({ message }) => message);
  expect(messages({})).toEqual(['a separate step is added before the steps of the template']);
  expect(messages({ prompt: 'Go.' })).toEqual(['the instruction next to the template call becomes a separate step']);
});

it.each([
  ['(done', /missing closing \)/, /literal parenthesis/],
  ['(?!.*pending)x', /Perl syntax/, /forbid the text with a separate criterion/],
])('names what is wrong with a pattern that cannot be run, and its own fix: %s', (pattern, label, help) => {
  const { diagnostics } = read(source({}, { validationCriteria: { type: 'regex', pattern } }));
  const [found] = diagnostics.filter(({ code }) => code === 'read/legacy-pattern-unsupported');
  expect(found).toMatchObject({ label: expect.stringMatching(label), help: expect.stringMatching(help) });
});

it('states combined rules in words that show where each combination ends', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((value) => ({ type: 'contains', value }));
  const unsupported = { type: 'regex', pattern: '(?=x)y' };
  const words = (validationCriteria: object) =>
    JSON.stringify(read(source({}, { validationCriteria })).unit?.document.value);
  expect(words({ or: [unsupported, { and: [a, { not: b }] }, c] })).toContain(
    'At least one of these statements is true: The output matches the pattern `(?=x)y`. (All of these statements are true: The output contains `a`. (This statement is false: The output contains `b`.)) The output contains `c`.',
  );
  expect(words({ not: [a, unsupported] })).toContain(
    'This statement is false: (All of these statements are true: The output contains `a`. The output matches the pattern `(?=x)y`.)',
  );
});

it('warns about a routine that subagents are sent to and nobody has, and about no other', () => {
  const sent = (...ids: readonly string[]) =>
    found(source({}, { type: 'parallel', parallelDelegations: ids.map((workflowId) => ({ workflowId })) })).filter(
      (one) => one.startsWith('read/legacy-unknown-ref'),
    );
  expect(sent('routine-hypothesis-challenge', 'routine-nobody-wrote')).toEqual([
    'read/legacy-unknown-ref /steps/0/parallelDelegations/1/workflowId',
  ]);
});

const delegating = (...ids: readonly string[]) =>
  source({}, { type: 'parallel', parallelDelegations: ids.map((workflowId) => ({ workflowId })) });
const unknownRefs = (value: object, beside: readonly object[] = []) => {
  const inputs = [value, ...beside].map((one, index) => inputOf(one, { file: `${index}.json` }));
  const { diagnostics } = compileAll(inputs, { ...fixtureHost, builtins });
  return diagnostics.filter(({ code, at }) => code === 'read/legacy-unknown-ref' && at.file === '0.json');
};
const workflow = (id: string) => ({
  id,
  name: id,
  description: 'Beside it.',
  version: '1.0.0',
  steps: [{ id: 'a', title: 'A', prompt: 'Do it.' }],
});

it('warns about any workflow that subagents are sent to and nobody has, whatever its name', () => {
  const at = unknownRefs(delegating('security-review', 'team.audit', 'Executor 1')).map(
    ({ at: { pointer } }) => pointer,
  );
  expect(at).toEqual([0, 1, 2].map((index) => `/steps/0/parallelDelegations/${index}/workflowId`));
});

it('warns about no workflow and no routine that stands beside the file', () => {
  const sent = delegating('security-review', 'team.audit', 'routine-risk-review');
  const beside = [workflow('security-review'), workflow('team.audit'), workflow('routine-risk-review')];
  expect(unknownRefs(sent, beside)).toEqual([]);
  expect(unknownRefs(sent, beside.slice(1))).toHaveLength(1);
});

it('suggests the bundled routine for a misspelled one', () => {
  const called = source({}, { prompt: undefined, templateCall: { templateId: 'wr.templates.routine.design-reveiw' } });
  for (const value of [called, delegating('routine-design-reveiw')]) {
    const [found] = unknownRefs(value);
    expect(found?.help).toMatch(
      /^a bundled routine with a similar name exists: `design_review`; otherwise, add a routine with the id/,
    );
  }
});

// The names that the specification gives as examples of routines.
it.each([
  ['context-gathering', true],
  ['design-review', true],
  ['execution-simulation', true],
  ['final-verification', true],
  ['hypothesis-challenge', true],
  ['ideation', true],
  ['plan-analysis', true],
  ['tension-driven-design', false],
])('of a routine %s says whether it is bundled, and which are', (name, isBundled) => {
  const called = source({}, { prompt: undefined, templateCall: { templateId: `wr.templates.routine.${name}` } });
  for (const value of [called, delegating(`routine-${name}`)]) {
    const [found] = unknownRefs(value);
    if (isBundled) expect(found).toBeUndefined();
    else {
      expect(found?.message).toContain('tension-driven-design');
      expect(found?.help).toContain('`routine-tension-driven-design`');
      expect(found?.notes).toEqual([
        'bundled routines: context_gathering, design_review, execution_simulation, final_verification, hypothesis_challenge, ideation, plan_analysis',
      ]);
    }
  }
});

it('shows where the words of a prompt fragment end: with their line, or with a sentence', () => {
  const when = { var: 'depth', equals: 'deep' };
  const promptOf = (...texts: readonly string[]) => {
    const promptFragments = [
      ...texts.map((text, index) => ({ id: `case-${index}`, when, text })),
      { id: 'always', text: 'Write it down.' },
    ];
    const { compiled } = compileAll([inputOf(source({}, { promptFragments }))], { ...fixtureHost, builtins });
    return compiled[0]?.snapshot.steps[0]?.prompt;
  };
  expect(promptOf('Go deeper.')).toContain(
    '\n\nWhen the context value `depth` is `deep`: Go deeper.\n\nWrite it down.',
  );
  expect(promptOf('Go deeper.\n\nTwice.')).toContain(
    '\n\nWhen the context value `depth` is `deep`:\n\nGo deeper.\n\nTwice.\n\nEnd of the instructions for this case.\n\nWrite it down.',
  );
});

it('states the condition of a loop and of a template for all their steps, not for the one that states it', () => {
  const body = (id: string) => [{ id, title: 'Work', prompt: 'Work.' }];
  const onBranch = { var: 'branch', startsWith: 'feature/' };
  const loop = (id: string, more: object, gate: object = {}) => ({
    id,
    title: id,
    type: 'loop',
    loop: { maxIterations: 3, ...more },
    body: body(`${id}-work`),
    ...gate,
  });
  const { unit, rendered } = read({
    id: 'team.branches',
    name: 'Branches',
    description: 'For a test.',
    version: '1.0.0',
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Set `branch`, and `files` as an array.' },
      loop('counted', { type: 'for', count: 2 }, { runCondition: onBranch }),
      loop('each', { type: 'forEach', items: 'files' }, { runCondition: onBranch }),
      loop('while-branch', { type: 'while', condition: onBranch }),
      loop('while-round', { type: 'while', condition: { var: 'currentIteration', lt: 3 } }),
      {
        id: 'analysis',
        title: 'Analysis',
        templateCall: { templateId: 'wr.templates.verification_gate', args: { question: 'Which?' } },
        runCondition: onBranch,
      },
    ],
  });
  const text = JSON.stringify(unit?.workflow);
  const skipped = 'state in the notes of each of these steps that the step does not apply';
  const condition = 'the context value `branch` starts with `feature/`';
  // The steps of the loop may change the branch; like `when`, the condition is tested only when the loop begins.
  const once = `The loop applies only if ${condition} when its first iteration begins; do not check this again in later iterations.`;
  expect(text.split(`${once} If it does not apply, ${skipped}`)).toHaveLength(3);
  expect(text.split('and send `stop` as the decision')).toHaveLength(3);
  expect(text).toContain(`The loop runs while ${condition}. If the context shows that this is false now`);
  expect(text).toContain(
    `The steps of the template apply only if ${condition}. Send \`analysis_applies\` with this step`,
  );
  expect(text).not.toContain('Do this step only if');
  expect(text).not.toContain('The loop runs while the number');
  expect(rendered.match(/the first step of each iteration states the condition/g)).toHaveLength(1);
});

const open = { var: 'openIssues', gt: 0 };
const afterwards = (prompt: string, fixing: object = {}) => {
  const { unit, diagnostics } = read({
    ...source({}),
    steps: [
      { id: 'count', title: 'Count', prompt: 'Set `openIssues`.' },
      {
        id: 'fix',
        title: 'Fix',
        prompt,
        runCondition: open,
        requireConfirmation: { kind: 'human_approval', condition: { var: 'area', equals: 'public' } },
        audit: { prompt: 'Look again.' },
        verification: { command: 'npm test' },
        ...fixing,
      },
    ],
  });
  const told = diagnostics.filter(({ code }) => code === 'read/legacy-condition-as-text').map(({ at }) => at.pointer);
  return { steps: unit?.workflow.steps ?? [], told };
};

it('lets a confirmation, an audit and a verification follow a step that changes the key of its own condition', () => {
  const { steps, told } = afterwards('Fix them all and update `openIssues`.');
  const gates = Object.fromEntries(steps.map((step) => ['id' in step ? step.id : '', step.when ?? null]));
  expect(gates).toEqual({
    count: null,
    fix: 'open_issues_over_0',
    'fix-confirm': 'area_is_public',
    'fix-audit': null,
    'fix-verification': null,
  });
  expect(JSON.stringify(steps).split('only if **Fix** (`fix`) ran directly before it')).toHaveLength(4);
  expect(told).toEqual(['requireConfirmation', 'audit', 'verification'].map((key) => `/steps/1/${key}`));
});

it('lets them follow a step whose condition the agent evaluates only if it applied', () => {
  const runCondition = { var: 'openIssues', startsWith: 'many' };
  const { steps } = afterwards('Fix them all and update `openIssues`.', { runCondition });
  expect(JSON.stringify(steps).split('only if **Fix** (`fix`) ran directly before it and applied')).toHaveLength(4);
  const { steps: kept } = afterwards('Fix them all.', { runCondition });
  expect(JSON.stringify(kept)).not.toContain('ran directly before it');
});

it('lets them follow a loop that ends when the key of its own condition changes', () => {
  const body = [{ id: 'fix-one', title: 'Fix one', prompt: 'Fix one.' }];
  const loop = { type: 'while', maxIterations: 3, condition: open };
  const { steps, told } = afterwards('', { type: 'loop', prompt: undefined, requireConfirmation: true, loop, body });
  const gates = steps.slice(1).map(({ when }) => when ?? null);
  expect(gates).toEqual(['open_issues_over_0', null, null, null]);
  expect(told).toHaveLength(3);
});

it('keeps the condition of the steps that follow a step which changes another key', () => {
  const { steps, told } = afterwards('Fix them all.');
  expect(steps.slice(1).map(({ when }) => when)).toEqual([
    'open_issues_over_0',
    'open_issues_over_0_and_area_is_public',
    'open_issues_over_0',
    'open_issues_over_0',
  ]);
  expect(told).toEqual([]);
});

it.each([
  [
    { type: 'while', condition: { var: 'failures', gt: 0 } },
    'In any case, the loop follows this rule: Continue while the context value `failures` is over 0.',
  ],
  [
    { type: 'until', condition: { var: 'done', equals: true } },
    'this rule: Stop as soon as the context value `done` is `true`.',
  ],
  [{ type: 'for', count: 3 }, 'this rule: Run 3 iterations in total.'],
])('keeps the rule of the loop %j out of the condition of its decision step', (rule, words) => {
  const outputContract = { contractRef: 'wr.contracts.loop_control' };
  const runCondition = { var: 'mode', equals: 'slow' };
  const body = [
    { id: 'work', title: 'Work', prompt: 'Work.' },
    { id: 'decide', title: 'Decide', prompt: 'List what is left.', outputContract, runCondition },
  ];
  const steps = [{ id: 'again', type: 'loop', title: 'Again', loop: { ...rule, maxIterations: 5 }, body }];
  const { compiled } = compileAll([inputOf(source({ steps }))], { ...fixtureHost, builtins });
  const prompt = compiled[0]?.snapshot.steps.find(({ stepId }) => stepId === 'decide')?.prompt ?? '';
  expect(prompt).toContain(
    'The instructions below apply only if the context value `mode` is `slow`, except for the rule of the loop, which applies in any case.',
  );
  expect(prompt).not.toContain('Otherwise');
  expect(prompt).toContain(words);
});

/** A loop that a step decides about; it compiles without an error. */
function compiledDeciding(decide: object) {
  const contract = { kind: 'artifact_contract', contractRef: 'wr.contracts.loop_control', loopId: 'again' };
  const loop = { type: 'while', conditionSource: contract, maxIterations: 3 };
  const step = { id: 'again', type: 'loop', title: 'Again', loop, body: [decide], prompt: undefined };
  const compiling = compileAll([inputOf(source({}, step))], { ...fixtureHost, builtins });
  expect(compiling.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return compiling;
}

it('states the condition of a decision step in its prompt, because a loop cannot go on without a decision', () => {
  const decide = {
    ...{ id: 'decide', title: 'Decide', prompt: 'Decide.', runCondition: { var: 'mode', equals: 'slow' } },
    outputContract: { contractRef: 'wr.contracts.loop_control' },
  };
  const { compiled, diagnostics } = compiledDeciding(decide);
  expect(diagnostics.map(({ code, at }) => `${code} ${at.pointer}`)).toContain(
    'read/legacy-loop-decision /steps/0/body/0/runCondition',
  );
  const prompt = compiled[0]?.snapshot.steps.find(({ stepId }) => stepId === 'decide')?.prompt;
  expect(prompt).toContain(
    'The instructions below apply only if the context value `mode` is `slow`. Otherwise, send `continue` if',
  );
});

it.each(['wr.templates.routine.context-gathering', 'wr.templates.routine.unknown-one'])(
  'sends the decision of a called routine in a step that always runs: %s',
  (templateId) => {
    const decide = {
      ...{
        id: 'decide',
        title: 'Decide',
        templateCall: { templateId },
        runCondition: { var: 'depth', equals: 'deep' },
      },
      outputContract: { contractRef: 'wr.contracts.loop_control' },
    };
    const { compiled } = compiledDeciding(decide);
    const deciding = compiled[0]?.snapshot.steps.filter(({ output }) => output?.contractRef !== undefined) ?? [];
    expect(deciding.map(({ stepId, when }) => [stepId, when])).toEqual([[expect.stringMatching(/^decide/), undefined]]);
    expect(deciding[0]?.prompt).toContain('The instructions below apply only if the context value `depth` is');
  },
);
