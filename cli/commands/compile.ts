/**
 * `workrail compile`: sources → `.workrail/compiled/` and `workrail.lock`. The whole project is compiled, because files are
 * checked against each other; operands only choose which files are reported. What has errors is left out of the catalog,
 * and then the lock file stays as it is.
 */
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { exitCode, type Invocation, usageError } from '../command.ts';
import { type CompiledRoot, compileRoot, writeArtifacts } from '../compile-root.ts';
import { projectFolder } from '../places.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { rootOf } from '../sources.ts';

export async function run(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const root = rootOf(projectFolder(invocation.options['project']));
  const result = compileRoot(root);
  const chosen = choose(result, root.folder, invocation.operands);
  if (result.files.length > 0 || existsSync(root.compiledFolder))
    writeArtifacts(root, result, { lock: true, prune: true });
  const failed = chosen.diagnostics.some(({ severity }) => severity === 'error');
  const count = result.compiled.length;
  await printReport(format, chosen, {
    workflows: chosen.files.length,
    withCompiled: true,
    next:
      result.files.length === 0
        ? 'There are no sources in .workrail/workflows.'
        : `Compiled ${count} ${count === 1 ? 'workflow' : 'workflows'} to .workrail/compiled.`,
  });
  return failed ? exitCode.errorsFound : exitCode.ok;
}

function choose(result: CompiledRoot, folder: string, operands: readonly string[]): CompiledRoot {
  if (operands.length === 0) return result;
  const wanted = new Set(operands.map((operand) => relative(folder, resolve(operand)).split(sep).join('/')));
  for (const file of wanted) {
    if (result.files.some((source) => source.file === file)) continue;
    throw usageError(
      `${file} is not a source of this project`,
      'Sources are in .workrail/workflows, or in folders that workrail.json names',
    );
  }
  return {
    ...result,
    files: result.files.filter(({ file }) => wanted.has(file)),
    diagnostics: result.diagnostics.filter(({ at }) => wanted.has(at.file)),
    compiled: result.compiled.filter(({ file }) => wanted.has(file)),
  };
}
