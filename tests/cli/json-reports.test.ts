/** Every command that takes `--json`, once in success and once in failure: what it prints fits a published schema. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../cli/command-table.ts';
import { schemaGroups } from '../../schemas/registry.ts';
import { assertFits, type Place, plainSteps, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

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
  'sessions list': { success: ok('session-list.v1'), failure: error('--unknown') },
  'sessions show': { success: ok('session.v1', '<session>', '<session> --why'), failure: error('sess_none') },
  'sessions verify': { success: ok('verification-report.v1', '<session>', '<bundle>'), failure: error('sess_none') },
  'sessions export': {
    success: ok('export-report.v1', '<session> --out run.bundle.json', '<session> --format md --redact --out run.md'),
    failure: error('<session>', 'sess_none --out x.json'),
  },
  'sessions import': { success: ok('import-report.v1', '<bundle>'), failure: error('missing.json', '<broken>') },
  'sessions repair': { success: ok('repair-report.v1', '<session> --dry-run'), failure: error('sess_none') },
  'sessions gc': { success: ok('collection-report.v1', '--dry-run'), failure: error('--ttl soon') },
  'sessions pin': { success: ok('keep-report.v1', '<session>'), failure: error('sess_none') },
  'sessions unpin': { success: ok('keep-report.v1', '<session>'), failure: error('sess_none') },
  doctor: { success: ok('doctor-report.v1'), failure: error('--project missing') },
  'keys show': { success: ok('keyring-report.v1'), failure: error('--unknown') },
  'keys rotate': { success: ok('keyring-report.v1'), failure: error('--unknown') },
  'token explain': { success: ok('token-explanation.v1', '<token>'), failure: error('') },
};

/** A project with a workflow, a run of it, and its bundle; beside them a file that does not compile and one of the older format. */
async function prepared(): Promise<{ readonly place: Place; readonly names: ReadonlyMap<string, string> }> {
  const place = temporaryPlace();
  const source = writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(2)));
  const broken = path.join(place.project, 'broken.json');
  fs.writeFileSync(broken, '{ "id": "project.broken" }');
  const legacy = path.join(place.project, 'older.json');
  fs.writeFileSync(legacy, JSON.stringify({ ...sourceOf('older-one', plainSteps(1)), metaGuidance: ['Be brief.'] }));
  const older = path.join(place.project, 'older');
  fs.mkdirSync(older);
  fs.copyFileSync(legacy, path.join(older, 'one.json'));
  const done = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await workrail(place, args);
    expect(code, stderr).toBe(0);
    return stdout;
  };
  await done('fmt');
  await done('compile');
  const { stateToken } = JSON.parse(await done('start', 'project.plain', '--json')) as { stateToken: string };
  const { sessions } = JSON.parse(await done('sessions', 'list', '--json')) as { sessions: { sessionId: string }[] };
  const session = sessions[0]?.sessionId ?? '';
  const bundle = path.join(place.project, 'kept.bundle.json');
  await done('sessions', 'export', session, '--out', bundle);
  return {
    place,
    names: new Map(Object.entries({ source, broken, legacy, older, session, bundle, token: stateToken })),
  };
}

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
      'serve',
      'demo',
    ]);
    for (const [command, { success, failure }] of Object.entries(cases))
      expect([success.length > 0, failure.length > 0], command).toEqual([true, true]);
  });

  it('covers every published schema of a report', () => {
    const seen = new Set(
      Object.values(cases)
        .flatMap(({ success, failure }) => [...success, ...failure])
        .map(({ schema }) => schema),
    );
    const parts = ['diagnostic.v1', 'error-envelope.v1'];
    expect([...seen, ...parts].sort()).toEqual(schemaGroups.printed.map(({ name }) => name).sort());
  });

  it.each(Object.entries(cases))(
    '%s prints what its schema says',
    { timeout: 120_000 },
    async (command, { success, failure }) => {
      const { place, names } = await prepared();
      const wrong: string[] = [];
      const tried = [
        ...success.map((each) => ({ ...each, fails: false })),
        ...failure.map((each) => ({ ...each, fails: true })),
      ];
      for (const { args, schema, fails } of tried) {
        const ran = await workrail(place, [...command.split(' '), ...named(args, names), '--json']);
        const said = `workrail ${command} ${args} --json`;
        if ((ran.code !== 0) !== fails || ran.code === 70)
          wrong.push(`${said}: exits ${ran.code}\n${ran.stdout}${ran.stderr}`);
        try {
          assertFits(schema, JSON.parse(ran.stdout));
        } catch (problem) {
          wrong.push(`${said}: ${String(problem).slice(0, 600)}`);
        }
      }
      expect(wrong.join('\n')).toBe('');
    },
  );
});
