/** Policies in the configuration of the user: what is missing is denied, and what cannot hold is refused. */
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../project/failure.ts';
import { workflowPolicies } from '../../../project/configuration/daemon-permissions.ts';
import type { PermissionsConfig } from '../../../schemas/daemon-permissions.ts';

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
      { match: '*', policy: { read: [], write: [], commands: [], spawn: [] }, steps: {} },
    ]);
    expect(workflowPolicies({})).toEqual([]);
  });

  it.each([
    [
      { workflows: [{ match: 'a.*', policy: 'dosc' }], policies: { docs: {} } },
      /unknown policy "dosc" for the workflows "a\.\*".*Use "docs"/,
    ],
    [{ workflows: [{ match: 'a', policy: 'x' }] }, /unknown policy "x".*Add it to daemon\.permissions\.policies/],
    [
      { policies: { docs: { read: 'any', write: ['docs'], commands: 'any' } } },
      /policy "docs" limits paths and allows any command/,
    ],
    [
      {
        policies: { open: { read: 'any', write: 'any', commands: 'any' } },
        workflows: [{ match: 'a', policy: 'open', steps: { review: { write: [] } } }],
      },
      /policy "open" with the step "review" limits paths and allows any command/,
    ],
  ] as const)('that cannot hold are refused: %j', (config, message) => {
    expect(refusalOf(config as unknown as PermissionsConfig)).toMatch(message);
  });

  it('may limit paths in a step that lists commands', () => {
    const policies = { open: { read: 'any', write: 'any', commands: 'any' } } as const;
    const steps = { review: { write: [], commands: ['git diff *'] } };
    expect(refusalOf({ policies, workflows: [{ match: 'a', policy: 'open', steps }] })).toBe('accepted');
  });
});
