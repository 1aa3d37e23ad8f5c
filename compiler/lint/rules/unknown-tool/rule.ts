/** A tool of ours under a name that it does not have: the agent calls it and gets an error, or works around it. */
import { toolNames } from '../../../../schemas/closed-sets.ts';
import { editDistance } from '../../../../schemas/text/suggest.ts';
import { replacement } from '../../../diagnostics/unlocated.ts';
import { quote, quoteList } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { knownNames, markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

/** How a client shows our tools: the agent knows its own prefix, a source cannot. */
const prefix = /^mcp_+workrail_+/;
const candidate = /(?<![\w./-])(?:mcp_+workrail_+\w+|[a-z]+[_-][a-z]+(?:[_-][a-z0-9]{1,2})?)(?![\w/-])/g;
/** What people call the way to the next step. */
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
/** Nearer than this it is a slip of a name of ours; an author's own `create_session` is further away. */
const slipMax = 2;

type Meant = { readonly tool: string | null; readonly isExact: boolean };

/** The tool that `name` was meant to be; null for a right name and for one that is not about us. */
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
