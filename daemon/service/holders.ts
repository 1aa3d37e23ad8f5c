/** Whether the process that a claim names may still work on its job [claims-are-leases]. */
import { livenessOf, type ProcessIdentity } from '../sandbox/process-identity.ts';

/**
 * @param own the daemon that asks, which holds the lock of the data directory. Where the system does not say when a process started,
 *   every other daemon is dead, because its number may belong to another program by now.
 */
export const mayStillWork =
  (own: ProcessIdentity) =>
  (holder: ProcessIdentity): boolean =>
    holder.startTime === '' ? holder.bootId === own.bootId : livenessOf(holder) !== 'dead';
