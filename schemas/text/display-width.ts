/** How many terminal columns a character takes, so that carets stand under what they mark and lines end at the edge. */

/** East Asian wide and full-width blocks, and the emoji blocks that terminals draw two columns wide. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x1fa70, 0x1faff],
  [0x20000, 0x3fffd],
];

/** What a tab is drawn as: a fixed width keeps carets aligned wherever the frame is indented. */
const tabColumns = 4;

/** One character as a frame may print it: control and direction marks are made visible, so no source can steer a terminal. */
export type Cell = { readonly shown: string; readonly columns: number };

export function cellOf(character: string): Cell {
  if (character === '\t') return { shown: ' '.repeat(tabColumns), columns: tabColumns };
  const point = character.codePointAt(0) ?? 0;
  if (point >= 0x20 && point < 0x7f) return { shown: character, columns: 1 };
  if (point === 0x200d || /^(\p{Mn}|\p{Me})$/u.test(character)) return { shown: character, columns: 0 };
  if (/^(\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp})$/u.test(character)) return { shown: '\ufffd', columns: 1 };
  const wide = wideRanges.some(([first, last]) => point >= first && point <= last);
  return { shown: character, columns: wide ? 2 : 1 };
}

/** How many columns a text on one line takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += cellOf(character).columns;
  return columns;
}

/** A word in the parts between which a line may end: wide scripts write no blanks, so it may end at each wide character. */
function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  let isWide = false;
  for (const character of word) {
    const { columns } = cellOf(character);
    if (parts.length === 0 || columns === 2 || (isWide && columns === 1)) parts.push(character);
    else parts[parts.length - 1] += character;
    if (columns > 0) isWide = columns === 2;
  }
  return parts;
}

/** A text on lines of at most so many columns, broken at blanks and beside wide characters. A word that is wider stays whole. */
export function wrapColumns(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    partsOf(word).forEach((part, i) => {
      const gap = i === 0 && line !== '' ? ' ' : '';
      const width = columnsOf(part);
      if (line !== '' && used + gap.length + width > columns) {
        lines.push(line);
        line = part;
        used = width;
      } else {
        line += `${gap}${part}`;
        used += gap.length + width;
      }
    });
  }
  return [...lines, line];
}
