import { olderHandoff } from '../contract.ts';

export const definition = olderHandoff('shaping_handoff', {
  title: 'Shaping handoff (older format)',
  summary: 'What was shaped, for the phase that builds it.',
  example: 'Send once, wait longer after each failure. Uploads are out of scope.',
});
