/** How many terminal columns a character takes, so that carets stand under what they mark. */

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
