/** The tool with which a model tells its user something. The turn log has the call; a question parks the session after the turn. */
import { signalKinds } from '../../schemas/closed-sets.ts';
import { signalTool } from '../conversation/steering.ts';
import { argumentFault } from './arguments.ts';
import type { Tool, ToolResult } from './tool.ts';

const inputSchema = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      description:
        'progress: what was done so far. blocked: an obstacle; the session continues. needs_input: a question; the session waits for the answer, so ask only if nobody but the user can answer.',
    },
    text: { type: 'string', description: 'The message to the user.' },
  },
  required: ['kind', 'text'],
} as const;

const results: Readonly<Record<(typeof signalKinds)[number], string>> = {
  progress: 'Sent.',
  blocked: 'Sent. Nobody answers now: continue with what is possible.',
  needs_input: 'Sent. The session waits; the answer is the next message.',
};
const refused = (text: string): ToolResult => ({ ending: 'refused', text });

export const signalCoordinator: Tool = {
  name: signalTool,
  description: 'Sends a message to the user. It does not complete the step or approve anything.',
  inputSchema: {
    ...inputSchema,
    properties: {
      ...inputSchema.properties,
      kind: { ...inputSchema.properties.kind, enum: [...signalKinds] },
    },
  } as never,
  run: async (args) => {
    const fault = argumentFault(args, inputSchema);
    if (fault !== null) return refused(`${fault}.`);
    const kind = signalKinds.find((each) => each === args['kind']);
    if (kind === undefined) return refused(`"kind" must be one of ${signalKinds.join(', ')}.`);
    return String(args['text']).trim() === ''
      ? refused('"text" must not be empty.')
      : { ending: 'done', text: results[kind] };
  },
};
