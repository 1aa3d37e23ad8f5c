/** The tool that completes a step. Its arguments are those of continue_workflow without tokens, because prompts name them. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { artifactsMax } from '../../schemas/limits.ts';
import type { ToolDescription } from '../model/model.ts';
import type { StepOutput } from '../session/workflow-run.ts';

export const completeStep: ToolDescription = {
  name: 'complete_step',
  description:
    'Completes the step. Call it only when the step is done. WorkRail checks the output against the step; if something is missing, the result says what: add it, then call complete_step again.',
  inputSchema: {
    type: 'object',
    properties: {
      output: {
        type: 'object',
        properties: {
          notesMarkdown: {
            type: 'string',
            description: 'What you did, produced, decided and left open: 10 to 30 lines of Markdown.',
          },
          artifacts: {
            type: 'array',
            items: { type: 'object' },
            description: 'Only the artifacts that the step asks for.',
          },
        },
      },
      context: { type: 'object', description: 'Values that the step asks you to set.' },
    },
    required: ['output'],
  },
};

/** The output, or what is wrong with the arguments. */
export function readOutput({ output = {}, context = {} }: JsonObject): StepOutput | string {
  if (!isRecord(output)) return '"output" must be an object.';
  if (!isRecord(context)) return '"context" must be an object.';
  const { notesMarkdown, artifacts } = output;
  if (notesMarkdown !== undefined && typeof notesMarkdown !== 'string') return 'output.notesMarkdown must be a string.';
  if (artifacts !== undefined && !Array.isArray(artifacts)) return 'output.artifacts must be an array.';
  if (artifacts?.some((artifact) => !isRecord(artifact)) === true) return 'output.artifacts must contain objects only.';
  // As for continue_workflow: the runtime stores the events of one attempt at once, and has room for no more.
  if (artifacts !== undefined && artifacts.length > artifactsMax)
    return `output.artifacts has ${artifacts.length} entries; the limit is ${artifactsMax}.`;
  return {
    output: {
      ...(notesMarkdown === undefined ? {} : { notesMarkdown }),
      ...(artifacts === undefined ? {} : { artifacts }),
    },
    context: context as JsonObject,
  };
}
