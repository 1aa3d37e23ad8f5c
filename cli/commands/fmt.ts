/**
 * `workrail fmt`: formats workflow sources. The meaning of a workflow does not change, and neither do its hash and
 * the lock file. `--check` writes nothing; `-` formats stdin to stdout.
 */

import { renderFrames } from '../../compiler/diagnostics/render.ts';
import { formatSource } from '../../compiler/format/format.ts';
import { usageError } from '../../project/failure.ts';
import { removeNamedLeftovers, rewriteSource } from '../outputs/rewritten-source.ts';
import { pathWithin } from '../../project/files/boundary.ts';
import { parsedAs } from '../../project/files/parsed-file.ts';
import { projectFolder } from '../../project/places.ts';
import { inputOfSource } from '../../project/sources/source-input.ts';
import { rootOf, type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import type { Diagnostic, FormatReport } from '../../schemas/diagnostics.ts';
import { counted } from '../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../command.ts';
import { type Operand, readOperands, stdinOperand } from '../operands/file-operands.ts';
import { requireSources } from '../operands/required-sources.ts';
import { block, newline, printData, printFile, printJson, say } from '../terminal/terminal.ts';
import { forProject } from '../../project/next-command.ts';

type Formatted = {
  readonly source: Operand;
  readonly text: string | null;
  readonly status: FormatReport['files'][number]['status'];
  readonly notWritten?: string;
  readonly diagnostics: readonly Diagnostic[];
};

function sourcesToFormat(root: SourceRoot, invocation: Invocation): readonly Operand[] {
  const { operands } = invocation;
  if (operands.length > 0) {
    const named = readOperands(operands);
    // A source of the project counts as a workflow, whatever its content.
    const sources = new Set(sourcesOf(root).map(({ path }) => path));
    for (const { path, input } of named)
      if (path !== stdinOperand && !sources.has(pathWithin(root.folder, path))) requireWorkflow(input);
    return named;
  }
  requireSources(root, invocation);
  return sourcesOf(root).map((file) => ({ input: inputOfSource(file, root.sourceKind), path: file.path }));
}

/** Any JSON can be formatted; only a workflow was meant. What is not JSON is refused with its place. */
function requireWorkflow({ file, text }: Operand['input']): void {
  const isOther = (value: unknown): value is unknown =>
    typeof value !== 'object' || value === null || !('steps' in value || 'id' in value);
  // `parsedAs` returns null for the value null too.
  if (text === '' || (text.trim() !== 'null' && parsedAs(text, isOther) === null)) return;
  throw usageError(
    `${file} is not a workflow: "id" and "steps" are missing; nothing was written`,
    'Give workflow files, or no file to format the whole project',
  );
}

function formatted(source: Operand, isCheck: boolean): Formatted {
  const { text, diagnostics } = formatSource(source.input);
  if (text === null) return { source, text, status: 'refused', diagnostics };
  const status = text === source.input.text ? 'unchanged' : isCheck ? 'unformatted' : 'formatted';
  return { source, text, status, diagnostics };
}

function written(result: Formatted, root: SourceRoot): Formatted {
  const { source, text, status } = result;
  if (status !== 'formatted' || text === null) return result;
  const why = rewriteSource(root, source.path, source.input.text, text);
  return why === null ? result : { ...result, status: 'unformatted', notWritten: why };
}

function reportOf(results: readonly Formatted[]): FormatReport {
  const notWritten = results.filter((result) => result.notWritten !== undefined).length;
  const count = (...statuses: readonly string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return {
    version: 1,
    files: results.map(({ source, status, notWritten: why }) => ({
      file: source.input.file,
      status,
      ...(why === undefined ? {} : { notWritten: why }),
    })),
    diagnostics: results.flatMap(({ diagnostics }) => [...diagnostics]),
    summary: {
      files: results.length,
      changed: count('formatted', 'unformatted') - notWritten,
      refused: count('refused'),
      notWritten,
    },
  };
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const isCheck = options['check'] === true;
  const isStdin = operands.includes(stdinOperand);
  if (isStdin && operands.length > 1)
    throw usageError('`-` cannot be combined with files', `Format stdin only: ${forProject('workrail fmt -')} < FILE`);
  const root = rootOf(projectFolder(options['project']));
  const found = sourcesToFormat(root, invocation).map((source) => formatted(source, isCheck));
  const isWriting = !isCheck && !isStdin;
  const results = isWriting ? found.map((result) => written(result, root)) : found;
  const report = reportOf(results);
  if (isWriting) {
    removeNamedLeftovers(
      root,
      results.map(({ source }) => source.path),
    );
  }
  if (options['json'] === true) await printJson(report);
  else if (isStdin && !isCheck) await printFilter(results, invocation);
  else await printReport(report, isCheck, invocation);
  const { refused, changed, notWritten } = report.summary;
  return refused + notWritten > 0 || (isCheck && changed > 0) ? exitCode.errorsFound : exitCode.ok;
}

/** A filter: stdout gets the text and nothing else. */
async function printFilter(results: readonly Formatted[], { withJson }: Invocation): Promise<void> {
  for (const { text, diagnostics } of results) {
    if (text !== null) await printFile(text);
    for (const frame of renderFrames(diagnostics, { showAll: withJson })) say(block(frame));
  }
}

function allFormatted(files: number): string {
  if (files === 0) return 'There are no files to format.';
  return files === 1 ? '1 file is formatted.' : `All ${files} files are formatted.`;
}

async function printReport(report: FormatReport, isCheck: boolean, { withJson }: Invocation): Promise<void> {
  const { files, diagnostics, summary } = report;
  for (const frame of renderFrames(diagnostics, { showAll: withJson })) await printData(`${block(frame)}${newline}`);
  for (const { file, status, notWritten } of files) {
    const why = notWritten === undefined ? '' : `; not written: ${notWritten}`;
    if (status === 'formatted' || status === 'unformatted') await printData(`${status}: ${file}${why}`);
  }
  if (summary.changed + summary.refused + summary.notWritten === 0) {
    await printData(allFormatted(summary.files));
    return;
  }
  const of = counted(summary.files, 'file');
  const refused = summary.refused === 0 ? '' : ` ${summary.refused} cannot be read.`;
  const notWritten = summary.notWritten === 0 ? '' : ` ${summary.notWritten} cannot be written.`;
  const next = isCheck && summary.changed > 0 ? ` Run: ${forProject('workrail fmt')}` : '';
  await printData(
    `${summary.changed} of ${of} ${isCheck ? 'not formatted' : 'formatted'}.${refused}${notWritten}${next}`,
  );
}
