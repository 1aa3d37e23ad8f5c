import { validateToolInspectWorkflowInput as validate } from '../../../generated/validators/tool.inspect_workflow.input.js';
import { defineTool } from '../tool.ts';

export const inspectWorkflow = defineTool('inspect_workflow', validate, (runtime, input) => runtime.inspect(input));
