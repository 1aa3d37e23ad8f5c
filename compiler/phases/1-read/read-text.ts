/** Text → a document with spans, or every reason why it cannot be read. Used for sources and for configuration files. */
import type { PhaseResult } from '../../diagnostics/unlocated.ts';
import type { ParsedDocument } from '../../ir/document.ts';
import { parseDocument } from './parse.ts';
import type { DocumentWords } from './shape-words.ts';
import { checkText } from './text-checks.ts';

export function readText(text: string, words: DocumentWords): PhaseResult<ParsedDocument> {
  const early = checkText(text, undefined);
  return early.length > 0 ? { value: null, findings: early } : parseDocument(text, words);
}
