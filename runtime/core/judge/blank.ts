/** A text that holds nothing a reader could see is no value [blank-is-missing]. Pure. */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import type { Rules } from './rules.ts';

export const isBlank = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && /^[\s\p{Cc}\p{Cf}]*$/u.test(value);

/** Whether a context holds a key with a value. By the first rules of a run any text is one. */
export const isGiven = (context: JsonObject, name: string, { blankIsMissing }: Rules): boolean =>
  Object.hasOwn(context, name) && !(blankIsMissing && isBlank(context[name]));
