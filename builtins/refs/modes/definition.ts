import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.modes',
  title: 'Modes: who decides, and how strict warnings are',
  summary: 'What to do, by autonomy and riskPolicy, when a step needs an answer from the user.',
  text: [
    'The first line of each reply names the current `autonomy`. It decides who answers when a step asks the user something.',
    '`guided`: ask the user, give your recommendation, and wait for the answer.',
    '`full_auto_stop_on_user_deps`: answer from evidence yourself, and record the answer as an assumption. Stop only for what only the user can give: a secret, access, a file that they have, an approval, a choice that the workflow reserves for them, or an action in their environment.',
    '`full_auto_never_stop`: do not wait for the user. Find the answer elsewhere, choose the interpretation that is easiest to undo, or leave out the work that needs the answer. Record what you did.',
    '`riskPolicy` sets how strict warnings are, and which of several correct solutions to prefer. With every value, all outputs and checks are still required.',
    'In every mode, record assumptions, skipped work and missing inputs in the notes of the step.',
  ].join('\n'),
};
