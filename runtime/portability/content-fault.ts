/** Whether a session that leaves, or that comes, is one that a data directory can hold. Pure. */
import { fold } from '../core/fold.ts';
import { emptySession } from '../core/state.ts';
import type { SessionContent } from './content.ts';
import { plansFault } from './plans.ts';

export type ContentFault = { readonly kind: 'contradiction' | 'unstorable'; readonly message: string };

/** What keeps plans from being a session of any data directory, or null. */
export function contentFault({ sessionId, plans }: SessionContent): ContentFault | null {
  const state = emptySession(sessionId);
  // Plan by plan, as a stored log is read: some rules hold at the end of each plan.
  for (const { events } of plans) {
    const broken = fold(state, events);
    if (broken !== null) {
      return {
        kind: 'contradiction',
        message: `event ${broken.eventIndex} is inconsistent with the events before it: ${broken.rule}`,
      };
    }
  }
  const unstorable = plansFault(plans);
  return unstorable === null ? null : { kind: 'unstorable', message: unstorable };
}
