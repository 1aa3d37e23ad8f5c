/** The error for a pattern that RE2 cannot run, and its fix. */
import { expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

function faultOf(pattern: string) {
  const validationCriteria = { type: 'regex', pattern, message: 'Write it.' };
  const steps = [{ id: 'a', title: 'A', prompt: 'Write.', validationCriteria }];
  const { diagnostics } = compileWorkflow(inputOf({ ...minimalSource, kind: 'workflow', steps }), fixtureHost);
  const [fault] = diagnostics.filter(({ code }) => code === 'resolve/invalid-pattern');
  return { message: fault?.message, help: fault?.help };
}

it.each([
  [
    '(?:a?){1000}'.repeat(70),
    /^the pattern is too large: .* RE2 instructions; 8000 are allowed/,
    /smaller repetition counts/,
  ],
  ['x{1001}', /invalid repeat count/, /repeat at most 1,000 times/],
  ['(?:x{100}){11}', /invalid repeat count/, /counts of enclosing groups/],
  ['(a', /missing closing \)/, /literal parenthesis as `"\\\\\("`/],
  ['a)', /unexpected \)/, /literal parenthesis/],
  ['[a', /missing closing \]/, /literal bracket as `"\\\\\["`/],
  ['a\\', /trailing backslash/, /write a backslash of the pattern as `\\\\`/],
  ['\\u00e9', /invalid escape sequence/, /its number as `"\\\\x\{00e9\}"`/],
  ['*a', /missing argument to repetition/, /^correct the pattern$/],
])('the pattern %s gets the fix for its own error', (pattern, message, help) => {
  const found = faultOf(pattern);
  expect(found.message).toMatch(message);
  expect(found.help).toMatch(help);
  if (!/parenthesis/.test(help.source)) expect(found.help).not.toContain('parenthesis');
});
