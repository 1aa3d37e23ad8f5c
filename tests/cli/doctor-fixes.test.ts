/** Each fix of `workrail doctor` names a command, and refers to other lines only where another line has a fix of its own. */
import fs from 'node:fs';
import path from 'node:path';
import { err, ok } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { fine, fixOthers, guardedCheck, problem, withFixesThatStand } from '../../cli/doctor/check.ts';
import { clientCheck } from '../../cli/doctor/client.ts';
import { storeChecks } from '../../cli/doctor/stored-records.ts';
import type { Examination } from '../../runtime/admin/examine-store.ts';
import type { AdminApi } from '../../runtime/admin-api.ts';
import { Layout } from '../../runtime/storage/file/layout.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { temporaryFolder } from '../support/files.ts';

/** At the start of the text or after a word that introduces it. */
const aCommand = /(^|: |with |do nothing: |doctor )(WORKRAIL_DATA_DIR=\S.* )?(workrail|chmod|icacls|npm|mv) \S/;
const refused = () => guardedCheck('objects', () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })));

test('a lone finding names what to do itself', async () => {
  const [program, objects] = withFixesThatStand([fine('program', 'workrail'), await refused()]);
  expect(program).toEqual(fine('program', 'workrail'));
  expect(objects).toMatchObject({ state: 'problem', fix: expect.stringContaining('run: workrail doctor') });
  expect(objects?.fix).not.toContain('other lines');
});

test('findings that only refer to each other name what to do themselves', async () => {
  const checks = withFixesThatStand([await refused(), problem('keyring', 'hidden', fixOthers)]);
  expect(checks.map(({ fix }) => fix?.includes('other lines'))).toEqual([false, false]);
});

test('a finding refers to a line that has a fix', async () => {
  const checks = withFixesThatStand([problem('permissions', 'closed', 'chmod 700 data'), await refused()]);
  expect(checks.map(({ fix }) => fix)).toEqual(['chmod 700 data', fixOthers]);
});

test('a warning with a fix of its own does not fix a problem that could not be checked', async () => {
  const warned = { name: 'client', state: 'warning', message: 'none', fix: 'Run: npm ci' } as const;
  const [, objects] = withFixesThatStand([warned, await refused()]);
  expect(objects?.fix).not.toContain('other lines');
});

test('what could not be checked is named by its path', async () => {
  const error = Object.assign(new Error('no'), { code: 'EACCES', path: '/closed/data' });
  const { message } = await guardedCheck('objects', () => Promise.reject(error));
  expect(message).toBe('/closed/data could not be checked (EACCES)');
});

describe('of the client', () => {
  const serverOf = (command: string, args: readonly string[], env?: object) =>
    JSON.stringify({ mcpServers: { workrail: { command, args, ...(env === undefined ? {} : { env }) } } });
  test.each<[what: string, text: string | null, says: string]>([
    ['nothing configured', null, 'Write {"mcpServers":'],
    ['a server without serve', serverOf('npx', ['workrail']), 'Set its args to ["workrail","serve"]'],
    ['a program that is not there', serverOf('/no/workrail', ['serve']), 'Replace its command and args'],
    ['npx without the package', serverOf('npx', ['workrail', 'serve']), 'npm install --save-dev'],
    [
      'another data directory',
      serverOf(process.execPath, ['workrail', 'serve'], { WORKRAIL_DATA_DIR: '/my data' }),
      "WORKRAIL_DATA_DIR='/my data' workrail doctor",
    ],
    ['broken JSON', '{\n  "mcpServers": { "a": }\n}', '.mcp.json:2:24 (ValueExpected)'],
  ])('with %s, it names a command', (_what, text, says) => {
    const project = temporaryFolder();
    if (text !== null) fs.writeFileSync(path.join(project, '.mcp.json'), text);
    const searchPath = path.dirname(process.execPath);
    const check = clientCheck({ project, home: project, data: '/data', path: searchPath, program: '/p/workrail.cjs' });
    expect(check.fix).toContain(says);
    expect(check.fix).toMatch(aCommand);
  });

  test('with a folder in the place of a configuration, it names the command that moves it away', () => {
    const project = temporaryFolder();
    fs.mkdirSync(path.join(project, '.mcp.json'));
    const check = clientCheck({ project, home: project, data: '/data', path: '', program: '/p/workrail.cjs' });
    expect(check.fix).toContain(`run: mv ${project}/.mcp.json ${project}/.mcp.json.old`);
  });
});

describe('of stored records', () => {
  const nothing: Examination = {
    sessions: 1,
    damaged: [],
    unreadable: [],
    uncommitted: [],
    unexpected: [],
    inaccessible: [],
    lost: [],
    besideProblems: [],
  };
  const sessionId = 'sess_a' as SessionId;
  const keys = { state: 'present', sessions: 1, regeneratedWithSessions: 0 };
  const fault = { code: 'STORE_IO', message: 'no', retry: { kind: 'not_retryable' }, suggestion: 'No' };
  const cases: readonly (readonly [string, Partial<Examination> | null, object | null])[] = [
    ['a store that cannot be examined', null, keys],
    ['an unreadable keyring', {}, null],
    ['a damaged keyring', {}, { ...keys, state: 'damaged' }],
    ['a keyring of a newer version', {}, { ...keys, state: 'newer', newerVersion: 2 }],
    ['a missing keyring', {}, { ...keys, state: 'missing' }],
    ['a keyring that was lost', {}, { ...keys, regeneratedWithSessions: 2 }],
    [
      'an entry that hides others',
      { inaccessible: [{ sessionId: null, problem: 'sessions leads out', fix: 'Remove it' }] },
      keys,
    ],
    ['a session that cannot be read', { unreadable: [{ sessionId, problem: 'EACCES' }] } as never, keys],
    ['a damaged session', { damaged: [{ sessionId, damage: { health: 'corrupt_head', reason: 'x' } }] } as never, keys],
    [
      'a later session',
      { damaged: [{ sessionId, damage: { health: 'unknown_version', reason: 'x' } }] } as never,
      keys,
    ],
    ['an unborn session', { uncommitted: [sessionId] }, keys],
    ['an unreadable origin', { besideProblems: ['odd'] }, keys],
    ['a lost workflow', { lost: [{ sessionId, pinned_workflow: 1, snapshot: 0, artifact: 0 }] }, keys],
    ['a lost artifact', { lost: [{ sessionId, pinned_workflow: 0, snapshot: 0, artifact: 1 }] }, keys],
  ];
  test.each(cases)('with %s, each names a command', async (_what, examination, keyring) => {
    const operator = {
      showKeys: async () => (keyring === null ? err(fault) : ok(keyring)),
      examineStore: async () => (examination === null ? err(fault) : ok({ ...nothing, ...examination })),
    } as unknown as AdminApi;
    const found = (await storeChecks(operator, new Layout('/my data'))).filter(({ state }) => state !== 'ok');
    expect(found).not.toEqual([]);
    for (const { fix } of found) expect(fix).toMatch(aCommand);
  });
});
