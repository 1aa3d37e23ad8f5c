/** Checks the arguments of a tool call against the schema that the model got. Pure. */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import { isRecord } from '../../schemas/json-object.ts';

type Property = { readonly type: 'string' | 'integer' | 'boolean' | 'object'; readonly description: string };
export type ToolSchema = {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
};

function fits(value: JsonValue | undefined, { type }: Property): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
}

/** Null if the arguments fit. */
export function argumentFault(args: JsonObject, schema: ToolSchema): string | null {
  const missing = schema.required.filter((name) => args[name] === undefined);
  if (missing.length > 0) return `missing argument: ${missing.join(', ')}`;
  for (const [name, value] of Object.entries(args)) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    if (property === undefined)
      return `unknown argument: ${name}; available: ${Object.keys(schema.properties).join(', ')}`;
    if (!fits(value, property)) return `"${name}" must be of type ${property.type}`;
  }
  return null;
}
