import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.append_only_truth',
  title: 'The record only grows',
  summary: 'Report failures too, correct by adding, and trust the record and the real files over the chat.',
  text: [
    'The record of this run only grows. Nothing recorded is edited or removed; a later entry corrects an earlier one by saying so.',
    "The chat is not the record: it can be cut, rewound or lost. What no step's output holds does not outlive the chat.",
    'Report what happened, failed attempts included: an attempt that led nowhere saves the next reader from repeating it.',
    'When something recorded turns out to be wrong, name the earlier statement, say what is true now and what showed it. Do not retell the story as if you had known all along.',
    'Going on from an earlier step undoes nothing: it opens a branch beside the later steps. Files and outside systems do not branch with it. Look at their real state before you rely on it.',
  ].join('\n'),
};
