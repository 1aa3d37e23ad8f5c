/** The tool with which a model reports a problem outside its step. The report is in the turn log; the session continues. */
import { argumentFault } from './arguments.ts';
import type { Tool } from './tool.ts';

const inputSchema = {
  type: 'object',
  properties: { text: { type: 'string', description: 'What is wrong, where, and why it matters.' } },
  required: ['text'],
} as const;

export const reportIssue: Tool = {
  name: 'report_issue',
  description: 'Reports a problem that is not part of the step. The user sees it; nothing else happens.',
  inputSchema: inputSchema as never,
  run: async (args) => {
    const fault = argumentFault(args, inputSchema);
    return fault === null ? { ending: 'done', text: 'Recorded.' } : { ending: 'refused', text: `${fault}.` };
  },
};
