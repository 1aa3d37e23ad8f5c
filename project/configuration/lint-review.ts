/** The lint configuration of a project: the severities of its rules, and the queries of rules about files. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtins } from '../../builtins/registry.ts';
import type { Review } from '../../compiler/compile.ts';
import { type LintLevels, levelOf, nearestRule } from '../../compiler/lint/levels.ts';
import { lintWorkflow } from '../../compiler/lint/lint.ts';
import { allRules } from '../../compiler/lint/all-rules.ts';
import { errorRules } from '../../compiler/lint/error-rules.ts';
import type { LintDefinition, LintRule, Reference } from '../../compiler/lint/rule.ts';
import { unusedIgnore } from '../../compiler/lint/rules/unused-ignore/rule.ts';
import { configFailure, projectConfig } from './project-config.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { forProject } from '../next-command.ts';

export const configuredLevels = ({ folder, sourceKind }: SourceRoot): LintLevels =>
  sourceKind === 'user' ? {} : (projectConfig(folder).lint ?? {});

/** An unknown rule is an error like any other mistake in `workrail.json`; only the list of rules is still shown. */
export function refuseUnknownRules(levels: LintLevels, folder: string): void {
  for (const rule of Object.keys(levels)) {
    const { definitions } = allRules();
    if (definitions.some(({ id }) => id === rule)) continue;
    const near = nearestRule(rule, definitions);
    throw configFailure(
      folder,
      `no lint rule is named "${rule}"${near === null ? '' : `; did you mean "${near}"?`}`,
      `Run: ${forProject('workrail lint --rules')}`,
    );
  }
}

/** Only paths below the project count as missing files, and not URLs or packages. */
const isBelow =
  (folder: string, isSo: (path: string) => boolean) =>
  ({ source, resolveFrom }: Pick<Reference, 'source' | 'resolveFrom'>): boolean =>
    resolveFrom !== 'package' &&
    !/^[a-z][a-z0-9+.-]*:/i.test(source) &&
    isSo(resolve(folder, source.replace(/#.*$/s, '')));

/** Whether git would commit a path; in other commands, every file of the work tree counts. */
export type Committed = (path: string) => boolean;

/**
 * Bundled sources are linted in the repository of WorkRail, and not in the project that binds them.
 * @param folder the directory to which references are relative
 * @param isCommitted given if the command verifies what git would commit; a file that only git has is not missing
 */
export const reviewWith = (levels: LintLevels, folder: string, isCommitted?: Committed): Review =>
  reviewBy(undefined, levels, folder, isCommitted);

/** @param rules the rules to run; default: all */
function reviewBy(
  rules: readonly LintRule[] | undefined,
  levels: LintLevels,
  folder: string,
  isCommitted?: Committed,
): Review {
  const world = {
    isMissing: isBelow(folder, (path) => !existsSync(path) && isCommitted?.(path) !== true),
    isUncommitted: isBelow(folder, (path) => isCommitted?.(path) === false),
  };
  const { capabilities } = builtins;
  return (workflow, snapshot) =>
    workflow.unit.sourceKind === 'bundled'
      ? []
      : lintWorkflow(workflow, snapshot, { levels, world, capabilities, ...(rules === undefined ? {} : { rules }) });
}

/** The rules whose configured severity is `error`. */
function raisedReview(levels: LintLevels, folder: string): Review {
  const isError = (rule: LintDefinition) => levelOf(rule, levels) === 'error';
  const quiet = allRules()
    .definitions.filter((rule) => !isError(rule))
    .map(({ id }) => [id, 'off'] as const);
  return reviewWith(isError(unusedIgnore) ? levels : { ...levels, ...Object.fromEntries(quiet) }, folder);
}

/**
 * Only findings with the configured severity `error`. Other rules run only if an unused suppression is an error, because whether
 * a suppression is used is known only after its rule has run.
 */
export function errorReview(levels: LintLevels, folder: string): Review {
  const review = Object.keys(levels).length === 0 ? reviewBy(errorRules, levels, folder) : raisedReview(levels, folder);
  return (workflow, snapshot) => review(workflow, snapshot).filter(({ severity }) => severity === 'error');
}
