/**
 * Renders the text of a reply [reply-frame-budget].
 *
 * Order: one line that names run, workflow and step; warnings; what was lost (recap, branches); what blocks; the prompt with
 * the items of its loops; the call to make next, with its tokens. Notes are untrusted text: every line of them is quoted. Whatever
 * else WorkRail did not write comes through `frame.ts`, so that none of it can pass for a line of ours [frame-unforgeable].
 * Everything here is a pure function of the data, so a replay renders the same bytes.
 *
 * Two sections take the room that all others leave, so they are given last: what was sent and the recap. Every other section is
 * rendered before, and once [read-renders-once].
 */

import { utf8Length } from '../../schemas/canonical/json.ts';
import type { Blocker, BlockerPointer } from '../../schemas/events.ts';
import {
  blockersRecalledBytesMax,
  blockersTextBytesMax,
  loopItemBytesMax,
  quotedValueBytesMax,
  readReserveBytes,
  replyTextBytesMax,
  titleShownBytesMax,
} from '../../schemas/limits.ts';
import { evenShare } from '../../schemas/text/even-share.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { CheckpointData, ChildRun, LastAttempt, Overview, Recap, Warning } from '../../schemas/tools.ts';
import { bytesOf, fitted, truncateSection } from './fit-sections.ts';
import { inLine, unforgedBlockers, unforgedData, unforgedOfAuthor, unforgedWarnings } from './frame.ts';
import { overviewLines, type ShowForm, showArgument, valueLines } from './overview-text.ts';
import { modeText } from './preferences.ts';
import { promptPages } from './prompt-pages.ts';
import {
  afterKeeping,
  continueLine,
  type Execution,
  goneOnLines,
  handleInHeader,
  hasHandles,
  isBlocked,
  isCheckpointOfBlock,
  nextCall,
  nextPageCall,
  pageLine,
  readCall,
  returnLines,
  type Tip,
} from './reply-call.ts';
import { linesOf, quoted, shortened } from './text-budget.ts';
import type { RecordedForm } from './validation/confirmation.ts';
import { examplesReference } from './validation/examples.ts';

export type BranchText = { readonly stepTitle: string; readonly snippet: string };
export type ReplyExtras = {
  /** Shown when a run starts and when it is read again. */
  readonly guidance: readonly string[];
  readonly branches: readonly BranchText[];
  /** The notes of the branch that is preferred. */
  readonly downstream: Recap | null;
  /** They hold all notes of the only branch: a snippet of them would say them twice. */
  readonly isToldBelow: boolean;
  /** Runs that were started within this one and are not complete. */
  readonly children: readonly ChildRun[];
  /** Where the run has gone on to, when the node read is not its tip. */
  readonly tip: Tip | null;
  /** A repeated call with other input gets the recorded reply: where the run is now, if the step of that reply is done too. */
  readonly goneOn: Tip | null;
  /** What blocked the newest attempt on this step, when the node read is an older one of its chain. */
  readonly blockedSince: readonly Blocker[];
  /** The call that returns to the branch of the node, when that was left. */
  readonly returnTo: string | null;
  /** What the form of the client gave that blocked the step. */
  readonly form: RecordedForm | null;
  /** The user rejected an earlier attempt on the blocked step. */
  readonly isAfterRejection: boolean;
  /** The node was read, not tried. */
  readonly isRead: boolean;
};
export const noExtras: ReplyExtras = {
  guidance: [],
  branches: [],
  downstream: null,
  isToldBelow: false,
  children: [],
  tip: null,
  goneOn: null,
  blockedSince: [],
  returnTo: null,
  form: null,
  isAfterRejection: false,
  isRead: false,
};

const header = (data: Execution | CheckpointData) => headerWith(data, handleInHeader(data));

/** @param handle behind the name of the run; empty in the texts of the daemon */
export function headerWith(data: Execution | CheckpointData, handle: string): string {
  const { completed, total, loop } = data.progress;
  const rounds = loop?.items ?? loop?.maxIterations;
  const round = loop === undefined ? '' : ` (${loop.loopId} ${loop.iteration + 1}/${rounds})`;
  const place = data.isComplete
    ? `${data.runStatus === 'complete_with_gaps' ? 'complete with gaps' : 'complete'} (${counted(completed, 'step')})`
    : data.pending === null
      ? `step ${completed + 1}`
      : `step ${completed + 1}${total === undefined ? '' : ` of ${total}`}${round}: ${data.pending.title}`;
  const blocked = isBlocked(data) || isCheckpointOfBlock(data) ? ' · BLOCKED' : '';
  return `[${data.session.runName}${handle}] ${data.workflow.workflowId} · ${modeText(data.preferences)}${blocked} · ${place}`;
}

/** The first line of a reply, of data as it was sent. */
export const headerLine = (data: Execution): string => header(unforgedData(data));

const quotedLines = (text: string) =>
  linesOf(text)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

export function warningLines(warnings: readonly Warning[]): string[] {
  return warnings.map((warning) => `! ${warning.message}`);
}

export function recapSection(recap: Recap | null): string[] {
  if (recap === null) return [];
  return [`Notes so far, newest last${omittedText(recap)}:`, recap.text, ''];
}

export function overviewSection(overview: Overview | null, howToShow: string, form?: ShowForm): string[] {
  const lines = overview === null ? [] : overviewLines(overview, howToShow, form);
  return lines.length === 0 ? [] : [...lines, ''];
}

const omittedText = ({ omittedCount }: Recap) => (omittedCount === 0 ? '' : ` (${omittedCount} earlier left out)`);

const leftOut = ({ omittedCount }: Recap) => (omittedCount === 0 ? '' : ` (${omittedCount} left out)`);

/** One line each: what a chat that forgot them needs to go on there. */
function childSection(children: readonly ChildRun[]): string[] {
  if (children.length === 0) return [];
  const lines = children.map(
    (child) => `- ${child.runName} at "${quoted(child.stepTitle, titleShownBytesMax)}": ${readCall(child.stateToken)}`,
  );
  return ['Child runs that are not complete:', ...lines, ''];
}

function branchSection(data: Execution, extras: ReplyExtras): string[] {
  if (extras.branches.length === 0) return [];
  const omitted = 'branchesOmitted' in data ? (data.branchesOmitted ?? 0) : 0;
  const more = omitted === 0 ? '' : ` (${omitted} older left out)`;
  const what =
    extras.returnTo === null
      ? 'Acknowledging it again makes a new branch in addition to these'
      : 'These branches followed it';
  const lines = [`This step was done before in this run. ${what}${more}:`];
  for (const branch of extras.branches) {
    lines.push(`- branch at "${branch.stepTitle}"`);
    if (!extras.isToldBelow && branch.snippet !== '') lines.push(quotedLines(branch.snippet));
  }
  if (extras.downstream !== null) {
    lines.push(`What followed, newest last${leftOut(extras.downstream)}:`, extras.downstream.text);
  }
  if (extras.tip !== null) {
    lines.push(continueLine(extras.tip));
  }
  return [...lines, ''];
}

// What blocks ---------------------------------------------------------------------------------------------------------

function pointerText(pointer: BlockerPointer): string {
  const { kind, ...named } = pointer;
  return [kind, ...Object.values(named).map((name) => `"${inLine(String(name))}"`)].join(' ');
}

/** Fewer blockers have more room each, so what is cut here is read whole once the others are corrected. */
const cutBlockers =
  'Long messages are cut to fit. Fix these problems first: the next reply lists the remaining blockers and shows more of each message.';

/** Consecutive blockers with one fix, such as several criteria of the notes, have it once, at the last of them. */
function fixLine(blockers: readonly Blocker[], last: number): string {
  const fix = blockers[last]?.suggestedFix;
  if (fix === undefined || fix === blockers[last + 1]?.suggestedFix) return '';
  let first = last;
  while (blockers[first - 1]?.suggestedFix === fix) first -= 1;
  return `\n   Fix${first === last ? '' : ` for ${first + 1} to ${last + 1}`}: ${fix}`;
}

function blockerLines(blockers: readonly Blocker[], bytesMax: number): string[] {
  const each = blockers.map(
    ({ code, pointer, message }, i) => `${i + 1}. ${code} (${pointerText(pointer)}): ${message}${fixLine(blockers, i)}`,
  );
  if (utf8Length(each.join('\n')) <= bytesMax) return [...each, ''];
  // Each keeps its beginning: nobody must guess how many there are, or what the last of them is about.
  const room = bytesMax - utf8Length(cutBlockers) - blockers.length;
  const share = evenShare(
    each.map((text) => utf8Length(text)),
    room,
  );
  return [...each.map((text) => shortened(text, share)), cutBlockers, ''];
}

const bytesOfLines = (lines: readonly string[]) => utf8Length(lines.join('\n')) + lines.length;

/** The examples that a fix names and that are too long for it: they stand nowhere else in a text. */
function exampleLines(
  { blockers, examples = [] }: Extract<Execution, { kind: 'blocked' }>,
  bytesMax: number,
): string[] {
  const named = new Set(
    blockers.flatMap(({ pointer, suggestedFix = '' }) =>
      pointer.kind === 'output_contract' && suggestedFix.includes(examplesReference) ? [pointer.contractRef] : [],
    ),
  );
  const shown = examples
    .filter(({ contractRef }) => named.has(contractRef))
    .map(({ contractRef, artifact }) => `- ${inLine(contractRef)}: ${inLine(JSON.stringify(artifact))}`);
  if (shown.length === 0) return [];
  const share = evenShare(
    shown.map((line) => utf8Length(line)),
    bytesMax,
  );
  return ['Examples that satisfy a contract:', ...shown.map((line) => shortened(line, share)), ''];
}

export function blockedSection(data: Execution, extras: ReplyExtras): string[] {
  const bytesMax = extras.isRead ? blockersRecalledBytesMax : blockersTextBytesMax;
  if (extras.blockedSince.length > 0) {
    return ['Blockers of the newest attempt:', ...blockerLines(extras.blockedSince, bytesMax)];
  }
  if (!isBlocked(data)) return [];
  const { number, max } = data.attempt;
  const examples = exampleLines(data, bytesMax / 2);
  return [
    `Blocked: attempt ${number} of ${max} is recorded; the step is still pending.`,
    ...blockerLines(data.blockers, bytesMax - bytesOfLines(examples)),
    ...examples,
  ];
}

/** It stands in no recap, because it was not accepted; without it a reader had to make it up anew. */
export function lastAttemptSection(lastAttempt: LastAttempt | null): string[] {
  if (lastAttempt === null) return [];
  const { attempt, text, artifacts, artifactKinds } = lastAttempt;
  const more = artifacts > artifactKinds.length ? ` and ${artifacts - artifactKinds.length} more` : '';
  return [
    `Output of attempt ${attempt}, which was not accepted:`,
    ...(text === '' ? [] : [text]),
    ...(artifacts === 0 ? [] : [`Artifacts: ${artifactKinds.map((kind) => `"${kind}"`).join(', ')}${more}`]),
    '',
  ];
}

// The step ------------------------------------------------------------------------------------------------------------

/** A blocked attempt has its prompt from the reply before; a reader has lost it. */
const showsStep = (data: Execution, { isRead }: ReplyExtras) => data.pending !== null && (!isBlocked(data) || isRead);

/** A reader has them in the overview. */
function inputSection({ pending }: Execution, { isRead }: ReplyExtras): string[] {
  const inputs = isRead ? [] : (pending?.inputs ?? []);
  return inputs.length === 0 ? [] : ['Inputs named in this step:', ...valueLines(inputs), ''];
}

const hiddenItem =
  'not shown, because its list is sensitive. Take the item from the list that you sent, or ask the user.';

export function itemSection({ pending }: Execution, form: ShowForm = showArgument): string[] {
  const items = (pending?.items ?? []).map(({ loopId, index, of, item, changedList, isCut, isSensitive }) => {
    const list =
      changedList === undefined
        ? ''
        : ` ("${quoted(changedList, quotedValueBytesMax)}" has changed, but the loop continues with its original list)`;
    const shown = isSensitive === true ? hiddenItem : quoted(item, loopItemBytesMax);
    const cut = isCut === true ? ` (truncated; to read it all, ${form(`item ${loopId}`)})` : '';
    return `Item ${index + 1} of ${of} of ${loopId}${list}: ${shown}${cut}`;
  });
  return items.length === 0 ? [] : [...items, ''];
}

/** The prompt, or its first page; nothing of it where the other sections leave no room, and then how to read it. */
type ShownPrompt = { readonly above: string[]; readonly prompt: string[]; readonly below: string[] };

function shownPrompt(data: Execution, pages: readonly string[], isShown: boolean): ShownPrompt {
  const [first = ''] = pages;
  if (!isShown) return { above: [], prompt: [], below: [pageLine(data, 1, 'it')] };
  if (pages.length === 1) return { above: [], prompt: [first, ''], below: [] };
  return {
    above: [`This step has ${pages.length} pages; the first is below.`],
    prompt: [first, ''],
    below: [pageLine(data, 2, 'the rest of it')],
  };
}

/** What a reader can do without, before the prompt is left out for it. */
const cutFirst = ['guidance', 'children', 'branches'] as const;
const cutLast = [...cutFirst, 'items', 'blocked', 'warnings'] as const;

/** The text of one page of a prompt, with the call that follows it. */
export function pageText(written: Execution, given: ReplyExtras, page: number): string | null {
  const [data, extras] = [unforgedData(written), unforgedExtras(given)];
  const pages = promptPages(data.pending?.prompt ?? '');
  const text = pages[page - 1];
  if (text === undefined) return null;
  const next =
    page < pages.length
      ? nextPageCall(data, page + 1)
      : nextCall(data, { ...extras, makesBranch: extras.branches.length > 0 });
  return [header(data), `Page ${page} of ${pages.length} of this step:`, text, '', ...next].join('\n');
}

/** At the end, which clients that cut a reply keep. All of it is text of others. */
export const summarySection = (data: Execution): string[] =>
  'summary' in data && data.summary !== undefined ? ['Summary for the user:', quotedLines(data.summary)] : [];

const unforgedTip = (tip: Tip | null) => (tip === null ? null : { ...tip, stepTitle: inLine(tip.stepTitle) });

/** Recaps, notes and the titles of children come quoted already. */
const unforgedExtras = (extras: ReplyExtras): ReplyExtras => ({
  ...extras,
  guidance: extras.guidance.map(unforgedOfAuthor),
  branches: extras.branches.map((branch) => ({ ...branch, stepTitle: inLine(branch.stepTitle) })),
  tip: unforgedTip(extras.tip),
  goneOn: unforgedTip(extras.goneOn),
  blockedSince: unforgedBlockers(extras.blockedSince),
});

/** A reply whose sections are rendered, in their order, but for the two that take the room that is left. */
export type RenderedReply = {
  /** How many pages the prompt has; one too where it is not shown. */
  readonly pages: number;
  readonly beforeRecap: readonly string[];
  readonly beforeLastAttempt: readonly string[];
  readonly afterLastAttempt: readonly string[];
};
/** The sections that take the room that is left. */
export type ElasticSections = {
  readonly overview: Overview | null;
  /** Below the overview; empty where no step was done. */
  readonly howToShow: string;
  readonly recap: Recap | null;
  /** What the newest attempt of its chain sent. */
  readonly lastAttempt: LastAttempt | null;
};

export const noElasticSections: ElasticSections = { overview: null, howToShow: '', recap: null, lastAttempt: null };

export function renderReply(written: Execution, given: ReplyExtras): RenderedReply {
  const [data, extras] = [unforgedData(written), unforgedExtras(given)];
  const fork = 'forkAckToken' in data ? data.forkAckToken : undefined;
  const [rule = '', ...next] = nextCall(data, { ...extras, makesBranch: extras.branches.length > 0 });
  const isStepShown = showsStep(data, extras);
  const pages = isStepShown ? promptPages(data.pending?.prompt ?? '') : [];
  const forkLines: string[] = [];
  if (fork !== undefined) {
    const isPending = data.pending !== null && extras.goneOn === null;
    forkLines.push(
      `The recorded reply for that step is below.${isPending ? ' If your output is for the pending step, use the call at the end instead.' : ''} To do the recorded step again on a new branch, repeat the call that you just made with${hasHandles(data) ? '' : ' the same stateToken and'}`,
      `ackToken: ${fork}`,
      '',
    );
  }
  const sectionsWith = ({ above, prompt, below }: ShownPrompt) => ({
    header: [header(data)],
    warnings: warningLines(data.warnings),
    fork: [...above, '', ...forkLines],
    guidance: extras.guidance.length === 0 ? [] : [...extras.guidance.map((line) => `- ${line}`), ''],
    branches: branchSection(data, extras),
    blocked: blockedSection(data, extras),
    children: childSection(extras.children),
    items: isStepShown ? [...inputSection(data, extras), ...itemSection(data)] : [],
    prompt,
    next: [rule, ...below, ...next],
    summary: summarySection(data),
  });
  const bytesMax = replyTextBytesMax - (extras.isRead ? readReserveBytes : 0);
  const without = { above: [], prompt: [], below: [] };
  const whole = sectionsWith(pages.length === 0 ? without : shownPrompt(data, pages, true));
  const withPrompt = fitted(whole, cutFirst, bytesMax);
  const isFitting = bytesOf(Object.values(withPrompt).flat()) <= bytesMax;
  const fit = isFitting
    ? withPrompt
    : fitted(pages.length === 0 ? whole : sectionsWith(shownPrompt(data, pages, false)), cutLast, bytesMax);
  return {
    pages: pages.length,
    beforeRecap: [...fit.header, ...fit.warnings, ...fit.fork, ...fit.guidance],
    beforeLastAttempt: [...fit.branches, ...fit.blocked],
    afterLastAttempt: [...fit.children, ...fit.items, ...fit.prompt, ...fit.next, ...fit.summary],
  };
}

/** The whole text of a reply of start_workflow or continue_workflow. */
export const joinReply = (
  { beforeRecap, beforeLastAttempt, afterLastAttempt }: RenderedReply,
  { overview, howToShow, recap, lastAttempt }: ElasticSections,
) =>
  [
    ...beforeRecap,
    ...overviewSection(overview, howToShow),
    ...recapSection(recap),
    ...beforeLastAttempt,
    ...lastAttemptSection(lastAttempt),
    ...afterLastAttempt,
  ].join('\n');

/** What a section adds to the text, with the line end that joins it to the others. */
export const lastAttemptSectionBytes = (lastAttempt: LastAttempt) =>
  utf8Length(lastAttemptSection(lastAttempt).join('\n')) + 1;

/** The whole text of a reply to an attempt: it has neither of the two. */
export const replyText = (data: Execution, extras: ReplyExtras): string =>
  joinReply(renderReply(data, extras), noElasticSections);

// Checkpoints ---------------------------------------------------------------------------------------------------------

/**
 * The whole text of a reply of checkpoint_workflow.
 *
 * @param returnTo how to return to the branch of the step, which was left, for a call whose output was not recorded
 * @param goneOn where the run went on from the step, for such a call
 */
export function checkpointText(
  written: CheckpointData,
  { isRecorded, returnTo, goneOn }: { isRecorded: boolean } & Pick<ReplyExtras, 'returnTo' | 'goneOn'>,
): string {
  const { pending, warnings } = written;
  const data = {
    ...written,
    pending: pending === null ? null : { ...pending, title: inLine(pending.title) },
    warnings: unforgedWarnings(warnings),
  };
  const warned = truncateSection(warningLines(data.warnings), replyTextBytesMax / 2);
  return [header(data), ...warned, '', ...next()].join('\n');

  function next() {
    if (returnTo !== null) return returnLines(data, returnTo);
    return goneOn === null ? afterKeeping(data, isRecorded) : goneOnLines(data, goneOn);
  }
}

export { quotedLines };
