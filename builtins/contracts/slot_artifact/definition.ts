import { slotArtifactContract, slotArtifactKind } from '../../../schemas/closed-sets.ts';
import { delimiterSafePattern } from '../../../schemas/ids.ts';
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type { ContractDefinition } from '../../kinds.ts';
import { artifactSchema, line, matching, path, text } from '../artifact-schema.ts';

export const definition: ContractDefinition = {
  id: slotArtifactContract,
  title: 'Slot artifact',
  summary: 'One artifact that the implementation of an extension point produced, with a summary of its content.',
  artifactKind: slotArtifactKind,
  schema: artifactSchema(slotArtifactKind, {
    required: {
      slot: matching('The extension point.', delimiterSafePattern, stepIdLengthMax),
      name: line('The name of the artifact, as the extension point requires it.'),
      summary: text('A summary of the artifact: its result and what is still open.'),
    },
    optional: {
      path: path('Where the artifact is stored, relative to the root of the repository.'),
    },
  }),
  example: {
    kind: slotArtifactKind,
    slot: 'design_review',
    name: 'design-review-findings.md',
    summary: '2 findings, 1 major: the retry budget is shared between tenants.',
    path: 'docs/design-review-findings.md',
  },
  guidance: [
    'For each name that the extension point requires, send one wr.slot_artifact in the output of the step that the prompt names.',
    'Report what was produced. If the implementation failed, use the default implementation and also report a wr.binding_fallback.',
  ],
};
