/** Values that a JSON Schema accepts, drawn from the schema: every optional property, every branch of a union, bounded in depth. */
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../build/generate/json-schema.ts';
import { isRecord } from '../../schemas/json-object.ts';

/** A part of a recursive schema deeper than this takes its simplest branch. */
const depthMax = 6;
const textMax = 12;
const itemsMax = 2;

const anything = fc.constantFrom<unknown>(null, true, 7, 'anything', ['a'], { a: { b: 1 } });

/** Drawn without the lookaheads, which cannot be drawn, and then compared with the whole pattern and the lengths. */
function matching(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const drawable = pattern.replaceAll(/\(\?[!=](?:[^()\\]|\\.)*\)/g, '');
  const whole = new RegExp(pattern, 'u');
  return fc
    .stringMatching(new RegExp(drawable, 'u'), { size: 'xsmall' })
    .filter((text) => whole.test(text) && text.length >= minLength && text.length <= maxLength);
}

/** @param schema with its definitions at its top */
export function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  const definitions = (schema['definitions'] ?? {}) as Record<string, JsonSchema>;
  return drawn(schema, depthMax);

  function drawn(part: JsonSchema, depth: number): Arbitrary<unknown> {
    const { $ref, anyOf, allOf, enum: values } = part;
    if (typeof $ref === 'string')
      return drawn(definitions[$ref.slice('#/definitions/'.length)] as JsonSchema, depth - 1);
    if ('const' in part) return fc.constant(part['const']);
    if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
    if (Array.isArray(anyOf)) return branches(anyOf as JsonSchema[], depth);
    if (Array.isArray(allOf)) return drawn(Object.assign({}, ...(allOf as JsonSchema[])) as JsonSchema, depth);
    if (isRecord(part['then']) && isRecord(part['else'])) return branches([part['else'], part['then']], depth);
    const { type } = part;
    return Array.isArray(type) ? fc.oneof(...type.map((one) => ofType(one, part, depth))) : ofType(type, part, depth);
  }

  function branches(parts: readonly JsonSchema[], depth: number): Arbitrary<unknown> {
    const reachable = depth > 0 ? parts : parts.filter((part) => !JSON.stringify(part).includes('$ref')).slice(0, 1);
    return fc.oneof(...(reachable.length > 0 ? reachable : parts.slice(0, 1)).map((part) => drawn(part, depth - 1)));
  }

  function ofType(type: unknown, part: JsonSchema, depth: number): Arbitrary<unknown> {
    const number = (key: string, otherwise: number) => (part[key] as number | undefined) ?? otherwise;
    const least = number('minimum', number('exclusiveMinimum', -1) + 1);
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return fc.integer({ min: least, max: Math.max(least, number('maximum', least + 9)) });
      case 'string':
        return typeof part['pattern'] === 'string'
          ? matching(part['pattern'], number('minLength', 0), number('maxLength', Number.MAX_SAFE_INTEGER))
          : fc.string({
              minLength: number('minLength', 0),
              maxLength: Math.min(number('maxLength', textMax), textMax),
            });
      case 'array': {
        const minLength = number('minItems', 0);
        const maxLength = depth > 0 ? Math.max(minLength, itemsMax) : minLength;
        const items = (part['items'] ?? {}) as JsonSchema;
        return fc.array(maxLength === 0 ? anything : drawn(items, depth - 1), { minLength, maxLength });
      }
      case 'object':
        return object(part, depth);
      default:
        return anything;
    }
  }

  function object(part: JsonSchema, depth: number): Arbitrary<unknown> {
    const properties = (part['properties'] ?? {}) as Record<string, JsonSchema>;
    const required = (part['required'] ?? []) as string[];
    const shown = Object.entries(properties).filter(([key]) => depth > 0 || required.includes(key));
    const own = Object.fromEntries(shown.map(([key, property]) => [key, drawn(property, depth - 1)]));
    const values = fc.record(own, { requiredKeys: required.filter((key) => key in own) });
    const { additionalProperties: more } = part;
    if (!isRecord(more) || depth <= 0) return values;
    const names = isRecord(part['propertyNames'])
      ? (drawn(part['propertyNames'], depth) as Arbitrary<string>)
      : fc.stringMatching(/^[a-z]{3,6}$/);
    const others = fc.dictionary(names, drawn(more, depth - 1), { maxKeys: itemsMax });
    return fc.tuple(others, values).map(([other, value]) => ({ ...other, ...value }));
  }
}
