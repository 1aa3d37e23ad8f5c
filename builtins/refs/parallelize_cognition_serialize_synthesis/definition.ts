import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.parallelize_cognition_serialize_synthesis',
  title: 'Think in parallel, decide in one place',
  summary: 'Independent readings may run in parallel; one agent joins the results, decides and writes.',
  text: [
    'Think in parallel, decide in one place.',
    'What only reads and judges may run side by side: several modules, concerns, hypotheses, each by a subagent or as a pass of its own that does not look at the others. Independence is the point: give all of them the same facts, and none the conclusion of another.',
    'What joins, decides or writes stays in one sequence, with you: merge the answers, settle contradictions by a check, then edit files, change context and call continue_workflow. No two writers.',
    'Wait for all parts before you join them; the first answer is not the best one. Name each part that failed or is missing: a gap in the reading is a gap in the result.',
    'Without subagents do the readings one after another, and write each down before the next begins.',
  ].join('\n'),
};
