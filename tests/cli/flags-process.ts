/** Runs, in the place of its argument, a command that turns the optimizer off for its process, and prints its exit code and whether V8 still optimizes. */
import type { Place } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

const place = JSON.parse(process.argv[2] ?? '') as Place;
const { code } = await inProcess(place, ['daemon', 'run', '--api-port', 'none']);
/** A bit of `%GetOptimizationStatus`. */
const neverOptimized = 2;
const statusOf = new Function('of', 'return %GetOptimizationStatus(of)') as (of: () => void) => number;
console.log(JSON.stringify({ code, isOptimizing: (statusOf(() => undefined) & neverOptimized) === 0 }));
