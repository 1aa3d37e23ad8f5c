/**
 * `workrail check`: errors in sources, and nothing written. Of the lint rules it runs those whose level is `error`: a workflow
 * that no agent can finish is as wrong as one that does not compile.
 */
import { flowSummary } from '../../compiler/flow/summary.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { disagreesWithLock, isStale } from '../../project/compile/staleness.ts';
import { configuredLevels, errorReview, refuseUnknownRules } from '../../project/configuration/lint-review.ts';
import { projectFolder } from '../../project/places.ts';
import { rootOf, type SourceRoot } from '../../project/sources/source-root.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { exitCode, type Invocation } from '../command.ts';
import { compileOperands } from '../operands/compile-operands.ts';
import { readOperands } from '../operands/file-operands.ts';
import { refuseUnknownSlots, requestedBindings } from '../operands/requested-bindings.ts';
import { requireSources } from '../operands/required-sources.ts';
import { reportingConfig, withConfig } from '../reporters/config-report.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { forProject } from '../../project/next-command.ts';

/** Decides only whether a hint is printed, so compiled workflows that this user may not read are no error. */
function differsFromSources(root: SourceRoot): boolean {
  try {
    return isStale(root) || disagreesWithLock(root);
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return false;
  }
}

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => check(invocation));

async function check(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const { operands, options } = invocation;
  const requests = requestedBindings(invocation);
  const named = readOperands(operands);
  const root = rootOf(projectFolder(options['project']));
  if (named.length === 0) requireSources(root, invocation);
  const levels = configuredLevels(root);
  refuseUnknownRules(levels, root.folder);
  const setting = { review: errorReview(levels, root.folder), isReportOnly: true };
  const result =
    named.length > 0
      ? {
          ...compileOperands(named, { root, requests, ...setting }),
          files: named.map(({ input }) => input),
          folder: process.cwd(),
        }
      : { ...withConfig(root, compileRoot(root, { requests, ...setting })), folder: root.folder };
  refuseUnknownSlots(
    requests,
    result,
    result.files.map(({ file }) => file),
  );
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  const isUnwritten = operands.length === 0 && !failed && differsFromSources(root);
  await printReport(format, result, {
    folder: result.folder,
    workflows: result.files.length,
    withCompiled: false,
    showAll: invocation.withJson,
    flow: flowSummary(result.compiled.map(({ snapshot }) => snapshot)),
    ...(isUnwritten ? { next: `Run \`${forProject('workrail compile')}\` to write the compiled workflows.` } : {}),
  });
  return failed ? exitCode.errorsFound : exitCode.ok;
}
