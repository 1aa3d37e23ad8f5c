/**
 * Reports a `when` or `items` over an input that no step asks for: while it is not set, the condition is unknown and skips
 * nothing.
 */
import { quote } from '../../../diagnostics/quote.ts';
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

/** By key: the first step or loop whose `when` reads it. */
function firstGatedBy(written: Written, { search }: LintContext['flow']): ReadonlyMap<string, Written[number]> {
  const first = new Map<string, Written[number]>();
  for (const one of written) {
    const { when } = one.value;
    if (search.isUsedUp) break;
    for (const key of when === undefined ? [] : search.keysOf([when])) if (!first.has(key)) first.set(key, one);
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
    const firstOver = firstGatedBy(written, flow);
    const loops = firstLoopOver(written);
    if (firstOver.size + loops.size === 0) return [];
    const isAskedFor = askedFor(subject);
    return authoredInputs(workflow).flatMap(({ input }): readonly LintFinding[] => {
      const { key, contextKey = key, required } = input;
      const over = loops.get(key) ?? loops.get(contextKey);
      const gated = firstOver.get(key);
      const first = gated ?? over;
      if (required || first === undefined || isAskedFor(key, contextKey)) return [];
      return [
        {
          message: `the input ${quote(contextKey)} is optional, and no step asks the agent to send it`,
          at: document.at([...first.path, gated === undefined ? 'items' : 'when']),
          label:
            gated === undefined
              ? 'until the input is set, the step before the loop is blocked'
              : 'until the input is set, the condition is unknown and no step is skipped',
          help: 'make the input required, or ask for its value in an earlier step',
        },
      ];
    });
  },
};
