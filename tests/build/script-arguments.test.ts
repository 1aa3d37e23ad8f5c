/** Programs of `build/` say what they take before they do anything. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { missingExamples, scriptLines } from '../../build/generate/reference/commands.ts';
import { readScriptArguments } from '../../build/script-arguments.ts';

const spec = {
  command: 'npm run measure',
  summary: 'Measure.',
  flags: { '--full': 'Take the long counts' },
  names: ['reads', 'sizes'],
};
const read = (...words: string[]) => readScriptArguments(words, spec);

describe('the arguments of a program of build/', () => {
  it('are flags and names, in any order', () => {
    expect(read('sizes', '--full')).toEqual({ kind: 'run', flags: new Set(['--full']), names: new Set(['sizes']) });
    expect(read()).toEqual({ kind: 'run', flags: new Set(), names: new Set() });
  });

  it.each(['--help', '-h'])('print the usage for %s, whatever stands beside it', (help) => {
    const given = read('nothing', help);
    expect(given).toMatchObject({ kind: 'help', text: expect.stringMatching(/^Usage: npm run measure -- /) });
    for (const known of ['--full', 'reads', 'sizes', '--help'])
      expect(given).toMatchObject({ text: expect.stringContaining(known) });
  });

  it.each([
    ['size', 'unknown name "size"; did you mean "sizes"?'],
    ['--ful', 'unknown option "--ful"; did you mean "--full"?'],
    ['elsewhere', 'unknown name "elsewhere"\n'],
  ])('are refused with the list of what there is: %s', (word, said) => {
    const given = read(word);
    expect(given).toMatchObject({ kind: 'refused', text: expect.stringContaining(said) });
    expect(given).toMatchObject({ text: expect.stringContaining('  reads\n  sizes') });
  });
});

const run = (...words: string[]) => {
  // As `tsx` runs them, without the process that it starts for them.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it.each(['build/bench/main.ts', 'build/generate/main.ts', 'build/mutate/main.ts'])(
  '%s shows its usage and refuses unknown words',
  (file) => {
    expect(run(file, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm run /),
      stderr: '',
    });
    expect(run(file, '--nothing')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/unknown option ["']--nothing["']/i),
    });
  },
);

it('every command and option without an example line is named', () => {
  const specs = [
    { name: 'seen', options: [{ flags: '--all' }] },
    { name: 'unseen', options: [] },
  ];
  expect(missingExamples(specs, scriptLines('workrail seen\n'))).toEqual(['workrail seen --all', 'workrail unseen']);
  expect(missingExamples(specs, scriptLines('workrail seen --all\nworkrail unseen\n'))).toEqual([]);
});
