/** `workrail sessions export <session>`: a session as a bundle in a file, or as a report, in a file or on stdout. */

import { resolve } from 'node:path';
import { version } from '../../../package.json';
import { usageError, valueOrFailure } from '../../../project/failure.ts';
import { newFile } from '../../../project/files/atomic-write.ts';
import { requireInside } from '../../../project/files/boundary.ts';
import { removeLeftovers } from '../../../project/files/leftovers.ts';
import { placeOfNamed } from '../../../project/files/named-place.ts';
import { projectFolder } from '../../../project/places.ts';
import { rootOf } from '../../../project/sources/source-root.ts';
import type { Exported } from '../../../runtime/admin/export-session.ts';
import type { ExportReport } from '../../../schemas/admin-reports.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { shellWord } from '../../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { gzipWriter, hasGzipName, isCompressed, plainWriter } from '../../operands/bundle-file.ts';
import { requireNewPlace, writingNew } from '../../outputs/new-place.ts';
import { printReport } from '../../reporters/json-report.ts';
import { originNotes, originWarnings } from '../../reporters/origin-text.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { printPiece, say } from '../../terminal/terminal.ts';

const formats = ['bundle', 'md'] as const;
const counts = (found: readonly { readonly kind: string; readonly count: number }[]) =>
  found.map(({ kind, count }) => `${count} ${kind}`).join(', ');

/**
 * The file is written completely or not at all. Notes may contain private data, so only its owner can read the file.
 *
 * @returns the bytes of the file
 */
async function writeFile(file: string, isGzip: boolean, write: Exported['write']): Promise<number> {
  const { boundary, path } = placeOfNamed(rootOf(projectFolder(undefined)), resolve(file));
  requireInside(boundary, path);
  const target = newFile(path, 0o600);
  let bytes = 0;
  const sink = (piece: Uint8Array) => {
    bytes += piece.length;
    target.write(piece);
  };
  try {
    const writer = isGzip ? gzipWriter(sink) : plainWriter(sink);
    valueOrFailure(await write(writer.write));
    await writer.end();
    writingNew(file, () => target.commit());
    removeLeftovers(boundary, [path]);
  } catch (error) {
    target.discard();
    throw error;
  }
  return bytes;
}

async function print(write: Exported['write']): Promise<void> {
  const writer = plainWriter((piece) => printPiece(piece.toString()));
  valueOrFailure(await write(writer.write));
  await writer.end();
}

/** Why it is not the whole session, and how much it is. */
function partialLines(report: Omit<ExportReport, 'version'>): string[] {
  const {
    sessionId,
    format,
    events,
    eventsInAll = events,
    partialBecause = [],
    workspacePathsLeftOut: leftOut,
  } = report;
  const isDamaged = partialBecause.includes('log_damaged');
  const cut = partialBecause.includes('artifact_lost');
  const unknown = partialBecause.includes('origin_unknown')
    ? [
        `PARTIAL DATA: ${sessionId} may have been incomplete when it was imported; the ${format === 'md' ? 'report' : 'bundle'} states this`,
      ]
    : [];
  if (!cut && !isDamaged) return unknown;
  const before = cut ? 'the first lost artifact' : 'the damage';
  const what = cut
    ? `${sessionId} refers to a lost artifact, and a bundle must contain every artifact`
    : `${sessionId} is damaged`;
  return [
    `PARTIAL DATA: ${what}. Exported: ${events} of ${isDamaged ? `${eventsInAll} or more events` : counted(eventsInAll, 'event')}, only those before ${before}${leftOut === 0 ? '' : `, without ${leftOut} that ${leftOut === 1 ? 'contains' : 'contain'} a path of this machine`}`,
    ...unknown,
  ];
}

function lostLines({ sessionId, format, lost = [] }: Omit<ExportReport, 'version'>): string[] {
  if (lost.length === 0) return [];
  return [
    ...lost.map(({ problem, eventIndex }) => `lost: ${problem} (event ${eventIndex})`),
    ...(lost.some(({ kind }) => kind !== 'artifact')
      ? [`To see what can be regenerated: workrail sessions repair ${sessionId} --dry-run`]
      : []),
    ...(format === 'bundle'
      ? [
          `Restore artifacts/ from a backup and export again, or export a report of the rest: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`,
        ]
      : []),
  ];
}

function redactionLines(report: Omit<ExportReport, 'version'>): string[] {
  const { redacted, redactions, searchedFor, unsearchedInputs = [], unsearchedContext = false } = report;
  if (!redacted) return [];
  if (searchedFor === undefined)
    return [
      redactions.length === 0
        ? 'redacted: nothing; every text, number and key is a word of the workflow or of WorkRail, or was redacted before'
        : `redacted: ${counts(redactions)}; the rest are words of the workflow or of WorkRail`,
    ];
  return [
    redactions.length === 0 ? 'redacted: no secrets or absolute paths were found' : `redacted: ${counts(redactions)}`,
    `searched for ${searchedFor.length} kinds of secrets and absolute paths (--json lists them); other kinds are not replaced, so review the file before you share it, or use --redact-all`,
    ...(unsearchedInputs.length === 0 ? [] : [unsearchedLine(unsearchedInputs)]),
    ...(unsearchedContext
      ? [
          'not searched for in texts: context values that are too short, of a run whose workflow is lost; review the file before you share it, or use --redact-all',
        ]
      : []),
  ];
}

const inputsShownMax = 8;
function unsearchedLine(inputs: readonly string[]): string {
  const more = inputs.length - inputsShownMax;
  const names = `${inputs.slice(0, inputsShownMax).join(', ')}${more > 0 ? ` and ${more} more (--json lists them)` : ''}`;
  return `not searched for in texts: values that are too short, of ${counted(inputs.length, 'sensitive input')} (${names}); review the file before you share it, or use --redact-all`;
}

function reportText(report: Omit<ExportReport, 'version'>): string[] {
  const {
    sessionId,
    format,
    file,
    bytes,
    events,
    redacted,
    unredactedInWorkflows,
    compressedBytes,
    workspacePathsLeftOut: leftOut,
  } = report;
  const without =
    leftOut === 0 ? '' : ` (without ${leftOut} that ${leftOut === 1 ? 'contains' : 'contain'} a path of this machine)`;
  return [
    ...partialLines(report),
    ...lostLines(report),
    ...originWarnings(report),
    ...originNotes(report),
    `exported ${sessionId} as ${format} to ${file}: ${counted(events, 'event')}${without}, ${bytes} bytes${compressedBytes === undefined ? '' : `, ${compressedBytes} compressed with gzip`}`,
    ...redactionLines(report),
    ...unredactedInWorkflows.map(
      ({ workflowId, kind, count }) =>
        `not redacted: ${count} ${kind} in the workflow ${workflowId}, because a redaction would change the workflow hash`,
    ),
    ...(redacted || report.origin?.redacted === true
      ? []
      : ['The export contains unredacted notes, context and artifacts; --redact replaces secrets and absolute paths.']),
  ];
}

/** The command that was meant. What it redacts is repeated: without it, the export would contain what nobody should see. */
function exportCommand({ operands, options }: Invocation, ending: string): string {
  const redact = options['redactAll'] === true ? ' --redact-all' : options['redact'] === true ? ' --redact' : '';
  return `workrail sessions export ${shellWord(operands[0] ?? '')}${redact} ${ending}`;
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const format = formats.find((candidate) => candidate === (options['format'] ?? 'bundle'));
  if (format === undefined) {
    throw usageError(
      `unknown format "${String(options['format'])}"`,
      `Use --format with one of: ${formats.join(', ')}`,
    );
  }
  const isReport = format === 'md';
  // A report is for users: without a file it is printed. A bundle is for programs, and contains data that should not be shown by accident.
  const out = options['out'] ?? (isReport ? '-' : undefined);
  if (typeof out !== 'string') {
    throw usageError(
      'sessions export needs --out',
      `Run: ${exportCommand(invocation, isReport ? '--format md' : '--out run.bundle.json')}`,
    );
  }
  const prompts = options['prompts'] === true;
  if (prompts && !isReport) {
    throw usageError(
      '--prompts needs --format md: a bundle always contains the prompts',
      `Run: ${exportCommand(invocation, '--format md --prompts')}`,
    );
  }
  if (options['json'] === true && out === '-') {
    const file = isReport ? 'run.md' : 'run.bundle.json';
    throw usageError(
      `--json prints a report of the export, but the ${isReport ? 'Markdown' : 'bundle'} goes to stdout too`,
      `Run: ${exportCommand(invocation, `--format ${format} --out ${file} --json`)}`,
    );
  }
  if (out !== '-') requireNewPlace(out);
  const redact = options['redactAll'] === true ? ('all' as const) : options['redact'] === true;
  const asked = { format, redact, prompts, appVersion: version };
  const { report: found, write } = valueOrFailure(await openAdminApi().exportSession(operands[0] ?? '', asked));
  const isGzip = isReport ? hasGzipName(out) : isCompressed(out, found.bytes);
  let fileBytes = found.bytes;
  if (out === '-') await print(write);
  else fileBytes = await writeFile(out, isGzip, write);
  const report = { ...found, file: out, ...(isGzip ? { compressedBytes: fileBytes } : {}) };
  if (options['json'] === true) await printReport('export-report', report, options);
  else for (const line of reportText(report)) say(line);
  return exitCode.ok;
}
