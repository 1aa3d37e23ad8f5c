import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_store',
  title: 'Store what will be needed again',
  summary: 'Write to long-term memory only what outlives this run, in a form that can be checked.',
  text: [
    'If your environment has a memory that outlives this run, store now what the next run would otherwise find out again. Without one, put it under "Worth remembering" in the notes.',
    'Worth it: a decision with its reason, a trap with its symptom, a command that works here, a preference that the user stated. Not worth it: what the files already say, the progress of this run, guesses.',
    'One fact for each entry, in one or two sentences, with the date, the place (file or command) and what would make it outdated. Search first, and correct the entry that exists instead of adding a second.',
    'Never store secrets, tokens of this run or personal data. List in the notes what you stored.',
  ].join('\n'),
};
