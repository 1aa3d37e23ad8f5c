/** Describes validation criteria for the agent before the work, in at most five lines: what is checked, and the message of the author. */
import { counted } from '../../../schemas/text/counted.ts';
import { requirementLinesMax } from '../../../schemas/limits.ts';
import type { ValidationCriteria } from '../../../schemas/source-workflow.ts';

const flagWords: ReadonlyMap<string, string> = new Map([
  ['i', 'in any case'],
  ['m', 'in any line'],
]);

function lengthWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `have ${min} to ${counted(max, 'character')}`;
  return min === undefined
    ? `have at most ${counted(max ?? 0, 'character')}`
    : `have at least ${counted(min, 'character')}`;
}

function patternWords(pattern: string, flags: string): string {
  const words = [...flags].flatMap((flag) => flagWords.get(flag) ?? []);
  const shown = pattern.replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return [`match the pattern \`${shown}\``, ...new Set(words)].join(', ');
}

type Leaf = Exclude<ValidationCriteria, { and: unknown } | { or: unknown } | { not: unknown }>;

function checkWords(leaf: Leaf): string {
  if (leaf.type === 'contains') return `contain ${JSON.stringify(leaf.value)}`;
  if (leaf.type === 'regex') return patternWords(leaf.pattern, leaf.flags ?? '');
  return lengthWords(leaf.min, leaf.max);
}

const joined = (how: 'and' | 'or', parts: readonly string[]) =>
  how === 'and' ? parts.join(', and ') : `one of: ${parts.join('; or ')}`;

/**
 * A `not` is stated at each check below it. The message of the author stands behind the check and never replaces it: it says why, and often
 * neither the text that is looked for nor, below a `not`, whether it must be there (`leave no open question`).
 */
function ruleWords(criteria: ValidationCriteria, isNegated = false): string {
  const each = (parts: readonly ValidationCriteria[]) => parts.map((part) => ruleWords(part, isNegated));
  if ('and' in criteria) return joined(isNegated ? 'or' : 'and', each(criteria.and));
  if ('or' in criteria) return joined(isNegated ? 'and' : 'or', each(criteria.or));
  if ('not' in criteria) return ruleWords(criteria.not, !isNegated);
  const message = criteria.message?.trim().replaceAll(/\s+/g, ' ');
  return `${isNegated ? 'must not ' : ''}${checkWords(criteria)}${message === undefined ? '' : ` (${message})`}`;
}

/** The remaining rules are joined into the last line, so that every rule is stated. */
export function criteriaLines(criteria: ValidationCriteria): readonly string[] {
  const parts = ('and' in criteria ? criteria.and : [criteria]).map((rule) => ruleWords(rule));
  const room = requirementLinesMax - 1;
  const shown = parts.length <= room ? parts : [...parts.slice(0, room - 1), parts.slice(room - 1).join('; ')];
  return [
    'Your notes (`output.notesMarkdown`) are validated; the step completes only when they pass these checks:',
    ...shown,
  ];
}
