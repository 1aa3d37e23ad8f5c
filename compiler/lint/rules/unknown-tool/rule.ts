/** Reports a wrong name of a WorkRail tool: the call of the agent fails, or the agent continues without the tool. */
import { toolNames } from '../../../../schemas/closed-sets.ts';
import { editDistance } from '../../../../schemas/text/suggest.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote, quoteList } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { knownNames, markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

/** The form in which a client shows the tools: the agent knows the prefix of its client, but a source cannot know it. */
const prefix = /^mcp_+workrail_+/;
const candidate = /(?<![\w./-])(?:mcp_+workrail_+\w+|[a-z]+[_-][a-z]+(?:[_-][a-z0-9]{1,2})?)(?![\w/-])/g;
/** Names that authors use for the tool that returns the next step. */
const nextNames: ReadonlySet<string> = new Set([
  'next_workflow',
  'advance_workflow',
  'complete_workflow',
  'workflow_next',
  'workflow_continue',
  'workflow_advance',
  'workrail_next',
  'workrail_continue',
  'workrail_advance',
]);
/** A name within this distance is a misspelled WorkRail tool; a name such as `create_session` is not similar enough. */
const slipMax = 2;

type Meant = { readonly tool: string | null; readonly isExact: boolean };

/** The tool with a similar name; null for a correct name and for a name that is not about WorkRail. */
function meantBy(name: string): Meant | null {
  const plain = name.replace(prefix, '');
  const isPrefixed = plain !== name;
  const tool = toolNames.find((one) => one === plain);
  if (tool !== undefined) return isPrefixed ? { tool, isExact: true } : null;
  if (nextNames.has(plain)) return { tool: 'continue_workflow', isExact: false };
  const near = toolNames.find((one) => editDistance(one, plain.replaceAll('-', '_')) <= slipMax);
  return near !== undefined || isPrefixed ? { tool: near ?? null, isExact: false } : null;
}

export const unknownTool: LintRule = {
  id: 'lint/unknown-tool',
  severity: 'warning',
  summary: 'an unknown WorkRail tool name',
  isFixable: true,
  find: (subject) => {
    const known = knownNames(subject);
    return wordingsIn(subject.texts, candidate).flatMap(({ text, found, start }) => {
      const meant = known.has(found) ? null : meantBy(found);
      if (meant === null) return [];
      const at = markIn(subject, text, start, found.length);
      return [
        {
          message: `${quote(found)} is not the name of a WorkRail tool`,
          at,
          label: meant.isExact ? 'each client adds its own prefix to tool names' : 'unknown tool',
          help: meant.tool === null ? `use ${quoteList(toolNames, 'or')}` : `write ${quote(meant.tool)}`,
          fixes: meant.isExact && meant.tool !== null ? [replacement(`write ${meant.tool}`, at, meant.tool)] : [],
        },
      ];
    });
  },
};
