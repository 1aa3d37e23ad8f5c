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
      /policy "web" lists the invalid host "\*\.org" \(daemon\.permissions\.policies\.web\.network\.hosts\[1\] in ~\/\.workrail\/workrail\.json\): a pattern must have .* with a name, an address or a pattern, such as/,
    ],
    [
      { policies: { web: { network: { hosts: ['https://example.org/'] } } } },
      /"https:\/\/example\.org\/" \(daemon\.permissions\.policies\.web\.network\.hosts\[0\] in .*\): expected a host or a pattern.*Replace the host with "example\.org"/,
    ],
    [
      { policies: { web: { network: { hosts: ['http://user@example.org:8080/x'] } } } },
      /"http:\/\/user@example\.org:8080\/x".*Replace the host with "example\.org:8080"/,
    ],
    [
      {
        policies: { web: { network: { hosts: ['example.org'] } } },
        workflows: [{ match: 'a', policy: 'web', steps: { review: { network: { hosts: ['example.org:0'] } } } }],
      },
      /policy "web" for the step "review" lists the invalid host "example\.org:0" \(daemon\.permissions\.workflows\[0\]\.steps\.review\.network\.hosts\[0\] in .*\): the port must be/,
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
