/**
 * Bounds the memory that V8 keeps in a server that runs for days and keeps little alive between two calls. V8's own flag for new
 * objects is read only when a process starts, and a script cannot hand it to its own process; growth is asked for after each
 * collection, so growth is what is limited.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';
import { newSpaceBytesMax, oldSpaceGrowthPercent } from '../../schemas/limits.ts';

const newSpaceBytes = (): number =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

/** Takes effect in turns of the event loop: one long turn may still grow it further. */
export function boundHeap(): void {
  v8.setFlagsFromString(`--heap-growing-percent=${oldSpaceGrowthPercent}`);
  const observer = new PerformanceObserver(() => {
    if (newSpaceBytes() < newSpaceBytesMax) return;
    v8.setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}

/**
 * The daemon waits for models nearly all of its time. The optimizing compilers of V8 would cost it 20 MB, for code that runs a few times
 * in each turn and for the parser of HTTP in `fetch`; new objects need no room to grow.
 */
export function boundHeapOfDaemon(): void {
  for (const flag of ['--no-opt', '--liftoff-only', '--semi-space-growth-factor=1']) v8.setFlagsFromString(flag);
  v8.setFlagsFromString(`--heap-growing-percent=${oldSpaceGrowthPercent}`);
}
