import { olderHandoff } from '../contract.ts';

export const definition = olderHandoff('coding_handoff', {
  title: 'Coding handoff (older format)',
  summary: 'What was built, for the phase that reviews or ships it.',
  example: 'src/http/retry.ts sends once; tests/retry.test.ts counts the requests. Branch retry-budget, not pushed.',
});
