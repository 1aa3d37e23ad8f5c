/**
 * The text of a step for the model of the daemon [model-sees-no-token]. It contains what an agent over MCP gets, with three differences: no
 * token and no call that takes one, the whole prompt instead of pages, and the tools of the daemon, `complete_step` and `show`. No client cuts it, so
 * only the parts around the prompt have a limit. Pure.
 */
import { replyTextBytesMax } from '../../schemas/limits.ts';
import { asksForConfirmation } from '../../schemas/step-options.ts';
import type { Warning } from '../../schemas/tools.ts';
import { fitted } from './fit-sections.ts';
import { ruleLine, unforged, unforgedData } from './frame.ts';
import type { ShowForm } from './overview-text.ts';
import { artifactsIn, type Execution, isBlocked, lastIterationLines, notesLength, questionsOf } from './reply-call.ts';
import {
  blockedSection,
  headerWith,
  itemSection,
  lastAttemptSection,
  noExtras,
  overviewSection,
  recapSection,
  summarySection,
  warningLines,
} from './reply-text.ts';
import { noMoreAttempts } from './user-question.ts';

/** Whether a warning is about the work itself. The others are for the caller of the tools, and may contain a token. */
const isAboutWork: Readonly<Record<Warning['code'], boolean>> = {
  NOTES_TRUNCATED: true,
  GOAL_TRUNCATED: false,
  UNDECLARED_CONTEXT: true,
  UNKNOWN_ARGUMENT: false,
  UNEXPECTED_VALUE: true,
  STEPS_SKIPPED: false,
  MISSING_INPUT: true,
  ROUTING_KEY_UNSET: true,
  STEP_NOT_SELECTED: true,
  LIST_TOO_LONG: true,
  LIST_IN_USE: true,
  LIST_REUSED: true,
  VALUE_REUSED: true,
  RECOMMENDATION_EXCEEDED: true,
  PREFERENCES_FROM_NEXT_STEP: false,
  CONFIRMATION_COMMENT: true,
  GAP_RECORDED: true,
  CAPABILITY_DEGRADED: true,
  BLOCKED_SINCE: false,
  ATTEMPT_ALREADY_RECORDED: false,
  FORKED: false,
  EARLIER_VALUES: false,
  OTHER_BRANCH: false,
  SOURCE_DRIFT: false,
  LEGACY_ID: false,
  ALIAS_USED: false,
  CATALOG_PROBLEM: false,
  KEYS_REGENERATED: false,
  RUN_ABANDONED: false,
  RUN_UNATTENDED: false,
  SESSIONS_LEFT_OUT: false,
  QUERY_WITHOUT_WORDS: false,
};

/** The call that returns a value or the output of an earlier step in full [cut-values-shown]. */
export const showTool = (name: string, page = 1): string =>
  `show { "name": "${name}"${page === 1 ? '' : `, "page": ${page}`} }`;
const byTool: ShowForm = (name) => `call ${showTool(name)}`;
const howToShow = `To read an earlier step in full, call ${showTool('<number or title>')}.`;

/**
 * @param isRead the step was read, so the text has the prompt and the recap; false for the answer to an attempt
 * @param isUserAsked the user is asked where the workflow wants a confirmation
 */
export function unattendedText(written: Execution, isRead: boolean, isUserAsked: boolean): string {
  const data = unforgedData(written);
  const extras = { ...noExtras, isRead };
  const guidance = (data.guidance ?? []).map((line) => `- ${unforged(line)}`);
  const beside = fitted(
    {
      warnings: warningLines(data.warnings.filter(({ code }) => isAboutWork[code])),
      guidance: guidance.length === 0 ? [] : [...guidance, ''],
      blocked: blockedSection(data, extras),
      items: isRead ? itemSection(data, byTool) : [],
    },
    ['guidance', 'items', 'blocked', 'warnings'],
    replyTextBytesMax,
  );
  return [
    headerWith(data, ''),
    ...beside.warnings,
    '',
    ...beside.guidance,
    ...('overview' in data
      ? overviewSection(data.overview ?? null, data.progress.completed === 0 ? '' : howToShow, byTool)
      : []),
    ...('recap' in data ? recapSection(data.recap ?? null) : []),
    ...beside.blocked,
    ...('lastAttempt' in data ? lastAttemptSection(data.lastAttempt ?? null) : []),
    ...beside.items,
    ...(isRead && data.pending !== null ? [data.pending.prompt, ''] : []),
    ...nextLines(data, isUserAsked),
    ...summarySection(data),
  ].join('\n');
}

function nextLines(data: Execution, isUserAsked: boolean): string[] {
  const { pending, session } = data;
  if (pending === null) return [ruleLine(session.runName), `Run ${session.runName} is complete.`];
  if (isBlocked(data) && data.retryAckToken === undefined) return [ruleLine(session.runName), noMoreAttempts];
  const again = isBlocked(data) ? 'Fix the problems above, then call' : 'Only when this step is done, call';
  return [
    ruleLine(session.runName),
    ...userLines(data, isUserAsked),
    ...lastIterationLines(pending),
    `${again} ${completeCall(data)}`,
  ];
}

function completeCall({ pending }: Execution): string {
  if (pending === null) return '';
  const notes = `<${notesLength(pending)}: done, produced, decided, open>`;
  return `complete_step { "output": { "notesMarkdown": "${notes}"${artifactsIn(pending)} } }`;
}

/** Nobody answers while the model works: the run stops where only the user can help. */
function userLines({ pending, preferences }: Execution, isUserAsked: boolean): string[] {
  if (pending === null) return [];
  const lines: string[] = [];
  const questions = questionsOf(pending);
  const isStopping = preferences.autonomy !== 'full_auto_never_stop';
  if (questions !== null) {
    const rule = isStopping ? 'Only the user can supply' : 'Find or assume';
    const rest = isStopping
      ? ' Do not guess. If an answer is missing, complete the step without it; WorkRail then asks the user.'
      : '';
    lines.push(
      `${rule} ${questions.what}${questions.end}${questions.lines.length === 0 ? rest : ''}`,
      ...questions.lines,
    );
    if (questions.lines.length > 0 && rest !== '') lines.push(rest.trimStart());
  }
  if (asksForConfirmation(pending))
    lines.push(
      isUserAsked
        ? 'The user is asked to approve the result after you complete the step. If they reject it, you receive the reason.'
        : 'Nobody confirms this step: decide yourself, and note assumptions.',
    );
  return lines;
}
