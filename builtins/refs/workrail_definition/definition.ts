import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.workrail_definition',
  title: 'What WorkRail is',
  summary: 'How a run works: one step at a time, advanced only by continue_workflow, with opaque tokens.',
  text: [
    'WorkRail gives you one step of a workflow at a time and records the run.',
    'Do what the pending step says. Then call continue_workflow as the reply shows, with your output. Only this call advances the run; a statement that the step is done does not.',
    'Handles and tokens are opaque: send them back exactly as you received them, and never edit, shorten, reconstruct or combine them. Each belongs to one step of one run. Every run has a name, such as amber-otter-42.',
    'If you lost track, or the chat was rewound, call continue_workflow with only the stateToken. It returns the step and a recap, and changes nothing. You can safely repeat a call.',
    'You get later steps only when you reach them. Do not guess them, and do not work ahead.',
  ].join('\n'),
};
