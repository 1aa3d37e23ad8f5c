import { expect, it } from 'vitest';
import { counted, isOrAre } from '../../schemas/text/counted.ts';

it('a noun agrees with its count', () => {
  const texts = [0, 1, 2].map(
    (count) => `${counted(count, 'session')} ${isOrAre(count)} stored in ${counted(count, 'entry', 'entries')}`,
  );
  expect(texts).toEqual([
    '0 sessions are stored in 0 entries',
    '1 session is stored in 1 entry',
    '2 sessions are stored in 2 entries',
  ]);
});
