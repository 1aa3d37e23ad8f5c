/** The control API over a real data directory, in this process, and requests to it as any program of the machine can send them. */
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openControl } from '../../../daemon/control/control-server.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import type { StoredRuns } from '../../../daemon/reports/unavailable-session.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import type { FilePort, Host } from '../../../runtime/ports.ts';
import type { ApiKeys, ControlStatus } from '../../../schemas/daemon/control.ts';
import type { SessionId, WorkflowId } from '../../../schemas/ids.ts';
import { temporaryFolder } from '../../support/files.ts';
import { writeSession } from '../inbox/stored-session.ts';
import { newJob } from '../queue/queue-world.ts';

export const status: ControlStatus = {
  v: 1,
  kind: 'status',
  pid: 1,
  startedAtMs: 1_767_323_045_000,
  isStopping: false,
  sessionsAtOnce: 2,
  residentBytes: 1,
  queue: { queued: 0, waiting: 0, dropped: 1 },
  sessions: [],
  waiting: [],
};

/** Every other one, beginning with the first, is a dead letter. */
export async function addJobs(data: string, count: number): Promise<readonly string[]> {
  const queue = new FileJobQueue(createHost(), new DaemonLayout(data).queue);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const added = await queue.add(newJob(`${number}`));
    if (added.kind !== 'added') throw new Error(`not added: ${added.kind}`);
    if (number % 2 === 0) await queue.drop(added.jobId, 'the model refused');
    ids.push(added.jobId);
  }
  return ids;
}

/** A session that was stopped, one at a gate with a message that was not delivered, a dead letter, and a cost. */
export async function fill(data: string): Promise<readonly [stopped: SessionId, gated: SessionId]> {
  const [host, layout] = [createHost(), new DaemonLayout(data)];
  const [stopped, gated] = [writeSession(data, 1, false), writeSession(data, 2, true)];
  await new FileInbox(host, layout, gated, 0).add({ kind: 'message', text: 'Use tabs.' });
  await addJobs(data, 1);
  const place = {
    sessionId: stopped,
    rootSessionId: stopped,
    trigger: null,
    workflowId: 'project.plain' as WorkflowId,
    step: { number: 1, stepId: 'look' },
    turn: 1,
  };
  const model = { provider: 'scripted', modelId: 'model-1' };
  await new FileLedger(host, layout.ledger).reserve({ place, model, worst: { tokens: 100, microUsd: 5 } }, {});
  return [stopped, gated];
}

export type Reply = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly text: string };
export type Wish = {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
};

export type Target = { readonly socketPath: string } | { readonly host: '127.0.0.1'; readonly port: number };

/** Exactly these headers, and no others. Status 0 if the connection was cut. */
export function ask(to: Target, url: string, { method = 'GET', headers = {}, body }: Wish = {}): Promise<Reply> {
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, headers: {}, text: '' });
    const request = http.request({ ...to, method, path: url, headers, setHost: false, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        // Events do not end.
        if (url.startsWith('/v1/events')) request.destroy();
      });
      reply.once('close', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    request.once('error', cut);
    request.end(body);
  });
}

/** What comes back for bytes that no client library would send. */
export function sentRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const socket = net.connect(port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      got += chunk;
    });
    socket.on('error', () => undefined).once('close', () => resolve(got));
    socket.write(bytes);
  });
}

/** A host whose files are opened by `open`, which can wait, count, or call the real one. */
export function hostOpening(
  open: (path: string, real: () => ReturnType<FilePort['open']>) => ReturnType<FilePort['open']>,
) {
  const host = createHost();
  const { files } = host;
  return {
    ...host,
    files: {
      ...files,
      open: (...given: Parameters<FilePort['open']>) => open(given[0], () => files.open(...given)),
    },
  };
}

type Doubles = {
  readonly host?: Host;
  readonly status?: () => Promise<ControlStatus>;
  readonly runs?: StoredRuns;
};

export const allRuns: StoredRuns = { unavailability: async () => null, runStatus: async () => 'open' };

/** @param port on the loopback interface; null for none */
export async function openApi(
  data = path.join(temporaryFolder(), 'data'),
  port: number | null = null,
  { host = createHost(), status: ownStatus = async () => status, runs = allRuns }: Doubles = {},
) {
  const layout = new DaemonLayout(data);
  fs.mkdirSync(layout.root, { recursive: true });
  let stops = 0;
  const queue = new FileJobQueue(host, layout.queue);
  const stop = () => {
    stops += 1;
  };
  const control = await openControl({ host, layout, runs, queue, status: ownStatus, stop }, port);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await control.close();
    isClosed = true;
  };
  onTestFinished(close);
  const socketPath = 'path' in control.address ? control.address.path : '';
  return { data, layout, control, socketPath, close, stops: () => stops };
}
export type Api = Awaited<ReturnType<typeof openApi>>;

/** As a program of the user asks over the socket. */
export const asked = ({ socketPath }: Pick<Api, 'socketPath'>, url: string, wish: Wish = {}): Promise<Reply> =>
  ask({ socketPath }, url, { ...wish, headers: { host: 'localhost', ...wish.headers } });

export const json = { 'content-type': 'application/json' };
export const sent = (api: Api, session: string, action: object): Promise<Reply> =>
  asked(api, `/v1/sessions/${session}/entries`, { method: 'POST', headers: json, body: JSON.stringify(action) });

// On the loopback interface -------------------------------------------------------------------------------------------

export const atPort = (port: number): Target => ({ host: '127.0.0.1', port });
export const withKey = (port: number, key: string) => ({ host: `127.0.0.1:${port}`, 'x-workrail-key': key });

/** The API with a port, and its keys. */
export async function openPort(data?: string, doubles?: Doubles) {
  const api = await openApi(data, 0, doubles);
  const { port = 0, keyFile = '' } = api.control.loopback ?? {};
  const keys = JSON.parse(fs.readFileSync(keyFile, 'utf8')) as ApiKeys;
  /** As a program with this key asks. */
  const keyed = (key: 'read' | 'control', url: string, wish: Wish = {}) =>
    ask(atPort(port), url, { ...wish, headers: { ...withKey(port, keys[key]), ...wish.headers } });
  return { ...api, port, keyFile, keys, own: (key: string) => withKey(port, key), keyed };
}
export type PortApi = Awaited<ReturnType<typeof openPort>>;
