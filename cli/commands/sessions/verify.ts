/** `workrail sessions verify <session|FILE>`: replays a log. Exits with 1 unless every event is valid. */

import { valueOrFailure } from '../../../project/failure.ts';
import type { AdminApi } from '../../../runtime/admin-api.ts';
import type { VerificationReport } from '../../../schemas/admin-reports.ts';
import { counted } from '../../../schemas/text/counted.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { looksLikeFile, readBundle } from '../../operands/bundle-file.ts';
import { foundRun } from '../../operands/near-run.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { originNotes, originWarnings } from '../../reporters/origin-text.ts';
import { requireManifest } from '../../serving/lost-manifest.ts';
import { openAdminApi } from '../../serving/open-admin.ts';
import { type Colors, newline } from '../../terminal/terminal.ts';

/** What to do about the first thing that is wrong, where anything can be done. */
function nextCommand({ subject, health, damage, firstBad }: VerificationReport): string[] {
  const { sessionId } = subject;
  if (health === 'unknown_version') {
    return [
      'A newer version of WorkRail wrote a part of this session: update WorkRail, then run the same command again',
    ];
  }
  const object = firstBad?.object;
  if (object?.state === 'unreadable') return ['The data directory could not be read. Run: workrail doctor'];
  if (object?.kind === 'artifact') {
    return [
      'Artifacts cannot be regenerated: restore artifacts/ from a backup.',
      `To read the rest: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`,
    ];
  }
  return object !== undefined || damage !== undefined
    ? [`To preview a repair: workrail sessions repair ${sessionId} --dry-run`]
    : [];
}

function aboutSubject(report: VerificationReport, { yellow }: Colors): string[] {
  if (report.subject.kind === 'session') return [...originWarnings(report).map(yellow), ...originNotes(report)];
  return report.salvaged
    ? [yellow('PARTIAL DATA: the exported session was damaged, so this bundle may be incomplete')]
    : [];
}

/** As many as `sessions show` counts. Each different one is stored and checked once. */
function artifactsText({ artifacts, artifactOutputs = artifacts }: VerificationReport['checked']): string {
  const recorded = counted(artifactOutputs, 'artifact');
  return artifactOutputs === artifacts ? recorded : `${recorded} (${artifacts} different)`;
}

function verificationText(report: VerificationReport, colors: Colors): string {
  const { bold, green, red, yellow } = colors;
  const { subject, checked, firstBad, unverifiable } = report;
  const facts = [
    counted(checked.events, 'event'),
    counted(checked.plans, 'recorded call'),
    counted(checked.runs, 'run'),
    counted(checked.nodes, 'node'),
    artifactsText(checked),
  ].join(', ');
  const subjectText = subject.kind === 'bundle' ? `bundle of ${subject.sessionId}` : subject.sessionId;
  const lines = aboutSubject(report, colors);
  if (firstBad !== undefined) {
    const event = `event ${firstBad.eventIndex}${firstBad.kind === undefined ? '' : ` (${firstBad.kind})`}`;
    lines.push(
      `${bold(subjectText)}  ${red('failed')} at ${event}: ${firstBad.problem}`,
      `Valid before this event: ${facts}.`,
      ...nextCommand(report),
    );
  } else if (unverifiable.length > 0) {
    lines.push(`${bold(subjectText)}  ${yellow('partly verified')}; not all of it can be replayed. Valid: ${facts}`);
  } else lines.push(`${bold(subjectText)}  ${green('verified')}: ${facts}`);
  for (const { eventIndex, reason } of unverifiable)
    lines.push(`  not verified from event ${eventIndex} on: ${reason}`);
  return lines.join(newline);
}

async function verifiedSession(operator: AdminApi, operand: string): Promise<VerificationReport> {
  const verified = await operator.verifySession(operand);
  if (verified.isErr()) await requireManifest(operand);
  return foundRun(verified, (near) => `sessions verify ${near}`);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  const operator = openAdminApi();
  const report = looksLikeFile(operand)
    ? valueOrFailure(await operator.verifyBundle(readBundle(operand)))
    : await verifiedSession(operator, operand);
  await printAnswer(null, report, options, verificationText);
  return report.verdict === 'verified' ? exitCode.ok : exitCode.errorsFound;
}
