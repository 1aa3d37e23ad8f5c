import { validateToolStartWorkflowInput as validate } from '../../../generated/validators/tool.start_workflow.input.js';
import { defineTool } from '../tool.ts';

export const startWorkflow = defineTool('start_workflow', validate, (runtime, input) => runtime.start(input));
