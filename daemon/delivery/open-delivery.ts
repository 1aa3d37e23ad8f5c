/** What a delivery needs from this machine. */
import type { DaemonSettings } from '../../project/configuration/daemon-config.ts';
import { machine } from '../../project/places.ts';
import { costOfTree } from '../ledger/session-cost.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { pause } from '../pause.ts';
import { sandboxAdapter } from '../sandbox/adapters.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DeliveryEnvironment } from './deliver.ts';
import type { Forge } from './forge.ts';
import { forgeToken } from './token.ts';

type Given = Pick<DeliveryEnvironment, 'layout' | 'known' | 'observe' | 'confirmations' | 'targets'> &
  Pick<DaemonSettings, 'sandbox'> & { readonly host: Host; readonly ledger: Ledger };

export const deliveryEnvironment = ({ sandbox, ledger, ...given }: Given): DeliveryEnvironment => ({
  ...given,
  adapter: sandbox === 'no_tools' ? null : sandboxAdapter(sandbox),
  token: (forge) => forgeToken(forge, (name) => machine().variable(name)),
  forge: async (forge, token, signal): Promise<Forge> => {
    const { GithubForgeClient } = await import('./github-forge.ts');
    return new GithubForgeClient(forge, token, () => given.host.clock.nowMs(), signal);
  },
  cost: (sessionId) => costOfTree(ledger, sessionId),
  pause,
});
