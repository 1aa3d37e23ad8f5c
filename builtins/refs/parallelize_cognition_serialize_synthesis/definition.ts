import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.parallelize_cognition_serialize_synthesis',
  title: 'Analyze in parallel, decide in one place',
  summary: 'Analyze in parallel; one agent combines the results, decides and writes.',
  text: [
    'Analyze in parallel, decide in one place.',
    'Work that only reads and judges can run in parallel: each module, concern or hypothesis gets a subagent, or a separate pass that does not look at the others. Keep them independent: give each of them the same facts, and none of the conclusions of the others.',
    'You alone combine, decide and write, one action after another: merge the answers, resolve contradictions with a check, then edit files, change the context and call continue_workflow. Never have two writers.',
    'Wait for all parts before you combine them. Name each part that failed or is missing, because the result does not cover it.',
    'Without subagents, do the parts one after another, and write down the result of each before you begin the next.',
  ].join('\n'),
};
