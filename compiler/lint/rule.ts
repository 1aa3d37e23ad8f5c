/**
 * What a lint rule is: it looks at a workflow that compiles and answers with what will hurt the people or the agent who
 * use it. A rule never repeats what the compiler says, and rather misses a case than blames a good text.
 */
import type { Severity } from '../diagnostics/codes.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import type { LintContext } from './context.ts';

export type LintRuleId = `lint/${string}`;

/** `fixes` hold only edits that are safe without a person: `lint --fix` applies them. A guess belongs into `help`. */
export type LintFinding = Omit<UnlocatedDiagnostic, 'code'>;

export type LintDefinition = {
  readonly id: LintRuleId;
  /** Unless `workrail.json` says another. */
  readonly severity: Severity;
  /** One line: the title of its page and its line in `lint --rules`. */
  readonly summary: string;
  readonly isFixable: boolean;
};

export type LintRule = LintDefinition & {
  readonly find: (subject: LintContext, world: LintWorld) => readonly LintFinding[];
};

export type Reference = NonNullable<LintContext['source']['references']>[number];

/** What a rule may ask of the world around the source. Whoever reads no files answers no. */
export type LintWorld = {
  /** True only when the file was looked for and is not there. */
  readonly isMissing: (file: Pick<Reference, 'source' | 'resolveFrom'>) => boolean;
  /** True only for a file that exists and that git would not commit, where the question is what git would commit. */
  readonly isUncommitted: (file: Pick<Reference, 'source' | 'resolveFrom'>) => boolean;
};
