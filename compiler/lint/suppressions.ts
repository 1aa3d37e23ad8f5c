/**
 * `lintIgnore`: findings that an author accepts, each with a reason [lint-exception-scope]. An entry suppresses one rule in one
 * step or loop, or in the whole file. An entry that suppresses nothing is itself a finding, so the list does not keep outdated
 * entries.
 */
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { quote } from '../diagnostics/quote.ts';
import { type LintLevels, levelOf, nearestRule } from './levels.ts';
import { removalOf } from './removal.ts';
import type { LintDefinition, LintFinding } from './rule.ts';
import type { LintContext } from './context.ts';

type Suppression = NonNullable<SourceWorkflow['lintIgnore']>[number] & { readonly index: number };

export type Found = { readonly rule: LintDefinition; readonly finding: LintFinding };
export type Excused = {
  readonly kept: readonly Found[];
  readonly unused: readonly LintFinding[];
  readonly unknown: readonly LintFinding[];
};

type Placed = { readonly byId: ReadonlyMap<string, LintContext['written'][number]>; readonly ids: readonly string[] };

function placesById({ written }: LintContext): Placed {
  const named = written.flatMap((one) => (one.id === null || one.id === undefined ? [] : [[one.id, one] as const]));
  return { byId: new Map([...named].reverse()), ids: named.map(([id]) => id) };
}

/** The pointer below which a suppression applies; null if no step, loop or template call has its id. */
function scopeOf({ step }: Suppression, { document }: LintContext, { byId }: Placed): string | null {
  if (step === undefined) return '';
  const named = byId.get(step);
  return named === undefined ? null : document.anchorOf(named.path).pointer;
}

/** By rule and scope: the first suppression. */
function scopesOf(exceptions: readonly Suppression[], subject: LintContext, placed: Placed) {
  const scopes = new Map<string, Suppression>();
  for (const exception of exceptions) {
    const scope = scopeOf(exception, subject, placed);
    const key = `${exception.rule} ${scope}`;
    if (scope !== null && !scopes.has(key)) scopes.set(key, exception);
  }
  return scopes;
}

/** A pointer and all pointers above it. */
function aboveOf(pointer: string): readonly string[] {
  const above = [pointer];
  for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
    above.push(pointer.slice(0, at));
    if (at === 0) break;
  }
  return above;
}

function unknownRule(
  { rule, index }: Suppression,
  { document }: LintContext,
  known: readonly LintDefinition[],
): LintFinding {
  const near = nearestRule(rule, known);
  return {
    message: `no lint rule is named ${quote(rule)}`,
    at: document.at(['lintIgnore', index, 'rule']),
    label: `this is not one of the ${known.length} lint rules`,
    help:
      near === null
        ? 'list the rules with `workrail lint --rules`'
        : `a rule with a similar name exists: ${quote(near)}`,
  };
}

function unusedSuppression(exception: Suppression, { document }: LintContext, { byId, ids }: Placed): LintFinding {
  const { rule, step, index } = exception;
  const isMissing = step !== undefined && !byId.has(step);
  const near = isMissing ? nearestName(step, ids) : null;
  const at = document.at(['lintIgnore', index, isMissing ? 'step' : 'rule']);
  if (isMissing) {
    return {
      message: `this suppression names the step ${quote(step)}, which does not exist`,
      at,
      help: near === null ? 'remove the entry' : `a step with a similar id exists: ${quote(near)}`,
    };
  }
  return {
    message: `the suppression of ${quote(rule)} is not used`,
    at,
    label: step === undefined ? 'the rule reports nothing in this file' : 'the rule reports nothing in this step',
    help: 'remove the entry',
    fixes: [{ title: 'remove the entry', edits: [removalOf(document, ['lintIgnore', index])] }],
  };
}

/**
 * Removes the findings that `lintIgnore` suppresses. `known` contains all rules; a suppression of a rule that is off is never
 * reported as unused.
 */
export function applySuppressions(
  found: readonly Found[],
  subject: LintContext,
  known: readonly LintDefinition[],
  levels: LintLevels,
): Excused {
  const exceptions = (subject.source.lintIgnore ?? []).map((entry, index): Suppression => ({ ...entry, index }));
  const named = exceptions.filter(({ rule }) => known.some(({ id }) => id === rule));
  const placed = placesById(subject);
  const scopes = scopesOf(named, subject, placed);
  const used = new Set<Suppression>();
  const kept = found.filter(({ rule, finding }) => {
    const [covering] = aboveOf(finding.at.pointer)
      .flatMap((scope) => scopes.get(`${rule.id} ${scope}`) ?? [])
      .sort((a, b) => a.index - b.index);
    if (covering !== undefined) used.add(covering);
    return covering === undefined;
  });
  const isOff = (id: string) => known.some((rule) => rule.id === id && levelOf(rule, levels) === 'off');
  return {
    kept,
    unused: named
      .filter((one) => !used.has(one) && !isOff(one.rule))
      .map((one) => unusedSuppression(one, subject, placed)),
    unknown: exceptions
      .filter(({ rule }) => !known.some(({ id }) => id === rule))
      .map((one) => unknownRule(one, subject, known)),
  };
}
