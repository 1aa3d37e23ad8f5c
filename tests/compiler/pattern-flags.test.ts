/** Patterns as lint tries them and as a run matches them: two places that read the flags, one meaning. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundIn } from '../../compiler/lint/criteria.ts';
import { AttemptWork } from '../../runtime/core/validation/checks.ts';
import { patternMatches } from '../../runtime/core/validation/patterns.ts';
import { assertProperty } from '../support/property.ts';

const ofAttempt = patternMatches();
/** As the only pattern of an attempt: the patterns of one attempt share a budget. */
const matches: ReturnType<typeof ofAttempt> = (...asked) => ofAttempt(new AttemptWork())(...asked);
const patterns = ['a.b', '^b$', 'B', 'a$', '^A.B$', 'é', '(?i)b'] as const;
const texts = ['a\nb', 'A\nB', 'b', 'a\nb\nc', 'aéb', ''] as const;
const flags = fc.string({ unit: fc.constantFrom('i', 'm', 's', 'g', 'u'), maxLength: 5 });

describe('the flags of a pattern', () => {
  it('mean the same to lint and to a run', () => {
    const seen = new Set<string>();
    assertProperty(
      fc.property(fc.constantFrom(...patterns), flags, fc.constantFrom(...texts), (pattern, set, text) => {
        const found = matches(pattern, set, text);
        seen.add(found);
        expect(isFoundIn(pattern, set, text)).toBe(found === 'found');
      }),
      { numRuns: 300 },
    );
    expect(seen).toEqual(new Set(['found', 'absent']));
  });
});
