/** What can be started: listing, inspecting, resolving an id. Nothing here reads a source or starts a run. */
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { WorkflowHash, WorkflowId } from '../../../schemas/ids.ts';
import { inspectReply, listReply } from '../../../schemas/tools.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import type { MemoryWorkflow } from '../../../runtime/storage/memory-catalog.ts';
import type { CatalogPort, CatalogsPort } from '../../../runtime/storage/ports.ts';
import { sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { CanonicalText } from '../../../schemas/canonical/json.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { MemoryDisk } from '../../support/memory-disk.ts';
import { outlineLines } from '../../../runtime/projections/outline.ts';
import {
  cataloged,
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  isLarge,
  keepGoing,
  loopItem,
  size,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import {
  memoryCatalogs,
  advanced,
  memoryWorld,
  must,
  refused,
  started,
  testHost,
  warningCodes,
} from '../../support/world.ts';

const named = (id: string, more: Parameters<typeof compiledWorkflow>[2] = {}) => compiledWorkflow(id, ['only'], more);

/** Catalogs of several kinds of source, in order of precedence; each may be changed. */
function layered(
  ...layers: readonly [CatalogPort['sourceKind'], readonly MemoryWorkflow[], Partial<CatalogPort>?][]
): CatalogsPort {
  const ports = layers.map(async ([kind, workflows, more]) => {
    const { catalogs } = must(await memoryCatalogs(kind, workflows).workspace(undefined));
    const [catalog] = catalogs;
    if (catalog === undefined) throw new Error('a memory workspace has one catalog');
    return { ...catalog, ...more };
  });
  return { workspace: async () => ok({ path: null, catalogs: await Promise.all(ports) }) };
}
const over = (catalogs: CatalogsPort) => {
  const host = testHost();
  const disk = new MemoryDisk(host.clock);
  return createRuntime(host, disk.storage(host), catalogs);
};

describe('listing', () => {
  const workflows = [
    named('zeta.one'),
    named('alpha.two', { tags: ['x'] }),
    named('alpha.routine', { kind: 'routine', tags: ['x', 'y'] }),
    named('alpha.one', { description: 'Finds the Größe of things.' }),
  ];
  const ids = async (input: object = {}) =>
    must(await memoryWorld(workflows).runtime.list(input)).data.workflows.map(({ workflowId }) => workflowId);

  // @verifies discovery-order
  it('is sorted by namespace, workflows before routines, then by id', async () => {
    expect(await ids()).toEqual(['alpha.one', 'alpha.two', 'alpha.routine', 'zeta.one']);
  });
  it('filters by kind and by every tag', async () => {
    expect(await ids({ kind: 'routine' })).toEqual(['alpha.routine']);
    expect(await ids({ tags: ['x'] })).toEqual(['alpha.two', 'alpha.routine']);
    expect(await ids({ tags: ['x', 'y'] })).toEqual(['alpha.routine']);
  });
  // @verifies list-ranks-matches
  it('ranks by matched words, then by where they occur, and states the words of each', async () => {
    const library = [
      named('a.filler', { description: 'Finds bugs in the code of the team.' }),
      named('a.notes', { name: 'Release notes', tags: ['payments'] }),
      named('wr.code_review', { name: 'Code review', description: 'Reviews a diff.', aliases: ['mr-review'] }),
      named('wr.debug', { name: 'Find a defect' }),
    ];
    const { runtime } = memoryWorld(library);
    const ranked = async (query: string) =>
      must(await runtime.list({ query })).data.workflows.map(({ workflowId, matchedWords }) => [
        workflowId,
        matchedWords?.join(' '),
      ]);
    expect(await ranked('REVIEW of the code, please')).toEqual([
      ['wr.code_review', 'review code'],
      ['a.filler', 'code'],
    ]);
    expect(await ranked('debugging')).toEqual([['wr.debug', 'debugging']]);
    expect(await ranked('mr')).toEqual([['wr.code_review', 'mr']]);
    expect(await ranked('payment')).toEqual([['a.notes', 'payment']]);
    // The description of the first says more words, the id of the other weighs more.
    expect(await ranked('code')).toEqual([
      ['wr.code_review', 'code'],
      ['a.filler', 'code'],
    ]);
    // Fewer than half of the words of the best match: left out.
    expect((await ranked('code review diff reviews')).map(([id]) => id)).toEqual(['wr.code_review']);
    expect((await ranked('the')).map(([id]) => id)).toEqual(['a.filler']);
    const partial = must(await runtime.list({ query: 'review payment gateways' })).text.split('\n');
    expect(partial[0]).toBe(
      '2 of 4 workflows. No workflow contains all 3 words of the query; best match first. Start one with start_workflow { "workflowId": … }. Without "query", list_workflows lists all 4.',
    );
    expect(partial[1]).toMatch(/^- wr\.code_review \(workflow · matches 1 of 3 words: review\): Code review\./);
    expect(must(await runtime.list({ query: 'code review' })).text).toContain('Best match first.');
    expect(must(await runtime.list({ query: 'mr' })).text).toMatch(/^1 of 4 workflows\. Start one/);
  });
  // @verifies list-ranks-matches
  it('puts the workflow that is named exactly first, and keeps the fixed order among equals', async () => {
    const { runtime } = memoryWorld([
      named('a.one', { description: 'The plan plan_b planned.', tags: ['plan'] }),
      named('b.two', { name: 'Plan' }),
      named('c.three', { name: 'Plan a plan' }),
    ]);
    const order = async (query: string) =>
      must(await runtime.list({ query })).data.workflows.map(({ workflowId }) => workflowId);
    expect(await order('Plan')).toEqual(['b.two', 'c.three', 'a.one']);
    expect(await order('C.THREE')).toEqual(['c.three']);
    expect(await order('…')).toEqual(['a.one', 'b.two', 'c.three']);
  });
  it('finds words in any script', async () => {
    expect(await ids({ query: 'GRÖSSE größe' })).toEqual(['alpha.one']);
  });
  it('says how many there are, and fits the published schema', async () => {
    const reply = must(await memoryWorld(workflows).runtime.list({ query: 'alpha' }));
    expect(reply.text.split('\n')[0]).toContain('3 of 4');
    expect(listReply.parse(reply.data)).toEqual(reply.data);
  });
  it('of nothing is an empty list, and asks for a place where there is something', async () => {
    const { data, text } = must(await memoryWorld([]).runtime.list({}));
    expect(data.workflows).toEqual([]);
    expect(text).toMatch(/^0 workflows\. Ask the user .*workspacePath\.$/);
  });
  it('names the next call when nothing fits, and that call lists everything', async () => {
    const text = async (input: object) => must(await memoryWorld(workflows).runtime.list(input)).text;
    const nothing =
      '0 of 4 workflows. Next: call list_workflows without "query"; it lists all 4 workflows. No word of the query occurs in the id, an alias, the name, the description or a tag of a workflow.';
    expect(await text({ query: 'qqqq zzz' })).toBe(nothing);
    expect(await text({ query: 'qqqq rotine' })).toBe(`${nothing} Did you mean "routine"?`);
    expect(await text({ query: 'größe', kind: 'routine' })).toBe(
      '0 of 4 workflows. Next: call list_workflows without "query" and "kind"; it lists all 4 workflows. The query alone matches 1 of them.',
    );
    expect(await text({ kind: 'routine', tags: ['z'] })).toBe(
      '0 of 4 workflows. Next: call list_workflows without "tags" and "kind"; it lists all 4 workflows.',
    );
    expect(await text({})).toMatch(/^4 workflows\. Start one with start_workflow/);
  });
  it('shows one entry per id, from the source that comes first', async () => {
    const runtime = over(
      layered(
        ['project', [cataloged(named('a.b', { name: 'Mine' }))]],
        ['user', [cataloged(named('a.b', { name: 'Theirs' })), cataloged(named('a.c'))]],
      ),
    );
    const { workflows: found } = must(await runtime.list({})).data;
    expect(found.map(({ name, sourceKind }) => [name, sourceKind])).toEqual([
      ['Mine', 'project'],
      ['Name of a.c', 'user'],
    ]);
  });
  it('reports a catalog that cannot be read and still lists the others', async () => {
    const broken = { read: async () => ({ workflows: [], problem: 'the project catalog is damaged' }) };
    const runtime = over(layered(['project', [], broken], ['bundled', [cataloged(named('wr.x'))]]));
    const reply = must(await runtime.list({}));
    expect(reply.data.workflows.map(({ workflowId }) => workflowId)).toEqual(['wr.x']);
    expect(reply.data.warnings).toMatchObject([{ code: 'CATALOG_PROBLEM' }]);
    expect(reply.text).toContain('! the project catalog is damaged');
  });
});

describe('an id', () => {
  const alias = cataloged(named('wr.bug', { aliases: ['bug-hunt'] }));
  // @verifies alias-warns
  it('that is an older alias resolves, with a warning that names the new one', async () => {
    const reply = must(await over(layered(['bundled', [alias]])).start({ workflowId: 'bug-hunt' }));
    expect(reply.data.workflow.workflowId).toBe('wr.bug');
    expect(reply.data.warnings).toMatchObject([{ code: 'ALIAS_USED', details: { canonicalId: 'wr.bug' } }]);
  });
  it('beats an alias', async () => {
    const direct = cataloged(named('bug-hunt'));
    const runtime = over(layered(['project', [direct]], ['bundled', [alias]]));
    expect((await started(runtime, 'bug-hunt')).data.workflow.workflowId).toBe('bug-hunt');
  });
  // @verifies legacy-id-warns
  it('without a namespace runs, with a warning and the id that it should get', async () => {
    const { entry, text } = cataloged(named('old'));
    const legacy = { text, entry: { ...entry, suggestedId: 'project.old' as WorkflowId } };
    const runtime = over(layered(['project', [legacy]]));
    const reply = await started(runtime, 'old');
    expect(reply.data.warnings).toMatchObject([{ code: 'LEGACY_ID', details: { suggestedId: 'project.old' } }]);
    expect(warningCodes(await advanced(runtime, reply.data))).toEqual([]);
  });
  it('whose source changed is started as it was compiled, with a warning', async () => {
    const runtime = over(layered(['project', [cataloged(named('a.b'))], { isDrifted: async () => true }]));
    const reply = await started(runtime, 'a.b');
    expect(warningCodes(reply)).toEqual(['SOURCE_DRIFT']);
    expect(warningCodes(await advanced(runtime, reply.data))).toEqual([]);
  });
  // @verifies last-good-is-served
  it('that no longer compiles, because of a routine for example, is started as it was compiled, with a warning', async () => {
    const kept = cataloged(named('a.b'));
    const read = async () => ({ workflows: [kept.entry], problem: 'broken', failed: [kept.entry.source] });
    const reply = await started(over(layered(['project', [kept], { read }])), 'a.b');
    expect(reply.data.warnings).toMatchObject([
      { code: 'SOURCE_DRIFT', message: expect.stringContaining('a.b does not compile now') },
    ]);
  });
  it('whose snapshot is gone is refused with what to run', async () => {
    const lost = cataloged(named('a.b'));
    const entry = { ...lost.entry, workflowHash: `sha256:${'0'.repeat(64)}` as WorkflowHash };
    const catalogs = layered(['project', [lost], { read: async () => ({ workflows: [entry], problem: null }) }]);
    expect(refused(await over(catalogs).start({ workflowId: 'a.b' })).code).toBe('STORE_OBJECT_MISSING');
  });
  it.each(['{}', 'not json', '{"schemaVersion":2}'])(
    'whose snapshot is %j is refused, and nothing starts',
    async (text) => {
      const { digest } = nodeCrypto();
      const hash = sha256OfStored(digest, new TextEncoder().encode(text)) as string as WorkflowHash;
      const { entry } = cataloged(named('a.b'));
      const bad = { entry: { ...entry, workflowHash: hash }, text: text as CanonicalText };
      expect(refused(await over(layered(['project', [bad]])).start({ workflowId: 'a.b' })).code).toBe(
        'STORE_OBJECT_DAMAGED',
      );
    },
  );
  // @verifies pinned-bytes-are-hashed-bytes
  it('whose snapshot is not written canonically still runs from the very bytes that its hash covers', async () => {
    const { digest } = nodeCrypto();
    const { entry, text } = cataloged(compiledWorkflow('a.b', ['one', 'two']));
    const spaced = JSON.stringify(JSON.parse(text), null, 2);
    const hash = sha256OfStored(digest, new TextEncoder().encode(spaced)) as string as WorkflowHash;
    const catalogs = layered(['project', [{ entry: { ...entry, workflowHash: hash }, text: spaced as CanonicalText }]]);
    const host = testHost();
    const disk = new MemoryDisk(host.clock);
    const reply = await started(createRuntime(host, disk.storage(host), catalogs), 'a.b');
    const fresh = createRuntime(host, disk.storage(host), catalogs);
    expect((await advanced(fresh, reply.data)).data.pending?.stepId).toBe('two');
  });
});

describe('inspecting', () => {
  const whole = compiledWorkflow('a.b', [compiledStep('one', { requireConfirmation: true }), 'two'], {
    inputs: [compiledInput('ticket_id', { contextKey: 'ticketId', required: true, description: 'Which.' })],
    recommendations: { autonomy: 'guided' },
    references: [
      { id: 'r', title: 'R', source: 'r.md', purpose: 'why', authoritative: true, resolveFrom: 'workspace' },
    ],
  });
  // @verifies inspect-starts-nothing
  it('shows what a workflow needs and its steps, and starts nothing', async () => {
    const world = memoryWorld([whole]);
    const reply = must(await world.runtime.inspect({ workflowId: 'a.b' }));
    for (const said of [
      'ticketId (string, required): Which.',
      'Title of one (asks the user, notes optional)',
      'R (r.md)',
      'guided',
    ]) {
      expect(reply.text).toContain(said);
    }
    expect(reply.data.firstPrompt).toBeUndefined();
    expect(inspectReply.parse(reply.data)).toEqual(reply.data);
    expect(world.disk.stored.sessionIds()).toEqual([]);
  });
  // @verifies inspect-shows-flow
  it('shows loops, conditions and contracts as `workrail inspect` does', async () => {
    const snapshot = compiledWorkflow(
      'a.b',
      ['plan', compiledStep('fix', { when: 'is_large' }), compiledStep('check'), decision('decide')],
      {
        inputs: [size, slices],
        contracts: [contracts.loopControl],
        conditions: [isLarge, keepGoing],
        loops: [
          forEach('each', 'slices', 5, ['fix', loopItem('improve')], { when: 'is_large' }),
          whileLoop('improve', 3, ['check', 'decide']),
        ],
        flow: [stepItem('plan'), loopItem('each')],
      },
    );
    const { text } = must(await memoryWorld([snapshot]).runtime.inspect({ workflowId: 'a.b' }));
    expect(text.split('\n').slice(text.split('\n').indexOf('Steps:'), -2)).toEqual([
      'Steps:',
      ...outlineLines(snapshot, { authored: (one) => one, added: (one) => one }),
      '',
      'Conditions:',
      '- is_large: size is "large"',
      '- keep_going: the last wr.loop_control has the decision "continue"',
    ]);
    expect(text).toMatch(/^loop each: .* \(when is_large: for each of slices, at most 5\)$/m);
    expect(text).toMatch(/^ {2}2\. Title of fix \(when is_large, notes optional\)$/m);
    expect(text).toMatch(/^ {2}loop improve: .* \(while keep_going, at most \d+\)$/m);
    expect(text).toMatch(/^ {4}4\. .* \(notes optional, outputs wr\.contracts\.loop_control\)$/m);
  });
  // @verifies inspect-shows-flow
  it('shows what a step needs of the user, its assessments, and the artifacts of extension points', async () => {
    const snapshot = compiledWorkflow(
      'a.b',
      [
        compiledStep('plan', {
          userDependencies: [
            { reason: 'needs_user_approval', message: 'May it be deployed?' },
            { reason: 'needs_user_approval', message: 'May it be deployed again?' },
          ],
          output: {
            assessmentContractRefs: ['wr.contracts.assessment.risk'],
            slotArtifacts: [{ slot: 'review', names: ['findings'] }],
          },
        }),
      ],
      {
        contracts: ['wr.contracts.assessment.risk', 'wr.contracts.slot_artifact'].map((contractRef) => ({
          ...contracts.loopControl,
          contractRef,
        })),
      },
    );
    const { text } = must(await memoryWorld([snapshot]).runtime.inspect({ workflowId: 'a.b' }));
    expect(text).toMatch(
      /\(notes optional, depends on the user: needs_user_approval, assesses risk, reports the artifacts of review\)$/m,
    );
  });
  // @verifies inspect-shows-flow
  it('shows the keys that an agent sends, not their compiled form', async () => {
    const snapshot = compiledWorkflow('a.b', ['plan', compiledStep('fix', { when: 'is_large' })], {
      inputs: [
        { ...size, key: 'change_size', contextKey: 'changeSize' },
        { ...slices, key: 'all_slices', contextKey: 'allSlices' },
      ],
      conditions: [{ ...isLarge, key: 'change_size' }],
      loops: [forEach('each', 'all_slices', 5, ['fix'])],
      flow: [stepItem('plan'), loopItem('each')],
    });
    const { text } = must(await memoryWorld([snapshot]).runtime.inspect({ workflowId: 'a.b' }));
    expect(text).toContain('- is_large: changeSize is "large"');
    expect(text).toContain('(for each of allSlices, at most 5)');
  });
  it('shows the first prompt in preview', async () => {
    const reply = must(await memoryWorld([whole]).runtime.inspect({ workflowId: 'a.b', mode: 'preview' }));
    expect(reply.data.firstPrompt).toBe('Do one.');
  });
  it('of an unknown id is refused with the nearest one', async () => {
    const { runtime } = memoryWorld([{ ...whole, workflowId: 'a.review' as WorkflowId }]);
    const error = refused(await runtime.inspect({ workflowId: 'a.reveiw' }));
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { nearest: 'a.review' } });
    // The same namespace makes no name similar.
    expect(refused(await runtime.inspect({ workflowId: 'a.deploy' })).details).not.toHaveProperty('nearest');
  });
});

describe('an id that nothing has', () => {
  const workflows = ['project.alpha', 'user.alpha', 'project.code_review', 'project.code_reviews', 'gamma'];
  const { runtime } = memoryWorld(workflows.map((id) => named(id)));
  const asked = async (workflowId: string) => refused(await runtime.start({ workflowId }));

  it.each([
    ['code_review', ['project.code_review']],
    ['Code-Review', ['project.code_review']],
    ['wr.code_review', ['project.code_review']],
    ['code_reviews', ['project.code_reviews']],
    ['project.code_revew', ['project.code_review']],
    ['alpha', ['project.alpha', 'user.alpha']],
    ['team.gamma', ['gamma']],
  ])('is answered with those of its name, or the nearest: %s', async (workflowId, meant) => {
    const { message, suggestion, details } = await asked(workflowId);
    const either = meant.map((id) => `"${id}"`).join(' or ');
    expect(message).toBe(`start_workflow: unknown workflow "${workflowId}"; did you mean ${either}?`);
    expect(suggestion).toBe(`Call start_workflow with workflowId ${either}, or call list_workflows to see all 5.`);
    expect(details).toEqual({
      argument: 'workflowId',
      nearest: meant[0],
      ...(meant.length > 1 ? { meant } : {}),
    });
    for (const id of meant) expect((await started(runtime, id)).data.workflow.workflowId).toBe(id);
  });

  it('and whose name nothing has leads to the list', async () => {
    expect(await asked('epsilon')).toMatchObject({
      suggestion: 'Call list_workflows and use one of the ids that it returns.',
      details: { argument: 'workflowId' },
    });
  });
});

describe('naming an error that was found before any use-case', () => {
  const error = { code: 'VALIDATION_ERROR', message: 'm', retry: { kind: 'not_retryable' }, suggestion: 's' } as const;
  it('adds the run of a token that verifies, and nothing for any other', async () => {
    const { runtime } = memoryWorld([named('a.b')]);
    const { data } = await started(runtime, 'a.b');
    expect(await runtime.nameError(error, 'continue_workflow', { stateToken: data.stateToken })).toMatchObject({
      message: `[${data.session.runName}] m`,
      details: { runName: data.session.runName, runId: data.session.runId },
    });
    for (const other of [undefined, 42, {}, 'st.v1.x.y', `${data.stateToken}x`]) {
      expect(await runtime.nameError(error, 'continue_workflow', { stateToken: other })).toEqual(error);
    }
  });
});
