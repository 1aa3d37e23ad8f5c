/**
 * Helpers for the JSON Schema (draft 7) of a contract: few keywords, few levels, and a description for each property, so that the
 * requirement lines made from it are readable. `tests/builtins/contracts.test.ts` checks the closed set of keywords. `maxLength`
 * counts characters. If the limit is a byte limit of an event, the runtime also measures the bytes.
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
/** A text of the older format, which had no limits. */
export const openText = (description: string): JsonObject => text(description, contractOpenTextLengthMax);
export const line = (description: string): JsonObject => text(description, contractLineLengthMax);

/** A text with a pattern. */
export const matching = (
  description: string,
  pattern: RegExp,
  maxLength: number = contractLineLengthMax,
): JsonObject => ({
  ...text(description, maxLength),
  pattern: pattern.source,
});

/** A path inside the repository, because the location of a checkout is private. */
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

/** Verdicts of the older format are words or numbers. */
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

/** The whole artifact; `kind` comes first. */
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

/** A rule: if `field` has one of `values`, `then` must hold too. */
export const where = (field: string, values: readonly string[], then: JsonObject): JsonObject => ({
  if: { properties: { [field]: { enum: values } } },
  then,
});

/** A rule: if `field` is present, `then` must hold too. */
export const whereGiven = (field: string, then: JsonObject): JsonObject => ({
  if: { required: [field] },
  then,
});

/**
 * An artifact of the older format. Only these fields are known, other fields are allowed, and the prompt of the step states the
 * required fields. An artifact with only a kind is a flag, and is refused.
 */
export function openArtifactSchema(kind: string, shape: ArtifactShape): JsonObject {
  return { ...artifactSchema(kind, shape), minProperties: 2, additionalProperties: true };
}
