import { olderHandoff } from '../contract.ts';

export const definition = olderHandoff('differentiation_handoff', {
  title: 'Differentiation handoff (older format)',
  summary: 'What tells the options apart, for the phase that chooses.',
  example: 'Fixing in place keeps streaming; one shared retry is less code and buffers uploads.',
});
