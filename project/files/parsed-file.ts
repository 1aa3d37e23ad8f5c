/** A file of ours read back: JSON of the shape that a generated validator knows, or null. Never believed, never thrown. */
import { parseJson } from '../../schemas/json-object.ts';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import { type Boundary, requireInside } from './boundary.ts';
import { bytesAt, textAt } from './atomic-write.ts';

export function parsedAs<T>(text: string, validate: (value: unknown) => value is T): T | null {
  const value = parseJson(text);
  return value !== undefined && validate(value) ? value : null;
}

/** @throws Failure where a link leads out of the boundary */
export function parsedFile<T>(boundary: Boundary, path: string, validate: (value: unknown) => value is T): T | null {
  requireInside(boundary, path);
  const text = readableText(path);
  return text === null ? null : parsedAs(text, validate);
}

/**
 * For what somebody asked for: a file that cannot be read is no missing one.
 *
 * @throws Failure where a link leads out of the boundary, and what the file system throws
 */
export function parsedWhereReadable<T>(
  boundary: Boundary,
  path: string,
  validate: (value: unknown) => value is T,
): T | null {
  const text = textAt(boundary, path, compiledFileBytesMax);
  return text === null ? null : parsedAs(text, validate);
}

function readableText(path: string): string | null {
  try {
    const bytes = bytesAt(path, compiledFileBytesMax, 'followed');
    return bytes === null ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
