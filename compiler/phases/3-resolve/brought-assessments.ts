/**
 * The assessments that template calls add. A snapshot has one contract for each id: if the caller declares the same id, its
 * declaration applies; two templates may declare the same id only with the same dimensions [assessment-one-meaning].
 */
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import type { SourceAssessment } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import type { Path } from '../../ir/document.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { askingLevels, assessmentContract } from './assessments.ts';
import type { Assessments } from './step-output.ts';

type Brought = {
  readonly assessment: SourceAssessment;
  readonly contract: ContractDefinition;
  readonly templateId: string;
  readonly path: Path;
};

/** What is validated, without the texts and without the order of lists. */
const ratedBy = ({ dimensions }: SourceAssessment): string =>
  canonicalText(
    [...dimensions]
      .sort((a, b) => byCodeUnit(a.id, b.id))
      .map(({ id, levels, required = true }) => ({ id, levels: [...levels].sort(), required })),
  );

/** The order of levels has no effect. */
const textOf = (assessment: SourceAssessment): string =>
  canonicalText({
    ...assessment,
    dimensions: assessment.dimensions.map((one) => ({ ...one, levels: [...one.levels].sort() })),
  } as JsonValue);

/** The ids of the assessments that steps name, and those of the templates that they call. */
const namedIn = (steps: readonly ExpandedStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.kind === 'loop') return namedIn(step.body);
    return step.kind === 'call' ? namedIn(step.steps) : (step.source.assessmentRefs ?? []);
  });

export class BroughtAssessments {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly #asking = new Map<string, Set<string>>();
  readonly #byId = new Map<string, Brought>();
  readonly #reported = new Set<string>();

  constructor(steps: readonly ExpandedStep[]) {
    this.#collectAsking(steps);
  }

  /**
   * @param declared the assessments around the call, which apply to its steps too
   * @returns the assessments of the steps of the call, and those of the template that do not apply
   */
  join(
    { expansion, templateId, steps }: ExpandedCall,
    site: SourceCursor,
    declared: Assessments,
  ): { readonly assessments: Assessments; readonly hiddenAssessments: Assessments } {
    const own = expansion.assessments ?? [];
    // An argument can leave a step out; an assessment that no step names does not reach the workflow.
    const named = new Set(own.length === 0 ? [] : namedIn(steps));
    const inUse = own.filter(({ id }) => named.has(id));
    const brought = inUse.map((assessment): [string, ContractDefinition] => [
      assessment.id,
      declared.has(assessment.id)
        ? assessmentContract(assessment, this.#asking.get(assessment.id) ?? new Set())
        : this.#contractOf(assessment, templateId, site),
    ]);
    return {
      assessments: brought.length === 0 ? declared : new Map([...brought, ...declared]),
      hiddenAssessments: new Map(brought.filter(([id]) => declared.has(id))),
    };
  }

  /** The example of a contract avoids the levels that any step with this assessment answers with more work. */
  #collectAsking(steps: readonly ExpandedStep[]): void {
    for (const step of steps) {
      if (step.kind === 'loop') this.#collectAsking(step.body);
      if (step.kind !== 'call') continue;
      for (const [id, levels] of askingLevels(step.expansion.steps))
        this.#asking.set(id, new Set([...(this.#asking.get(id) ?? []), ...levels]));
      this.#collectAsking(step.steps);
    }
  }

  #contractOf(assessment: SourceAssessment, templateId: string, site: SourceCursor): ContractDefinition {
    const { id } = assessment;
    const before = this.#byId.get(id);
    if (before === undefined) {
      const contract = assessmentContract(assessment, this.#asking.get(id) ?? new Set());
      this.#byId.set(id, { assessment, contract, templateId, path: site.path });
      return contract;
    }
    const key = `${id} ${templateId}`;
    if (textOf(assessment) !== textOf(before.assessment) && !this.#reported.has(key)) {
      this.#reported.add(key);
      this.#report(assessment, templateId, site, before);
    }
    return before.contract;
  }

  #report(assessment: SourceAssessment, templateId: string, site: SourceCursor, before: Brought): void {
    const [name, here, there] = [assessment.id, templateId, before.templateId].map(quote);
    const help = `declare ${name} in the \`assessments\` of this workflow with the levels of both, which then applies to both templates; or make the declarations of both equal, or rename one of them`;
    if (ratedBy(assessment) !== ratedBy(before.assessment)) {
      this.findings.push({
        code: 'expand/assessment-conflict',
        message: `the templates ${there} and ${here} declare the assessment ${name} with different dimensions`,
        at: site.at,
        label: `the call that adds the second declaration`,
        notes: [`the call at \`${site.document.anchorOf(before.path).pointer}\` adds the first declaration`],
        help,
      });
      return;
    }
    // Both calls are in one template: its own source reports them.
    if (site.path.join('/') === before.path.join('/')) return;
    this.findings.push({
      code: 'expand/left-behind',
      message: `the template ${here} declares another assessment ${name}`,
      at: site.at,
      label: `the texts of ${there} apply, which an earlier call adds`,
      help,
    });
  }
}
