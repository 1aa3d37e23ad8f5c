/** Evaluates `validationCriteria` on the notes as stored [validation-criteria]. */
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import { notesBytesMax } from '../../../schemas/limits.ts';
import type { Checks } from './checks.ts';
import { type Criteria, type CriteriaRule, needsAll, parseCriteria } from './criteria-shape.ts';
import { formerNotRequirement, groupRequirement, ruleRequirement } from './notes-requirement.ts';
import type { Rules } from './rules.ts';

export type CriteriaVerdict = {
  /** What the notes lack, one sentence each; empty when they pass. */
  readonly unmet: readonly string[];
  /** The one of those that limits the length, when the notes are over it. */
  readonly tooLong: { readonly requirement: string; readonly length: number; readonly max: number } | null;
  /** Patterns that are no RE2 pattern: the compiler checked them, so this is a fault of ours. A rule with one counts as fulfilled. */
  readonly unreadable: readonly string[];
  /** The searches would take too long: whether the notes meet the criteria is not known. */
  readonly isOver: boolean;
};

const utf8BytesPerCharacterMax = 4;
/** Characters as a person counts them: code points. */
const lengthOf = (text: string) => [...text].length;

type Form = 'NFC' | 'NFD';

/** `\x{F900}`, `\p{M}`: what they match can depend on the form of the notes, and is not in the text of the pattern. */
const namesCharacters = /\\[xpP0-7]/;

/**
 * The Unicode form in which notes are searched for a pattern: that of the pattern, because a pattern in another form can mean something
 * else (`[U+F900-U+FAFF]`). Null for a pattern that is in neither, or that names characters: the notes are searched as they are. Each
 * pattern is searched for once, so a step never exceeds its bounds.
 */
const formOf = (pattern: string): Form | null =>
  namesCharacters.test(pattern)
    ? null
    : ((['NFC', 'NFD'] as const).find((form) => pattern.normalize(form) === pattern) ?? null);

type LengthLimit = Extract<CriteriaRule, { kind: 'length' }> & { readonly max: number };

/** The smallest length that all notes must keep, whatever else they hold. */
function lengthLimit(criteria: Criteria): LengthLimit | null {
  const limits = (part: Criteria): LengthLimit[] => {
    if (part.kind === 'and') return part.of.flatMap(limits);
    return part.kind === 'length' && part.max !== null ? [{ ...part, max: part.max }] : [];
  };
  return limits(criteria).reduce<LengthLimit | null>(
    (least, each) => (least === null || each.max < least.max ? each : least),
    null,
  );
}

export type NotesLimits = {
  /** Null where nothing but the budget of notes limits them. */
  readonly charactersMax: number | null;
  /** Null where the notes are not checked, or are never over their budget: then it matters to nobody. */
  readonly bytesMax: number | null;
};

/** How long the notes of a step may be. */
export function notesLimits({ validationCriteria, output }: CompiledStep): NotesLimits {
  if (validationCriteria === undefined || output?.contractRef !== undefined) {
    return { charactersMax: null, bytesMax: null };
  }
  const parsed = parseCriteria(validationCriteria);
  const charactersMax = parsed === null ? null : (lengthLimit(parsed)?.max ?? null);
  const isWithinBytes = charactersMax !== null && charactersMax * utf8BytesPerCharacterMax <= notesBytesMax;
  return { charactersMax, bytesMax: isWithinBytes ? null : notesBytesMax };
}

export function validateNotes(value: unknown, notes: string, checks: Checks, rules: Rules): CriteriaVerdict {
  const unreadable: string[] = [];
  let isOver = false;
  const inForm = (text: string, form: Form | null) =>
    form === null || !rules.unicodeFormsAreEqual ? text : text.normalize(form);
  const isFulfilled = (rule: CriteriaRule, isNegated: boolean): boolean => {
    switch (rule.kind) {
      case 'contains':
        return inForm(notes, 'NFC').includes(inForm(rule.value, 'NFC')) !== isNegated;
      case 'length': {
        const length = lengthOf(notes);
        return (length >= (rule.min ?? 0) && (rule.max === null || length <= rule.max)) !== isNegated;
      }
      case 'regex': {
        const match = checks.matches(rule.pattern, rule.flags, inForm(notes, formOf(rule.pattern)));
        if (match === 'invalid') unreadable.push(rule.pattern);
        if (match === 'over') isOver = true;
        return match === 'found' ? !isNegated : match !== 'absent' || isNegated;
      }
    }
  };
  const unmetOf = (criteria: Criteria, isNegated: boolean): string[] => {
    switch (criteria.kind) {
      case 'and':
      case 'or': {
        const parts = criteria.of.map((part) => unmetOf(part, isNegated));
        if (needsAll(criteria, isNegated)) return parts.flat();
        return parts.some((part) => part.length === 0) ? [] : [groupRequirement(criteria, isNegated, rules)];
      }
      case 'not': {
        const { noneOf } = rules.texts;
        if (noneOf === null) return unmetOf(criteria.of, !isNegated);
        return unmetOf(criteria.of, false).length > 0 ? [] : [formerNotRequirement(criteria.of, rules, noneOf)];
      }
      default:
        return isFulfilled(criteria, isNegated) ? [] : [ruleRequirement(criteria, isNegated, rules)];
    }
  };
  const parsed = parseCriteria(value);
  const unmet = parsed === null ? [] : unmetOf(parsed, false);
  const limit = parsed === null ? null : lengthLimit(parsed);
  const length = lengthOf(notes);
  const tooLong =
    limit === null || length <= limit.max
      ? null
      : { requirement: ruleRequirement(limit, false, rules), length, max: limit.max };
  return { unmet: [...new Set(unmet)], tooLong, unreadable: [...new Set(unreadable)], isOver };
}
