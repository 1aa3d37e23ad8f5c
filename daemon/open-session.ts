/** What a session needs from this machine. Loads the AI SDK, so it is loaded only by what calls a model. */
import type { DaemonSettings } from '../project/configuration/daemon-config.ts';
import { systemTimer } from '../runtime/host.ts';
import { FileLedger, type Ledger } from './ledger/ledger.ts';
import { modelOf } from './model/providers.ts';
import { sandboxAdapter } from './sandbox/adapters.ts';
import type { SessionEnvironment } from './session/run-session.ts';
import { toolsIn, withoutSandbox } from './session/session-tools.ts';

type Given = Pick<SessionEnvironment, 'host' | 'runtime' | 'layout' | 'opened' | 'observe'> & {
  /** One for all sessions of a process: each reads the whole ledger once. */
  readonly ledger?: Ledger;
};

/** A pause that a signal ends. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

export function sessionEnvironment(
  { ledger, ...given }: Given,
  { model, limits, sandbox, spending, confirmations, permissions }: DaemonSettings,
): SessionEnvironment {
  const { provider, id, baseUrl, maxOutputTokens, timeoutMs, apiKey } = model;
  // Warnings of the SDK go to the console, which belongs to the command.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const address = baseUrl === undefined ? {} : { baseUrl };
  return {
    ...given,
    model: modelOf({ provider, modelId: id, maxOutputTokens, timeoutMs, ...address }, apiKey),
    limits,
    confirmations,
    permissions,
    spending: {
      ledger: ledger ?? new FileLedger(given.host, given.layout.ledger),
      limits: spending,
      maxOutputTokens,
      ...(model.prices === undefined ? {} : { prices: model.prices }),
    },
    timer: systemTimer,
    openTools: sandbox === 'no_tools' ? withoutSandbox : toolsIn(given.host, given.layout, sandboxAdapter(sandbox)),
    pause,
  };
}
