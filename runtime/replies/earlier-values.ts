/** What an agent is told that went back to a step: what was sent after this step does not hold there any more. */
import { canonicalText } from '../../schemas/canonical/json.ts';
import { quotedValueBytesMax, warningValuesShownMax } from '../../schemas/limits.ts';
import type { Warning } from '../../schemas/tools.ts';
import { changesOf, defaultPreferences } from '../core/preferences.ts';
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
  const again = [
    ...(preferences.length === 0
      ? []
      : [`"preferences": {${preferences.map(({ key, value }) => `"${key}": "${value}"`).join(', ')}}`]),
    ...(keys.length === 0 ? [] : ['the values in "context"']),
  ].join(' and ');
  return {
    code: 'EARLIER_VALUES',
    message: `What was sent after this step does not apply here: ${named}. If the newer choices still hold, send ${again} again with the output of this step.`,
    details: { preferences, keys: shown },
  };
}
