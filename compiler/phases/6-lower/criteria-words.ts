/** Describes validation criteria for the agent before the work: at most five lines, the author's messages first. */
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

function ruleWords(criteria: ValidationCriteria): string {
  if ('and' in criteria) return criteria.and.map(ruleWords).join(', and ');
  if ('or' in criteria) return `one of: ${criteria.or.map(ruleWords).join('; or ')}`;
  if ('not' in criteria) return `must not: ${ruleWords(criteria.not)}`;
  if (criteria.message !== undefined) return criteria.message.trim().replaceAll(/\s+/g, ' ');
  if (criteria.type === 'contains') return `contain ${JSON.stringify(criteria.value)}`;
  if (criteria.type === 'regex') return patternWords(criteria.pattern, criteria.flags ?? '');
  return lengthWords(criteria.min, criteria.max);
}

/** The remaining rules are joined into the last line, so that every rule is stated. */
export function criteriaLines(criteria: ValidationCriteria): readonly string[] {
  const parts = ('and' in criteria ? criteria.and : [criteria]).map(ruleWords);
  const room = requirementLinesMax - 1;
  const shown = parts.length <= room ? parts : [...parts.slice(0, room - 1), parts.slice(room - 1).join('; ')];
  return [
    'Your notes (`output.notesMarkdown`) are validated; the step completes only when they pass these checks:',
    ...shown,
  ];
}
