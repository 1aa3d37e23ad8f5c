/**
 * The texts of a delivery. What an agent wrote is data [agent-text-is-inert]: it mentions no user, closes no issue, commands no bot and
 * skips no CI, loads nothing from a server, and it cannot contain the marker by which the daemon finds its own texts. Pure.
 */
import { createHmac } from 'node:crypto';
import { deliveryTextLengthMax, deliveryTitleLengthMax } from '../../schemas/daemon/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { type Cost, exactUsd } from '../ledger/costs.ts';
import { markerOf as chainMarkerOf } from '../triggers/marker.ts';
import type { Handoff } from './handoff.ts';

const space = '\u200b';

/**
 * In brackets, these words in a message of a commit keep CI from running, whichever service it is. Woodpecker reads `[skipci]` too, GitLab
 * `[skip_ci]`, JFrog `[skipRun]`.
 */
const skipsCi = /\[(?=[\w -]{0,32}(?<![a-z\d])(?:skip|no)(?![a-z\d])|ci *skip|skip *ci|skiprun)/gi;

/** The same without brackets: of Azure Pipelines, Drone and Vela; of GitHub and Azure Pipelines; and of Codeship. */
const skipsCiInWords = /(?<=\*\*\*no)(?=_ci\*\*\*)|(?<=\bskip-checks)(?=\s*:)|(?<=-)(?=-(?:skip-ci|ci-skip)\b)/gi;

/** Linear, and GitLab for Jira, close the issues that follow such a word when the pull request is merged. */
const closingWords =
  /\b(?:clos|fix|resolv|complet|implement)(?:e|es|ed|s|ing)?\b:?(?:[ \t,]+|and\b|linear\b|issues?\b|[a-z][a-z\d_]*-\d+)*/gi;
/** Jira runs each `#command` behind the key of an issue: `JRA-34 #close`. */
const behindKey = /\b[A-Z][A-Z\d_]+-\d.*$/gm;
const closesNothing = (text: string): string =>
  text
    .replace(closingWords, (found) => found.replace(/\b[a-z][a-z\d_]*(?=-\d)/gi, `$&${space}`))
    .replace(behindKey, (found) => found.replace(/#(?=[a-z])/gi, `#${space}`));

/**
 * Git takes no message with a NUL, and a terminal executes others. Not line breaks and tabs. Overrides and isolates of the direction show a
 * reviewer the words of a line in another order than the one that counts.
 */
const controls = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u206f]/gu;

/** Elements that a browser loads when somebody looks at the text, which tells a server of the agent's choice who does. Or that ask for input. */
const loading =
  /<(?=(?:img|image|picture|source|video|audio|track|iframe|frame|embed|object|svg|math|link|meta|base|style|script|form|input|button)\b)/gi;

/** Of a forge or of Linear, before the number or key. */
const addressOfIssue =
  /https?:\/\/[^\s/]+(?:\/[^\s/]+){1,8}?\/(?:issues?|pull|merge_requests|work_items)\/(?=\d|[a-z][a-z\d_]*-\d)/gi;

/**
 * Looks the same, and means nothing to a forge. A forge reads `&#64;` and its like as the character that they stand for. A text is cut before
 * it becomes inert: a cut makes the start of a line, where a bot reads a command.
 */
export const inert = (text: string): string =>
  closesNothing(
    text
      .replace(controls, '')
      .replace(/&(?=#x?[\da-f]|(?:commat|num|sol|lbrack|lsqb);)/gi, `&${space}`)
      .replace(/<!--/g, '&lt;!--')
      .replace(loading, `<${space}`)
      .replace(/!(?=\[)/g, `!${space}`)
      .replace(skipsCi, `[${space}`)
      .replace(skipsCiInWords, space)
      .replace(/@(?=[\w-])/g, `@${space}`)
      .replace(/#(?=\d|[a-z][a-z\d_]*-\d)/gi, `#${space}`)
      .replace(/\b(GH-)(?=\d)/gi, `$1${space}`)
      .replace(addressOfIssue, `$&${space}`)
      .replace(/^([^\S\r\n\u2028\u2029]*)\/(?=\w)/gm, `$1${space}/`),
  );

/**
 * In a message of a commit, git takes what follows a line that starts with `---`, or a scissors line, for no part of the message. It would then
 * read trailers of the agent instead of the one of the daemon. Only there: on a forge, such a line is a ruler.
 */
const endsMessage = /^(?=---)|(?<=-{4} )(?=>8|8<)/gm;

export const commitMessage = (title: string, text: string, sessionId: string): string =>
  `${title}\n\n${text.replace(endsMessage, space)}\n\nWorkRail-Session: ${sessionId}\n`;

/** What a marker is computed from. */
export type Marked = {
  readonly sessionId: string;
  /** The secret of the outbox; null for a plan of an earlier version. */
  readonly markerKey: string | null;
};

/**
 * Invisible in a forge: names the session, so that a repeated effect finds what was done, and triggers ignore it. Everybody can write on an
 * issue and can read the id of the session in a question of the run. The marker therefore ends with a code that only the daemon can compute
 * [markers-cannot-be-forged]. Each effect has another code, so a marker that is copied after it was posted proves only that effect, which has
 * happened.
 *
 * @param place the issue of a comment: the result may move to another issue, where a copy would count otherwise
 */
export function markerOf({ sessionId, markerKey }: Marked, what: string, place = ''): string {
  if (markerKey === null) return `<!-- workrail:${sessionId}:${what} -->`;
  const hmac = createHmac('sha256', Buffer.from(markerKey, 'hex')).update(JSON.stringify([sessionId, what, place]));
  return `<!-- workrail:${sessionId}:${what}:${hmac.digest('hex').slice(0, 32)} -->`;
}

/** Whether the daemon wrote a text of a forge. */
export const isOurs = (text: string): boolean => /<!-- workrail:sess_[a-z0-9]+:[\w:-]+ -->/.test(text);

/** What is posted ends with it: for the next delivery, and for the guard against loops of triggers. */
export const endOf = (marker: string, chainDepth: number): string => `${marker}\n${chainMarkerOf(chainDepth)}`;

/** Of all sessions of the run. Without a price, tokens are all there is to say. */
export function costsText(cost: Cost | null): string {
  if (cost === null || cost.calls === 0) return '';
  const usd = exactUsd(cost);
  const money = usd === null ? 'unknown' : `$${usd.toFixed(4)}`;
  return `Cost: ${money}, ${counted(cost.calls, 'model call')}, ${counted(cost.tokens, 'token')}`;
}

/** Half of a character would belong in no record. */
const startOf = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

const lineMax = 72;
/** The first line of the goal; never empty, and never an option or a comment of git. */
export function titleOf(goal: string, workflowId: string): string {
  const line =
    goal
      .replace(controls, '')
      .split(/[\r\n]/)
      .find((each) => each.trim() !== '')
      ?.trim()
      .replace(/\s+/g, ' ') ?? `Run ${workflowId}`;
  const cut = line.length > lineMax ? `${startOf(line, lineMax - 1).trimEnd()}…` : line;
  return startOf(inert(cut.replace(/^[#-]+\s*/, '') || `Run ${workflowId}`), deliveryTitleLengthMax);
}

const list = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`${title}:\n${entries.map((entry) => `- ${entry.replace(/\n/g, '\n  ')}`).join('\n')}`];

export type RunNames = { readonly sessionId: string; readonly runName: string; readonly workflowId: string };

const signed = (paragraphs: readonly string[], { sessionId, runName, workflowId }: RunNames): string =>
  `${inert(cutInTheMiddle(paragraphs.join('\n\n'), deliveryTextLengthMax / 2))}\n\nWorkRail ran ${workflowId} unattended: ${runName}, ${sessionId}`;

export const workText = ({ summary, done, open, next }: Handoff, names: RunNames): string =>
  signed([summary, ...list('Done', done), ...list('Open', open), ...(next === '' ? [] : [`Next: ${next}`])], names);

export const questionText = (question: string, { open }: Pick<Handoff, 'open'>, names: RunNames): string =>
  signed(['This run stopped with a question.', question, ...list('Open', open)], names);

export const nothingText = ({ summary }: Pick<Handoff, 'summary'>, names: RunNames): string =>
  signed(['This run ended without changes.', summary], names);
