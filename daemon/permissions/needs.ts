/**
 * What a workflow needs and its session does not have, and steps that its policy restricts and it does not have: such a workflow does not
 * start, and costs nothing [needs-are-checked-first]. Pure.
 */
import type { Capability } from '../../schemas/closed-sets.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';

/** What the session can do beyond its sandbox. */
export type Abilities = {
  /** Whether it may start other sessions. */
  readonly canSpawn: boolean;
  /** Whether its policy allows a host. */
  readonly hasNetwork: boolean;
};

const missing: Readonly<Record<Capability, string>> = {
  web_browsing: 'the policy of the workflow allows no hosts, or the session contains text written by strangers',
  delegation:
    'to allow it, set "childSessions" in "limits" of the daemon, and "childDepth" for child sessions that start others',
};

export function unmetNeeds(
  requirements: Readonly<Partial<Record<Capability, string>>>,
  { canSpawn, hasNetwork }: Abilities,
): string | null {
  const isMet: Readonly<Record<Capability, boolean>> = { web_browsing: hasNetwork, delegation: canSpawn };
  const unmet = (Object.keys(missing) as Capability[]).filter(
    (capability) => requirements[capability] === 'required' && !isMet[capability],
  );
  if (unmet.length === 0) return null;
  const why = unmet.map((capability) => `${capability} (${missing[capability]})`).join('; ');
  return `The workflow cannot run: it requires capabilities that this unattended session does not have: ${why}. Run it with an interactive agent, or change "required" to "preferred" in the workflow.`;
}

/** Why a workflow whose entry restricts unknown steps cannot run; null without such a step. */
export function unknownStepFault(
  workflowId: string,
  unknown: readonly string[],
  stepIds: Iterable<string>,
): string | null {
  const [first] = unknown;
  if (first === undefined) return null;
  const near = suggestNamed(first, stepIds);
  const meant = near === null ? '.' : `; did you mean "${near}"?`;
  return `The workflow cannot run: in ~/.workrail/workrail.json, the permissions of ${workflowId} restrict the step "${first}", which the workflow does not have${meant} Correct the id, or remove it from "steps".`;
}
