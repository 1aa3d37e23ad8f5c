/** The policies of workflows, from the configuration of the user. What a policy does not name is denied [permissions-deny-by-default]. */
import type { PermissionsConfig, Policy, WorkflowPolicy } from '../../schemas/daemon-permissions.ts';
import { suggest } from '../../schemas/suggest.ts';
import { Failure } from '../failure.ts';

const invalid = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'usage');

/** @throws Failure that says which policy is invalid */
export function workflowPolicies({ policies = {}, workflows = [] }: PermissionsConfig): readonly WorkflowPolicy[] {
  for (const [name, policy] of Object.entries(policies)) checkPolicy(name, policy);
  return workflows.map(({ match, policy: name, steps = {} }) => {
    const policy = Object.hasOwn(policies, name) ? policies[name] : undefined;
    if (policy === undefined) throw unknownPolicy(name, match, Object.keys(policies));
    const { read = [], write = [], commands = [], spawn = [] } = policy;
    for (const [step, narrower] of Object.entries(steps)) {
      const isOpen = commands === 'any' && (narrower.commands ?? 'any') === 'any';
      checkPolicy(`${name}" with the step "${step}`, { read, write, ...narrower, commands: isOpen ? 'any' : [] });
    }
    return { match, policy: { read, write, commands, spawn }, steps };
  });
}

function unknownPolicy(name: string, match: string, names: readonly string[]): Failure {
  const near = suggest(name, names);
  return invalid(
    `unknown policy "${name}" for the workflows "${match}"`,
    near === null
      ? `Add it to daemon.permissions.policies in ~/.workrail/workrail.json`
      : `Use "${near}" in ~/.workrail/workrail.json`,
  );
}

/** A command can read and write every file of the sandbox, so limits of paths would not hold beside any command. */
function checkPolicy(name: string, { read = [], write = [], commands = [] }: Policy): void {
  if (commands !== 'any' || (read === 'any' && write === 'any')) return;
  throw invalid(
    `the policy "${name}" limits paths and allows any command, which can use every path`,
    'List its commands, or set "read" and "write" to "any", in ~/.workrail/workrail.json',
  );
}
