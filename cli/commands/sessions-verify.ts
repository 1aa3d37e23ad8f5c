/** `workrail sessions verify <session|FILE>`: a log decided again. Exits with 1 unless every event is as it must be. */
import type { VerificationReport } from '../../schemas/operation-reports.ts';
import { looksLikeFile, readBundle } from '../bundle-file.ts';
import { CommandFailure, exitCode, type Invocation } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { type Colors, dataColors, harmless, printData, printJson } from '../terminal.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function verificationText(report: VerificationReport, { bold, green, red, yellow }: Colors): string {
  const { subject, checked, firstBad, unverifiable, salvaged } = report;
  const facts = [
    counted(checked.events, 'event'),
    counted(checked.plans, 'plan'),
    counted(checked.runs, 'run'),
    counted(checked.nodes, 'node'),
    counted(checked.artifacts, 'artifact'),
  ].join(', ');
  const subjectText = subject.kind === 'bundle' ? `bundle of ${subject.sessionId}` : subject.sessionId;
  const lines = salvaged ? [yellow('PARTIAL DATA: this bundle holds only a validated prefix of a damaged log')] : [];
  if (firstBad !== undefined) {
    const event = `event ${firstBad.eventIndex}${firstBad.kind === undefined ? '' : ` (${firstBad.kind})`}`;
    lines.push(
      `${bold(subjectText)}  ${red('failed')} at ${event}: ${harmless(firstBad.problem)}`,
      `Before it, ${facts} are as they must be.`,
    );
    if (report.health === 'unknown_version') {
      lines.push('A newer WorkRail wrote it, and nothing is damaged: verify it with that version');
    } else if (report.damage !== undefined) {
      lines.push(`See what a repair would do: workrail sessions repair ${subject.sessionId} --dry-run`);
    }
  } else if (unverifiable.length > 0) {
    lines.push(
      `${bold(subjectText)}  ${yellow('cannot be verified by this version')}; what can be is as it must be: ${facts}`,
    );
  } else lines.push(`${bold(subjectText)}  ${green('verified')}: ${facts}`);
  for (const { eventIndex, reason } of unverifiable) lines.push(`  from event ${eventIndex}: ${harmless(reason)}`);
  return lines.join('\n');
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const [operand = ''] = operands;
  const operator = openOperator();
  const verified = looksLikeFile(operand)
    ? await operator.verifyBundle(readBundle(operand))
    : await operator.verifySession(operand);
  if (verified.isErr()) throw new CommandFailure(verified.error, exitCode.errorsFound);
  if (options['json'] === true) await printJson(verified.value);
  else await printData(verificationText(verified.value, dataColors()));
  return verified.value.verdict === 'verified' ? exitCode.ok : exitCode.errorsFound;
}
