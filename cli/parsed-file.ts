/** A file of ours read back: JSON of the shape that a generated validator knows, or null. Never believed, never thrown. */
import { readFileSync } from 'node:fs';

export function parsedAs<T>(text: string, validate: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return validate(value) ? value : null;
  } catch {
    return null;
  }
}

export function parsedFile<T>(path: string, validate: (value: unknown) => value is T): T | null {
  try {
    return parsedAs(readFileSync(path, 'utf8'), validate);
  } catch {
    return null;
  }
}
