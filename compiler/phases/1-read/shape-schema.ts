/** The schemas of the two source formats, in the form that the explainer walks. */
import legacy from '../../../generated/shapes/legacy-workflow.json';
import schema from '../../../generated/shapes/workflow.v1.json';

export type SchemaNode = {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: { readonly [key: string]: SchemaNode | undefined } | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | SchemaNode | undefined;
  readonly items?: SchemaNode | undefined;
  readonly anyOf?: readonly SchemaNode[] | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly const?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly $ref?: string | undefined;
  readonly if?: SchemaNode | undefined;
  readonly then?: SchemaNode | undefined;
  readonly else?: SchemaNode | undefined;
};

export const workflowSchema: SchemaNode = schema;
export const legacySchema: SchemaNode = legacy;
/** No name is in both schemas. */
const definitions: { readonly [name: string]: SchemaNode | undefined } = {
  ...schema.definitions,
  ...legacy.definitions,
};

/** `node`, or the definition to which it refers. */
export function dereference(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const target = definitions[node.$ref.replace('#/definitions/', '')];
  if (target === undefined) throw new Error(`the schemas of sources do not define ${node.$ref}`);
  return target;
}

/** The branches of a union, including nested unions. */
export function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  return (node.anyOf ?? []).flatMap((branch) => {
    const target = dereference(branch);
    return target.anyOf === undefined ? [target] : branchesOf(target);
  });
}

export function typesOf(node: SchemaNode): readonly string[] {
  if (node.type === undefined) return [];
  return typeof node.type === 'string' ? [node.type] : node.type;
}
