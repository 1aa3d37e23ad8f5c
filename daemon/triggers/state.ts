/** The state of triggers and its changes: pure. Lists lose their oldest entries first. */
import {
  refusalsKeptMax,
  sessionReasonBytesMax,
  triggerEventsKeptMax,
  triggerSubjectsKeptMax,
} from '../../schemas/daemon/limits.ts';
import type { Refusal, TriggerState } from '../../schemas/daemon/trigger-state.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';

export const emptyState: TriggerState = { v: 1, progress: {}, events: [], subjects: [], refusals: [] };
export type Progress = TriggerState['progress'][string];

export const progressOf = ({ progress }: TriggerState, name: string): Progress =>
  Object.hasOwn(progress, name) ? (progress[name] ?? {}) : {};

/** Nothing if the trigger asked for something else: its progress says nothing about this source. */
export function progressIn(state: TriggerState, name: string, source: string): Progress {
  const progress = progressOf(state, name);
  return progress.source === undefined || progress.source === source ? progress : {};
}

export const withProgress = (state: TriggerState, name: string, progress: Progress): TriggerState => ({
  ...state,
  progress: { ...state.progress, [name]: progress },
});

/** @param keys all names of one event */
export const withEvent = (state: TriggerState, keys: readonly string[]): TriggerState => ({
  ...state,
  events: [...state.events.filter((key) => !keys.includes(key)), ...keys].slice(-triggerEventsKeptMax),
});

export const withSubject = (
  state: TriggerState,
  trigger: string,
  subject: string | null,
  atMs: number,
): TriggerState =>
  subject === null
    ? state
    : {
        ...state,
        subjects: [
          ...state.subjects.filter((each) => each.trigger !== trigger || each.subject !== subject),
          { trigger, subject, atMs },
        ].slice(-triggerSubjectsKeptMax),
      };

export const withRefusal = (state: TriggerState, refusal: Refusal): TriggerState => ({
  ...state,
  refusals: [...state.refusals, { ...refusal, reason: cutInTheMiddle(refusal.reason, sessionReasonBytesMax) }].slice(
    -refusalsKeptMax,
  ),
});
