/**
 * `npm run bench`: every figure of the goals beside its floor or reference, taken in the same run on the same machine.
 *
 * Ratios count; absolute figures are for orientation. Nothing here fails a build: the exit code is 0 unless something
 * could not be measured. `--full` takes the long counts, `--json` prints the same as data.
 */
import { compilingFigures } from './compiling.ts';
import { durableWriteFigures } from './durable-writes.ts';
import { crowdFigures, memoryFigures } from './load.ts';
import { longRunFigures } from './long-runs.ts';
import { oneShotFigures } from './one-shot-commands.ts';
import { processStartFigures } from './process-starts.ts';
import { readFigures } from './reads.ts';
import { resumingFigures } from './resuming.ts';
import { sizeFigures } from './sizes.ts';
import { type Figure, isOver, tableOf } from './table.ts';
import { cleanUp } from './world.ts';

const full = process.argv.includes('--full');
const counts = {
  starts: full ? 30 : 12,
  calls: full ? 500 : 150,
  advances: 5000,
  coldEvents: 5000,
  mixedCalls: 10_000,
  loads: 5,
  storedSessions: 100_000,
} as const;

async function main(): Promise<number> {
  const groups = {
    compiling: () => compilingFigures(full),
    processStarts: () => processStartFigures(counts.starts),
    oneShotCommands: () => oneShotFigures(counts.starts),
    durableWrites: () => durableWriteFigures(counts.calls),
    longRuns: () => longRunFigures(counts),
    reads: () => readFigures(counts.calls),
    resuming: () => resumingFigures(counts.storedSessions),
    memory: () => memoryFigures(counts.mixedCalls),
    crowds: crowdFigures,
    sizes: sizeFigures,
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
