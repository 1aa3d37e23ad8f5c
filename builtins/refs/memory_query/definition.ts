import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_query',
  title: 'Search long-term memory first',
  summary: 'Search long-term memory before the work with narrow questions, and check the answers.',
  text: [
    'If your environment has a memory that outlives this run, search it before you search the files. Without such a memory, skip this and say so in one line of the notes.',
    'Ask two to four narrow questions, for example about the module by its name, the exact error message, a decision that this work could contradict, or what the user prefers for this kind of task. One broad question finds little.',
    'For each answer that you use, check when it was written, and whether the file, command or decision that it names still exists. If you cannot check an answer, drop it or record it as an assumption.',
    'Record in the notes what the memory returned, what you confirmed and what was outdated. An empty result proves nothing.',
  ].join('\n'),
};
