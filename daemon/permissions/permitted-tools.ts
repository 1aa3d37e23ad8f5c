/** Tools that first ask the policy of the workflow and of its step. A denial says what is allowed, and runs nothing. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import { deniedCallBytesMax } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import type { Tool, ToolResult } from '../tools/tool.ts';
import { checkedCommand, deniedPath, deniedSpawn, type Layers } from './policy.ts';

/** Which paths a tool uses, from its arguments. */
type Access = { readonly kind: 'read' | 'write'; readonly argument: string };
const accesses: Readonly<Record<string, readonly Access[]>> = {
  read: [{ kind: 'read', argument: 'path' }],
  glob: [{ kind: 'read', argument: 'folder' }],
  grep: [{ kind: 'read', argument: 'folder' }],
  write: [{ kind: 'write', argument: 'path' }],
  edit: [
    { kind: 'read', argument: 'path' },
    { kind: 'write', argument: 'path' },
  ],
};
const commandTool = 'bash';
const spawnTool = 'spawn_agent';
/** They reach no file and start no command. */
const free: ReadonlySet<string> = new Set(['bash_wait', 'bash_kill', 'report_issue', 'signal_coordinator', 'show']);

export type Paths = {
  /** The working directory of the session. */
  readonly folder: string;
  /** The absolute path without links, whether the file exists or not. Rejects if there is none. */
  realPath(path: string, signal: AbortSignal): Promise<string>;
};

/** Tools that use no path ask for none. */
const noPaths: Paths = { folder: '/', realPath: () => Promise.reject(new Error('no paths')) };

type Checked =
  | { readonly kind: 'run'; readonly args: JsonObject }
  | { readonly kind: 'denied'; readonly result: ToolResult };

/** @param layers those of the step that is worked on now */
export const permittedTools = (tools: readonly Tool[], layers: () => Layers, paths: Paths = noPaths): readonly Tool[] =>
  tools.map((tool) => ({
    ...tool,
    run: async (args, signal, callId) => {
      const checked = await check(tool.name, args, layers(), paths, signal);
      return checked.kind === 'denied' ? checked.result : tool.run(checked.args, signal, callId);
    },
  }));

async function check(
  tool: string,
  args: JsonObject,
  layers: Layers,
  paths: Paths,
  signal: AbortSignal,
): Promise<Checked> {
  if (layers.length === 0 || free.has(tool)) return { kind: 'run', args };
  if (tool === commandTool) {
    const command = checkedCommand(layers, String(args['command']));
    if (command.kind === 'denied') return denied(`command: ${command.what}`, command.allowed);
    return { kind: 'run', args: { ...args, command: command.command } };
  }
  if (tool === spawnTool) {
    const workflowId = String(args['workflowId']);
    const denial = deniedSpawn(layers, workflowId);
    return denial === null ? { kind: 'run', args } : denied(`spawn: ${workflowId}`, denial.allowed);
  }
  const used = Object.hasOwn(accesses, tool) ? accesses[tool] : undefined;
  if (used === undefined) return denied(`tool: ${tool}`, 'nothing');
  for (const { kind, argument } of used) {
    const path = await paths.realPath(String(args[argument] ?? '.'), signal).catch(() => null);
    if (path === null) return { kind: 'denied', result: { ending: 'failed', text: 'The path cannot be resolved.' } };
    const denial = deniedPath(layers, kind, path, paths.folder);
    if (denial !== null) return denied(`${kind}: ${path}`, denial.allowed);
  }
  return { kind: 'run', args };
}

function denied(what: string, allowed: string): Checked {
  const named = cutInTheMiddle(what, deniedCallBytesMax);
  const text = `Denied by the policy of this workflow: ${named}. Allowed: ${allowed}. Use only what is allowed. If the step needs more, call complete_step and state in the notes what it needs.`;
  return { kind: 'denied', result: { ending: 'refused', text, denied: named } };
}
