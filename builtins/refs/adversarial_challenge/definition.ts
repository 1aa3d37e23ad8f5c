import type { RefDefinition } from '../../kinds.ts';

export const definition: RefDefinition = {
  id: 'wr.refs.adversarial_challenge',
  title: 'Adversarial challenge',
  summary: 'Try in earnest to break a conclusion before you keep it, and record what the attempt changed.',
  text: [
    'Before you keep a conclusion, try in earnest to break it.',
    'Put it as a claim that could be false. Which observation would refute it? Look for that one first, not for more support. What else would leave the same evidence? Which link rests on memory or assumption instead of something seen in this run? What would a hostile expert try first: which input, ordering, environment or caller that you have not looked at?',
    'Check by reading and running, not by thinking harder.',
    'Then keep the claim, narrow it, lower its certainty or drop it, and record which and what decided it. If it stands, name the attempt that failed to break it. "Looks right" is not a challenge.',
  ].join('\n'),
};
