/**
 * The formatter: one way to write a source. Two spaces, keys in the order of the schema, a list of short scalars on one
 * line, LF (CRLF where the source has no other line end), a final line feed.
 *
 * Scalars are copied as they were written, escapes and digits included, and nothing is added or left out, so formatting
 * moves neither the hash of a workflow nor the lock file. Formatting a formatted text changes nothing.
 */
import { isRecord } from '../../schemas/json-object.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { boundedFindings } from '../diagnostics/bounded.ts';
import { compareDiagnostics, toDiagnostic } from '../diagnostics/diagnostic.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import type { CompileInput } from '../host.ts';
import type { ParsedDocument } from '../ir/document.ts';
import type { JsonPositions } from '../ir/json-positions.ts';
import { checkAccess } from '../phases/1-read/access.ts';
import { parseDocument } from '../phases/1-read/parse.ts';
import { checkText } from '../phases/1-read/text-checks.ts';
import {
  describedAs,
  describedItem,
  describedMember,
  describedSource,
  type Described,
  orderedKeys,
} from './key-order.ts';

/** A list of scalars is broken when its line would be longer. A screen beside another one shows this many columns. */
export const formatColumnsMax = 100;
const indentOf = (depth: number) => '  '.repeat(depth);

export type FormatInput = Pick<CompileInput, 'file' | 'text' | 'bytes' | 'fileBytes' | 'unread'>;
/** `text` is null exactly when the source cannot be read as JSON, or is too large once formatted; then the diagnostics say why. */
export type FormatResult = { readonly text: string | null; readonly diagnostics: readonly Diagnostic[] };

class SourcePrinter {
  readonly #text: string;
  readonly #positions: JsonPositions;

  constructor({ text, positions }: ParsedDocument) {
    this.#text = text;
    this.#positions = positions;
  }

  /** @param used columns taken on the line before the value */
  value(node: number, value: JsonValue, described: Described, depth: number, used: number): string {
    const kind = this.#positions.kindOf(node);
    if (kind === 'array') return this.#list(node, value, described, depth, used);
    if (kind === 'object') return this.#object(node, value, described, depth);
    return this.#written(node);
  }

  #written(node: number): string {
    return this.#text.slice(this.#positions.startOf(node), this.#positions.endOf(node));
  }

  #list(node: number, value: JsonValue, described: Described, depth: number, used: number): string {
    const items = this.#positions.itemsOf(node);
    if (items.length === 0) return '[]';
    if (items.every((item) => this.#positions.isScalar(item))) {
      const line = `[${items.map((item) => this.#written(item)).join(', ')}]`;
      // One more for the comma that may follow.
      if (used + line.length + 1 <= formatColumnsMax) return line;
    }
    const values = Array.isArray(value) ? value : [];
    const indent = indentOf(depth + 1);
    const lines = items.map((item, index) => {
      const inside = values[index] ?? null;
      const about = describedAs(describedItem(described), inside);
      return `${indent}${this.value(item, inside, about, depth + 1, indent.length)}`;
    });
    return `[\n${lines.join(',\n')}\n${indentOf(depth)}]`;
  }

  #object(node: number, value: JsonValue, described: Described, depth: number): string {
    const members = new Map(this.#positions.keysOf(node).map((key) => [this.#positions.nameOf(key), key]));
    if (members.size === 0) return '{}';
    const record = isRecord(value) ? value : {};
    const isRef = members.size === 2 && record['kind'] === 'ref' && typeof record['refId'] === 'string';
    const indent = isRef ? '' : indentOf(depth + 1);
    const lines = orderedKeys(described, [...members.keys()]).map((key) => {
      const name = members.get(key);
      if (name === undefined) throw new Error(`the document has no key ${key}`);
      const inside = (record[key] ?? null) as JsonValue;
      const start = `${indent}${this.#written(name)}: `;
      const about = describedAs(describedMember(described, key), inside);
      return `${start}${this.value(name + 1, inside, about, depth + 1, start.length)}`;
    });
    // A ref is one part of a list of texts: it reads as one.
    return isRef ? `{ ${lines.join(', ')} }` : `{\n${lines.join(',\n')}\n${indentOf(depth)}}`;
  }
}

function printed(document: ParsedDocument): string {
  const { value } = document;
  return `${new SourcePrinter(document).value(0, value, describedAs(describedSource, value), 0, 0)}\n`;
}

/** A checkout may write CRLF for every line feed, and git turns it back: what is so throughout stays so. */
function withLineEndOf(source: string, text: string): string {
  const isCrlf = source.includes('\r\n') && !/(^|[^\r])\n/.test(source);
  return isCrlf ? text.replaceAll('\n', '\r\n') : text;
}

export function formatSource(input: FormatInput): FormatResult {
  const refused = (findings: readonly UnlocatedDiagnostic[]): FormatResult => {
    const source = new SourceText(input.file, input.text);
    const diagnostics = boundedFindings(findings).map((finding) => toDiagnostic(finding, source));
    diagnostics.sort(compareDiagnostics);
    return { text: null, diagnostics };
  };
  const text = [...checkAccess(input), ...checkText(input.text, input.bytes, input.fileBytes)];
  if (text.length > 0) return refused(text);
  const parsed = parseDocument(input.text);
  if (parsed.value === null) return refused(parsed.findings);
  const formatted = withLineEndOf(input.text, printed(parsed.value));
  const size = checkText(formatted, undefined, undefined, 'the formatted file');
  return size.length > 0 ? refused(size) : { text: formatted, diagnostics: [] };
}
