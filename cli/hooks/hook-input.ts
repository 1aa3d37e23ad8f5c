/**
 * The input of a hook on stdin, converted to one form for all clients. Every client has its own field names; a field that is
 * missing or of another type counts as absent, so that a later version of a client cannot break a hook. Reading never fails.
 */
import { isAbsolute } from 'node:path';
import { isRecord, type JsonRecord } from '../../schemas/json-object.ts';
import { hookInputBytesMax, hookInputWaitMs, pathLengthMax } from '../../schemas/limits.ts';

export const hookEvents = ['session-start', 'stop', 'pre-compact'] as const;
export type HookEvent = (typeof hookEvents)[number];
export const hookClients = ['claude-code', 'copilot', 'codex', 'gemini'] as const;
export type HookClient = (typeof hookClients)[number];

export type HookInput = {
  readonly client: HookClient;
  /** Where the agent works; null where the client does not say. */
  readonly cwd: string | null;
  /** The file in which the client records the chat. */
  readonly transcript: string | null;
  /** Of a session start: the chat continues in the same transcript, after a resume or a compaction. */
  readonly isSameChat: boolean;
  /** Of a stop: a hook refused the previous stop, which is why the agent still works. */
  readonly isRefusedBefore: boolean;
  /** An agent that another agent started, or one that may only plan: it is not for them to finish a run. */
  readonly isLimited: boolean;
};

/** Null for what is not a JSON object. @param stated by `--client`; without it, the fields tell the clients apart */
export function hookInputOf(text: string, stated: HookClient | null): HookInput | null {
  const fields = recordOf(text);
  if (fields === null) return null;
  const read = (snake: string, camel: string) => stringOf(fields[snake]) ?? stringOf(fields[camel]);
  const source = read('source', 'source');
  return {
    client: stated ?? clientOf(fields),
    cwd: absolute(read('cwd', 'cwd')),
    transcript: absolute(read('transcript_path', 'transcriptPath')),
    isSameChat: source === 'resume' || source === 'compact',
    isRefusedBefore: (fields['stop_hook_active'] ?? fields['stopHookActive']) === true,
    isLimited: read('agent_id', 'agentId') !== null || read('permission_mode', 'permissionMode') === 'plan',
  };
}

function recordOf(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const stringOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const absolute = (path: string | null): string | null =>
  path !== null && path.length <= pathLengthMax && isAbsolute(path) ? path : null;

/** One plugin serves several clients. Where the difference does not matter, a client counts as Claude Code, whose protocol the others follow. */
function clientOf(fields: JsonRecord): HookClient {
  const event = stringOf(fields['hook_event_name']);
  if (event === 'AfterAgent' || event === 'PreCompress') return 'gemini';
  if (fields['turn_id'] !== undefined) return 'codex';
  if (fields['sessionId'] !== undefined) return 'copilot';
  if (fields['timestamp'] === undefined) return 'claude-code';
  // Both have starts of a session; Copilot CLI names no transcript there.
  return event === 'SessionStart' && fields['transcript_path'] !== undefined ? 'gemini' : 'copilot';
}

/** A client that keeps the pipe open is not waited for: the input is whole when it parses. A terminal has no input. */
export function readHookInput(): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY === true) return Promise.resolve('');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      stdin.destroy();
      resolve(bytes > hookInputBytesMax ? '' : Buffer.concat(chunks).toString('utf8'));
    };
    const timer = setTimeout(end, hookInputWaitMs);
    stdin.on('data', (chunk: Buffer) => {
      timer.refresh();
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > hookInputBytesMax || isWhole(chunks, chunk)) end();
    });
    stdin.on('end', end);
    stdin.on('error', end);
  });
}

const isWhole = (chunks: readonly Buffer[], last: Buffer): boolean =>
  last.toString('latin1').trimEnd().endsWith('}') && recordOf(Buffer.concat(chunks).toString('utf8')) !== null;
