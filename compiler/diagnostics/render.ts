/** Renders many diagnostics as one report: text for users, JSON for programs. Both renderings are pure. */
import type { CheckReport, Diagnostic } from '../../schemas/diagnostics.ts';
import { listed } from '../../schemas/text/listed.ts';
import { shownByFile } from './bounded.ts';
import { renderFrame } from './frame.ts';
import { type Palette, plainPalette } from './palette.ts';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import { SourceText } from './source-text.ts';

export type PrettyOptions = {
  /** The number of workflow files that were checked. */
  readonly workflows: number;
  /** The number of findings for the summary, if not all of them are shown. Default: those that are shown. */
  readonly counted?: readonly Diagnostic[];
  /** The command to run next, printed after the summary. */
  readonly next?: string;
  /** The command that prints the findings that are not shown. If it is missing, only their number is printed. */
  readonly showAll?: string | undefined;
  /** The text of each file by display path, for colour and width. Without it, the stored plain rendering is printed. */
  readonly palette?: Palette;
  /** The width of the terminal, if the output is a terminal. */
  readonly columns?: number | undefined;
  readonly texts?: ReadonlyMap<string, string>;
};

const count = (diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']) =>
  diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;

/** Renders the summary: "2 errors and 1 warning in 3 workflows." */
export function summaryLine(diagnostics: readonly Diagnostic[], workflows: number): string {
  const errors = count(diagnostics, 'error');
  const warnings = count(diagnostics, 'warning');
  const infos = count(diagnostics, 'info');
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(infos > 0 ? [counted(infos, 'remark')] : []),
  ];
  return `${parts.length === 0 ? 'no problems' : listed(parts)} in ${counted(workflows, 'workflow')}.`;
}

type FrameSources = Pick<PrettyOptions, 'palette' | 'columns' | 'texts' | 'showAll'>;

/** One text for each finding that is shown, and one for the findings of a file that are not shown. No text ends with a line feed. */
export function renderFrames(diagnostics: readonly Diagnostic[], options: FrameSources): readonly string[] {
  const palette = options.palette ?? plainPalette;
  const width = options.columns === undefined ? {} : { columns: options.columns };
  const isPlain = options.palette === undefined && options.columns === undefined;
  return shownByFile(diagnostics).flatMap(({ file, shown, hidden }) => {
    const text = isPlain ? undefined : options.texts?.get(file);
    const source = text === undefined ? null : new SourceText(file, text);
    const frames = shown.map((one) =>
      source === null ? one.rendered : renderFrame(one, source, { palette, ...width }),
    );
    return hidden === 0 ? frames : [...frames, palette.strong(hiddenLine(file, hidden, options.showAll))];
  });
}

function hiddenLine(file: string, hidden: number, showAll: string | undefined): string {
  const line = `${counted(hidden, 'more finding')} in ${file} ${isOrAre(hidden)} not shown.`;
  return showAll === undefined ? line : `${line} To see all of them, run: ${showAll}`;
}

/** The frames, separated by blank lines, then the summary. Ends with a line feed. */
export function renderPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const palette = options.palette ?? plainPalette;
  const summary = summaryLine(options.counted ?? diagnostics, options.workflows);
  const last = options.next === undefined ? summary : `${summary} ${options.next}`;
  return `${[...renderFrames(diagnostics, options), palette.strong(last)].join('\n\n')}\n`;
}

/** The versioned report that `--json` prints (schemas/diagnostics.ts). Only commands that compile set `compiled`. */
export function checkReportOf(
  diagnostics: readonly Diagnostic[],
  workflows: number,
  compiled?: readonly NonNullable<CheckReport['compiled']>[number][],
): CheckReport {
  return {
    version: 1,
    diagnostics: [...diagnostics],
    ...(compiled === undefined
      ? {}
      : { compiled: compiled.map(({ workflowId, workflowHash, file }) => ({ workflowId, workflowHash, file })) }),
    summary: { errors: count(diagnostics, 'error'), warnings: count(diagnostics, 'warning'), workflows },
  };
}
