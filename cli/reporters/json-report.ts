/** A report of a command as its options ask for it: as text, or as JSON in the version of `--json=<version>`, by default the newest. */
import { asVersion1, type VersionedReport } from '../../schemas/report-versions.ts';
import type { Invocation } from '../command.ts';
import { type Colors, dataColors, printData, printJson } from '../terminal/terminal.ts';

/** @param name null where the report has one version */
export const printReport = (
  name: VersionedReport | null,
  report: object,
  { jsonVersion }: Invocation['options'],
): Promise<void> => printJson(name !== null && jsonVersion === 1 ? asVersion1(name, report) : report);

export const printAnswer = <R extends object>(
  name: VersionedReport | null,
  report: R,
  options: Invocation['options'],
  textOf: (report: R, colors: Colors) => string,
): Promise<void> =>
  options['json'] === true ? printReport(name, report, options) : printData(textOf(report, dataColors()));
