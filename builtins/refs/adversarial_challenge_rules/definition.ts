import type { RefDefinition } from '../../kinds.ts';
import { definition as adversarialChallenge } from '../adversarial_challenge/definition.ts';

/** An id of the older format, with the same text. */
export const definition: RefDefinition = {
  ...adversarialChallenge,
  id: 'wr.refs.adversarial_challenge_rules',
  summary: 'The text of wr.refs.adversarial_challenge under its older id.',
  aliasOf: 'wr.refs.adversarial_challenge',
};
