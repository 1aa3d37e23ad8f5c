/** `workrail daemon triggers`, as a user checks and tries the triggers of the configuration. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DoctorReport } from '../../../schemas/admin-reports.ts';
import type { TriggerCheck, TriggerTest } from '../../../schemas/daemon/trigger-reports.ts';
import { signatureOf } from '../../../daemon/triggers/signature.ts';
import { startWebhookServer } from '../../../daemon/triggers/webhook-server.ts';
import { completing, configureModel, keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import { ScriptedModel } from '../../daemon/llm/server.ts';
import { fakeGithub } from '../../daemon/triggers/fake-github.ts';
import { contributor, labeled } from '../../daemon/triggers/trigger-world.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  writeSource,
} from '../../e2e/support.ts';
import { skipUnopened } from '../../daemon/sandbox/skip.ts';
import { inProcess } from '../../support/command-line.ts';
import { skip } from '../../support/skip.ts';

const variables = { SECRET: 'webhook secret', TOKEN: 'token' };

async function placeWith(more: object = {}): Promise<Place> {
  const github = await fakeGithub();
  onTestFinished(() => github.close());
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(1)));
  const source = {
    repository: 'owner/repo',
    event: 'issue_labeled',
    label: 'workrail',
    secretVariable: 'SECRET',
    tokenVariable: 'TOKEN',
    baseUrl: github.baseUrl,
  };
  const fix = {
    workflow: 'project.tidy',
    project: place.project,
    goal: 'Fix {number}: {title}',
    github: source,
    ...more,
  };
  const cron = { expression: '0 7 * * *', timeZone: 'Europe/Berlin' };
  const daily = { workflow: 'project.tidy', project: place.project, goal: 'Review', cron };
  const daemon = { webhooks: { port: 8787 }, triggers: { fix, daily } };
  fs.mkdirSync(path.join(place.home, '.workrail'), { recursive: true });
  fs.writeFileSync(path.join(place.home, '.workrail/workrail.json'), JSON.stringify({ daemon }));
  return place;
}

const run = async (place: Place, env: Record<string, string>, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await inProcess(place, ['daemon', 'triggers', ...args], { env });
  return { code, stdout, stderr };
};

test('daemon triggers check prints what each trigger needs, and exits with 1 if something is missing', async () => {
  const place = await placeWith();
  const good = await run(place, variables, 'check');
  expect(good.stdout).toContain('fix: ready');
  expect(good.stdout).toContain('webhook: http://127.0.0.1:8787/hooks/fix');
  expect(good.stdout).toContain('required permission of the actor: write');
  expect(good.stdout).toMatch(/daily: ready[\s\S]*next scheduled times: \d{4}-\d\d-\d\dT0[56]:00:00\.000Z/);
  expect(good.code).toBe(0);
  const bad = await placeWith({ workflow: 'project.tody', context: { text: '{nothing}' } });
  const { code, stdout } = await run(bad, { SECRET: 'x' }, 'check', '--json');
  const [fix] = (JSON.parse(stdout) as TriggerCheck).triggers;
  expect(fix?.faults).toEqual([
    expect.stringContaining('unknown value "{nothing}"'),
    'the environment variable TOKEN is not set',
    'unknown workflow "project.tody"; did you mean "project.tidy"? In the project, run: workrail inspect project.tidy',
  ]);
  expect(code).toBe(1);
});

test('daemon triggers check prints why a workflow cannot run', async () => {
  const place = await placeWith();
  const faultsOf = async () => {
    const { code, stdout } = await run(place, variables, 'check', '--json');
    expect(code).toBe(1);
    return (JSON.parse(stdout) as TriggerCheck).triggers[0]?.faults;
  };
  const source = path.join(place.project, '.workrail/workflows/tidy.json');
  const text = fs.readFileSync(source, 'utf8');
  fs.rmSync(path.join(place.project, '.workrail/compiled'), { recursive: true, force: true });
  fs.writeFileSync(source, text.replaceAll('"prompt"', '"promt"'));
  expect(await faultsOf()).toEqual([
    'project.tidy does not compile: .workrail/workflows/tidy.json has errors, and no earlier compiled version is stored. In the project, run: workrail check .workrail/workflows/tidy.json',
  ]);
  const dispatched = await inProcess(place, ['daemon', 'dispatch', 'project.tidy']);
  expect(dispatched.stderr).toContain('project.tidy does not compile');
});

// @verifies unattended-starts-are-current
test('daemon triggers check and daemon dispatch refuse a workflow whose changed source does not compile, and name the place', async () => {
  const place = await placeWith();
  expect((await run(place, variables, 'check')).code).toBe(0);
  const source = path.join(place.project, '.workrail/workflows/tidy.json');
  const text = fs.readFileSync(source, 'utf8');
  const why =
    /the current source of "project\.tidy" does not compile: \.workrail\/workflows\/tidy\.json:\d+:\d+: .*`promt`/;
  fs.writeFileSync(source, text.replaceAll('"prompt"', '"requireConfirmation": true, "promt"'));
  const { code, stdout } = await run(place, variables, 'check', '--json');
  expect(code).toBe(1);
  for (const { faults } of (JSON.parse(stdout) as TriggerCheck).triggers)
    expect(faults).toEqual([expect.stringMatching(new RegExp(`${why.source}.* In the project, run: workrail check$`))]);
  for (const more of [[], ['--queue']]) {
    const dispatched = await inProcess(place, ['daemon', 'dispatch', 'project.tidy', ...more]);
    expect(dispatched).toMatchObject({ code: 1, stderr: expect.stringMatching(why) });
    expect(dispatched.stderr).toContain('Run: workrail check');
  }
  fs.writeFileSync(source, text);
  expect((await run(place, variables, 'check')).code).toBe(0);
});

// @verifies unattended-starts-are-current
test.each([
  [
    'workrail.json is invalid',
    (project: string) => fs.writeFileSync(path.join(project, 'workrail.json'), '{"sources":'),
  ],
  [
    'a directory of its sources is missing',
    (project: string) => fs.writeFileSync(path.join(project, 'workrail.json'), '{"sources":["flows"]}'),
  ],
])('no workflow of a project starts if %s, and none of the user with the same id', async (_, change) => {
  for (const isOfUser of [false, true]) {
    const place = await placeWith();
    const source = path.join(place.project, '.workrail/workflows/tidy.json');
    const own = path.join(place.home, '.workrail/workflows/tidy.json');
    expect((await run(place, variables, 'check')).code).toBe(0);
    fs.mkdirSync(path.dirname(own), { recursive: true });
    if (isOfUser) fs.renameSync(source, own);
    change(place.project);
    const { code, stdout } = await run(place, variables, 'check', '--json');
    expect([code, (JSON.parse(stdout) as TriggerCheck).triggers.map(({ faults }) => faults?.length)]).toEqual([
      1,
      [1, 1],
    ]);
    const dispatched = await inProcess(place, ['daemon', 'dispatch', 'project.tidy', '--queue']);
    expect(dispatched.code).not.toBe(0);
  }
});

// @verifies words-of-a-rule-are-kept
test('a trigger whose goal is too long for its own words is reported by check, test and status', async () => {
  const place = await placeWith({ goal: `Fix {number}: {title}. ${'Leave the billing code alone. '.repeat(7)}` });
  const fault =
    'the goal is too long: its own words have 218 bytes, and its placeholders need up to 40; the limit is 200 in total';
  const checked = await run(place, variables, 'check');
  expect(checked.stdout).toContain(`problem: ${fault}. Put details into an input with "context", or into a file`);
  expect(checked.code).toBe(1);
  const event = path.join(place.folder, 'event.json');
  fs.writeFileSync(event, JSON.stringify(labeled(4)));
  expect((await run(place, variables, 'test', event)).stdout).toContain(fault);
  const { code, stderr } = await inProcess(place, ['daemon', 'status'], { env: variables });
  expect(stderr).toContain(`the trigger "fix" starts no run: ${fault}`);
  expect(stderr).toContain('Run: workrail daemon triggers check');
  expect(code).toBe(0);
});

// @verifies unattended-starts-are-current
test('a broken source of the project is not replaced by a workflow of the user with the same id', async () => {
  const place = await placeWith();
  const source = path.join(place.project, '.workrail/workflows/tidy.json');
  const own = path.join(place.home, '.workrail/workflows/tidy.json');
  fs.mkdirSync(path.dirname(own), { recursive: true });
  fs.copyFileSync(source, own);
  fs.writeFileSync(source, fs.readFileSync(source, 'utf8').replaceAll('"prompt"', '"promt"'));
  const { code, stdout } = await run(place, variables, 'check');
  expect(code).toBe(1);
  expect(stdout).toContain('does not compile: .workrail/workflows/tidy.json:');
});

test('an invalid host of a policy is reported by every command that reads it', async () => {
  const place = await placeWith();
  const file = path.join(place.home, '.workrail/workrail.json');
  const { daemon } = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: object };
  const models = {
    main: { provider: 'openai_compatible', id: 'model-1', baseUrl: 'http://127.0.0.1:1', apiKeyVariable: 'KEY' },
  };
  const permissions = { policies: { web: { network: { hosts: ['example.org', 'https://example.com/a'] } } } };
  fs.writeFileSync(file, JSON.stringify({ daemon: { ...daemon, models, permissions } }));
  const fault =
    'the policy "web" lists the invalid host "https://example.com/a" (daemon.permissions.policies.web.network.hosts[1] in ~/.workrail/workrail.json): expected a host';
  const env = { ...variables, KEY: 'x' };
  const commands = [['run'], ['start'], ['dispatch', 'project.tidy'], ['dispatch', 'project.tidy', '--queue']];
  for (const args of commands) {
    const { code, stderr } = await inProcess(place, ['daemon', ...args], { env });
    expect({ args, code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(fault) });
    expect(stderr).toContain('Replace the host with "example.com"');
  }
  const { code, stdout } = await run(place, variables, 'check');
  expect(stdout).toContain(`problem: ${fault}`);
  expect(code).toBe(1);
  const doctor = await inProcess(place, ['doctor', '--json'], { env });
  expect((JSON.parse(doctor.stdout) as DoctorReport).checks.find(({ name }) => name === 'daemon')?.message).toContain(
    fault,
  );
});

test('daemon triggers test prints what an event would do and why, and changes nothing', async () => {
  const place = await placeWith();
  const event = path.join(place.folder, 'event.json');
  const headers = path.join(place.folder, 'headers.json');
  const tried = async (payload: object) => {
    const body = JSON.stringify(payload);
    fs.writeFileSync(event, body);
    const signature = signatureOf(variables.SECRET, new TextEncoder().encode(body));
    fs.writeFileSync(headers, JSON.stringify({ 'X-GitHub-Event': 'issues', 'X-Hub-Signature-256': signature }));
    const { stdout, stderr } = await run(place, variables, 'test', event, '--headers', headers, '--json');
    expect(stderr).toBe('');
    return (JSON.parse(stdout) as TriggerTest).triggers;
  };
  expect(await tried(labeled(4))).toMatchObject([
    {
      name: 'fix',
      decision: 'start',
      signature: 'valid',
      job: { subject: 'github:owner/repo#4', goal: 'Fix 4: "The login fails"', trust: 'user' },
    },
    { name: 'daily', decision: 'ignore', reason: 'the trigger handles no webhook events' },
  ]);
  expect(await tried(labeled(4, { sender: contributor }))).toMatchObject([
    { decision: 'refuse', reason: expect.stringContaining('needs "write"'), job: null },
    {},
  ]);
  const { stdout } = await run(place, {}, 'test', event);
  expect(stdout).toContain(
    'fix: cannot be evaluated now: the environment variable in "tokenVariable" of the trigger is not set',
  );
  expect(fs.existsSync(path.join(place.data, 'daemon'))).toBe(false);
});

test('daemon triggers test says what the server would answer to headers without a signature or an event', async () => {
  const place = await placeWith();
  const event = path.join(place.folder, 'event.json');
  const headers = path.join(place.folder, 'headers.json');
  fs.writeFileSync(event, JSON.stringify(labeled(4)));
  fs.writeFileSync(headers, JSON.stringify({ 'X-GitHub-Event': 'issues' }));
  const unsigned = await run(place, variables, 'test', event, '--headers', headers);
  expect(unsigned.stdout).toContain('  the signature is missing or invalid: the server would answer 401');
  const withoutHeaders = await run(place, variables, 'test', event);
  expect(withoutHeaders.stdout).not.toContain('signature');
  fs.writeFileSync(event, JSON.stringify({ ref: 'refs/heads/main', repository: { full_name: 'owner/repo' } }));
  for (const more of [[], ['--headers', headers]]) {
    fs.writeFileSync(headers, '{}');
    const { stdout } = await run(place, variables, 'test', event, ...more);
    expect(stdout).toContain('fix: ignores the event: the header X-GitHub-Event is missing');
  }
});

test('daemon triggers check says what is lost with a damaged state', async () => {
  const place = await placeWith();
  fs.mkdirSync(path.join(place.data, 'daemon'), { recursive: true });
  fs.writeFileSync(path.join(place.data, 'daemon/triggers.json'), '{}');
  const { stderr } = await run(place, variables, 'check');
  expect(stderr).toContain('missed times of schedules and earlier ends of jobs start no runs');
});

// @verifies trigger-jobs-are-durable
test.skipIf(process.platform === 'win32').for([
  ['a user', {}, {}],
  ['a stranger', { strangers: 'run' }, { sender: contributor }],
] as const)('a signed webhook of %s starts a run of the daemon that runs', async ([who, rule, event], context) => {
  const isStranger = who === 'a stranger';
  if (isStranger && process.platform !== 'linux') skip(context, 'the text of a stranger needs a sandbox');
  const model = new ScriptedModel(completing);
  onTestFinished(() => model.close());
  const place = await placeWith(rule);
  const file = path.join(place.home, '.workrail/workrail.json');
  const { daemon } = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: object };
  configureModel(place.home, await model.listen());
  const { daemon: models } = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: object };
  const free = await startWebhookServer(0, async () => 202);
  await free.close();
  fs.writeFileSync(
    file,
    JSON.stringify({
      daemon: { ...daemon, ...models, ...(isStranger ? { sandbox: 'unshare' } : {}), webhooks: { port: free.port } },
    }),
  );
  const env = environmentOf(place, { ...variables, [keyVariable]: scriptedKey });
  const child = spawn(process.execPath, [program(), 'daemon', 'run'], { cwd: place.project, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const body = JSON.stringify(labeled(5, event));
  const headers = {
    'x-github-event': 'issues',
    'x-hub-signature-256': signatureOf(variables.SECRET, new TextEncoder().encode(body)),
  };
  const send = () =>
    fetch(`http://127.0.0.1:${free.port}/hooks/fix`, { method: 'POST', body, headers }).then(({ status }) => status);
  await expect.poll(() => said).toContain('The daemon is running');
  expect(await send()).toBe(202);
  await expect.poll(() => said).toMatch(/trigger fix: added job_[\s\S]*(?:done|the sandbox could not)/);
  skipUnopened(context, said);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const status = await inProcess(place, ['daemon', 'status', '--json']);
  const [runName = ''] = /[a-z]+-[a-z]+-\d+/.exec(status.stdout) ?? [];
  const { stderr } = await inProcess(place, ['daemon', 'deliver', runName, '--dry-run']);
  expect(stderr.includes('the agent has read texts of strangers, who may have instructed it')).toBe(isStranger);
});
