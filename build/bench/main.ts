/**
 * `npm run bench`: every figure of the goals beside its floor or reference, taken in the same run on the same machine.
 *
 * Ratios count; absolute figures are for orientation. Nothing here fails a build: the exit code is 0 unless something
 * could not be measured. `--full` takes the long counts, `--json` prints the same as data.
 */
import fs from 'node:fs';
import path from 'node:path';
import { nodeFiles } from '../../runtime/host/files.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { rehydrateBytesMax, replyFrameBytesMax, toolsListBytesMax } from '../../schemas/limits.ts';
import { compilingFigures } from './compiling.ts';
import { resumingFigures } from './resuming.ts';
import { type Figure, interleaved, isOver, median, percentile, tableOf, timed } from './table.ts';
import { BareWaves, recordingFiles, type Wave } from './waves.ts';
import {
  acknowledgement,
  cleanUp,
  Connected,
  greeted,
  longId,
  longSource,
  program,
  ran,
  runtimeOn,
  type Step,
  temporaryFolder,
  temporaryPlace,
} from './world.ts';

const full = process.argv.includes('--full');
const counts = {
  starts: full ? 30 : 12,
  calls: full ? 500 : 150,
  advances: 5000,
  coldEvents: 5000,
  mixedCalls: 10_000,
  loads: 5,
  storedSessions: 10_000,
} as const;

const bytesOf = (text: string) => Buffer.byteLength(text);
const must = <T>(result: { isOk(): boolean; isErr(): boolean; _unsafeUnwrap(): T }): T => result._unsafeUnwrap();

// Starts of processes -------------------------------------------------------------------------------------------------

async function processStarts(): Promise<Figure[]> {
  const place = temporaryPlace();
  await greeted([program, 'serve'], place);
  const times = await interleaved(counts.starts, {
    bare: () => ran(['-e', '0'], place),
    serve: () => greeted([program, 'serve'], place),
    version: () => ran([program, '--version'], place),
    help: () => ran([program, '--help'], place),
  });
  const floor = { what: 'node -e 0', measured: median(times.bare) };
  const figure = (name: string, taken: readonly number[], most: number): Figure => ({
    figure: name,
    unit: 'ms',
    measured: median(taken),
    floor,
    target: { kind: 'added', most },
    note: `+${(median(taken) - floor.measured).toFixed(0)} ms`,
  });
  return [
    figure('serve: spawn to initialize reply', times.serve, 150),
    figure('--version', times.version, 40),
    figure('--help', times.help, 40),
  ];
}

// Durable writes ------------------------------------------------------------------------------------------------------

const start = async (runtime: Runtime): Promise<Step> => must(await runtime.start({ workflowId: longId })).data;
const advance = async (runtime: Runtime, step: Step): Promise<Step> =>
  must(await runtime.continue(acknowledgement(step))).data;

const countOf = (waves: readonly Wave[]) => waves.reduce((sum, wave) => sum + wave.length, 0);
const describe = (waves: readonly Wave[]) =>
  waves.map((wave) => wave.map(({ kind }) => kind.replace('new ', '').replace('grown ', '')).join('+')).join(' → ');

async function durableWrites(): Promise<Figure[]> {
  const source = longSource(counts.calls + 50);
  const recorded = recordingFiles(nodeFiles());
  const traced = runtimeOn(path.join(temporaryFolder(), 'data'), source, recorded.port);
  await start(traced);
  recorded.taken();
  let step = await start(traced);
  const startWaves = recorded.taken();
  step = await advance(traced, step);
  recorded.taken();
  step = await advance(traced, step);
  const advanceWaves = recorded.taken();
  must(await traced.continue({ stateToken: step.stateToken }));
  must(await traced.list({}));
  const readWaves = recorded.taken();

  const runtime = runtimeOn(path.join(temporaryFolder(), 'data'), source);
  let inProcess = await start(runtime);
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
  fs.writeFileSync(path.join(place.project, '.workrail/workflows/long.json'), source);
  const server = await Connected.server(place);
  let overStdio = (await server.call('start_workflow', { workflowId: longId })).data;
  const bare = new BareWaves(temporaryFolder());
  for (let i = 0; i < 20; i += 1) {
    inProcess = await advance(runtime, inProcess);
    overStdio = (await server.call('continue_workflow', acknowledgement(overStdio))).data;
    await bare.write(advanceWaves);
  }
  const advances = await interleaved(counts.calls, {
    floor: () => bare.write(advanceWaves),
    inProcess: async () => {
      inProcess = await advance(runtime, inProcess);
    },
    stdio: async () => {
      overStdio = (await server.call('continue_workflow', acknowledgement(overStdio))).data;
    },
  });
  const starts = await interleaved(counts.calls, {
    floor: () => bare.write(startWaves),
    inProcess: () => start(runtime),
    stdio: () => server.call('start_workflow', { workflowId: 'wr.code_review' }),
  });
  const against = (
    name: string,
    taken: readonly number[],
    floor: readonly number[],
    waves: readonly Wave[],
  ): Figure => ({
    figure: name,
    unit: 'ms',
    measured: median(taken),
    floor: { what: 'its waves, bare', measured: median(floor) },
    target: { kind: 'ratio', most: 4 },
    note: `p95 ${percentile(taken, 0.95).toFixed(1)}; ${describe(waves)}`,
  });
  const absolute = (name: string, measured: number, most: number): Figure => ({
    figure: name,
    unit: 'count',
    measured,
    target: { kind: 'absolute', most },
  });
  return [
    against('advance p50, file store, in process', advances.inProcess, advances.floor, advanceWaves),
    against('advance p50, file store, over stdio', advances.stdio, advances.floor, advanceWaves),
    against('start p50, in process', starts.inProcess, starts.floor, startWaves),
    against('start p50, over stdio', starts.stdio, starts.floor, startWaves),
    absolute('fsyncs per advance', countOf(advanceWaves), 5),
    absolute('waves per advance', advanceWaves.length, 3),
    absolute('fsyncs per rehydrate and list', countOf(readWaves), 0),
    { figure: 'fsyncs per start', unit: 'count', measured: countOf(startWaves), note: `${startWaves.length} waves` },
  ];
}

// Long runs -----------------------------------------------------------------------------------------------------------

const eventsFolder = (data: string, { session }: Step) => path.join(data, 'sessions', session.sessionId, 'events');

/** A segment is named by its first and last event. */
const eventsIn = (data: string, step: Step) =>
  Math.max(
    ...fs.readdirSync(eventsFolder(data, step)).map((name) => Number.parseInt(name.split('-')[1] ?? '', 10) + 1),
  );

async function coldLoad(data: string, step: Step): Promise<Figure> {
  const loads: number[] = [];
  for (let i = 0; i < counts.loads; i += 1) {
    const cold = runtimeOn(data, longSource(1));
    loads.push(await timed(async () => must(await cold.continue({ stateToken: step.stateToken }))));
  }
  const events = eventsIn(data, step);
  return {
    figure: `cold load of a session, ${events} events`,
    unit: 'ms',
    measured: median(loads),
    target: { kind: 'absolute', most: 150 },
    note: `${fs.readdirSync(eventsFolder(data, step)).length} segments; ${((median(loads) / events) * 1000).toFixed(1)} µs an event`,
  };
}

async function longRuns(): Promise<Figure[]> {
  const data = path.join(temporaryFolder(), 'data');
  const total = counts.advances;
  const source = longSource(total + 10);
  const runtime = runtimeOn(data, source);
  let step = await start(runtime);
  const root = step;
  let early: Step = step;
  let late: Step = step;
  let cold: Figure | null = null;
  const compared = 100;
  for (let i = 0; i < total - compared; i += 1) {
    step = await advance(runtime, step);
    if (i === 9) early = step;
    if (cold === null && i % 50 === 49 && eventsIn(data, step) >= counts.coldEvents) cold = await coldLoad(data, step);
  }
  // In turns with the first steps of another run, so that both meet the same disk.
  let fresh = await start(runtime);
  const advances = await interleaved(compared, {
    late: async () => {
      late = step;
      step = await advance(runtime, step);
    },
    first: async () => (fresh = await advance(runtime, fresh)),
  });
  const measured: Figure[] = [
    {
      figure: `advance p50, last ${compared} of ${total}`,
      unit: 'ms',
      measured: median(advances.late),
      floor: { what: 'the first of another run', measured: median(advances.first) },
      target: { kind: 'ratio', most: 1.3 },
      note: 'one run of as many steps',
    },
    ...(cold === null ? [] : [cold]),
  ];

  const rehydrates = await interleaved(50, {
    early: async () => must(await runtime.continue({ stateToken: early.stateToken })),
    late: async () => must(await runtime.continue({ stateToken: step.stateToken })),
  });
  measured.push({
    figure: `rehydrate p50 after ${total} steps, in process`,
    unit: 'ms',
    measured: median(rehydrates.late),
    floor: { what: 'after 10', measured: median(rehydrates.early) },
    note: 'same time at any length',
  });
  const reply = must(await runtime.continue({ stateToken: step.stateToken }));
  measured.push({
    figure: `rehydrate text beside the prompt after ${total} steps`,
    unit: 'bytes',
    measured: bytesOf(reply.text) - bytesOf(reply.data.pending?.prompt ?? ''),
    target: { kind: 'absolute', most: rehydrateBytesMax },
  });

  const replyBytes = async (from: Step) => bytesOf(JSON.stringify(must(await runtime.continue(acknowledgement(from)))));
  measured.push({
    figure: `reply to an advance after ${total} steps, text and data`,
    unit: 'bytes',
    measured: await replyBytes(late),
    floor: { what: 'after 10', measured: await replyBytes(early) },
    target: { kind: 'ratio', most: 1.05 },
    note: 'no reply grows with the run',
  });

  // The other way to a long run: ever new branches from one step.
  const forks: number[] = [];
  for (let i = 0; i < 200; i += 1) {
    const again = must(await runtime.continue({ stateToken: root.stateToken })).data;
    forks.push(await timed(() => advance(runtime, again)));
  }
  measured.push({
    figure: 'fork p50, last 50 of 200 from one step',
    unit: 'ms',
    measured: median(forks.slice(-50)),
    floor: { what: 'the first 50', measured: median(forks.slice(0, 50)) },
  });
  return measured;
}

// Reads ---------------------------------------------------------------------------------------------------------------

async function reads(): Promise<Figure[]> {
  const place = temporaryPlace();
  const [server, echo] = [await Connected.server(place), await Connected.echo(place)];
  const first = (await server.call('start_workflow', { workflowId: 'wr.code_review' })).data;
  let step = first;
  for (let i = 0; i < 3; i += 1) step = (await server.call('continue_workflow', acknowledgement(step))).data;
  const bodies = {
    echo: () => echo.call('echo', { text: 'hello' }),
    largeEcho: () => echo.call('echo', { text: 'x'.repeat(6000) }),
    list: () => server.call('list_workflows', {}),
    inspect: () => server.call('inspect_workflow', { workflowId: 'wr.code_review' }),
    rehydrate: () => server.call('continue_workflow', { stateToken: step.stateToken }),
    replay: () => server.call('continue_workflow', acknowledgement(first)),
  };
  await interleaved(50, bodies);
  const times = await interleaved(counts.calls, bodies);
  const floor = { what: 'MCP echo of 5 bytes', measured: median(times.echo) };
  const large = median(times.largeEcho);
  return (['list', 'inspect', 'rehydrate', 'replay'] as const).map((name) => ({
    figure: `${name} p50, warm`,
    unit: 'ms',
    measured: median(times[name]),
    floor,
    target: { kind: 'ratio', most: 2 },
    note: `p95 ${percentile(times[name], 0.95).toFixed(2)}; echo of 6 KB ${large.toFixed(2)} (${(median(times[name]) / large).toFixed(2)} ×)`,
  }));
}

// Load ----------------------------------------------------------------------------------------------------------------

async function memory(): Promise<Figure[]> {
  const server = await Connected.server(temporaryPlace());
  const fresh = async () => (await server.call('start_workflow', { workflowId: 'wr.bug_investigation' })).data;
  let step = await fresh();
  const samples: number[] = [];
  for (let call = 0; call < counts.mixedCalls; call += 1) {
    const kind = call % 10;
    if (kind < 4)
      step =
        step.ackToken === undefined
          ? await fresh()
          : (await server.call('continue_workflow', acknowledgement(step))).data;
    else if (kind < 6) await server.call('continue_workflow', { stateToken: step.stateToken });
    else if (kind < 8) await server.call('list_workflows', {});
    else await server.call('inspect_workflow', { workflowId: 'wr.code_review', mode: 'preview' });
    const resident = server.residentMb();
    if (resident !== null && call % 50 === 49) samples.push(resident);
  }
  if (samples.length === 0) throw new Error('the memory of the server cannot be read on this platform');
  const quarter = Math.floor(samples.length / 4);
  return [
    {
      figure: `memory after ${counts.mixedCalls} mixed calls`,
      unit: 'MB',
      measured: samples.at(-1) ?? Number.NaN,
      target: { kind: 'absolute', most: 120 },
      note: `highest ${Math.max(...samples).toFixed(1)}`,
    },
    {
      figure: 'memory, last quarter of those calls',
      unit: 'MB',
      measured: median(samples.slice(-quarter)),
      floor: { what: 'the second quarter', measured: median(samples.slice(quarter, 2 * quarter)) },
      target: { kind: 'ratio', most: 1.1 },
      note: 'flat after warm-up',
    },
  ];
}

async function crowds(): Promise<Figure[]> {
  const server = await Connected.server(temporaryPlace());
  const attempts = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
  const starts = Array.from({ length: 50 }, () => server.call('start_workflow', { workflowId: 'wr.code_review' }));
  const failedStarts = await attempts(starts);
  const steps = await Promise.all(starts.slice(0, 20));
  const failedAdvances = await attempts(
    steps.map(({ data }) => server.call('continue_workflow', acknowledgement(data))),
  );
  const none = { kind: 'absolute', most: 0 } as const;
  return [
    { figure: 'failures of 50 simultaneous starts', unit: 'count', measured: failedStarts, target: none },
    { figure: 'failures of 20 simultaneous advances', unit: 'count', measured: failedAdvances, target: none },
  ];
}

// Sizes ---------------------------------------------------------------------------------------------------------------

async function sizes(): Promise<Figure[]> {
  const server = await Connected.server(temporaryPlace());
  const frame = (text: string, { pending, stateToken, ackToken = '', checkpointToken = '' }: Step) => {
    const parts = [pending?.prompt ?? '', stateToken ?? '', ackToken, checkpointToken];
    return parts.reduce<string>((rest, part) => rest.replace(part, ''), text);
  };
  let largest = 0;
  for (const workflowId of ['wr.code_review', 'wr.bug_investigation']) {
    let step = (await server.call('start_workflow', { workflowId })).data;
    while (step.ackToken !== undefined) {
      const { text, data } = await server.call('continue_workflow', acknowledgement(step));
      largest = Math.max(largest, bytesOf(frame(text, data)));
      step = data;
    }
  }
  const tools = await server.client.listTools();
  return [
    {
      figure: 'text around a prompt, tokens aside, largest',
      unit: 'bytes',
      measured: largest,
      target: { kind: 'absolute', most: replyFrameBytesMax },
    },
    {
      figure: 'tools/list reply',
      unit: 'bytes',
      measured: bytesOf(JSON.stringify(tools)),
      target: { kind: 'absolute', most: toolsListBytesMax },
    },
  ];
}

// The run -------------------------------------------------------------------------------------------------------------

async function main(): Promise<number> {
  const groups = {
    compiling: () => compilingFigures(full),
    processStarts,
    durableWrites,
    longRuns,
    reads,
    resuming: () => resumingFigures(counts.storedSessions),
    memory,
    crowds,
    sizes,
  };
  const figures: Figure[] = [];
  const failed: string[] = [];
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  for (const [name, group] of Object.entries(groups)) {
    if (only !== undefined && only !== name) continue;
    try {
      figures.push(...(await group()));
    } catch (error) {
      failed.push(`${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  await cleanUp();
  if (process.argv.includes('--json')) {
    const rows = figures.map((figure) => ({ ...figure, over: isOver(figure) }));
    console.log(JSON.stringify({ version: 1, node: process.version, full, figures: rows, failed }, null, 2));
  } else {
    console.log(tableOf(figures));
    const over = figures.filter(isOver).length;
    console.log(`\n${figures.length} figures, ${over} over target (node ${process.version}, ${process.platform})`);
  }
  for (const line of failed) console.error(line);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
