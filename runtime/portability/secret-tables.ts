/** Columns of Markdown tables whose header names a secret. Goes through the lines once. Pure. */
import { isHarmless, looksRandom } from './secret-values.ts';

type Kind = 'plain' | 'secret' | 'secret unless a number';
type ColumnKind = Kind | 'secret unless a verdict';

const isRule = (line: string) => line.includes('--') && line.includes('|') && /^[\s|:-]+$/.test(line);
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

/** @param kindOf what the name of a column says about its cells */
export function withoutColumns(text: string, kindOf: (name: string) => Kind, mark: () => string): string {
  if (!text.includes('--') || !text.includes('|')) return text;
  let kinds: readonly ColumnKind[] = [];
  const lines = text.split('\n');
  const clean = lines.map((line, at) => {
    if (!line.includes('|')) kinds = [];
    else if (isRule(line))
      kinds = (lines[at - 1] ?? '').split('|').map((cell) => {
        const name = bare(cell);
        return name.toLowerCase() === 'pass' ? 'secret unless a verdict' : kindOf(name);
      });
    else if (kinds.some((kind) => kind !== 'plain')) {
      const cells = line.split('|');
      return cells.map((cell, column) => (isSecret(cell, kinds[column] ?? 'plain') ? ` ${mark()} ` : cell)).join('|');
    }
    return line;
  });
  return clean.join('\n');
}
