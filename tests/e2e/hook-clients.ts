/**
 * The four clients that run hooks, as a hook meets them: what they write to its stdin, how they record the chat, and what they make of
 * an exit code and of stdout. From their documentation and sources, which ADR-0066 names. A client that would have been
 * stopped, or would have shown an error, makes the test fail.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { HookClient, HookEvent } from '../../cli/hooks/hook-input.ts';
import { inProcess } from '../support/command-line.ts';
import { environmentOf, type Place, program } from './support.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What the model gets from one hook. */
export type Heard = {
  readonly context: string | null;
  /** The prompt of one more turn, which the client starts because the stop was refused. */
  readonly refusal: string | null;
  readonly stderr: string;
};
type Protocol = {
  readonly events: Readonly<Record<HookEvent, string>>;
  /** The start of a session that each client names, where it has it. */
  readonly sources: readonly string[];
  readonly isCamelCase?: true;
  /** Fields that the client sends with every event. */
  readonly more: (event: HookEvent) => Fields;
  readonly outputMax: number;
  readonly contextOf: (output: Fields) => unknown;
  readonly keys: Readonly<Record<HookEvent, readonly string[]>>;
  readonly refuses: string;
  /** A reply of a tool in the transcript. */
  readonly recorded: (tool: string, text: string) => unknown;
};

const specific = (output: Fields): unknown => {
  const { hookEventName, additionalContext } = (output['hookSpecificOutput'] ?? {}) as Fields;
  if (hookEventName !== 'SessionStart') throw new Error(`the client refuses hookEventName ${String(hookEventName)}`);
  return additionalContext;
};
const claudeKeys = { 'session-start': ['hookSpecificOutput'], stop: ['decision', 'reason'], 'pre-compact': [] };
const claudeEvents = { 'session-start': 'SessionStart', stop: 'Stop', 'pre-compact': 'PreCompact' };

export const protocols: Readonly<Record<HookClient, Protocol>> = {
  'claude-code': {
    events: claudeEvents,
    sources: ['startup', 'resume', 'clear', 'compact'],
    more: (event) => (event === 'stop' ? { permission_mode: 'default', last_assistant_message: 'Done?' } : {}),
    outputMax: 10_000,
    contextOf: specific,
    keys: claudeKeys,
    refuses: 'block',
    recorded: (_tool, text) => ({
      type: 'user',
      message: {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text }] }],
      },
    }),
  },
  copilot: {
    events: { 'session-start': 'sessionStart', stop: 'agentStop', 'pre-compact': 'preCompact' },
    sources: ['startup', 'resume', 'new'],
    isCamelCase: true,
    more: (event) => ({ timestamp: 1_790_000_000_000, ...(event === 'stop' ? { stopReason: 'end_turn' } : {}) }),
    outputMax: 10_240,
    contextOf: ({ additionalContext }) => additionalContext,
    keys: { 'session-start': ['additionalContext'], stop: ['decision', 'reason'], 'pre-compact': [] },
    refuses: 'block',
    recorded: (toolName, content) => ({ type: 'tool.execution_complete', data: { toolName, result: { content } } }),
  },
  codex: {
    events: claudeEvents,
    sources: ['startup', 'resume', 'clear', 'compact'],
    more: (event) => ({
      model: 'gpt',
      permission_mode: 'default',
      ...(event === 'session-start' ? {} : { turn_id: 'turn-1' }),
      ...(event === 'stop' ? { last_assistant_message: null } : {}),
    }),
    outputMax: 10_000,
    contextOf: specific,
    keys: claudeKeys,
    refuses: 'block',
    // The result of a tool is JSON in a string.
    recorded: (_tool, text) => ({
      type: 'response_item',
      payload: { type: 'function_call_output', call_id: 'call_1', output: JSON.stringify([{ type: 'text', text }]) },
    }),
  },
  gemini: {
    events: { 'session-start': 'SessionStart', stop: 'AfterAgent', 'pre-compact': 'PreCompress' },
    sources: ['startup', 'resume', 'clear'],
    more: (event) => ({
      timestamp: '2026-11-23T12:00:00.000Z',
      ...(event === 'stop' ? { prompt: 'Go on', prompt_response: 'Done?' } : {}),
    }),
    outputMax: 40_000,
    contextOf: specific,
    keys: claudeKeys,
    refuses: 'deny',
    recorded: (name, text) => ({
      type: 'gemini',
      toolCalls: [{ name, result: [{ functionResponse: { response: { output: `<untrusted_context>\n${text}` } } }] }],
    }),
  },
};

const toCamel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

type Exit = { readonly code: number | null; readonly stdout: string; readonly stderr: string };
/** How a client starts the command of a hook: through a shell, with the input on stdin. */
export type Command = { readonly line: string; readonly env?: Readonly<Record<string, string>> };

/** Seconds that a client leaves to a hook. A hook that takes longer has failed. */
const timeoutMs = 30_000;

export function runHook(
  place: Place,
  { line, env = {} }: Command,
  stdin: string | Buffer,
  { cwd = place.project, keepsPipeOpen = false } = {},
): Promise<Exit> {
  return new Promise((resolve, reject) => {
    const child = spawn(line, { shell: true, cwd, env: environmentOf(place, env) });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the client stopped the hook after its timeout: ${line}`));
    }, timeoutMs);
    onTestFinished(() => void child.kill('SIGKILL'));
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
    child.stdin.on('error', () => undefined);
    if (keepsPipeOpen) child.stdin.write(stdin);
    else child.stdin.end(stdin);
  });
}

export const commandOf = (event: HookEvent, client: HookClient | null, more = ''): Command => ({
  line: `"${process.execPath}" "${program()}" hook ${event}${client === null ? '' : ` --client ${client}`}${more}`,
});

/** One chat in one client. */
export class HookClientDriver {
  readonly transcript: string;
  readonly #place: Place;
  readonly #client: HookClient;
  readonly #cwd: string;
  readonly #command: ((event: HookEvent) => Command) | null;
  readonly #options: readonly string[];
  readonly #isPlugin: boolean;

  constructor(
    place: Place,
    client: HookClient,
    options: {
      readonly cwd?: string;
      /** Starts a process, as a client does; else the hook runs in the process of the test. */
      readonly command?: (event: HookEvent) => Command;
      /** In the place of `--client`, where it runs in the process of the test. */
      readonly options?: readonly string[];
      readonly chat?: string;
      /** The hooks come from a plugin in the format of Claude Code. */
      readonly isPlugin?: boolean;
    } = {},
  ) {
    this.#place = place;
    this.#client = client;
    this.#cwd = options.cwd ?? place.project;
    this.#isPlugin = options.isPlugin === true;
    this.#command = options.command ?? null;
    this.#options = options.options ?? ['--client', client];
    this.transcript = path.join(place.folder, `${options.chat ?? 'chat'}.jsonl`);
  }

  get #protocol(): Protocol {
    return protocols[this.#client];
  }

  /** What the agent was answered, in the transcript. */
  record(tool: string, text: string): void {
    this.#append(this.#protocol.recorded(`mcp__workrail__${tool}`, text));
  }
  /** What the user or the agent writes, or the client in the name of the user. */
  say(content: string): void {
    this.#append({ type: 'user', message: { role: 'user', content } });
  }
  #append(entry: unknown): void {
    fs.appendFileSync(this.transcript, `${JSON.stringify(entry)}\n`);
  }

  async sessionStart(source: string): Promise<Heard> {
    const heard = await this.#hook('session-start', { source });
    // The transcript holds what was added, too.
    if (heard.context !== null) this.say(`<system-reminder>\n${heard.context}\n</system-reminder>`);
    return heard;
  }
  /** The end of a turn. A refused stop is one more turn, whose end is told that it was refused. */
  async stop(more: Fields = {}, isRefusedBefore = false): Promise<Heard> {
    const heard = await this.#hook('stop', { stop_hook_active: isRefusedBefore, ...more });
    if (heard.refusal !== null) this.say(`Stop hook feedback:\n${heard.refusal}`);
    return heard;
  }
  preCompact(): Promise<Heard> {
    return this.#hook('pre-compact', { trigger: 'auto', custom_instructions: '' });
  }

  inputOf(event: HookEvent, more: Fields = {}): Fields {
    const { events, more: own, isCamelCase } = this.#protocol;
    // Copilot CLI names no transcript at a start, and the event itself in no camel-case payload.
    const transcript = isCamelCase && event === 'session-start' ? {} : { transcript_path: this.transcript };
    const fields = { session_id: 'chat-1', cwd: this.#cwd, ...transcript, ...own(event), ...more };
    if (!isCamelCase) return { hook_event_name: events[event], ...fields };
    // The names of the events in the configuration decide on those of the fields.
    if (this.#isPlugin) {
      const stopped = event === 'stop' ? { stop_reason: 'end_turn' } : {};
      return { hook_event_name: claudeEvents[event], ...fields, timestamp: '2026-11-23T12:00:00.000Z', ...stopped };
    }
    const { stop_hook_active, ...rest } = fields as Fields;
    const camel = Object.fromEntries(Object.entries(rest).map(([name, value]) => [toCamel(name), value]));
    return stop_hook_active === undefined ? camel : { ...camel, stop_hook_active };
  }

  async #hook(event: HookEvent, more: Fields): Promise<Heard> {
    const [stdin, cwd] = [JSON.stringify(this.inputOf(event, more)), this.#cwd];
    const exit = await (this.#command === null
      ? inProcess(this.#place, ['hook', event, ...this.#options], { cwd, stdin })
      : runHook(this.#place, this.#command(event), stdin, { cwd }));
    return this.heard(event, exit);
  }

  /** As the client reads it. */
  heard(event: HookEvent, { code, stdout, stderr }: Exit): Heard {
    if (code !== 0) throw new Error(`${this.#client} shows an error: the hook ended with ${code}: ${stderr}`);
    const text = stdout.trim();
    const { outputMax, keys, contextOf, refuses } = this.#protocol;
    if (text.length > outputMax) throw new Error(`${this.#client} cuts ${text.length} characters`);
    if (text === '') return { context: null, refusal: null, stderr };
    // Claude Code alone takes plain text, for the instructions of its summary.
    if (event === 'pre-compact') {
      if (this.#client !== 'claude-code') throw new Error(`${this.#client} does not expect: ${text}`);
      return { context: text, refusal: null, stderr };
    }
    const output = JSON.parse(text) as Fields;
    const unknown = Object.keys(output).filter((key) => !keys[event].includes(key));
    if (unknown.length > 0) throw new Error(`${this.#client} refuses ${unknown.join(', ')}`);
    if (event === 'session-start') {
      const context = contextOf(output);
      if (typeof context !== 'string') throw new Error(`${this.#client} finds no context in ${text}`);
      return { context, refusal: null, stderr };
    }
    const { decision, reason } = output;
    if (decision !== refuses || typeof reason !== 'string' || reason.trim() === '')
      throw new Error(`${this.#client} finds no decision in ${text}`);
    return { context: null, refusal: reason, stderr };
  }
}

/** The calls that a text of a hook names, as the agent would make them. */
export const callsIn = (text: string): Fields[] =>
  [...text.matchAll(/continue_workflow (\{[^}]*\})/g)].map(([, args]) => JSON.parse(args ?? '') as Fields);
