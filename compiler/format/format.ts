/**
 * The formatter. It writes two spaces of indentation, keys in the order of the schema, a list of short scalars on one line, LF
 * (CRLF if the source uses CRLF throughout) and a final line feed. It copies scalars as they were written, including escapes and
 * digits, and adds and removes nothing. Formatting therefore changes neither the hash of a workflow nor the lock file. Formatting
 * is idempotent.
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

/** A list of scalars is broken into lines if its line would be longer. This width fits beside another window. */
export const formatColumnsMax = 100;
const indentOf = (depth: number) => '  '.repeat(depth);

export type FormatInput = Pick<CompileInput, 'file' | 'text' | 'bytes' | 'fileBytes' | 'unread'>;
/**
 * `text` is null exactly if the source is not valid JSON, or is too large after formatting. The diagnostics then state the
 * reason.
 */
export type FormatResult = { readonly text: string | null; readonly diagnostics: readonly Diagnostic[] };

class SourcePrinter {
  readonly #text: string;
  readonly #positions: JsonPositions;

  constructor({ text, positions }: ParsedDocument) {
    this.#text = text;
    this.#positions = positions;
  }

  /** @param used columns of the line before the value */
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
      // One more column for a comma.
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
    // A ref is one entry of a list of texts and stays on one line.
    return isRef ? `{ ${lines.join(', ')} }` : `{\n${lines.join(',\n')}\n${indentOf(depth)}}`;
  }
}

function printed(document: ParsedDocument): string {
  const { value } = document;
  return `${new SourcePrinter(document).value(0, value, describedAs(describedSource, value), 0, 0)}\n`;
}

/** Git may convert every LF to CRLF in a checkout and back in a commit, so a file that uses CRLF throughout keeps it. */
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
