/** The environment variables that the product reads. `tests/docs/reference.test.ts` compares the list with the code. */
import { table } from './page.ts';

export type EnvironmentVariable = {
  readonly name: string;
  readonly meaning: string;
  readonly default: string;
  readonly example: string;
};

export const environmentVariables: readonly EnvironmentVariable[] = [
  {
    name: 'WORKRAIL_DATA_DIR',
    meaning:
      'The absolute path of the data directory, which contains sessions, snapshots, pinned workflows, artifacts and signing keys.',
    default: '`~/.workrail/data`',
    example: '`WORKRAIL_DATA_DIR=/srv/workrail workrail doctor`',
  },
  {
    name: 'WORKRAIL_REPLIES',
    default: 'what the client asks for',
    meaning: 'The form of every reply of `workrail serve`: `text` or `data`. The option `--replies` overrides it.',
    example: '`WORKRAIL_REPLIES=data workrail serve < /dev/null`',
  },
  {
    name: 'WORKRAIL_HOOK_DEBUG',
    meaning:
      'If set to any value, `workrail hook` explains on stderr why it prints nothing. The option `--debug` has the same effect.',
    default: 'no explanation',
    example: '`WORKRAIL_HOOK_DEBUG=1 workrail hook stop < /dev/null`',
  },
  {
    name: 'GIT_INDEX_FILE',
    meaning:
      'The index that `workrail verify --staged` reads. Git sets it for hooks; the index of another repository is ignored.',
    default: 'the index of the repository',
    example: '`GIT_INDEX_FILE=$PWD/.git/index workrail verify --staged`',
  },
  {
    name: 'CLAUDE_PROJECT_DIR',
    meaning:
      'The project of `workrail serve` and `workrail hook`. Claude Code and other clients set it for the programs that they start.',
    default: 'the workspace that the client names, else the current directory',
    example: '`CLAUDE_PROJECT_DIR=$PWD workrail serve < /dev/null`',
  },
  {
    name: 'GEMINI_PROJECT_DIR',
    meaning: 'The project of `workrail hook`. Gemini CLI sets it for the programs that it starts.',
    default: 'the folder that the input of the hook names',
    example: '`GEMINI_PROJECT_DIR=$PWD workrail hook session-start < /dev/null`',
  },
  {
    name: 'HOME',
    meaning: 'The home directory; on Windows `USERPROFILE`. Contains `.workrail/workflows` and the data directory.',
    default: 'the home directory of the user account',
    example: '`HOME=/home/ci workrail list`',
  },
  {
    name: 'PATH',
    meaning: '`workrail doctor` searches these directories for the commands of MCP client configurations.',
    default: 'empty',
    example: '`PATH=/opt/node/bin:$PATH workrail doctor`',
  },
  {
    name: 'NO_COLOR',
    meaning: 'Any value disables colors.',
    default: 'colors in a terminal, none in a file or pipe',
    example: '`NO_COLOR=1 workrail check`',
  },
  {
    name: 'FORCE_COLOR',
    meaning: 'Any value enables colors in a file or pipe.',
    default: 'colors in a terminal, none in a file or pipe',
    example: '`FORCE_COLOR=1 workrail check`',
  },
  {
    name: 'TERM',
    meaning: 'With the value `dumb`, commands print progress as separate lines instead of redrawing a line.',
    default: 'what the terminal sets',
    example: '`TERM=dumb workrail list`',
  },
  {
    name: 'GITHUB_WORKSPACE',
    meaning: 'With `--format github`, printed paths are relative to this directory. GitHub Actions sets it.',
    default: 'the current directory',
    example: '`GITHUB_WORKSPACE=$PWD workrail verify --format github`',
  },
];

export const environmentLines: readonly string[] = [
  '## Environment variables',
  '',
  ...table(
    ['variable', 'default', 'meaning', 'example'],
    environmentVariables.map(({ name, default: fallback, meaning, example }) => [
      `\`${name}\``,
      fallback,
      meaning,
      example,
    ]),
  ),
  '',
];
