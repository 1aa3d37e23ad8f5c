/** `workrail check`: errors in sources, and nothing written. */
import { flowSummary } from '../../compiler/flow/summary.ts';
import { exitCode, type Invocation } from '../command.ts';
import { compileInputs, compileRoot } from '../compile-root.ts';
import { readOperands } from '../operands.ts';
import { projectFolder } from '../places.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { rootOf, type SourceRoot } from '../sources.ts';

const compileProject = (root: SourceRoot) => ({ ...compileRoot(root), folder: root.folder });

export async function run(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const { operands, options } = invocation;
  const inputs = readOperands(operands).map(({ input }) => input);
  const result =
    inputs.length > 0
      ? { ...compileInputs(inputs), files: inputs, folder: process.cwd() }
      : compileProject(rootOf(projectFolder(options['project'])));
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  const next =
    result.files.length === 0
      ? 'There are no sources in .workrail/workflows.'
      : failed
        ? undefined
        : 'Run `workrail compile` to write what is served.';
  await printReport(format, result, {
    folder: result.folder,
    workflows: result.files.length,
    withCompiled: false,
    flow: flowSummary(result.compiled.map(({ snapshot }) => snapshot)),
    ...(next === undefined || operands.length > 0 ? {} : { next }),
  });
  return failed ? exitCode.errorsFound : exitCode.ok;
}
