/**
 * `workrail lint`: reports likely problems in workflows that compile, and the errors of those that do not. `--fix` applies safe
 * fixes; `--rules` lists the rules with their levels in this project.
 */

import { flowSummary } from '../../compiler/flow/summary.ts';
import { type LintLevels, levelOf } from '../../compiler/lint/levels.ts';
import { lintDefinitions } from '../../compiler/lint/registry.ts';
import { type CompiledInputs, compileRoot } from '../../project/compile/compile-root.ts';
import { configuredLevels, refuseUnknownRules, reviewWith } from '../../project/configuration/lint-review.ts';
import { usageError } from '../../project/failure.ts';
import { projectFolder } from '../../project/places.ts';
import { rootOf, type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import type { LintRuleList } from '../../schemas/diagnostics.ts';
import { counted } from '../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../command.ts';
import { compileOperands } from '../operands/compile-operands.ts';
import { readOperands, stdinOperand } from '../operands/file-operands.ts';
import { refuseUnknownSlots, requestedBindings } from '../operands/requested-bindings.ts';
import { requireSources } from '../operands/required-sources.ts';
import { type FixedFile, type FixSetting, fixFiles } from '../outputs/fix-files.ts';
import { reportingConfig, withConfig } from '../reporters/config-report.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { severityLimits, tooManyWarnings } from '../reporters/severity-limits.ts';
import { dataColors, oneLine, printData, printJson, say } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

async function printRules(levels: LintLevels, asJson: boolean): Promise<void> {
  const list: LintRuleList = {
    version: 1,
    rules: lintDefinitions.map((rule) => ({
      id: rule.id,
      severity: rule.severity,
      level: levelOf(rule, levels),
      summary: rule.summary,
      fixable: rule.isFixable,
      docs: `workrail explain ${rule.id}`,
    })),
  };
  if (asJson) return printJson(list);
  const colors = dataColors();
  const width = Math.max(...list.rules.map(({ id }) => id.length));
  for (const { id, level, summary, fixable } of list.rules) {
    const marks = `${level.padEnd('warning'.length)}  ${fixable ? 'fix' : '   '}`;
    await printData(`${colors.bold(id.padEnd(width))}  ${marks}  ${summary}`);
  }
}

function printFixed(done: readonly FixedFile[]): void {
  const fixed = done.filter((one) => one.kind === 'fixed');
  const fixes = fixed.reduce((sum, one) => sum + one.fixes.length, 0);
  for (const { file, fixes } of fixed)
    for (const { code, at, message, title } of fixes)
      say(oneLine(`fixed ${file}:${at.line}: ${message}: ${title} (${code})`));
  const refused = done.filter((one) => one.kind === 'refused');
  for (const { file, why } of refused) say(`${file} was not changed: ${why}`);
  if (fixes > 0) say(`Applied ${counted(fixes, 'fix', 'fixes')} in ${counted(fixed.length, 'file')}.`);
  if (refused.length > 0) {
    const lost = refused.reduce((sum, one) => sum + one.fixes.length, 0);
    say(`${counted(lost, 'fix', 'fixes')} in ${counted(refused.length, 'file')} not applied.`);
  } else if (fixes === 0) say('No safe fixes found.');
}

/** False where a fix could not be applied: the caller asked for it, so the command fails. */
function applyFixesTo(
  operands: readonly string[],
  root: SourceRoot,
  setting: Pick<FixSetting, 'review' | 'requests'>,
): boolean {
  if (operands.includes(stdinOperand))
    throw usageError('--fix cannot be combined with `-`', 'Give files, or no file to fix the whole project');
  const targets =
    operands.length > 0 ? readOperands(operands).map(({ input, path }) => ({ ...input, path })) : sourcesOf(root);
  const done = fixFiles(targets, root, {
    ...setting,
    sourceKind: operands.length > 0 ? 'project' : root.sourceKind,
  });
  printFixed(done);
  return done.every(({ kind }) => kind === 'fixed');
}

type Linted = CompiledInputs & { readonly files: readonly { readonly file: string }[] };

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => lint(invocation));

async function lint(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const limits = severityLimits(invocation);
  const { operands, options } = invocation;
  const root = rootOf(projectFolder(options['project']));
  const levels = configuredLevels(root);
  if (options['rules'] === true) {
    if (operands.length > 0)
      throw usageError(
        '--rules lists the rules of the project and takes no files',
        `Run: ${forProject('workrail lint --rules')}`,
      );
    await printRules(levels, format === 'json');
    return exitCode.ok;
  }
  refuseUnknownRules(levels, root.folder);
  if (operands.length === 0) requireSources(root, invocation);
  const review = reviewWith(levels, root.folder);
  const requests = requestedBindings(invocation);
  const isFixed = options['fix'] !== true || applyFixesTo(operands, root, { review, requests });
  const named = readOperands(operands);
  const result: Linted =
    named.length > 0
      ? {
          ...compileOperands(named, { root, review, requests, isReportOnly: true }),
          files: named.map(({ input }) => input),
        }
      : withConfig(root, compileRoot(root, { review, requests, isReportOnly: true }));
  refuseUnknownSlots(
    requests,
    result,
    result.files.map(({ file }) => file),
  );
  await printReport(format, result, {
    folder: named.length > 0 ? process.cwd() : root.folder,
    workflows: result.files.length,
    withCompiled: false,
    showAll: invocation.withJson,
    flow: flowSummary(result.compiled.map(({ snapshot }) => snapshot)),
    limits,
  });
  if (tooManyWarnings(result.diagnostics, limits) !== null) return exitCode.errorsFound;
  const hasErrors = result.diagnostics.some(({ severity }) => severity === 'error');
  return hasErrors || !isFixed ? exitCode.errorsFound : exitCode.ok;
}
