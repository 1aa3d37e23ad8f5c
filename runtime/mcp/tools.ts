/** The tools of the server, in the order in which it lists them: a name, a validator for the arguments, and a method of the runtime. */
import { validateToolCheckpointWorkflowInput } from '../../generated/validators/tool.checkpoint_workflow.input.js';
import { validateToolContinueWorkflowInput } from '../../generated/validators/tool.continue_workflow.input.js';
import { validateToolInspectWorkflowInput } from '../../generated/validators/tool.inspect_workflow.input.js';
import { validateToolListWorkflowsInput } from '../../generated/validators/tool.list_workflows.input.js';
import { validateToolResumeSessionInput } from '../../generated/validators/tool.resume_session.input.js';
import { validateToolStartSessionInput } from '../../generated/validators/tool.start_session.input.js';
import { validateToolStartWorkflowInput } from '../../generated/validators/tool.start_workflow.input.js';
import { type ToolOutcome, defineTool, type Tool } from './tool.ts';

export const tools: readonly Tool[] = [
  defineTool('list_workflows', validateToolListWorkflowsInput, (runtime, input) => runtime.list(input)),
  defineTool('inspect_workflow', validateToolInspectWorkflowInput, (runtime, input) => runtime.inspect(input)),
  defineTool('start_workflow', validateToolStartWorkflowInput, (runtime, input) => runtime.start(input)),
  defineTool(
    'continue_workflow',
    validateToolContinueWorkflowInput,
    (runtime, input, caller): Promise<ToolOutcome> =>
      input.show === undefined ? runtime.continue(input, caller) : runtime.show(input),
  ),
  defineTool('checkpoint_workflow', validateToolCheckpointWorkflowInput, (runtime, input) => runtime.checkpoint(input)),
  defineTool('resume_session', validateToolResumeSessionInput, (runtime, input) => runtime.resume(input)),
];

/** Listed only where the server is started with it. */
export const startSession: Tool = defineTool('start_session', validateToolStartSessionInput, (runtime, input) =>
  runtime.startSession(input),
);
