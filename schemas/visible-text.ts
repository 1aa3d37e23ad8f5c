/** Characters that steer a terminal, hide text or start a line, and how they are shown instead [terminal-text-is-inert]. Pure. */

/** Control characters, changes of direction, separators of lines and paragraphs. */
export const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** One such character by its number: `\u{1b}`. */
export const numbered = (character: string) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;

/** A name from a file or an argument, on one line, with every such character shown by its number. */
export const visibleName = (name: string) => name.replace(steering, numbered);
