/** Reads a file that WorkRail wrote: JSON that a generated validator accepts, or null. Never throws for its content. */
import { parseJson } from '../../schemas/json-object.ts';
import { compiledFileBytesMax } from '../../schemas/limits.ts';
import { type Boundary, requireInside } from './boundary.ts';
import { bytesAt, textAt } from './atomic-write.ts';

export function parsedAs<T>(text: string, validate: (value: unknown) => value is T): T | null {
  const value = parseJson(text);
  return value !== undefined && validate(value) ? value : null;
}

/** @throws Failure if a link leads out of the boundary */
export function parsedFile<T>(
  boundary: Boundary,
  path: string,
  validate: (value: unknown) => value is T,
  bytesMax: number = compiledFileBytesMax,
): T | null {
  requireInside(boundary, path);
  const text = readableText(path, bytesMax);
  return text === null ? null : parsedAs(text, validate);
}

/**
 * For a file that the user requested: an unreadable file is not treated as missing.
 * @throws Failure if a link leads out of the boundary, and errors of the file system
 */
export function parsedWhereReadable<T>(
  boundary: Boundary,
  path: string,
  validate: (value: unknown) => value is T,
): T | null {
  const text = textAt(boundary, path, compiledFileBytesMax);
  return text === null ? null : parsedAs(text, validate);
}

function readableText(path: string, bytesMax: number): string | null {
  try {
    const bytes = bytesAt(path, bytesMax, 'followed');
    return bytes === null ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
