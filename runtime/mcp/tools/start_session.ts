import { validateToolStartSessionInput as validate } from '../../../generated/validators/tool.start_session.input.js';
import { defineTool } from '../tool.ts';

export const startSession = defineTool('start_session', validate, (runtime, input) => runtime.startSession(input));
