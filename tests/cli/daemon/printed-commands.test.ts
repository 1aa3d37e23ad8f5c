/**
 * Every command that a report prints, pasted in every state of a session and its job: it does something and is not refused, and no
 * job is done twice. Sessions end here as they do for a user: in a killed process, at a question or a limit, by a provider that
 * refuses. Then their user steers them, retries their job, abandons their run, or loses its files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { createHost } from '../../../runtime/host.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { commands } from '../../../cli/command-table/table.ts';
import { completing } from '../../daemon/llm/completing.ts';
import type { Script } from '../../daemon/llm/server.ts';
import { environmentOf, plainSteps, program, type Ran } from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { configure, modelKey, type ModelPlace, placeWith } from './place.ts';

const run = (place: ModelPlace, ...args: readonly string[]): Promise<Ran> => inProcess(place, args, { env: modelKey });

const statusOf = async (place: ModelPlace) =>
  JSON.parse((await run(place, 'daemon', 'status', '--json')).stdout) as DaemonStatus;

// Situations ----------------------------------------------------------------------------------------------------------

type Situation = {
  /** What the model answers until the session has ended; then it completes every step. */
  readonly script: Script;
  readonly steps?: readonly object[];
  readonly limits?: object;
  readonly end?: 'kill the process' | 'kill the process and work on' | 'give up the job';
};
const silentFrom =
  (first: number): Script =>
  (request, number) =>
    number < first ? completing(request) : { kind: 'silence' };
const refusing: Script = () => ({ kind: 'status', status: 401 });
const confirmed = plainSteps(2).map((step, at) => (at === 0 ? { ...step, requireConfirmation: true } : step));

const ofSessions: Readonly<Record<string, Situation>> = {
  'killed in its first step': { script: silentFrom(1), end: 'kill the process' },
  'killed in its second step': { script: silentFrom(2), end: 'kill the process' },
  'refused by its provider': { script: refusing },
  'at a confirmation': { script: completing, steps: confirmed },
  'at a limit': { script: completing, limits: { spending: { run: { tokens: 1000 } } } },
  complete: { script: completing },
};
const ofJobs: Readonly<Record<string, Situation>> = {
  ...ofSessions,
  'killed in its first step and worked on': { script: silentFrom(1), end: 'kill the process and work on' },
  'given up': { script: refusing, end: 'give up the job' },
};

/** A process of the daemon, with or without a queue, that ends with the test. */
function started(place: ModelPlace, ...args: readonly string[]) {
  const env = environmentOf(place, modelKey);
  const child = spawn(process.execPath, [program(), 'daemon', ...args], { cwd: place.project, env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  return (signal?: NodeJS.Signals) => {
    if (signal !== undefined) child.kill(signal);
    return closed;
  };
}

/** Until no job can be worked on now. */
async function workOnQueue(place: ModelPlace): Promise<void> {
  const end = started(place, 'run');
  const isIdle = async () =>
    (await statusOf(place)).jobs.every(
      ({ status, failures }) => status !== 'claimed' && (status !== 'queued' || failures > 0),
    );
  await expect.poll(isIdle, { timeout: 30_000 }).toBe(true);
  await end('SIGTERM');
}

async function placeIn({ script, steps, limits, end: after }: Situation, isJob: boolean): Promise<ModelPlace> {
  let isOver = false;
  let isSilent = (): void => undefined;
  const silence = new Promise<void>((resolve) => {
    isSilent = resolve;
  });
  const answer: Script = async (request, number) => {
    const answered = isOver ? completing(request) : await script(request, number);
    if (answered.kind === 'silence') isSilent();
    return answered;
  };
  const place = await placeWith(answer, steps === undefined ? {} : { steps });
  if (limits !== undefined) configure(place, { limits });
  if (isJob) await run(place, 'daemon', 'dispatch', 'project.tidy', '--queue');
  if (after?.startsWith('kill') === true) {
    const end = isJob ? started(place, 'run') : started(place, 'dispatch', 'project.tidy');
    await silence;
    await end('SIGKILL');
  } else if (isJob) await workOnQueue(place);
  else await run(place, 'daemon', 'dispatch', 'project.tidy');
  isOver = true;
  if (after === 'kill the process and work on') await workOnQueue(place);
  const [job] = (await statusOf(place)).jobs;
  if (after === 'give up the job')
    await new FileJobQueue(createHost(), layoutOf(place).queue).drop(job?.jobId ?? '', 'no');
  return place;
}

// What the user does then ---------------------------------------------------------------------------------------------

type Known = { readonly name: string; readonly sessionId: string; readonly jobId: string | null };
type Act = (place: ModelPlace, known: Known) => unknown;
const layoutOf = (place: ModelPlace) => new DaemonLayout(place.data);

/** As after a kill before its first record, with the file that it is resumed from, and before that. */
function loseBeginning(place: ModelPlace, sessionId: string, isResumable: boolean): void {
  const layout = layoutOf(place);
  fs.writeFileSync(layout.turnLog(sessionId as SessionId), '');
  if (!isResumable) fs.rmSync(layout.sidecar(sessionId as SessionId), { force: true });
}

const onBoth: Readonly<Record<string, Act>> = {
  nothing: () => undefined,
  send: (place, { name }) => run(place, 'daemon', 'send', name, 'Use tabs.'),
  pause: (place, { name }) => run(place, 'daemon', 'pause', name),
  cancel: (place, { name }) => run(place, 'daemon', 'cancel', name),
  abandon: (place, { name }) => run(place, 'sessions', 'abandon', name),
  'abandon and cancel': async (place, { name }) => {
    await run(place, 'sessions', 'abandon', name);
    await run(place, 'daemon', 'cancel', name);
  },
  'lose the run and cancel': async (place, { name, sessionId }) => {
    fs.rmSync(path.join(place.data, 'sessions', sessionId), { recursive: true });
    await run(place, 'daemon', 'cancel', name);
  },
  'lose the run': (place, { sessionId }) =>
    fs.rmSync(path.join(place.data, 'sessions', sessionId), { recursive: true }),
  'damage the run': (place, { sessionId }) => {
    const file = path.join(place.data, 'sessions', sessionId, 'manifest.jsonl');
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(file, bytes.with(Math.floor(bytes.length * 0.9), 35));
  },
  'damage the log': (place, { sessionId }) => fs.writeFileSync(layoutOf(place).turnLog(sessionId as SessionId), 'no\n'),
  'lose the log': (place, { sessionId }) => fs.rmSync(layoutOf(place).turnLog(sessionId as SessionId)),
};
const onSessions: Readonly<Record<string, Act>> = {
  ...onBoth,
  'lose the first record': (place, { sessionId }) => loseBeginning(place, sessionId, true),
  'lose the first record and cancel': async (place, { sessionId }) => {
    loseBeginning(place, sessionId, true);
    await run(place, 'daemon', 'cancel', sessionId);
  },
  'lose all that was recorded': (place, { sessionId }) => loseBeginning(place, sessionId, false),
};
const onJobs: Readonly<Record<string, Act>> = {
  ...onBoth,
  retry: (place, { jobId }) => run(place, 'daemon', 'retry', jobId ?? ''),
  'retry in a new session': (place, { jobId }) => run(place, 'daemon', 'retry', jobId ?? '', '--new-session'),
  dismiss: (place, { jobId }) => run(place, 'daemon', 'dismiss', jobId ?? ''),
};

// What is printed -----------------------------------------------------------------------------------------------------

const names = commands.map(({ name }) => name).sort((a, b) => b.length - a.length);
/** An option, a quoted text, or a word that no sentence has: the name of a run, an id, a digest or a number. */
const word = String.raw`(?:--limit [a-z]+|--[a-z-]+|"[^"\n]*"|(?=[^\s.,;:)]*[0-9.])[\w.:-]*\w)`;
const printed = new RegExp(String.raw`\bworkrail ((?:${names.join('|')})(?: (?:${word}|<[a-z]+>))*)`, 'g');
/** A placeholder is not for copying: the user types what it stands for. */
const typed = (command: string, { name }: Known) =>
  command
    .replace('<workflow>', 'project.tidy')
    .replace('<session>', name)
    .replace(/<(?:count|amount)>/, '1000000');
const wordsOf = (command: string) => (command.match(/"[^"]*"|\S+/g) ?? []).map((each) => each.replaceAll('"', ''));

const reportsOf = (name: string): readonly (readonly string[])[] => [
  ['daemon', 'status'],
  ['daemon', 'inbox'],
  ['daemon', 'costs'],
  ['daemon', 'worktrees', 'list'],
  ['sessions', 'list'],
  ['sessions', 'show', name],
];

async function printedCommands(place: ModelPlace, known: Known): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const report of reportsOf(known.name)) {
    const { stdout, stderr } = await run(place, ...report);
    for (const [, command = ''] of `${stdout}\n${stderr}`.matchAll(printed)) found.add(typed(command, known));
  }
  return found;
}

/** They change nothing that a report asks for, so it may print them again. */
const isView = (command: string) =>
  /^(?:explain|daemon (?:start|dispatch|status|inbox|logs|worktrees gc)|sessions (?:list|show|verify|repair \S+ --dry-run))\b/.test(
    command,
  );

const copyOptions = { recursive: true, filter: (file: string) => !fs.lstatSync(file).isSocket() };
function restore(place: ModelPlace, from: string): void {
  fs.rmSync(place.data, { recursive: true, force: true });
  fs.cpSync(from, place.data, copyOptions);
}

async function paste(place: ModelPlace, command: string, known: Known): Promise<string | null> {
  if (command === 'daemon start') await workOnQueue(place);
  const { code, stdout, stderr } = await run(
    place,
    ...(command === 'daemon start' ? ['daemon', 'status'] : wordsOf(command)),
  );
  const { sessions } = await statusOf(place);
  const waits = sessions.some(({ status }) => status === 'waiting');
  // What it finds is its answer.
  const isFinding = command.startsWith('sessions verify') && stdout !== '';
  if (code !== 0 && !(code === 1 && (waits || isFinding))) return `exits with ${code}: ${stderr || stdout}`;
  if (sessions.filter(({ status }) => status === 'success').length > 1) return 'the job was done twice';
  // Resumed, a session may wait for the same again.
  if (isView(command) || waits || !(await printedCommands(place, known)).has(command)) return null;
  return 'it is printed again';
}

const sessionsAndJobs = [
  ...Object.entries(ofSessions).map(([name, situation]) => ({ name: `a session ${name}`, situation, isJob: false })),
  ...Object.entries(ofJobs).map(([name, situation]) => ({ name: `a job ${name}`, situation, isJob: true })),
].map((each, number) => ({ ...each, number }));

/** Each state gets other acts first, so that a small number of them draws all. */
const actsOf = (number: number, all: Readonly<Record<string, Act>>) => {
  const acts = Object.entries(all);
  const at = (number * rounds.actsPerSession) % acts.length;
  return [...acts.slice(at), ...acts.slice(0, at)].slice(0, rounds.actsPerSession);
};

// @verifies errors-say-what-to-do, replaced-sessions-stay-ended
test.each(sessionsAndJobs)('$name', { timeout: 300_000 }, async ({ number, situation, isJob }) => {
  const place = await placeIn(situation, isJob);
  const { sessions, jobs } = await statusOf(place);
  const { runName: name = '', sessionId = '' } = sessions[0] ?? {};
  const known = { name, sessionId, jobId: jobs[0]?.jobId ?? null };
  const [before, after] = ['before', 'after'].map((each) => path.join(place.folder, each)) as [string, string];
  fs.cpSync(place.data, before, copyOptions);
  const faults: string[] = [];
  let pasted = 0;
  for (const [act, doIt] of actsOf(number, known.jobId === null ? onSessions : onJobs)) {
    restore(place, before);
    await doIt(place, known);
    fs.rmSync(after, { recursive: true, force: true });
    fs.cpSync(place.data, after, copyOptions);
    for (const command of await printedCommands(place, known)) {
      restore(place, after);
      const fault = await paste(place, command, known);
      pasted += 1;
      if (fault !== null) faults.push(`${act}: workrail ${command}: ${fault}`);
    }
  }
  expect(pasted).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
