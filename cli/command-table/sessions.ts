/** The commands on stored sessions. */
import type { CommandFamily, CommandSpec } from '../command.ts';
import { json, jsonInTwoVersions } from './shared-options.ts';

export const sessionsFamily: CommandFamily = {
  name: 'sessions',
  group: 'manage',
  summary: 'List, show, verify, transfer, repair and remove stored sessions',
};

export const sessionsCommands: readonly CommandSpec[] = [
  {
    name: 'sessions list',
    operands: '',
    group: 'manage',
    summary: 'List stored runs with goal, step, status and last activity, the latest first',
    options: [
      { flags: '--open', summary: 'List only runs that are neither complete nor abandoned' },
      { flags: '--here', summary: 'List only sessions of this workspace' },
      { flags: '--limit <count>', summary: 'List at most this many sessions (default: 50; with --json: all)' },
      { flags: '--all', summary: 'List all sessions' },
      jsonInTwoVersions,
    ],
    examples: ['workrail sessions list --here --open', 'workrail sessions list --json'],
    load: () => import('../commands/sessions/list.ts'),
  },
  {
    name: 'sessions show',
    operands: '<session> [step]',
    group: 'manage',
    summary: 'Show the runs of a session as graphs, with open gaps; takes a session id, run id or run name',
    options: [
      {
        flags: '--why',
        summary: 'Show why each step, or the given step, was selected, skipped or blocked',
      },
      { flags: '--watch', summary: 'Print again whenever the session changes, until all its runs end' },
      jsonInTwoVersions,
    ],
    examples: [
      'workrail sessions show amber-otter-42',
      'workrail sessions show amber-otter-42 --why verify-fix',
      'workrail sessions show amber-otter-42 --watch',
      'workrail sessions show sess_01j8zq3v9k --json',
    ],
    load: () => import('../commands/sessions/show.ts'),
  },
  {
    name: 'sessions verify',
    operands: '<session|file>',
    group: 'manage',
    summary: 'Replay a session or bundle and report the first invalid event',
    options: [json],
    examples: ['workrail sessions verify amber-otter-42', 'workrail sessions verify run.bundle.json'],
    load: () => import('../commands/sessions/verify.ts'),
  },
  {
    name: 'sessions notes',
    operands: '<run> [step]',
    group: 'manage',
    summary: 'Print the notes of a run, or of one step, as Markdown',
    options: [json],
    examples: ['workrail sessions notes amber-otter-42', 'workrail sessions notes amber-otter-42 verdict'],
    load: () => import('../commands/sessions/notes.ts'),
  },
  {
    name: 'sessions rename',
    operands: '<run> [title]',
    group: 'manage',
    summary: 'Give a run a title, which is shown in lists instead of its goal',
    options: [{ flags: '--undo', summary: 'Remove the title' }, json],
    examples: ['workrail sessions rename amber-otter-42 "login bug"'],
    load: () => import('../commands/sessions/rename.ts'),
  },
  {
    name: 'sessions abandon',
    operands: '<run>',
    group: 'manage',
    summary: 'Exclude a run from resume_session, and refuse calls that complete its steps',
    options: [
      { flags: '--reason <text>', summary: 'State the reason; agents see it' },
      { flags: '--undo', summary: 'Let agents resume the run again' },
      json,
    ],
    examples: ['workrail sessions abandon amber-otter-42 --reason "done by hand"'],
    load: () => import('../commands/sessions/abandon.ts'),
  },
  {
    name: 'sessions export',
    operands: '<session>',
    group: 'manage',
    summary: 'Export a session as a bundle that another data directory can resume, or as a report',
    options: [
      {
        flags: '--out <file>',
        summary:
          'Write to this file, which a bundle needs; `-` is stdout (the default for a report); *.gz files and large bundles are compressed',
      },
      {
        flags: '--format <format>',
        summary: 'Output format: bundle or md; md is a report and also exports damaged sessions (default: bundle)',
      },
      { flags: '--prompts', summary: 'Include the prompt of each step; only with --format md' },
      { flags: '--redact', summary: 'Replace secrets and absolute paths, and print how many were replaced' },
      {
        flags: '--redact-all',
        summary: 'Replace all texts, numbers and keys in the data of the run, except words of its workflow',
      },
      jsonInTwoVersions,
    ],
    examples: [
      'workrail sessions export amber-otter-42 --out run.bundle.json',
      'workrail sessions export amber-otter-42 --format md',
      'workrail sessions export amber-otter-42 --format md --redact --out run.md',
      'workrail sessions export amber-otter-42 --redact-all --out run.bundle.json',
    ],
    load: () => import('../commands/sessions/export.ts'),
  },
  {
    name: 'sessions import',
    operands: '<file>',
    group: 'manage',
    summary: 'Import a bundle; assign new ids if they are taken. `-` reads stdin',
    options: [json],
    examples: ['workrail sessions import run.bundle.json'],
    load: () => import('../commands/sessions/import.ts'),
  },
  {
    name: 'sessions repair',
    operands: '<session>',
    group: 'manage',
    summary: 'Keep the valid part of a damaged session, quarantine the rest, and regenerate lost objects',
    options: [{ flags: '--dry-run', summary: 'Print the planned changes without making them' }, jsonInTwoVersions],
    examples: ['workrail sessions repair sess_01j8zq3v9k --dry-run', 'workrail sessions repair sess_01j8zq3v9k'],
    load: () => import('../commands/sessions/repair.ts'),
  },
  {
    name: 'sessions gc',
    operands: '',
    group: 'manage',
    summary: 'Remove sessions that are older than the TTL and not pinned, and objects that no session needs',
    options: [
      { flags: '--ttl <days>', summary: 'Keep sessions for this many days after their last step (default: 60)' },
      { flags: '--dry-run', summary: 'Print what would be removed without removing it' },
      jsonInTwoVersions,
    ],
    examples: ['workrail sessions gc --dry-run', 'workrail sessions gc --ttl 90'],
    load: () => import('../commands/sessions/gc.ts'),
  },
  {
    name: 'sessions pin',
    operands: '<session>',
    group: 'manage',
    summary: 'Pin a session, so that gc never removes it',
    options: [jsonInTwoVersions],
    examples: ['workrail sessions pin amber-otter-42'],
    load: () => import('../commands/sessions/pin.ts'),
  },
  {
    name: 'sessions unpin',
    operands: '<session>',
    group: 'manage',
    summary: 'Unpin a session, so that gc may remove it',
    options: [jsonInTwoVersions],
    examples: ['workrail sessions unpin amber-otter-42'],
    load: () => import('../commands/sessions/unpin.ts'),
  },
];
