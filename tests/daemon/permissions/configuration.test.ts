/** Policies in the configuration of the user: what is missing is denied, and what cannot hold is refused. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../project/failure.ts';
import { workflowPolicies } from '../../../project/configuration/daemon-permissions.ts';
import type { PermissionsConfig } from '../../../schemas/daemon/permissions.ts';

const refusalOf = (config: PermissionsConfig): string => {
  try {
    workflowPolicies(config);
  } catch (error) {
    if (Failure.is(error)) return `${error.error.message}. ${error.error.suggestion}`;
  }
  return 'accepted';
};

describe('configured policies', () => {
  // @verifies permissions-deny-by-default
  it('deny what they do not name', () => {
    const config = { policies: { none: {} }, workflows: [{ match: '*', policy: 'none' }] };
    expect(workflowPolicies(config)).toEqual([
      { match: '*', policy: { read: [], write: [], commands: [], spawn: [], network: { hosts: [] } }, steps: {} },
    ]);
    expect(workflowPolicies({})).toEqual([]);
  });

  const refused: readonly (readonly [PermissionsConfig, RegExp])[] = [
    [
      { workflows: [{ match: 'a.*', policy: 'dosc' }], policies: { docs: {} } },
      /unknown policy "dosc" for the workflows "a\.\*".*Use "docs"/,
    ],
    [
      { workflows: [{ match: 'a', policy: 'x' }] },
      /unknown policy "x".*Add the policy to daemon\.permissions\.policies/,
    ],
    [
      { policies: { docs: { read: 'any', write: ['docs'], commands: 'any' } } },
      /policy "docs" limits paths but allows any command/,
    ],
    [
      {
        policies: { open: { read: 'any', write: 'any', commands: 'any' } },
        workflows: [{ match: 'a', policy: 'open', steps: { review: { write: [] } } }],
      },
      /policy "open" for the step "review" limits paths but allows any command/,
    ],
    [
      { policies: { web: { network: { hosts: ['example.org', '*.org'] } } } },
      /policy "web" lists the host "\*\.org": a pattern needs a name with a dot/,
    ],
    [
      { policies: { web: { network: { hosts: ['https://example.org/'] } } } },
      /policy "web" lists the host "https:\/\/example\.org\/": it is not a host/,
    ],
    [
      {
        policies: { web: { network: { hosts: ['example.org'] } } },
        workflows: [{ match: 'a', policy: 'web', steps: { review: { network: { hosts: ['example.org:0'] } } } }],
      },
      /policy "web" for the step "review" lists the host "example\.org:0": a port is/,
    ],
  ];
  it.each(refused)('that cannot hold are refused: %j', (config, message) => {
    expect(refusalOf(config)).toMatch(message);
  });

  it('may limit paths in a step that lists commands', () => {
    const policies = { open: { read: 'any', write: 'any', commands: 'any' } } as const;
    const steps = { review: { write: [], commands: ['git diff *'] } };
    expect(refusalOf({ policies, workflows: [{ match: 'a', policy: 'open', steps }] })).toBe('accepted');
  });
});
