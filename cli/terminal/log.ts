/** Structured logs on stderr: stdout belongs to the protocol. A value is data; none steers a terminal. */
import { pino } from 'pino';
import { inertJson } from './terminal.ts';

const stderr = pino.destination({ fd: 2, sync: true });
const logger = pino({ name: 'workrail', base: {} }, { write: (line: string) => stderr.write(inertJson(line)) });

export function log(event: string, fields: { readonly [key: string]: string | number | boolean }): void {
  logger.warn(fields, event);
}
