/** Patterns are compiled once, and not at all where together they are too large. */
import { RE2JS } from 're2js';
import { afterEach, expect, it, vi } from 'vitest';
import { patternProgram } from '../../compiler/pattern-programs.ts';
import { stepPatternsEstimateMax } from '../../schemas/limits.ts';
import { patternSize } from '../../schemas/pattern-size.ts';

afterEach(() => vi.restoreAllMocks());

it('a pattern is compiled once however often it is asked for', () => {
  const compile = vi.spyOn(RE2JS, 'compile');
  for (let i = 0; i < 5; i += 1) expect(patternProgram('once [a-z]+').kind).toBe('program');
  expect(compile).toHaveBeenCalledTimes(1);
  expect(patternProgram('once [a-z]+', 'i').kind).toBe('program');
  expect(compile).toHaveBeenCalledTimes(2);
});

it('a pattern that would be too large is refused without being compiled', () => {
  const compile = vi.spyOn(RE2JS, 'compile');
  const pattern = '(?:a?){1000}'.repeat(Math.ceil(stepPatternsEstimateMax / 1000));
  expect(patternProgram(pattern)).toMatchObject({ kind: 'invalid' });
  expect(compile).not.toHaveBeenCalled();
});

it.each([
  'a',
  '[a-z]+',
  '.{1,500}',
  '(?:a?){900}(?:ab?c?){80}[cd]\\b$',
  '(?:(?:a{10}){10}){10}',
  '[]a]{4}',
  '(?:x*){50}',
  '[[:alpha:]]{3}',
  'x{1,1000}',
])('the estimate of %s is the size of its program, but for its ends', (pattern) => {
  const size = RE2JS.compile(pattern).programSize();
  expect(Math.abs(patternSize(pattern) - size)).toBeLessThanOrEqual(2);
});

it.each(['[', '(', '{', '\\p{', '[[:', '(?P<'])('a pattern of nothing but %s is read in one pass', (part) => {
  expect(patternSize(part.repeat(100_000))).toBeLessThan(1_000_000);
});
