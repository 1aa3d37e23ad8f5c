/**
 * One JSON-RPC message a line, in and out.
 *
 * The SDK's own stdio transport closes for good when a line is longer than its buffer, and says nothing to a request that
 * its schemas do not take. Here a line that is too long costs only itself, and a request whose id can be read is always
 * answered.
 */
import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { messageBytesMax } from '../../schemas/limits.ts';

const lineFeed = 0x0a;
/** As much of a line that is too long as is kept, to find its id in. */
const edgeBytes = 1024;
const idAtEdge = [
  /^\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*(\d{1,15}|"[^"\\]{1,128}")\s*,/,
  /,\s*"id"\s*:\s*(\d{1,15}|"[^"\\]{1,128}")\s*\}\s*$/,
];

export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #input: Readable;
  readonly #output: Writable;
  /** The line that has begun; of one that is too long, its edges. */
  #parts: Buffer[] = [];
  #bytes = 0;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#take);
    this.#input.on('error', this.#fail);
  }

  async close(): Promise<void> {
    this.#input.off('data', this.#take);
    this.#input.off('error', this.#fail);
    this.#input.pause();
    this.onclose?.();
  }

  send(message: JSONRPCMessage): Promise<void> {
    return new Promise((resolve) => {
      if (this.#output.write(`${JSON.stringify(message)}\n`)) resolve();
      else this.#output.once('drain', resolve);
    });
  }

  readonly #fail = (error: Error) => this.onerror?.(error);

  readonly #take = (chunk: Buffer): void => {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, from)) {
      this.#keep(chunk.subarray(from, end));
      this.#line();
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
  };

  #keep(part: Buffer): void {
    if (part.length === 0) return;
    this.#parts.push(part);
    this.#bytes += part.length;
    if (this.#bytes <= messageBytesMax) return;
    const kept = Buffer.concat(this.#parts);
    this.#parts = [Buffer.from(kept.subarray(0, edgeBytes)), Buffer.from(kept.subarray(-edgeBytes))];
  }

  #line(): void {
    const [bytes, parts] = [this.#bytes, this.#parts];
    [this.#bytes, this.#parts] = [0, []];
    const text = Buffer.concat(parts).toString('utf8');
    if (bytes > messageBytesMax) {
      this.#refuseLong(bytes, text);
      return;
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      this.#fail(error as Error);
      return;
    }
    const parsed = JSONRPCMessageSchema.safeParse(value);
    if (parsed.success) this.onmessage?.(parsed.data);
    else this.#refuse(value);
  }

  /** JSON that is no message: answered when it is a request with an id that can be repeated. */
  #refuse(value: unknown): void {
    this.#fail(new Error('a line was no JSON-RPC 2.0 message'));
    const { id, result, error } = (value ?? {}) as { id?: unknown; result?: unknown; error?: unknown };
    const isRequest =
      (typeof id === 'string' || Number.isSafeInteger(id)) && result === undefined && error === undefined;
    if (isRequest) this.#answer(id as RequestId, 'Invalid request: it is no JSON-RPC 2.0 request with object params');
  }

  #refuseLong(bytes: number, edges: string): void {
    const message = `Invalid request: a message of ${bytes} bytes; at most ${messageBytesMax} are read`;
    this.#fail(new Error(message));
    const found = idAtEdge.map((pattern) => pattern.exec(edges)?.[1]).find((id) => id !== undefined);
    if (found !== undefined) this.#answer(JSON.parse(found) as RequestId, message);
  }

  #answer(id: RequestId, message: string): void {
    void this.send({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidRequest, message } });
  }
}
