/**
 * Translates `promptFragments`: texts that were added to the prompt if their condition held. The prompt now states the condition
 * of each.
 */
import type { Path } from '../../ir/document.ts';
import { wordsOfCondition } from '../conditions/words.ts';
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { Scope } from '../scope.ts';
import { type Section, section } from './section.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';

/**
 * The following text applies in every case, so the text for this condition shows where it ends: by its line end, or with a
 * sentence.
 */
export const inCase = (condition: string, words: MappedText, path: Path): MappedText =>
  words.text.includes('\n')
    ? joined([
        synthesized(`When ${condition}:\n\n`, path),
        words,
        synthesized('\n\nEnd of the instructions for this case.', path),
      ])
    : joined([synthesized(`When ${condition}: `, path), words]);

export function fragmentsOf(
  { promptFragments = [] }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly Section[] {
  if (promptFragments.length === 0) return [];
  const at = [...path, 'promptFragments'];
  t.saysInstead(at);
  return promptFragments.flatMap(({ when, text }, index) => {
    const fragment = [...at, index];
    const words = t.inOneText(text, [...fragment, 'text'], scope);
    if (when === undefined) return section(null, 'procedure', [words]);
    const tree = t.treeOf(when, [...fragment, 'when']);
    if (tree.kind === 'nothing') return section(null, 'procedure', [words]);
    t.report('read/legacy-field-as-text', t.document.keyAt([...fragment, 'when']), {
      message: 'the condition of a prompt fragment becomes text of the prompt; the agent evaluates the condition',
      help: 'no action needed; if the runtime must evaluate the condition, move the fragment into a step with `when`',
    });
    return section(null, 'procedure', [inCase(wordsOfCondition(tree, scope), words, tree.path)]);
  });
}
