/**
 * A line as a terminal displays it: without escape sequences, and without characters erased by a backspace. For comparing only.
 * Pure.
 */

/** CSI; the strings OSC, DCS, SOS, PM and APC; and what else begins with an escape. Of what has no end, the beginning. */
const sequence = new RegExp(
  [
    '(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,16}[@-~]?',
    '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0007\\u001b\\u009c]*(?:\\u0007|\\u001b\\\\|\\u009c)?',
    '\\u001b[ -/]{0,8}[0-~]?',
  ].join('|'),
  'gu',
);
const isErasing = (character: string) => character === '\u0008' || character === '\u007f';

export function asDisplayed(line: string): string {
  if (!/(?!\t)\p{Cc}/u.test(line)) return line;
  const shown: string[] = [];
  for (const character of line.replace(sequence, '')) {
    if (isErasing(character)) shown.pop();
    else shown.push(character);
  }
  return shown.join('');
}
