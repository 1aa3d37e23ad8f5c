/** The warning after `goBackTo`: preferences and inputs that were sent after the reopened step do not apply to it. */
import { canonicalText } from '../../schemas/canonical/json.ts';
import { quotedValueBytesMax, warningValuesShownMax } from '../../schemas/limits.ts';
import type { PreferenceChange, Preferences, PreferencesDelta } from '../../schemas/events.ts';
import type { Warning } from '../../schemas/tools.ts';
import { applied, changesOf, defaultPreferences, withPreset } from '../core/preferences.ts';
import { contextAt, type NodeState } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';

const preferencesAfter = ({ preferences }: NodeState) => preferences?.next ?? defaultPreferences;

/** The keys of values that differ, or that only one of both has, in their order. */
function differentKeys(from: NodeState, reopened: NodeState): readonly string[] {
  const [newer, older] = [contextAt(from), contextAt(reopened)];
  const isSame = (key: string) =>
    Object.hasOwn(newer, key) === Object.hasOwn(older, key) &&
    canonicalText(newer[key] ?? null) === canonicalText(older[key] ?? null);
  return [...new Set([...Object.keys(newer), ...Object.keys(older)])].filter((key) => !isSame(key)).sort();
}

/** What sets the newer preferences from the older ones: a level alone would also set the risk policy of its mode. */
function preferencesToSend(older: Preferences, newer: Preferences): readonly PreferenceChange[] {
  const changed = changesOf(newer).filter(({ key, value }) => older[key] !== value);
  const delta = Object.fromEntries(changed.map(({ key, value }) => [key, value])) as PreferencesDelta;
  const after = applied(older, withPreset(delta));
  return changesOf(after).every(({ key, value }) => newer[key] === value) ? changed : changesOf(newer);
}

/**
 * Null if everything is as it was. Values are named by their keys only [context-never-echoed].
 *
 * @param from the step from which the agent went back
 */
export function earlierValuesWarning(from: NodeState, reopened: NodeState): Warning | null {
  const newer = preferencesAfter(from);
  const older = preferencesAfter(reopened);
  const preferences = changesOf(newer).filter(({ key, value }) => older[key] !== value);
  const keys = differentKeys(from, reopened);
  if (preferences.length + keys.length === 0) return null;
  const shown = keys.slice(0, warningValuesShownMax).map((key) => quoted(key, quotedValueBytesMax));
  const more = keys.length - shown.length;
  const named = [
    ...preferences.map(({ key, value }) => `${key} is ${older[key]} instead of ${value}`),
    ...(keys.length === 0
      ? []
      : [
          `the context has its earlier values for ${shown.map((key) => `"${key}"`).join(', ')}${more > 0 ? ` and ${more} more keys` : ''}`,
        ]),
  ].join('; ');
  const sent = preferencesToSend(older, newer);
  const again = [
    ...(sent.length === 0
      ? []
      : [`"preferences": {${sent.map(({ key, value }) => `"${key}": "${value}"`).join(', ')}}`]),
    ...(keys.length === 0 ? [] : ['the values in "context"']),
  ].join(' and ');
  return {
    code: 'EARLIER_VALUES',
    message: `What was sent after this step does not apply here: ${named}. If the newer choices still hold, send ${again} again with the output of this step.`,
    details: { preferences, keys: shown },
  };
}
