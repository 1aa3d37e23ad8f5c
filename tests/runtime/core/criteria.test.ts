import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noChecks, type Checks } from '../../../runtime/core/validation/checks.ts';
import { validateNotes } from '../../../runtime/core/validation/criteria.ts';
import { currentRulesVersion, rulesOf } from '../../../runtime/core/validation/rules.ts';
import { assertProperty } from '../../support/property.ts';

const letters = ['a', 'b', 'c'] as const;
type Criteria =
  | {
      readonly type: 'contains' | 'regex';
      readonly value?: string;
      readonly pattern?: string;
      readonly message?: string;
    }
  | { readonly type: 'length'; readonly min: number; readonly max: number }
  | { readonly and: readonly Criteria[] }
  | { readonly or: readonly Criteria[] }
  | { readonly not: Criteria };

const leaf: fc.Arbitrary<Criteria> = fc.oneof(
  fc.constantFrom(...letters).map((value) => ({ type: 'contains' as const, value })),
  fc.constantFrom(...letters).map((pattern) => ({ type: 'regex' as const, pattern, message: `About ${pattern}.` })),
  fc.tuple(fc.nat(2), fc.nat(2)).map(([min, more]) => ({ type: 'length' as const, min, max: min + more })),
);
const { criteria } = fc.letrec<{ criteria: Criteria }>((tie) => {
  const parts = fc.array(tie('criteria'), { minLength: 1, maxLength: 3 });
  return {
    criteria: fc.oneof(
      { depthSize: 'small' },
      leaf,
      parts.map((and) => ({ and })),
      parts.map((or) => ({ or })),
      tie('criteria').map((not) => ({ not })),
    ),
  };
});
const checks: Checks = {
  ...noChecks,
  matches: (pattern, flags, text) => (new RegExp(pattern, flags).test(text) ? 'found' : 'absent'),
};

const notes = fc.subarray([...letters]).map((chosen) => chosen.join(''));

/** What the criteria mean, written out again. */
function meant(value: Criteria, notes: string): boolean {
  if ('and' in value) return value.and.every((part) => meant(part, notes));
  if ('or' in value) return value.or.some((part) => meant(part, notes));
  if ('not' in value) return !meant(value.not, notes);
  if (value.type === 'length') return notes.length >= value.min && notes.length <= value.max;
  return notes.includes(value.value ?? value.pattern ?? '');
}

// @verifies validation-criteria
it.each([1, 9, currentRulesVersion])(
  'under version %i of the rules, notes pass the criteria that they satisfy',
  (version) => {
    const notes = fc.subarray([...letters]).map((chosen) => chosen.join(''));
    assertProperty(
      fc.property(criteria, notes, (value, text) => {
        const { unmet } = validateNotes(value, text, checks, rulesOf(version));
        expect(unmet.length === 0).toBe(meant(value, text));
      }),
      { numRuns: 300 },
    );
  },
);

// @verifies validation-criteria
it('each requirement that is reported is one that the notes do not meet', () => {
  const said = (sentence: string): Criteria => {
    const asked = /^The notes must (not )?contain "(\w)"\.$/.exec(sentence);
    if (asked === null) throw new Error(sentence);
    const check: Criteria = { type: 'contains', value: asked[2] ?? '' };
    return asked[1] === undefined ? check : { not: check };
  };
  const contains = fc.constantFrom(...letters).map((value): Criteria => ({ type: 'contains', value }));
  const checked = fc.oneof(
    contains,
    contains.map((not): Criteria => ({ not })),
    contains.map((not): Criteria => ({ not: { not } })),
  );
  const all = fc.array(checked, { minLength: 1, maxLength: 3 });
  const group = fc.oneof(
    all.map((and): Criteria => ({ and })),
    all.map((or): Criteria => ({ not: { or } })),
  );
  assertProperty(
    fc.property(group, notes, (value, text) => {
      const { unmet } = validateNotes(value, text, checks, rulesOf(currentRulesVersion));
      expect(unmet.map((sentence) => meant(said(sentence), text))).toEqual(unmet.map(() => false));
    }),
  );
});

it('a pattern that names characters is searched in the notes as they are', () => {
  const named: Checks = {
    ...noChecks,
    matches: (pattern, flags, text) =>
      new RegExp(pattern.replace(/\\x\{/g, '\\u{'), `${flags}u`).test(text) ? 'found' : 'absent',
  };
  for (const [pattern, text, isMet] of [
    ['\\x{2126}', '10 \u2126', true],
    ['[\\x{F900}-\\x{FAFF}]', '\uf900', true],
    ['^\\P{M}+$', 'e\u0301', false],
    ['^Gr.ße$', 'Größe'.normalize('NFD'), true],
  ] as const) {
    const { unmet } = validateNotes({ type: 'regex', pattern }, text, named, rulesOf(currentRulesVersion));
    expect([pattern, unmet.length === 0]).toEqual([pattern, isMet]);
  }
});

it('a pattern that cannot be read counts as fulfilled, below a `not` too', () => {
  const broken: Checks = { ...noChecks, matches: () => 'invalid' };
  const rule = { type: 'regex', pattern: '(' };
  for (const value of [rule, { not: rule }, { not: { not: rule } }])
    expect(validateNotes(value, 'x', broken, rulesOf(currentRulesVersion))).toMatchObject({
      unmet: [],
      unreadable: ['('],
    });
});
