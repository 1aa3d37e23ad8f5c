import { validateToolResumeSessionInput as validate } from '../../../generated/validators/tool.resume_session.input.js';
import { defineTool } from '../tool.ts';

export const resumeSession = defineTool('resume_session', validate, (runtime, input) => runtime.resume(input));
