/**
 * Answers the requests of the control API, whichever way they come in: reads a request within its limits, finds its route, and sends the
 * answer as one JSON line. A client of the network passes the gate before it gets here.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  controlBodyBytesMax,
  controlFollowersMax,
  controlLookupsMax,
  controlReplyBytesMax,
  controlReplyMsMax,
  controlReportsMax,
  controlStatusPauseMs,
  controlWaitingMax,
} from '../../schemas/daemon/limits.ts';
import type { ControlMessage } from '../../schemas/daemon/control.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { boundedBody } from '../bounded-body.ts';
import { type Answer, refused } from './answer.ts';
import type { ApiPorts } from './handlers.ts';
import { Followers, isOpen } from './followers.ts';
import { NotAcquired, Semaphore } from './semaphore.ts';
import { type Found, type Route, routeFor } from './routes.ts';

export type ControlApiPorts = ApiPorts & {
  /** Parks the sessions and ends the daemon, like a signal. */
  stop(): void;
};

/** Replies are for programs: no browser shows, keeps, embeds or passes on one of them. */
const headers = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

export class ControlApi {
  readonly #ports: ControlApiPorts;
  readonly #followers = new Followers();
  readonly #reports = new Semaphore(controlReportsMax, controlWaitingMax);
  /** A request that stops a session does not wait for requests that only read. */
  readonly #lookups = new Semaphore(controlLookupsMax, controlWaitingMax);
  #pause: NodeJS.Timeout | null = null;
  #hasEnded = false;

  constructor(ports: ControlApiPorts) {
    this.#ports = ports;
  }

  /** Something that a status shows has changed; with a message, followers get it first. */
  changed(message?: ControlMessage): void {
    if (this.#hasEnded || this.#followers.count === 0) return;
    if (message !== undefined) this.#followers.send(message);
    this.#pause ??= setTimeout(() => {
      this.#pause = null;
      void this.#ports.status().then(
        (status) => this.#followers.send(status),
        () => undefined,
      );
    }, controlStatusPauseMs).unref();
  }

  end(): void {
    this.#hasEnded = true;
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#followers.send({ v: 1, kind: 'ended' });
    this.#followers.end();
  }

  async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const found = routeFor(request.method ?? '', request.url ?? '');
    if ('status' in found) return send(reply, { status: found.status, body: refused(found.reason) });
    const fault = bodyFault(request, found.route);
    if (fault !== null) return send(reply, fault);
    switch (found.route.answer) {
      case 'status':
        return send(reply, { status: 200, body: await this.#ports.status() });
      case 'events':
        return this.#follow(reply);
      case 'stop': {
        const { sessions } = await this.#ports.status();
        send(reply, { status: 202, body: { v: 1, kind: 'stopping', sessions: sessions.length } });
        return this.#ports.stop();
      }
      default:
        return send(reply, await this.#answerFrom(found, request, reply, found.route.answer));
    }
  }

  async #answerFrom(
    { route, asked }: Found,
    request: IncomingMessage,
    reply: ServerResponse,
    answer: Exclude<Route['answer'], string>,
  ): Promise<Answer> {
    const body = route.hasBody ? await boundedBody(request, controlBodyBytesMax) : new Uint8Array();
    if (body === null) return tooLong;
    const hasLeft = () => reply.destroyed;
    const run = () => answer(this.#ports, { ...asked, body }, (task) => this.#lookups.use(task, hasLeft));
    try {
      return await (route.effect === 'changes' ? run() : this.#reports.use(run, hasLeft));
    } catch (error) {
      if (error instanceof NotAcquired) return busy;
      const reason = readingFault(error);
      if (reason === null) throw error;
      if (error instanceof SharedLogFault && error.damage === null)
        return { status: 503, body: refused(reason, 'Ask again later') };
      return { status: 500, body: refused(reason, 'Run: workrail daemon status') };
    }
  }

  async #follow(reply: ServerResponse): Promise<void> {
    if (!this.#followers.add(reply)) {
      const reason = `${controlFollowersMax} programs already follow this daemon, which is the limit`;
      return send(reply, { status: 503, body: refused(reason, 'End one of them, or ask for /v1/status') });
    }
    reply.writeHead(200, { ...headers, 'content-type': 'application/jsonl' });
    const status = await this.#ports.status();
    if (isOpen(reply)) reply.write(`${JSON.stringify(status)}\n`);
  }
}

/** Why a file of the daemon cannot be used; null if that is not what failed. */
function readingFault(error: unknown): string | null {
  if (error instanceof SharedLogFault) return error.message;
  const errno = errnoOf(error);
  return errno === '' ? null : `reading or writing a file of the daemon failed: ${errno}`;
}

/** Nobody reads it if the client has left. */
const busy: Answer = {
  status: 503,
  body: refused('too many requests wait for the files of the daemon', 'Ask again later'),
};
const tooLong: Answer = { status: 413, body: refused(`the body is longer than ${controlBodyBytesMax} bytes`) };

/** What is wrong with the body of a request before it is read; null if nothing is. */
function bodyFault({ headers: given }: IncomingMessage, { hasBody }: Route): Answer | null {
  const length = Number(given['content-length'] ?? 0);
  if (!hasBody) {
    const isEmpty = given['transfer-encoding'] === undefined && length === 0;
    return isEmpty ? null : { status: 413, body: refused('a request must not have a body') };
  }
  if (given['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    return { status: 415, body: refused('the body must be JSON', 'Send the header content-type: application/json') };
  return length > controlBodyBytesMax ? tooLong : null;
}

export function send(reply: ServerResponse, answer: Answer): void {
  const text = `${JSON.stringify(answer.body)}\n`;
  const bytes = Buffer.byteLength(text);
  // No client gets a part of a report.
  if (bytes > controlReplyBytesMax) sendText(reply, 400, `${JSON.stringify(tooLongReply(bytes))}\n`, {});
  else sendText(reply, answer.status, text, linkTo(answer));
}

const tooLongReply = (bytes: number) =>
  refused(`the reply has ${bytes} bytes; the limit is ${controlReplyBytesMax}`, 'Ask for less');

const linkTo = ({ nextPage }: Answer): { readonly link?: string } =>
  nextPage === undefined ? {} : { link: `<${nextPage}>; rel="next"` };

/** A client that does not read its reply is left behind. */
function sendText(reply: ServerResponse, status: number, text: string, more: { readonly link?: string }): void {
  if (!isOpen(reply)) return;
  reply.setTimeout(controlReplyMsMax, () => reply.destroy());
  reply.writeHead(status, { ...headers, 'content-type': 'application/json', connection: 'close', ...more }).end(text);
}
