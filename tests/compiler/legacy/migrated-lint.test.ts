/**
 * What `workrail migrate` writes lints clean but for what the source did wrong: every finding over the corpus is in one table,
 * with the files that have it and the reason why the translation leaves it.
 */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { migrateSource } from '../../../compiler/legacy/migrate.ts';
import { inputOf } from '../fixture-host.ts';
import { linted } from '../lint/linted.ts';
import { fixtureNames, fixtureText } from './legacy-host.ts';

const large = ['large-bug-investigation', 'large-migration', 'large-release'];

const accepted: readonly { readonly code: string; readonly files: readonly string[]; readonly reason: string }[] = [
  // The source did it, and nobody but its author can decide otherwise.
  {
    code: 'resolve/legacy-id',
    files: ['large-release', 'metadata', 'odd-ids', 'routine'],
    reason: 'the id of the author keeps working; `--rename` takes another',
  },
  {
    code: 'bind/unknown-implementation',
    files: ['extension-points'],
    reason: 'the source binds routines of another file',
  },
  {
    code: 'check/contract-fields-unstated',
    files: ['contracts'],
    reason: 'the source asks for a hand-off and names no field of it',
  },
  {
    code: 'check/step-never-runs',
    files: ['counted-loops', 'ignored-keys'],
    reason: 'the source counts to zero, or has a condition that never holds',
  },
  { code: 'lint/workflow-budget', files: large, reason: 'the prompts of the source are as long' },
  { code: 'lint/step-count', files: large, reason: 'the source has as many steps, audits and verifications' },
  { code: 'lint/missing-verify', files: [...large, 'over-limits'], reason: 'the source does not say it either' },
  {
    code: 'lint/missing-output',
    files: ['hand-numbered', 'prompt-fragments'],
    reason: 'the source does not say it either',
  },
  {
    code: 'lint/when-on-unset-input',
    files: [
      ...large,
      'audit-verification',
      'confirmations',
      'numeric-conditions',
      'parallel',
      'run-conditions',
      'template-calls',
      'while-loop',
    ],
    reason: 'no prompt of the source says where the key comes from; the reply warns where it selects a branch',
  },
  {
    code: 'lint/undeclared-input',
    files: ['criteria', 'over-limits', 'parallel', 'prompt-fragments'],
    reason: 'no prompt of the source says where the key comes from; a condition in words reads it',
  },
  { code: 'lint/unused-function', files: ['functions'], reason: 'the source defines it and references it nowhere' },
  { code: 'lint/unused-reference', files: ['library-names'], reason: 'the source references it nowhere' },
  {
    code: 'lint/missing-reference-file',
    files: ['library-names'],
    reason: 'the source names a file that is not there',
  },
  { code: 'lint/long-id', files: ['odd-ids'], reason: 'the id of the author' },
  { code: 'lint/long-title', files: ['over-limits'], reason: 'the title of the author, cut at the limit' },
  { code: 'lint/prompt-budget', files: ['over-limits'], reason: 'the prompt of the author, parted at the limit' },
  { code: 'lint/guidance-budget', files: ['over-limits'], reason: 'the rules of the author, parted at the limit' },
  { code: 'lint/unknown-output-field', files: ['prompt-blocks'], reason: 'the author asks for a field of their own' },
  { code: 'lint/gameable-criteria', files: ['template-calls'], reason: 'the criteria of the author' },
  {
    code: 'lint/undeclared-input',
    files: ['odd-context-keys'],
    reason: 'the prompts name a key that cannot be an input; the first step says which key to send beside it',
  },
  // The translation says it, because a prompt must be understood alone.
  {
    code: 'lint/duplicate-wording',
    files: [...large, 'confirmations', 'over-limits', 'parallel', 'template-calls'],
    reason:
      'the source repeats itself, or each of two steps must say alone how it is done: delegate, confirm, do without a template',
  },
  {
    code: 'lint/feature-repeats-text',
    files: large,
    reason: 'the feature says it in the first step; the step that delegates is read long after it',
  },
];

const found = new Map(
  fixtureNames.map((name) => {
    const migration = migrateSource(inputOf(fixtureText(name)), [], builtins, { isRenamed: false, libraryIds: [] });
    if (migration.kind !== 'migrated') throw new Error(`${name} is not migrated`);
    return [name, linted(migration.text)] as const;
  }),
);
const isAccepted = (name: string, code: string) =>
  accepted.some((one) => one.code === code && one.files.includes(name));

describe('a migrated file', () => {
  // @verifies migrated-lints-clean
  it.each(fixtureNames)('%s has only findings that are listed with a reason', (name) => {
    const unexpected = (found.get(name) ?? []).filter(({ code }) => !isAccepted(name, code));
    expect(unexpected.map(({ code, at, message }) => `${code} ${at.pointer} ${message}`)).toEqual([]);
  });

  it('has every finding that is listed: a reason that no file needs is taken out', () => {
    const needless = accepted.flatMap(({ code, files }) =>
      files
        .filter((name) => !(found.get(name) ?? []).some((one) => one.code === code))
        .map((name) => `${name} ${code}`),
    );
    expect(needless).toEqual([]);
  });
});
