/** The one report of `workrail verify`: diagnostics, what is not formatted, and how the lock file differs. */
import { counted } from '../../schemas/text/counted.ts';
import { renderPretty } from '../../compiler/diagnostics/render.ts';
import type { VerifyReport } from '../../schemas/diagnostics.ts';
import { differenceLine } from '../../project/artifacts/artifact-differences.ts';
import type { CompiledRoot } from '../../project/compile/compile-root.ts';
import { type SeverityLimits, tooManyWarnings } from './severity-limits.ts';
import { block, dataColors, newline, oneLine, printData, printJson, terminalColumns } from '../terminal/terminal.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { renderDrift, renderErrors, renderGithub } from './github.ts';
import { paletteOf, type ReportFormat, shownCommand } from './report.ts';

type Context = {
  readonly result: CompiledRoot;
  readonly limits: SeverityLimits;
  /** What displayed paths are relative to. */
  readonly folder: string;
  /** The command that prints what the text leaves out. */
  readonly showAll: string | undefined;
};

export async function printVerify(format: ReportFormat, report: VerifyReport, context: Context): Promise<void> {
  if (format === 'json') return printJson(report);
  const text = format === 'github' ? githubText(report, context) : prettyText(report, context);
  return text === '' ? undefined : printData(text);
}

function githubText({ diagnostics, unformatted, differences, fixes }: VerifyReport, context: Context): string {
  const { folder, result, limits } = context;
  const fix = fixes.join(' && ');
  const excess = tooManyWarnings(result.diagnostics, limits);
  return [
    renderGithub(diagnostics, folder),
    renderErrors(
      unformatted.map((file) => ({ file, title: 'fmt', text: `not formatted\nRun: ${fix}` })),
      folder,
    ),
    renderDrift(differences, fix, folder),
    excess === null ? '' : `::error::${excess}`,
  ]
    .filter((lines) => lines !== '')
    .join(newline);
}

/** Lint errors keep nothing from being compiled. */
const isUncompiled = ({ result }: Context) =>
  result.diagnostics.some(({ severity, code }) => severity === 'error' && !code.startsWith('lint/'));

function prettyText(report: VerifyReport, context: Context): string {
  const { diagnostics, unformatted, differences, fixes, unstaged = [] } = report;
  const { result, limits } = context;
  const said = [
    diagnostics.length === result.diagnostics.length ? null : '--quiet prints errors only.',
    tooManyWarnings(result.diagnostics, limits),
    unformatted.length === 0 ? null : `${counted(unformatted.length, 'file')} not formatted.`,
    isUncompiled(context) ? 'workrail.lock was not compared: fix the errors first.' : null,
    differences.length === 0 ? null : 'workrail.lock does not match the sources.',
    unstaged.length === 0 ? null : `Staged content differs from the working tree: ${unstaged.join(', ')}.`,
    fixes.length === 0 ? null : `Run: ${fixes.join(' && ')}`,
  ].filter((sentence) => sentence !== null);
  const lines = [
    ...unformatted.map((file) => oneLine(`unformatted: ${file}`)),
    ...differences.map((difference) => oneLine(differenceLine(difference))),
  ];
  const next = said.length === 0 ? 'All files are formatted, and workrail.lock matches.' : visibleName(said.join(' '));
  const body = block(
    renderPretty(diagnostics, {
      workflows: result.files.length,
      counted: result.diagnostics,
      palette: paletteOf(dataColors()),
      columns: terminalColumns(),
      texts: result.texts,
      next,
      showAll: shownCommand(context.showAll),
    }),
  );
  return lines.length === 0 ? body : `${lines.join(newline)}${newline}${newline}${body}`;
}
