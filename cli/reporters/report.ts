/** One report of diagnostics in the format that was asked for: the same diagnostics in, another rendering out. */
import { checkReportOf, renderPretty } from '../../compiler/diagnostics/render.ts';
import type { Palette } from '../../compiler/diagnostics/palette.ts';
import { flowWords } from '../../compiler/flow/summary.ts';
import type { CheckReport, Diagnostic, FlowSummary } from '../../schemas/diagnostics.ts';
import type { Invocation } from '../command.ts';
import { type Failure, usageError } from '../../project/failure.ts';
import { noLimits, type SeverityLimits, shownOf, tooManyWarnings } from './severity-limits.ts';
import {
  block,
  type Colors,
  dataColors,
  newline,
  printData,
  printJson,
  terminalColumns,
} from '../terminal/terminal.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { renderGithub } from './github.ts';

const formats = ['pretty', 'json', 'github'] as const;
export type ReportFormat = (typeof formats)[number];

export function reportFormat({ options }: Invocation): ReportFormat {
  const asked = options['format'] ?? 'pretty';
  const format = formats.find((candidate) => candidate === asked);
  if (format === undefined) throw unknownFormat(String(asked));
  return options['json'] === true ? 'json' : format;
}

const unknownFormat = (asked: string): Failure =>
  usageError(`unknown format "${asked}"`, `Use --format with one of: ${formats.join(', ')}`);

/** How artifacts differ from what the sources give, and the command that fixes it. */
export type Drift = Pick<CheckReport, 'differences' | 'fix'>;

export type Reported = {
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: readonly NonNullable<CheckReport['compiled']>[number][];
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
};

export const paletteOf = (colors: Colors): Palette => ({
  error: (text) => colors.bold(colors.red(text)),
  warning: (text) => colors.bold(colors.yellow(text)),
  info: (text) => colors.bold(colors.blue(text)),
  strong: colors.bold,
  muted: colors.dim,
  accent: colors.cyan,
});

/** On one line, whatever was typed. */
export const shownCommand = (command: string | undefined): string | undefined =>
  command === undefined ? undefined : visibleName(command);

/** @param next what to run next, for people */
export async function printReport(
  format: ReportFormat,
  result: Reported,
  options: {
    /** What displayed paths are relative to. */
    readonly folder: string;
    readonly workflows: number;
    readonly withCompiled: boolean;
    readonly next?: string;
    /** The command that prints what the text leaves out. */
    readonly showAll: Invocation['withJson'];
    readonly drift?: Drift;
    readonly flow?: FlowSummary;
    readonly limits?: SeverityLimits;
  },
): Promise<void> {
  const { diagnostics: all, compiled, texts } = result;
  const limits = options.limits ?? noLimits;
  const diagnostics = shownOf(all, limits);
  const excess = tooManyWarnings(all, limits);
  if (format === 'json')
    return printJson({
      ...checkReportOf(diagnostics, options.workflows, options.withCompiled ? compiled : undefined),
      summary: checkReportOf(all, options.workflows).summary,
      ...options.drift,
      ...(options.flow === undefined ? {} : { flow: options.flow }),
    });
  if (format === 'github') {
    const lines = [renderGithub(diagnostics, options.folder), excess === null ? '' : `::error::${excess}`];
    const text = lines.filter((line) => line !== '').join(newline);
    return text === '' ? undefined : printData(text);
  }
  const palette = paletteOf(dataColors());
  const said = [
    diagnostics.length === all.length ? null : '--quiet prints errors only.',
    excess,
    options.flow === undefined ? null : flowWords(options.flow),
    options.next ?? null,
  ].filter((sentence) => sentence !== null);
  const next = said.length === 0 ? {} : { next: visibleName(said.join(' ')) };
  const { workflows, showAll } = options;
  const shown = { palette, columns: terminalColumns(), texts, showAll: shownCommand(showAll) };
  return printData(block(renderPretty(diagnostics, { workflows, counted: all, ...shown, ...next })));
}
