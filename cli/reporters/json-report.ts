/** A report as JSON, in the version that `--json=<version>` asks for; without one, in the newest. */
import { asVersion1, type VersionedReport } from '../../schemas/report-versions.ts';
import type { Invocation } from '../command.ts';
import { printJson } from '../terminal/terminal.ts';

export const printReport = (
  name: VersionedReport,
  report: object,
  { jsonVersion }: Invocation['options'],
): Promise<void> => printJson(jsonVersion === 1 ? asVersion1(name, report) : report);
