/** Characters that show nothing are blank and hidden, whichever property of Unicode names them; those with a use of their own are neither. */
import { describe, expect, it } from 'vitest';
import { hiddenText, isUnseen } from '../../schemas/text/unseen-text.ts';

const fillers = ['\u115f', '\u1160', '\u180e', '\u2800', '\u3164', '\uffa0', '\u{1d159}'];
const ignorable = ['\u00ad', '\u200b', '\u2060', '\u2062', '\ufeff', '\u17b4', '\u{1d173}', '\u{e0001}', '\u{e0100}'];

/** Each of the property, asked of the engine: none is listed here. */
const ignorableOfUnicode = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /^\p{Default_Ignorable_Code_Point}$/u.test(character));

describe('a blank text', () => {
  it.each(['', ' \n\t', '\u00a0\u3000', ...fillers, ...ignorable, ` ${[...fillers, ...ignorable].join(' ')}`])(
    'is one that holds only %j',
    (text) => expect(isUnseen(text)).toBe(true),
  );
  it('is one that holds only default ignorable code points', () => {
    expect(ignorableOfUnicode.length).toBeGreaterThan(4000);
    expect(isUnseen(ignorableOfUnicode.join(''))).toBe(true);
  });
  it.each(['.', '0', 'ㅤa', '\u2801', '\u1100\u1160', 'é', '字'])('is not %j', (text) =>
    expect(isUnseen(text)).toBe(false),
  );
});

describe('hidden text', () => {
  it.each([...fillers, ...ignorable, '\u202e', '\u001b'])('is %j between words', (character) => {
    expect(`Read the ${character} change`.match(hiddenText())).toEqual([character]);
  });
  it('is a sequence of variation selectors behind an emoji', () => {
    expect('\u{1f600}\ufe0f\u{e0150}\u{e0151}'.match(hiddenText())).toEqual(['\u{e0150}\u{e0151}']);
  });
  it.each([
    ['emoji', '👩‍💻 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
    ['an old Korean syllable', '\u115f\u1161 \u1100\u1160\u11a8'],
    ['Braille', '\u2813\u2800\u2801'],
    ['Mongolian', '\u1820\u180b\u182d\u180e\u1820'],
    ['marks of right-to-left text', '\u05d0\u200f(a)\u200e'],
    ['a Persian joiner', '\u0645\u06cc\u200c\u062e'],
    ['an ideographic variant', '葛\u{e0100}'],
    ['tabs and line ends', 'a\tb\r\nc'],
  ])('is not in %s', (_what, text) => expect(text.match(hiddenText())).toBe(null));
});
