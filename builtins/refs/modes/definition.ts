import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.modes',
  title: 'Modes: who decides, and how loud warnings are',
  summary: 'What autonomy and riskPolicy ask of you when a step needs an answer from the user.',
  text: [
    'The first line of each reply names the `autonomy` in force: who answers when a step asks something of the user.',
    'guided: put the question to the user, with your recommendation, and wait for the answer.',
    'full_auto_stop_on_user_deps: answer it yourself from evidence and record the answer as an assumption. Stop only for what the user alone can give: a secret, access, an artifact they hold, an approval, a choice that the workflow reserves for them, an action in their environment.',
    'full_auto_never_stop: do not wait. Find the answer elsewhere, take the reading that is easiest to undo, or leave that part out. Record which.',
    '`riskPolicy` sets how loud warnings are and which of several correct ways to prefer. It excuses no missing output and no skipped check.',
    'In every mode, assumptions, skips and missing inputs go into the notes of the step.',
  ].join('\n'),
};
