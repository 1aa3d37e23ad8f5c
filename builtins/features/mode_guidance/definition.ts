import type { FeatureDefinition } from '../../kinds.ts';

export const definition: FeatureDefinition = {
  id: 'wr.features.mode_guidance',
  title: 'Modes',
  summary: 'Says who decides in each mode when a step needs the user, in the first step and on every return.',
  parameters: [],
  apply: () => ({
    guidance: ['Who decides: guided asks the user; full-auto modes decide and note the assumption.'],
    sections: [
      {
        anchor: 'first_step',
        heading: 'Who decides',
        lines: [
          'The first line of each reply names the mode in force.',
          '`guided`: put the question to the user with your recommendation, and wait.',
          '`full_auto_stop_on_user_deps`: decide from evidence and note the assumption. Stop only for what the user alone can give: a secret, access, an artifact, an approval, a reserved choice, an action in their environment.',
          '`full_auto_never_stop`: do not wait. Take what is easiest to undo, or leave it out, and note which.',
          '`riskPolicy` chooses between correct ways; it excuses no check and no missing output.',
        ],
      },
    ],
  }),
};
