/** Sends requests to a daemon over its control socket. Replies are validated: another version, or another program, may listen there. */
import { type IncomingMessage, request } from 'node:http';
import { controlReplyBytesMax, controlWaitMs } from '../../schemas/daemon/limits.ts';
import { parseJson } from '../../schemas/json-object.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import { validateControlMessage } from '../../generated/validators/control-message.v1.js';

/** Why there is no reply. */
export class ControlFault extends Error {}

const messageIn = (line: string): ControlMessage => {
  const value = parseJson(line);
  if (!validateControlMessage(value))
    throw new ControlFault('the reply is invalid or from another version of WorkRail');
  return value;
};

/** @throws ControlSilence */
async function* linesOf(
  path: string,
  method: 'GET' | 'POST',
  url: string,
  /** Null: for as long as the daemon runs. */
  waitMs: number | null,
): AsyncGenerator<string> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ socketPath: path, method, path: url, agent: false }, resolve);
    const silent = (reason: string) => reject(new ControlFault(reason));
    asked.once('error', (error) => silent(reasonOf(error)));
    asked.setTimeout(controlWaitMs, () => {
      silent(`no reply within ${controlWaitMs / 1000} seconds`);
      asked.destroy();
    });
    asked.once('response', () => {
      if (waitMs === null) asked.setTimeout(0);
    });
    asked.end();
  });
  let rest = '';
  try {
    for await (const chunk of reply.setEncoding('utf8')) {
      rest += chunk as string;
      if (rest.length > controlReplyBytesMax)
        throw new ControlFault(`the reply is longer than ${controlReplyBytesMax} characters`);
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof ControlFault) throw error;
    throw new ControlFault(reasonOf(error));
  } finally {
    reply.destroy();
  }
}

async function askOnce(path: string, method: 'GET' | 'POST', url: string): Promise<ControlMessage> {
  for await (const line of linesOf(path, method, url, controlWaitMs)) return messageIn(line);
  throw new ControlFault('the reply is empty');
}

/** @throws ControlSilence */
export const askStatus = (path: string): Promise<ControlMessage> => askOnce(path, 'GET', '/v1/status');
/** @throws ControlSilence */
export const askToStop = (path: string): Promise<ControlMessage> => askOnce(path, 'POST', '/v1/stop');

/** Messages until the daemon ends. @throws ControlSilence */
export async function* follow(path: string): AsyncGenerator<ControlMessage> {
  for await (const line of linesOf(path, 'GET', '/v1/events', null)) yield messageIn(line);
}
