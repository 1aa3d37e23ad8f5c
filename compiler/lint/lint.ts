/**
 * Lint: finds likely problems in a workflow that compiles [lint-in-file-order]. All rules run, the project sets their severities,
 * and `lintIgnore` suppresses findings. Pure, like the compiler: `LintWorld` passes in what a rule must know about files.
 */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { compareDiagnostics, diagnosticOf } from '../diagnostics/diagnostic.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import type { CheckedWorkflow } from '../ir/checked.ts';
import { applySuppressions, type Found } from './suppressions.ts';
import { type LintLevels, levelOf } from './levels.ts';
import { allRules } from './all-rules.ts';
import type { LintDefinition, LintFinding, LintRule, LintWorld } from './rule.ts';
import { unknownRule } from './rules/unknown-rule/rule.ts';
import { unusedIgnore } from './rules/unused-ignore/rule.ts';
import { type Capabilities, subjectOf } from './context.ts';

export type LintOptions = {
  /** The rules to run; default: all. */
  readonly rules?: readonly LintRule[];
  readonly levels: LintLevels;
  readonly world: LintWorld;
  /** The inputs of the compilation. */
  readonly capabilities: Capabilities;
};

const foundBy =
  (rule: LintDefinition) =>
  (finding: LintFinding): Found => ({ rule, finding });

/** All findings of one workflow, in the order of the file. */
export function lintWorkflow(
  workflow: CheckedWorkflow,
  snapshot: CompiledSnapshot,
  { levels, world, capabilities, rules = allRules().rules }: LintOptions,
): readonly Diagnostic[] {
  const subject = subjectOf(workflow, snapshot, capabilities);
  const found = rules
    .filter((rule) => levelOf(rule, levels) !== 'off')
    .flatMap((rule) => rule.find(subject, world).map(foundBy(rule)));
  if (found.length === 0 && subject.source.lintIgnore === undefined) return [];
  const { kept, unused, unknown } = applySuppressions(found, subject, allRules().definitions, levels);
  // No fixes, because an edit can change the format that is detected for an older file. Run `workrail migrate` first.
  const isFixable = workflow.unit.dialect === 'native';
  const source = new SourceText(workflow.unit.file, subject.document.text);
  return [...kept, ...unused.map(foundBy(unusedIgnore)), ...unknown.map(foundBy(unknownRule))]
    .flatMap(({ rule, finding }) => {
      const severity = levelOf(rule, levels);
      if (severity === 'off') return [];
      return [diagnosticOf({ ...finding, code: rule.id, severity, fixes: isFixable ? finding.fixes : [] }, source)];
    })
    .sort(compareDiagnostics);
}
