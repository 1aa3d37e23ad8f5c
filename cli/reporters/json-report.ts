/** A report of a command as its options ask for it: as text, or as JSON in the version of `--json=<version>`, by default the newest. */
import type { VersionedReport } from '../../schemas/report-versions.ts';
import type { Invocation } from '../command.ts';
import { type Colors, dataColors, printData, printJson } from '../terminal/terminal.ts';

/** @param name null where the report has one version */
export async function printReport(
  name: VersionedReport | null,
  report: object,
  { jsonVersion }: Invocation['options'],
): Promise<void> {
  if (name === null || jsonVersion !== 1) return printJson(report);
  // Loaded here: hardly anybody asks for an earlier version.
  const { asVersion1 } = await import('../../schemas/report-versions.ts');
  return printJson(asVersion1(name, report));
}

export const printAnswer = <R extends object>(
  name: VersionedReport | null,
  report: R,
  options: Invocation['options'],
  textOf: (report: R, colors: Colors) => string,
): Promise<void> =>
  options['json'] === true ? printReport(name, report, options) : printData(textOf(report, dataColors()));
