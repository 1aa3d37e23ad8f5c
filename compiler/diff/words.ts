/** Compares two texts word by word. Blanks and line ends count as words, so the parts joined give both texts again. */
import type { ChangedWord } from '../../schemas/workflow-diff.ts';

/** If the product of the word counts is larger, the texts are compared as a whole, because the table would be too large. */
const tableCellsMax = 4_000_000;

const wordsIn = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The length of the longest common sequence of words, from each pair of positions to the ends. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/**
 * Joins neighbouring changes into one: the removed text, then the added text. A blank between two changes belongs to both, so a
 * rewritten sentence is one change.
 */
function joined(parts: readonly ChangedWord[]): readonly ChangedWord[] {
  const result: ChangedWord[] = [];
  let zone = { removed: '', added: '' };
  const push = (kind: ChangedWord['kind'], text: string) => {
    const last = result.at(-1);
    if (text === '') return;
    if (last?.kind === kind) result[result.length - 1] = { kind, text: last.text + text };
    else result.push({ kind, text });
  };
  const present = parts.filter(({ text }) => text !== '');
  for (const [index, { kind, text }] of present.entries()) {
    const isInside = (zone.removed !== '' || zone.added !== '') && (present[index + 1]?.kind ?? 'same') !== 'same';
    if (kind !== 'same') zone = { ...zone, [kind]: zone[kind] + text };
    else if (text.trim() === '' && isInside) zone = { removed: zone.removed + text, added: zone.added + text };
    else {
      push('removed', zone.removed);
      push('added', zone.added);
      push('same', text);
      zone = { removed: '', added: '' };
    }
  }
  push('removed', zone.removed);
  push('added', zone.added);
  return result;
}

const asOne = (kind: ChangedWord['kind'], words: readonly string[]): ChangedWord => ({ kind, text: words.join('') });

function middleChanges(before: readonly string[], after: readonly string[]): readonly ChangedWord[] {
  if (before.length * after.length > tableCellsMax) return [asOne('removed', before), asOne('added', after)];
  const table = commonLengths(before, after);
  const parts: ChangedWord[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const [was = '', now = ''] = [before[i], after[j]];
    if (was === now) {
      parts.push({ kind: 'same', text: was });
      i += 1;
      j += 1;
    } else if ((table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: was });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: now });
      j += 1;
    }
  }
  return [...parts, asOne('removed', before.slice(i)), asOne('added', after.slice(j))];
}

export function changedWords(before: string, after: string): ChangedWord[] {
  const [was, now] = [wordsIn(before), wordsIn(after)];
  let start = 0;
  while (start < was.length && start < now.length && was[start] === now[start]) start += 1;
  let end = 0;
  while (end < was.length - start && end < now.length - start && was.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...joined([
      asOne('same', was.slice(0, start)),
      ...middleChanges(was.slice(start, was.length - end), now.slice(start, now.length - end)),
      asOne('same', was.slice(was.length - end)),
    ]),
  ];
}
