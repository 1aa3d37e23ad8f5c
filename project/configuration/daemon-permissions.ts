/**
 * The policies of workflows in the configuration of the user. Everything that a policy does not list is denied
 * [permissions-deny-by-default].
 */
import type { PermissionsConfig, Policy, WorkflowPolicy } from '../../schemas/daemon/permissions.ts';
import { hostRule } from '../../schemas/daemon/network-host.ts';
import { suggest } from '../../schemas/text/suggest.ts';
import { Failure } from '../failure.ts';

const invalid = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'usage');

/** @throws Failure that names the invalid policy */
export function workflowPolicies({ policies = {}, workflows = [] }: PermissionsConfig): readonly WorkflowPolicy[] {
  for (const [name, policy] of Object.entries(policies)) checkPolicy(name, `policies.${name}`, policy);
  return workflows.map(({ match, policy: name, steps = {} }, at) => {
    const policy = Object.hasOwn(policies, name) ? policies[name] : undefined;
    if (policy === undefined) throw unknownPolicy(name, match, Object.keys(policies));
    const { read = [], write = [], commands = [], spawn = [], network = { hosts: [] } } = policy;
    for (const [step, narrower] of Object.entries(steps)) {
      const isOpen = commands === 'any' && (narrower.commands ?? 'any') === 'any';
      const key = `workflows[${at}].steps.${step}`;
      checkPolicy(`${name}" for the step "${step}`, key, { read, write, ...narrower, commands: isOpen ? 'any' : [] });
    }
    return { match, policy: { read, write, commands, spawn, network }, steps };
  });
}

function unknownPolicy(name: string, match: string, names: readonly string[]): Failure {
  const near = suggest(name, names);
  return invalid(
    `unknown policy "${name}" for the workflows "${match}"`,
    near === null
      ? `Add the policy to daemon.permissions.policies in ~/.workrail/workrail.json`
      : `Use "${near}" in ~/.workrail/workrail.json`,
  );
}

/** A command can read and write every file of the sandbox, so limits on paths have no effect if any command is allowed. */
function checkPolicy(name: string, key: string, { read = [], write = [], commands = [], network }: Policy): void {
  checkHosts(name, `daemon.permissions.${key}.network.hosts`, network?.hosts ?? []);
  if (commands !== 'any' || (read === 'any' && write === 'any')) return;
  throw invalid(
    `the policy "${name}" limits paths but allows any command, and a command can use every path`,
    'List the commands of the policy, or set "read" and "write" to "any", in ~/.workrail/workrail.json',
  );
}

/** Without this check, a rule that allows nothing would be noticed only when a command is refused. */
function checkHosts(name: string, key: string, hosts: readonly string[]): void {
  for (const [at, host] of hosts.entries()) {
    const rule = hostRule(host);
    if ('fault' in rule)
      throw invalid(
        `the policy "${name}" lists the invalid host "${host}" (${key}[${at}] in ~/.workrail/workrail.json): ${rule.fault}`,
        `Replace the host with ${validHostFor(host)}`,
      );
  }
}

/** The host of a URL is probably what was meant. */
function validHostFor(text: string): string {
  const { host = '' } = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?(?<host>[^/?#]+)/i.exec(text)?.groups ?? {};
  return host !== '' && !('fault' in hostRule(host))
    ? `"${host}"`
    : 'a name, an address or a pattern, such as "registry.npmjs.org", "127.0.0.1:8080" or "*.example.org"';
}
