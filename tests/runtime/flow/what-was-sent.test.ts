/** Blockers go by what was sent: what an agent copies from a fix stays true, and nothing that was sent is cut without a word. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { contractFindings } from '../../../runtime/core/validation/contracts.ts';
import { contractValidators } from '../../../runtime/core/validation/contract-schema.ts';
import { AttemptWork, noChecks } from '../../../runtime/core/validation/checks.ts';
import { currentRulesVersion, rulesOf } from '../../../runtime/core/validation/rules.ts';
import { fitted } from '../../../runtime/core/validation/wording.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledContract } from '../../../schemas/compiled-snapshot.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { blockerFixBytesMax, notesBytesMax } from '../../../schemas/limits.ts';
import { Bench } from '../../support/bench.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contract,
  contracts,
  decision,
  forEach,
  isLarge,
  keepGoing,
  loopControl,
  loopItem,
  size,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const shipped = [...builtins.contracts.values()].map(
  ({ id, artifactKind, schema, example, guidance }): CompiledContract => ({
    contractRef: id,
    artifactKind,
    schema,
    example,
    guidance: [...guidance],
  }),
);

/** The fix for one artifact that was sent to a step with a contract, and the artifacts that it shows. */
function fixAfter(shown: CompiledContract, sent: JsonValue, more: Parameters<typeof compiledStep>[1] = {}) {
  const step = compiledStep('a', { output: { contractRef: shown.contractRef }, ...more });
  const workflow = compiledWorkflow('test.sent', [step], { contracts: [shown] });
  const problems = contractValidators(nodeCrypto().digest)(new AttemptWork());
  const kind = (sent as JsonObject)['kind'] as string;
  const artifacts = [{ ref: 'x' as Sha256Digest, kind, value: sent }];
  const rules = rulesOf(currentRulesVersion);
  const [finding] = contractFindings(workflow, step, 'a', artifacts, null, {
    checks: { ...noChecks, problems },
    rules,
  });
  const text = finding === undefined ? '' : fitted(finding.fix, blockerFixBytesMax);
  const [lead = '', forms = ''] = text.split(/: (?=\{)/);
  const examples = forms.split(/ or (?=\{"kind|\{"[a-z])/i).map((form) => JSON.parse(form) as JsonObject);
  return { lead, examples, isValid: examples.map((form) => problems(shown, form).length === 0) };
}

/** Every answer that the fields of a contract with closed sets allow. */
const answers = shipped.flatMap((each) =>
  Object.entries((each.schema as { properties: Record<string, { enum?: readonly string[] }> }).properties).flatMap(
    ([field, { enum: members = [] }]) => members.map((answer) => ({ name: each.artifactKind, field, answer, each })),
  ),
);

describe('the example in a fix', () => {
  // @verifies examples-keep-claims
  it.each(answers)('keeps $field $answer of a $name, or says that it does not', ({ each, field, answer }) => {
    const { properties } = each.schema as { properties: JsonObject };
    const wrong = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
    const { lead, examples, isValid } = fixAfter(each, { ...wrong, kind: each.artifactKind, [field]: answer });
    expect(isValid).not.toContain(false);
    if (lead.endsWith('in place of these values')) return;
    const said = examples.map((example) => example[field]);
    if (lead.endsWith('an artifact of this form')) expect(said).toEqual([answer]);
    else expect(said).toContain(answer);
  });

  // @verifies examples-keep-claims
  it('keeps available, which the shipped example is not', () => {
    const observation = shipped.find(({ artifactKind }) => artifactKind === 'wr.capability_observation');
    if (observation === undefined) throw new Error('no such contract');
    const { lead, examples } = fixAfter(observation, {
      kind: 'wr.capability_observation',
      capability: 'web_browsing',
      status: 'available',
      method: 'probe_step',
      detail: 'Fetched a page.',
      result: 'ok',
    });
    expect(lead).toBe('Send output.artifacts with an artifact of this form');
    expect(examples).toMatchObject([{ status: 'available' }]);
    expect(examples[0]).not.toHaveProperty('failureCode');
  });

  // @verifies examples-keep-claims
  it('shows both answers where none was sent', () => {
    const observation = shipped.find(({ artifactKind }) => artifactKind === 'wr.capability_observation');
    if (observation === undefined) throw new Error('no such contract');
    const { lead, examples, isValid } = fixAfter(observation, { kind: 'wr.capability_observation', status: 'yes' });
    expect(lead).toContain('whichever is true');
    expect(examples.map(({ status }) => status)).toEqual(['unavailable', 'available']);
    expect(isValid).toEqual([true, true]);
  });

  it('asks for an object where a text was sent', async () => {
    const planning = compiledWorkflow(
      'test.planning',
      [compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } })],
      {
        contracts: [contracts.plan],
      },
    );
    const run = await (await Bench.of('memory', [planning])).start('test.planning');
    await run.artifacts('The plan: read the code, then change it.');
    expect(run.blocked.blockers[0]?.message).toContain('(the output contains strings, which are not objects)');
    expect(run.blocked.blockers[0]?.suggestedFix).toMatch(/^Send each artifact as an object, not as a string\./);
    for (const kind of [{}, { kind: '' }]) {
      await run.artifacts({ ...kind, steps: ['a'], risk: 'low' });
      expect(run.blocked.blockers[0]?.message).toContain('(the output contains artifacts without a kind)');
    }
  });

  it('names the misspelled slot or name that was sent', async () => {
    const slotArtifact = contract(
      'slot_artifact',
      { slot: { type: 'string' }, name: { type: 'string' }, summary: { type: 'string' } },
      { slot: 's', name: 'n', summary: '…' },
    );
    const step = compiledStep('check', {
      output: { slotArtifacts: [{ slot: 'check', names: ['health.md', 'load.md'] }] },
    });
    const checking = compiledWorkflow('test.checking', [step], { contracts: [slotArtifact] });
    const run = await (await Bench.of('memory', [checking])).start('test.checking');
    const report = (slot: string, name: string) => ({ kind: 'wr.slot_artifact', slot, name, summary: 'Good.' });
    await run.artifacts(report('chek', 'health.md'), report('check', 'load.md'));
    expect(run.blocked.blockers).toMatchObject([
      { message: expect.stringContaining('was sent for it; one was sent with slot "chek" and name "health.md".') },
    ]);
    await run.artifacts(report('check', 'health.md'));
    expect(run.blocked.blockers[0]?.message).toMatch(/load\.md, but no wr\.slot_artifact was sent for it\.$/);
  });
});

describe('notes that are checked', () => {
  const checked = (validationCriteria: JsonObject) =>
    compiledWorkflow('test.checked', [compiledStep('a', { validationCriteria }), 'after']);
  const total = { type: 'regex', pattern: 'TOTAL: \\d+' };

  // @verifies cut-notes-said
  it('name their limit in bytes with the step', async () => {
    const run = await (await Bench.of('memory', [checked(total)])).start('test.checked');
    expect(run.data.pending?.notesBytesMax).toBe(notesBytesMax);
    expect(run.text).toContain(`this step in 10-30 lines, at most ${notesBytesMax} bytes:`);
    await run.ack({ notesMarkdown: 'TOTAL: 1' });
    expect(run.text).not.toContain(`${notesBytesMax} bytes`);
  });

  // @verifies cut-notes-said
  it.each([
    [1024, `this step in at most 1024 characters:`],
    [3000, `this step in at most 3000 characters, at most ${notesBytesMax} bytes:`],
  ])('name the limit in bytes beside one of %i characters where it can be the smaller one', async (max, text) => {
    const run = await (await Bench.of('memory', [checked({ type: 'length', max })])).start('test.checked');
    expect(run.text).toContain(text);
  });

  // @verifies cut-notes-said
  it('block with the cut as the reason, where what is missing may be behind it', async () => {
    const run = await (await Bench.of('memory', [checked(total)])).start('test.checked');
    await run.ack({ notesMarkdown: `${'y'.repeat(notesBytesMax)}\nTOTAL: 100` });
    const [blocker] = run.blocked.blockers;
    expect(blocker?.message).toContain(`the notes were longer than ${notesBytesMax} bytes`);
    expect(blocker?.message).toContain('TOTAL: \\d+');
    expect(blocker?.suggestedFix).toContain(`Shorten output.notesMarkdown to at most ${notesBytesMax} bytes`);
    await run.ack({ notesMarkdown: 'y\nTOTAL: 100' });
    expect(run.at).toBe('after');
  });

  // @verifies cut-notes-said
  it('never state the length of what was left of them as that of what was sent', async () => {
    const run = await (await Bench.of('memory', [checked({ type: 'length', max: 3000 })])).start('test.checked');
    await run.ack({ notesMarkdown: 'z'.repeat(500_010) });
    expect(run.text).not.toContain(`have ${notesBytesMax} characters`);
    expect(run.blocked.blockers[0]?.suggestedFix).toContain('to at most 3000 characters');
    await run.ack({ notesMarkdown: 'z'.repeat(3001) });
    expect(run.blocked.blockers[0]?.suggestedFix).toContain('The notes have 3001 characters; the limit is 3000.');
  });
});

describe('the last iteration of a loop', () => {
  const last = 'Last iteration of improve: only decision "stop" is accepted';
  const looping = (steps: Parameters<typeof compiledWorkflow>[1], body: readonly string[]) =>
    compiledWorkflow('test.looping', [...steps, 'after'], {
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [whileLoop('improve', 2, body)],
      flow: [loopItem('improve'), stepItem('after')],
    });

  // @verifies last-iteration-said
  it.each([
    ['the step that requires the decision', looping(['work', decision('decide')], ['work', 'decide']), 'decide'],
    ['the last step of a body that leaves it open', looping(['work', 'look'], ['work', 'look']), 'look'],
  ])('is said by the reply with %s, and by no other', async (_which, workflow, at) => {
    const run = await (await Bench.of('memory', [workflow])).start('test.looping');
    const said: [string, boolean][] = [[run.at, run.text.includes(last)]];
    for (const artifacts of [[], [loopControl('improve', 'continue')], []]) {
      await run.ack({ artifacts });
      said.push([run.at, run.text.includes(last)]);
    }
    expect(said).toEqual([
      ['work', false],
      [at, false],
      ['work', false],
      [at, true],
    ]);
    expect(run.data.pending?.lastIterationOf).toBe('improve');
    expect((await run.read()).text).toContain(last);
    await run.artifacts(loopControl('improve', 'stop'));
    expect(run.at).toBe('after');
    expect(await run.eventsOf('gap_recorded')).toEqual([]);
  });
});

describe('what is known to be missing', () => {
  const environment = compiledInput('environment', { required: true });
  const each = (more: object = {}, items = { ...slices, required: true }) =>
    compiledWorkflow(
      'test.each',
      [
        compiledStep('plan', {
          prompt: 'Use `environment`.',
          validationCriteria: { type: 'contains', value: 'planned' },
        }),
        'work',
      ],
      {
        inputs: [environment, size, items],
        conditions: [isLarge],
        loops: [forEach('each_slice', 'slices', 3, ['work'], more)],
        flow: [stepItem('plan'), loopItem('each_slice')],
      },
    );
  const keysOf = (run: Awaited<ReturnType<Bench['start']>>) =>
    run.blocked.blockers.map(({ pointer }) => (pointer.kind === 'context_key' ? pointer.key : pointer.kind)).sort();

  // @verifies lists-missing-at-once
  it('is said at once: the list of the loop that comes next, beside an input and the notes', async () => {
    const run = await (await Bench.of('memory', [each()])).start('test.each');
    await run.ack({ notesMarkdown: 'x' });
    expect(keysOf(run)).toEqual(['environment', 'slices', 'workflow_step']);
    await run.ack({ notesMarkdown: 'planned' }, { context: { environment: 'e', slices: ['a'] } });
    expect(run.at).toBe('work');
  });

  // @verifies lists-missing-at-once
  it('includes that a list is too long', async () => {
    const run = await (await Bench.of('memory', [each()])).start('test.each', { context: { slices: [1, 2, 3, 4] } });
    await run.ack({ notesMarkdown: 'x' });
    expect(keysOf(run)).toEqual(['environment', 'slices', 'workflow_step']);
  });

  it('leaves out a list that is needed only when something that is not known yet turns out so', async () => {
    const run = await (await Bench.of('memory', [each({ when: 'is_large' })])).start('test.each');
    await run.ack({ notesMarkdown: 'x' });
    expect(keysOf(run)).toEqual(['environment', 'workflow_step']);
    await run.ack({ notesMarkdown: 'x' }, { context: { size: 'large' } });
    expect(keysOf(run)).toEqual(['environment', 'slices', 'workflow_step']);
  });
});

describe('a claim that contradicts what was found', () => {
  const problemsOf = (ref: string, sent: JsonObject, version = currentRulesVersion) => {
    const found = shipped.find(({ contractRef }) => contractRef === `wr.contracts.${ref}`);
    if (found === undefined) throw new Error(`no contract ${ref}`);
    const problems = contractValidators(nodeCrypto().digest)(new AttemptWork());
    return problems(found, { kind: found.artifactKind, ...sent }, rulesOf(version).texts.problemTexts);
  };
  const check = (result: string) => ({ claim: 'It holds.', result, evidence: 'a.test.ts:1' });
  const finding = (severity: string) => ({
    severity,
    title: 'Wrong',
    file: 'a.ts',
    evidence: 'Seen.',
    suggestion: 'Fix it.',
  });
  const report = (verdict: string, ...results: string[]) =>
    problemsOf('verification_report', { verdict, checks: results.map(check) });

  it('says of a field that is missing this alone, and not what each of its values asks of other fields', () => {
    const closing = { detail: 'needs_user_choice', severity: 'info', summary: 'It was chosen.' };
    expect(problemsOf('gap_report', closing)).toEqual(['category is missing']);
    expect(
      problemsOf('gap_report', closing, 7).filter((problem) => problem.startsWith('for category : ')),
    ).toHaveLength(3);
    const observed = { capability: 'web_browsing', method: 'probe_step', detail: 'Tried it.' };
    expect(problemsOf('capability_observation', observed)).toEqual(['status is missing']);
    expect(problemsOf('capability_observation', { ...observed, status: 'unavailable' })).toEqual([
      'for status "unavailable": failureCode is missing',
    ]);
  });

  it('reports the types that a value may have as one problem', () => {
    const verdict = { verdict: 'pass', summary: 'Good.', confidence: true };
    const ofConfidence = (version?: number) =>
      problemsOf('gate_verdict', verdict, version).filter((problem) => problem.startsWith('confidence'));
    expect(ofConfidence()).toEqual(['confidence must be a string or a number']);
    expect(ofConfidence(8)).toEqual(['confidence must be a string', 'confidence must be a number']);
  });

  // @verifies contradictions-ask-for-the-claim
  it.each([
    [report('passed', 'passed', 'failed'), ['change verdict: "passed" contradicts checks.1.result "failed"']],
    [
      report('passed', 'failed', 'not_run', 'failed', 'failed', 'not_run'),
      [
        'change verdict: "passed" contradicts checks.0.result "failed", checks.1.result "not_run", checks.2.result "failed", and 2 more',
      ],
    ],
    [
      report('failed', 'passed', 'not_run'),
      ['change verdict: "failed" contradicts checks, which has no entry with result "failed"'],
    ],
    [
      report('incomplete', 'failed'),
      ['change verdict: "incomplete" contradicts checks, which has no entry with result "not_run"'],
    ],
    [
      problemsOf('review_findings', { reviewed: 'a.ts', verdict: 'approve', findings: [finding('blocker')] }),
      ['change verdict: "approve" contradicts findings.0.severity "blocker"'],
    ],
    [
      problemsOf('review_verdict', { verdict: 'blocking', confidence: 'high', findings: [], summary: 'Read all.' }),
      ['change verdict, or add entries to findings: "blocking" contradicts an empty list'],
    ],
    [
      problemsOf('handoff', { outcome: 'partial', summary: 'Half done.', done: [], open: [], next: 'Go on.' }),
      ['change outcome, or add entries to open: "partial" contradicts an empty list'],
    ],
    [
      problemsOf('capability_observation', {
        capability: 'web_browsing',
        status: 'available',
        method: 'probe_step',
        detail: 'Fetched a page.',
        failureCode: 'tool_error',
      }),
      ['change status, or omit failureCode: "available" contradicts failureCode'],
    ],
  ])('is asked for again, never what was found: %j', (said, expected) => {
    expect(said).toEqual(expected);
  });

  // @verifies contradictions-ask-for-the-claim
  it('names no contradiction with a value that is not valid by itself', () => {
    expect(report('failed', 'Failed')).toEqual(['checks.0.result must be one of "passed", "failed", "not_run"']);
    expect(report('passed', 'failure')).toEqual(['checks.0.result must be one of "passed", "failed", "not_run"']);
  });

  // @verifies rules-of-a-run
  it('keeps its wording in a run under version 6 of the rules', () => {
    const under6 = (ref: string, sent: JsonObject) => problemsOf(ref, sent, 6);
    const checks = (...results: string[]) => ({ checks: results.map(check) });
    const observation = { capability: 'web_browsing', method: 'probe_step', detail: 'No.' };
    const verdict = { verdict: 'blocking', confidence: 'high', findings: [], summary: 'Read all.' };
    expect(under6('verification_report', { verdict: 'passed', ...checks('failed') })).toEqual([
      'change verdict: "passed" does not fit checks.0.result "failed"',
    ]);
    expect(under6('verification_report', { verdict: 'failed', ...checks('passed') })).toEqual([
      'change verdict: "failed" does not fit checks, where no result is "failed"',
    ]);
    expect(under6('review_verdict', verdict)).toEqual([
      'change verdict, or complete findings: "blocking" does not fit an empty list',
    ]);
    expect(under6('capability_observation', { ...observation, status: 'available', failureCode: 'unknown' })).toEqual([
      'change status, or leave out failureCode: "available" does not fit it',
    ]);
    expect(under6('capability_observation', { ...observation, status: 'unavailable' })).toEqual([
      'with status "unavailable", failureCode is missing',
    ]);
  });

  it('is tested above for each shipped contract with a rule about a list', () => {
    const ruled = shipped.filter(({ schema }) =>
      ((schema['allOf'] ?? []) as readonly JsonObject[]).some((rule) =>
        /"(?:items|contains|minItems)"/.test(JSON.stringify(rule)),
      ),
    );
    expect(ruled.map(({ contractRef }) => contractRef.slice('wr.contracts.'.length)).sort()).toEqual([
      'changed_files',
      'handoff',
      'review_findings',
      'review_verdict',
      'verification_report',
    ]);
  });

  // @verifies contradictions-ask-for-the-claim
  it('comes before what a field beside it must be', () => {
    const file = { path: 'b.ts', change: 'renamed', summary: 'Moved.', risk: 'low' };
    expect(problemsOf('changed_files', { files: [file] })).toEqual([
      'for files.0.change "renamed": files.0.previousPath is missing',
    ]);
    expect(
      problemsOf('capability_observation', {
        capability: 'web_browsing',
        status: 'unavailable',
        method: 'probe_step',
        detail: 'No.',
      }),
    ).toEqual(['for status "unavailable": failureCode is missing']);
    const gap = { severity: 'info', summary: 'Given.' };
    expect(problemsOf('gap_report', { ...gap, category: 'unexpected', detail: 'needs_user_choice' })).toEqual([
      expect.stringMatching(/^for category "unexpected": detail must be one of "/),
    ]);
    expect(
      problemsOf('gap_report', { ...gap, category: 'unexpected', detail: 'invariant_violation', contextKey: 'a' }),
    ).toEqual(['with contextKey present, category must be "user_only_dependency"']);
  });
});
