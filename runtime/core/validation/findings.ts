/**
 * A finding of the evaluation, and whether it becomes a blocker, a gap, or a warning in the reply [blocker-budgets]. Texts are
 * fitted to their budgets; the first rules of a run cut them with the canonical marker.
 */
import { byKey } from '../../../schemas/code-unit-order.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type {
  Blocker,
  BlockerPointer,
  FollowupAsked,
  GapReason,
  LoopCap,
  Preferences,
} from '../../../schemas/events.ts';
import {
  blockerFixBytesMax,
  blockerMessageBytesMax,
  blockersMax,
  gapSummaryBytesMax,
  quotedValueBytesMax,
} from '../../../schemas/limits.ts';
import { quoted, truncated } from '../text-budget.ts';
import { consequenceOf, isAlwaysGap, type Weight } from './reason-table.ts';
import type { Rules } from './rules.ts';
import { clipped, fitted, listed, type Worded, wholeOf, worded } from './wording.ts';

export type Finding = {
  readonly reason: GapReason;
  readonly weight: Weight;
  readonly pointer: BlockerPointer;
  /** A fact that stays true: it is read as a blocker now and as a gap later. */
  readonly message: Worded;
  /** What to send, exactly. */
  readonly fix: Worded;
  /** The event that it repeats: what was disclosed since then stays disclosed, even when the gap was closed. */
  readonly since?: number;
  /** The loop whose cap was reached. */
  readonly loop?: LoopCap;
  /** The level that asks for more work, and what was said with it. */
  readonly followup?: FollowupAsked;
};

export type FoundGap = {
  readonly severity: 'critical' | 'warning';
  readonly reason: GapReason;
  readonly summary: string;
  readonly since?: number;
  readonly loop?: LoopCap;
};

/** What decides whether a finding blocks or is recorded as a gap. */
export type ValidationPolicy = { readonly preferences: Preferences; readonly rules: Rules };

const textOf = (text: Worded, bytesMax: number, { textsAreFitted }: Rules): string =>
  textsAreFitted ? fitted(text, bytesMax) : truncated(wholeOf(text), bytesMax);

/** The stable fields of a pointer, as the order of blockers compares them. */
const pointerKey = (pointer: BlockerPointer): string =>
  [pointer.kind, ...Object.entries(pointer).flatMap(([key, value]) => (key === 'kind' ? [] : [value]))].join('\u0000');

const orderOf = ({ code, pointer, message }: Blocker) => [code, pointerKey(pointer), message].join('\u0000');

/** What blocks, in the locked order and within its budgets. Empty when nothing does. */
export function blockersOf(findings: readonly Finding[], { preferences, rules }: ValidationPolicy): Blocker[] {
  const blockers = findings.flatMap(({ reason, weight, pointer, message, fix, loop, followup }): Blocker[] => {
    const consequence = consequenceOf(reason, weight, preferences, rules);
    if (consequence.kind !== 'block') return [];
    return [
      {
        code: consequence.code,
        pointer,
        message: textOf(message, blockerMessageBytesMax, rules),
        suggestedFix: textOf(fix, blockerFixBytesMax, rules),
        ...(loop === undefined || !rules.capNamesLoop ? {} : { loop }),
        ...(followup === undefined ? {} : { followup }),
      },
    ];
  });
  const byOrder = new Map(blockers.map((blocker) => [orderOf(blocker), blocker]));
  const ordered = [...byOrder].sort(byKey).map(([, blocker]) => blocker);
  return withinCount(ordered, blockersMax, (last, rest) => ({
    ...last,
    message: withMore(last.message, rest.map(nameOf), blockerMessageBytesMax, rules),
  }));
}

/**
 * What is disclosed, each once, and within the budget of an attempt: what does not block and is no mere warning; of a blocked
 * attempt, which is tried again, only what is a gap in every mode.
 */
export function gapsOf(
  findings: readonly Finding[],
  { preferences, rules }: ValidationPolicy,
  outcome: 'advanced' | 'blocked',
): FoundGap[] {
  const gaps = findings.flatMap(({ reason, weight, message, since, loop }): FoundGap[] => {
    const consequence = consequenceOf(reason, weight, preferences, rules);
    if (outcome === 'blocked' ? !isAlwaysGap(reason, rules) : consequence.kind !== 'gap') return [];
    const severity = consequence.kind === 'gap' ? consequence.severity : 'critical';
    return [
      {
        severity,
        reason,
        summary: textOf(message, gapSummaryBytesMax, rules),
        ...(since === undefined ? {} : { since }),
        ...(loop === undefined || !rules.capNamesLoop ? {} : { loop }),
      },
    ];
  });
  return [...new Map(gaps.map((gap) => [`${gap.reason.detail}\u0000${gap.summary}`, gap])).values()];
}

// More than there is room for -----------------------------------------------------------------------------------------

/** The first of them; the last that has room says what is left out, so that nothing is dropped in silence. */
export function withinCount<T>(items: readonly T[], max: number, told: (last: T, rest: readonly T[]) => T): T[] {
  const [last, ...rest] = items.slice(max - 1);
  if (last === undefined || rest.length === 0) return [...items];
  return [...items.slice(0, max - 1), told(last, rest)];
}

const nameOf = ({ pointer, message }: Blocker): string =>
  pointer.kind === 'context_key' ? pointer.key : quoted(message, quotedValueBytesMax);

/** A text with how many more there are and, as far as there is room, which. */
export function withMore(
  text: string,
  names: readonly string[],
  bytesMax: number,
  { textsAreFitted, texts }: Rules,
): string {
  if (textsAreFitted) {
    const more = texts.more(names.length);
    const rest = listed(names, '; ', Math.floor(bytesMax / 4));
    return fitted(worded`${clipped(text, Math.floor(bytesMax / 2))} ${more}: ${rest}`, bytesMax);
  }
  const more = truncated(`${texts.more(names.length)}: ${names.join('; ')}`, Math.floor(bytesMax / 2));
  return `${truncated(text, bytesMax - utf8Length(more) - 1)} ${more}`;
}
