/** Starts and advances over the file store, in process and over stdio, beside the waves of syncs that they wait for. */
import fs from 'node:fs';
import path from 'node:path';
import { type Figure, interleaved, median, percentile } from './table.ts';
import { BareWaves, recordingFiles, type Wave } from './waves.ts';
import {
  acknowledgement,
  advance,
  Connected,
  longId,
  longSource,
  must,
  nodeFiles,
  runtimeOn,
  start,
  temporaryFolder,
  temporaryPlace,
} from './world.ts';

const countOf = (waves: readonly Wave[]) => waves.reduce((sum, wave) => sum + wave.length, 0);
const describe = (waves: readonly Wave[]) =>
  waves.map((wave) => wave.map(({ kind }) => kind.replace('new ', '').replace('grown ', '')).join('+')).join(' → ');

export async function durableWriteFigures(calls: number): Promise<Figure[]> {
  const source = longSource(calls + 50);
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

  const folder = temporaryFolder();
  const runtime = runtimeOn(path.join(folder, 'data'), source);
  let inProcess = await start(runtime);
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
  fs.writeFileSync(path.join(place.project, '.workrail/workflows/long.json'), source);
  const server = await Connected.server(place);
  let overStdio = (await server.call('start_workflow', { workflowId: longId })).data;
  // Beside the store: where many files were deleted in the last minutes, ext4 needs up to 0.8 ms more to make a file.
  const bare = new BareWaves(path.join(folder, 'bare'));
  for (let i = 0; i < 20; i += 1) {
    inProcess = await advance(runtime, inProcess);
    overStdio = (await server.call('continue_workflow', acknowledgement(overStdio))).data;
    await bare.write(advanceWaves);
  }
  const advances = await interleaved(calls, {
    floor: () => bare.write(advanceWaves),
    inProcess: async () => {
      inProcess = await advance(runtime, inProcess);
    },
    stdio: async () => {
      overStdio = (await server.call('continue_workflow', acknowledgement(overStdio))).data;
    },
  });
  const starts = await interleaved(calls, {
    floor: () => bare.write(startWaves),
    inProcess: () => start(runtime),
    stdio: () => server.call('start_workflow', { workflowId: 'wr.code_review' }),
  });
  const against = (
    name: string,
    taken: readonly number[],
    floor: readonly number[],
    waves: readonly Wave[],
    most: number,
  ): Figure => ({
    figure: name,
    unit: 'ms',
    measured: median(taken),
    floor: { what: 'its waves, bare', measured: median(floor) },
    target: { kind: 'ratio', most },
    note: `p95 ${percentile(taken, 0.95).toFixed(1)}; ${describe(waves)}`,
  });
  const absolute = (name: string, measured: number, most: number): Figure => ({
    figure: name,
    unit: 'count',
    measured,
    target: { kind: 'absolute', most },
  });
  return [
    against('advance p50, file store, in process', advances.inProcess, advances.floor, advanceWaves, 2),
    against('advance p50, file store, over stdio', advances.stdio, advances.floor, advanceWaves, 3),
    against('start p50, in process', starts.inProcess, starts.floor, startWaves, 2.5),
    against('start p50, over stdio', starts.stdio, starts.floor, startWaves, 3.5),
    absolute('fsyncs per advance', countOf(advanceWaves), 5),
    absolute('waves per advance', advanceWaves.length, 2),
    absolute('fsyncs per rehydrate and list', countOf(readWaves), 0),
    { figure: 'fsyncs per start', unit: 'count', measured: countOf(startWaves), note: `${startWaves.length} waves` },
  ];
}
