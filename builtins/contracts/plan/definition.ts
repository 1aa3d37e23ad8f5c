import { delimiterSafePattern } from '../../../schemas/ids.ts';
import { contractPlanStepsMax, contractShortListMax, stepIdLengthMax } from '../../../schemas/limits.ts';
import { entry, line, list, matching, path, text } from '../artifact-schema.ts';
import { contract } from '../contract.ts';

const few = { max: contractShortListMax };

export const definition = contract('plan', {
  title: 'Plan',
  summary: 'What will be done, in which order, how each step is checked, and what is left out.',
  required: {
    goal: text('What will be true when the plan is done.'),
    steps: list(
      'The steps, in the order of work.',
      entry(
        {
          id: matching('A short id, unique in the plan.', delimiterSafePattern, stepIdLengthMax),
          what: text('What is done, and where.'),
          check: text('The command or observation that fails while this step is not done.'),
        },
        {
          files: list('The files that the step will change, as far as known.', path('One file.'), few),
          dependsOn: list(
            'Earlier steps that must be done first.',
            matching('The id of a step.', delimiterSafePattern, stepIdLengthMax),
            few,
          ),
        },
      ),
      { min: 1, max: contractPlanStepsMax },
    ),
    outOfScope: list('What the plan deliberately does not change.', line('One thing.'), few),
  },
  optional: {
    assumptions: list('What the plan assumes without a check.', line('One assumption.'), few),
    risks: list('What could go wrong, with what will be done about it.', text('One risk.'), few),
  },
  example: {
    goal: 'A retry sends the body once, and waits longer after each failure.',
    steps: [
      {
        id: 'count_requests',
        what: 'Add a test to tests/retry.test.ts that counts the requests of one retry.',
        check: 'npx vitest run tests/retry.test.ts fails with 2 requests instead of 1.',
        files: ['tests/retry.test.ts'],
      },
      {
        id: 'send_once',
        what: 'Remove the second send in src/http/retry.ts.',
        check: 'The same test passes.',
        files: ['src/http/retry.ts'],
        dependsOn: ['count_requests'],
      },
    ],
    outOfScope: ['Retries of uploads.'],
    risks: ['A caller may rely on the second request: search for mocks that expect two, and run their suites.'],
  },
  guidance: [
    'Each step needs a check: state the result that it must have.',
    '`dependsOn` contains only ids of earlier steps.',
  ],
});
