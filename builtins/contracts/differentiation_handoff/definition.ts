import { olderHandoff } from '../contract.ts';

export const definition = olderHandoff('differentiation_handoff', {
  title: 'Differentiation handoff (older format)',
  summary: 'How the options differ, for the phase that chooses one.',
  example: 'Fixing in place keeps streaming; one shared retry is less code and buffers uploads.',
});
