/** The tool with which a model reads in full a value that is truncated in the text of its step, or what an earlier step stored [cut-values-shown]. */
import type { WorkflowRun } from '../session/workflow-run.ts';
import { argumentFault } from './arguments.ts';
import type { Tool } from './tool.ts';

const inputSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: '"input <name>", "item <loop>", or the number or title of an earlier step.' },
    page: { type: 'integer', description: 'From 1; by default 1.' },
  },
  required: ['name'],
} as const;

export const showPart = (run: Pick<WorkflowRun, 'show'>): Tool => ({
  name: 'show',
  description:
    'Returns the whole value of an input or item that is truncated in the step, or the output of an earlier step. Changes nothing.',
  inputSchema: inputSchema as never,
  run: async (args) => {
    const fault = argumentFault(args, inputSchema);
    if (fault !== null) return { ending: 'refused', text: `${fault}.` };
    const { name, page = 1 } = args as { name: string; page?: number };
    if (page < 1) return { ending: 'refused', text: '"page" must be at least 1.' };
    const { isFound, text } = await run.show(name, page);
    return { ending: isFound ? 'done' : 'failed', text };
  },
});
