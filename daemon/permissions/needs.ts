/** What a workflow needs and no unattended session has: such a workflow does not start, and costs nothing [needs-are-checked-first]. Pure. */
import type { Capability } from '../../schemas/closed-sets.ts';

const missing: Readonly<Record<Capability, string>> = {
  web_browsing: 'they have no network',
  delegation: 'they cannot start other agents',
};

export function unmetNeeds(requirements: Readonly<Partial<Record<Capability, string>>>): string | null {
  const unmet = (Object.keys(missing) as Capability[]).filter((capability) => requirements[capability] === 'required');
  if (unmet.length === 0) return null;
  const why = unmet.map((capability) => `${capability}, but ${missing[capability]}`).join('; ');
  return `The workflow was not started: unattended sessions do not have what it requires: ${why}. Run it with an interactive agent, or use a workflow in which this is "preferred".`;
}
