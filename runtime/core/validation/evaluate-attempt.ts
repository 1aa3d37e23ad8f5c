/**
 * Evaluates an attempt by the preferences in force at its step [preferences-from-next-step], on the notes as stored and the context
 * as merged. Pure: the same attempt on the same node always has the same outcome.
 *
 * Everything that is wrong is found at once, so that an agent can correct it in one call. What only the way ahead can show is
 * looked for when nothing else blocks; beside other problems, the lists that the way needs whatever is corrected. A step that the attempt
 * shows not to apply requires nothing [inapplicable-step-passes].
 */

import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { DigestPort } from '../../../schemas/canonical/sha256.ts';
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { Blocker } from '../../../schemas/events.ts';
import type { EngineState } from '../../../schemas/execution-snapshot.ts';
import { blockerRequirementBytesMax, notesBytesMax, quotedValueBytesMax } from '../../../schemas/limits.ts';
import { requiresNotes } from '../../../schemas/step-options.ts';
import { nounFor } from '../../../schemas/text/counted.ts';
import type { ContextFault } from '../context.ts';
import { stepInstanceKey } from '../execution-state.ts';
import { stepOf } from '../flow/lookup.ts';
import type { Gate } from '../flow/gates.ts';
import type { ItemAnswers } from '../flow/item-values.ts';
import { type Concern, type Move, nextMove } from '../flow/walk.ts';
import { isTruncated } from '../text-budget.ts';
import type { Unmet } from '../unmet-gate.ts';
import type { Artifact } from './artifacts.ts';
import { requirementsOf } from './artifacts.ts';
import { isBlank } from './blank.ts';
import { capabilityFindings, inRecordedOrder, type Observed, observed, type ShownUnavailable } from './capabilities.ts';
import type { Checks } from './checks.ts';
import {
  type Confirmation,
  confirmationFindings,
  confirmationRecord,
  type FormAnswer,
  skippedConfirmation,
} from './confirmation.ts';
import { contractFindings } from './contracts.ts';
import { validateNotes } from './criteria.ts';
import { blockersOf, type Finding, type FoundGap, gapsOf, type ValidationPolicy } from './findings.ts';
import { type AskedBefore, followupFindings } from './followups.ts';
import { inputFindings } from './inputs.ts';
import { concernFinding, decidedLoop, loopControl, loopControlKind, raisedUnder } from './loop-control.ts';
import {
  isReport,
  type Divergence,
  divergencesOf,
  type ReportedGap,
  type ReportFault,
  readReports,
  reportedGaps,
  reportsOf,
} from './reports.ts';
import { saysLeftOut } from './left-out.ts';
import type { Rules } from './rules.ts';
import { withWholeAssessments } from './short-assessments.ts';
import { slotFindings } from './slot-artifacts.ts';
import { type Asked, dependencyFindings } from './user-dependencies.ts';
import { clipped, type Elastic, placed, worded } from './wording.ts';

export type AttemptInput = {
  readonly workflow: CompiledSnapshot;
  readonly state: EngineState;
  readonly preferences: Asked;
  /** Merged; as it was before when the merged one is over its budget. */
  readonly context: JsonObject;
  /** What this attempt shows not to apply: its step, or a loop around it. */
  readonly unmet: Unmet | null;
  readonly contextFault: Extract<ContextFault, { kind: 'too_large' }> | null;
  /** As stored. */
  readonly notes: string | null;
  readonly artifacts: readonly Artifact[];
  /** As the node knew before the attempt. */
  readonly shownUnavailable: ShownUnavailable;
  /** Of the run. */
  readonly gapIds: Pick<ReadonlySet<string>, 'has'>;
  readonly checks: Checks;
  readonly digest: DigestPort;
  /** In the chain of blocked attempts that this one goes on with. */
  readonly askedBefore: readonly AskedBefore[];
  /** Keys that hold an answer of the user for an earlier iteration, and that this attempt does not send. */
  readonly lapsed: ReadonlySet<string>;
  /** Null where a value holds for all items of a loop. */
  readonly answers: ItemAnswers | null;
  /** Of the run. */
  readonly rules: Rules;
  /** What the client's form gave, where one was shown. */
  readonly form: FormAnswer | null;
};

type Outcome =
  | { readonly kind: 'advanced'; readonly move: Move; readonly gaps: readonly FoundGap[] }
  | { readonly kind: 'blocked'; readonly blockers: readonly Blocker[]; readonly gaps: readonly FoundGap[] };

export type AttemptEvaluation = {
  readonly kind: 'evaluated';
  readonly outcome: Outcome;
  /** What the agent said by itself: recorded with either outcome. */
  readonly reportedGaps: readonly ReportedGap[];
  readonly observations: readonly Observed[];
  readonly divergences: readonly Divergence[];
  readonly confirmation: Confirmation | null;
};

export function evaluateAttempt(attempt: AttemptInput): AttemptEvaluation | ReportFault {
  const { workflow, state, preferences, context, unmet, rules, form } = attempt;
  if (state.kind !== 'running' || state.pending.kind !== 'some') throw new Error('no step is pending');
  const step = stepOf(workflow, state.pending.step.stepId);
  const artifacts = withWholeAssessments(workflow, step, attempt.artifacts, rules);
  const required = new Set(requirementsOf(workflow, step).map(({ contract }) => contract.artifactKind));
  const reports = readReports(artifacts, required, attempt.gapIds);
  if ('kind' in reports) return reports;

  const reported = reportsOf(reports, 'wr.capability_observation').map((report) => observed(step, report));
  const observations = inRecordedOrder(reported, rules);
  const gaps = reportedGaps(reports);
  const loop = decidedLoop(workflow, state.loopStack);
  const place = stepInstanceKey(state.pending.step);
  const control = loopControl(workflow, step, state.loopStack, artifacts, attempt);
  const dependencies = dependencyFindings(attempt, step, place, reportsOf(reports, 'wr.gap_report'));
  const asked = { step, preferences: preferences.inForce, rules };
  const work = [...workFindings(attempt, step, place, artifacts, loop), ...control.findings];
  const leftOut = unmet !== null && isLeftOut(attempt, unmet, artifacts, work) ? unmet : null;
  const isConfirmed = leftOut === null || leftOut.isAskedAgain;
  const findings = [
    ...budgetFindings(attempt),
    ...(leftOut === null ? [...inputFindings(workflow, step, state, context, rules), ...work] : []),
    ...(isConfirmed ? confirmationFindings(asked, place, form) : []),
    ...(leftOut === null
      ? [...dependencies.findings, ...capabilityFindings(workflow, step, observations, attempt.shownUnavailable, rules)]
      : []),
  ];
  const confirmationIf = (hasAdvanced: boolean) => (isConfirmed ? confirmationRecord(asked, form, hasAdvanced) : null);
  const said = {
    kind: 'evaluated' as const,
    reportedGaps: gaps,
    observations,
    divergences: divergencesOf(reports, step),
    confirmation: confirmationIf(false),
  };
  const policy = { preferences: preferences.inForce, rules };
  const move = nextMove(
    workflow,
    state,
    context,
    control.decisions,
    rules,
    leftOut === null ? null : passedGate(leftOut, artifacts),
    attempt.answers,
  );
  if (blockersOf(findings, policy).length > 0) {
    const isWayKnown = rules.listsAreMissingEarly && control.findings.length === 0 && attempt.contextFault === null;
    const lists = isWayKnown ? raisedUnder(rules, move.concerns.filter(isCertainOfList)) : [];
    findings.push(...lists.map((concern) => concernFinding(workflow, step, concern, rules)));
  }
  const early = blockedBy(findings, policy);
  if (early !== null) return { ...said, outcome: early };

  // A decision step that handed over no decision is told so already.
  const isTold = findings.some(
    ({ pointer }) => pointer.kind === 'output_contract' && pointer.contractRef === loopControlContract,
  );
  const concerns = raisedUnder(rules, move.concerns).filter(
    (concern) => concern.kind !== 'undecided' || !isTold || concern.loopId !== loop?.loopId,
  );
  findings.push(...concerns.map((concern) => concernFinding(workflow, step, concern, rules)));
  const late = blockedBy(findings, policy);
  if (late !== null) return { ...said, outcome: late };
  const undisclosed = findings.filter((finding) => !dependencies.told.has(finding));
  const confirmation = confirmationIf(true);
  const skipped = confirmation?.outcome === 'skipped_by_mode' ? [skippedConfirmation(asked, place)] : [];
  const found = [...gapsOf(undisclosed, policy, 'advanced'), ...skipped];
  return { ...said, confirmation, outcome: { kind: 'advanced', move, gaps: found } };
}

/** What the step requires of its artifacts and notes. */
const workFindings = (
  attempt: AttemptInput,
  step: CompiledStep,
  place: string,
  artifacts: readonly Artifact[],
  loop: ReturnType<typeof decidedLoop>,
): Finding[] => [
  ...contractFindings(attempt.workflow, step, place, artifacts, loop, attempt),
  ...followupFindings(attempt.workflow, step, place, artifacts, attempt),
  ...slotFindings(attempt.workflow, step, place, artifacts, attempt),
  ...notesFindings(attempt, step, place),
];

/** Whether an agent left out a step that does not apply: its notes say so. Work that was done all the same is validated. */
function isLeftOut(
  { notes, rules }: AttemptInput,
  { isByChoice }: Unmet,
  artifacts: readonly Artifact[],
  work: readonly Finding[],
): boolean {
  if (!rules.leavingOutIsStated) return true;
  if (artifacts.some(({ kind }) => kind === null || !isReport(kind))) return false;
  if (saysLeftOut(notes ?? '', rules)) return true;
  const isMissing = ({ weight, reason }: Finding) =>
    weight === 'required' && reason.detail === 'missing_required_output';
  return rules.missingWorkLeavesOut && isByChoice && work.some(isMissing);
}

/** A loop that goes on: because of a decision, or because the value that makes its condition false came before this step. */
const passedGate = ({ gate, endsNoLoop }: Unmet, artifacts: readonly Artifact[]): Gate =>
  endsNoLoop || artifacts.some(({ kind }) => kind === loopControlKind) ? { ...gate, loopId: null } : gate;

/** Of what only the way ahead shows, what holds whatever else is corrected. */
const isCertainOfList = ({ kind, isCertain }: Concern): boolean =>
  isCertain && (kind === 'list_missing' || kind === 'list_too_long');

function blockedBy(
  findings: readonly Finding[],
  policy: ValidationPolicy,
): Extract<Outcome, { kind: 'blocked' }> | null {
  const blockers = blockersOf(findings, policy);
  return blockers.length === 0 ? null : { kind: 'blocked', blockers, gaps: gapsOf(findings, policy, 'blocked') };
}

const overBudget = 'The merged context would be';
/** Told by its words: what was over the budget is not stored, so nothing else of the log tells it. */
export const isOverBudget = (summary: string): boolean => summary.startsWith(overBudget);

function budgetFindings({ contextFault, rules }: AttemptInput): Finding[] {
  if (contextFault === null) return [];
  const { bytes, bytesMax } = contextFault;
  return [
    {
      reason: { category: 'contract_violation', detail: 'invalid_required_output' },
      weight: 'required',
      pointer: { kind: 'context_budget' },
      message: rules.texts.contextOverBudget(bytes, bytesMax),
      fix: worded`Remove blobs and pass references (paths, ids, URLs) instead; delete keys that are no longer needed by sending them as null. Send the whole output again.`,
    },
  ];
}

type UnmetByNotes = {
  readonly place: Elastic;
  readonly requirement: string;
  readonly isMissing: boolean;
  /** The requirement, where it is that notes are not longer than they are. */
  readonly limit: { readonly length: number; readonly max: number } | null;
};

const textsOfNotes = (
  { place, requirement, isMissing, limit }: UnmetByNotes,
  rules: Rules,
): Pick<Finding, 'message' | 'fix'> => ({
  message: worded`Step ${place}: ${isMissing ? `${rules.texts.notesMissing} ` : ''}${clipped(requirement, blockerRequirementBytesMax)}`,
  fix:
    limit === null
      ? rules.texts.notesFix
      : worded`The notes have ${limit.length} ${rules.nounsAgree ? nounFor(limit.length, 'character') : 'characters'}; the limit is ${limit.max}. Shorten output.notesMarkdown, and send it together with all artifacts again.`,
});

/** What the requirement asks for may have been sent, behind the cut: the log has only what is before it. */
const textsOfCutNotes = (
  { place, requirement, limit }: UnmetByNotes,
  { texts }: Rules,
): Pick<Finding, 'message' | 'fix'> => ({
  message: texts.notesCut(place, notesBytesMax, clipped(requirement, blockerRequirementBytesMax / 2)),
  fix:
    limit === null
      ? texts.cutNotesFix(notesBytesMax)
      : worded`Shorten output.notesMarkdown to at most ${limit.max} ${nounFor(limit.max, 'character')} and ${notesBytesMax} bytes, and send it together with all artifacts again.`,
});

/** Notes that are not there are missing once: what checks them says what they must hold. */
function notesFindings(attempt: AttemptInput, step: CompiledStep, place: string): Finding[] {
  const { notes: sent, rules } = attempt;
  const notes = sent === null || (rules.unseenIsBlank && isBlank(sent, rules)) ? '' : sent;
  const checked = criteriaFindings(attempt, step, place, notes);
  if (notes !== '' || !requiresNotes(step) || checked.some(({ weight }) => weight === 'required')) return checked;
  const missing: Finding = {
    reason: { category: 'contract_violation', detail: 'missing_required_output' },
    weight: 'required',
    pointer: { kind: 'workflow_step', stepId: step.stepId },
    message: worded`Step ${placed(place, rules)}: ${rules.texts.notesMissing}`,
    fix: rules.texts.notesMissingFix,
  };
  return [...checked, missing];
}

/** A contract rules where a step has both. */
function criteriaFindings(
  { checks, rules }: AttemptInput,
  step: CompiledStep,
  place: string,
  notes: string,
): Finding[] {
  if (step.validationCriteria === undefined || step.output?.contractRef !== undefined) return [];
  const { unmet, tooLong, unreadable, isOver } = validateNotes(step.validationCriteria, notes, checks, rules);
  const pointer = { kind: 'workflow_step' as const, stepId: step.stepId };
  const detail = notes === '' ? 'missing_required_output' : 'invalid_required_output';
  const isCut = rules.textsGoByWhatWasSent && isTruncated(notes);
  const missing = unmet.map((requirement): Finding => {
    const limit = rules.notesFixNamesLength && tooLong?.requirement === requirement ? tooLong : null;
    const what = { place: placed(place, rules), requirement, isMissing: notes === '', limit };
    const texts = isCut ? textsOfCutNotes(what, rules) : textsOfNotes(what, rules);
    return { reason: { category: 'contract_violation', detail }, weight: 'required', pointer, ...texts };
  });
  const broken = unreadable.map(
    (pattern): Finding => ({
      reason: { category: 'unexpected', detail: 'invariant_violation' },
      weight: 'preferred',
      pointer,
      ...rules.texts.brokenPattern(placed(place, rules), clipped(pattern, quotedValueBytesMax)),
    }),
  );
  const unchecked: Finding = {
    reason: { category: 'contract_violation', detail: 'invalid_required_output' },
    weight: 'required',
    pointer,
    message: worded`Step ${placed(place, rules)}: searching this output for the patterns of the step would take too long, so its validation criteria were not checked.`,
    fix: rules.texts.searchOverBudgetFix,
  };
  return [...missing, ...broken, ...(isOver ? [unchecked] : [])];
}
