/** Simple commands, split into words as bash splits them; anything else is not a simple command. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandWords, quotedWords } from '../../../daemon/permissions/command-words.ts';
import { assertProperty } from '../../support/property.ts';

describe('a command', () => {
  it.each([
    ['git status', ['git', 'status']],
    ['  npm   run\ttest ', ['npm', 'run', 'test']],
    [`git commit -m 'two words; $x'`, ['git', 'commit', '-m', 'two words; $x']],
    ['git commit -m "it is \\"it\\" \\n"', ['git', 'commit', '-m', 'it is "it" \\n']],
    [`a'b'"c"\\ d`, ['abc d']],
    [`echo ''`, ['echo', '']],
  ])('is split into words: %s', (command, words) => {
    expect(commandWords(command)).toEqual(words);
  });

  it.each([
    '',
    ' ',
    `''`,
    'a | b',
    'a; b',
    'a && b',
    'a & b',
    'a > b',
    'a < b',
    'a\nb',
    'echo $HOME',
    'echo "$(id)"',
    'echo `id`',
    'echo *',
    'echo a?',
    'echo [a]',
    'echo {a,b}',
    'echo ~',
    'echo # no',
    '! true',
    '(true)',
    'PATH=. git status',
    'x+=1 git status',
    `echo 'open`,
    'echo "open',
    'echo \\',
    'echo a\\\nb',
    'echo "a\\\nb"',
  ])('is not simple: %j', (command) => {
    expect(commandWords(command)).toBeNull();
  });

  const pieces = fc.constantFrom(
    'a',
    'b',
    ' ',
    '\t',
    "'",
    '"',
    '\\',
    '$',
    ';',
    '|',
    '*',
    '~',
    '#',
    '=',
    '!',
    'é',
    '-',
    '\n',
  );

  it('has the words that bash gives the program, and quoted words are given back unchanged', () => {
    const property = fc.property(fc.array(pieces, { maxLength: 12 }), (chosen) => {
      const words = commandWords(`x ${chosen.join('')}`);
      if (words === null) return;
      for (const text of [`x ${chosen.join('')}`, quotedWords(words)])
        expect(argumentsIn(text)).toEqual(words.slice(1));
    });
    assertProperty(property, { numRuns: 150 });
  });
});

/** The arguments that bash passes, with a function in the place of the program. */
function argumentsIn(command: string): string[] {
  const script = `x() { printf '%s\\0' "$#" "$@"; }\n${command}`;
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  return stdout.split('\0').slice(1, -1);
}
