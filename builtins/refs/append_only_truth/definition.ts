import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.append_only_truth',
  title: 'The record only grows',
  summary:
    'Report failures too, correct earlier statements with new ones, and trust the record and the files more than the chat.',
  text: [
    'The record of this run is append-only. Entries are never edited or removed. To correct an entry, add one that says what was wrong.',
    'The chat is not the record: it can be cut, rewound or lost. Only what you send as the output of a step is kept.',
    'Report what happened, including failed attempts, so that nobody repeats them.',
    'When a recorded statement turns out to be wrong, name it, say what is true instead, and give the evidence. Do not write as if you had known it from the start.',
    'If you continue from an earlier step, nothing is undone: the run gets a second branch. Files and external systems have no branches. Check their current state before you rely on it.',
  ].join('\n'),
};
