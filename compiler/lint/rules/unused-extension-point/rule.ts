/** Reports an extension point that no text names: no agent is told to run its implementation. */
import { quote } from '../../../diagnostics/quote.ts';
import { bindingTokens, slotOf } from '../../../phases/3-resolve/inline-tokens.ts';
import { slotsNamedIn } from '../../../phases/5-check/step-texts.ts';
import type { LintRule } from '../../rule.ts';

/** All texts of a value that can contain a token; tokens in titles are not replaced. */
function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return key === 'title' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

export const unusedExtensionPoint: LintRule = {
  id: 'lint/unused-extension-point',
  severity: 'warning',
  summary: 'an extension point that is not used',
  isFixable: false,
  find: ({ source, document, workflow }) => {
    const { extensionPoints: _points, ...rest } = source;
    // A called routine can name it in texts of its own.
    const inSteps = workflow.steps.flatMap((step) => [...slotsNamedIn(step)]);
    const named = new Set([...textsIn(rest).flatMap(bindingTokens).map(slotOf), ...inSteps]);
    return Object.keys(source.extensionPoints ?? {})
      .filter((slot) => !named.has(slot))
      .map((slot) => ({
        message: `no text refers to the extension point ${quote(slot)}`,
        at: document.keyAt(['extensionPoints', slot]),
        label: 'no agent runs the implementation bound to this point',
        help: `write \`{{wr.bindings.${slot}}}\` in the prompt that uses it, or remove the extension point`,
      }));
  },
};
