/** What `workrail doctor` says of the forge and the clock of the daemon, with a forge on the loopback interface. */
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DoctorReport } from '../../schemas/admin-reports.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { type Place, workrail } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { completing } from '../daemon/llm/completing.ts';
import { configure, modelKey, placeWith } from './daemon/place.ts';

const token = 'ghp_tokenThatDoctorNeverPrints0000000000';

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: object };

async function forge(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${token}` && request.url === '/repos/acme/app';
    const { status, headers, body } = isKnown ? answer : { status: 401, headers: {}, body: {} };
    response.writeHead(status, { date: new Date().toUTCString(), ...headers }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function checks(
  settings: (project: string) => object,
  env: Readonly<Record<string, string>> = { FORGE_TOKEN: token },
  prepare: (project: string) => void = () => {},
) {
  const place = await placeWith(completing);
  configure(place, settings(place.project));
  prepare(place.project);
  const ran = await inProcess(place, ['doctor', '--json'], { env: { ...modelKey, ...env } });
  expect(ran.stdout + ran.stderr).not.toContain(token);
  const report = JSON.parse(ran.stdout) as DoctorReport;
  const of = (name: string) => report.checks.filter((check) => check.name === name);
  return { forge: of('forge'), clock: of('clock'), git: of('git') };
}

const delivering = (baseUrl: string) => (project: string) => ({
  delivery: [
    {
      path: project,
      baseBranch: 'main',
      forge: { kind: 'github', owner: 'acme', repo: 'app', baseUrl, tokenVariable: 'FORGE_TOKEN' },
    },
  ],
});
const can = (push: boolean) => ({ permissions: { pull: true, push } });

/** @verifies doctor-asks-the-forge */
describe('doctor asks the forge', () => {
  const limits = { 'x-oauth-scopes': 'repo, read:org', 'x-ratelimit-remaining': '4999' };
  const ok = { status: 200, headers: limits, body: can(true) };

  test.each([
    [
      'ok',
      ok,
      /acme\/app: 127\.0\.0\.1:\d+ accepts the token from the variable FORGE_TOKEN \(scopes: repo, read:org\); 4999 requests left/,
    ],
    ['problem', { ...ok, body: can(false) }, /can read the repository but cannot push to it/],
    ['problem', { status: 401 }, /rejects the token from the variable FORGE_TOKEN/],
    ['problem', { status: 404 }, /answered 404: .* has no read access/],
    ['warning', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }, /answered 403; 0 requests left/],
    ['ok', { ...ok, headers: { 'x-oauth-scopes': 'repo, a b, <b>' } }, /\(scopes: repo\)$/],
  ] as const)('and reports %s for %j', async (state, answer, message) => {
    const found = await checks(delivering(await forge(answer)));
    expect(found.forge).toMatchObject([{ state, message: expect.stringMatching(message) }]);
    expect(found.git).toMatchObject([{ state: 'ok' }]);
  });

  test('and says that it cannot be reached, or that there is no token', async () => {
    const offline = await checks(delivering('http://127.0.0.1:1'));
    expect(offline.forge).toMatchObject([
      { state: 'warning', message: expect.stringMatching(/cannot be reached from this machine .*was not checked/) },
    ]);
    const missing = await checks(delivering('http://127.0.0.1:1'), {});
    expect(missing.forge).toMatchObject([
      {
        state: 'warning',
        message: expect.stringContaining('no token for'),
        fix: expect.stringContaining('FORGE_TOKEN'),
      },
    ]);
  });

  test('once for a repository that a trigger and a delivery name', async () => {
    const baseUrl = await forge(ok);
    const github = {
      repository: 'acme/app',
      event: 'issue_labeled',
      label: 'go',
      pollMinutes: 5,
      baseUrl,
      tokenVariable: 'FORGE_TOKEN',
    };
    const found = await checks((project) => ({
      ...delivering(baseUrl)(project),
      triggers: { issues: { workflow: 'project.tidy', project, goal: 'Fix it', github } },
    }));
    expect(found.forge).toHaveLength(1);
  });

  test('for the time, and warns of a clock that is wrong', async () => {
    const wrong = await checks(delivering(await forge({ ...ok, headers: { date: 'Thu, 01 Jan 2026 00:00:00 GMT' } })));
    expect(wrong.clock).toMatchObject([
      { state: 'warning', message: expect.stringMatching(/(ahead of|behind) that of 127\.0\.0\.1/) },
    ]);
    const right = await checks(delivering(await forge(ok)));
    expect(right.clock).toMatchObject([
      { state: 'ok', message: expect.stringMatching(/matches that of .*time zone data version \S/) },
    ]);
    const alone = await checks(() => ({}));
    expect(alone.forge).toEqual([]);
    expect(alone.clock).toMatchObject([{ state: 'ok', message: expect.stringContaining('was not compared') }]);
  });

  test('and names a time zone that is unknown', async () => {
    const cron = { expression: '0 6 * * *', timeZone: 'Europe/Nowhere' };
    const found = await checks((project) => ({
      triggers: { nightly: { workflow: 'project.tidy', project, goal: 'Tidy', cron } },
    }));
    expect(found.clock).toMatchObject([{ state: 'problem', message: expect.stringContaining('"Europe/Nowhere"') }]);
  });
});

// @verifies git-runs-nothing
test.skipIf(process.platform === 'win32')(
  'a `git` or `gh` in the project is not started, whatever the PATH says',
  async () => {
    let started = '';
    const plant = (project: string) => {
      started = path.join(project, 'started');
      for (const name of ['git', 'gh']) {
        fs.writeFileSync(path.join(project, name), `#!/bin/sh\necho ${name} >> "${started}"\necho x\n`, {
          mode: 0o755,
        });
      }
    };
    const forgeOfGh = { kind: 'github', owner: 'acme', repo: 'app', baseUrl: 'http://127.0.0.1:9' };
    const settings = (project: string) => ({ delivery: [{ path: project, baseBranch: 'main', forge: forgeOfGh }] });
    const found = await checks(settings, { PATH: ['', '.', process.env['PATH']].join(path.delimiter) }, plant);
    expect(found.git).toMatchObject([{ state: 'ok' }]);
    expect(found.forge).toHaveLength(1);
    expect(fs.existsSync(started)).toBe(false);
  },
);

test.runIf(process.platform === 'linux')(
  'doctor and a session name TMPDIR if the sandbox can have no directory there',
  async () => {
    const place = await placeWith(completing, { sandbox: 'unshare' });
    const env = { ...modelKey, TMPDIR: path.join(place.folder, 'missing') };
    const { stdout } = await workrail(place, ['doctor', '--json'], { env });
    const { checks } = JSON.parse(stdout) as DoctorReport;
    expect(checks.find(({ name }) => name === 'daemon')).toMatchObject({
      message: expect.stringContaining('the directory for temporary files (TMPDIR)'),
      fix: 'Set TMPDIR to an existing directory that you can write to, and that has free space; then run: workrail doctor',
    });
    const session = await workrail(place, ['daemon', 'dispatch', 'project.tidy'], { env });
    expect(session.stderr).toMatch(/error\[STORE_IO_FAILED\].*\(TMPDIR\)/);
  },
);

/** @verifies doctor-names-the-fix */
describe('doctor reports what keeps the daemon from starting', () => {
  const daemonLines = async (prepare: (place: Place) => void) => {
    const place = await placeWith(completing, { sandbox: 'no_tools' });
    prepare(place);
    const ran = await inProcess(place, ['doctor', '--json'], { env: modelKey });
    const lines = (JSON.parse(ran.stdout) as DoctorReport).checks.filter((check) => check.name === 'daemon');
    return { code: ran.code, lines };
  };

  test('an invalid configuration of the user that contains a daemon', async () => {
    const { code, lines } = await daemonLines((place) => configure(place, { sandbox: 'none_of_these' }));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { state: 'problem', message: expect.stringMatching(/^unattended sessions cannot start: .*workrail\.json/) },
    ]);
  });

  test('a configuration that cannot be read is a finding of the preferences only', async () => {
    const { code, lines } = await daemonLines(({ home }) => {
      const file = path.join(home, '.workrail/workrail.json');
      fs.rmSync(file);
      fs.mkdirSync(file);
    });
    expect({ code, lines }).toEqual({ code: 0, lines: [] });
  });

  test('a queue that cannot be read', async () => {
    const { code, lines } = await daemonLines(({ data }) => {
      const { queue } = new DaemonLayout(data);
      fs.mkdirSync(path.dirname(queue), { recursive: true });
      fs.writeFileSync(queue, 'not a record\n');
    });
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { state: 'ok' },
      { state: 'problem', message: expect.stringContaining('line 1 is not a record of the queue') },
    ]);
  });
});
