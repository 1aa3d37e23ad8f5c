/**
 * How the SDK asks a provider: a reply has a size limit, and no redirect takes the API key to another host. The `fetch` of Node ends a call
 * after five minutes without a byte, and a model that sends its whole reply at once may need longer: once there is a connection, only the
 * signal limits the time here.
 */
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Duplex, pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { modelConnectMsMax, modelReplyBytesMax } from '../../schemas/daemon/limits.ts';
import { boundedBody } from '../bounded-body.ts';

export class ReplyTooLong extends Error {}

/** What `fetch` throws if there is no whole reply; the SDK reads the message. */
const unanswered = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });

/** As in the `fetch` of Node, the body may be empty. */
const unzip = () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
const decoders = new Map<string, () => Duplex>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['deflate', unzip],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
]);

function limitConnecting(request: ClientRequest, connected: 'connect' | 'secureConnect'): void {
  request.once('socket', (socket) => {
    // One that is used again is connected.
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(new Error('the connection took too long')), modelConnectMsMax);
    const end = () => clearTimeout(timer);
    socket.once(connected, end).once('close', end);
  });
}

async function ask(asked: Request, signal: AbortSignal | null | undefined): Promise<IncomingMessage> {
  const body = Buffer.from(await asked.arrayBuffer());
  const { method } = asked;
  const isSecure = asked.url.startsWith('https:');
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...Object.fromEntries(asked.headers) };
    const options = { method, headers, ...(signal == null ? {} : { signal }) };
    const request = (isSecure ? requestHttps : requestHttp)(asked.url, options, resolve);
    limitConnecting(request, isSecure ? 'secureConnect' : 'connect');
    request
      .on('error', reject)
      // A server that switches to another protocol causes no error.
      .once('close', () => reject(new Error('the connection was closed without a reply')))
      .end(body);
  });
}

/** A server may compress its reply even if it is not asked to. */
function decoded(reply: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = decoders.get(reply.headers['content-encoding']?.toLowerCase() ?? '');
  return decoder === undefined ? reply : pipeline(reply, decoder(), () => undefined);
}

/** @throws ReplyTooLong */
export const boundedFetch: typeof fetch = async (input, init) => {
  const asked = new Request(input, init);
  try {
    const reply = await ask(asked, init?.signal);
    const bytes = await boundedBody(decoded(reply), modelReplyBytesMax);
    if (bytes === null) throw new ReplyTooLong();
    const headers = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Response(bytes.length === 0 ? null : Buffer.from(bytes), { status: reply.statusCode ?? 0, headers });
  } catch (error) {
    if (error instanceof ReplyTooLong || init?.signal?.aborted === true) throw error;
    throw unanswered(error);
  }
};
