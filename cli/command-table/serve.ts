/** `serve` as the command line and the check of a client's entry know it: the table of commands would load every command. */
import type { CommandDescription } from '../command.ts';
import { project } from './shared-options.ts';

export const serveCommand: CommandDescription = {
  name: 'serve',
  operands: '',
  group: 'run',
  summary: 'Serve workflows to an agent over MCP on stdin and stdout',
  options: [
    {
      ...project,
      summary:
        'Serve the project in this directory or its nearest parent (default: the folder that the client has open)',
    },
    { flags: '--frozen', summary: 'Refuse to start if a source changed since the last compile' },
    {
      flags: '--start-session',
      summary: 'Offer the start_session tool, which records durable notes without a workflow',
    },
    {
      flags: '--tokens <form>',
      summary: 'Format of the tokens in replies: handles (short, the default) or signed',
    },
    {
      flags: '--replies <form>',
      summary:
        'Format of every reply: text or data (default: WORKRAIL_REPLIES, or the format that the client requests)',
    },
  ],
  examples: ['workrail serve', 'workrail serve --project ~/code/shop'],
};
