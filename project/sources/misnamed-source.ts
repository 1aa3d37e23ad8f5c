/**
 * Reports a workflow in a file that no command reads, such as `review.yaml`, instead of skipping it. Only files that look like a
 * workflow count, because a source directory may contain other YAML.
 */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { readFileBounded } from '../files/bounded-read.ts';

const otherExtension = /\.(json|jsonc|json5|ya?ml|json\.txt)$/i;
/** Enough to read the key `steps` of a workflow with a long description. */
const sniffedBytes = 64 * 1024;
/** The blanks before the key are those of its line, so that many blank lines take linear time. */
const stepsKey = /^[^\S\r\n\u2028\u2029]*["']?steps["']?\s*:|[{,]\s*["']?steps["']?\s*:/m;

/** Formats that authors use by mistake. */
export const hasOtherExtension = (name: string): boolean => extname(name) !== '.json' && otherExtension.test(name);

export const isMisnamedSource = (path: string): boolean => hasOtherExtension(path) && looksLikeWorkflow(path);

/** Whether the text of a regular file contains the key of a workflow's steps. */
export function looksLikeWorkflow(path: string): boolean {
  try {
    return (
      statSync(path).isFile() && stepsKey.test(Buffer.from(readFileBounded(path, sniffedBytes).bytes).toString('utf8'))
    );
  } catch {
    return false;
  }
}
