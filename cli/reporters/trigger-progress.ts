/** What triggers of a daemon that runs did, on stderr: a line for each. */
import type { TriggerReport } from '../../daemon/triggers/start-triggers.ts';
import { oneLine } from '../terminal/terminal.ts';
import { sayAt } from './service-progress.ts';

type Reported = Parameters<TriggerReport>[1];

function words(handled: Reported): string | null {
  switch (handled.kind) {
    case 'added':
      return `added ${handled.jobId}`;
    case 'refused':
      return `refused: ${oneLine(handled.reason)}`;
    case 'failed':
    case 'unavailable':
      return `failed: ${oneLine(handled.reason)}`;
    // They change nothing, and there may be many.
    case 'ignored':
    case 'repeated':
    case 'duplicate':
      return null;
  }
}

export const reportTrigger: TriggerReport = (trigger, handled) => {
  const text = words(handled);
  if (text !== null) sayAt(`trigger ${oneLine(trigger)}: ${text}`);
};
