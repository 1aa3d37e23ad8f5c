import { line, openText } from '../artifact-schema.ts';
import { olderContract } from '../contract.ts';

export const definition = olderContract('assessment', {
  title: 'Assessment (older format)',
  summary: 'A judgement by dimensions whose levels the prompt names.',
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
    assessmentId: line('Which assessment, where the step names one.'),
    summary: openText('The whole, in short.'),
  },
  example: {
    dimensions: { evidence: { level: 'high', rationale: 'Each finding was reproduced: notes of the step before.' } },
  },
  guidance: ['Judge each dimension by what you saw, and say what would change the level.'],
});
