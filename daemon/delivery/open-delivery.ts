/** What a delivery needs from this machine. */
import type { DaemonSettings } from '../../project/configuration/daemon-config.ts';
import { machine } from '../../project/places.ts';
import { pause } from '../pause.ts';
import { sandboxAdapter } from '../sandbox/adapters.ts';
import type { DeliveryEnvironment } from './deliver.ts';
import type { Forge } from './forge.ts';
import { forgeToken } from './token.ts';

type Given = Pick<DeliveryEnvironment, 'host' | 'layout' | 'known' | 'observe'> & Pick<DaemonSettings, 'sandbox'>;

export const deliveryEnvironment = ({ sandbox, ...given }: Given): DeliveryEnvironment => ({
  ...given,
  adapter: sandbox === 'no_tools' ? null : sandboxAdapter(sandbox),
  token: (forge) => forgeToken(forge, (name) => machine().variable(name)),
  forge: async (forge, token): Promise<Forge> => {
    const { GithubForgeClient } = await import('./github-forge.ts');
    return new GithubForgeClient(forge, token, () => given.host.clock.nowMs());
  },
  pause,
});
