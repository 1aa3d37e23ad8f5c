/**
 * Refuses deep nesting before anything recurses over the text. It counts with the scanner of the parser itself, so that no
 * string or comment can hide a bracket. A closing bracket of the wrong kind closes nothing: the count is never lower than the
 * depth that the parser reaches.
 */
import { createScanner } from 'jsonc-parser';
import { sourceDepthMax } from '../../../schemas/limits.ts';
import type { Finding } from '../../diagnostics/finding.ts';

const closes: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

export function checkNesting(text: string): readonly Finding[] {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (offset >= text.length) return [];
    if (scanner.getTokenLength() !== 1) continue;
    const token = text[offset] ?? '';
    if (token === '{' || token === '[') {
      open.push(token);
      if (open.length > sourceDepthMax) {
        return [
          {
            code: 'read/too-deep',
            message: `the file nests deeper than ${sourceDepthMax} levels`,
            at: { offset, length: 1, pointer: '' },
            label: `level ${sourceDepthMax + 1}`,
            help: 'flatten it: steps inside three loops need about 20 levels',
          },
        ];
      }
    } else if (closes[token] !== undefined && open.at(-1) === closes[token]) open.pop();
  }
}
