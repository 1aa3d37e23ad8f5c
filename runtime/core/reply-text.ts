/**
 * The text of a reply: what an agent reads (interfaces.md, MCP tools; goals.md, text around a prompt).
 *
 * Order: one line that names run, workflow and step; warnings; what was lost (recap, branches); the prompt; the call to
 * make next, with its tokens. Notes are untrusted text: every line of them is quoted, so that none can pass for a line of
 * ours. Everything here is a pure function of the data, so a replay renders the same bytes.
 */
import type { ContinueData, Recap, StartData, Warning } from '../../schemas/tools.ts';

export type BranchText = { readonly stepTitle: string; readonly snippet: string };
export type ReplyExtras = {
  /** Shown when a run starts and when it is read again. */
  readonly guidance: readonly string[];
  readonly recap: Recap | null;
  readonly branches: readonly BranchText[];
  /** Where the run has gone on to, when the node read is not its tip. */
  readonly tip: { readonly stepTitle: string; readonly stateToken: string } | null;
};
export const noExtras: ReplyExtras = { guidance: [], recap: null, branches: [], tip: null };

type Execution = StartData | ContinueData;

function header(data: Execution): string {
  const { completed, total } = data.progress;
  const place =
    data.pending === null
      ? `complete (${completed} steps)`
      : `step ${completed + 1}${total === undefined ? '' : ` of ${total}`}: ${data.pending.title}`;
  return `[${data.session.runName}] ${data.workflow.workflowId} · ${data.preferences.autonomy} · ${place}`;
}

const quotedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

function warningLines(warnings: readonly Warning[]): string[] {
  return warnings.map((warning) => `! ${warning.message}`);
}

function recapSection(recap: Recap | null): string[] {
  if (recap === null) return [];
  const omitted = recap.omittedCount === 0 ? '' : ` (${recap.omittedCount} earlier left out)`;
  return [`Notes so far, newest last${omitted}:`, recap.text, ''];
}

function branchSection(extras: ReplyExtras): string[] {
  if (extras.branches.length === 0) return [];
  const lines = ['This step was done before in this run. Acknowledging it again makes a new branch beside:'];
  for (const branch of extras.branches) {
    lines.push(`- branch at "${branch.stepTitle}"`);
    if (branch.snippet !== '') lines.push(quotedLines(branch.snippet));
  }
  if (extras.tip !== null) {
    lines.push(
      `To go on at "${extras.tip.stepTitle}" instead, call continue_workflow with only stateToken: ${extras.tip.stateToken}`,
    );
  }
  return [...lines, ''];
}

function call(data: Execution, isFork: boolean): string[] {
  if (data.pending === null) {
    return [
      '---',
      `Run ${data.session.runName} is complete. Nothing is left to do in it.`,
      `stateToken: ${data.stateToken}`,
    ];
  }
  const confirm =
    data.nextIntent === 'await_user_confirmation'
      ? ['Before you acknowledge this step, show the person the result and ask for a clear yes or no. Wait for it.']
      : [];
  return [
    '---',
    ...confirm,
    `Only when this step is done, call continue_workflow with both tokens of ${data.session.runName}, unchanged, and output.notesMarkdown (10-30 lines on this step alone: done, produced, decided, open).`,
    `stateToken: ${data.stateToken}`,
    `${isFork ? 'ackToken (makes a new branch)' : 'ackToken'}: ${data.ackToken ?? ''}`,
    'Lost your place? continue_workflow with only the stateToken shows this step again.',
  ];
}

/** The whole text of a reply of start_workflow or continue_workflow. */
export function replyText(data: Execution, extras: ReplyExtras): string {
  const fork = 'forkAckToken' in data ? data.forkAckToken : undefined;
  const lines = [header(data), ...warningLines(data.warnings), ''];
  if (fork !== undefined) {
    lines.push(
      'What follows is what was recorded then. To record your new output as another branch of that step instead, repeat the call with the same stateToken and',
      `ackToken: ${fork}`,
      '',
    );
  }
  if (extras.guidance.length > 0) lines.push(...extras.guidance.map((rule) => `- ${rule}`), '');
  lines.push(...recapSection(extras.recap), ...branchSection(extras));
  if (data.pending !== null) lines.push(data.pending.prompt, '');
  lines.push(...call(data, extras.branches.length > 0));
  return lines.join('\n');
}

export { quotedLines };
