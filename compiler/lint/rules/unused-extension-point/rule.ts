/** An extension point that no text names: whatever is bound to it, no agent is sent there. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';

export const unusedExtensionPoint: LintRule = {
  id: 'lint/unused-extension-point',
  severity: 'warning',
  summary: 'an extension point that nothing references',
  isFixable: false,
  find: ({ source, document }) => {
    const { extensionPoints: _points, ...rest } = source;
    // `\{{` writes a literal one.
    const said = JSON.stringify(rest).replaceAll('\\\\{{', '');
    const named = new Set([...said.matchAll(/\{\{wr\.bindings\.([^{}]*)\}\}/g)].map(([, slot]) => slot));
    return Object.keys(source.extensionPoints ?? {})
      .filter((slot) => !named.has(slot))
      .map((slot) => ({
        message: `no text names the extension point ${quote(slot)}`,
        at: document.keyAt(['extensionPoints', slot]),
        label: 'whatever is bound to it, no agent goes there',
        help: `write \`{{wr.bindings.${slot}}}\` where a step calls for it, or remove it`,
      }));
  },
};
