/** Reads the id of a source that may have errors. A binding to such a source is then reported as broken, and not as missing. */
import { isRecord, parseJson } from '../schemas/json-object.ts';

export function claimedId(text: string): string | null {
  const value = parseJson(text);
  return isRecord(value) && typeof value['id'] === 'string' ? value['id'] : null;
}
