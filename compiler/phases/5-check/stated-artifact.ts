/**
 * What a step's own text says of the artifact that its contract asks for: the JSON object that the author wrote with its kind, or
 * the fields that its words name. A contract of the older format leaves its fields open, so those are the fields that were promised
 * to whoever reads the artifact; where the text names none, the fields that the contract knows are.
 */
import { isRecord, parseJson } from '../../../schemas/json-object.ts';
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CheckedStep } from '../../ir/checked.ts';
import { checkNesting } from '../1-read/nesting.ts';
import { fieldsInWords } from './fields-in-words.ts';
import { textsOf } from './step-texts.ts';

export type StatedArtifact = {
  /** Names of fields, sorted, that the contract leaves open and the text states. */
  readonly fields: readonly string[];
  /** The object as it stands in the text, or one of the fields that words name; null where the text holds one that is no JSON. */
  readonly example: JsonObject | null;
  /** Where the fields come from. */
  readonly source: 'object' | 'words' | 'contract';
};

/** The bracket that opens the object around a place; strings are taken as they come, since a brace in one is rare and closed. */
function openingBefore(text: string, place: number): number {
  let depth = 0;
  for (let at = place; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] !== '{') continue;
    if (depth === 0) return at;
    depth -= 1;
  }
  return -1;
}

const propertiesOf = (tree: Node | undefined): readonly string[] =>
  tree?.type === 'object'
    ? (tree.children ?? []).flatMap(({ children = [] }) => {
        const [key, value] = children;
        return key === undefined || value === undefined ? [] : [String(key.value)];
      })
    : [];

/** Strict JSON with the kind: what an agent can copy. */
function exampleIn(text: string): JsonObject | null {
  const value = parseJson(text);
  return isRecord(value) ? (value as JsonObject) : null;
}

/** Nothing is required but the kind. */
const requiresNothing = ({ schema }: ContractDefinition): boolean =>
  schema['additionalProperties'] === true && (schema['required'] as readonly string[]).length === 1;

/** A text in an example that only the agent can fill. */
const blank = '…';

/** Of a contract that leaves all of its fields open. One that is not required is checked by itself alone. */
function inferredArtifact(step: CheckedStep, contract: ContractDefinition): StatedArtifact | null {
  if (!step.isOutputRequired || !requiresNothing(contract)) return null;
  const { artifactKind, schema, example } = contract;
  const named = [...new Set(textsOf(step).flatMap(({ text }) => fieldsInWords(text, artifactKind)))].sort();
  const known = Object.keys((schema['properties'] ?? {}) as JsonObject).filter((field) => field !== 'kind');
  const fields = named.length > 0 ? named : known;
  const values = fields.map((field) => [field, (example as JsonObject)[field] ?? blank]);
  return {
    fields,
    example: { kind: artifactKind, ...Object.fromEntries(values) },
    source: named.length > 0 ? 'words' : 'contract',
  };
}

export function statedArtifact(step: CheckedStep, contract: ContractDefinition): StatedArtifact | null {
  const written = writtenArtifact(step, contract);
  return written === null || (written.fields.length === 0 && requiresNothing(contract))
    ? (inferredArtifact(step, contract) ?? written)
    : written;
}

/** Each is looked for and parsed by itself; a step with more assessments keeps the examples of WorkRail for them. */
const objectsReadMax = 16;

/** Whether an object is about the contract: all assessments have one kind, and each its id. */
function isAbout(tree: Node, properties: JsonObject): boolean {
  const id = (properties['assessmentId'] as JsonObject | undefined)?.['const'];
  const written = findNodeAtLocation(tree, ['assessmentId']);
  return id === undefined || written === undefined || written.value === id;
}

/** The object as the author wrote it: one of the step's contract, or of one of its assessments. */
export function writtenArtifact(
  step: CheckedStep,
  { artifactKind, schema }: ContractDefinition,
): StatedArtifact | null {
  const kind = new RegExp(`"kind"\\s*:\\s*"${artifactKind.replaceAll('.', '\\.')}"`, 'g');
  const found = textsOf(step)
    .flatMap(({ text }) => [...text.matchAll(kind)].map(({ index }) => ({ text, index })))
    .slice(0, objectsReadMax);
  const properties = (schema['properties'] ?? {}) as JsonObject;
  for (const { text, index } of found) {
    const start = openingBefore(text, index);
    if (start === -1) continue;
    // Comments, trailing commas and placeholders are common there: what can be read of it counts.
    const tail = text.slice(start);
    // The parser recurses. What nests deeper than a source may is no example.
    const tree = checkNesting(tail).length > 0 ? undefined : parseTree(tail, [], { allowTrailingComma: true });
    if (tree === undefined || getNodeValue(tree) === undefined || !isAbout(tree, properties)) continue;
    const known = new Set(Object.keys(properties));
    const required = new Set((schema['required'] ?? []) as readonly string[]);
    const isOpen = schema['additionalProperties'] === true;
    // A name with a question mark is optional, as authors write it.
    const fields = propertiesOf(tree).filter(
      (name) => !name.endsWith('?') && (!known.has(name) || !required.has(name)),
    );
    return {
      fields: isOpen ? [...new Set(fields)].sort() : [],
      example: exampleIn(text.slice(start + tree.offset, start + tree.offset + tree.length)),
      source: 'object',
    };
  }
  return null;
}
