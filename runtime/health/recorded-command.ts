/**
 * The command of a plan, read back from what the plan recorded [verify-accepts-what-was-decided]: ids, notes, artifacts, context,
 * preferences and git facts stand there as they were used. What no event tells does not influence a decision, or makes it
 * unverifiable. Pure.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { EventKind } from '../../schemas/closed-sets.ts';
import type { EventOf, Preferences, SessionEvent } from '../../schemas/events.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import type { Observation } from '../core/decide.ts';
import { defaultPreferences } from '../core/preferences.ts';

export type RecordedCommand = {
  run: EventOf<'run_started'> | null;
  attempt: EventOf<'advance_recorded'> | null;
  node: EventOf<'node_created'> | null;
  context: JsonObject | null;
  notes: string | null;
  readonly artifacts: Sha256Digest[];
  readonly observations: Observation[];
  readonly preferences: Record<string, string>;
  /** The session baseline, where the plan sets one. */
  defaults: Preferences;
};

const nothing = () => undefined;

/** What each kind of event tells of the command that its plan was decided for. A kind that is added must be entered here. */
const tells: { readonly [K in EventKind]: (told: RecordedCommand, event: EventOf<K>) => void } = {
  session_created: nothing,
  observation_recorded: (told, { data }) => void told.observations.push({ key: data.key, value: data.value }),
  run_started: (told, event) => {
    told.run = event;
  },
  node_created: (told, event) => {
    told.node = event;
  },
  edge_created: nothing,
  advance_recorded: (told, event) => {
    told.attempt = event;
  },
  context_set: (told, { data }) => {
    told.context = data.context as JsonObject;
  },
  preferences_changed: (told, { data }) => {
    if (data.source !== 'user') {
      told.defaults = data.effective;
      return;
    }
    for (const { key, value } of data.delta) told.preferences[key] = value;
  },
  node_output_appended: (told, { data }) => {
    if (data.payload.payloadKind === 'notes') told.notes = data.payload.notesMarkdown;
    else told.artifacts.push(data.payload.sha256);
  },
  capability_observed: nothing,
  gap_recorded: nothing,
  divergence_recorded: nothing,
  decision_trace_appended: nothing,
};

export function recordedCommandOf(events: readonly SessionEvent[]): RecordedCommand {
  const told: RecordedCommand = {
    run: null,
    attempt: null,
    node: null,
    context: null,
    notes: null,
    artifacts: [],
    observations: [],
    preferences: {},
    defaults: defaultPreferences,
  };
  for (const event of events) (tells[event.kind] as (told: RecordedCommand, event: SessionEvent) => void)(told, event);
  return told;
}
