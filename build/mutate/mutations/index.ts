/** Every mutation, by area: one file for each. */
import type { Mutation } from '../mutation.ts';
import { bundles } from './bundles.ts';
import { cli } from './cli.ts';
import { canonical } from './canonical.ts';
import { compiler } from './compiler.ts';
import { daemon } from './daemon.ts';
import { flow } from './flow.ts';
import { keyring } from './keyring.ts';
import { lint } from './lint.ts';
import { log } from './log.ts';
import { mcp } from './mcp.ts';
import { projections } from './projections.ts';
import { replies } from './replies.ts';
import { storage } from './storage.ts';
import { tokens } from './tokens.ts';
import { validation } from './validation.ts';

export const mutations: readonly Mutation[] = [
  ...bundles,
  ...canonical,
  ...cli,
  ...compiler,
  ...daemon,
  ...flow,
  ...keyring,
  ...lint,
  ...log,
  ...mcp,
  ...projections,
  ...replies,
  ...storage,
  ...tokens,
  ...validation,
];
