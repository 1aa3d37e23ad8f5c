/**
 * A workflow under a name that no command reads, such as `review.yaml`, is reported instead of being skipped. Only files that
 * look like a workflow count: other YAML may well be in a source folder.
 */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { readFileBounded } from '../files/bounded-read.ts';

const otherExtension = /\.(json|jsonc|json5|ya?ml|json\.txt)$/i;
/** Enough to reach the steps of a workflow behind its description. */
const sniffedBytes = 64 * 1024;
const stepsKey = /^\s*["']?steps["']?\s*:|[{,]\s*["']?steps["']?\s*:/m;

/** Formats that authors write by mistake. */
export const hasOtherExtension = (name: string): boolean => extname(name) !== '.json' && otherExtension.test(name);

export const isMisnamedSource = (path: string): boolean => hasOtherExtension(path) && looksLikeWorkflow(path);

/** The text of a regular file has the key of a workflow's steps. */
export function looksLikeWorkflow(path: string): boolean {
  try {
    return (
      statSync(path).isFile() && stepsKey.test(Buffer.from(readFileBounded(path, sniffedBytes).bytes).toString('utf8'))
    );
  } catch {
    return false;
  }
}
