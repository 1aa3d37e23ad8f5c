import type { ContractDefinition } from '../../kinds.ts';
import { line, openArtifactSchema, openText } from '../artifact-schema.ts';

const artifactKind = 'wr.assessment';

export const definition: ContractDefinition = {
  id: 'wr.contracts.assessment',
  title: 'Assessment (older format)',
  summary: 'A judgement by dimensions whose levels the prompt names.',
  artifactKind,
  schema: openArtifactSchema(artifactKind, {
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
  }),
  example: {
    kind: artifactKind,
    dimensions: { evidence: { level: 'high', rationale: 'Each finding was reproduced: notes of the step before.' } },
  },
  guidance: ['Judge each dimension by what you saw, and say what would change the level.'],
};
