/** The commands on this installation: its health, its keys, its tokens. */
import type { CommandFamily, CommandSpec } from '../command.ts';
import { json, jsonInTwoVersions, project } from './shared-options.ts';

export const manageFamilies: readonly CommandFamily[] = [
  { name: 'keys', group: 'manage', summary: 'Show or rotate the keys that sign tokens' },
  { name: 'token', group: 'manage', summary: 'Decode tokens and check their signatures' },
];

export const manageCommands: readonly CommandSpec[] = [
  {
    name: 'doctor',
    operands: '',
    group: 'manage',
    summary: 'Check this machine for problems that affect runs, and print how to fix them',
    options: [json, project],
    examples: ['workrail doctor', 'workrail doctor --json'],
    load: () => import('../commands/doctor.ts'),
  },
  {
    name: 'keys show',
    operands: '',
    group: 'manage',
    summary: 'List the ids of the keys that sign and verify tokens; never prints a key',
    options: [jsonInTwoVersions],
    examples: ['workrail keys show'],
    load: () => import('../commands/keys/show.ts'),
  },
  {
    name: 'keys rotate',
    operands: '',
    group: 'manage',
    summary: 'Create a new signing key; tokens signed with the previous key stay valid until the next rotation',
    options: [
      { flags: '--force-new', summary: 'Create new keys if the old keys are lost or damaged' },
      jsonInTwoVersions,
    ],
    examples: ['workrail keys rotate'],
    load: () => import('../commands/keys/rotate.ts'),
  },
  {
    name: 'token explain',
    operands: '<token>',
    group: 'manage',
    summary: 'Decode a token and check its signature. `-` reads stdin',
    options: [jsonInTwoVersions],
    examples: ['workrail token explain st.v1.eyJ…'],
    load: () => import('../commands/token/explain.ts'),
  },
];
