/**
 * The MCP server: the exact tool set over any transport of the SDK [exact-tool-set].
 *
 * The low-level `Server` is used, because the tool table is generated and published as it is. Tool calls come in through
 * the fallback handler: there a call whose arguments are not even an object reaches us and gets the one envelope, where
 * the SDK's own check would answer with a bare protocol error.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ErrorCode, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import toolTable from '../../generated/tools/tools.json' with { type: 'json' };
import { dataCapability, type ReplyForm } from '../../schemas/closed-sets.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { quotedValueBytesMax } from '../../schemas/limits.ts';
import { quoted } from '../core/text-budget.ts';
import { internalError, validationError } from '../replies/refusals.ts';
import { systemTimer } from '../host.ts';
import type { TimerPort, TracePort } from '../ports.ts';
import type { Runtime } from '../runtime.ts';
import type { AskInForm, Caller } from '../session/open-forms.ts';
import { type Answer, failure, type ToolResult, toolResult } from './answer.ts';
import { CallsUnderWay, type CallUnderWay } from './calls-under-way.ts';
import { clientForm } from './client-form.ts';
import { type ClientRoots, clientRoots } from './client-roots.ts';
import { instructions } from './instructions.ts';
import { completeArgument, getPrompt, listedPrompts } from './prompts.ts';
import { protocolError } from './protocol-error.ts';
import type { Tool } from './tool.ts';
import { startSession, tools as always } from './tools.ts';
import { tracedError } from './traced-error.ts';
import { stackText } from '../../schemas/text/stack-text.ts';

export type ServerOptions = {
  readonly version: string;
  readonly trace: TracePort;
  /** Offers `start_session` too. */
  readonly startSession?: boolean;
  /** The form of every reply, whatever its client asks for; by default its client chooses. */
  readonly replies?: ReplyForm;
  /** What ends the wait for a client that does not answer. */
  readonly timer?: TimerPort;
};

/**
 * Opens the runtime. Called once, when a client has been greeted or a tool is called: nobody waits for what the greeting
 * does not need.
 */
export type OpenRuntime = (roots: ClientRoots) => Runtime | Promise<Runtime>;

function unknownTool(tools: readonly Tool[], name: string): Answer {
  const names = tools.map((tool) => tool.name);
  const close = suggest(name, names);
  return failure(
    validationError(
      `Unknown tool "${quoted(name, quotedValueBytesMax)}".`,
      close === null ? `The tools are: ${names.join(', ')}.` : `Call ${close}. The tools are: ${names.join(', ')}.`,
      { argument: 'name', tools: names },
    ),
  );
}

/** Answers one call. Rejects a call that names no tool; a bug of ours becomes INTERNAL_ERROR, and the server lives. */
async function callTool(
  tools: readonly Tool[],
  runtime: () => Promise<Runtime>,
  params: unknown,
  caller: Caller | undefined,
  { trace, form }: { readonly trace: TracePort; readonly form: ReplyForm },
): Promise<ToolResult> {
  const { name, arguments: args } = (params ?? {}) as { name?: unknown; arguments?: unknown };
  if (typeof name !== 'string') {
    const names = tools.map((tool) => tool.name).join(', ');
    throw protocolError(
      ErrorCode.InvalidParams,
      `Invalid params: "name" must be a string that names a tool. The tools are: ${names}`,
    );
  }
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) return toolResult(unknownTool(tools, name), form);
  try {
    return toolResult(await tool.call(await runtime(), args ?? {}, caller), form);
  } catch (error) {
    trace.event('internal_error', { tool: tool.name, error: stackText(error) });
    return toolResult(failure(internalError(`in ${tool.name}`)), form);
  }
}

const callerOf = (call: CallUnderWay, ask: AskInForm): Caller => ({
  get gone() {
    return call.gone;
  },
  ask,
  waitForUser: (answer) => call.waitForUser(answer),
});

type ToolTable = typeof toolTable;

/** An output schema is published only where replies have the data that it describes. */
const listed = (table: ToolTable, form: ReplyForm): Omit<ToolTable[number], 'outputSchema'>[] =>
  form === 'data' ? table : table.map(({ outputSchema: _, ...tool }) => tool);

/**
 * A client may ask for any request to run as a task. MCP has a server that declares no tasks ignore this; the SDK answers with an
 * internal error that repeats the method, however long it is.
 */
class TasklessServer extends Server {
  protected override assertTaskHandlerCapability(): void {}
}

export type ToolServer = {
  readonly server: Server;
  /** Resolves once at most so many calls are busy; without a number, once every call that has come in is answered. */
  idle(most?: number): Promise<void>;
  /** No further answer of the client can come: calls that wait for one go on without it. */
  stopWaiting(): void;
};

export function createServer(
  openRuntime: OpenRuntime,
  { version, trace, startSession: withSessions = false, replies, timer = systemTimer }: ServerOptions,
): ToolServer {
  const tools = withSessions ? [...always, startSession] : always;
  const published = toolTable.filter(({ name }) => tools.some((tool) => tool.name === name));
  let opened: Promise<Runtime> | undefined;
  const runtime = () => {
    opened ??= Promise.resolve(roots).then(openRuntime).catch(openAgain);
    return opened;
  };
  // What kept the runtime from opening may be gone at the next call.
  const openAgain = (error: unknown): never => {
    opened = undefined;
    throw error;
  };
  const underWay = new CallsUnderWay();
  const server = new TasklessServer(
    { name: 'workrail', version },
    { capabilities: { tools: {}, prompts: {}, completions: {} }, instructions },
  );
  const roots = clientRoots(server, {
    trace,
    timer,
    whileClientIsAsked: (answer) => underWay.whileClientIsAsked(answer),
  });
  // Of a client that has declared nothing, or was never initialized, only text is sure to be read.
  const form = (): ReplyForm =>
    replies ?? (server.getClientCapabilities()?.experimental?.[dataCapability] === undefined ? 'text' : 'data');
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed(published, form()) }));
  const call = (params: unknown, cancelled: AbortSignal): Promise<ToolResult> =>
    underWay.run(cancelled, (call) => {
      const ask = clientForm(server, trace, timer);
      const caller: Caller | undefined = ask === null ? undefined : callerOf(call, ask);
      return callTool(tools, runtime, params, caller, { trace, form: form() });
    });
  server.fallbackRequestHandler = async ({ method, params }, { signal }) => {
    switch (method) {
      case 'tools/call':
        return call(params, signal);
      case 'prompts/list':
        return listedPrompts();
      case 'prompts/get':
        return underWay.run(signal, () => getPrompt(runtime, params));
      case 'completion/complete':
        return underWay.run(signal, () => completeArgument(runtime, params));
      default:
        throw protocolError(ErrorCode.MethodNotFound, `Method not found: ${quoted(method, quotedValueBytesMax)}`);
    }
  };
  // Fails again, and is answered then, at the first tool call.
  server.oninitialized = () => void runtime().catch(() => undefined);
  server.onerror = (error) => trace.event('protocol_error', { error: tracedError(error) });
  return {
    server,
    idle: (most) => underWay.idle(most),
    stopWaiting: () => underWay.stopWaiting(),
  };
}
