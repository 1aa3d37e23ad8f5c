/** `workrail check`: errors in sources, and nothing written. */
import { flowSummary } from '../../compiler/flow/summary.ts';
import { exitCode, type Invocation } from '../command.ts';
import { compileOperands } from '../operands/compile-operands.ts';
import { disagreesWithLock, isStale } from '../../project/compile/staleness.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { reportingConfig, withConfig } from '../reporters/config-report.ts';
import { requireSources } from '../operands/required-sources.ts';
import { readOperands } from '../operands/file-operands.ts';
import { projectFolder } from '../../project/places.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { refuseUnknownSlots, requestedBindings } from '../operands/requested-bindings.ts';
import { rootOf } from '../../project/sources/source-root.ts';

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => check(invocation));

async function check(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const { operands, options } = invocation;
  const requests = requestedBindings(invocation);
  const named = readOperands(operands);
  const root = rootOf(projectFolder(options['project']));
  if (named.length === 0) requireSources(root, invocation);
  const result =
    named.length > 0
      ? { ...compileOperands(named, { root, requests }), files: named.map(({ input }) => input), folder: process.cwd() }
      : { ...withConfig(root, compileRoot(root, { requests })), folder: root.folder };
  refuseUnknownSlots(
    requests,
    result,
    result.files.map(({ file }) => file),
  );
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  const isUnwritten = operands.length === 0 && !failed && (isStale(root) || disagreesWithLock(root));
  await printReport(format, result, {
    folder: result.folder,
    workflows: result.files.length,
    withCompiled: false,
    showAll: invocation.withJson,
    flow: flowSummary(result.compiled.map(({ snapshot }) => snapshot)),
    ...(isUnwritten ? { next: 'Run `workrail compile` to write the compiled workflows.' } : {}),
  });
  return failed ? exitCode.errorsFound : exitCode.ok;
}
