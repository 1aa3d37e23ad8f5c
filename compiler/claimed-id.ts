/** The id of a source that may not be usable, so that who binds it hears that it is broken, and not that it is missing. */
import { isRecord, parseJson } from '../schemas/json-object.ts';

export function claimedId(text: string): string | null {
  const value = parseJson(text);
  return isRecord(value) && typeof value['id'] === 'string' ? value['id'] : null;
}
