/**
 * The type of a lint rule: it examines a workflow that compiles, and returns likely problems for users or agents. A rule never
 * repeats a finding of the compiler. A missed case is better than a false positive.
 */
import type { Severity } from '../diagnostics/codes.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import type { LintContext } from './context.ts';

export type LintRuleId = `lint/${string}`;

/** `fixes` contains only edits that are certainly right, because `lint --fix` applies them. A suggestion belongs in `help`. */
export type LintFinding = Omit<UnlocatedDiagnostic, 'code'>;

export type LintDefinition = {
  readonly id: LintRuleId;
  /** The default severity; `workrail.json` can set another. */
  readonly severity: Severity;
  /** One line: the title of its page and its line in `lint --rules`. */
  readonly summary: string;
  readonly isFixable: boolean;
};

export type LintRule = LintDefinition & {
  readonly find: (subject: LintContext, world: LintWorld) => readonly LintFinding[];
};

export type Reference = NonNullable<LintContext['source']['references']>[number];

/** What a rule may query about files. A host without access to files returns false. */
export type LintWorld = {
  /** True only if the file was searched and does not exist. */
  readonly isMissing: (file: Pick<Reference, 'source' | 'resolveFrom'>) => boolean;
  /** True only for an existing file that git would not commit, in a command that verifies what git would commit. */
  readonly isUncommitted: (file: Pick<Reference, 'source' | 'resolveFrom'>) => boolean;
};
