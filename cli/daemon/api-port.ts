/** The port of the control API on the loopback interface: the option `--api-port`, and the address that users see. */
import { usageError } from '../../project/failure.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';

const portMax = 65_535;

export const apiAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** 0 for any free port; null if the option is absent. */
export function apiPortOf(given: unknown): number | null {
  if (given === undefined) return null;
  const text = String(given);
  if (/^\d{1,5}$/.test(text) && Number(text) <= portMax) return Number(text);
  throw usageError(
    `--api-port needs a port from 0 to ${portMax}; got "${visibleName(text)}"`,
    'To use a free port, write --api-port 0',
  );
}

export const portTaken = (port: number) =>
  usageError(`port ${port} of the control API cannot be used`, 'Use another port, or --api-port 0 for a free one');

export const keysExposed = (reason: string) =>
  usageError(
    `the port of the control API cannot be opened: ${reason}`,
    'Use a data directory on a file system with file modes, or start the daemon without the port',
  );
