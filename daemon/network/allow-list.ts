/** The hosts that the policies of a workflow and of its step allow. A target needs the consent of each [network-is-an-allow-list]. Pure. */
import type { StepPolicy } from '../../schemas/daemon/permissions.ts';
import { type HostRule, hostRule, type NetworkTarget, ruleAllows } from '../../schemas/daemon/network-host.ts';
import type { Layers } from '../permissions/policy.ts';

type Hosts = NonNullable<StepPolicy['network']>['hosts'];

/** A list is read once: it is looked at for every part of a transfer. */
const known = new WeakMap<Hosts, readonly HostRule[]>();

function rulesOf(hosts: Hosts): readonly HostRule[] {
  const found = known.get(hosts);
  if (found !== undefined) return found;
  const rules = hosts.map((host) => {
    const rule = hostRule(host);
    // The configuration is refused when it is read, so an invalid rule here is a bug.
    if ('fault' in rule) throw new Error(`the host rule ${JSON.stringify(host)} was not validated: ${rule.fault}`);
    return rule;
  });
  known.set(hosts, rules);
  return rules;
}

/** Without a policy there is no network: the sandbox has none. */
const listsIn = (layers: Layers): readonly Hosts[] =>
  layers.length === 0 ? [[]] : layers.flatMap(({ network }) => (network === undefined ? [] : [network.hosts]));

const allowedBy = (hosts: Hosts, target: NetworkTarget): boolean =>
  rulesOf(hosts).some((rule) => ruleAllows(rule, target));

export const allowsTarget = (layers: Layers, target: NetworkTarget): boolean => {
  const lists = listsIn(layers);
  return lists.length > 0 && lists.every((hosts) => allowedBy(hosts, target));
};

/** Whether any target could be allowed. */
export const hasHosts = (layers: Layers): boolean => {
  const lists = listsIn(layers);
  return lists.length > 0 && lists.every((hosts) => hosts.length > 0);
};

/** What the list allows that denies the target, or the list of the step, for the model and the command. */
export function allowedText(layers: Layers, target: NetworkTarget | null): string {
  const lists = listsIn(layers);
  const denying = (target === null ? null : lists.find((hosts) => !allowedBy(hosts, target))) ?? lists.at(-1) ?? [];
  return denying.length === 0 ? 'nothing' : denying.join(', ');
}
