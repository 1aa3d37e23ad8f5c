/**
 * One JSON-RPC message or batch a line, in and out.
 *
 * The SDK's own stdio transport closes for good when a line is longer than its buffer, reads no batch, and says nothing to a
 * request that its schemas do not take. Here a line that is too long costs only itself, and whatever has the form of a request is
 * answered, with its id as it was sent: the SDK sees an id of ours where it might not take the client's (1.5, 2^53+1) or where the
 * answer belongs into a batch [every-request-answered].
 */
import { isRecord, parseJson } from '../../schemas/json-object.ts';
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import {
  batchMessagesMax,
  callsUnderWayMax,
  messageBytesMax,
  messageValuesMax,
  outlineStringBytesMax,
} from '../../schemas/limits.ts';
import { memberText, membersOf } from './json-text.ts';
import { LineOutline } from './line-outline.ts';
import { withWords } from './sdk-refusal.ts';
import { valueCount } from './value-count.ts';

const lineFeed = 0x0a;
/** As much of a line that is not JSON as is searched for its id. */
const startLength = 1024;
/** An id as JSON has it, without escapes: the answer repeats it, and must be JSON although its request was not. */
const idPattern = String.raw`(-?(?:0|[1-9]\d{0,63})(?:\.\d{1,64})?(?:[eE][+-]?\d{1,8})?|"[^"\\\u0000-\u001f]{1,128}")`;
const idAtStart = new RegExp(String.raw`^\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*${idPattern}\s*,`);
/** Some programs on Windows begin a stream with one. */
const byteOrderMark = /^\ufeff/;
/** What JSON-RPC 2.0 has for an id that could not be read. */
const unknownId = 'null';
const notARequest =
  'Invalid request: the message must be a JSON-RPC 2.0 request, its "params" must be an object, and "_meta" in them must be as MCP defines it';

/** Takes the answers of one line: a message writes its answer at once, a batch all of them together. */
type Answers = (text: string) => void;
type Awaited = { readonly idText: string; readonly answers: Answers };

export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #input: Readable;
  readonly #output: Writable;
  /** The line that has begun; of one that is too long, only its outline. */
  #parts: Buffer[] = [];
  #outline: LineOutline | null = null;
  #bytes = 0;
  /** Requests that the SDK knows under an id of ours. */
  readonly #awaited = new Map<string, Awaited>();
  #requests = 0;
  /** What ids of ours begin with: no client can send one, in a request or to cancel another's. */
  readonly #ours = `${randomUUID()}:`;
  readonly #waitForCalls: (most: number) => Promise<void>;
  #read: Promise<void> = Promise.resolve();
  #hasEnded = false;
  #isClosed = false;

  /** @param waitForCalls resolves once at most so many calls are under way */
  constructor(input: Readable, output: Writable, waitForCalls: (most: number) => Promise<void>) {
    this.#input = input;
    this.#output = output;
    this.#waitForCalls = waitForCalls;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#take);
    this.#input.on('error', this.#fail);
    this.#input.once('end', this.#end);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#input.off('data', this.#take);
    this.#input.off('error', this.#fail);
    this.#input.off('end', this.#end);
    // A pause would not be enough: while a line waits, the input is paused already, and Node reads ahead, which keeps the process alive.
    this.#input.destroy();
    this.onclose?.();
  }

  async send(sent: JSONRPCMessage): Promise<void> {
    const message = withWords(sent);
    const id = 'id' in message && !('method' in message) ? message.id : undefined;
    const awaited = typeof id === 'string' ? this.#awaited.get(id) : undefined;
    if (awaited === undefined) return this.#write(JSON.stringify(message));
    this.#awaited.delete(id as string);
    const { id: _, ...rest } = message as { id?: unknown };
    awaited.answers(withId(rest, awaited.idText));
  }

  /** Resolves once every line that has arrived is handed over. */
  allRead(): Promise<void> {
    return this.#read;
  }

  /** Waits for nobody: while the output is full, no further line is read. */
  #write(text: string): void {
    this.#output.write(`${text}\n`);
  }

  readonly #fail = (error: Error) => this.onerror?.(error);

  readonly #end = () => {
    this.#hasEnded = true;
  };

  /** One chunk at a time: the input is paused until its lines are read, and a client that reads no answers is not read either. */
  readonly #take = (chunk: Buffer): void => {
    this.#input.pause();
    this.#read = this.#read.then(() => this.#lines(chunk)).then(() => void (this.#isClosed || this.#input.resume()));
  };

  async #lines(chunk: Buffer): Promise<void> {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1 && !this.#isClosed; end = chunk.indexOf(lineFeed, from)) {
      this.#keep(chunk.subarray(from, end));
      this.#line();
      from = end + 1;
      await this.#waitForCalls(callsUnderWayMax - 1);
      if (this.#output.writableNeedDrain && !this.#hasEnded) await this.#drain();
    }
    this.#keep(chunk.subarray(from));
  }

  /** A client that has closed the input, or is gone, must not keep its last lines waiting. */
  #drain(): Promise<void> {
    const awaited = [
      [this.#output, 'drain'],
      [this.#output, 'close'],
      [this.#input, 'end'],
      [this.#input, 'close'],
    ] as const;
    return new Promise((resolve) => {
      const done = () => {
        for (const [stream, event] of awaited) stream.off(event, done);
        resolve();
      };
      for (const [stream, event] of awaited) stream.once(event, done);
    });
  }

  #keep(part: Buffer): void {
    if (part.length === 0) return;
    this.#parts.push(part);
    this.#bytes += part.length;
    if (this.#bytes <= messageBytesMax) return;
    this.#outline ??= new LineOutline();
    for (const kept of this.#parts) this.#outline.take(kept);
    this.#parts = [];
  }

  readonly #alone: Answers = (text) => this.#write(text);

  #line(): void {
    const [bytes, parts, outline] = [this.#bytes, this.#parts, this.#outline];
    [this.#bytes, this.#parts, this.#outline] = [0, [], null];
    if (outline !== null) {
      this.#refuseLong(`the message has ${bytes} bytes; the limit is ${messageBytesMax}`, outline);
      return;
    }
    const line = Buffer.concat(parts);
    const values = bytes > messageValuesMax ? valueCount(line) : 0;
    if (values > messageValuesMax) {
      const ofLine = new LineOutline();
      ofLine.take(line);
      this.#refuseLong(`the message has ${values} values; the limit is ${messageValuesMax}`, ofLine);
      return;
    }
    const text = line.toString('utf8').replace(byteOrderMark, '');
    if (text.trim() === '') return;
    // Decoding has replaced what is not UTF-8, and would store a text that nobody sent.
    if (!isUtf8(line)) {
      this.#refuseText('Parse error: the line is not UTF-8', text);
      return;
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#refuseText('Parse error: the line is not JSON', text);
      return;
    }
    if (Array.isArray(value)) this.#batch(text, value.length);
    else this.#message(text, value, this.#alone, false);
  }

  /** Its answers leave together, in one array, when the last is there. One of notifications alone is not answered. */
  #batch(text: string, length: number): void {
    if (length === 0 || length > batchMessagesMax) {
      const wrong =
        length === 0 ? 'the batch is empty' : `the batch has ${length} messages; the limit is ${batchMessagesMax}`;
      this.#refuse(unknownId, `Invalid request: ${wrong}`, this.#alone);
      return;
    }
    const members = [...membersOf(text)].map((member) => ({
      text: member.text,
      value: JSON.parse(member.text) as unknown,
    }));
    const answered: string[] = [];
    let missing = members.filter(({ value }) => isAnswered(value)).length;
    const answers: Answers = (answer) => {
      answered.push(answer);
      missing -= 1;
      if (missing === 0) this.#alone(`[${answered.join(',')}]`);
    };
    for (const member of members) this.#message(member.text, member.value, answers, true);
  }

  /** @param isMasked the SDK must not see the id of the client */
  #message(text: string, value: unknown, answers: Answers, isMasked: boolean): void {
    if (!isRequest(value)) {
      if (isAnswered(value)) this.#refuse(unknownId, notARequest, answers);
      else if (!this.#deliver(value)) this.#fail(new Error('a line was not a JSON-RPC 2.0 message'));
      return;
    }
    const { id } = value;
    const idText = idTextOf(id, text);
    if (idText === null) {
      this.#refuse(unknownId, notARequest, answers);
      return;
    }
    const isOurs = isMasked || !isSimple(id) || (typeof id === 'number' && String(id) !== idText);
    const ours = `${this.#ours}${this.#requests}`;
    if (isOurs) {
      this.#requests += 1;
      this.#awaited.set(ours, { idText, answers });
    }
    if (this.#deliver(isOurs ? { ...value, id: ours } : value)) return;
    this.#awaited.delete(ours);
    this.#refuse(idText, notARequest, answers);
  }

  /**
   * False for what the SDK does not take. It writes some of what it refuses into its error, and no depth of nesting that a line can
   * have may end the process there [no-line-ends-the-server].
   */
  #deliver(value: unknown): boolean {
    try {
      const parsed = JSONRPCMessageSchema.safeParse(value);
      if (parsed.success) this.onmessage?.(parsed.data);
      return parsed.success;
    } catch (error) {
      this.#fail(error as Error);
      return false;
    }
  }

  #refuseText(message: string, text: string): void {
    this.#refuse(idAtStartOf(text), message, this.#alone, ErrorCode.ParseError);
  }

  /** Answers each request of a line that is over a limit, wherever its id is [every-request-answered]. */
  #refuseLong(wrong: string, outline: LineOutline): void {
    const message = `Invalid request: ${wrong}`;
    const text = outline.text() ?? '';
    const value = parseJson(text);
    if (Array.isArray(value)) this.#refuseLongBatch(message, text, value.length);
    else if (value === undefined) this.#refuse(idAtStartOf(outline.start()), message, this.#alone);
    else if (!isAnswered(value)) this.#fail(new Error(message));
    else this.#refuse(idInOutline(value, text), message, this.#alone);
  }

  #refuseLongBatch(message: string, text: string, length: number): void {
    if (length === 0 || length > batchMessagesMax) {
      this.#refuse(unknownId, message, this.#alone);
      return;
    }
    this.#fail(new Error(message));
    const refused = [...membersOf(text)].flatMap((member) => {
      const sent: unknown = JSON.parse(member.text);
      return isAnswered(sent) ? [refusal(idInOutline(sent, member.text), message)] : [];
    });
    if (refused.length > 0) this.#alone(`[${refused.join(',')}]`);
  }

  #refuse(idText: string, message: string, answers: Answers, code = ErrorCode.InvalidRequest): void {
    this.#fail(new Error(message));
    answers(refusal(idText, message, code));
  }
}

type Fields = { readonly [name: string]: unknown };

/** Neither an answer nor a notification: it asks to be answered, whatever else is wrong with it. */
const isRequest = (value: unknown): value is Fields =>
  isRecord(value) && value['id'] !== undefined && value['result'] === undefined && value['error'] === undefined;
/** What is not even an object is answered too, under no id. */
const isAnswered = (value: unknown): boolean => isRequest(value) || !isRecord(value);
/** An id that the SDK takes. */
const isSimple = (id: unknown): boolean => typeof id === 'string' || Number.isSafeInteger(id);

/** The id as it was sent; null for one that no request may have, however large or deep it is. */
function idTextOf(id: unknown, text: string): string | null {
  if (typeof id === 'string') return JSON.stringify(id);
  return typeof id === 'number' ? (memberText(text, 'id') ?? String(id)) : null;
}

/** @param idText as JSON */
const withId = (message: object, idText: string): string => `${JSON.stringify(message).slice(0, -1)},"id":${idText}}`;

const refusal = (idText: string, message: string, code = ErrorCode.InvalidRequest): string =>
  withId({ jsonrpc: '2.0', error: { code, message } }, idText);

/** Only at the start: further on, it may be the id of something else, because nothing says how deep the line is nested. */
const idAtStartOf = (text: string): string => idAtStart.exec(text.slice(0, startLength))?.[1] ?? unknownId;

/** The id of a message of an outline. In an outline, `""` may be a long string that was dropped. */
function idInOutline(value: unknown, text: string): string {
  const idText = isRequest(value) ? idTextOf(value['id'], text) : null;
  const isKnown = idText !== null && idText !== '""' && idText.length <= outlineStringBytesMax + '""'.length;
  return isKnown ? idText : unknownId;
}
