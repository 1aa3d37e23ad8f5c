/**
 * `npm run bench`: every figure of the goals beside its floor or reference, taken in the same run on the same machine.
 *
 * Ratios count; absolute figures are for orientation. Nothing here fails a build: the exit code is 0 unless something
 * could not be measured. `--help` lists the options and the groups of figures.
 */
import { fileURLToPath } from 'node:url';
import { readScriptArguments } from '../script-arguments.ts';
import { compilingFigures } from './compiling.ts';
import { durableWriteFigures } from './durable-writes.ts';
import { daemonLoadFigures, daemonTurnFigures, sandboxFigures } from './daemon.ts';
import { crowdFigures, memoryFigures } from './load.ts';
import { longRunFigures } from './long-runs.ts';
import { oneShotFigures } from './one-shot-commands.ts';
import { processStartFigures } from './process-starts.ts';
import { readFigures } from './reads.ts';
import { recordedRunFigures } from './recorded-runs.ts';
import { resumingFigures } from './resuming.ts';
import { sizeFigures } from './sizes.ts';
import { type Figure, isOver, tableOf } from './table.ts';
import { cleanUp } from './world.ts';

const countsOf = (full: boolean) =>
  ({
    starts: full ? 30 : 12,
    calls: full ? 500 : 150,
    advances: 5000,
    coldEvents: 5000,
    mixedCalls: 10_000,
    loads: 5,
    storedSessions: 100_000,
  }) as const;

function groupsOf(full: boolean) {
  const counts = countsOf(full);
  return {
    compiling: () => compilingFigures(full),
    processStarts: () => processStartFigures(counts.starts),
    oneShotCommands: () => oneShotFigures(counts.starts),
    durableWrites: () => durableWriteFigures(counts.calls),
    longRuns: () => longRunFigures(counts),
    reads: () => readFigures(counts.calls),
    resuming: () => resumingFigures(counts.storedSessions),
    memory: () => memoryFigures(counts.mixedCalls),
    crowds: crowdFigures,
    daemonTurns: daemonTurnFigures,
    daemonLoad: daemonLoadFigures,
    sandbox: () => sandboxFigures(counts.starts),
    sizes: sizeFigures,
    recordedRuns: recordedRunFigures,
  };
}

export async function main(words: readonly string[]): Promise<number> {
  const given = readScriptArguments(words, {
    command: 'npm run bench',
    summary: 'Measure speed and sizes, and print each figure beside its floor or reference.',
    flags: { '--full': 'Take the long counts', '--json': 'Print the figures as JSON' },
    names: Object.keys(groupsOf(false)),
  });
  if (given.kind !== 'run') {
    console[given.kind === 'help' ? 'log' : 'error'](given.text);
    return given.kind === 'help' ? 0 : 2;
  }
  const full = given.flags.has('--full');
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const [name, group] of Object.entries(groupsOf(full))) {
    if (given.names.size > 0 && !given.names.has(name)) continue;
    try {
      figures.push(...(await group()));
    } catch (error) {
      failed.push(`${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  await cleanUp();
  if (given.flags.has('--json')) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
