/** `workrail check`: errors in sources, and nothing written. */
import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { CompileInput } from '../../compiler/compile.ts';
import { exitCode, type Invocation, usageError } from '../command.ts';
import { compileInputs, compileRoot, inputOf } from '../compile-root.ts';
import { projectFolder } from '../places.ts';
import { printReport, reportFormat } from '../reporters/report.ts';
import { rootOf } from '../sources.ts';

/** A named file, read as it is; its displayed path is relative to where the person stands. */
export function readOperand(operand: string): CompileInput {
  if (operand === '-') return inputOf('<stdin>', readFileSync(0), 'project');
  const path = resolve(operand);
  try {
    return inputOf(relative(process.cwd(), path).split(sep).join('/') || operand, readFileSync(path), 'project');
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code ?? '';
    const why = errno === 'ENOENT' ? 'there is no such file' : errno === 'EISDIR' ? 'it is a folder' : errno;
    throw usageError(
      `${operand} cannot be read: ${why}`,
      'Name workflow files, or give none to check the whole project',
    );
  }
}

export async function run(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const { operands, options } = invocation;
  const result =
    operands.length > 0
      ? { ...compileInputs(operands.map(readOperand)), files: operands }
      : compileRoot(rootOf(projectFolder(options['project'])));
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  const next =
    result.files.length === 0
      ? 'There are no sources in .workrail/workflows.'
      : failed
        ? undefined
        : 'Run `workrail compile` to write what is served.';
  await printReport(format, result, {
    workflows: result.files.length,
    withCompiled: false,
    ...(next === undefined || operands.length > 0 ? {} : { next }),
  });
  return failed ? exitCode.errorsFound : exitCode.ok;
}
