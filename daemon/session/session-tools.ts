/**
 * The tools of a session, with the sandbox that they run in. Everything inside ends with the session, and with a process that dies.
 */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { sidecarBytesMax } from '../../schemas/daemon/limits.ts';
import { readWhole } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import { endAndAwait, type ProcessIdentity } from '../sandbox/process-identity.ts';
import { type NetworkRules, openNetwork } from '../network/session-network.ts';
import type { Sandbox, SandboxAdapter, SandboxLimits } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { reportIssue } from '../tools/report-issue.ts';
import { signalCoordinator } from '../tools/signal-coordinator.ts';
import { sandboxTools } from '../tools/sandbox-tools.ts';
import type { OpenedTools } from './session-environment.ts';
import { RestartingSandbox } from './restarting-sandbox.ts';
import { openWorkspace } from './workspace-sandbox.ts';

/** Without a sandbox, the model can only complete steps, report and read earlier steps: nothing runs outside one. */
export const withoutSandbox = async (): Promise<OpenedTools> => ({
  kind: 'open',
  tools: [reportIssue, signalCoordinator],
  checkpoint: async () => null,
  close: async () => undefined,
});

export const toolsIn =
  (host: Pick<Host, 'files'>, layout: DaemonLayout, adapter: SandboxAdapter, limits: SandboxLimits) =>
  async (session: DaemonSession, rules: NetworkRules | null): Promise<OpenedTools> => {
    const identityFile = layout.sandbox(session.sessionId);
    await endAbandonedSandbox(host, layout, session.sessionId);
    const network = rules === null ? null : await openNetwork(rules);
    const given = { limits, proxySocket: network?.socket ?? null };
    const open = () =>
      openWorkspace(layout, adapter, session, given, (identity) =>
        writeIdentity(host, layout, session.sessionId, identity),
      );
    const opened = await open().catch(async (error: unknown) => {
      await network?.close();
      throw error;
    });
    if (opened.kind === 'refused') {
      await network?.close();
      const { reason, remedy } = opened.fault;
      return { kind: 'refused', reason: `the sandbox could not be opened: ${reason}. ${remedy}.` };
    }
    const sandbox = new RestartingSandbox(opened, limits, open);
    const tools = sandboxTools(sandbox, network?.note);
    return {
      kind: 'open',
      tools: [...(network === null ? tools : network.reportingRefusals(tools)), reportIssue, signalCoordinator],
      refusedAttempts: () => network?.unrecorded() ?? [],
      onRefused: (listener) => network?.onRefused(listener),
      checkpoint: () => sandbox.checkpoint(),
      worktreeDigest: () => digestOf(sandbox),
      projectPlace: opened.projectPlace,
      paths: {
        folder: sandbox.folder,
        realPath: async (path, signal) => (await sandbox.call('resolve', { path }, signal)).path,
      },
      close: async () => {
        // What was done after the last step; the files stay, so a failure loses nothing.
        await sandbox.checkpoint().catch(() => undefined);
        await sandbox.close();
        await network?.close();
        await host.files.remove(identityFile).catch(() => undefined);
      },
    };
  };

/** Only a hint whether a call is a repetition: without one, results alone are compared. */
const digestOf = (sandbox: Pick<Sandbox, 'call'>): Promise<Sha256Digest | null> =>
  sandbox.call('digest', {}).then(
    ({ digest }) => (digest === null ? null : (`sha256:${digest}` as Sha256Digest)),
    () => null,
  );

/** A process that died may have left its sandbox. An identity names one process, also after its number was used again. */
export async function endAbandonedSandbox(
  { files }: Pick<Host, 'files'>,
  layout: DaemonLayout,
  sessionId: SessionId,
): Promise<void> {
  const path = layout.sandbox(sessionId);
  const bytes = await readWhole(files, path, sidecarBytesMax);
  const value = bytes === null ? null : parseJsonBytes(bytes);
  if (bytes === null) return;
  // In a directory that was copied, the process belongs to another session, which may be working.
  const isOwn = isRecord(value) && (value['sessionId'] === undefined || value['sessionId'] === sessionId);
  if (isOwn) await endIdentity(value);
  await files.remove(path);
}

async function endIdentity({ pid, startTime, bootId }: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof pid === 'number' && typeof startTime === 'string' && typeof bootId === 'string')
    await endAndAwait({ pid, startTime, bootId });
}

/** Not synced: no process outlives a power cut. */
async function writeIdentity(
  { files }: Pick<Host, 'files'>,
  layout: DaemonLayout,
  sessionId: SessionId,
  identity: ProcessIdentity,
): Promise<void> {
  const path = layout.sandbox(sessionId);
  await files.remove(path).catch(() => undefined);
  const file = await files.open(path, 'create');
  try {
    await file.write(new TextEncoder().encode(JSON.stringify({ ...identity, sessionId })), 0);
  } finally {
    await file.close();
  }
}
