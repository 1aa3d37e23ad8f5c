/**
 * Finds the lists of `forEach` loops that no text of the author asks for. The older engine skipped a loop without a list; a
 * missing list now blocks, so the step before the loop asks for it.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { pointerOf } from '../../ir/document.ts';
import { wordsOfValue } from '../value-words.ts';
import { withoutTokens } from '../context/tokens.ts';
import type { LoopNode, StepNode } from '../step-tree.ts';
import type { Scope } from '../scope.ts';
import { isOverList, scopeInside } from './loops.ts';
import { type Section, section } from '../texts/section.ts';
import type { Translation } from '../translation.ts';
import { synthesized } from '../mapped-text.ts';

/** By the position of the step that asks. */
export type AskedLists = ReadonlyMap<string, readonly Section[]>;

/** A step that can ask: an authored one, or the step before all others that the translation adds. */
type Asking = Pick<StepNode, 'path'>;
export const openingStep: Asking = { path: ['steps'] };

export const askedBy = (asked: AskedLists, { path }: Asking): readonly Section[] => asked.get(pointerOf(path)) ?? [];

/** Whether the node has its own prompt that can ask; a template call has only the prompts of its template. */
const canAsk = (node: StepNode): boolean =>
  node.kind === 'parallel' || (node.kind === 'standard' && node.step.templateCall === undefined);
const isGated = ({ step }: StepNode): boolean => step.runCondition !== undefined;

/** The last step that always runs, and the last step. The first step states the new name of a renamed key. */
type Before = { readonly sure: Asking | null; readonly last: Asking | null };

function sentenceFor({ step, path }: LoopNode, t: Translation): readonly Section[] {
  const { items = '', maxIterations } = step.loop;
  const name = t.keys.nameOf(items);
  const most = `at most ${counted(maxIterations, 'entry', 'entries')}`;
  const title = withoutTokens(step.title.replace(/\s+/g, ' ').trim(), []).text.text;
  const words = `The loop **${title}** iterates over the list ${wordsOfValue(name)}. Send the list in \`context\` with this step, unless the context already contains it. The list may have ${most}; an empty list skips the loop.`;
  return section(null, 'procedure', [synthesized(words, [...path, 'loop', 'items'])]);
}

/** @param opening the step that is added before all others; null if there is none */
export function askedLists(
  nodes: readonly StepNode[],
  opening: Asking | null,
  scope: Scope,
  t: Translation,
): AskedLists {
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
        visit(node.body, scopeInside(node.step, outer), before);
      }
      if (canAsk(node)) before = { sure: isGated(node) ? before.sure : node, last: node };
    }
  };
  visit(nodes, scope, { sure: opening, last: opening });
  return asked;
}
