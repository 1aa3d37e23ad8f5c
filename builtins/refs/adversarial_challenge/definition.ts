import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.adversarial_challenge',
  title: 'Adversarial challenge',
  summary: 'Try to refute a conclusion before you rely on it, and record what the attempt changed.',
  text: [
    'Before you rely on a conclusion, make a serious attempt to refute it.',
    'State the conclusion as a claim that can be false. Which observation would refute it? Look for that observation first, not for more support. What else would explain the same evidence? Which part of the argument rests on memory or an assumption instead of something that you saw in this run? Which input, order of events, environment or caller have you not looked at?',
    'Check by reading files and running code, not by reasoning alone.',
    'Then keep the claim, narrow it, lower your confidence in it or drop it. Record which of these you did, and why. If the claim survives, name the attempt that failed to refute it. "Looks right" is not an attempt.',
  ].join('\n'),
};
