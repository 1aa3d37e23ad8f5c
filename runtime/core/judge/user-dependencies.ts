/**
 * What only a person can give (design-locks §3; authoring.md, userDependencies). A dependency is met by its context key, or
 * by a `wr.gap_report` that says that it was met: its reason as detail, severity info. One without a key is met in guided
 * mode by the acknowledgement itself: the reply said what to ask, and to wait for a yes. Text is never read as a yes.
 */
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../../schemas/events.ts';
import type { ReportOf } from '../../../schemas/reported-artifacts.ts';
import { contextName } from '../flow/conditions.ts';
import type { Finding } from './findings.ts';

type Dependency = CompiledStep['userDependencies'][number];

/** A choice counts only where the workflow says that it must not be assumed. */
const isUserOnly = ({ reason, choiceKind }: Dependency) => reason !== 'needs_user_choice' || choiceKind !== undefined;

export type Asked = {
  /** As they were when the step was shown. */
  readonly shown: Preferences;
  readonly judged: Preferences;
};

export function dependencyFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  context: JsonObject,
  reports: readonly ReportOf<'wr.gap_report'>[],
  { shown, judged }: Asked,
): Finding[] {
  const isConfirmed = shown.autonomy === 'guided' && judged.autonomy === 'guided';
  return step.userDependencies.filter(isUserOnly).flatMap((dependency): Finding[] => {
    const { reason, message } = dependency;
    const name = dependency.contextKey === undefined ? null : contextName(dependency.contextKey, workflow.inputs);
    const isAbout = (report: ReportOf<'wr.gap_report'>) =>
      report.detail === reason &&
      (name === null || report.contextKey === name || report.contextKey === dependency.contextKey);
    if (name === null ? isConfirmed : Object.hasOwn(context, name)) return [];
    if (reports.some((report) => isAbout(report) && report.severity === 'info')) return [];
    const given =
      name === null
        ? 'Ask the person. When they have answered'
        : `Ask the person, then send context {"${name}": …} with the whole output again. If it is no value to store`;
    return [
      {
        reason: { category: 'user_only_dependency', detail: reason },
        weight: 'required',
        pointer:
          dependency.contextKey === undefined
            ? { kind: 'workflow_step', stepId: step.stepId }
            : { kind: 'context_key', key: dependency.contextKey },
        message: `Step ${step.stepId} needs the person (${reason}): ${message}`,
        fix: `${given}, send a wr.gap_report with category user_only_dependency, detail ${reason}${name === null ? '' : `, contextKey ${name}`}, severity info and what they gave in summary.`,
      },
    ];
  });
}

/** What is still to be asked for a step, in the author's words; where a value is wanted, how to send it. */
export function openDependencies(workflow: CompiledSnapshot, step: CompiledStep, context: JsonObject): string[] {
  return step.userDependencies.filter(isUserOnly).flatMap(({ contextKey, message }) => {
    if (contextKey === undefined) return [message];
    const name = contextName(contextKey, workflow.inputs);
    return Object.hasOwn(context, name) ? [] : [`${message} (send the answer as context {"${name}": …})`];
  });
}
