/** What a workflow needs and no unattended session has: such a workflow does not start, and costs nothing [needs-are-checked-first]. Pure. */
import type { Capability } from '../../schemas/closed-sets.ts';

const missing: Readonly<Record<Capability, string>> = {
  web_browsing: 'no network',
  delegation: 'set limits.childSessions of the daemon to allow it',
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
  const why = unmet.map((capability) => `${capability} (${missing[capability]})`).join('; ');
  return `The workflow was not started: it requires capabilities that unattended sessions do not have: ${why}. Run it with an interactive agent, or use a workflow in which this is "preferred".`;
}
