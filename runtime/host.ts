/**
 * The real world: the only constructor of the runtime that is impure. It keeps no module state, so that several hosts
 * can run in one process.
 */
import { nodeCrypto } from './host/crypto.ts';
import { nodeFiles } from './host/files.ts';
import { gitFromFiles } from './host/git.ts';
import { ulidIds } from './host/ids.ts';
import { nodeLocks } from './host/locks.ts';
import type { ClockPort, Host, TimerPort, TracePort } from './ports.ts';

export const silentTrace: TracePort = { event: () => undefined };
const systemClock: ClockPort = { nowMs: () => Date.now(), processMs: () => Math.floor(performance.now()) };
export const systemTimer: TimerPort = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function createHost(trace: TracePort = silentTrace): Host {
  const crypto = nodeCrypto();
  return {
    files: nodeFiles(),
    locks: nodeLocks(),
    clock: systemClock,
    ids: ulidIds(systemClock, crypto.random),
    crypto,
    git: gitFromFiles(),
    trace,
  };
}
