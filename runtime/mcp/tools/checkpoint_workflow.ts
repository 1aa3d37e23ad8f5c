import { validateToolCheckpointWorkflowInput as validate } from '../../../generated/validators/tool.checkpoint_workflow.input.js';
import { defineTool } from '../tool.ts';

export const checkpointWorkflow = defineTool('checkpoint_workflow', validate, (runtime, input) =>
  runtime.checkpoint(input),
);
