import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_usage',
  title: 'Long-term memory',
  summary: 'When to read and write long-term memory, and how far to trust it.',
  text: [
    'If your environment has a memory that outlives this run (a memory tool, a notes file of the project), read it before you begin, and write to it when the work shows something that the next run should know. Without such a memory, continue without it.',
    'An entry may be outdated. Before your result depends on an entry, check the entry against the current files. Say in the notes which parts of the result came from memory.',
    'If the memory contradicts the files or the user, the memory is wrong. Correct it if you can.',
    'Memory does not replace the record of this run. Write everything that later steps need in output.notesMarkdown, even if you also stored it in the memory.',
  ].join('\n'),
};
