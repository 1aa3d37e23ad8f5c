/**
 * What a step's own text says of the artifact that its contract asks for: the JSON object that the author wrote with its kind. A
 * contract of the older format leaves its fields open, so those are the fields that were promised to whoever reads the artifact.
 */
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CheckedStep } from '../../ir/checked.ts';
import { textsOf } from './step-texts.ts';

export type StatedArtifact = {
  /** Names of fields, sorted, that the contract leaves open and the text states. */
  readonly fields: readonly string[];
  /** The object as it stands in the text; null where it is no JSON. */
  readonly example: JsonObject | null;
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
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

export function statedArtifact(step: CheckedStep, { artifactKind, schema }: ContractDefinition): StatedArtifact | null {
  const kind = new RegExp(`"kind"\\s*:\\s*"${artifactKind.replaceAll('.', '\\.')}"`);
  for (const { text } of textsOf(step)) {
    const found = kind.exec(text);
    const start = found === null ? -1 : openingBefore(text, found.index);
    if (start === -1) continue;
    // Comments, trailing commas and placeholders are common there: what can be read of it counts.
    const tree = parseTree(text.slice(start), [], { allowTrailingComma: true });
    if (tree === undefined || getNodeValue(tree) === undefined) continue;
    const known = new Set(Object.keys((schema['properties'] ?? {}) as JsonObject));
    const required = new Set((schema['required'] ?? []) as readonly string[]);
    const isOpen = schema['additionalProperties'] === true;
    // A name with a question mark is optional, as authors write it.
    const fields = propertiesOf(tree).filter(
      (name) => !name.endsWith('?') && (!known.has(name) || !required.has(name)),
    );
    return {
      fields: isOpen ? [...new Set(fields)].sort() : [],
      example: exampleIn(text.slice(start + tree.offset, start + tree.offset + tree.length)),
    };
  }
  return null;
}
