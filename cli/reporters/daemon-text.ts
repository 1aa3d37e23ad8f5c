/** Sessions of the daemon as text. Goals, questions, notes and tool results are untrusted text. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonReplay, DaemonResult, DaemonStatus } from '../../schemas/daemon/reports.ts';
import { type Colors, newline, oneLine, quotedLine, quotedLines } from '../terminal/terminal.ts';
import {
  answerCommands,
  limitFitsText,
  deliveryCommand,
  deliveryCommands,
  resumeCommand,
} from '../../daemon/reports/next-commands.ts';
import { deliveryText } from './delivery-text.ts';
import { ago } from './times.ts';

type Usage = Pick<DaemonResult, 'inputTokens' | 'outputTokens' | 'unreportedCalls'>;

export function tokensText({ inputTokens, outputTokens, unreportedCalls }: Usage): string {
  const unknown = unreportedCalls === 0 ? '' : ` and ${counted(unreportedCalls, 'call')} with unknown usage`;
  return `${counted(inputTokens + outputTokens, 'token')}${unknown}`;
}

export const costText = (costUsd: number | null) => (costUsd === null ? 'unknown cost' : `$${costUsd.toFixed(4)}`);

const outcomeWords: Readonly<Record<DaemonResult['outcome'], string>> = {
  success: 'Done',
  error: 'Failed',
  timeout: 'Timed out',
  stuck: 'Stuck',
  parked: 'Parked',
};

export function resultText(report: DaemonResult): string {
  const { outcome, text, stepsCompleted, runName, sessionId, costUsd, unavailable } = report;
  const what = [counted(stepsCompleted, 'step'), tokensText(report), costText(costUsd)].join(', ');
  const lines = [`${outcomeWords[outcome]}: ${what}.`, ...(text === null || text === '' ? [] : [quotedLines(text)])];
  const name = runName ?? sessionId;
  if (unavailable !== undefined) lines.push(`The session cannot continue: ${unavailable.reason}. ${unavailable.next}`);
  else if (outcome !== 'success' && name !== null)
    lines.push(...answerCommands(name, report).map((command) => `To continue: ${command}`));
  if (report.delivery !== undefined) lines.push(deliveryText(report.delivery));
  return lines.join(newline);
}

/** One text for each session. */
export const sessionLines = ({ sessions }: DaemonStatus, nowMs: number, { bold, dim }: Colors): string[] =>
  sessions.map((session) => {
    const {
      runName,
      sessionId,
      workflowId = '',
      goal = '',
      step,
      stepsCompleted,
      lastActivityMs,
      costUsd,
      delivery,
    } = session;
    const name = runName ?? sessionId;
    const { status, more } = standing(session, name);
    const place = step === undefined ? counted(stepsCompleted, 'step') : `step ${step.number}: ${oneLine(step.title)}`;
    const when = ago(new Date(lastActivityMs).toISOString(), nowMs) ?? '';
    const first = [bold(name), status, place, tokensText(session), costText(costUsd), when];
    const second = [goal === '' ? '' : quotedLine(goal), workflowId, dim(sessionId)];
    const lines = [first, second].map((items) => items.filter((item) => item !== '').join('  '));
    const next = more.map((line) => `  ${line}`);
    return [lines[0], `  ${lines[1]}`, ...next, ...undeliveredLines(name, delivery)].join(newline);
  });

/** The status in one word, and what is asked or can be done. */
function standing(session: DaemonStatus['sessions'][number], name: string): { status: string; more: string[] } {
  const { status, text, isAnswered = false, isDelivering = false, unavailable } = session;
  if (isDelivering) return { status: 'delivering', more: [`${deliveryCommand(name)} --dismiss`] };
  const asks = status === 'waiting' || status === 'error' || status === 'stuck' || status === 'timeout';
  const asked = asks && text !== undefined ? [quotedLines(oneLine(text))] : [];
  if (unavailable !== undefined && status !== 'running') {
    const { why, reason, next } = unavailable;
    if (why === 'abandoned') return { status: why, more: [`${reason}. ${next}`] };
    // A question that cannot be answered names commands that are refused. The job is listed above.
    const ended = status === 'waiting' ? [] : asked;
    return { status, more: [...ended, why === 'replaced' ? reason : `${reason}. ${next}`] };
  }
  if (isAnswered) return { status: 'answered', more: [...asked, resumeCommand(session.continuedBy ?? name)] };
  const fits = session.limitFits ? [limitFitsText] : [];
  return { status, more: [...asked, ...fits, ...(asks || status === 'stopped' ? answerCommands(name, session) : [])] };
}

function undeliveredLines(name: string, delivery: DaemonStatus['sessions'][number]['delivery']): string[] {
  if (delivery === undefined) return [];
  return [`delivery ${delivery.outcome}: ${oneLine(delivery.reason)}`, ...deliveryCommands(name, delivery)].map(
    (line) => `  ${line}`,
  );
}

const clock = (atMs: number) => new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z');

/** One line for each record. */
export const logText = ({ parts }: DaemonReplay, { dim }: Colors): string =>
  parts
    .map(({ atMs, turn, title, body }) => {
      const first = oneLine(body);
      const shown = first.length > 100 ? `${first.slice(0, 100)}…` : first;
      return [dim(clock(atMs)), turn === null ? '' : `turn ${turn}`, title, shown]
        .filter((item) => item !== '')
        .join('  ');
    })
    .join(newline);

/** Every text in full. */
export const replayText = ({ parts }: DaemonReplay, { bold, dim }: Colors): string =>
  parts
    .map(({ atMs, turn, title, body }) => {
      const heading = `${bold(oneLine(turn === null ? title : `turn ${turn}: ${title}`))}  ${dim(clock(atMs))}`;
      return body === '' ? heading : `${heading}${newline}${quotedLines(body, '  ')}`;
    })
    .join(`${newline}${newline}`);
