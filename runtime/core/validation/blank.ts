/** A text of which a reader sees nothing is no value [blank-is-missing]. Pure. */
import type { JsonObject, JsonValue } from '../../../schemas/canonical/json.ts';
import { isUnseen } from '../../../schemas/text/unseen-text.ts';
import type { Rules } from './rules.ts';

/** As rules 2 have it. */
const isWhite = (text: string) => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);

export const isBlank = (value: JsonValue | undefined, { unseenIsBlank }: Rules): boolean =>
  typeof value === 'string' && (unseenIsBlank ? isUnseen : isWhite)(value);

/** Whether a context holds a key with a value. By the first rules of a run any text is one. */
export const isGiven = (context: JsonObject, name: string, rules: Rules): boolean =>
  Object.hasOwn(context, name) && !(rules.blankIsMissing && isBlank(context[name], rules));
