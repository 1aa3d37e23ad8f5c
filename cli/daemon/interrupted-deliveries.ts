/** Finishes the deliveries that a process in the foreground left when it died, and says so on stderr. */
import type { SessionId } from '../../schemas/ids.ts';
import { deliveryEnvironment } from '../../daemon/delivery/open-delivery.ts';
import { deliverStopped } from '../../daemon/delivery/session-delivery.ts';
import { deliverInterrupted } from '../../daemon/session/deliver-interrupted.ts';
import { providerKeys, sandboxSetting } from '../../project/configuration/daemon-config.ts';
import { deliveryPartOf, deliveryText } from '../reporters/delivery-text.ts';
import type { openDaemon } from '../serving/open-daemon.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { oneLine, say, warn } from '../terminal/terminal.ts';

/** @param except the session that the command itself delivers */
export async function finishInterrupted(
  daemon: ReturnType<typeof openDaemon>,
  signal: AbortSignal,
  except: SessionId | null = null,
): Promise<void> {
  const environment = () => deliveryEnvironment({ ...daemon, sandbox: sandboxSetting(), known: providerKeys() });
  const finished = await deliverInterrupted(
    {
      ...daemon,
      deliver: (session, result, either) =>
        deliverStopped(environment(), openRuntime(session.workspacePath), session, result, either),
    },
    signal,
    except,
  );
  for (const { session, delivery } of finished)
    if (delivery instanceof Error)
      warn(`the interrupted delivery of ${session.runName} was not finished: ${oneLine(delivery.message)}`);
    else say(`${session.runName}, whose delivery was interrupted:\n${deliveryText(deliveryPartOf(delivery))}`);
}
