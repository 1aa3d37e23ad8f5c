/**
 * Determines what the text of a step states about the artifact that its contract requires: the JSON object that the author wrote
 * with its kind, or the fields that its words name. A contract of the older format defines no fields, so these are the fields
 * that readers of the artifact expect. If the text names no fields, only the fields that the contract defines are used.
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
  /** Field names, sorted, that the text states and the contract does not define. */
  readonly fields: readonly string[];
  /** The object in the text, or one with the fields that the words name; null if the object in the text is not valid JSON. */
  readonly example: JsonObject | null;
  /** The origin of the fields. */
  readonly source: 'object' | 'words' | 'contract';
};

/** The bracket that opens the object around a position. Ignores strings, because a brace in a string is rare and usually closed. */
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

/** Strict JSON with the kind, which an agent can copy. */
function exampleIn(text: string): JsonObject | null {
  const value = parseJson(text);
  return isRecord(value) ? (value as JsonObject) : null;
}

/** Only the kind is required. */
const requiresNothing = ({ schema }: ContractDefinition): boolean =>
  schema['additionalProperties'] === true && (schema['required'] as readonly string[]).length === 1;

/** A placeholder in an example, for a text that only the agent can provide. */
const blank = '…';

/** For a contract that defines none of its fields. An optional contract is only validated by itself. */
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

/** Each object is searched and parsed separately. A step with several assessments keeps the examples of WorkRail. */
const objectsReadMax = 16;

/** Whether an object belongs to the contract: all assessments have one kind, and each has its id. */
function isAbout(tree: Node, properties: JsonObject): boolean {
  const id = (properties['assessmentId'] as JsonObject | undefined)?.['const'];
  const written = findNodeAtLocation(tree, ['assessmentId']);
  return id === undefined || written === undefined || written.value === id;
}

/** The object as the author wrote it, for the contract of the step or for one of its assessments. */
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
    // Comments, trailing commas and placeholders are common there, so the readable part is used.
    const tail = text.slice(start);
    // The parser is recursive. An object that is nested more deeply than a source may be is not an example.
    const tree = checkNesting(tail).length > 0 ? undefined : parseTree(tail, [], { allowTrailingComma: true });
    if (tree === undefined || getNodeValue(tree) === undefined || !isAbout(tree, properties)) continue;
    const known = new Set(Object.keys(properties));
    const required = new Set((schema['required'] ?? []) as readonly string[]);
    const isOpen = schema['additionalProperties'] === true;
    // A name with a question mark is optional.
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
