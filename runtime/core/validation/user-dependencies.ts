/**
 * Evaluates user dependencies: values that only the user can give [user-dependency-context-key]. A dependency is met by its
 * context key, or by a `wr.gap_report` that says that it was met: its reason as detail, severity info. One without a key is met in
 * guided mode by the acknowledgement itself: the reply said what to ask, and to wait for a yes. Text is never read as a yes.
 *
 * A report is about one dependency: the one of its reason and contextKey, or one of its reason without a key. Nothing tells
 * which of several without a key it speaks of, so these are met, and disclosed, when there is a report for each: the yes to one
 * question is no yes to another.
 */
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../../schemas/events.ts';
import type { EngineState } from '../../../schemas/execution-snapshot.ts';
import { blockerAuthoredBytesMax } from '../../../schemas/limits.ts';
import type { ReportOf } from '../../../schemas/reported-artifacts.ts';
import { contextName } from '../flow/conditions.ts';
import { findInput, stepOf } from '../flow/lookup.ts';
import { lapsedUnderRules11 } from '../former-lapsed-answers.ts';
import { lapsedAnswers } from '../lapsed-answers.ts';
import type { NodeState, SessionState } from '../state.ts';
import { isGiven } from './blank.ts';
import type { Finding } from './findings.ts';
import type { Rules } from './rules.ts';
import { clipped, placed, worded } from './wording.ts';

type Dependency = CompiledStep['userDependencies'][number];

/** A key that a fix names twice. */
const keyRoomBytes = 256;

/** A choice counts only where the workflow says that it must not be assumed. */
const isUserOnly = ({ reason, choiceKind }: Dependency) => reason !== 'needs_user_choice' || choiceKind !== undefined;

export type Asked = {
  /** As they were when the step was shown. */
  readonly shown: Preferences;
  /** Those that validate the attempt: as shown; under earlier rules with the change that the attempt sends. */
  readonly inForce: Preferences;
};

type Validated = {
  readonly workflow: CompiledSnapshot;
  readonly context: JsonObject;
  readonly preferences: Asked;
  readonly lapsed: ReadonlySet<string>;
  readonly rules: Rules;
};

export type DependencyFindings = {
  readonly findings: readonly Finding[];
  /** Those of them that the agent disclosed itself, as gravely, with this very attempt. */
  readonly told: ReadonlySet<Finding>;
};

/** @param place the step instance, as messages name it */
export function dependencyFindings(
  { workflow, context, preferences: { shown, inForce }, lapsed, rules }: Validated,
  step: CompiledStep,
  place: string,
  reports: readonly ReportOf<'wr.gap_report'>[],
): DependencyFindings {
  const isConfirmed = shown.autonomy === 'guided' && inForce.autonomy === 'guided';
  const asked = step.userDependencies.filter(isUserOnly);
  const findings: Finding[] = [];
  const told = new Set<Finding>();
  for (const dependency of asked) {
    const { reason, contextKey } = dependency;
    const name = contextKey === undefined ? null : contextName(contextKey, workflow.inputs);
    const isLapsed = name !== null && lapsed.has(name);
    if (name === null ? isConfirmed : isGiven(context, name, rules) && !isLapsed) continue;
    const alike =
      name === null ? asked.filter((other) => other.reason === reason && other.contextKey === undefined).length : 1;
    const about = reports.filter(
      (report) =>
        report.detail === reason && (report.contextKey === contextKey || (name !== null && report.contextKey === name)),
    );
    const met = about.filter(({ severity }) => severity === 'info').length;
    if (met >= alike) continue;
    const isSecret =
      reason === 'needs_user_secret_or_token' || findInput(workflow.inputs, contextKey ?? '')?.sensitive === true;
    const finding = findingOf(step, place, dependency, { name, isLapsed, isSecret, alike }, rules);
    const open = about.filter(({ severity, resolvesGapId }) => severity === 'critical' && resolvesGapId === undefined);
    if (met + open.length >= alike) told.add(finding);
    findings.push(finding);
  }
  return { findings, told };
}

type Situation = {
  readonly name: string | null;
  readonly isLapsed: boolean;
  /** Reports are shown and exported, so they never contain the answer. */
  readonly isSecret: boolean;
  readonly alike: number;
};

/**
 * @param place the step instance, which a question without a key is asked in anew; a key that nobody gave is missing once
 * @param asked alike: how many questions of the step the same report could be about
 */
function findingOf(
  step: CompiledStep,
  place: string,
  { reason, message, contextKey }: Dependency,
  { name, isLapsed, isSecret, alike }: Situation,
  rules: Rules,
): Finding {
  const { user, needsUser, noValue } = rules.texts;
  const answer = (isSecret ? rules.texts.secretAnswer : null) ?? `${rules.texts.answer} in summary`;
  const given =
    name === null
      ? `Ask the ${user}. When they have answered`
      : worded`${isLapsed ? 'An answer for an earlier iteration does not count. ' : ''}Ask the ${user}, then send context {"${clipped(name, keyRoomBytes)}": …} with the whole output again. If ${noValue}`;
  const key = name === null ? '' : worded`, contextKey ${clipped(name, keyRoomBytes)}`;
  const each = alike === 1 ? '' : ` Send one for each of the ${alike} questions of this kind that this step asks.`;
  return {
    reason: { category: 'user_only_dependency', detail: reason },
    weight: 'required',
    pointer:
      contextKey === undefined
        ? { kind: 'workflow_step', stepId: step.stepId }
        : { kind: 'context_key', key: contextKey },
    message: worded`Step ${placed(name === null || isLapsed ? place : step.stepId, rules)} ${needsUser} (${reason}): ${clipped(message, blockerAuthoredBytesMax)}`,
    fix: worded`${given}, send a wr.gap_report with category user_only_dependency, detail ${reason}${key}, severity info and ${answer}.${each}`,
  };
}

/** What the user gives once, whichever iteration of a loop needs it. */
const givenOnce: ReadonlySet<Dependency['reason']> = new Set([
  'needs_user_account_access',
  'needs_user_secret_or_token',
]);

/**
 * The keys of the pending step that hold an answer for an earlier iteration, as agents send them.
 *
 * @param sent with the attempt that is validated; none where the step is only shown
 */
export function lapsedAt(
  session: SessionState,
  node: NodeState,
  { workflow, engineState, rules }: { workflow: CompiledSnapshot; engineState: EngineState; rules: Rules },
  sent: JsonObject,
): ReadonlySet<string> {
  if (!rules.answersHoldForIteration || engineState.kind !== 'running' || engineState.pending.kind !== 'some')
    return new Set();
  const { loopStack, pending } = engineState;
  const asked = stepOf(workflow, pending.step.stepId).userDependencies.filter(isUserOnly);
  const keyed = asked.flatMap(({ reason, contextKey }) =>
    contextKey === undefined || givenOnce.has(reason) ? [] : [contextName(contextKey, workflow.inputs)],
  );
  const names = keyed.filter((name) => !Object.hasOwn(sent, name));
  if (names.length === 0 || loopStack.length === 0) return new Set();
  const find = rules.namesLoopsAround ? lapsedAnswers : lapsedUnderRules11;
  return find(session, node, loopStack, names);
}

/** What is still to be asked for a step, in the author's words; where a value is wanted, how to send it. */
export function openDependencies(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  context: JsonObject,
  lapsed: ReadonlySet<string>,
  rules: Rules,
): string[] {
  return step.userDependencies.filter(isUserOnly).flatMap(({ contextKey, message }) => {
    if (contextKey === undefined) return [message];
    const name = contextName(contextKey, workflow.inputs);
    if (lapsed.has(name)) return [`${message} (an answer for an earlier iteration does not count: ${inContext(name)})`];
    return isGiven(context, name, rules) ? [] : [`${message} (${inContext(name)})`];
  });
}

const inContext = (name: string): string => `send the answer as context {"${name}": …}`;
const howToSend =
  / \((?:an answer for an earlier iteration does not count: )?send the answer as context \{".*": …\}\)$/;

/** An open dependency as the user is asked for it: how to send the answer is for the agent. */
export const askedOfUser = (open: string): string => open.replace(howToSend, '');
