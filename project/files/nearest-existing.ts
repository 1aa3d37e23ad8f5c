import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** @returns the path itself, or the nearest directory above it that exists and is not hidden from this user */
export function nearestExisting(path: string): string {
  for (let at = path; ; at = dirname(at)) if (existsSync(at) || dirname(at) === at) return at;
}
