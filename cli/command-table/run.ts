/** The commands that connect agents and start runs. */
import type { CommandSpec } from '../command.ts';
import { serveCommand } from './serve.ts';
import { allowDefaultBinding, bind, goal, json, project, setInput } from './shared-options.ts';

export const runCommands: readonly CommandSpec[] = [
  {
    name: 'init',
    operands: '[...clients]',
    group: 'run',
    summary: 'Connect MCP clients to WorkRail; without a client name, list the clients',
    options: [
      {
        flags: '--client <name>',
        summary:
          'Add WorkRail to the configuration of this client; `all` means every installed client; may be repeated',
        isRepeatable: true,
      },
      { flags: '--user', summary: 'Connect the client for all projects of this user, instead of for this project' },
      { flags: '--instructions', summary: 'Also add a short block to AGENTS.md, CLAUDE.md or GEMINI.md' },
      { flags: '--duplicate', summary: 'Add an entry even if another file of the client already starts WorkRail' },
      { flags: '--print', summary: 'Print the changes without writing them' },
      { flags: '--check', summary: 'Write nothing; exit 1 if a client is not connected' },
      { flags: '--remove', summary: 'Remove everything that init added, and restore the original files' },
      { flags: '--yes', summary: 'Write without asking' },
      project,
    ],
    examples: [
      'workrail init',
      'workrail init --client claude-code',
      'workrail init --client cursor --user --yes',
      'workrail init --client all --print',
    ],
    conflicts: [['--duplicate', '--remove']],
    load: () => import('../commands/init.ts'),
  },
  { ...serveCommand, load: () => import('../commands/serve.ts') },
  {
    name: 'start',
    operands: '<id>',
    group: 'run',
    summary: 'Start a run, and print a prompt for the agent that continues it',
    options: [
      bind,
      setInput,
      goal,
      {
        flags: '--autonomy <level>',
        summary: 'Set the autonomy: guided, full_auto_stop_on_user_deps or full_auto_never_stop',
      },
      { flags: '--risk <policy>', summary: 'Set the risk policy: conservative, balanced or aggressive' },
      {
        ...allowDefaultBinding,
        summary: 'Use the default binding if the --bind target is incompatible or does not exist',
      },
      {
        flags: '--frozen',
        summary: 'Fail if workrail.lock is outdated or a binding is invalid, instead of using default bindings',
      },
      json,
      project,
    ],
    examples: [
      'workrail start wr.code_review',
      'workrail start project.delivery --bind design_review=project.our_review --set base=main',
    ],
    load: () => import('../commands/start.ts'),
  },
  {
    name: 'demo',
    operands: '',
    group: 'run',
    summary: 'Demonstrate a run: serve, kill the server, resume, fork and finish',
    options: [
      {
        flags: '--daemon',
        summary: 'Demonstrate the daemon: from a labelled issue to a pull request, with a crash in between',
      },
      {
        flags: '--keep <dir>',
        summary: 'With --daemon: keep the repository, logs and settings of the demo in this directory',
      },
    ],
    examples: ['workrail demo', 'workrail demo --daemon'],
    load: () => import('../commands/demo.ts'),
  },
  {
    name: 'hook',
    operands: '<event>',
    group: 'run',
    summary:
      'Handle a hook of an agent client: session-start, stop or pre-compact. Reads the JSON of the hook from stdin',
    options: [
      {
        flags: '--client <name>',
        summary: 'Client: claude-code, copilot, codex or gemini (default: detected from the input)',
      },
      { flags: '--unless-configured', summary: 'Print nothing if the settings of the client also run this hook' },
      { flags: '--debug', summary: 'Explain on stderr why the hook printed something or nothing' },
    ],
    examples: ['workrail hook session-start', 'workrail hook stop --client gemini'],
    alwaysSucceeds: true,
    load: () => import('../commands/hook.ts'),
  },
];
