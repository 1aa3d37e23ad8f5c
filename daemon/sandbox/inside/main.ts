/**
 * The program inside a sandbox: reads requests from stdin, a JSON object a line, and prints a reply to each. It has no privilege that
 * an agent's command does not have. It ends when its input ends, and with it everything in the sandbox.
 */
import { createInterface } from 'node:readline';
import { isRecord } from '../../../schemas/json-object.ts';
import { searchReplyBytesMax, searchTimeoutMs } from '../../../schemas/daemon/limits.ts';
import { OperationRefused, type OperationName, type Operations, type Request } from '../protocol.ts';
import { Commands } from './commands.ts';
import { FilesDigest } from './digest.ts';
import { Files } from './files.ts';
import { forwardToProxy } from './forward.ts';
import { find } from './find.ts';
import { search } from './search.ts';
import { realPath } from './real-path.ts';
import { outputFolder } from './spool.ts';

const folder = process.cwd();
const files = new Files(folder);
const commands = new Commands(folder, process.env['WORKRAIL_OUTPUTS'] ?? outputFolder);
const filesDigest = new FilesDigest(folder, Date.now());
const running = new Map<number, AbortController>();

type Handlers = {
  readonly [Name in OperationName]: (
    request: Operations[Name]['request'],
    signal: AbortSignal,
  ) => Operations[Name]['reply'] | Promise<Operations[Name]['reply']>;
};

/** Operations that compare names or lines with a pattern of the agent. */
const matching = {
  find: ({ pattern, folder: below, pathsMax }) => find(folder, below ?? '.', pattern, pathsMax),
  search: (request) => search(folder, request),
} satisfies Partial<Handlers>;
type Matching = keyof typeof matching;

/**
 * In a process of its own, with a time limit and the linear engine for patterns that backtrack without end: this process must answer
 * other requests meanwhile, and notice the end of its input.
 */
async function runMatching<N extends Matching>(name: N, request: Operations[N]['request'], signal: AbortSignal) {
  const argv = [
    process.execPath,
    '--enable-experimental-regexp-engine-on-excessive-backtracks',
    process.argv[1] ?? '',
    name,
  ];
  const input = Buffer.from(JSON.stringify(request)).toString('base64');
  const { ending, output } = await commands.run(
    { argv, input, timeoutMs: searchTimeoutMs, outputBytesMax: searchReplyBytesMax },
    signal,
  );
  if (ending.kind !== 'exited' || output.tail !== '')
    throw new OperationRefused('too_large', `the search did not finish (${ending.kind}); search fewer files`);
  const reply: unknown = JSON.parse(Buffer.from(output.head, 'base64').toString('utf8'));
  if (isRecord(reply) && isRecord(reply['refusal']))
    throw new OperationRefused(String(reply['refusal']['code']), String(reply['refusal']['message']));
  return reply as Operations[N]['reply'];
}

const handlers: Handlers = {
  run: (request, signal) => commands.run(request, signal),
  start: (request) => commands.start(request),
  wait: ({ handle, waitMs }, signal) => commands.wait(handle, waitMs, signal),
  kill: ({ handle }) => commands.kill(handle),
  read: ({ path, fromByte, bytesMax }) => files.read(path, fromByte ?? 0, bytesMax),
  write: ({ path, bytes }) => files.write(path, Buffer.from(bytes, 'base64')),
  replace: ({ path, old, new: text, every }) => files.replace(path, old, text, every),
  find: (request, signal) => runMatching('find', request, signal),
  search: (request, signal) => runMatching('search', request, signal),
  resolve: ({ path }) => ({ path: realPath(folder, path) }),
  digest: () => filesDigest.take(),
  cancel: ({ target }) => {
    running.get(target)?.abort();
    return {};
  },
};

const refusalOf = (error: unknown) => {
  if (error instanceof OperationRefused) return { code: error.code, message: error.message };
  const { code, message } = error as NodeJS.ErrnoException;
  return { code: code ?? 'failed', message: message ?? 'the operation failed' };
};

const reply = (message: unknown): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

async function serve(request: Request): Promise<void> {
  const controller = new AbortController();
  running.set(request.id, controller);
  try {
    const handler = handlers[request.op] as (request: Request, signal: AbortSignal) => unknown;
    reply({ id: request.id, value: await handler(request, controller.signal) });
  } catch (error) {
    reply({ id: request.id, refusal: refusalOf(error) });
  } finally {
    running.delete(request.id);
  }
}

async function matchOnce(name: Matching): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  try {
    const match = matching[name] as (request: unknown) => unknown;
    reply(match(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
  } catch (error) {
    reply({ refusal: refusalOf(error) });
  }
}

/** The forwarder listens before the first command, so no command can take its place. */
async function serveAll(): Promise<void> {
  await forwardToProxy();
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void serve(JSON.parse(line) as Request));
  lines.on('close', () => process.exit(0));
  reply({ ready: true, pid: process.pid });
}

const [, , name] = process.argv;
if (name === 'find' || name === 'search') void matchOnce(name);
else void serveAll();
