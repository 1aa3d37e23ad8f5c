import { notesBytesMax } from '../../../schemas/limits.ts';
import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.notes_first',
  title: 'Notes first',
  summary: 'Write the notes of the step before you move on: short, checkable, about this step only.',
  text: [
    "Before you call continue_workflow, write this step's notes and send them as output.notesMarkdown. They are what survives when the chat does not, and what the user reads.",
    `Cover this step only: WorkRail joins the steps. Use 10-30 lines of Markdown and at most ${notesBytesMax} bytes; what is longer is cut off.`,
    'Say what you did and decided, and why; what you found or made, with paths, file:line, and each decisive command with the lines of its output that matter; what you assumed, skipped or left open.',
    'Write facts that a stranger can check: "parser suite: 41 passed, 1 failed (parser.test.ts:88)", not "tests look good". Leave out long logs; keep them in a file and give its path. Never write down secrets or personal data.',
  ].join('\n'),
};
