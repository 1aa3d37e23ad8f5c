/** A JSON object in a file that the user names, or on stdin. */
import { readFileBounded } from '../../project/files/bounded-read.ts';
import { usageError } from '../../project/failure.ts';
import { isRecord, type JsonRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';

/** @param what the file contains, for messages: `an event` */
export function jsonOperand(
  path: string,
  what: string,
  bytesMax: number,
): { readonly bytes: Uint8Array; readonly value: JsonRecord } {
  const suggestion = `Give a file that contains ${what} as a JSON object`;
  const { bytes } = read(path, bytesMax, suggestion);
  if (bytes.length > bytesMax) throw usageError(`${path} is larger than ${bytesMax} bytes`, suggestion);
  const value = parseJsonBytes(bytes);
  if (!isRecord(value)) throw usageError(`${path} is not a JSON object`, suggestion);
  return { bytes, value };
}

function read(path: string, bytesMax: number, suggestion: string) {
  try {
    return readFileBounded(path, bytesMax);
  } catch (error) {
    const errno = errnoOf(error);
    throw usageError(`${path} cannot be read: ${osFault(errno).meaning} (${errno})`, suggestion);
  }
}
