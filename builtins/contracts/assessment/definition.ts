import { line, openText } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('assessment', {
  title: 'Assessment (older format)',
  summary: 'A rating by dimensions; the prompt names the dimensions and their levels.',
  required: {
    dimensions: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          line('The level.'),
          {
            type: 'object',
            properties: { level: line('The level.'), rationale: openText('Why.') },
            required: ['level'],
          },
        ],
      },
      description: 'A level for each dimension that the prompt names, with a rationale where it helps.',
    },
  },
  optional: {
    assessmentId: line('The id of the assessment, if the step names one.'),
    summary: openText('A short summary of all dimensions.'),
  },
  example: {
    dimensions: { evidence: { level: 'high', rationale: 'Each finding was reproduced: notes of the step before.' } },
  },
  guidance: ['Rate each dimension by what you saw, and say what would change the level.'],
});
