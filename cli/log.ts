/** Structured logs on stderr: stdout belongs to the protocol (stack.md, pino). */
import { pino } from 'pino';

const logger = pino({ name: 'workrail', base: {} }, pino.destination({ fd: 2, sync: true }));

export function log(event: string, fields: { readonly [key: string]: string | number | boolean }): void {
  logger.warn(fields, event);
}
