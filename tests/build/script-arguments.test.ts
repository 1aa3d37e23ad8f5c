/** Programs of `build/` say what they take before they do anything. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { main as bench } from '../../build/bench/main.ts';
import { main as generate } from '../../build/generate/main.ts';
import { missingExamples, scriptLines } from '../../build/generate/reference/commands.ts';
import { main as mutate } from '../../build/mutate/main.ts';
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

describe.each([
  ['bench', bench],
  ['generate', generate],
  ['mutate', mutate],
] as const)('npm run %s', (name, main) => {
  const run = async (word: string) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    return { exitCode: await main([word]), stdout: log.mock.calls.join('\n'), stderr: error.mock.calls.join('\n') };
  };

  it('shows its usage', async () => {
    expect(await run('--help')).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(new RegExp(`^Usage: npm run ${name} `)),
      stderr: '',
    });
  });

  it('refuses an unknown option', async () => {
    expect(await run('--nothing')).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(/unknown option ["']--nothing["']/i),
    });
  });
});

it('every command and option without an example line is named', () => {
  const specs = [
    { name: 'seen', options: [{ flags: '--all' }] },
    { name: 'unseen', options: [] },
  ];
  expect(missingExamples(specs, scriptLines('workrail seen\n'))).toEqual(['workrail seen --all', 'workrail unseen']);
  expect(missingExamples(specs, scriptLines('workrail seen --all\nworkrail unseen\n'))).toEqual([]);
});
