/**
 * A healthy log whose stored state fails its digest or is gone [storage-corruption-is-told]. Always a blocker
 * and always a critical gap: the log goes on, the state is not guessed.
 */
import type { Blocker } from '../../../schemas/events.ts';
import { nameRoomBytes } from '../../../schemas/limits.ts';
import { shortened } from '../text-budget.ts';
import type { FoundGap } from './findings.ts';
import type { Rules } from './rules.ts';

export function lostState(
  stepId: string,
  { texts: { storedState } }: Rules,
): { readonly blocker: Blocker; readonly gap: FoundGap } {
  const message = `The stored state of step ${shortened(stepId, nameRoomBytes)} is ${storedState.isLost}.`;
  return {
    blocker: {
      code: 'STORAGE_CORRUPTION_DETECTED',
      pointer: { kind: 'workflow_step', stepId },
      message,
      suggestedFix: `${storedState.fix} ${storedState.kept}`,
    },
    gap: {
      severity: 'critical',
      reason: { category: 'unexpected', detail: 'storage_corruption_detected' },
      summary: message,
    },
  };
}

/** Answered from the log alone: the state cannot be read. */
export const isLost = (blockers: readonly Blocker[]): boolean =>
  blockers.some(({ code }) => code === 'STORAGE_CORRUPTION_DETECTED');
