/** Columns of Markdown tables whose header names a secret. Goes through the lines once. Pure. */
import { isHarmless, type KeyKind, looksRandom } from './secret-values.ts';

type ColumnKind = KeyKind | 'secret unless a verdict';

/** Also in a quotation or a diff. */
const isRule = (line: string) => line.includes('--') && line.includes('|') && /^[\s|:>+-]+$/.test(line);
const bare = (cell: string) => cell.replace(/[*_`"\s]/g, (found) => (/\s/.test(found) ? ' ' : '')).trim();

/** Tokens of a language or of a design have columns too, so a word below `Token` is one only when it looks like a credential. */
function isSecret(cell: string, kind: ColumnKind): boolean {
  const value = bare(cell);
  if (kind === 'plain' || value === '' || isHarmless(value, true) || value.startsWith('[redacted:')) return false;
  if (kind === 'secret unless a verdict') return !isVerdict(cell);
  return kind === 'secret' || (value.length >= 16 && /\d/.test(value) && looksRandom(value) && !/\s/.test(value));
}

/** What a column `Pass` of a report of tests holds. */
const isVerdict = (cell: string) =>
  /^(?:[\d.,/% ]{1,20}|[✓✔✅✗✘❌xX-]|yes|no|y|n|ok|true|false|n\/a|pass(?:ed)?|fail(?:ed)?|skip(?:ped)?)$/iu.test(
    bare(cell),
  );

/** Beside a user, `pass` is a password; other tables list the passes of a compiler. */
function kindsOf(columns: readonly string[], kindOf: (name: string) => KeyKind): ColumnKind[] {
  const isLogin = columns.some((name) => /user|login|host|account|mail/i.test(name));
  return columns.map((name) => {
    if (name.toLowerCase() !== 'pass') return kindOf(name);
    return isLogin ? 'secret unless a verdict' : 'plain';
  });
}

/** @param kindOf what the name of a column says about its cells */
export function withoutColumns(text: string, kindOf: (name: string) => KeyKind, mark: () => string): string {
  if (!text.includes('--') || !text.includes('|')) return text;
  let kinds: readonly ColumnKind[] = [];
  // Between them stand the line ends, also as JSON escapes them.
  const lines = text.split(/(\n|(?:\\{1,4}r)?\\{1,4}n(?=[^\S\n]{0,8}[|:>+-]))/);
  const clean = lines.map((line, at) => {
    if (at % 2 === 1) return line;
    if (!line.includes('|')) kinds = [];
    else if (isRule(line)) kinds = kindsOf((lines[at - 2] ?? '').split('|').map(bare), kindOf);
    else if (kinds.some((kind) => kind !== 'plain')) {
      const cells = line.split('|');
      return cells.map((cell, column) => (isSecret(cell, kinds[column] ?? 'plain') ? ` ${mark()} ` : cell)).join('|');
    }
    return line;
  });
  return clean.join('');
}
