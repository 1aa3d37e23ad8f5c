/**
 * The network of one session: its proxy, and the record of the connections that it refuses. The command gets an answer, the model a line in
 * the result of its call, and the log a record [refused-hosts-are-recorded].
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { WorkflowPolicy } from '../../schemas/daemon/permissions.ts';
import { counted } from '../../schemas/text/counted.ts';
import { deniedCallBytesMax, networkRefusalsKept } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { type Layers, layersOf } from '../permissions/policy.ts';
import { makePlace, removePlace } from '../sandbox/place.ts';
import type { Tool, ToolResult } from '../tools/tool.ts';
import { allowedText, hasHosts } from './allow-list.ts';
import { type Outside, thisMachine } from './dial.ts';
import { AllowListProxy } from './proxy.ts';
import { Refusals, refusalReasons, type RefusedAttempt } from './refusals.ts';

/** The policies of the step that is worked on now. */
export type NetworkRules = () => Layers;

type Origin = Pick<DaemonSession, 'queued' | 'parent'>;

/** A session that contains texts of strangers has no network, whatever its policy allows: an instruction in such a text must reach no host. */
export function readsStrangers({ queued, parent }: Origin): boolean {
  if (queued !== undefined) return queued.trust !== 'user';
  if (parent === undefined) return false;
  return parent.trust === undefined ? parent.trigger !== null : parent.trust !== 'user';
}

type Ability = {
  /** Whether tools can have a network. Absent: they cannot. */
  readonly canOpenNetwork?: boolean;
  readonly permissions: readonly WorkflowPolicy[];
};

/** Whether the sandbox of a session gets the socket of a proxy. */
export const hasNetwork = (
  { canOpenNetwork = false, permissions }: Ability,
  session: Origin & { readonly workflowId: string },
): boolean => canOpenNetwork && !readsStrangers(session) && hasHosts(layersOf(permissions, session.workflowId, null));

export type SessionNetwork = {
  /** On this machine. */
  readonly socket: string;
  /** The part of the tool description that lists the allowed hosts. */
  readonly note: string;
  /** The same tools, whose results list the connections that were refused during the call. */
  reportingRefusals(tools: readonly Tool[]): readonly Tool[];
  /** Refused attempts that are not in the log yet; each is returned once. */
  unrecorded(): readonly RefusedAttempt[];
  /** Called at the first attempt on each target, up to a limit: the record of it must not wait for the end of a call. */
  onRefused(listener: () => void): void;
  close(): Promise<void>;
};

export async function openNetwork(rules: NetworkRules, outside: Outside = thisMachine): Promise<SessionNetwork> {
  const [unreported, unrecorded] = [new Refusals(), new Refusals()];
  const seen = new Set<string>();
  let listener: () => void = () => undefined;
  const proxy = new AllowListProxy(
    rules,
    (attempt) => {
      unreported.add(attempt);
      unrecorded.add(attempt);
      const key = `${attempt.why} ${attempt.target}`;
      // What a command can make the disk do is bounded: the others are recorded with the next action.
      if (seen.has(key) || seen.size >= networkRefusalsKept) return;
      seen.add(key);
      listener();
    },
    outside,
  );
  // Only the user of the daemon enters the directory; in the sandbox, where only the socket is, another user may open it.
  const place = makePlace('proxy');
  const socket = join(place, 'proxy.sock');
  await new Promise<void>((listening, failed) => {
    proxy.server.once('error', failed);
    proxy.server.listen(socket, listening);
  });
  chmodSync(socket, 0o666);
  return {
    socket,
    note: `Network access is limited to ${allowedText(rules(), null)}, through the proxy set in the environment variables.`,
    reportingRefusals: (tools) => tools.map((tool) => reportRefusals(tool, () => unreported.take(), rules)),
    unrecorded: () => unrecorded.take(),
    onRefused: (wanted) => {
      listener = wanted;
    },
    close: async () => {
      await proxy.close();
      removePlace(place);
    },
  };
}

const reportRefusals = (tool: Tool, refused: () => readonly RefusedAttempt[], rules: NetworkRules): Tool => ({
  ...tool,
  run: async (args, signal, callId) => {
    const result = await tool.run(args, signal, callId);
    return result === null ? null : withRefused(result, refused(), rules());
  },
});

/**
 * A refusal counts as a denial only if the command failed and its output shows the refusal. Programs also contact hosts that they do not
 * need, for example to check for updates: three failed runs of a test suite that does so are not three denials.
 */
const isDenied = ({ ending, text }: ToolResult, { target }: RefusedAttempt): boolean =>
  ending === 'failed' && (/\b403\b/.test(text) || text.includes(target.replace(/:\d+$/, '')));

function withRefused(result: ToolResult, refused: readonly RefusedAttempt[], layers: Layers): ToolResult {
  const [first] = refused;
  if (first === undefined) return result;
  const lines = refused.map(
    ({ target, why, times }) =>
      `${target === '' ? 'a request' : target} (${counted(times, 'time')}): ${refusalReasons[why]}`,
  );
  const text = `${result.text}\n[The network proxy refused ${lines.join('; ')}. Allowed: ${allowedText(layers, null)}.]`;
  const denied = cutInTheMiddle(`network: ${first.target}`, deniedCallBytesMax);
  return { ...result, text, ...(isDenied(result, first) ? { denied } : {}) };
}
