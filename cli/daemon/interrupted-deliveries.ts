/** Finishes deliveries that a crashed foreground process left unfinished, and reports each on stderr. */
import type { SessionId } from '../../schemas/ids.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import { FileLedger } from '../../daemon/ledger/ledger.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import { deliverInterrupted } from '../../daemon/session/deliver-interrupted.ts';
import { confirmationsSetting, providerKeys, sandboxSetting } from '../../project/configuration/daemon-config.ts';
import { deliverySettings } from '../../project/configuration/daemon-delivery.ts';
import { deliveryPartOf, deliveryText } from '../reporters/delivery-text.ts';
import type { openDaemon } from '../serving/open-daemon.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { newline, oneLine, say, warn } from '../terminal/terminal.ts';

/** @param except the session that the command itself delivers */
export async function finishInterrupted(
  daemon: ReturnType<typeof openDaemon>,
  signal: AbortSignal,
  except: SessionId | null = null,
): Promise<void> {
  const ledger = new FileLedger(daemon.host, daemon.layout.ledger);
  const given = { ...daemon, ledger, known: providerKeys(), targets: deliverySettings() };
  const finished = await deliverInterrupted(
    {
      ...daemon,
      queue: new FileJobQueue(daemon.host, daemon.layout.queue),
      deliver: async (session, result, either) => {
        // Loaded only if there is one: an idle daemon stays small.
        const { deliverNow } = await import('../../daemon/delivery/deliver-now.ts');
        const runtime = openRuntime(session.workspacePath);
        const settings = { sandbox: sandboxSetting(), confirmations: confirmationsSetting() };
        return deliverNow({ ...given, ...settings }, runtime, session, result, either);
      },
    },
    signal,
    except,
  );
  for (const { session, delivery } of finished)
    if (delivery instanceof Error)
      warn(`the interrupted delivery of ${session.runName} was not finished: ${oneLine(reasonOf(delivery))}`);
    else
      say(`Resumed the interrupted delivery of ${session.runName}:${newline}${deliveryText(deliveryPartOf(delivery))}`);
}
