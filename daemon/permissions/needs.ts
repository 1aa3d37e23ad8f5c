/** What a workflow needs and no unattended session has: such a workflow does not start, and costs nothing [needs-are-checked-first]. Pure. */
import type { Capability } from '../../schemas/closed-sets.ts';

const missing: Readonly<Record<Capability, string>> = {
  web_browsing: 'they have no network',
  delegation: 'they may start no other sessions; to allow it, set limits.childSessions of the daemon',
};

/** @param canSpawn whether the session may start others */
export function unmetNeeds(
  requirements: Readonly<Partial<Record<Capability, string>>>,
  canSpawn: boolean,
): string | null {
  const unmet = (Object.keys(missing) as Capability[]).filter(
    (capability) => requirements[capability] === 'required' && !(capability === 'delegation' && canSpawn),
  );
  if (unmet.length === 0) return null;
  const why = unmet.map((capability) => `${capability}, but ${missing[capability]}`).join('; ');
  return `The workflow was not started: unattended sessions do not have what it requires: ${why}. Run it with an interactive agent, or use a workflow in which this is "preferred".`;
}
