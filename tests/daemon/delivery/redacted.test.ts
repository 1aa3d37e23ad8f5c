/** What messages of git and of a forge may not contain. */
import { expect, it } from 'vitest';
import { redacted } from '../../../daemon/delivery/remote-git.ts';

// @verifies token-goes-to-its-forge
it('a message contains no part of a password of an address, also if the password contains @', () => {
  const shown = redacted("unable to access 'https://ada:p@ss@h.example/r.git': mail a@b.example", null);
  expect(shown).toBe("unable to access 'https://h.example/r.git': mail a@b.example");
  expect(redacted('https://h.example/r and git@h.example:r', null)).toBe('https://h.example/r and git@h.example:r');
});
