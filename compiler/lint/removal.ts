/** The edit that removes an entry from a list, or a property from an object, together with its comma. */
import type { Fix } from '../../schemas/diagnostics.ts';
import type { Path, SourceDocument } from '../ir/document.ts';

export function removalOf(document: SourceDocument, path: Path): Fix['edits'][number] {
  const { text } = document;
  const value = document.at(path);
  const start = typeof path.at(-1) === 'number' ? value.offset : document.keyAt(path).offset;
  const end = value.offset + value.length;
  const isBlank = (at: number) => /\s/.test(text[at] ?? '');
  let before = start;
  while (before > 0 && isBlank(before - 1)) before -= 1;
  if (text[before - 1] === ',') return { offset: before - 1, length: end - before + 1, text: '' };
  let after = end;
  while (isBlank(after)) after += 1;
  if (text[after] !== ',') return { offset: start, length: end - start, text: '' };
  after += 1;
  while (isBlank(after)) after += 1;
  return { offset: start, length: after - start, text: '' };
}
