/** Options that commands of several tables have. */
import type { CommandOption } from '../command.ts';

export const project: CommandOption = {
  flags: '--project <dir>',
  summary: 'Use the project in this directory or its nearest parent (default: current directory)',
};
export const json: CommandOption = { flags: '--json', summary: 'Print versioned JSON', versions: [1] };
export const jsonInTwoVersions: CommandOption = {
  flags: '--json',
  summary: 'Print JSON (version 2; --json=1 prints version 1)',
  versions: [1, 2],
};
export const bind: CommandOption = {
  flags: '--bind <slot=id>',
  summary: 'Bind an extension point to this workflow or routine; may be repeated',
  isRepeatable: true,
};
export const allowDefaultBinding: CommandOption = {
  flags: '--allow-default-binding',
  summary: 'Use the default of an extension point if its binding is incompatible',
};
export const setInput: CommandOption = {
  flags: '--set <key=value>',
  summary: 'Set a workflow input; write a list as a,b or ["a","b"]; may be repeated',
  isRepeatable: true,
};
export const goal: CommandOption = {
  flags: '--goal <text>',
  summary: 'State the goal of the run; lists, reports and searches show it',
};
