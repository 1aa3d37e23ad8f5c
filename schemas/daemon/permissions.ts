/** What the sessions of a workflow may do: the key `permissions` of `daemon` in the configuration of the user. */
import { policiesMax, policyRulesMax } from './limits.ts';
import { z } from '../zod.ts';

const rule = z.string().min(1).max(512);
const paths = z.union([z.literal('any'), z.array(rule).max(policyRulesMax)]);
const commands = z.union([z.literal('any'), z.array(rule.regex(/^[^\s*]+( [^\s*]+)*( \*)?$/)).max(policyRulesMax)]);

const network = z.strictObject({
  hosts: z
    .array(rule)
    .max(policyRulesMax)
    .describe(
      'Allowed hosts: a name such as `registry.npmjs.org`, `*.example.org` for all subdomains, or `host:8080` for one port. Without a port, ports 443 and 80 are allowed.',
    ),
});

const workflows = z.union([z.literal('any'), z.array(rule).max(policyRulesMax)]);

const parts = {
  read: paths
    .optional()
    .describe(
      'Files and directories, with everything below, that tools may read: `any`, or paths relative to the worktree, such as `src`; `.` is the whole worktree.',
    ),
  write: paths
    .optional()
    .describe('Files and directories, with everything below, that tools may write, in the same form as `read`.'),
  commands: commands
    .optional()
    .describe(
      '`any`, or commands: `npm test` allows exactly these words, `git diff *` also any words after them. Only `any` allows pipes and expansions.',
    ),
  network: network
    .optional()
    .describe(
      'The hosts that commands may reach through the proxy of the sandbox. Sessions that contain texts of strangers have no network.',
    ),
  spawn: workflows
    .optional()
    .describe('`any`, or the ids of the workflows that `spawn_agent` may run; `*` matches any characters.'),
};

export const policy = z
  .strictObject(parts)
  .describe('What sessions may do. Whatever the policy does not name is denied.');
export const stepPolicy = z
  .strictObject(parts)
  .describe('A policy that narrows the policy of the workflow. A missing key keeps the value of the workflow.');

export const permissions = z
  .strictObject({
    policies: z.record(policy).optional().describe('Policies, by a name of your choice.'),
    workflows: z
      .array(
        z.strictObject({
          match: z.string().min(1).max(256).describe('The id of a workflow; `*` matches any characters.'),
          policy: z.string().min(1).max(128).describe('The name of a policy.'),
          steps: z
            .record(stepPolicy)
            .optional()
            .describe('Policies that narrow this policy for single steps, by step id.'),
        }),
      )
      .max(policiesMax)
      .optional()
      .describe(
        'The policy of each workflow: the first entry that matches applies. Workflows without a match may do whatever the sandbox allows.',
      ),
  })
  .describe('What the sessions of a workflow may do inside the sandbox.');

export type PermissionsConfig = z.infer<typeof permissions>;
export type Policy = z.infer<typeof policy>;
/** A part that is missing takes nothing away. */
export type StepPolicy = z.infer<typeof stepPolicy>;
/** An entry of the configuration with its policy. In the policy, no part is missing. */
export type WorkflowPolicy = {
  readonly match: string;
  readonly policy: StepPolicy;
  readonly steps: Readonly<Record<string, StepPolicy>>;
};
