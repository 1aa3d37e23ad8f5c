import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.mode_guidance',
  title: 'Modes',
  summary: 'Tells the agent who decides in each mode when a step needs the user.',
  parameters: [],
  apply: () => ({
    guidance: ['Who decides: in guided mode the user, otherwise you; record assumptions.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Who decides',
        lines: [
          'The first line of each reply names the current mode.',
          '`guided`: ask the user, give your recommendation, and wait.',
          '`full_auto_stop_on_user_deps`: decide from evidence and record the assumption. Stop only for what only the user can give: a secret, access, a file, an approval, a reserved choice, an action in their environment.',
          '`full_auto_never_stop`: do not wait for the user. Choose what is easiest to undo, or skip work that needs the user. Record what you did.',
          '`riskPolicy` affects only the choice between correct solutions. Every value requires all checks and outputs.',
        ],
      },
    ],
  }),
};
