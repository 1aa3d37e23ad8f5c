/**
 * Commands that end by themselves, beside a bare Node process. Processor time is measured, in turns: other load on the
 * machine lengthens the wait of both and changes neither.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Figure, interleaved, median } from './table.ts';
import { type Place, program, root, temporaryPlace } from './world.ts';

const reporter = path.join(root, 'build/bench/processor-time.cjs');
const sources = 5;

const source = (number: number) =>
  JSON.stringify({
    id: `bench.review_${number}`,
    name: `Review ${number}`,
    description: 'Reviews a change and reports what it finds.',
    version: '1.0.0',
    inputs: [{ key: 'size', kind: 'enum', values: ['small', 'large'], description: 'How large the change is.' }],
    conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
    steps: [
      { id: 'read', title: 'Read', prompt: 'Read the change and say how large it is.' },
      { id: 'search', title: 'Search', prompt: 'Search for defects.', when: 'is_large' },
      { id: 'report', title: 'Report', prompt: 'Report what was found.' },
    ],
  });

/** @returns milliseconds of processor time, user and system, of all threads */
function processorTime(args: readonly string[], { project, environment }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-r', reporter, ...args], {
      cwd: project,
      env: environment,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let reported = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      reported += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Number(reported) / 1000);
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

export async function oneShotFigures(rounds: number): Promise<Figure[]> {
  const place = temporaryPlace();
  const folder = path.join(place.project, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= sources; number += 1)
    fs.writeFileSync(path.join(folder, `review-${number}.json`), source(number));
  const used: Record<'bare' | 'list' | 'check' | 'sessions', number[]> = {
    bare: [],
    list: [],
    check: [],
    sessions: [],
  };
  const measured = (name: keyof typeof used, args: readonly string[]) => async () => {
    used[name].push(await processorTime(args, place));
  };
  await interleaved(rounds, {
    bare: measured('bare', ['-e', '0']),
    list: measured('list', [program, 'list']),
    check: measured('check', [program, 'check']),
    sessions: measured('sessions', [program, 'sessions', 'list']),
  });
  const floor = { what: 'node -e 0', measured: median(used.bare) };
  const figure = (name: string, taken: readonly number[]): Figure => {
    const added = median(taken.map((time, round) => time - (used.bare[round] ?? 0)));
    return {
      figure: `${name} (processor time)`,
      unit: 'ms',
      measured: floor.measured + added,
      floor,
      target: { kind: 'added', most: 60 },
      note: `+${added.toFixed(0)} ms`,
    };
  };
  return [
    figure('list', used.list),
    figure(`check of ${sources} files`, used.check),
    figure('sessions list', used.sessions),
  ];
}
