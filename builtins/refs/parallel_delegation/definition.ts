import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.parallel_delegation',
  title: 'Parallel delegation',
  summary: 'Spawn subagents in parallel with your own tools; never start a workflow to delegate.',
  text: [
    'To delegate, SPAWN SUBAGENTS, not workflows: use the tool that your environment has for subagents or tasks. Do not call start_workflow to delegate: it opens another run, with its own tokens, and does none of the work.',
    "Spawn them IN PARALLEL: make all the calls in one response, not one after another. Split so that no part needs another's result and no two write to the same files.",
    'A subagent sees nothing of this chat. Give each one question, the facts and paths it needs, what it must not touch, and the form of the answer: findings with file:line and evidence. Keep the tokens to yourself; only you call continue_workflow.',
    'What comes back is a claim. Check what your result rests on before you record it.',
    'No such tool, or it fails? Do every part yourself, one after another and in full, and say so in the notes.',
  ].join('\n'),
};
