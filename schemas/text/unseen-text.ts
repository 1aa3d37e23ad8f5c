/**
 * Invisible characters: they define blank text, and they can hide text from a reader. By the properties of Unicode, and by a list
 * of the characters that have a glyph with nothing in it. Pure.
 */

/** Hangul fillers, the Mongolian vowel separator, the empty Braille pattern, the null note head: for character classes of regular expressions. */
export const blankLooking = '\\u115f\\u1160\\u180e\\u2800\\u3164\\uffa0\\u{1d159}';

let made: RegExp | null = null;

function nothingSeen(): RegExp {
  made ??= new RegExp(`^[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}${blankLooking}]*$`, 'u');
  return made;
}
/** Most texts hold such a character, and then the classes of Unicode need not be made. */
const plainlySeen = /[!-~]/;

/** Whether a reader sees nothing of a text. */
export const isUnseen = (text: string): boolean => !plainlySeen.test(text) && nothingSeen().test(text);

/** Allowed once behind a character that is seen, whose form it chooses. A sequence of them can spell hidden bytes. */
const variation = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';

/** Where a character of these has a use of its own, in its script or beside a mark, it is left alone. */
const hidden = [
  // Control characters, but for tab and line ends, steer the terminal that shows them.
  '[^\\P{Cc}\\t\\n\\r]',
  // Joiners shape scripts and emoji, and marks of right-to-left languages order them.
  `(?![\\u200c-\\u200f\\u061c\\u034f\\u115f\\u1160\\u180b-\\u180f${variation}\\u{e0000}-\\u{e007f}])\\p{Default_Ignorable_Code_Point}`,
  '(?<!\\p{M})\\u034f',
  '(?<![\\u1100-\\u115e\\u1161-\\u11ff])[\\u115f\\u1160](?![\\u1100-\\u115e\\u1161-\\u11ff])',
  '(?<![\\u1820-\\u18aa])[\\u180b-\\u180f]',
  '(?<![\\u2801-\\u28ff])\\u2800(?![\\u2801-\\u28ff])',
  '\\u{1d159}',
  `(?<![^\\s${variation}])[${variation}]`,
  // Tag characters spell the region of a flag emoji.
  '(?<![\\u{1f3f4}\\u{e0020}-\\u{e007f}])[\\u{e0001}\\u{e0020}-\\u{e007f}]+',
];

/** What hides text from a reviewer and not from an agent, or reverses what a reviewer reads. */
export const hiddenText = (): RegExp => new RegExp(`(?:${hidden.join('|')})+`, 'gu');
