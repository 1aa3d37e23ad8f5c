import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_query',
  title: 'Ask the memory first',
  summary: 'Search long-term memory before the work, narrowly, and check what it gives.',
  text: [
    'If your environment has a memory that outlives this run, ask it before you search the files. Without one, skip this and say so in one line of the notes.',
    'Ask two to four narrow questions: the module and its name, the exact error, the decision that this work could contradict, the preference of the user for this kind of task. One broad question finds nothing.',
    'For each answer that you use: when was it written, and does the file, command or decision that it names still exist? Check it now. Drop what you cannot check, or carry it as an assumption.',
    'Note what memory gave, what you confirmed, and what proved outdated. An empty answer proves nothing.',
  ].join('\n'),
};
