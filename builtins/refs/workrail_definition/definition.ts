import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.workrail_definition',
  title: 'What WorkRail is',
  summary: 'How a run works: one step at a time, moved only by continue_workflow, with opaque tokens.',
  text: [
    'WorkRail hands you one step of a workflow at a time and keeps the record of the run.',
    'Do what the pending step says. Then make the call of continue_workflow that the reply prints, with your output. That call alone moves the run; saying that a step is done does not.',
    'Handles and tokens are opaque: send them back exactly as they came, and never edit, shorten, rebuild or mix them. Each belongs to one step of one run, and every run has a name such as amber-otter-42.',
    'Lost track, or the chat was rewound? Call continue_workflow with the stateToken alone. It returns the step and a recap, and changes nothing. Repeating a call is safe.',
    'Later steps are held back on purpose. Do not guess them, and do not work ahead.',
  ].join('\n'),
};
