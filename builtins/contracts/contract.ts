/** Derives names from one name: the contract `plan` has the id `wr.contracts.plan`, and its artifact the kind `wr.plan`. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ContractDefinition } from '../kinds.ts';
import { type ArtifactShape, artifactSchema, openArtifactSchema, openText } from './artifact-schema.ts';

type Contract = Pick<ContractDefinition, 'title' | 'summary' | 'guidance'> &
  ArtifactShape & {
    /** Without its `kind`. */
    readonly example: JsonObject;
  };

const contractWith =
  (schemaOf: typeof artifactSchema) =>
  (name: string, { title, summary, example, guidance, ...shape }: Contract): ContractDefinition => {
    const artifactKind = `wr.${name}`;
    return {
      id: `wr.contracts.${name}`,
      title,
      summary,
      artifactKind,
      schema: schemaOf(artifactKind, shape),
      example: { kind: artifactKind, ...example },
      guidance,
    };
  };

export const contract = contractWith(artifactSchema);
/** For the older format: an artifact may also have fields that only the prompt of its step names. */
export const olderContract = contractWith(openArtifactSchema);

type Handoff = { readonly title: string; readonly summary: string; readonly example: string };

/** The result of one phase of the older format for the next phase. */
export const olderHandoff = (name: string, { title, summary, example }: Handoff): ContractDefinition =>
  olderContract(name, {
    title,
    summary,
    required: {},
    optional: { summary: openText('The most important information for the next phase.') },
    example: { summary: example },
    guidance: ['Send every field that the step names. An artifact that contains only `kind` is rejected.'],
  });
