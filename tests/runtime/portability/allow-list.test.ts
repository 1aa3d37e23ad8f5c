/** What leaves with `--redact-all`: the words of the workflow, and nothing that anybody put into the run. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AllowListRedactor, allowedWords, recordFields } from '../../../runtime/portability/allow-list.ts';
import { KnownValues } from '../../../runtime/portability/known-values.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import * as closed from '../../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import { reportedArtifact } from '../../../schemas/reported-artifacts.ts';
import { lying } from '../../support/bundles.ts';
import { assertReport, inMemory } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { assertProperty } from '../../support/property.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contract,
  forEach,
  loopItem,
  stepItem,
} from '../../support/workflows.ts';
import { advanced, countingIds, must, pairOf, rehydrated, started } from '../../support/world.ts';

/** All texts, numbers and keys of a value. */
function leaves(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => [...(Array.isArray(value) ? [] : [key]), ...leaves(each)]);
}
const isMark = (text: string | number) => /^\[redacted:(?:text|number|key|boolean)\](?:_\d+)?$/.test(`${text}`);

describe('a value that is redacted by its allow-list', () => {
  // @verifies redact-all-keeps-known-words
  it('holds nothing but allowed words and marks, and as many leaves as before', () => {
    const allowed = new Set(['kind', 'high', '3', 'name']);
    const word = fc.oneof(fc.constantFrom(...allowed), fc.string());
    const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.oneof(word, fc.constantFrom(3, 0, -1.5, true, null), fc.integer()),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(word, tie('value'), { maxKeys: 4 }),
      ) as fc.Arbitrary<JsonValue>,
    }));
    assertProperty(
      fc.property(value, (given) => {
        const redactor = new AllowListRedactor(allowed);
        const clean = leaves(redactor.value(given));
        expect(clean.filter((leaf) => leaf !== '' && !allowed.has(`${leaf}`) && !isMark(leaf))).toEqual([]);
        expect(clean).toHaveLength(leaves(given).length);
        expect(redactor.counts.reduce((sum, { count }) => sum + count, 0)).toBe(clean.filter(isMark).length);
      }),
    );
  });

  it('keeps a text only as a whole, and no word that is the value of a sensitive input', () => {
    const redactor = new AllowListRedactor(allowedWords([{ plan: ['free', 'paid'], steps: 12 }]));
    const sensitive = new KnownValues();
    sensitive.add('paid');
    redactor.learn(sensitive);
    expect(redactor.value({ plan: 'free', other: ['paid', 'free plan', 12, 13, true, null, ''] })).toEqual({
      plan: 'free',
      '[redacted:key]': ['[redacted:text]', '[redacted:text]', 12, '[redacted:number]', true, null, ''],
    });
    expect(redactor.secret({ plan: [true, 12, null] })).toEqual({
      '[redacted:key]': ['[redacted:boolean]', '[redacted:number]', null],
    });
    expect(redactor.uncounted().text('paid')).toBe('[redacted:text]');
  });

  it('keeps every word of a report that WorkRail itself defines', () => {
    const allowed = allowedWords([]);
    for (const option of reportedArtifact.options)
      expect(Object.keys(option.shape).filter((key) => !allowed.has(key))).toEqual([]);
    for (const values of [closed.gapCategories, closed.gapDetails, closed.divergenceReasons, closed.loopDecisions])
      expect(values.filter((each) => !allowed.has(each))).toEqual([]);
  });
});

/** The names of all fields in a JSON Schema. */
function fieldsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...(Array.isArray(schema) ? [] : Object.keys(properties)), ...Object.values(schema).flatMap(fieldsIn)];
}

it('knows the fields of events and states', () => {
  const schemas = ['session-event.v1', 'execution-snapshot.v1'].map((name) =>
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../../../generated/schemas', `${name}.json`), 'utf8')),
  );
  expect([...recordFields].sort()).toEqual([...new Set(schemas.flatMap(fieldsIn))].sort());
});

/** What a redacted run exports; it must be importable. */
async function exportedRun(redact: boolean | 'all', context: JsonObject, artifacts: readonly unknown[] = []) {
  const inputs = [
    compiledInput('pins', { kind: 'list', sensitive: true }),
    compiledInput('state', { kind: 'enum', values: ['flu', 'none'], sensitive: true }),
    compiledInput('seen', { kind: 'enum', values: ['flu', 'none'] }),
  ];
  const plain = compiledWorkflow('test.plain', ['one', 'two'], { inputs });
  const world = inMemory([plain]);
  const { data } = await started(world.runtime, 'test.plain', { context });
  await advanced(world.runtime, data, { output: { notesMarkdown: 'flu', artifacts: [...artifacts] } });
  const options = { format: 'bundle' as const, redact, appVersion: '0' };
  const { text } = must(await exportText(world.operator, data.session.sessionId, options));
  must(await importText(inMemory([plain], { ids: countingIds('b') }).operator, text));
  const { session } = JSON.parse(text);
  const contexts = session.events.flatMap(({ kind, data: { context: stored } }: never) =>
    kind === 'context_set' ? [stored] : [],
  );
  return { text, context: contexts[0] as JsonObject, artifacts: Object.values(session.artifacts) };
}

describe.each([true, 'all'] as const)('a redacted export (%s)', (redact) => {
  // @verifies redaction-reported
  it('holds no key of a context that the marks make larger than a context may be', async () => {
    const token = ['ghp', '_', 'a1B2'.repeat(9)].join('');
    const pins = Array.from({ length: 14_000 }, (_, at) => at % 10);
    const { text, context } = await exportedRun(redact, { pins, [token]: 1, '/home/zebra/project': '' });
    expect(text).not.toMatch(/zebra|ghp_/);
    expect(context['pins']).toBe('[redacted:named_secret]');
  });

  it('is a bundle also if marks make an artifact or an undeclared context too large', async () => {
    const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`password_${at}`, at]));
    const points = Array.from({ length: 6_000 }, (_, at) => ({ x: at, y: 1 }));
    const artifact = { kind: 'team.points', tokens: points.map(({ x }) => ({ password: x, otp: `${x}` })) };
    const { artifacts } = await exportedRun(redact, { points, ...keys }, [artifact]);
    const kind = redact === 'all' ? '[redacted:text]' : 'team.points';
    expect(artifacts).toEqual([{ kind, redacted: '[redacted:named_secret]' }]);
  });
});

// @verifies redact-all-keeps-known-words
it('holds no value of a sensitive input as a whole text, however short', async () => {
  const { text, context } = await exportedRun('all', { state: 'flu', seen: 'flu', other: ['flu', 'none'] });
  const { pinnedWorkflows: _, ...session } = JSON.parse(text).session;
  expect(JSON.stringify(session)).not.toContain('flu');
  expect(context).toEqual({
    state: '[redacted:text]',
    seen: '[redacted:text]',
    '[redacted:key]': ['[redacted:text]', 'none'],
  });
});

const secret = 'zebra';
const secretNumber = 48_151_623;
const isSecret = /zebra|48151623/i;
const commit = 'a1'.repeat(20);
const contractRef = 'wr.contracts.assessment';
const workflow = compiledWorkflow(
  'test.told',
  [
    compiledStep('judge', {
      output: {
        assessmentContractRefs: [contractRef],
        followups: [{ contractRef, level: 'high', guidance: 'Name who must know.' }],
      },
    }),
    'build',
    'last',
  ],
  {
    inputs: [
      compiledInput('slices', { kind: 'list' }),
      compiledInput('severity', { kind: 'enum', values: ['minor', 'major'] }),
      compiledInput('tier', { kind: 'enum', values: ['free', 'paid'], sensitive: true }),
    ],
    contracts: [contract('assessment', { dimensions: {} }, { dimensions: { risk: 'low' } })],
    loops: [forEach('each_slice', 'slices', 3, ['build'])],
    flow: [stepItem('judge'), loopItem('each_slice'), stepItem('last')],
  },
);

/** The secret in every place where an agent, a user or a repository can put one. */
async function toldEverywhere() {
  const git = {
    observe: async () => ({ repoRoot: `/srv/${secret}`, branch: `${secret}/fix`, headSha: commit }),
  };
  const world = inMemory([workflow], { git, ids: countingIds() });
  const { runtime, operator } = world;
  const first = await started(runtime, 'test.told', {
    context: {
      slices: [secret, { [secret]: secretNumber }],
      severity: 'major',
      tier: 'paid',
      [`${secret}_key`]: { deep: [{ [secret]: [secret, secretNumber] }] },
      pin: secretNumber,
    },
    goal: `Feed the ${secret}`,
    workspacePath: `/srv/${secret}`,
  });
  const { stateToken, checkpointToken = '' } = first.data;
  must(
    await runtime.checkpoint({
      stateToken,
      checkpointToken,
      output: { notesMarkdown: secret, artifacts: [{ [secret]: 1 }] },
    }),
  );
  const assessed = (rationale: string) => ({
    kind: 'wr.assessment',
    dimensions: { risk: { level: 'high', rationale } },
  });
  const blocked = await advanced(runtime, pairOf((await rehydrated(runtime, first.data)).data), {
    output: { notesMarkdown: secret, artifacts: [assessed(secret)] },
  });
  if (!('kind' in blocked.data) || blocked.data.kind !== 'blocked') throw new Error('the level asks for more work');
  const retry = { stateToken: blocked.data.stateToken, ackToken: blocked.data.retryAckToken ?? '' };
  const passed = await advanced(runtime, retry, {
    output: {
      notesMarkdown: `Told the ${secret}.`,
      artifacts: [
        assessed(`The ${secret} was told.`),
        { kind: 'wr.workflow_divergence', reason: 'efficiency_skip', summary: secret, relatedStepId: secret },
        { kind: 'wr.binding_fallback', slot: secret, boundTo: secret, usedInstead: secret, reason: secret },
        {
          kind: 'wr.gap_report',
          severity: 'warning',
          category: 'user_only_dependency',
          detail: 'needs_user_secret_or_token',
          summary: `${secret} ${secretNumber}`,
          contextKey: secret,
        },
        { kind: secret, [secret]: { count: secretNumber, text: `a ${secret}` } },
      ],
    },
    context: { [secret]: secret },
  });
  const built = await advanced(runtime, passed.data, { output: { notesMarkdown: `# ${secret}\n${secretNumber}` } });
  return { world, operator, sessionId: built.data.session.sessionId };
}

describe('an export with everything redacted', () => {
  const exported = async (format: 'bundle' | 'md') => {
    const { operator, sessionId } = await toldEverywhere();
    const open = must(await exportText(operator, sessionId, { format, redact: false, appVersion: '0' }));
    const closed = must(await exportText(operator, sessionId, { format, redact: 'all', appVersion: '0' }));
    return { open, closed };
  };

  // @verifies redact-all-keeps-known-words
  it.each(['bundle', 'md'] as const)('holds nothing that was put into the run: %s', async (format) => {
    const { open, closed } = await exported(format);
    expect(open.text.match(new RegExp(isSecret, 'gi'))?.length).toBeGreaterThan(15);
    expect(closed.text).not.toMatch(isSecret);
    expect(closed.text).toContain('[redacted:text]');
    expect(open.text.includes(commit)).toBe(format === 'bundle');
    expect(closed.text).not.toContain(commit);
    expect(JSON.stringify(closed.report)).not.toMatch(isSecret);
    assertReport('export-report.v2', { ...closed.report, file: 'x' });
    expect(closed.report.searchedFor).toBeUndefined();
  });

  it('shows which of its own words the workflow got, but for those of a sensitive input', async () => {
    const { closed } = await exported('bundle');
    const { events } = JSON.parse(closed.text).session;
    const runs = events.filter((event: { kind: string }) => event.kind === 'run_started');
    expect(runs[0].data).toMatchObject({ workflowId: 'test.told', workflowSourceRef: '[redacted:text]' });
    const contexts = events.filter((event: { kind: string }) => event.kind === 'context_set');
    expect(contexts[0].data.context).toMatchObject({ severity: 'major', tier: '[redacted:text]' });
    expect(closed.text).toContain('"detail":"needs_user_secret_or_token"');
    expect(closed.text).toContain('"level":"high"');
  });

  it('is imported, and goes on', async () => {
    const { closed } = await exported('bundle');
    const there = inMemory([workflow], { ids: countingIds('b') });
    expect(must(await verifyText(there.operator, closed.text)).verdict).toBe('not_verifiable');
    const { runs } = must(await importText(there.operator, closed.text));
    let { data } = must(await there.runtime.continue({ stateToken: runs[0]?.stateToken ?? '' }));
    while (!data.isComplete) ({ data } = await advanced(there.runtime, data, { output: { notesMarkdown: 'Done.' } }));
  });

  it('holds no field that a later version added to an event', async () => {
    const { open } = await exported('bundle');
    const later = { laterWords: secret, laterList: [{ note: secret }] };
    const bundle = lying(JSON.parse(open.text), {
      event: (event) => ({ ...event, ...later, data: { ...event.data, ...later } }) as SessionEvent,
    });
    const { operator } = inMemory([workflow], { ids: countingIds('b') });
    const { sessionId } = must(await importText(operator, JSON.stringify(bundle)));
    const again = async (redact: boolean | 'all') =>
      must(await exportText(operator, sessionId, { format: 'bundle', redact, appVersion: '0' })).text;
    expect((await again(false)).match(/later/g)?.length).toBeGreaterThan(50);
    const text = await again('all');
    expect(text).not.toMatch(/later|zebra/);
    const other = inMemory([workflow], { ids: countingIds('c') });
    expect(must(await importText(other.operator, text)).sessionId).toBe(sessionId);
  });
});
