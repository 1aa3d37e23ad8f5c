/**
 * The lists of `forEach` loops that no text of the author names. The older format skipped such a loop when nobody had thought of
 * its list; here a missing list blocks, so the step before the loop asks for it.
 */
import { counted } from '../../schemas/text/counted.ts';
import { pointerOf } from '../ir/document.ts';
import { wordsOfValue } from './condition-words.ts';
import type { LoopNode, StepNode } from './step-tree.ts';
import type { Scope } from './scope.ts';
import { isOverList, loopVariables } from './loops.ts';
import { type Section, section } from './section.ts';
import type { Translation } from './translation.ts';
import { synthesized } from './mapped-text.ts';

/** By the place of the step that asks. */
export type AskedLists = ReadonlyMap<string, readonly Section[]>;

export const askedBy = (asked: AskedLists, { path }: StepNode): readonly Section[] => asked.get(pointerOf(path)) ?? [];

/** Has a prompt of its own that can ask; a template call has the prompts of its template. */
const canAsk = (node: StepNode): boolean =>
  node.kind === 'parallel' || (node.kind === 'standard' && node.step.templateCall === undefined);
const isGated = ({ step }: StepNode): boolean => step.runCondition !== undefined;

/** The last step that surely ran, and the last one at all. What a renamed key is sent as is said in the first step. */
type Before = { readonly sure: StepNode | null; readonly last: StepNode | null };

function sentenceFor({ step, path }: LoopNode, t: Translation): readonly Section[] {
  const { items = '', maxIterations } = step.loop;
  const name = t.keys.nameOf(items);
  const most = `at most ${counted(maxIterations, 'entry', 'entries')}`;
  const words = `The loop **${step.title.replace(/\s+/g, ' ').trim()}** goes through the list ${wordsOfValue(name)}. Send it in the context with this step, unless it is there already: ${most}; an empty list skips the loop.`;
  return section(null, 'procedure', [synthesized(words, [...path, 'loop', 'items'])]);
}

export function askedLists(nodes: readonly StepNode[], scope: Scope, t: Translation): AskedLists {
  const asked = new Map<string, readonly Section[]>();
  const named = new Set<string>();
  const visit = (siblings: readonly StepNode[], outer: Scope, around: Before): void => {
    let before = around;
    for (const node of siblings) {
      if (node.kind === 'loop') {
        const { items = '' } = node.step.loop;
        const asks = before.sure ?? before.last;
        const isNamed = named.has(items) || t.keys.isNamed(items) || t.keys.isRenamed(items);
        if (isOverList(node.step.loop, outer) && asks !== null && !isNamed) {
          named.add(items);
          asked.set(pointerOf(asks.path), [...askedBy(asked, asks), ...sentenceFor(node, t)]);
        }
        const variables = new Map([...outer.variables, ...loopVariables(node.step, outer)]);
        visit(node.body, { ...outer, variables }, before);
      }
      if (canAsk(node)) before = { sure: isGated(node) ? before.sure : node, last: node };
    }
  };
  visit(nodes, scope, { sure: null, last: null });
  return asked;
}
