import { notesBytesMax } from '../../../schemas/limits.ts';
import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.notes_first',
  title: 'Notes first',
  summary: 'Write short notes about this step before you complete it, with facts that others can check.',
  text: [
    "Before you call continue_workflow, write this step's notes and send them as output.notesMarkdown. They remain when the chat is lost, and the user reads them.",
    `Cover this step only; WorkRail combines the notes of all steps. Write 10-30 lines of Markdown, at most ${notesBytesMax} bytes. Longer notes are cut off.`,
    'Write what you did and decided, and why; what you found or created, with paths, file:line, and each decisive command with the relevant lines of its output; what you assumed, skipped or left open.',
    'Write facts that others can check: "parser suite: 41 passed, 1 failed (parser.test.ts:88)", not "tests look good". Put long logs in a file and give its path. Never write secrets or personal data.',
  ].join('\n'),
};
