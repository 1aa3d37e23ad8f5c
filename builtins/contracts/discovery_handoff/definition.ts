import { olderHandoff } from '../contract.ts';

export const definition = olderHandoff('discovery_handoff', {
  title: 'Discovery handoff (older format)',
  summary: 'What discovery found, for the phase that shapes the work.',
  example: 'Retries send the body twice; seen in 3 of 3 runs. Two ways to fix it, the smaller one recommended.',
});
