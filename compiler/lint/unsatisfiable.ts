/** Finds criteria that no notes can satisfy: each rule alone, then the rules that must pass together. */
import { counted } from '../../schemas/text/counted.ts';
import { notesBytesMax } from '../../schemas/limits.ts';
import type { ValidationCriteria } from '../../schemas/source-workflow.ts';
import { quote } from '../diagnostics/quote.ts';
import type { Path } from '../ir/document.ts';
import type { CriteriaRule } from '../ir/criteria-rules.ts';
import { isFoundIn } from './criteria.ts';
import { nodesIn, parsePattern, type PatternSequence, slashedParts } from './patterns.ts';

/** Why no notes can satisfy criteria, the rule at fault, and what to change. */
export type Unsatisfiable = { readonly message: string; readonly path: Path; readonly help: string };
/** A rule that must pass together with others, or must not pass. */
type Part = { readonly rule: CriteriaRule; readonly path: Path; readonly isDenied: boolean };

/** All rules that must pass together; alternatives are analysed separately. */
function partsOf(criteria: ValidationCriteria, path: Path, isDenied = false): readonly Part[] {
  if ('not' in criteria) return partsOf(criteria.not, [...path, 'not'], !isDenied);
  if ('and' in criteria && !isDenied)
    return criteria.and.flatMap((part, index) => partsOf(part, [...path, 'and', index]));
  if ('or' in criteria && isDenied)
    return criteria.or.flatMap((part, index) => partsOf(part, [...path, 'or', index], true));
  return 'type' in criteria ? [{ rule: criteria, path, isDenied }] : [];
}

const consumes = ({ kind, min }: PatternSequence[number]) => kind !== 'edge' && min > 0;

/** Patterns that match nothing: an empty class, a letter after the end, a letter before the start. */
function matchesNothing({
  pattern,
  flags,
}: {
  readonly pattern: string;
  readonly flags?: string | undefined;
}): boolean {
  const alternatives = parsePattern(pattern);
  if (flags?.includes('m') === true || /\(\?[a-z]*m/.test(pattern)) return false;
  return alternatives.every((sequence) => {
    if (
      nodesIn([sequence]).some(
        ({ text, min }) => min > 0 && /^\[\^(?:\\s\\S|\\S\\s|\\d\\D|\\D\\d|\\w\\W|\\W\\w)\]$/.test(text),
      )
    )
      return sequence.some(consumes);
    const end = sequence.findIndex(({ text, min }) => min > 0 && (text === '$' || text === '\\z'));
    const start = sequence.findLastIndex(({ text, min }) => min > 0 && (text === '^' || text === '\\A'));
    return (end !== -1 && sequence.slice(end).some(consumes)) || sequence.slice(0, Math.max(0, start)).some(consumes);
  });
}

const isSamePattern = (one: CriteriaRule, other: CriteriaRule): boolean =>
  one.type === 'regex' && other.type === 'regex' && one.pattern === other.pattern && one.flags === other.flags;

/** A pattern without anchors that matches a text without letters matches every text. */
const matchesEverything = ({ pattern, flags }: { readonly pattern: string; readonly flags?: string | undefined }) =>
  nodesIn(parsePattern(pattern)).every(({ kind }) => kind !== 'edge') && isFoundIn(pattern, flags, '');

/** An author who writes `"\b"` means a word boundary, but JSON reads it as a backspace, which no agent writes into notes. */
const unwritten = /^[\b\f]$/;

const needsUnwritten = (alternatives: readonly PatternSequence[]): boolean =>
  alternatives.every((sequence) =>
    sequence.some(
      ({ text, min, alternatives: inner }) =>
        min > 0 && (inner.length > 0 ? needsUnwritten(inner) : unwritten.test(text)),
    ),
  );

function unwrittenProblem({ rule, path, isDenied }: Part): Unsatisfiable | null {
  if (isDenied || rule.type === 'length') return null;
  const text = rule.type === 'regex' ? rule.pattern : rule.value;
  const isNeeded = rule.type === 'regex' ? needsUnwritten(parsePattern(text)) : /[\b\f]/.test(text);
  if (!isNeeded) return null;
  const [spelling, name] = text.includes('\b') ? ['\\b', 'a backspace'] : ['\\f', 'a form feed'];
  return {
    message: `the criteria require ${name}, because JSON reads \`${spelling}\` as this character`,
    path: [...path, rule.type === 'regex' ? 'pattern' : 'value'],
    help: `write a backslash as \`\\\\\`: \`\\${spelling}\``,
  };
}

function problemAlone({ rule, path, isDenied }: Part): Unsatisfiable | null {
  if (rule.type === 'regex') {
    if (!isDenied && matchesNothing(rule))
      return {
        message: `the pattern ${quote(rule.pattern)} matches no text`,
        path: [...path, 'pattern'],
        help:
          slashedParts(rule.pattern) !== null
            ? 'write the pattern without slashes, and its flags into `flags`'
            : 'move `^` to the beginning and `$` to the end of the pattern, or remove them',
      };
    if (isDenied && matchesEverything(rule))
      return {
        message: `the pattern ${quote(rule.pattern)} matches every text`,
        path: [...path, 'pattern'],
        help: 'narrow the pattern, or remove this criterion',
      };
  }
  if (rule.type === 'length' && !isDenied && (rule.min ?? 0) > notesBytesMax)
    return {
      message: `the criteria require ${rule.min} characters, but notes may have at most ${notesBytesMax} bytes`,
      path,
      help: `lower \`min\` to ${notesBytesMax} or less`,
    };
  return null;
}

type Bounds = {
  readonly min: number;
  readonly max: number | undefined;
  readonly path: Path;
  readonly isDenied: boolean;
};

/** The lengths that a rule allows. A denied minimum is a maximum; a denied range allows two ranges and is not analysed. */
function boundsOf({ rule, path, isDenied }: Part): readonly Bounds[] {
  if (rule.type !== 'length') return [];
  const { min, max } = rule;
  if (!isDenied) return [{ min: min ?? 0, max, path, isDenied }];
  if (max === undefined) return [{ min: 0, max: Math.max(0, (min ?? 0) - 1), path, isDenied }];
  return min === undefined ? [{ min: max + 1, max: undefined, path, isDenied }] : [];
}

function problemTogether(parts: readonly Part[]): Unsatisfiable | null {
  const lengths = parts.flatMap(boundsOf);
  const texts = (denied: boolean) =>
    parts.flatMap(({ rule, path, isDenied }) =>
      rule.type === 'contains' && isDenied === denied ? [{ value: rule.value, path }] : [],
    );
  // Empty notes count as missing.
  const longest = Math.max(1, ...texts(false).map(({ value }) => value.length));
  const least = Math.max(longest, ...lengths.map(({ min }) => min));
  const most = lengths.find(({ max }) => max !== undefined && max < least);
  if (most !== undefined)
    return {
      message: `the criteria allow at most ${counted(most.max ?? 0, 'character')}, but require ${least}`,
      path: most.path,
      help: `raise ${most.isDenied ? '`min` below `not`' : '`max`'}, or lower what the other criteria require`,
    };
  for (const { value, path } of texts(true)) {
    const needed = texts(false).find((text) => text.value.includes(value));
    if (needed !== undefined)
      return {
        message: `the notes must contain ${quote(needed.value)} and must not contain ${quote(value)}`,
        path,
        help: 'remove one of the criteria',
      };
  }
  return forbiddenByPattern(
    parts,
    texts(false).map(({ value }) => value),
  );
}

/** A pattern without anchors that matches a required text matches all notes that contain the text. */
function forbiddenByPattern(parts: readonly Part[], required: readonly string[]): Unsatisfiable | null {
  for (const { rule, path, isDenied } of parts) {
    if (!isDenied || rule.type !== 'regex') continue;
    if (parts.some((part) => !part.isDenied && isSamePattern(part.rule, rule)))
      return {
        message: `the notes must match ${quote(rule.pattern)} and must not match it`,
        path: [...path, 'pattern'],
        help: 'remove one of the criteria',
      };
    if (nodesIn(parsePattern(rule.pattern)).some(({ kind }) => kind === 'edge')) continue;
    const needed = required.find((value) => isFoundIn(rule.pattern, rule.flags, value));
    if (needed === undefined) continue;
    return {
      message: `the notes must contain ${quote(needed)} and must not match ${quote(rule.pattern)}`,
      path: [...path, 'pattern'],
      help: 'narrow the pattern, or remove one of the criteria',
    };
  }
  return null;
}

/** Null if there is no reason, or none is found: the analysis knows no lower bound of what a pattern matches. */
export function unsatisfiable(criteria: ValidationCriteria, path: Path): Unsatisfiable | null {
  if ('or' in criteria) {
    const problems = criteria.or.map((part, index) => unsatisfiable(part, [...path, 'or', index]));
    return problems.includes(null) ? null : (problems[0] ?? null);
  }
  const parts = partsOf(criteria, path);
  const alone =
    parts.map((part) => unwrittenProblem(part) ?? problemAlone(part)).find((problem) => problem !== null) ?? null;
  if (alone !== null) return alone;
  if (!('and' in criteria)) return problemTogether(parts);
  const inside = criteria.and
    .map((part, index) => ('or' in part || 'and' in part ? unsatisfiable(part, [...path, 'and', index]) : null))
    .find((problem) => problem !== null);
  return inside ?? problemTogether(parts);
}
