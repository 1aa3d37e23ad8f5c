/** The commands that write and check workflow sources. */
import type { CommandSpec, OptionPair } from '../command.ts';
import { allowDefaultBinding, bind, json, project } from './shared-options.ts';

const format = { flags: '--format <format>', summary: 'Output format: pretty, json or github (default: pretty)' };
/** `--json` is another name of `--format json`. */
const jsonOrFormat: readonly OptionPair[] = [
  ['--json', '--format pretty'],
  ['--json', '--format github'],
];
const allowEmpty = {
  flags: '--allow-empty',
  summary: 'Exit 0 even if the project has no workflow sources',
};
const maxWarnings = { flags: '--max-warnings <count>', summary: 'Exit 1 if there are more than <count> warnings' };
const quiet = { flags: '--quiet', summary: 'Print errors only' };

export const authorCommands: readonly CommandSpec[] = [
  {
    name: 'check',
    operands: '[...files]',
    group: 'author',
    summary: 'Report errors in workflow sources without writing files. `-` reads stdin',
    options: [bind, allowDefaultBinding, allowEmpty, format, json, project],
    examples: ['workrail check', 'workrail check .workrail/workflows/review.json', 'workrail check - < draft.json'],
    conflicts: jsonOrFormat,
    load: () => import('../commands/check.ts'),
  },
  {
    name: 'lint',
    operands: '[...files]',
    group: 'author',
    summary: 'Report likely problems in valid workflows. `-` reads stdin',
    options: [
      { flags: '--fix', summary: 'Apply safe fixes' },
      { flags: '--rules', summary: 'List the lint rules and the severity of each in this project' },
      maxWarnings,
      quiet,
      bind,
      allowDefaultBinding,
      allowEmpty,
      format,
      json,
      project,
    ],
    examples: ['workrail lint', 'workrail lint --fix', 'workrail lint - < draft.json', 'workrail lint --rules'],
    conflicts: [
      ...jsonOrFormat,
      // The list of rules reads no source.
      ...[
        '--fix',
        '--max-warnings',
        '--quiet',
        '--bind',
        '--allow-default-binding',
        '--allow-empty',
        '--format github',
      ].map((option): OptionPair => ['--rules', option]),
    ],
    load: () => import('../commands/lint.ts'),
  },
  {
    name: 'compile',
    operands: '[...files]',
    group: 'author',
    summary: 'Compile a project to .workrail/compiled and workrail.lock. `-` reads stdin and writes only to --out',
    options: [
      { flags: '--check', summary: 'Write nothing; list differences and exit 3 if there are any' },
      { flags: '--frozen', summary: 'Exit 3 without writing if workrail.lock would change' },
      { flags: '--watch', summary: 'Recompile when a source changes, until Ctrl-C' },
      { flags: '--out <dir>', summary: 'Write to this directory instead of the project' },
      bind,
      allowDefaultBinding,
      allowEmpty,
      format,
      json,
      project,
    ],
    examples: [
      'workrail compile',
      'workrail compile --check',
      'workrail compile --frozen --out build/workflows',
      'git show HEAD:review.json | workrail compile -',
    ],
    conflicts: jsonOrFormat,
    load: () => import('../commands/compile.ts'),
  },
  {
    name: 'fmt',
    operands: '[...files]',
    group: 'author',
    summary: 'Format workflow sources. `-` formats stdin to stdout',
    options: [
      { flags: '--check', summary: 'Write nothing; list unformatted files and exit 1 if there are any' },
      allowEmpty,
      json,
      project,
    ],
    examples: ['workrail fmt', 'workrail fmt --check', 'workrail fmt - < draft.json'],
    load: () => import('../commands/fmt.ts'),
  },
  {
    name: 'verify',
    operands: '',
    group: 'author',
    summary: 'Run check, lint and fmt --check, and compare workrail.lock, in one pass',
    options: [
      { flags: '--staged', summary: 'Verify the git index instead of the working tree' },
      allowDefaultBinding,
      maxWarnings,
      quiet,
      allowEmpty,
      format,
      json,
      project,
    ],
    examples: ['workrail verify', 'workrail verify --format github --max-warnings 0', 'workrail verify --staged'],
    conflicts: jsonOrFormat,
    load: () => import('../commands/verify.ts'),
  },
  {
    name: 'migrate',
    operands: '<file|dir>',
    group: 'author',
    summary: 'Convert workflows from the older format to the native format. `-` reads stdin',
    options: [
      { flags: '--out <path>', summary: 'Write to a new file or directory instead of stdout' },
      { flags: '--write', summary: 'Overwrite the given file, or the files in the given directory' },
      { flags: '--rename', summary: 'Use the suggested id if the old id has no namespace' },
      json,
      project,
    ],
    examples: [
      'workrail migrate review.json',
      'workrail migrate old-workflows --out native',
      'workrail migrate - < old.json',
    ],
    load: () => import('../commands/migrate.ts'),
  },
  {
    name: 'lock',
    operands: '',
    group: 'author',
    summary: 'Compare workrail.lock with the current sources and report what changed; exit 3 on a difference',
    options: [{ flags: '--explain <id>', summary: 'Report on this workflow only' }, allowEmpty, json, project],
    examples: ['workrail lock', 'workrail lock --explain project.review'],
    load: () => import('../commands/lock.ts'),
  },
];
