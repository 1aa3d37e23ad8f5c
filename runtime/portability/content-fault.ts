/** Whether a session that leaves, or that comes, is one that a data directory can hold. Pure. */
import { fold } from '../core/fold.ts';
import { emptySession } from '../core/state.ts';
import { eventsIn, type SessionContent } from './content.ts';
import { plansFault } from './plans.ts';

export type ContentFault = { readonly kind: 'contradiction' | 'unstorable'; readonly message: string };

/** What keeps plans from being a session of any data directory, or null. */
export function contentFault({ sessionId, plans }: SessionContent): ContentFault | null {
  const broken = fold(emptySession(sessionId), eventsIn({ plans }));
  if (broken !== null) {
    return {
      kind: 'contradiction',
      message: `event ${broken.eventIndex} is inconsistent with the events before it: ${broken.rule}`,
    };
  }
  const unstorable = plansFault(plans);
  return unstorable === null ? null : { kind: 'unstorable', message: unstorable };
}
