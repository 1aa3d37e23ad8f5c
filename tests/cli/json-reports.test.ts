/** Every command that takes `--json`, once in success and once in failure: what it prints fits a published schema. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { WorktreeLedger } from '../../daemon/worktrees/ledger.ts';
import { createHost } from '../../runtime/host.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { schemaGroups } from '../../schemas/registry.ts';
import { writeSession } from '../daemon/inbox/stored-session.ts';
import { completing, configureModel, keyVariable, scriptedKey } from '../daemon/llm/completing.ts';
import { ScriptedModel } from '../daemon/llm/server.ts';
import { newJob } from '../daemon/queue/queue-world.ts';
import { assertFits, type Place, plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { endDaemonWithTest } from '../support/end-daemon.ts';
import { git } from '../support/git.ts';

/** Words after a command, where names of what the runs below left behind stand in angle brackets. */
type Case = { readonly args: string; readonly schema: string };
type Cases = { readonly success: readonly Case[]; readonly failure: readonly Case[] };

const ok = (schema: string, ...args: readonly string[]): readonly Case[] =>
  (args.length === 0 ? [''] : args).map((each) => ({ args: each, schema }));
const error = (...args: readonly string[]) => ok('error-report.v1', ...args);

const cases: { readonly [command: string]: Cases } = {
  check: { success: ok('check-report.v1'), failure: [...ok('check-report.v1', '<broken>'), ...error('missing.json')] },
  lint: {
    success: [...ok('check-report.v1'), ...ok('lint-rules.v1', '--rules')],
    failure: [...ok('check-report.v1', '<broken>'), ...error('missing.json')],
  },
  compile: { success: ok('check-report.v1', '', '--check'), failure: error('--check --watch') },
  fmt: {
    success: ok('format-report.v1'),
    failure: [...ok('format-report.v1', '--check <broken>'), ...error('no.json')],
  },
  verify: { success: ok('verify-report.v1'), failure: error('--max-warnings many') },
  migrate: {
    success: [...ok('migrate-report.v1', '<legacy>'), ...ok('migrate-folder-report.v1', '<older>')],
    failure: error('missing.json'),
  },
  lock: { success: ok('lock-report.v1'), failure: error('--explain project.none') },
  list: { success: ok('workflow-list.v1'), failure: error('--project missing') },
  inspect: {
    success: [
      ...ok('inspect-report.v1', 'project.plain', 'project.plain --extension-points', '<source>'),
      ...ok('inspect-source.v1', 'project.plain --source'),
      ...ok('inspect-provenance.v1', 'project.plain --provenance'),
      ...ok('inspect-graph.v1', 'project.plain --graph dot'),
      ...ok('inspect-snapshot.v1', 'project.plain --prompts', 'wr.code_review --compiled'),
    ],
    failure: error('project.none', 'project.plain --graph circle'),
  },
  diff: { success: ok('diff-report.v1', 'project.plain wr.code_review'), failure: error('project.plain project.none') },
  builtins: {
    success: [
      ...ok('builtin-list.v1', '', 'capabilities', 'contracts', 'features', 'refs', 'templates'),
      ...ok('builtin.v1', 'delegation', 'wr.contracts.loop_control', 'wr.features.capabilities', 'wr.refs.modes'),
      ...ok('builtin.v1', 'wr.templates.loop_decision'),
    ],
    failure: error('nothing'),
  },
  explain: {
    success: [...ok('code-list.v1'), ...ok('code-page.v1', 'TOKEN_SCOPE_MISMATCH', 'read/syntax')],
    failure: error('NOTHING_LIKE_IT'),
  },
  start: { success: ok('start-report.v1', 'project.plain'), failure: error('project.none') },
  'daemon dispatch': {
    success: [
      ...ok('daemon-result.v1', 'project.plain --model scripted'),
      ...ok('daemon-queued.v1', 'project.plain --queue'),
    ],
    failure: error('project.none', 'project.plain --model none', 'project.plain --queue --model scripted'),
  },
  'daemon start': { success: ok('daemon-started.v1', '--model scripted', ''), failure: error('--unknown') },
  'daemon stop': { success: ok('daemon-stopped.v1', '', ''), failure: error('--unknown') },
  'daemon install': {
    success: ok('daemon-installed.v1', '--print', '', '', '--remove', '--remove'),
    failure: error('--unknown', '--print --remove'),
  },
  'daemon resume': { success: ok('daemon-result.v1', '<failed>'), failure: error('sess_none') },
  'daemon inbox': { success: ok('daemon-inbox.v1', '', '<gated>'), failure: error('sess_none') },
  'daemon send': {
    success: ok('daemon-sent.v1', '<stopped> Hello'),
    failure: error('sess_none Hello', '<failed> Hello'),
  },
  'daemon answer': {
    success: ok('daemon-sent.v1', '<gated> --gate 0a1b2c3d --reject --message Why'),
    failure: error(
      '<gated> --gate 0a1b2c3e --approve',
      '<gated> --gate 0a1b2c3d',
      '<stopped> --gate 0a1b2c3d --approve',
    ),
  },
  'daemon pause': { success: ok('daemon-sent.v1', '<stopped>', '<gated>'), failure: error('<failed>') },
  'daemon cancel': { success: ok('daemon-sent.v1', '<gated>'), failure: error('<failed>') },
  'daemon raise': {
    success: ok('daemon-sent.v1', '<stopped> --usd 0.5 --limit day', '<stopped> --tokens 5 --reason More'),
    failure: error('<stopped>', '<stopped> --usd none', '<stopped> --usd 1 --limit step'),
  },
  'daemon retry': {
    success: ok('daemon-job-change.v1', '<dropped>', '<done> --new-session'),
    failure: error('job_none', 'job_none --new-session', '<queued>'),
  },
  'daemon dismiss': { success: ok('daemon-job-change.v1', '<dropped>', '<queued>'), failure: error('job_none') },
  'daemon status': { success: ok('daemon-status.v1'), failure: error('--unknown') },
  'daemon logs': {
    success: ok('daemon-log.v1', '<failed>'),
    failure: error('sess_none', '<failed> --spans', '<failed> --follow'),
  },
  'daemon replay': {
    success: ok('daemon-replay.v1', '<failed>', '<failed> --turn 1'),
    failure: error('sess_none', '<failed> --turn 0', '<failed> --turn 99'),
  },
  'daemon costs': { success: ok('daemon-costs.v1', '', '--by step'), failure: error('--by colour') },
  'daemon triggers check': { success: ok('daemon-trigger-check.v1'), failure: error('--unknown') },
  'daemon triggers test': { success: ok('daemon-trigger-test.v1', '<source>'), failure: error('missing.json') },
  'daemon deliver': {
    success: ok('daemon-delivery.v1', '<finished> --dry-run', '<finished>'),
    failure: error('sess_none', '<finished> --issue none'),
  },
  'daemon worktrees list': { success: ok('daemon-worktrees.v1'), failure: error('--unknown') },
  'daemon worktrees adopt': {
    success: ok('daemon-adoption.v1', '<failed> --branch tidy'),
    failure: error('sess_none'),
  },
  'daemon worktrees gc': { success: ok('daemon-worktree-collection.v1', '--dry-run'), failure: error('--unknown') },
  'sessions list': { success: ok('session-list.v2'), failure: error('--unknown') },
  'sessions show': { success: ok('session.v2', '<session>', '<session> --why'), failure: error('sess_none') },
  'sessions verify': { success: ok('verification-report.v1', '<session>', '<bundle>'), failure: error('sess_none') },
  'sessions export': {
    success: ok('export-report.v2', '<session> --out run.bundle.json', '<session> --format md --redact --out run.md'),
    failure: error('<session>', 'sess_none --out x.json'),
  },
  'sessions import': { success: ok('import-report.v1', '<bundle>'), failure: error('missing.json', '<broken>') },
  'sessions repair': { success: ok('repair-report.v2', '<session> --dry-run'), failure: error('sess_none') },
  'sessions gc': { success: ok('collection-report.v2', '--dry-run'), failure: error('--ttl soon') },
  'sessions pin': { success: ok('pin-report.v2', '<session>'), failure: error('sess_none') },
  'sessions unpin': { success: ok('pin-report.v2', '<session>'), failure: error('sess_none') },
  'sessions notes': { success: ok('notes-report.v1', '<session>'), failure: error('sess_none', '<session> nowhere') },
  'sessions rename': {
    success: ok('mark-report.v1', '<session> bug', '<session> --undo'),
    failure: error('sess_none bug', '<session>'),
  },
  'sessions abandon': {
    success: ok('mark-report.v1', '<session> --reason done', '<session> --undo'),
    failure: error('sess_none', '<session> --undo --reason x'),
  },
  doctor: { success: ok('doctor-report.v1'), failure: error('--project missing') },
  'keys show': { success: ok('keyring-report.v2'), failure: error('--unknown') },
  'keys rotate': { success: ok('keyring-report.v2'), failure: error('--unknown') },
  'token explain': { success: ok('token-explanation.v2', '<token>'), failure: error('') },
};

/** The schema of what `--json=1` prints where `--json` prints version 2. */
const version1Of = (schema: string) =>
  schema === 'pin-report.v2' ? 'keep-report.v1' : schema.endsWith('.v2') ? schema.replace(/2$/, '1') : null;

/** Each spelling of `--json` with the schema of what it prints. */
function spellings(schema: string): readonly (readonly [flag: string, schema: string])[] {
  const earlier = version1Of(schema);
  return earlier === null
    ? [['--json', schema]]
    : [
        ['--json', schema],
        ['--json=2', schema],
        ['--json=1', earlier],
      ];
}

const withKey = { [keyVariable]: scriptedKey };

/** A session of the daemon that failed, with a model that works from then on. */
async function failedSession(place: Place): Promise<string> {
  const model = new ScriptedModel((request, number) =>
    number === 1 ? { kind: 'status', status: 401 } : completing(request),
  );
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen());
  const { code, stdout } = await inProcess(place, ['daemon', 'dispatch', 'project.plain', '--json'], { env: withKey });
  expect(code).toBe(1);
  return String((JSON.parse(stdout) as { sessionId: unknown }).sessionId);
}

/** A session of the daemon that is complete, in a workspace whose results may be delivered, and without changes. */
async function finishedSession(place: Place): Promise<string> {
  const file = path.join(place.home, '.workrail/workrail.json');
  const config = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: { delivery?: object[] } };
  config.daemon.delivery = [{ path: place.project, baseBranch: 'main' }];
  fs.writeFileSync(file, JSON.stringify(config));
  const { code, stdout } = await inProcess(place, ['daemon', 'dispatch', 'project.plain', '--json'], { env: withKey });
  expect(code).toBe(0);
  const { sessionId } = JSON.parse(stdout) as { sessionId: string };
  const ledger = new WorktreeLedger(new DaemonLayout(place.data).worktreeLedger);
  const [added] = ledger.records();
  if (added?.kind !== 'adding') throw new Error('no worktree was added');
  const { repository, folder, base, ref } = added;
  ledger.append({ worktreeId: sessionId, kind: 'adding', repository, folder, base, ref });
  ledger.append({ worktreeId: sessionId, kind: 'added' });
  return sessionId;
}

/** Two jobs that failed, one of them with a session, and one that waits. */
async function writeJobs(data: string, sessionId: string): Promise<{ dropped: string; done: string; queued: string }> {
  const queue = new FileJobQueue(createHost(), new DaemonLayout(data).queue);
  const added = async (key: string) => {
    const adding = await queue.add(newJob(key));
    if (adding.kind !== 'added') throw new Error(`the job was ${adding.kind}`);
    return adding.jobId;
  };
  const jobs = { dropped: await added('a'), done: await added('b'), queued: await added('c') };
  await queue.opened(jobs.done, sessionId as SessionId, 0);
  for (const jobId of [jobs.dropped, jobs.done]) await queue.drop(jobId, 'the model failed');
  return jobs;
}

/** The project in a repository with a remote, and what the ledger of worktrees has of a session that worked in it. */
function withWorktree(place: Place, worktreeId: string): void {
  const repository = path.join(place.project, '.git');
  const inProject = (...args: readonly string[]) => git(place.project, ...args);
  const remote = path.join(place.folder, 'remote');
  inProject('init', '-q', '--bare', remote);
  inProject('init', '-q', '-b', 'main');
  inProject('commit', '-q', '--allow-empty', '-m', 'first');
  inProject('remote', 'add', 'origin', remote);
  inProject('push', '-q', 'origin', 'main');
  const [base = ''] = inProject('rev-parse', 'main').split('\n');
  const ref = `refs/worktrain/${worktreeId}`;
  inProject('update-ref', ref, base);
  const { worktreeLedger, worktrees } = new DaemonLayout(place.data);
  const folder = path.join(worktrees, worktreeId);
  new WorktreeLedger(worktreeLedger).append({ worktreeId, kind: 'adding', repository, folder, base, ref });
}

/** What commands of the daemon name: sessions in every state, and jobs. */
async function leftByDaemon(place: Place): Promise<{ readonly [name: string]: string }> {
  const failed = await failedSession(place);
  withWorktree(place, failed);
  const finished = await finishedSession(place);
  const stopped = writeSession(place.data, 1, false);
  const gated = writeSession(place.data, 2, true);
  return { failed, finished, stopped, gated, ...(await writeJobs(place.data, failed)) };
}

/** A project with a workflow, a run of it, and its bundle; beside them a file that does not compile and one of the older format. */
async function prepared(
  command: string,
): Promise<{ readonly place: Place; readonly names: ReadonlyMap<string, string> }> {
  const place = temporaryPlace();
  endDaemonWithTest(place.data);
  const source = writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(2)));
  const broken = path.join(place.project, 'broken.json');
  fs.writeFileSync(broken, '{ "id": "project.broken" }');
  const legacy = path.join(place.project, 'older.json');
  fs.writeFileSync(legacy, JSON.stringify({ ...sourceOf('older-one', plainSteps(1)), metaGuidance: ['Be brief.'] }));
  const older = path.join(place.project, 'older');
  fs.mkdirSync(older);
  fs.copyFileSync(legacy, path.join(older, 'one.json'));
  const done = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await inProcess(place, args);
    expect(code, stderr).toBe(0);
    return stdout;
  };
  await done('fmt');
  await done('compile');
  const { stateToken } = JSON.parse(await done('start', 'project.plain', '--json')) as { stateToken: string };
  const { sessions } = JSON.parse(await done('sessions', 'list', '--json')) as { sessions: { sessionId: string }[] };
  const session = sessions[0]?.sessionId ?? '';
  // A daemon needs as long as everything else together.
  const left = command.startsWith('daemon ') ? await leftByDaemon(place) : {};
  const bundle = path.join(place.project, 'kept.bundle.json');
  await done('sessions', 'export', session, '--out', bundle);
  return {
    place,
    names: new Map(
      Object.entries({
        source,
        broken,
        legacy,
        older,
        session,
        bundle,
        token: stateToken,
        ...left,
      }),
    ),
  };
}

/** No run writes to a file that an earlier run wrote. */
const fresh = (args: string, at: number) => args.replace(/(--out )(\S+)/, `$1${at}-$2`);

const named = (args: string, names: ReadonlyMap<string, string>) =>
  args
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => names.get(/^<(.*)>$/.exec(word)?.[1] ?? '') ?? word);

// @verifies json-outputs-fit-their-schema
describe('every command with --json', () => {
  const takingJson = commands.filter(({ options }) => options.some(({ flags }) => flags.startsWith('--json')));

  it('is run here, in success and in failure', () => {
    expect(Object.keys(cases).sort()).toEqual(takingJson.map(({ name }) => name).sort());
    expect(commands.filter((command) => !takingJson.includes(command)).map(({ name }) => name)).toEqual([
      'init',
      'serve',
      'demo',
      'hook',
      'daemon run',
    ]);
    for (const [command, { success, failure }] of Object.entries(cases))
      expect([success.length > 0, failure.length > 0], command).toEqual([true, true]);
  });

  it('covers every published schema of a report', () => {
    const seen = new Set(
      Object.values(cases)
        .flatMap(({ success, failure }) => [...success, ...failure])
        .flatMap(({ schema }) => spellings(schema).map(([, printed]) => printed)),
    );
    const parts = ['diagnostic.v1', 'error-envelope.v1'];
    expect([...seen, ...parts].sort()).toEqual(schemaGroups.printed.map(({ name }) => name).sort());
  });

  it.each(Object.entries(cases))('%s prints what its schema says', async (command, { success, failure }) => {
    const { place, names } = await prepared(command);
    const wrong: string[] = [];
    const tried = [
      ...success.map((each) => ({ ...each, fails: false })),
      ...failure.map((each) => ({ ...each, fails: true })),
    ];
    const runs = tried.flatMap(({ args, schema, fails }) =>
      spellings(schema).map(([flag, printed], at) => ({ args: fresh(args, at), schema: printed, flag, fails })),
    );
    for (const { args, schema, flag, fails } of runs) {
      const ran = await inProcess(place, [...command.split(' '), ...named(args, names), flag], { env: withKey });
      const said = `workrail ${command} ${args} ${flag}`;
      if ((ran.code !== 0) !== fails || ran.code === 70)
        wrong.push(`${said}: exits ${ran.code}\n${ran.stdout}${ran.stderr}`);
      try {
        assertFits(schema, JSON.parse(ran.stdout));
      } catch (problem) {
        wrong.push(`${said}: ${String(problem).slice(0, 600)}`);
      }
    }
    expect(wrong.join('\n')).toBe('');
  });

  it('refuses a version that it does not print, as JSON and with the versions that it prints', async () => {
    const place = temporaryPlace();
    const asked: readonly (readonly [string, string])[] = [
      ...takingJson.map(({ name }) => [name, '--json=3'] as const),
      ...takingJson.map(({ name }) => [name, '--json='] as const),
      ['list', '--json=2'],
    ];
    for (const [command, flag] of asked) {
      const { code, stdout } = await inProcess(place, [...command.split(' '), flag]);
      const report = JSON.parse(stdout) as { error: { message: string } };
      assertFits('error-report.v1', report);
      expect([code, report.error.message], command).toEqual([2, expect.stringContaining(`\`${flag}\``)]);
      expect(report.error.message).toContain('--json=1');
    }
  });
});
