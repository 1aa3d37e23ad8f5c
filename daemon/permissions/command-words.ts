/**
 * The words of a simple shell command, or null if it is anything else. Whatever a shell would expand, redirect, combine or assign is not
 * a simple command: what it runs cannot be known from its text. Pure.
 */

/** Unquoted, each of these means something to a shell. */
const special = /[|&;<>()$`*?[\]{}~#!\n\r]/;
/** Inside double quotes, a shell still expands these. */
const specialInQuotes = /[$`]/;
const assignment = /^[A-Za-z_]\w*\+?=/;

type Read = { readonly text: string; readonly end: number } | null;

export function commandWords(command: string): readonly string[] | null {
  const words: string[] = [];
  let at = 0;
  while (at < command.length) {
    if (command[at] === ' ' || command[at] === '\t') {
      at += 1;
      continue;
    }
    const word = wordAt(command, at);
    if (word === null) return null;
    words.push(word.text);
    at = word.end;
  }
  const [first] = words;
  return first === undefined || first === '' || assignment.test(first) ? null : words;
}

function wordAt(command: string, start: number): Read {
  let text = '';
  let at = start;
  while (at < command.length && command[at] !== ' ' && command[at] !== '\t') {
    const part = partAt(command, at);
    if (part === null) return null;
    text += part.text;
    at = part.end;
  }
  return { text, end: at };
}

function partAt(command: string, at: number): Read {
  const character = command[at] ?? '';
  if (character === "'") return quoted(command, at);
  if (character === '"') return doubleQuoted(command, at);
  if (character === '\\') return escaped(command, at);
  return special.test(character) ? null : { text: character, end: at + 1 };
}

function quoted(command: string, at: number): Read {
  const end = command.indexOf("'", at + 1);
  return end < 0 ? null : { text: command.slice(at + 1, end), end: end + 1 };
}

/** A line break after a backslash continues the line, and is not a part of the word. */
function escaped(command: string, at: number): Read {
  const next = command[at + 1];
  return next === undefined || next === '\n' ? null : { text: next, end: at + 2 };
}

function doubleQuoted(command: string, start: number): Read {
  let text = '';
  for (let at = start + 1; at < command.length; at += 1) {
    const character = command[at] ?? '';
    if (character === '"') return { text, end: at + 1 };
    if (specialInQuotes.test(character)) return null;
    const next = command[at + 1] ?? '';
    if (character === '\\' && '\\"$`\n'.includes(next) && next !== '') {
      if (next === '\n') return null;
      text += next;
      at += 1;
    } else text += character;
  }
  return null;
}

/** Runs exactly these words, whatever they mean to a shell. */
export const quotedWords = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
