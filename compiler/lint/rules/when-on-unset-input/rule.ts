/**
 * Reports a `when` or `items` over an input that no step asks for: while it is not set, the condition is unknown and skips
 * nothing. A condition with `context_present` that is never unknown without the input is intended.
 */
import { quote } from '../../../diagnostics/quote.ts';
import { isWithin, type TruthSet, unknown } from '../../../flow/truth.ts';
import { Mentions } from '../../mentions.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredInputs, type LintContext } from '../../context.ts';

/** The server asks for required inputs, the parent for the inputs of an implementation, and texts for the others. */
function askedFor({ workflow, source, snapshot, texts }: LintContext): (key: string, contextKey: string) => boolean {
  const given = new Set([
    ...(source.extensionContract?.accepts ?? []),
    ...workflow.steps.flatMap(({ userDependencies }) => userDependencies.map(({ contextKey }) => contextKey)),
  ]);
  const guidance = texts.filter(({ place }) => place === 'guidance').map(({ text }) => text);
  const names = workflow.inputs.flatMap(({ input: { key, contextKey = key } }) => [key, contextKey]);
  const mentions = new Mentions([...snapshot.steps.map(({ prompt }) => prompt), ...guidance], names);
  return (key, contextKey) => given.has(key) || given.has(contextKey) || mentions.some([key, contextKey]);
}

type Written = LintContext['written'];

type Gated = { readonly one: Written[number]; readonly label: string };

const labelOf = (truths: TruthSet): string =>
  isWithin(truths, unknown)
    ? 'until the input is set, the condition is unknown and no step is skipped'
    : 'until the input is set, the condition can be unknown, and an unknown condition skips no step';

/** By key: the first step or loop whose `when` can be unknown because the key is not set. */
function firstGatedBy(
  written: Written,
  { search }: LintContext['flow'],
  unset: ReadonlySet<string>,
): ReadonlyMap<string, Gated> {
  const first = new Map<string, Gated>();
  const known = new Set<string>();
  for (const one of written) {
    const { when } = one.value;
    if (when === undefined || known.has(when)) continue;
    if (search.isUsedUp) break;
    known.add(when);
    const { truths, keys } = search.withoutKeys(when, (key) => unset.has(key));
    for (const key of keys) if (!first.has(key)) first.set(key, { one, label: labelOf(truths) });
  }
  return first;
}

/** By list, in the author's spelling: the first loop over it. */
function firstLoopOver(written: Written): ReadonlyMap<string, Written[number]> {
  const first = new Map<string, Written[number]>();
  for (const one of written) {
    if (one.kind !== 'loop' || one.value.type !== 'for_each' || first.has(one.value.items)) continue;
    first.set(one.value.items, one);
  }
  return first;
}

export const whenOnUnsetInput: LintRule = {
  id: 'lint/when-on-unset-input',
  severity: 'info',
  summary: 'a `when` on an input that no step asks for',
  isFixable: false,
  find: (subject) => {
    const { workflow, written, document, flow } = subject;
    const loops = firstLoopOver(written);
    if (loops.size === 0 && written.every(({ value }) => value.when === undefined)) return [];
    const isAskedFor = askedFor(subject);
    const unset = authoredInputs(workflow)
      .map(({ input }) => input)
      .filter(({ key, contextKey = key, required }) => !required && !isAskedFor(key, contextKey));
    const gates = firstGatedBy(written, flow, new Set(unset.map(({ key }) => key)));
    return unset.flatMap(({ key, contextKey = key }): readonly LintFinding[] => {
      const over = loops.get(key) ?? loops.get(contextKey);
      const gated = gates.get(key);
      const first = gated?.one ?? over;
      if (first === undefined) return [];
      return [
        {
          message: `the input ${quote(contextKey)} is optional, and no step asks the agent to send it`,
          at: document.at([...first.path, gated === undefined ? 'items' : 'when']),
          label: gated?.label ?? 'until the input is set, the step before the loop is blocked',
          help: 'make the input required, or ask for its value in an earlier step',
        },
      ];
    });
  },
};
