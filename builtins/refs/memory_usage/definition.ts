import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_usage',
  title: 'Long-term memory',
  summary: 'When to read and when to write a memory that outlives this run, and what it is worth.',
  text: [
    'If your environment has a memory that outlives this run (a memory tool, a notes file of the project), use it at two moments: read it before you begin, write to it when the work has shown something that the next run should know. Without one, go on without it.',
    'A memory is a lead, not a fact: it was true when it was written. Check what your result rests on against the files as they are now, and say in the notes which parts came from memory.',
    'Where memory and the files or the user disagree, memory is wrong. Correct it if you can.',
    'It does not replace the record of this run: what later steps need goes into output.notesMarkdown, remembered or not.',
  ].join('\n'),
};
