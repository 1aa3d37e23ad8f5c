/** Reports a pattern that only RE2 runs quickly: other engines backtrack exponentially, or expand it to thousands of states. */
import { lintRepetitionsMax } from '../../../../schemas/limits.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { rulesIn } from '../../../ir/criteria-rules.ts';
import { nodesIn, parsePattern, type PatternNode, type PatternSequence } from '../../patterns.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

const isEndless = ({ max }: PatternNode) => max === Number.POSITIVE_INFINITY;
const isOptional = ({ kind, min }: PatternNode) => kind === 'edge' || min === 0;

/**
 * Whether a repetition can match a text in several ways: it has one unbounded part, and no other part that must match and that
 * the unbounded part cannot match.
 */
function canSplit(sequence: PatternSequence): boolean {
  const endless = sequence.filter(
    (node) => isEndless(node) || (node.kind === 'group' && node.alternatives.some(canSplit)),
  );
  const apart = sequence.filter((node) => !endless.includes(node) && !isOptional(node));
  if (endless.length === 0) return false;
  return apart.length === 0 || (endless.some(({ text }) => text === '.') && !apart.some(({ text }) => text === '\\n'));
}

const overlaps: readonly ReadonlySet<string>[] = [
  new Set(['\\w', '\\d']),
  new Set(['\\s', ' ']),
  new Set(['\\S', '\\w']),
];

/** Two alternatives that match the same character. */
function isAmbiguous(alternatives: readonly PatternSequence[]): boolean {
  const single = alternatives.flatMap((sequence) => (sequence.length === 1 ? (sequence[0]?.text ?? []) : []));
  if (new Set(single).size < single.length) return true;
  if (single.includes('.') && single.some((text) => text !== '.' && text !== '\\n')) return true;
  return overlaps.some((pair) => [...pair].every((text) => single.includes(text)));
}

function problemOf(pattern: string): { readonly message: string; readonly label: string } | null {
  for (const node of nodesIn(parsePattern(pattern))) {
    const largest = Number.isFinite(node.max) ? node.max : node.min;
    if (largest > lintRepetitionsMax)
      return {
        message: `the pattern expands ${quote(node.text)} into ${largest} copies`,
        label: 'this repetition compiles to a large automaton',
      };
    if (node.kind !== 'group' || !isEndless(node)) continue;
    if (node.alternatives.some(canSplit) || isAmbiguous(node.alternatives))
      return {
        message: `${quote(node.text)} repeats an expression that is itself a repetition`,
        label: 'causes catastrophic backtracking in most regex engines',
      };
  }
  return null;
}

export const unsafePattern: LintRule = {
  id: 'lint/unsafe-pattern',
  severity: 'warning',
  summary: 'a pattern that is slow in backtracking regex engines',
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredSteps(workflow).flatMap(({ criteria }) =>
      (criteria === null ? [] : rulesIn(criteria.criteria, criteria.path)).flatMap(
        ({ rule, path }): readonly LintFinding[] => {
          const problem = rule.type === 'regex' ? problemOf(rule.pattern) : null;
          if (problem === null) return [];
          return [
            {
              ...problem,
              at: document.at([...path, 'pattern']),
              help: 'remove one of the nested repetitions; to require a minimum amount of text, use a `length` criterion',
            },
          ];
        },
      ),
    ),
};
