/**
 * The built program as its users meet it: `dist/workrail.cjs` in a project, a home and a data directory that exist only
 * for one test, spoken to by the official MCP client, by raw bytes, or as a command.
 *
 * Every reply that passes through here is validated against the full generated schema of its tool. Processes and folders
 * go away with the test that made them, also when it fails.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { Ajv, type ValidateFunction } from 'ajv';
import { onTestFinished } from 'vitest';
import { sawOutput, sawReply } from '../support/codes-seen.ts';
import { expectWholeErrorText } from '../support/error-text.ts';
import type { HeardTexts } from '../support/heard-texts.ts';
import { errorText } from '../../runtime/mcp/answer.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { dataCapability, toolNames } from '../../schemas/closed-sets.ts';
import type {
  CheckpointData,
  ContinueData,
  InspectData,
  ListData,
  ResumeData,
  StartData,
} from '../../schemas/tools.ts';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The program under test. `npm test` builds it first. */
export function program(): string {
  const built = path.join(root, 'dist/workrail.cjs');
  if (!fs.existsSync(built)) throw new Error('dist/workrail.cjs is missing. Run: npm run build');
  return built;
}

// Places --------------------------------------------------------------------------------------------------------------

export type Place = {
  readonly folder: string;
  readonly project: string;
  readonly home: string;
  readonly data: string;
  /** Another installation than the one of this checkout. */
  readonly program?: string;
};

/** A project, a home and a data directory of their own, removed when the running test has finished. */
export function temporaryPlace(): Place {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-e2e-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const place = { folder, project: at(folder, 'project'), home: at(folder, 'home'), data: path.join(folder, 'data') };
  return place;
}

function at(folder: string, name: string): string {
  const created = path.join(folder, name);
  fs.mkdirSync(created);
  return created;
}

/** What a process of ours sees: nothing of the developer's environment but PATH. */
export function environmentOf(place: Place, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: place.home,
    USERPROFILE: place.home,
    WORKRAIL_DATA_DIR: place.data,
    NO_COLOR: '1',
    ...more,
  };
}

/** Every file below a folder: relative path → size and digest. Empty folders are facts too. */
export function treeOf(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  if (!fs.existsSync(folder)) return found;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, full);
    if (entry.isDirectory()) found[`${name}/`] = 'folder';
    else {
      const bytes = fs.readFileSync(full);
      found[name] = `${bytes.length} ${createHash('sha256').update(bytes).digest('hex')}`;
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The events of every segment that a manifest attests, in order; as another program would read the directory. */
export function eventsIn(place: Place, sessionId: string): readonly Record<string, unknown>[] {
  const session = path.join(place.data, 'sessions', sessionId);
  const lines = (file: string) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines(path.join(session, 'manifest.jsonl'))
    .filter((record) => record['kind'] === 'segment_closed')
    .flatMap((record) => lines(path.join(session, String(record['segmentRelPath']))));
}

export const advancesIn = (place: Place, sessionId: string) =>
  eventsIn(place, sessionId).filter((event) => event['kind'] === 'advance_recorded').length;

// Replies -------------------------------------------------------------------------------------------------------------

export type Step = StartData | ContinueData;
type Data = Step | ListData | InspectData | CheckpointData | ResumeData;
export type Reply = {
  readonly text: string;
  /** The whole result, for comparing bytes. */
  readonly bytes: string;
} & ({ readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ErrorEnvelope });

const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const file = path.join(root, 'generated/schemas', `${name}.json`);
  const schema = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { $schema: _draft, ...rest } = schema;
  const made = new Ajv({ strict: false, allErrors: true }).compile(rest);
  validators.set(name, made);
  return made;
}

/** Fails with every problem when the value does not fit a generated schema. */
export function assertFits(schema: string, value: unknown): void {
  const validate = validatorOf(schema);
  if (validate(value)) return;
  throw new Error(`does not fit ${schema}: ${JSON.stringify(validate.errors)}\n${JSON.stringify(value, null, 1)}`);
}

type Result = { content: { type: string; text: string }[]; structuredContent?: unknown; isError?: boolean };

/** The one text of a result. */
function textOf(tool: string, { content }: Result): string {
  const text = content[0]?.text ?? '';
  if (content.length !== 1 || content[0]?.type !== 'text' || text === '')
    throw new Error(`${tool} must answer with exactly one text: ${JSON.stringify(content)}`);
  return text;
}

/**
 * A tool result in the data form as it came over the wire, checked: one text, which is the data, errors in the one envelope.
 *
 * @param texts of the runtime where it is in this process; without them the text of a success is its data
 */
export function replyOf(tool: string, result: unknown, texts?: HeardTexts): Reply {
  const { structuredContent, isError } = result as Result;
  const data = structuredContent as { ok: boolean; error: ErrorEnvelope };
  // A call to a tool that is not there is answered in the same envelope; any reply schema holds it.
  assertFits(`tool.${toolNames.some((name) => name === tool) ? tool : 'list_workflows'}.reply`, data);
  const sent = textOf(tool, result as Result);
  if (sent !== JSON.stringify(data)) throw new Error(`${tool}: the text is not the data: ${sent}`);
  if ((isError === true) === data.ok) throw new Error(`${tool}: isError is ${String(isError)}, but ok is ${data.ok}`);
  const bytes = JSON.stringify(result);
  sawReply(tool, data);
  if (data.ok) return { ok: true, text: texts?.textOf(data) ?? sent, bytes, data: data as unknown as Data };
  assertFits('error-envelope.v1', data.error);
  expectWholeErrorText(tool, data.error);
  return { ok: false, text: errorText(data.error), bytes, error: data.error };
}

// The official client -------------------------------------------------------------------------------------------------

const clientInfo = { name: 'workrail-e2e', version: '1' };
const dataCapabilities = { experimental: { [dataCapability]: {} } };
/** What a program declares, that reads data. */
export const dataClient = () => new Client(clientInfo, { capabilities: dataCapabilities });

/** What an agent's client is: it declares nothing, and has the text alone. */
export class TextClient {
  readonly client = new Client(clientInfo);

  static async over(transport: Transport): Promise<TextClient> {
    const made = new TextClient();
    await made.client.connect(transport);
    return made;
  }
  /** On a server of its own. */
  static async start(place: Place, args: readonly string[] = []): Promise<TextClient> {
    const made = await TextClient.over(stdioTransport(place, args));
    onTestFinished(() => made.client.close());
    return made;
  }
  async call(
    name: string,
    args: Record<string, unknown>,
  ): Promise<{ readonly text: string; readonly isError: boolean }> {
    const result = (await this.client.callTool({ name, arguments: args })) as Result;
    if ('structuredContent' in result) throw new Error(`${name}: a client that did not ask for data got it`);
    return { text: textOf(name, result), isError: result.isError === true };
  }
}

/** A connected official client over any transport, which reads data, with every reply checked. */
export class Agent {
  readonly client: Client;
  readonly #texts: HeardTexts | undefined;
  constructor(client: Client, texts?: HeardTexts) {
    this.client = client;
    this.#texts = texts;
  }

  static async over(transport: Transport, texts?: HeardTexts): Promise<Agent> {
    const client = dataClient();
    await client.connect(transport);
    return new Agent(client, texts);
  }

  async call(name: string, args: Record<string, unknown>): Promise<Reply> {
    return replyOf(name, await this.client.callTool({ name, arguments: args }), this.#texts);
  }
  /** A call that must succeed. */
  async done<T extends Data = ContinueData>(
    name: string,
    args: Record<string, unknown>,
  ): Promise<{ readonly text: string; readonly bytes: string; readonly data: T }> {
    const reply = await this.call(name, args);
    if (!reply.ok) throw new Error(`${name} was refused: ${reply.text}`);
    return { text: reply.text, bytes: reply.bytes, data: reply.data as T };
  }
  /** A call that must be refused. */
  async refused(name: string, args: Record<string, unknown>): Promise<ErrorEnvelope> {
    const reply = await this.call(name, args);
    if (reply.ok) throw new Error(`${name} was not refused: ${reply.text}`);
    return reply.error;
  }
  start(workflowId: string, more: Record<string, unknown> = {}) {
    return this.done<StartData>('start_workflow', { workflowId, ...more });
  }
  /** Acknowledges the pending step of a reply. */
  advance(step: Step, notesMarkdown = notesFor(step)) {
    return this.done('continue_workflow', acknowledgement(step, notesMarkdown));
  }
  resume(question: Record<string, unknown> = {}) {
    return this.done<ResumeData>('resume_session', question);
  }
  rehydrate(step: Pick<Step, 'stateToken'>) {
    return this.done('continue_workflow', { stateToken: step.stateToken });
  }
}

export const notesFor = (step: Step) => `Did "${step.pending?.title ?? ''}". Nothing is open.`;
export const acknowledgement = (step: Step, notesMarkdown = notesFor(step)) => ({
  stateToken: step.stateToken,
  ackToken: step.ackToken,
  output: { notesMarkdown },
});
export const checkpointOf = ({ stateToken, checkpointToken }: Step) => ({
  stateToken,
  checkpointToken,
  output: { notesMarkdown: 'Half of it is done.' },
});

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const stdioTransport = (place: Place, args: readonly string[]) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [place.program ?? program(), 'serve', '--project', place.project, ...args],
    env: environmentOf(place),
    cwd: place.project,
    stderr: 'pipe',
  });

/** `workrail serve` as a child, with the official client on its pipes. */
export class Server extends Agent {
  readonly #transport: StdioClientTransport;
  readonly #log: string[];
  readonly #ended: Promise<void>;

  private constructor(client: Client, transport: StdioClientTransport, log: string[], ended: Promise<void>) {
    super(client);
    this.#transport = transport;
    this.#log = log;
    this.#ended = ended;
  }

  static async start(place: Place, args: readonly string[] = []): Promise<Server> {
    const transport = stdioTransport(place, args);
    const log: string[] = [];
    transport.stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    const client = dataClient();
    const ended = new Promise<void>((resolve) => {
      client.onclose = resolve;
    });
    onTestFinished(() => client.close());
    await client.connect(transport);
    return new Server(client, transport, log, ended);
  }
  get pid(): number {
    const { pid } = this.#transport;
    if (pid === null) throw new Error('the server is not running');
    return pid;
  }
  get log(): string {
    return this.#log.join('');
  }
  /** SIGKILL; resolves when the process is gone. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await this.#ended;
  }
  close(): Promise<void> {
    return this.client.close();
  }
}

// Raw bytes -----------------------------------------------------------------------------------------------------------

export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };
export type JsonRpc = { readonly id?: unknown; readonly result?: unknown; readonly error?: { readonly code: number } };

/** `workrail serve` as a child whose pipes are written and read as they are. */
export class RawServer {
  readonly process: ChildProcessWithoutNullStreams;
  readonly exited: Promise<Exit>;
  readonly #lines: string[] = [];
  #rest = '';
  #log = '';
  #arrived: () => void = () => undefined;

  constructor(place: Place, args: readonly string[] = []) {
    this.process = spawn(process.execPath, [program(), 'serve', '--project', place.project, ...args], {
      env: environmentOf(place),
      cwd: place.project,
    });
    this.process.stdin.on('error', () => undefined);
    this.process.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (this.#rest + chunk).split('\n');
      this.#rest = parts.pop() ?? '';
      this.#lines.push(...parts);
      this.#arrived();
    });
    this.process.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#log += chunk;
    });
    this.exited = new Promise((resolve) => this.process.once('close', (code, signal) => resolve({ code, signal })));
    void this.exited.then(() => this.#arrived());
    onTestFinished(async () => {
      this.process.kill('SIGKILL');
      await this.exited;
    });
  }

  static async initialized(place: Place, args: readonly string[] = []): Promise<RawServer> {
    const server = new RawServer(place, args);
    server.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'initialize',
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: dataCapabilities, clientInfo },
      }),
    );
    await server.answer('initialize');
    server.send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
    return server;
  }

  get log(): string {
    return this.#log;
  }
  /** Everything on stdout, parsed: throws when a line is no JSON-RPC, or when the last line has no end. */
  get messages(): readonly JsonRpc[] {
    if (this.#rest !== '') throw new Error(`stdout ends in the middle of a line: ${this.#rest.slice(0, 200)}`);
    return this.#lines.flatMap((line) => {
      const messages = [
        JSON.parse(line) as (JsonRpc & { jsonrpc?: unknown }) | (JsonRpc & { jsonrpc?: unknown })[],
      ].flat();
      if (messages.length === 0 || messages.some(({ jsonrpc }) => jsonrpc !== '2.0')) {
        throw new Error(`not JSON-RPC on stdout: ${line.slice(0, 200)}`);
      }
      return messages;
    });
  }
  send(line: string | Uint8Array): void {
    this.process.stdin.write(line);
    this.process.stdin.write('\n');
  }
  /** @param args raw JSON text, so that it may hold what no JSON writer would write */
  sendCall(id: string | number, tool: string, args: string): void {
    this.send(
      `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"tools/call","params":{"name":${JSON.stringify(tool)},"arguments":${args}}}`,
    );
  }
  /** The message that answers a request; rejects when the process ends first. */
  async answer(id: unknown): Promise<JsonRpc> {
    let ended = false;
    void this.exited.then(() => {
      ended = true;
    });
    for (;;) {
      for (const line of this.#lines) {
        if (!line.includes(JSON.stringify(id))) continue;
        const message = JSON.parse(line) as JsonRpc;
        if (message.id === id) return message;
      }
      if (ended)
        throw new Error(`the server ended without answering ${JSON.stringify(id)}:\n${this.#log.slice(-1500)}`);
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }
  /** Proves that it lives: an ordinary call is answered. */
  async assertAlive(): Promise<void> {
    const id = `alive-${Math.random()}`;
    this.sendCall(id, 'list_workflows', '{}');
    const reply = replyOf('list_workflows', (await this.answer(id)).result);
    if (!reply.ok) throw new Error(`the server lives, but refuses to list: ${reply.text}`);
  }
}

// Commands ------------------------------------------------------------------------------------------------------------

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs one command to its end. */
export async function workrail(
  place: Place,
  args: readonly string[],
  options: { readonly stdin?: string; readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const ran = await run(process.execPath, [place.program ?? program(), ...args], {
    cwd: options.cwd ?? place.project,
    env: environmentOf(place, options.env),
    ...(options.stdin === undefined ? {} : { stdin: options.stdin }),
  });
  sawOutput(ran);
  return ran;
}

export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: Record<string, string>; readonly stdin?: string },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: options.cwd, env: options.env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin ?? '');
  });
}

// Sources -------------------------------------------------------------------------------------------------------------

export type SourceStep = { readonly id: string; readonly title: string; readonly prompt: string };

export const sourceOf = (id: string, steps: readonly SourceStep[], more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: `Name of ${id}`,
  description: 'A workflow of the end-to-end tests.',
  version: '1.0.0',
  ...more,
  steps,
});

export const plainSteps = (count: number): SourceStep[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `step-${i + 1}`,
    title: `Step ${i + 1}`,
    prompt: `Do part ${i + 1}.`,
  }));

/** Writes a source of the project; answers its path. */
export function writeSource(place: Place, name: string, source: unknown): string {
  const folder = path.join(place.project, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof source === 'string' ? source : `${JSON.stringify(source, null, 2)}\n`);
  return file;
}

// Chance --------------------------------------------------------------------------------------------------------------

export type Chance = {
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
};

/** A seeded source of choices (mulberry32), so that a failing round can be played again. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  };
}
