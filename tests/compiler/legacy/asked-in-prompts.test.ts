/** What the texts of a file ask for. */
import { expect, it } from 'vitest';
import { AskedInPrompts } from '../../../compiler/legacy/context/asked-in-prompts.ts';

// @verifies legacy-parts-run-together
it.each([
  ['Update `mode` to quick or deep.', true],
  ['Set the context key `mode`.', true],
  ['Send the context with `mode` set to deep.', true],
  ['Complete the step with `mode` = deep.', true],
  ['Context:\n- `mode`: quick or deep', true],
  ['If it works, `mode` is now deep.', true],
  ['`mode` is then set to deep.', true],
  ['Store the answer in `mode`.', true],
  ['Send the context with rigorMode set to deep.', false],
  ['If `mode` is deep, look twice.', false],
  ['Look twice (`mode` is deep).', false],
  ['Work on `mode`.', false],
  ['Never change `mode`.', false],
  ['Act as needed: `mode` says how.', false],
  ['Decide based on the value of `mode`.', false],
  ['Use {{`mode`}}.', false],
  ['Because `mode` is deep, be thorough.', false],
  ['Compare `mode` == "deep".', false],
])('%j may change the value of `mode`: %s', (text, isChanged) => {
  expect(new AskedInPrompts([text]).isChanged('mode')).toBe(isChanged);
});
