/**
 * How a contract writes its JSON Schema (draft 7): few keywords, few levels, each property described, so that requirement
 * lines made from it read well. `tests/builtins/contracts.test.ts` holds the closed set of keywords.
 *
 * `maxLength` counts characters; where the number is a byte budget of an event, the runtime measures the bytes as well.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import {
  contractItemsMax,
  contractLineLengthMax,
  contractOpenTextLengthMax,
  contractTextLengthMax,
} from '../../schemas/limits.ts';

type Properties = { readonly [name: string]: JsonObject };

export const text = (description: string, maxLength: number = contractTextLengthMax): JsonObject => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});
/** A text of the older format, whose authors knew of no limit. */
export const openText = (description: string): JsonObject => text(description, contractOpenTextLengthMax);
export const line = (description: string): JsonObject => text(description, contractLineLengthMax);

/** A text of a known form. */
export const matching = (
  description: string,
  pattern: RegExp,
  maxLength: number = contractLineLengthMax,
): JsonObject => ({
  ...text(description, maxLength),
  pattern: pattern.source,
});

/** A path inside the repository: the place of a checkout is nobody else's business. */
export const path = (description: string): JsonObject => matching(description, /^[^/~\\:][^\\:]*$/);

export const oneOf = (description: string, values: readonly string[]): JsonObject => ({
  type: 'string',
  enum: values,
  description,
});

export const list = (
  description: string,
  items: JsonObject,
  { min = 0, max = contractItemsMax }: { readonly min?: number; readonly max?: number } = {},
): JsonObject => ({
  type: 'array',
  ...(min === 0 ? {} : { minItems: min }),
  maxItems: max,
  items,
  description,
});

/** Verdicts of the older format give words or figures. */
export const confidence: JsonObject = {
  anyOf: [
    { type: 'string', minLength: 1, maxLength: contractLineLengthMax },
    { type: 'number', minimum: 0, maximum: 1 },
  ],
  description: 'How sure you are: low, medium or high, or a number from 0 to 1.',
};

/** One entry of a list. */
export const entry = (required: Properties, optional: Properties = {}): JsonObject => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

export type ArtifactShape = {
  readonly required: Properties;
  readonly optional?: Properties;
  /** Rules between fields. */
  readonly rules?: readonly JsonObject[];
};

/** The whole artifact; `kind` stands first. */
export function artifactSchema(kind: string, { required, optional = {}, rules = [] }: ArtifactShape): JsonObject {
  const properties: Properties = {
    kind: { const: kind, description: 'Exactly this value: it selects the contract.' },
    ...required,
    ...optional,
  };
  return {
    type: 'object',
    required: ['kind', ...Object.keys(required)],
    properties,
    additionalProperties: false,
    ...(rules.length === 0 ? {} : { allOf: rules }),
  };
}

/** A rule: where `field` has one of `values`, `then` holds as well. */
export const where = (field: string, values: readonly string[], then: JsonObject): JsonObject => ({
  if: { properties: { [field]: { enum: values } } },
  then,
});

/** A rule: where `field` is there at all, `then` holds as well. */
export const whereGiven = (field: string, then: JsonObject): JsonObject => ({
  if: { required: [field] },
  then,
});

/**
 * An artifact of the older format, of which only these fields are known: more may be there, and what the step asks for is
 * said by its prompt. A kind alone is a flag, and is refused.
 */
export function openArtifactSchema(kind: string, shape: ArtifactShape): JsonObject {
  return { ...artifactSchema(kind, shape), minProperties: 2, additionalProperties: true };
}
