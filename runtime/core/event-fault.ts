/**
 * Checks of an event that its schema cannot express: limits in bytes [utf8-budgets], and fields that depend on each other. Asked
 * before an event is written and after one is read, so that no reader meets an event that no writer may write. Pure.
 *
 * A JSON Schema counts code points, so its `maxLength` is the looser bound.
 */
import { isRecord } from '../../schemas/json-object.ts';
import { canonicalFaultOf, canonicalText, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import type { EventKind, ObservationKey } from '../../schemas/closed-sets.ts';
import type { EventOf, ObservationValue, SessionEvent } from '../../schemas/events.ts';
import {
  blockerFixBytesMax,
  blockerMessageBytesMax,
  confirmationCommentBytesMax,
  contextBytesMax,
  divergenceSummaryBytesMax,
  gapSummaryBytesMax,
  goalBytesMax,
  notesBytesMax,
  traceBytesMax,
  traceSummaryBytesMax,
} from '../../schemas/limits.ts';

type Rule<K extends EventKind> = (data: EventOf<K>['data'], lineBytes: number) => string | null;

const over = (what: string, text: string | undefined, bytesMax: number): string | null => {
  // A UTF-16 code unit is at least one byte and at most three.
  if (text === undefined || text.length * 3 <= bytesMax) return null;
  return utf8Length(text) <= bytesMax ? null : `${what} must have at most ${bytesMax} bytes`;
};

/** @param lineBytes what holds the value: when that is within the budget, the value is */
const overAsJson = (what: string, value: unknown, lineBytes: number, bytesMax: number): string | null =>
  lineBytes <= bytesMax ? null : over(what, canonicalText(value as JsonValue), bytesMax);

const first = <T>(items: readonly T[], faultOf: (item: T) => string | null): string | null => {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== null) return fault;
  }
  return null;
};

const typeOfKey: { readonly [K in ObservationKey]: ObservationValue['type'] } = {
  git_branch: 'short_string',
  git_head_sha: 'git_sha1',
  repo_root_hash: 'sha256',
  repo_root: 'path',
};

const nothing = () => null;

/** A kind that is added must be entered here. */
const rules: { readonly [K in EventKind]: Rule<K> } = {
  session_created: nothing,
  observation_recorded: ({ key, value }) =>
    value.type === typeOfKey[key] ? null : `an observation of ${key} must have the type ${typeOfKey[key]}`,
  run_started: ({ goal }) => over('the goal of a run', goal, goalBytesMax),
  node_created: nothing,
  edge_created: nothing,
  advance_recorded: ({ outcome, blockedNodeId, confirmation }) => {
    const tooLong = over('the comment of a confirmation', confirmation?.comment, confirmationCommentBytesMax);
    if (tooLong !== null) return tooLong;
    if (outcome.kind === 'advanced')
      return blockedNodeId === undefined ? null : 'an attempt that advanced the run must not refer to a blocked node';
    return first(
      outcome.blockers.blockers,
      ({ message, suggestedFix }) =>
        over('the message of a blocker', message, blockerMessageBytesMax) ??
        over('the suggested fix of a blocker', suggestedFix, blockerFixBytesMax),
    );
  },
  node_output_appended: ({ payload, outputChannel }) =>
    (payload.payloadKind === 'notes') === (outputChannel === 'recap')
      ? over('notes', payload.payloadKind === 'notes' ? payload.notesMarkdown : undefined, notesBytesMax)
      : 'notes must use the output channel `recap`, and artifacts must not',
  preferences_changed: ({ delta, effective }) => {
    if (new Set(delta.map(({ key }) => key)).size !== delta.length)
      return 'an event must not change the same preference twice';
    const isEffective = delta.every(({ key, value }) => effective[key] === value);
    return isEffective ? null : 'the effective preferences must include the changes that the event records';
  },
  capability_observed: ({ provenance }) => {
    if (provenance.kind !== 'attempted_use') return null;
    const { result, failureCode } = provenance.detail;
    return (result === 'failure') === (failureCode !== undefined)
      ? null
      : 'a failed observation must have a failure code, and a successful one must not';
  },
  gap_recorded: ({ summary }) => over('the summary of a gap', summary, gapSummaryBytesMax),
  divergence_recorded: ({ summary }) => over('the summary of a divergence', summary, divergenceSummaryBytesMax),
  decision_trace_appended: ({ entries }, lineBytes) =>
    first(entries, ({ summary }) => over('the summary of a trace entry', summary, traceSummaryBytesMax)) ??
    overAsJson('a trace', entries, lineBytes, traceBytesMax),
  context_set: ({ context }, lineBytes) => overAsJson('a context', context, lineBytes, contextBytesMax),
};

/**
 * True for an event of a kind that this version does not know. A later version of WorkRail wrote it: the manifest attests the
 * digest of an event, so damage never makes a kind unknown (ADR-0085).
 */
export function hasUnknownKind(value: unknown): boolean {
  const kind = isRecord(value) ? value['kind'] : undefined;
  return typeof kind === 'string' && !Object.hasOwn(rules, kind);
}

/**
 * The rule that an event of a valid shape breaks, or null.
 *
 * @param lineBytes of the event in its segment
 */
export function eventFault(event: SessionEvent, lineBytes: number): string | null {
  const fault = canonicalFaultOf(event);
  if (fault !== null) return `an event must not contain a value that cannot be stored (${fault})`;
  return (rules[event.kind] as Rule<EventKind>)(event.data, lineBytes);
}
