/** `workrail sessions verify <session|FILE>`: a log decided again. Exits with 1 unless every event is as it must be. */
import { counted } from '../../schemas/counted.ts';
import type { VerificationReport } from '../../schemas/admin-reports.ts';
import { looksLikeFile, readBundle } from '../operands/bundle-file.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure } from '../../project/failure.ts';
import { openOperator } from '../serving/open-admin.ts';
import { originNotes, originWarnings } from '../reporters/origin-text.ts';
import { type Colors, dataColors, newline, printData, printJson } from '../terminal/terminal.ts';

/** What to do about the first thing that is wrong, where anything can be done. */
function nextCommand({ subject, health, damage, firstBad }: VerificationReport): string[] {
  const { sessionId } = subject;
  if (health === 'unknown_version') {
    return ['A newer WorkRail wrote it, and nothing is damaged: verify it with that version'];
  }
  const object = firstBad?.object;
  if (object?.state === 'unreadable') return ['The store could not be read. Run: workrail doctor'];
  if (object?.kind === 'artifact') {
    return [
      'Nothing can make an artifact again: restore artifacts/ from a backup.',
      `What is left can be read: workrail sessions export ${sessionId} --format md --out ${sessionId}.md`,
    ];
  }
  return object !== undefined || damage !== undefined
    ? [`See what a repair would do: workrail sessions repair ${sessionId} --dry-run`]
    : [];
}

function aboutSubject(report: VerificationReport, { yellow }: Colors): string[] {
  if (report.subject.kind === 'session') return [...originWarnings(report).map(yellow), ...originNotes(report)];
  return report.salvaged
    ? [yellow('PARTIAL DATA: this bundle may hold only what stood before something was damaged or lost')]
    : [];
}

function verificationText(report: VerificationReport, colors: Colors): string {
  const { bold, green, red, yellow } = colors;
  const { subject, checked, firstBad, unverifiable } = report;
  const facts = [
    counted(checked.events, 'event'),
    counted(checked.plans, 'plan'),
    counted(checked.runs, 'run'),
    counted(checked.nodes, 'node'),
    counted(checked.artifacts, 'artifact'),
  ].join(', ');
  const subjectText = subject.kind === 'bundle' ? `bundle of ${subject.sessionId}` : subject.sessionId;
  const lines = aboutSubject(report, colors);
  if (firstBad !== undefined) {
    const event = `event ${firstBad.eventIndex}${firstBad.kind === undefined ? '' : ` (${firstBad.kind})`}`;
    lines.push(
      `${bold(subjectText)}  ${red('failed')} at ${event}: ${firstBad.problem}`,
      `Before it, ${facts} are as they must be.`,
      ...nextCommand(report),
    );
  } else if (unverifiable.length > 0) {
    lines.push(
      `${bold(subjectText)}  ${yellow('cannot be verified by this version')}; what can be is as it must be: ${facts}`,
    );
  } else lines.push(`${bold(subjectText)}  ${green('verified')}: ${facts}`);
  for (const { eventIndex, reason } of unverifiable) lines.push(`  from event ${eventIndex}: ${reason}`);
  return lines.join(newline);
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  const operator = openOperator();
  const verified = looksLikeFile(operand)
    ? await operator.verifyBundle(readBundle(operand))
    : await operator.verifySession(operand);
  if (verified.isErr()) throw new Failure(verified.error);
  if (options['json'] === true) await printJson(verified.value);
  else await printData(verificationText(verified.value, dataColors()));
  return verified.value.verdict === 'verified' ? exitCode.ok : exitCode.errorsFound;
}
