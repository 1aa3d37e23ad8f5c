import { validateToolContinueWorkflowInput as validate } from '../../../generated/validators/tool.continue_workflow.input.js';
import { defineTool } from '../tool.ts';

export const continueWorkflow = defineTool('continue_workflow', validate, (runtime, input) => runtime.continue(input));
