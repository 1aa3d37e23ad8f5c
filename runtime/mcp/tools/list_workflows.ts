import { validateToolListWorkflowsInput as validate } from '../../../generated/validators/tool.list_workflows.input.js';
import { defineTool } from '../tool.ts';

export const listWorkflows = defineTool('list_workflows', validate, (runtime, input) => runtime.list(input));
