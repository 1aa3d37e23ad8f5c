/** A JSON Schema while it is refined for editors: plain data, looked up by path and merged, never changed in place. */
export type SchemaNode = { readonly [key: string]: unknown };

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Refine = (node: SchemaNode) => SchemaNode;

/**
 * `node` with what stands at `path` refined. A path that leads nowhere is an error: the source format has changed, and this
 * refinement with it.
 */
export function refinedAt(node: SchemaNode, path: readonly string[], refine: Refine): SchemaNode {
  const [key, ...rest] = path;
  if (key === undefined) return refine(node);
  const member = node[key];
  if (!isNode(member)) throw new Error(`the schema has no "${key}" among ${Object.keys(node).join(', ')}`);
  return { ...node, [key]: refinedAt(member, rest, refine) };
}

/** Several refinements, by their path with dots. */
export const refined = (node: SchemaNode, refinements: Readonly<Record<string, Refine | SchemaNode>>): SchemaNode =>
  Object.entries(refinements).reduce(
    (result, [path, refine]) =>
      refinedAt(result, path.split('.'), (at) => (typeof refine === 'function' ? refine(at) : { ...at, ...refine })),
    node,
  );

export const propertiesOf = ({ properties }: SchemaNode): Readonly<Record<string, SchemaNode>> =>
  (isNode(properties) ? properties : {}) as Readonly<Record<string, SchemaNode>>;

/** The one value that a branch of a union has for its tag. */
export function constantOf(branch: SchemaNode, tag: string): string {
  const constant = propertiesOf(branch)[tag]?.['const'];
  if (typeof constant !== 'string') throw new Error(`a branch has no constant "${tag}"`);
  return constant;
}

const has = (key: string, value: string): SchemaNode => ({
  required: [key],
  properties: { [key]: { const: value } },
});

/** `then`, where the property `key` has this value. */
export const when = (key: string, value: string, then: SchemaNode): SchemaNode => ({
  if: has(key, value),
  then,
});

export const otherwise = (condition: SchemaNode, then: SchemaNode, otherwiseThen: SchemaNode): SchemaNode => ({
  if: condition,
  then,
  else: otherwiseThen,
});

/** The constant of a branch, with the sentence that says what it means. */
function meaningOf(branch: SchemaNode, tag: string): string {
  const meaning = propertiesOf(branch)[tag]?.['description'];
  if (typeof meaning !== 'string') throw new Error(`describe "${tag}": "${constantOf(branch, tag)}" in the schema`);
  return meaning;
}

/**
 * A union by tag as `if` and `then` of each value: a mistake is marked in the branch that was meant, and the tag completes, each
 * value with what it means, before anything else is written.
 */
export function tagged(branches: readonly SchemaNode[], tag: string, description: string): SchemaNode {
  const values = branches.map((branch) => constantOf(branch, tag));
  const tagNode = {
    type: 'string',
    description,
    enum: values,
    enumDescriptions: branches.map((branch) => meaningOf(branch, tag)),
  };
  return {
    properties: { [tag]: tagNode },
    allOf: branches.map((branch, index) => when(tag, values[index] ?? '', branch)),
  };
}
