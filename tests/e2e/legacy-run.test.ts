/** Files of the older format, compiled and run: what their authors meant is what an agent meets. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileWorkflow } from '../../compiler/compile.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { inputOf } from '../compiler/fixture-host.ts';
import { Bench } from '../support/bench.ts';

const host = { digest: (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex'), builtins };

type Source = Record<string, unknown>;
/** Notes are the subject of other tests. */
const withoutNotes = (step: Source): Source =>
  Array.isArray(step['body']) ? { ...step, body: step['body'].map(withoutNotes) } : { ...step, notesOptional: true };

function compiled({ steps, ...source }: Source): CompiledSnapshot {
  const whole: Source = {
    id: 'team.legacy',
    name: 'Legacy',
    description: 'For a test.',
    version: '1.0.0',
    ...source,
    steps: (steps as Source[]).map(withoutNotes),
  };
  const { compiled: result, diagnostics } = compileWorkflow(inputOf(whole), host);
  if (result === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return result.snapshot;
}
async function startedRun(source: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const snapshot = compiled(source);
  const run = await (await Bench.of('memory', [snapshot])).start(snapshot.workflowId, more);
  return { run, snapshot };
}

describe('a `for` loop over a count in the context', () => {
  const counted = {
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Set `samples` to a number.' },
      {
        id: 'sampling',
        type: 'loop',
        title: 'Sampling',
        loop: { type: 'for', count: 'samples', maxIterations: 3 },
        body: [{ id: 'take', title: 'Take one', prompt: 'Take a sample.' }],
      },
      { id: 'end', title: 'End', prompt: 'Report.' },
    ],
  };

  it.each([
    ['is skipped if the count is 0', { samples: 0 }, 'end'],
    ['is skipped if the count is a text with 0', { samples: '0' }, 'end'],
    ['is entered if the count is over 0', { samples: 2 }, 'take'],
    ['is entered if the count is missing', {}, 'take'],
  ])('%s', async (_, context, next) => {
    const { run } = await startedRun(counted);
    await run.ack({}, { context });
    expect(run.at).toBe(next);
  });

  it('states a count of an item in the first step of each iteration', () => {
    const [list, loop] = counted.steps;
    const inner = { ...loop, loop: { type: 'for', count: 'site.samples', maxIterations: 3 } };
    const outer = {
      id: 'sites',
      type: 'loop',
      title: 'Sites',
      loop: { type: 'forEach', items: 'sites', itemVar: 'site', maxIterations: 3 },
    };
    const { steps } = compiled({ steps: [list, { ...outer, body: [inner] }] });
    expect(steps[1]?.prompt).toContain('The loop runs while `samples` of the current item in "Sites" is over 0.');
  });
});

it('two loops that name one loopId: the decision step of the second names its own', () => {
  const conditionSource = {
    kind: 'artifact_contract',
    contractRef: 'wr.contracts.loop_control',
    loopId: 'review_loop',
  };
  const loop = (id: string) => ({
    id,
    type: 'loop',
    title: id,
    loop: { type: 'while', conditionSource, maxIterations: 2 },
    body: [
      {
        id: `${id}-decide`,
        title: 'Decide',
        prompt: 'Send the decision for `review_loop`.',
        outputContract: { contractRef: 'wr.contracts.loop_control' },
      },
    ],
  });
  const { loops, steps } = compiled({ steps: [loop('first'), loop('second')] });
  expect(loops.map(({ loopId }) => loopId)).toEqual(['review_loop', 'second']);
  const words = 'Where a text names the loop `review_loop`, it means this loop: send the `loopId` that stands under';
  expect(steps.filter(({ prompt }) => prompt.includes(words)).map(({ stepId }) => stepId)).toEqual(['second-decide']);
  expect(steps.find(({ stepId }) => stepId === 'second-decide')?.prompt).toContain('loopId: "second"');
});

describe('a condition', () => {
  const gated = (condition: object, otherwise: object) => ({
    steps: [
      { id: 'ask', title: 'Ask', prompt: 'Set `hasErrors` to the number of errors.' },
      { id: 'then', title: 'Then', prompt: 'Fix them.', runCondition: condition },
      { id: 'else', title: 'Else', prompt: 'Go on.', runCondition: otherwise },
      { id: 'end', title: 'End', prompt: 'Report.' },
    ],
  });
  const reached = async (source: Record<string, unknown>, value: unknown) => {
    const { run } = await startedRun(source);
    await run.ack({}, { context: { hasErrors: value } });
    return run.at;
  };

  // @verifies legacy-kinds-follow-prompts
  it('on the truth of a value holds for every value but those that are false', async () => {
    const source = gated({ var: 'hasErrors' }, { not: { var: 'hasErrors' } });
    for (const value of [true, 'true', 1, 4, 'Ada', 'yes, two of them'])
      expect(await reached(source, value)).toBe('then');
    for (const value of [false, 'false', 'No', 0, '0', '']) expect(await reached(source, value)).toBe('else');
  });

  // @verifies legacy-kinds-follow-prompts
  it('on 1 or 0 holds for the other words of a truth value', async () => {
    const source = gated({ var: 'hasErrors', equals: 1 }, { var: 'hasErrors', equals: 0 });
    for (const value of [1, '1', true, 'Yes', 'true']) expect(await reached(source, value)).toBe('then');
    for (const value of [0, '0', false, 'no', 'FALSE']) expect(await reached(source, value)).toBe('else');
  });
});

describe('an assessment', () => {
  const assessed = {
    metaGuidance: ['Go on.'],
    assessments: [
      {
        id: 'plan-check',
        purpose: 'Whether the plan can be built.',
        dimensions: [
          { id: 'risk', purpose: 'What can break.', levels: ['low', 'high'] },
          { id: 'clarity', purpose: 'Whether it can be read.', levels: ['good', 'poor'] },
        ],
      },
    ],
    steps: [
      {
        id: 'judge',
        title: 'Judge the plan',
        prompt: 'Judge the plan.',
        assessmentRefs: ['plan-check'],
        assessmentConsequences: {
          when: { anyEqualsLevel: 'high' },
          effect: { kind: 'require_followup', guidance: 'Lower the risk.' },
        },
      },
    ],
  };
  const named = (id: string, ...dimensions: string[]) => ({
    id,
    purpose: id,
    dimensions: dimensions.map((dimension) => ({ id: dimension, purpose: dimension, levels: ['low', 'high'] })),
  });
  const assessment = (dimensions: object) => ({ kind: 'wr.assessment', assessmentId: 'plan-check', dimensions });

  // @verifies assessment-short-form
  it('may give a level alone, or with its rationale, or one of each', async () => {
    for (const dimensions of [
      { risk: 'low', clarity: 'good' },
      { risk: { level: 'low', rationale: 'Few files.' }, clarity: 'poor' },
      { risk: { level: 'low' }, clarity: { level: 'good', rationale: 'Short.' } },
    ]) {
      const { run } = await startedRun(assessed);
      await run.artifacts(assessment(dimensions));
      expect(run.data.isComplete).toBe(true);
    }
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['none where the text shows the object', ['one', 'other'], []],
    ['those that the text does not show', ['other'], ['one']],
    ['all where the text shows no object', [], ['one', 'other']],
  ])('has of our examples %s', (_, shown, ours) => {
    const objects = shown.map((id) => `{ "kind": "wr.assessment", "assessmentId": "${id}", "dimensions": {} }`);
    const { steps } = compiled({
      ...assessed,
      assessments: [named('one', 'risk'), named('other', 'speed')],
      steps: [{ id: 'judge', title: 'Judge', prompt: `Send ${objects.join(', ')}.`, assessmentRefs: ['one', 'other'] }],
    });
    const examples = [...(steps[0]?.prompt ?? '').matchAll(/Example: .*"assessmentId":"(\w+)"/g)].map(([, id]) => id);
    expect(examples).toEqual(ours);
  });

  // @verifies assessment-short-form
  it('has the same consequences in its short form, and is held to its levels', async () => {
    const { run, snapshot } = await startedRun(assessed);
    expect(snapshot.steps[0]?.prompt.match(/good \| poor/g)).toHaveLength(1);
    await run.artifacts(assessment({ risk: 'high', clarity: 'good' }));
    expect(run.blocked.blockers[0]?.message).toContain('risk was assessed as "high"');
    await run.artifacts(assessment({ risk: 'unheard of', clarity: 'good' }));
    expect(run.blocked.blockers[0]?.code).toBe('INVALID_REQUIRED_OUTPUT');
  });

  // @verifies assessment-short-form
  it.each([
    ['levels of its dimensions alone', { risk: 'low', clarity: 'good' }],
    ['levels with a rationale alone', { risk: { level: 'low', rationale: 'Few files.' }, clarity: 'good' }],
    ['dimensions without kind and id', { dimensions: { risk: 'low', clarity: 'good' } }],
    ['its kind and levels', { kind: 'wr.assessment', risk: 'low', clarity: 'good' }],
    ['its kind without its id', { kind: 'wr.assessment', dimensions: { risk: 'low', clarity: 'good' } }],
    ['its id, levels and a summary', { assessmentId: 'plan-check', risk: 'low', clarity: 'good', summary: 'Fine.' }],
  ])('is understood as %s, and stored as it was sent', async (_, artifact) => {
    const { run } = await startedRun(assessed);
    await run.artifacts(artifact);
    expect(run.data.isComplete).toBe(true);
    const [stored] = await run.eventsOf('node_output_appended');
    expect(stored?.data.payload).toMatchObject({ payloadKind: 'artifact_ref' });
    const { run: asking } = await startedRun(assessed);
    await asking.artifacts(JSON.parse(JSON.stringify(artifact).replaceAll('"low"', '"high"')));
    expect(asking.blocked.blockers[0]?.message).toContain('risk was assessed as "high"');
  });

  // @verifies assessment-short-form
  it.each([
    ['a level that no dimension has', { risk: 'unheard of', clarity: 'good' }, 'INVALID_REQUIRED_OUTPUT'],
    ['a required dimension too few', { risk: 'low' }, 'INVALID_REQUIRED_OUTPUT'],
    ['a name that is no dimension', { risk: 'low', clarity: 'good', speed: 'fast' }, 'MISSING_REQUIRED_OUTPUT'],
    ['a kind of its own', { kind: 'note', risk: 'low', clarity: 'good' }, 'MISSING_REQUIRED_OUTPUT'],
    ['the id of another', { assessmentId: 'other', risk: 'low', clarity: 'good' }, 'MISSING_REQUIRED_OUTPUT'],
    ['no level', {}, 'MISSING_REQUIRED_OUTPUT'],
  ])('is not understood with %s', async (_, artifact, code) => {
    const { run } = await startedRun(assessed);
    await run.artifacts(artifact);
    expect(run.blocked.blockers.map((blocker) => blocker.code)).toEqual([code]);
  });

  const both = {
    ...assessed,
    assessments: [named('one', 'risk', 'sure'), named('other', 'speed', 'sure')],
    steps: [{ id: 'judge', title: 'Judge', prompt: 'Judge it.', assessmentRefs: ['one', 'other'] }],
  };
  const apart = { ...both, assessments: [named('one', 'risk'), named('other', 'speed')] };

  // @verifies assessment-short-form
  it('of several is the one that has all dimensions', async () => {
    const { run } = await startedRun(both);
    await run.artifacts({ risk: 'low', sure: 'high' }, { speed: 'low', sure: 'low' });
    expect(run.data.isComplete).toBe(true);
  });

  // @verifies assessment-short-form
  it('of several may come in one object where no dimension belongs to two, and is not guessed where one does', async () => {
    const { run } = await startedRun(apart);
    await run.artifacts({ risk: 'low', speed: 'high' });
    expect(run.data.isComplete).toBe(true);
    const { run: unclear } = await startedRun(both);
    await unclear.artifacts({ sure: 'high' }, { risk: 'low', speed: 'low', sure: 'low' });
    expect(unclear.blocked.blockers.map(({ code }) => code)).toEqual([
      'MISSING_REQUIRED_OUTPUT',
      'MISSING_REQUIRED_OUTPUT',
    ]);
  });

  const pair = (id: string, level: unknown) => ({
    kind: 'wr.assessment',
    assessmentId: id,
    dimensions: { [id === 'one' ? 'risk' : 'speed']: level },
  });
  const levels = 'must be one of "low", "high"';
  const missing = (id: string) => `Step judge: no wr.assessment with assessmentId "${id}" was sent.`;
  const invalid = (problem: string) => `Step judge: wr.assessment does not match its contract: ${problem}.`;

  // @verifies assessment-problems-agree
  it.each<[string, readonly object[], readonly string[]]>([
    [
      'a level of an object',
      [pair('one', { level: 'huge' }), pair('other', 'low')],
      [`dimensions.risk.level ${levels}`],
    ],
    ['a level alone', [{ risk: 'huge', speed: 'low' }], [`dimensions.risk ${levels}`]],
    ['a level that is no text', [{ risk: 3, speed: 'low' }], [`dimensions.risk ${levels}`]],
    [
      'a form without its level',
      [pair('one', { rationale: 'x' }), pair('other', 'low')],
      ['dimensions.risk.level is missing'],
    ],
    ['two levels', [{ risk: null, speed: 'x' }], [`dimensions.risk ${levels}`, `dimensions.speed ${levels}`]],
  ])('with %s that it does not have is told its levels, and nothing else', async (_, artifacts, problems) => {
    const { run } = await startedRun(apart);
    await run.artifacts(...artifacts);
    expect(run.blocked.blockers.map(({ message }) => message)).toEqual(problems.map(invalid));
  });

  // @verifies assessment-problems-agree
  it('is missing where only another one of its step was sent, whether that one is valid or not', async () => {
    for (const [level, problems] of [
      ['low', []],
      ['huge', [invalid(`dimensions.risk ${levels}`)]],
    ] as const) {
      for (const artifact of [pair('one', level), { risk: level }]) {
        const { run } = await startedRun(apart);
        await run.artifacts(artifact);
        expect(run.blocked.blockers.map(({ message }) => message).sort()).toEqual(
          [missing('other'), ...problems].sort(),
        );
      }
    }
    const { run } = await startedRun(apart);
    await run.artifacts({ kind: 'note' });
    expect(run.blocked.blockers.map(({ message }) => message)).toEqual(
      ['one', 'other'].map((id) => missing(id).replace(/\.$/, ' (the output contains artifacts of kind note).')),
    );
  });

  // @verifies assessment-short-form
  it('of the open contract may have any dimension', async () => {
    const open = {
      metaGuidance: ['Go on.'],
      steps: [
        {
          id: 'judge',
          title: 'Judge',
          prompt: 'Judge the risk.',
          outputContract: { contractRef: 'wr.contracts.assessment' },
        },
      ],
    };
    const { run } = await startedRun(open);
    await run.artifacts({ risk: 3 });
    expect(run.blocked.blockers[0]?.code).toBe('MISSING_REQUIRED_OUTPUT');
    await run.artifacts({ risk: 'high' });
    expect(run.data.isComplete).toBe(true);
  });
});

describe('values that an agent sends', () => {
  const sized = {
    metaGuidance: ['Go on.'],
    steps: [
      { id: 'read', title: 'Read', prompt: 'Read it. Set `size` to small, medium or large.' },
      { id: 'split', title: 'Split', prompt: 'Split it.', runCondition: { var: 'size', equals: 'Large' } },
      { id: 'count', title: 'Count', prompt: 'Count.', runCondition: { var: 'files', gte: 5 } },
      { id: 'check', title: 'Check', prompt: 'Check.', runCondition: { var: 'isRisky', equals: true } },
      { id: 'end', title: 'End', prompt: 'End.' },
    ],
  };

  // @verifies legacy-inputs-coerce
  it('are converted as the older engine compared them, and recorded converted', async () => {
    const { run } = await startedRun(sized);
    await run.ack({}, { context: { size: ' LARGE ', files: '5', isRisky: 'yes' } });
    const visited = [run.at];
    for (; run.at !== 'end'; visited.push(run.at)) await run.ack();
    expect(visited).toEqual(['split', 'count', 'check', 'end']);
    const [set] = await run.eventsOf('context_set');
    expect(set?.data.context).toEqual({ size: 'large', files: 5, isRisky: true });
  });

  it('skip what they skipped before', async () => {
    const { run } = await startedRun(sized, { context: { size: 'Medium', files: '4', isRisky: 'No' } });
    await run.ack();
    expect(run.at).toBe('end');
    expect(run.data.warnings).toEqual([]);
  });

  // @verifies legacy-inputs-coerce
  it('are kept where they cannot be converted, and the warnings say what was expected without echoing them', async () => {
    const { run } = await startedRun(sized, { context: { size: 'gigantic', files: 'dozens' } });
    expect(run.data.warnings.map(({ code }) => code)).toEqual(['UNEXPECTED_VALUE', 'UNEXPECTED_VALUE']);
    expect(run.data.warnings[1]?.message).toBe(
      'The value of "size" was stored, but it is not one of small, medium, large. If you meant one of these values, send that value.',
    );
    for (const { message } of run.data.warnings) expect(message).not.toMatch(/gigantic|dozens/);
    await run.ack();
    expect(run.data.warnings.map(({ code }) => code)).not.toContain('UNEXPECTED_VALUE');
  });

  it('are refused as before where an input does not convert', async () => {
    const snapshot = compiled(sized);
    const strict = { ...snapshot, inputs: snapshot.inputs.map(({ coerce: _coerce, ...input }) => input) };
    const bench = await Bench.of('memory', [strict]);
    await expect(bench.start(strict.workflowId, { context: { size: 'gigantic' } })).rejects.toThrow();
  });
});

describe('a key that conditions only test for a value', () => {
  const linked = {
    metaGuidance: ['Go on.'],
    steps: [
      { id: 'find', title: 'Find', prompt: 'Set `prUrl` to the URL of the pull request.' },
      { id: 'review', title: 'Review', prompt: 'Review it.', runCondition: { var: 'prUrl' } },
      { id: 'create', title: 'Create', prompt: 'Create it.', runCondition: { not: { var: 'prUrl' } } },
      { id: 'end', title: 'End', prompt: 'End.' },
    ],
  };

  // @verifies legacy-kinds-follow-prompts
  it.each<[string, unknown, string]>([
    ['a text', 'https://example.com/pull/1', 'review'],
    ['a number', 17, 'review'],
    ['a list', ['https://example.com/pull/1'], 'review'],
    ['an object', { number: 17 }, 'review'],
    ['true', true, 'review'],
    ['false', false, 'create'],
    ['no', 'no', 'create'],
    ['0', 0, 'create'],
    ['an empty text', '', 'create'],
  ])('selects the branch for %s', async (_, prUrl, branch) => {
    const { run } = await startedRun(linked);
    await run.ack({}, { context: { prUrl } });
    expect(run.at).toBe(branch);
    await run.ack();
    expect(run.at).toBe('end');
  });

  it('names no values to choose from while it is missing, because none of them selects the branch for a value', async () => {
    const { run } = await startedRun(linked);
    await run.ack();
    const [warning] = run.data.warnings;
    expect(warning).toMatchObject({ code: 'ROUTING_KEY_UNSET', details: { key: 'prUrl', values: [] } });
    expect(warning?.message).toContain('Send context {"prUrl": …} with');
  });
});

describe('variables of a loop', () => {
  const looping = (loop: object, prompt: string) => ({
    metaGuidance: ['Go on.'],
    steps: [
      {
        id: 'every',
        type: 'loop',
        title: 'Every file',
        loop: { type: 'forEach', items: 'files', maxIterations: 3, ...loop },
        body: [{ id: 'look', title: 'Look', prompt }],
      },
    ],
  });
  const promptOf = (loop: object, prompt: string) => compiled(looping(loop, prompt)).steps[0]?.prompt ?? '';

  // @verifies legacy-loop-variables
  it('are currentItem, currentIndex and currentIteration, with short names beside them', () => {
    for (const [item, index, round] of [
      ['currentItem', 'currentIndex', 'currentIteration'],
      ['item', 'index', 'iteration'],
    ]) {
      const prompt = promptOf({}, `Look at {{${item}.path}}, number {{${index}}}, round {{${round}}}.`);
      expect(prompt).toContain(`\`<${item}.path>\` is \`path\` of the current item`);
      expect(prompt).toContain(`\`<${index}>\` is the position (counted from 0) of the current item`);
      expect(prompt).toContain(`\`<${round}>\` is the number of this iteration`);
    }
  });

  // @verifies legacy-loop-variables
  it('have the names of the author, and beside them the default names but not the short ones', () => {
    for (const name of ['file', 'currentItem'])
      expect(promptOf({ itemVar: 'file' }, `Look at {{${name}}}.`)).toContain(`\`<${name}>\` is the current item`);
    expect(promptOf({ itemVar: 'file' }, 'Look at {{item}}.')).toContain(
      '`<item>` stands for the context value of the same name',
    );
    expect(promptOf({ indexVar: 'item' }, 'Look at {{item}}.')).toContain(
      '`<item>` is the position (counted from 0) of the current item',
    );
  });
});

describe('a context value in a prompt', () => {
  const templated = {
    metaGuidance: ['Go on.'],
    steps: [
      {
        id: 'extract',
        title: 'Extract',
        prompt: 'Extract the texts of {{module.path}} for {{locale}} and {{region}}.',
      },
      { id: 'report', title: 'Report', prompt: 'Report on {{locale}}.' },
    ],
  };
  const context = { locale: 'de-CH', module: { path: 'src/cart' }, secret: 'hush hush' };

  // @verifies declared-inputs-shown
  it('is shown beside the prompt that names it, and in a read of its step', async () => {
    const { run } = await startedRun(templated, { context });
    const values = '- module: {"path":"src/cart"}\n- locale: de-CH\n';
    expect(run.text).toContain(`\nInputs named in this step:\n${values}\nExtract the texts of <module.path>`);
    expect(run.text).not.toContain('hush hush');
    expect((await run.read()).text).toContain(`\nInputs of this run:\n${values}`);
    expect(run.text).not.toContain('hush hush');
    await run.ack({}, { context: { locale: 'fr-CH' } });
    expect(run.text).toContain('\nInputs named in this step:\n- locale: fr-CH\n\nReport on <locale>');
  });

  // @verifies declared-inputs-shown
  it('is shown where the agent evaluates a condition over it, also to a reader who has forgotten it', async () => {
    const stated = {
      metaGuidance: ['Go on.'],
      steps: [
        { id: 'plan', title: 'Plan', prompt: 'Plan it.' },
        {
          id: 'build',
          title: 'Build',
          prompt: 'Build it.',
          promptFragments: [{ id: 'deep', when: { var: 'mode', equals: 'deep' }, text: 'Be deep.' }],
          validationCriteria: {
            type: 'contains',
            value: 'ok',
            message: 'Say ok.',
            condition: { var: 'plan.size', gt: 3 },
          },
        },
        {
          id: 'delegate',
          type: 'parallel',
          title: 'Delegate',
          parallelDelegations: [{ workflowId: 'routine-ideation', runCondition: { var: 'branch', startsWith: 'eu-' } }],
        },
      ],
    };
    const known = { mode: 'deep', plan: { size: 5 }, branch: 'eu-west', secret: 'hush hush' };
    const { run } = await startedRun(stated, { context: known });
    expect(run.data.warnings.map(({ details }) => details)).toEqual([{ keys: ['secret'] }]);
    await run.ack();
    expect(run.text).toContain('When the context value `mode` is `deep`: Be deep.');
    for (const { text } of [run, await run.read()]) {
      expect(text).toContain('- mode: deep\n');
      expect(text).toContain('- plan: {"size":5}\n');
      expect(text).not.toContain('hush hush');
    }
    await run.ack({ notesMarkdown: 'It is ok.' });
    expect(run.text).toContain('\nInputs named in this step:\n- branch: eu-west\n');
  });

  // @verifies declared-inputs-shown
  it('is not reported as a key that the workflow does not declare, and changes no prompt', async () => {
    const { run, snapshot } = await startedRun(templated, { context });
    expect(run.data.warnings.map(({ details }) => details)).toEqual([{ keys: ['secret'] }]);
    expect(run.data.pending?.prompt).toBe(snapshot.steps[0]?.prompt);
  });
});

describe('a forEach', () => {
  const sliced = {
    metaGuidance: ['Go on.'],
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Plan it.' },
      {
        id: 'build',
        type: 'loop',
        title: 'Build every slice',
        loop: { type: 'forEach', items: 'slices', maxIterations: 3 },
        body: [{ id: 'make', title: 'Make', prompt: 'Make {{item.name}}.' }],
      },
      { id: 'verify', title: 'Verify', prompt: 'Verify it.' },
    ],
  };

  // @verifies for-each-list-missing
  it('over a missing list blocks with the call that supplies it, and over an empty one is skipped', async () => {
    const { run, snapshot } = await startedRun(sliced);
    expect(snapshot.inputs).toMatchObject([
      { key: 'slices', kind: 'list', description: 'The list that "Build every slice" iterates over.' },
    ]);
    await run.ack();
    expect(run.blocked.blockers[0]).toMatchObject({ code: 'MISSING_REQUIRED_OUTPUT', pointer: { key: 'slices' } });
    expect(run.blocked.blockers[0]?.suggestedFix).toContain('"slices": [');
    await run.ack({}, { context: { slices: [] } });
    expect(run.at).toBe('verify');
  });

  // @verifies legacy-list-is-asked-for
  it('over a list that no text names is asked for in the step before the loop, once', async () => {
    const { run, snapshot } = await startedRun(sliced);
    const asks = snapshot.steps.filter(({ prompt }) => prompt.includes('`slices`')).map(({ stepId }) => stepId);
    expect(asks).toEqual(['plan']);
    expect(run.text).toContain('The loop **Build every slice** iterates over the list `slices`.');
    await run.ack({}, { context: { slices: [{ name: 'one' }] } });
    expect(run.at).toBe('make');
    const [plan, ...rest] = sliced.steps;
    const named = { ...sliced, steps: [{ ...plan, prompt: 'Plan it, and set `slices`.' }, ...rest] };
    expect(compiled(named).steps[0]?.prompt).toBe('Plan it, and set `slices`.');
  });

  // @verifies legacy-list-is-asked-for
  it('is asked for in a step that always runs, and before the loop that is around it', () => {
    const [plan, build, verify] = sliced.steps;
    const gated = { id: 'refine', title: 'Refine', prompt: 'Refine.', runCondition: { var: 'isLarge', equals: true } };
    const inner = { id: 'in', title: 'In', prompt: 'Read.' };
    const outer = {
      id: 'outer',
      title: 'Outer',
      type: 'loop',
      loop: { type: 'forEach', items: 'files', maxIterations: 2 },
    };
    const asking = (steps: readonly unknown[]) =>
      compiled({ ...sliced, steps }).steps.flatMap(({ stepId, prompt }) => (prompt.includes('`slices`') ? stepId : []));
    expect(asking([plan, gated, build, verify])).toEqual(['plan']);
    expect(asking([gated, build, verify])).toEqual(['refine']);
    expect(asking([plan, { ...outer, body: [build] }, verify])).toEqual(['plan']);
    expect(asking([plan, { ...outer, body: [inner, build] }, verify])).toEqual(['in']);
    expect(asking([plan, { ...outer, body: [inner] }, build])).toEqual(['plan']);
    expect(asking([build, verify])).toEqual([]);
    const opened = { ...sliced, clarificationPrompts: ['Which branch?'] };
    const askingAfterOpening = (steps: readonly unknown[]) =>
      compiled({ ...opened, steps }).steps.flatMap(({ stepId, prompt }) => (prompt.includes('`slices`') ? stepId : []));
    expect(askingAfterOpening([build, verify])).toEqual(['before-you-begin']);
    expect(askingAfterOpening([gated, build, verify])).toEqual(['before-you-begin']);
    expect(askingAfterOpening([gated, plan, build])).toEqual(['plan']);
  });

  // @verifies for-each-list-missing
  it('over a missing list is left out with a critical gap where nobody can be asked', async () => {
    const { run } = await startedRun(sliced, { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack();
    expect(run.at).toBe('verify');
    const gaps = await run.eventsOf('gap_recorded');
    expect(gaps.map(({ data }) => data)).toMatchObject([
      { severity: 'critical', summary: expect.stringContaining('needs the list slices') },
    ]);
  });
});

describe('a step whose condition the agent evaluates', () => {
  const runCondition = { var: 'branch', startsWith: 'release/' };
  const risk = {
    id: 'risk',
    purpose: 'How risky it is.',
    dimensions: [{ id: 'reach', purpose: 'R.', levels: ['low', 'high'] }],
  };
  const source = {
    assessments: [risk],
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Set `branch`.' },
      {
        id: 'judge',
        title: 'Judge',
        prompt: 'J.',
        runCondition,
        outputContract: { contractRef: 'wr.contracts.review_verdict' },
      },
      {
        id: 'list',
        title: 'List',
        prompt: 'L.',
        runCondition,
        validationCriteria: { type: 'contains', value: 'Release:' },
      },
      { id: 'rate', title: 'Rate', prompt: 'R.', runCondition, assessmentRefs: ['risk'] },
      { id: 'end', title: 'End', prompt: 'E.' },
    ],
  };
  const skipped = { output: { notesMarkdown: '- The step does not apply: the branch is fix/x.' } };

  // @verifies legacy-skipped-steps-complete
  it.each(['guided', 'full_auto_never_stop'])(
    'completes if it does not apply, without a gap, in %s',
    async (autonomy) => {
      const { run } = await startedRun(source, { preferences: { autonomy } });
      await run.ack({}, { context: { branch: 'fix/x' } });
      for (const next of ['list', 'rate', 'end']) {
        await run.ack(skipped.output);
        expect(run.at).toBe(next);
      }
      expect(await run.eventsOf('gap_recorded')).toEqual([]);
    },
  );

  // @verifies legacy-skipped-steps-complete
  it('is validated as the author wrote it if it applies', async () => {
    const { run } = await startedRun(source);
    await run.ack({}, { context: { branch: 'release/1' } });
    await run.ack({ notesMarkdown: '- Judged.', artifacts: [{ kind: 'wr.review_verdict', verdict: 'nonsense' }] });
    expect(run.at).toBe('judge');
    await run.ack({ notesMarkdown: '- Judged.' });
    await run.ack({ notesMarkdown: '- Listed nothing.' });
    expect(run.at).toBe('list');
    await run.ack({ notesMarkdown: '- Release: 1.' });
    expect(run.at).toBe('rate');
  });
});

describe('a call of a template whose condition the agent evaluates', () => {
  const gate = {
    id: 'gate',
    title: 'Gate it',
    runCondition: { var: 'currentItem.kind', equals: 'code' },
    templateCall: { templateId: 'wr.templates.verification_gate', args: { claims: 'It works.' } },
  };
  const source = {
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Set `files` to a list.' },
      {
        id: 'each',
        title: 'Each',
        type: 'loop',
        loop: { type: 'forEach', items: 'files', maxIterations: 9 },
        body: [gate, { id: 'note', title: 'Note', prompt: 'N.' }],
      },
    ],
  };
  const noted = { notesMarkdown: '- Done.' };
  const files = [{ kind: 'text' }, { kind: 'code' }];

  // @verifies legacy-skipped-steps-complete
  it('runs for the items for which the agent says so, and is skipped with what it requires for the others', async () => {
    const { run } = await startedRun(source, { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack(noted, { context: { files } });
    expect(run.at).toBe('gate-before');
    expect(run.text).toContain(
      'The steps of the template apply only if `kind` of the current item is `code`. Send `gate_applies` with this step: `true` if they apply, and `false` if not.',
    );
    await run.ack(noted, { context: { gate_applies: false } });
    expect(run.at).toBe('note');
    await run.ack(noted);
    expect(run.at).toBe('gate-before');
    await run.ack(noted, { context: { gate_applies: true } });
    expect(run.at).toBe('gate__verify');
    expect(await run.eventsOf('gap_recorded')).toEqual([]);
  });

  it('runs if the answer is neither true nor false', async () => {
    const { run } = await startedRun(source, { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack(noted, { context: { files } });
    await run.ack(noted, { context: { gate_applies: 'it depends' } });
    expect(run.at).toBe('gate__verify');
  });

  // @verifies reused-value-warned
  it('warns in the step that asks that the value of the item before counts if no other is sent', async () => {
    const { run } = await startedRun(source);
    await run.ack(noted, { context: { files } });
    expect(run.data.warnings.map(({ code }) => code)).not.toContain('VALUE_REUSED');
    await run.ack(noted, { context: { gate_applies: false } });
    await run.ack(noted);
    expect(run.at).toBe('gate-before');
    expect(run.data.warnings.map(({ code }) => code)).toContain('VALUE_REUSED');
  });
});

/** While a flag is not set that a step of the body sets. */
const rounds = (body: readonly Source[]): Source => ({
  id: 'rounds',
  type: 'loop',
  title: 'Rounds',
  loop: { type: 'while', condition: { var: 'allGreen', not_equals: true }, maxIterations: 5 },
  body,
});
const fix = { id: 'fix', title: 'Fix', prompt: 'Fix one test. Set `allGreen` to true or false.' };

describe('a `while` loop over a flag that its body sets', () => {
  // @verifies inapplicable-step-passes, loop-control-never-implicit
  it('finishes its iteration and asks for the decision, also if the flag was not set when it began', async () => {
    const { run } = await startedRun({
      steps: [
        rounds([fix, { id: 'commit', title: 'Commit', prompt: 'Commit it.' }]),
        { id: 'report', title: 'Report', prompt: 'Report.' },
        { id: 'ask', title: 'Ask', prompt: 'Ask.', runCondition: { var: 'allGreen', equals: false } },
      ],
    });
    await run.ack({}, { context: { allGreen: true } });
    expect(run.at).toBe('commit');
    await run.ack();
    expect(run.at).toBe('rounds-decision');
  });
});

// @verifies inapplicable-step-passes, legacy-skipped-steps-complete
it('a step whose condition reads a renamed key is left out as its prompt says', async () => {
  const { run } = await startedRun({
    steps: [
      {
        id: 'deploy',
        title: 'Deploy',
        prompt: 'Deploy it.',
        runCondition: { var: 'needs deploy', equals: true },
        outputContract: { contractRef: 'wr.contracts.review_verdict' },
      },
      { id: 'end', title: 'End', prompt: 'E.' },
    ],
  });
  await run.ack({ notesMarkdown: 'Read.' });
  expect(run.text).toContain('state in the notes that the step does not apply, and continue.');
  await run.ack({ notesMarkdown: 'The step does not apply.' }, { context: { needs_deploy: false } });
  expect(run.at).toBe('end');
});

// @verifies inapplicable-step-passes, loop-control-never-implicit
it('a step that says that it does not apply ends no loop whose flag an earlier step set', async () => {
  const { run } = await startedRun({
    steps: [
      rounds([
        fix,
        {
          id: 'lint',
          title: 'Lint',
          prompt: 'Lint. Without a linter, state in the notes that the step does not apply.',
        },
        { id: 'commit', title: 'Commit', prompt: 'Commit it.', requireConfirmation: true },
      ]),
      { id: 'report', title: 'Report', prompt: 'Report.' },
      { id: 'ask', title: 'Ask', prompt: 'Ask.', runCondition: { var: 'allGreen', equals: true } },
    ],
  });
  await run.ack({}, { context: { allGreen: true } });
  expect(run.at).toBe('lint');
  await run.ack({ notesMarkdown: 'The step does not apply: there is no linter.' });
  expect(run.at).toBe('commit');
  await run.ack();
  expect(run.at).toBe('rounds-decision');
});
