/** Ends the daemon that a test left in the background: the process that is recorded in its data directory, and no other. */
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const daemonFile = (data: string, name: string): string => path.join(data, 'daemon', name);

export function recordedDaemon(data: string): { readonly pid: number; readonly control?: { readonly path?: string } } {
  return JSON.parse(fs.readFileSync(daemonFile(data, 'daemon.json'), 'utf8')) as { pid: number };
}

export function endDaemonWithTest(data: string): void {
  onTestFinished(() => {
    try {
      process.kill(recordedDaemon(data).pid, 'SIGKILL');
    } catch {
      // None was left.
    }
  });
}
