/**
 * Every command that there is: its place in the help, its options and examples, and the module that is loaded when it is called.
 * One file for the commands of a group or a family, each in the order in which the help lists them.
 */
import type { CommandFamily, CommandSpec } from '../command.ts';
import { authorCommands } from './author.ts';
import { daemonCommands, daemonFamilies } from './daemon.ts';
import { inspectCommands } from './inspect.ts';
import { manageCommands, manageFamilies } from './manage.ts';
import { runCommands } from './run.ts';
import { sessionsCommands, sessionsFamily } from './sessions.ts';

export const families: readonly CommandFamily[] = [...daemonFamilies, sessionsFamily, ...manageFamilies];

export const commands: readonly CommandSpec[] = [
  ...authorCommands,
  ...inspectCommands,
  ...runCommands,
  ...daemonCommands,
  ...sessionsCommands,
  ...manageCommands,
];
