/** `{{…}}` in a text: nothing fills it in, so the agent reads the braces [prompt-interpolation-closed]. */
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

/** A slot is filled in. `\{{` says that the braces are meant. `${{` is the notation of CI files. */
const braces = /(?<![\\$])\{\{(?!wr\.bindings\.[a-z0-9_]+\}\})[^{}\n]{0,80}\}\}/g;

export const literalBraces: LintRule = {
  id: 'lint/literal-braces',
  severity: 'warning',
  summary: 'braces that nothing fills in',
  isFixable: true,
  find: (subject) => {
    const keys = subject.workflow.inputs.map(({ input }) => input.contextKey ?? input.key);
    return wordingsIn([...subject.texts, ...subject.titles], braces).map(({ text, found, start }) => {
      const name = found.slice(2, -2).trim();
      const at = markIn(subject, text, start, found.length);
      const isInput = keys.includes(name);
      return {
        message: `nothing fills in ${quote(found)}`,
        at,
        label: 'reaches the agent as it stands',
        help: isInput
          ? `name the input in backticks: \`${name}\``
          : 'name an input in backticks, or write `\\{{` for braces that are meant',
        fixes: isInput ? [replacement(`name the input ${name}`, at, `\`${name}\``)] : [],
      };
    });
  },
};
