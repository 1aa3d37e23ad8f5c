/** Warnings computed from the recorded plan of a node. */
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import {
  confirmationCommentBytesMax,
  gapSummaryShownBytesMax,
  gapsShownMax,
  notesBytesMax,
  warningValuesShownMax,
} from '../../schemas/limits.ts';
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import type { Warning } from '../../schemas/tools.ts';
import { unexpectedInputs } from '../core/coercion.ts';
import { contextKeyOf } from '../core/context.ts';
import { contextVersion } from '../core/inherited-context.ts';
import { parentOf } from '../core/lineage.ts';
import { changesOf, exceeded } from '../core/preferences.ts';
import { contextAt, initialNotes, type NodeState, owningStep } from '../core/state.ts';
import { returnCall } from '../core/reply-call.ts';
import { isTruncated, quoted } from '../core/text-budget.ts';
import { nameOfNumber } from '../projections/named-step.ts';
import { preferencesOf, type RunView, stateTokenOf } from './run-view.ts';
import { undeclaredNames } from './undeclared-names.ts';

export function recordedWarnings(view: RunView, node: NodeState): Warning[] {
  return [
    ...commentWarnings(node),
    ...notesWarnings(node),
    ...contextWarnings(view, node),
    ...skippedWarnings(view, node),
    ...preferenceWarnings(view, node),
    ...capabilityWarnings(view, node),
    ...gapWarnings(view, node),
  ];
}

/**
 * Those that a conversation which begins with this step has not seen: what the user said when they approved the step before, and values that were
 * stored since then and do not fit their inputs.
 *
 * @param node of the step, or the newest of its chain of blocked attempts and checkpoints
 */
export function warningsToReader({ state, workflow }: RunView, node: NodeState): Warning[] {
  const step = owningStep(node);
  const unexpected = unexpectedInputs(contextAt(node), contextAt(parentOf(state, step)), workflow.inputs);
  return [...commentWarnings(step), ...unexpected.map(unexpectedWarning)];
}

/** Of an approval; a rejection has its comment in the blocker. */
function commentWarnings({ createdBy }: NodeState): Warning[] {
  const { outcome, comment } = createdBy?.confirmation ?? {};
  if (outcome !== 'approved_in_form' || comment === undefined) return [];
  return [
    {
      code: 'CONFIRMATION_COMMENT',
      message: `The user approved the step, with this comment: "${quoted(comment, confirmationCommentBytesMax)}"`,
    },
  ];
}

function notesWarnings(node: NodeState): Warning[] {
  const notes = initialNotes(node);
  if (notes === null || !isTruncated(notes)) return [];
  return [
    {
      code: 'NOTES_TRUNCATED',
      message: `The notes were longer than ${notesBytesMax} bytes; only their beginning is stored. Keep notes to 10-30 lines.`,
      details: { bytesMax: notesBytesMax },
    },
  ];
}

/** Without the value: the context is never echoed. */
function unexpectedWarning(input: CompiledInput): Warning {
  const { kind, values = [] } = input;
  const key = contextKeyOf(input);
  const shown = values.slice(0, warningValuesShownMax);
  const allowed =
    kind === 'enum' ? `one of ${shown.join(', ')}${values.length > shown.length ? ', …' : ''}` : `a ${kind}`;
  const again =
    kind === 'enum'
      ? 'If you meant one of these values, send that value.'
      : `If you meant a ${kind}, send it as a ${kind}.`;
  return {
    code: 'UNEXPECTED_VALUE',
    message: `The value of "${key}" was stored, but it is not ${allowed}. ${again}`,
    details: { key, expected: kind, ...(kind === 'enum' ? { values: shown } : {}) },
  };
}

/** The steps after one are chosen with the values that its attempts sent: those that are for other values are passed. */
function skippedWarnings(view: RunView, node: NodeState): Warning[] {
  const parent = parentOf(view.state, node);
  if (parent === null || node.createdBy?.outcome.kind !== 'advanced') return [];
  const { conditions, inputs } = view.workflow;
  const selecting = inputs.filter(
    ({ kind, key }) =>
      kind === 'enum' &&
      conditions.some((one) => (one.kind === 'context_equals' || one.kind === 'context_in') && one.key === key),
  );
  const call = returnCall(stateTokenOf(view, node), nameOfNumber(view.workflow, node.stepsAbove));
  return unexpectedInputs(contextAt(node), contextAt(owningStep(parent)), selecting).map((input) => ({
    code: 'STEPS_SKIPPED',
    message: `If the value of "${contextKeyOf(input)}" skipped steps that should run, reopen the step that sent it: ${call}`,
    details: { key: contextKeyOf(input) },
  }));
}

function contextWarnings(view: RunView, node: NodeState): Warning[] {
  const parent = parentOf(view.state, node);
  // What a rejected attempt takes back was stored before.
  if (node.isRejected || contextVersion(node.context) === (parent === null ? null : contextVersion(parent.context)))
    return [];
  const { inputs } = view.workflow;
  const unexpected = unexpectedInputs(contextAt(node), contextAt(parent), inputs).map(unexpectedWarning);
  const undeclared = undeclaredNames(contextAt(node), contextAt(parent), view.workflow);
  if (undeclared === null) return unexpected;
  const { keys, text } = undeclared;
  return [
    ...unexpected,
    {
      code: 'UNDECLARED_CONTEXT',
      message: `These context keys were stored, but this workflow does not declare them as inputs: ${text}.`,
      details: { keys: [...keys] },
    },
  ];
}

/** A blocked attempt changes nothing for its own step [preferences-from-next-step]. */
function preferenceWarnings(view: RunView, node: NodeState): Warning[] {
  if (node.preferences?.changedHere !== true) return [];
  const { effective, next } = node.preferences;
  const later = changesOf(next).filter(({ key, value }) => effective[key] !== value);
  if (later.length === 0) return recommendationWarnings(view, node);
  const named = later.map(({ key, value }) => `${key} ${value}`).join(' and ');
  return [
    {
      code: 'PREFERENCES_FROM_NEXT_STEP',
      message: `These preferences apply from the next step: ${named}. This step still uses ${later.map(({ key }) => `${key} ${effective[key]}`).join(' and ')}.`,
      details: { changes: later },
    },
  ];
}

/**
 * A choice beyond the recommendation; it applies. The risk policy sets how often this is stated:
 * aggressive says it once in one line, the others one line each, and conservative again whenever the step is read.
 */
export function recommendationWarnings(view: RunView, node: NodeState): Warning[] {
  const chosen = preferencesOf(node);
  const beyond = exceeded(chosen, view.workflow.recommendations);
  if (chosen.riskPolicy === 'aggressive' && beyond.length > 1) {
    const keys = beyond.map(({ key }) => key);
    return [
      {
        code: 'RECOMMENDATION_EXCEEDED',
        message: `${keys.join(' and ')} exceed what this workflow recommends. Your choice applies.`,
        details: { keys },
      },
    ];
  }
  return beyond.map(({ key, chosen: value, recommended }) => ({
    code: 'RECOMMENDATION_EXCEEDED' as const,
    message: `"${key}" is "${value}"; this workflow recommends at most "${recommended}". Your choice applies.`,
    details: { key, chosen: value, recommended },
  }));
}

/** A preferred capability that is unavailable, or that was not probed: the work continues without it, and the notes state so. */
function capabilityWarnings(view: RunView, node: NodeState): Warning[] {
  return node.capabilities.flatMap(({ capability, status, provenance }): Warning[] => {
    const isTried = provenance.enforcementGrade === 'strong';
    if (view.workflow.capabilities[capability] !== 'preferred' || (isTried && status === 'available')) return [];
    const why = isTried ? 'is unavailable' : 'was reported without being tried, so its status is unknown';
    return [
      {
        code: 'CAPABILITY_DEGRADED',
        message: `${capability} ${why}. Continue without it, and describe in the notes what you did instead.`,
        details: { capability, status: isTried ? status : 'unknown' },
      },
    ];
  });
}

function gapWarnings(view: RunView, node: NodeState): Warning[] {
  const recorded = node.gaps.filter(({ resolves }) => resolves === null);
  const outcome = node.createdBy?.outcome;
  // The blocker already states the problem in full: the gap is named, and its text is not repeated.
  const told = new Set(outcome?.kind === 'blocked' ? outcome.blockers.map(({ message }) => message) : []);
  const textOf = (summary: string) =>
    told.has(summary) ? 'same problem as a blocker of this attempt.' : quoted(summary, gapSummaryShownBytesMax);
  const shown = recorded.slice(0, gapsShownMax).map(
    ({ gapId, severity, reason, summary }): Warning => ({
      code: 'GAP_RECORDED',
      message: `Gap ${gapId} (${severity}, ${reason.detail}): ${textOf(summary)}`,
      details: { gapId, severity, category: reason.category, detail: reason.detail },
    }),
  );
  if (recorded.length > gapsShownMax) {
    const more = recorded.length - gapsShownMax;
    shown.push({
      code: 'GAP_RECORDED',
      // A text has no field that holds them.
      message: `${counted(more, 'more gap')} ${isOrAre(more)} recorded; to list the open gaps, the user runs: workrail sessions show ${view.state.sessionId}`,
      details: { more },
    });
  }
  return shown;
}
