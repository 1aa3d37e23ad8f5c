import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.parallel_delegation',
  title: 'Parallel delegation',
  summary: 'Spawn subagents in parallel with your own tools; never start a workflow to delegate.',
  text: [
    'To delegate, SPAWN SUBAGENTS, not workflows: use the tool of your environment for subagents or tasks. Do not call start_workflow to delegate: it starts another run with tokens of its own, and does none of the work.',
    'Spawn them IN PARALLEL: make all the calls in one response, not one after another. Divide the work so that no part needs the result of another, and no two parts write to the same files.',
    'A subagent does not see this chat. Give each subagent one question, the facts and paths that it needs, what it must not change, and the form of its answer: findings with file:line and evidence. Do not pass on tokens; only you call continue_workflow.',
    'Treat every answer as a claim. Check what your result depends on before you record it.',
    'If there is no tool for subagents, or the tool fails, do every part yourself, one after another, and say so in the notes.',
  ].join('\n'),
};
