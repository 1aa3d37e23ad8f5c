/** What must not grow with a run: the time of a step and the bytes of a reply; and what a cold load of one costs. */
import fs from 'node:fs';
import path from 'node:path';
import { rehydrateBytesMax } from '../../schemas/limits.ts';
import { type Figure, interleaved, median, measure } from './table.ts';
import {
  acknowledgement,
  advance,
  bytesOf,
  longSource,
  must,
  nodeFiles,
  runtimeOn,
  type Step,
  start,
  temporaryFolder,
  unsyncedFiles,
} from './world.ts';

export type LongRunCounts = { readonly advances: number; readonly coldEvents: number; readonly loads: number };

const eventsFolder = (data: string, { session }: Step) => path.join(data, 'sessions', session.sessionId, 'events');

/** A segment is named by its first and last event. */
const eventsIn = (data: string, step: Step) =>
  Math.max(
    ...fs.readdirSync(eventsFolder(data, step)).map((name) => Number.parseInt(name.split('-')[1] ?? '', 10) + 1),
  );

/** A step of the run is five events, so the workflow has a fifth as many steps, and some to spare. */
async function coldLoad({ coldEvents, loads: rounds }: LongRunCounts): Promise<Figure> {
  const data = path.join(temporaryFolder(), 'data');
  const runtime = runtimeOn(data, longSource(coldEvents / 5 + 10), unsyncedFiles(nodeFiles()));
  let step = await start(runtime);
  while (eventsIn(data, step) < coldEvents) step = await advance(runtime, step);
  const loads: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const cold = runtimeOn(data, longSource(1));
    loads.push(await measure(async () => must(await cold.continue({ stateToken: step.stateToken }))));
  }
  const events = eventsIn(data, step);
  return {
    figure: `cold load of a session, ${events} events`,
    unit: 'ms',
    measured: median(loads),
    target: { kind: 'absolute', most: 50 },
    note: `${fs.readdirSync(eventsFolder(data, step)).length} segments; ${((median(loads) / events) * 1000).toFixed(1)} µs an event`,
  };
}

export async function longRunFigures(counts: LongRunCounts): Promise<Figure[]> {
  const data = path.join(temporaryFolder(), 'data');
  const total = counts.advances;
  const source = longSource(total + 10);
  const runtime = runtimeOn(data, source);
  let step = await start(runtime);
  const root = step;
  let early: Step = step;
  let late: Step = step;
  const compared = 100;
  for (let i = 0; i < total - compared; i += 1) {
    step = await advance(runtime, step);
    if (i === 9) early = step;
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
      target: { kind: 'ratio', most: 1.1 },
      note: 'one run of as many steps',
    },
    await coldLoad(counts),
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
    forks.push(await measure(() => advance(runtime, again)));
  }
  measured.push({
    figure: 'fork p50, last 50 of 200 from one step',
    unit: 'ms',
    measured: median(forks.slice(-50)),
    floor: { what: 'the first 50', measured: median(forks.slice(0, 50)) },
  });
  return measured;
}
