/** Preferences: defaults, deltas, and the partial orders for comparing them with recommendations [preference-precedence]. */
import { autonomyLevels, riskPolicies } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { PreferenceChange, Preferences, PreferencesDelta } from '../../schemas/events.ts';

/** Where nothing was chosen: ask, and take no risk. */
export const defaultPreferences: Preferences = { autonomy: 'guided', riskPolicy: 'conservative' };

export function changesOf(delta: PreferencesDelta): PreferenceChange[] {
  const changes: PreferenceChange[] = [];
  if (delta.autonomy !== undefined) changes.push({ key: 'autonomy', value: delta.autonomy });
  if (delta.riskPolicy !== undefined) changes.push({ key: 'riskPolicy', value: delta.riskPolicy });
  return changes;
}

/** The risk policy of each mode, where none is chosen with it [autonomy-takes-its-preset]. */
const presets: Readonly<Record<Preferences['autonomy'], Preferences['riskPolicy']>> = {
  guided: 'conservative',
  full_auto_stop_on_user_deps: 'balanced',
  full_auto_never_stop: 'conservative',
};

/** A choice as it is recorded: a level alone means its mode, so that a log needs no table of presets to be read. */
export function withPreset(delta: PreferencesDelta): PreferencesDelta {
  const { autonomy, riskPolicy } = delta;
  return autonomy === undefined || riskPolicy !== undefined ? delta : { autonomy, riskPolicy: presets[autonomy] };
}

/** The mode as the first line of a reply names it: with its risk policy where that is not the one of the mode. */
export const modeText = ({ autonomy, riskPolicy }: Preferences): string =>
  riskPolicy === presets[autonomy] ? autonomy : `${autonomy}, riskPolicy ${riskPolicy}`;

export function applied(before: Preferences, delta: PreferencesDelta): Preferences {
  return { autonomy: delta.autonomy ?? before.autonomy, riskPolicy: delta.riskPolicy ?? before.riskPolicy };
}

/** What goes beyond the workflow's recommendation, as `key: chosen > recommended`. */
export function exceeded(
  chosen: Preferences,
  recommended: CompiledSnapshot['recommendations'],
): { readonly key: keyof Preferences; readonly chosen: string; readonly recommended: string }[] {
  const found: { key: keyof Preferences; chosen: string; recommended: string }[] = [];
  const { autonomy, riskPolicy } = recommended;
  if (autonomy !== undefined && autonomyLevels.indexOf(chosen.autonomy) > autonomyLevels.indexOf(autonomy)) {
    found.push({ key: 'autonomy', chosen: chosen.autonomy, recommended: autonomy });
  }
  if (riskPolicy !== undefined && riskPolicies.indexOf(chosen.riskPolicy) > riskPolicies.indexOf(riskPolicy)) {
    found.push({ key: 'riskPolicy', chosen: chosen.riskPolicy, recommended: riskPolicy });
  }
  return found;
}
