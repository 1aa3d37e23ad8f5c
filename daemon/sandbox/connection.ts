/**
 * The daemon's end of the connection to the program inside. Requests are numbered; a reply settles the request of its number.
 * Whatever comes from inside may have been written by an agent's process: a line that is too long or not a reply ends the connection.
 */
import type { Readable, Writable } from 'node:stream';
import { isRecord, parseJson } from '../../schemas/json-object.ts';
import { insideLineBytesMax } from '../../schemas/daemon/limits.ts';
import { LineReader } from './line-reader.ts';
import { OperationRefused, type OperationName, type Operations, type Refusal } from './protocol.ts';
import { replyShapes } from './reply-shapes.ts';

type Waiting = {
  readonly op: OperationName;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

const isRefusal = (value: unknown): value is Refusal =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';

export class Connection {
  #nextId = 1;
  readonly #lines = new LineReader();
  readonly #waiting = new Map<number, Waiting>();
  #lost: Error | null = null;
  #greeted: (() => void) | null = null;

  /** Settles with the first line from inside. */
  readonly greeting: Promise<void>;

  /** @param onLost called when the program inside can no longer be used */
  constructor(
    readonly input: Writable,
    output: Readable,
    readonly onLost: (reason: string) => void,
  ) {
    this.greeting = new Promise((resolve) => {
      this.#greeted = resolve;
    });
    output.on('data', (bytes: Buffer) => this.#take(bytes));
    output.on('error', () => this.onLost('the output of the program in the sandbox could not be read'));
    input.on('error', () => {});
  }

  call<Name extends OperationName>(
    op: Name,
    request: Operations[Name]['request'],
    signal?: AbortSignal,
  ): Promise<Operations[Name]['reply']> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    const id = this.#nextId++;
    const onAbort = () => this.#send({ id: this.#nextId++, op: 'cancel', target: id });
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { op, resolve, reject });
      this.#send({ ...request, id, op });
      if (signal?.aborted === true) onAbort();
      else signal?.addEventListener('abort', onAbort, { once: true });
    }).finally(() => signal?.removeEventListener('abort', onAbort)) as Promise<Operations[Name]['reply']>;
  }

  /** Rejects everything that waits, and every later call. */
  fail(error: Error): void {
    this.#lost ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }

  #send(message: unknown): void {
    if (this.input.writable) this.input.write(`${JSON.stringify(message)}\n`);
  }

  #take(bytes: Buffer): void {
    if (this.#lost !== null) return;
    for (const line of this.#lines.take(bytes)) this.#settle(parseJson(line));
    if (this.#lines.waiting > insideLineBytesMax) this.onLost('a reply from the sandbox exceeds the size limit');
  }

  #settle(reply: unknown): void {
    if (isRecord(reply) && reply['ready'] === true) {
      this.#greeted?.();
      return;
    }
    if (!isRecord(reply) || typeof reply['id'] !== 'number') {
      this.onLost('a line from the sandbox is not a valid reply');
      return;
    }
    const waiting = this.#waiting.get(reply['id']);
    if (waiting === undefined) return;
    this.#waiting.delete(reply['id']);
    const { refusal, value } = reply;
    if (isRefusal(refusal)) waiting.reject(new OperationRefused(refusal.code, refusal.message));
    else if (isRecord(value) && replyShapes[waiting.op](value)) waiting.resolve(value);
    else waiting.reject(new OperationRefused('lost', 'the reply does not match the operation'));
  }
}
