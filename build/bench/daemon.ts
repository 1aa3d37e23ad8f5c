/** The daemon as a process: what a turn costs beside the model and its tools, what it keeps in memory, and how many sessions run at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sandboxAdapter } from '../../daemon/sandbox/adapters.ts';
import { defaultLimits } from '../../daemon/sandbox/limits.ts';
import type { DaemonLog, DaemonStatus } from '../../schemas/daemon/reports.ts';
import { type Figure, interleaved, median } from './table.ts';
import { type Place, program, root, temporaryFolder, temporaryPlace } from './world.ts';

const { insideProgram } = (await import('../bundle.mjs' as string)) as {
  readonly insideProgram: () => Promise<string>;
};

const pollMs = 100;
const waitMs = 60_000;
const turns = 40;
const sessionsAtOnce = 20;
const [briefId, longId] = ['bench.brief', 'bench.turns'];

const source = (id: string) =>
  JSON.stringify({
    id,
    name: id,
    description: 'One step.',
    version: '1.0.0',
    steps: [{ id: 'one', title: 'One', prompt: 'Do the work.' }],
  });

/** Each turn but the last one calls a tool that does nothing. */
function script(): object {
  const done = { calls: [{ tool: 'complete_step', arguments: { output: { notesMarkdown: 'Did the work.' } } }] };
  const reports = Array.from({ length: turns }, (_, turn) => ({
    calls: [{ tool: 'report_issue', arguments: { text: `Problem ${turn}.` } }],
  }));
  return {
    steps: [
      { workflow: briefId, step: '*', turns: [done] },
      { workflow: longId, step: '*', turns: [...reports, done] },
    ],
  };
}

function placeOf(): Place {
  const place = temporaryPlace();
  const folder = path.join(place.project, '.workrail/workflows');
  const home = path.join(place.environment['HOME'] ?? '', '.workrail');
  for (const each of [folder, home]) fs.mkdirSync(each, { recursive: true });
  for (const id of [briefId, longId]) fs.writeFileSync(path.join(folder, `${id}.json`), source(id));
  const file = path.join(home, 'script.json');
  fs.writeFileSync(file, JSON.stringify(script()));
  const model = { provider: 'scripted', id: 'scripted-1', script: file };
  const limits = { stuck: 'off', callsPerStep: turns + 5 };
  const daemon = { models: { main: model }, sandbox: 'no_tools', sessionsAtOnce, limits };
  fs.writeFileSync(path.join(home, 'workrail.json'), JSON.stringify({ daemon }));
  return place;
}

function outputOf(place: Place, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'daemon', ...args], {
      cwd: place.project,
      env: place.environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`daemon ${args.join(' ')} ended with ${code}`)),
    );
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs));
const queue = (place: Place, id: string) => outputOf(place, 'dispatch', id, '--queue');

/** @returns how many sessions are complete when no job is open any more */
async function waitForEnd(place: Place): Promise<number> {
  for (const endMs = Date.now() + waitMs; ; await pause()) {
    const { jobs, sessions } = JSON.parse(await outputOf(place, 'status', '--json')) as DaemonStatus;
    if (jobs.every(({ status }) => status === 'dropped') || Date.now() > endMs)
      return sessions.filter(({ status }) => status === 'success').length;
  }
}

const syncsFile = (place: Place) => path.join(place.project, 'syncs');

/** With the program that counts the syncs of a process. */
function started(place: Place): ChildProcess {
  const counter = path.join(root, 'build/bench/count-syncs.cjs');
  return spawn(process.execPath, ['-r', counter, program, 'daemon', 'run'], {
    cwd: place.project,
    env: { ...place.environment, BENCH_SYNCS: syncsFile(place) },
    stdio: 'ignore',
  });
}

const stopped = (daemon: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (daemon.exitCode !== null) return resolve();
    daemon.once('exit', () => resolve());
    daemon.kill('SIGTERM');
  });

/** The syncs of a daemon that ran one job. */
async function syncsOf(id: string): Promise<{ readonly syncs: number; readonly log: DaemonLog }> {
  const place = placeOf();
  const daemon = started(place);
  await queue(place, id);
  await waitForEnd(place);
  await stopped(daemon);
  const { sessions } = JSON.parse(await outputOf(place, 'status', '--json')) as DaemonStatus;
  const log = JSON.parse(await outputOf(place, 'logs', sessions[0]?.sessionId ?? '', '--json')) as DaemonLog;
  return { syncs: Number(fs.readFileSync(syncsFile(place), 'utf8')), log };
}

/** Between the records of a session, without the time in which the model or a tool worked. */
function overheadMs({ records }: DaemonLog): number {
  let [sum, before] = [0, records[0]];
  for (const record of records) {
    const isBeside = before?.kind !== 'call_started' && before?.kind !== 'tool_started';
    if (isBeside) sum += record.atMs - (before?.atMs ?? 0);
    before = record;
  }
  return sum;
}

export async function daemonTurnFigures(): Promise<Figure[]> {
  const brief = await syncsOf(briefId);
  const long = await syncsOf(longId);
  return [
    {
      figure: 'daemon: loop overhead per turn',
      unit: 'ms',
      measured: overheadMs(long.log) / (turns + 1),
      target: { kind: 'absolute', most: 10 },
      note: 'beside the model and its tools',
    },
    {
      figure: 'daemon: fsyncs per turn',
      unit: 'count',
      measured: (long.syncs - brief.syncs) / turns,
      target: { kind: 'absolute', most: 3 },
      note: `${long.syncs} in ${turns + 1} turns, ${brief.syncs} in one`,
    },
  ];
}

function residentMb(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

export async function daemonLoadFigures(): Promise<Figure[]> {
  const place = placeOf();
  const daemon = started(place);
  const bare = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600000)'], { stdio: 'ignore' });
  try {
    for (let job = 0; job < 2; job += 1) await queue(place, briefId);
    await waitForEnd(place);
    const idle = residentMb(daemon.pid ?? 0);
    await Promise.all(Array.from({ length: sessionsAtOnce }, () => queue(place, longId)));
    const complete = (await waitForEnd(place)) - 2;
    return [
      {
        figure: 'daemon: idle memory after 2 jobs',
        unit: 'MB',
        measured: idle,
        floor: { what: 'bare node', measured: residentMb(bare.pid ?? 0) },
        target: { kind: 'added', most: 45 },
        note: 'goal 80 MB',
      },
      {
        figure: `daemon: failures of ${sessionsAtOnce} sessions at once`,
        unit: 'count',
        measured: sessionsAtOnce - complete,
        target: { kind: 'absolute', most: 0 },
        note: `then ${residentMb(daemon.pid ?? 0).toFixed(1)} MB`,
      },
    ];
  } finally {
    bare.kill('SIGKILL');
    await stopped(daemon);
  }
}

function bareCommand(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', 'true'], { stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}

export async function sandboxFigures(rounds: number): Promise<Figure[]> {
  const folder = temporaryFolder();
  const inside = path.join(folder, 'inside.cjs');
  fs.writeFileSync(inside, await insideProgram());
  const adapter = sandboxAdapter('unshare', inside);
  const result = await adapter.open({
    mounts: [],
    files: [],
    folder: '/tmp',
    environment: {},
    limits: defaultLimits,
    proxySocket: null,
  });
  if (result.kind === 'refused') throw new Error(`the sandbox could not be opened: ${result.fault.reason}`);
  try {
    const times = await interleaved(rounds, {
      bare: bareCommand,
      inside: () => result.sandbox.call('run', { argv: ['bash', '-c', 'true'] }),
    });
    return [
      {
        figure: 'daemon: sandboxed command p50',
        unit: 'ms',
        measured: median(times.inside),
        floor: { what: 'bash, bare', measured: median(times.bare) },
        target: { kind: 'added', most: 50 },
      },
    ];
  } finally {
    await result.sandbox.close();
  }
}
