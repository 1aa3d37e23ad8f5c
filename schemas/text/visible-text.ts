/** Characters that steer a terminal, hide text or start a line, and how they are shown instead [terminal-text-is-inert]. Pure. */

/** Where a character that shows nothing changes how its neighbours look: joined emoji, the form of an emoji or ideograph, joined letters. */
const shapesNeighbours = [
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\p{Lo}\\p{M}])[\\u200c\\u200d](?=\\p{Lo})',
];

let made: RegExp | null = null;

/**
 * Control and format characters, changes of direction, separators of lines and paragraphs, and whatever shows nothing: a name that
 * holds one looks like a name that holds none.
 *
 * Made for the first text that is not plain: the classes of Unicode take longer to make than a command to print its version. The
 * class is tested before the neighbours, because most characters are not in it.
 */
export function steering(): RegExp {
  made ??= new RegExp(
    `(?=[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029])(?!${shapesNeighbours.join('|')})[^]`,
    'gu',
  );
  return made;
}

const notPlain = /[^ -~]/;

/** Printable ASCII alone: each of its characters is what it looks like. */
export const isPlainText = (text: string): boolean => !notPlain.test(text);

const notPlainLines = /[^\n -~]/;

/** The same for a text of several lines. */
export const arePlainLines = (text: string): boolean => !notPlainLines.test(text);

/** One such character by its number: `\u{1b}`. */
export const numbered = (character: string) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;

/** Each code unit of a text as JSON can write it: `\u001b`. */
export const escapedUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');

/** A name from a file or an argument, on one line, with every such character shown by its number. */
export const visibleName = (name: string) => (isPlainText(name) ? name : name.replace(steering(), numbered));

/** The same, of at most so many characters: a name from a configuration can be as long as the file. */
export function shortName(name: string, charactersMax: number): string {
  const shown = Array.from(visibleName(name));
  return shown.length <= charactersMax ? shown.join('') : `${shown.slice(0, charactersMax - 1).join('')}…`;
}
