/**
 * Refuses text that is nested too deeply, before any recursive function processes it. It counts with the scanner of the parser,
 * so that no string or comment can hide a bracket. A closing bracket of the wrong kind is ignored, so the count is never lower
 * than the depth that the parser reaches.
 */
import { createScanner } from 'jsonc-parser';
import { sourceDepthMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';

const closes: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

const [quote, backslash, slash] = [0x22, 0x5c, 0x2f];
/** The closing bracket, by the code unit of the opening one. */
const closing = new Map([
  [0x5b, 0x5d],
  [0x7b, 0x7d],
]);
const closers = new Set(closing.values());

/** The offset after a string that starts at `at`: after its closing quote, or at the end of the line. */
function stringEnd(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === backslash) i += 1;
    else if (unit === quote || unit === 0x0a || unit === 0x0d) return i;
  }
  return text.length;
}

/**
 * Whether the text is certainly shallow, which takes a tenth of the time of the scanner: if every bracket closes its own kind and
 * there is no comment, this count equals that of the scanner.
 */
function isShallow(text: string): boolean {
  const open: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === quote) i = stringEnd(text, i);
    else if (unit === slash) return false;
    else if (unit < 0x5b) continue;
    else if (closers.has(unit)) {
      if (open.pop() !== unit) return false;
    } else {
      const closer = closing.get(unit);
      if (closer === undefined) continue;
      open.push(closer);
      if (open.length > sourceDepthMax) return false;
    }
  }
  return true;
}

export function checkNesting(text: string): readonly UnlocatedDiagnostic[] {
  if (isShallow(text)) return [];
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
            help: 'flatten the structure; even steps inside three loops need only about 20 levels',
          },
        ];
      }
    } else if (closes[token] !== undefined && open.at(-1) === closes[token]) open.pop();
  }
}
