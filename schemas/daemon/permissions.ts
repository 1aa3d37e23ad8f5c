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
      'Files and directories that tools may read: `any`, or paths relative to the worktree, such as `src`. A directory includes everything below it; `.` is the whole worktree.',
    ),
  write: paths.optional().describe('Files and directories that tools may write, in the same form as `read`.'),
  commands: commands
    .optional()
    .describe(
      'The commands that tools may run: `any`, or a list. `npm test` allows exactly these words; `git diff *` also allows any words after them. Only `any` allows pipes and shell expansions.',
    ),
  network: network
    .optional()
    .describe(
      'The hosts that commands may reach through the proxy of the sandbox. Sessions that contain texts of strangers (users whom the trigger does not trust) have no network access.',
    ),
  spawn: workflows
    .optional()
    .describe(
      'The workflows that `spawn_agent` may run: `any`, or a list of workflow ids; `*` matches any characters.',
    ),
};

export const policy = z
  .strictObject(parts)
  .describe('The permissions of sessions. Everything that the policy does not name is denied.');
export const stepPolicy = z
  .strictObject(parts)
  .describe(
    "A policy that restricts the workflow's policy for one step. If a key is missing, the value in the workflow's policy applies.",
  );

export const permissions = z
  .strictObject({
    policies: z.record(policy).optional().describe('The policies. Each key is a name of your choice.'),
    workflows: z
      .array(
        z.strictObject({
          match: z.string().min(1).max(256).describe('The id of a workflow; `*` matches any characters.'),
          policy: z.string().min(1).max(128).describe('The name of the policy: a key of `policies`.'),
          steps: z
            .record(stepPolicy)
            .optional()
            .describe('Policies that restrict this policy further for single steps. Each key is a step id.'),
        }),
      )
      .max(policiesMax)
      .optional()
      .describe(
        'The policy of each workflow: the first entry that matches its id applies. A workflow without a matching entry may do everything that the sandbox allows.',
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
