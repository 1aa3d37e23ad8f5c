/** What a session needs from this machine. Loads the AI SDK, so it is loaded only by what calls a model. */
import type { DaemonSettings } from '../project/configuration/daemon-config.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { systemTimer } from '../runtime/host.ts';
import { spawning } from './children/spawn-agent.ts';
import { FileLedger, type Ledger } from './ledger/ledger.ts';
import { modelOf } from './model/providers.ts';
import { sandboxAdapter } from './sandbox/adapters.ts';
import { defaultLimits } from './sandbox/limits.ts';
import { deliverStopped } from './delivery/session-delivery.ts';
import { deliveryEnvironment } from './delivery/open-delivery.ts';
import { pause } from './pause.ts';
import type { SessionEnvironment } from './session/session-environment.ts';
import { toolsIn, withoutSandbox } from './session/session-tools.ts';

type Given = Pick<SessionEnvironment, 'host' | 'layout' | 'opened' | 'observe'> & {
  readonly runtime: Runtime;
  /** One for all sessions of a process: each reads the whole ledger once. */
  readonly ledger?: Ledger;
};

export function sessionEnvironment(
  { ledger, ...given }: Given,
  {
    model,
    limits,
    sandbox,
    sandboxLimits,
    spending,
    confirmations,
    permissions,
    children,
    delivery: targets,
  }: DaemonSettings,
): SessionEnvironment {
  const { provider, id, baseUrl, script, maxOutputTokens, timeoutMs, apiKey } = model;
  // Warnings of the SDK go to the console, which belongs to the command.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { host, layout } = given;
  const opened = ledger ?? new FileLedger(host, layout.ledger);
  const known = apiKey === '' ? [] : [apiKey];
  const delivery = { host, layout, sandbox, confirmations, ledger: opened, known, targets };
  const place = { ...(baseUrl === undefined ? {} : { baseUrl }), ...(script === undefined ? {} : { script }) };
  const environment: SessionEnvironment = {
    ...given,
    model: modelOf({ provider, modelId: id, maxOutputTokens, timeoutMs, ...place }, apiKey),
    limits,
    confirmations,
    permissions,
    spending: {
      ledger: opened,
      limits: spending,
      maxOutputTokens,
      ...(model.prices === undefined ? {} : { prices: model.prices }),
    },
    timer: systemTimer,
    canOpenNetwork: sandbox !== 'no_tools',
    openTools:
      sandbox === 'no_tools'
        ? withoutSandbox
        : toolsIn(host, layout, sandboxAdapter(sandbox), { ...defaultLimits, ...sandboxLimits }),
    deliver: (session, result, signal) =>
      deliverStopped(deliveryEnvironment(delivery), given.runtime, session, result, signal),
    ...(children.countMax === 0 ? {} : { spawning: spawning(() => environment, children) }),
    pause,
  };
  return environment;
}
