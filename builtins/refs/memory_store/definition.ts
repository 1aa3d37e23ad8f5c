import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.memory_store',
  title: 'Store facts for later runs',
  summary: 'Write to long-term memory only what later runs need, in a form that they can check.',
  text: [
    'If your environment has a memory that outlives this run, store what the next run would otherwise have to find out again. Without such a memory, write it in the notes below the heading "Worth remembering".',
    'Store decisions with their reasons, pitfalls with their symptoms, commands that work here, and preferences that the user stated. Do not store what the files already say, the progress of this run, or guesses.',
    'Write one fact per entry, in one or two sentences, with the date, the file or command that it is about, and what would make it outdated. Search first: if an entry on this exists, correct it instead of adding another.',
    'Never store secrets, tokens of this run or personal data. List in the notes what you stored.',
  ].join('\n'),
};
