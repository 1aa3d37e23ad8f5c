/**
 * Describes a contract for the agent before the work: at most five lines, derived only from the schema [contract-embedded]. The
 * lines are the same on every machine, because they are part of the hash.
 */
import { isRecord } from '../../../schemas/json-object.ts';
import { textOfValue } from '../../../schemas/text/value-text.ts';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import { acceptedOnly } from '../../../schemas/closed-sets.ts';
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { StatedArtifact } from '../5-check/stated-artifact.ts';
import { oneLine } from './prompt-lines.ts';

/** Property values that the step determines, such as the id of its loop in a decision. */
export type KnownValues = { readonly [property: string]: string };

const objectOf = (value: JsonValue | undefined): JsonObject => (isRecord(value) ? value : {});
const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [];
const typeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ string: 'text', integer: 'whole number', number: 'number', boolean: 'true | false', null: 'null' }),
);

/** A text that one line can show unchanged. Any other is shown as the JSON that the agent must send. */
const isPlain = (value: JsonValue): value is string =>
  typeof value === 'string' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

/** Two levels are described; deeper levels appear in the example. */
const depthMax = 2;

function valueWords(schema: JsonObject, depth: number): string {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const values = listOf(schema['enum']);
  if (values.length > 0) return values.map((value) => (isPlain(value) ? value : JSON.stringify(value))).join(' | ');
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
    .filter((branch) => isRecord(branch))
    .filter((branch) => branch['$comment'] !== acceptedOnly);
  if (branches.length > 0) return [...new Set(branches.map((branch) => valueWords(branch, depth)))].join(' or ');
  if (schema['type'] === 'array') return `list of ${valueWords(objectOf(schema['items']), depth)}`;
  const properties = Object.keys(objectOf(schema['properties']));
  if (schema['type'] === 'object' || properties.length > 0) {
    if (properties.length === 0 || depth >= depthMax) return 'object';
    return `{ ${propertyWords(schema, properties, {}, depth + 1).join('; ')} }`;
  }
  return typeWords.get(textOfValue(schema['type'])) ?? 'any value';
}

function propertyWords(
  schema: JsonObject,
  names: readonly string[],
  known: KnownValues,
  depth: number,
): readonly string[] {
  const required = new Set(listOf(schema['required']));
  const properties = objectOf(schema['properties']);
  return names.map((name) => {
    const value = Object.hasOwn(known, name)
      ? JSON.stringify(known[name])
      : valueWords(objectOf(properties[name]), depth);
    // At the top level, required and optional properties are on separate lines.
    const mark = depth > 0 && !required.has(name) ? '?' : '';
    return `${name}${mark}: ${value}`;
  });
}

export type ContractWords = {
  readonly isRequired: boolean;
  readonly hasExample: boolean;
  readonly known: KnownValues;
  /** What the text of the step states about the artifact. */
  readonly stated: StatedArtifact | null;
};

/** Properties in the order of the schema; the first line states `kind`. */
export function contractLines(contract: ContractDefinition, words: ContractWords): readonly string[] {
  const { schema, artifactKind, example, guidance } = contract;
  const required = new Set(listOf(schema['required']));
  const names = Object.keys(objectOf(schema['properties'])).filter((name) => name !== 'kind');
  const told = (wanted: ReadonlySet<JsonValue>) =>
    propertyWords(
      schema,
      names.filter((name) => wanted.has(name)),
      words.known,
      0,
    ).join('; ');
  const { stated } = words;
  const ofStep = stated?.fields ?? [];
  const isOfContract = stated?.source === 'contract';
  const asStated = ofStep.length === 0 || isOfContract ? '' : `as this step states: ${ofStep.join(', ')}`;
  const must = [told(isOfContract ? new Set(ofStep) : required), asStated].filter((part) => part !== '').join('; ');
  const may = told(new Set(names.filter((name) => !required.has(name) && !ofStep.includes(name))));
  const [advice] = guidance;
  return [
    words.isRequired
      ? `Send one artifact of kind \`${artifactKind}\` in \`output.artifacts\`; the step is not done without a valid one.`
      : `You may send an artifact of kind \`${artifactKind}\` in \`output.artifacts\`; it is validated if you send it.`,
    ...(must === '' ? [] : [`Required: ${must}`]),
    ...(may === '' ? [] : [`Optional: ${may}`]),
    ...(advice === undefined ? [] : [advice]),
    // The prompt contains the author's example, and a second one could contradict it.
    ...(words.hasExample && stated?.source !== 'object'
      ? [`Example: ${JSON.stringify({ ...(stated?.example ?? example), ...words.known })}`]
      : []),
  ].map(oneLine);
}
