/** Translates assessments. They are the same in both formats, except for invalid ids and the nesting of consequences. */
import type { SimpleStep, SourceAssessment } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import type { Scope } from '../scope.ts';
import type { LegacyAssessment, LegacyConsequence, LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import { identifierOf } from '../step-ids.ts';
import type { Translation } from '../translation.ts';

export function assessmentsOf(
  assessments: readonly LegacyAssessment[],
  scope: Scope,
  t: Translation,
): SourceAssessment[] {
  return t.origins.copied(
    assessments.map((assessment, index) => {
      const path = ['assessments', index];
      const worded = (purpose: string, ...at: Path) => t.worded(purpose, [...path, ...at, 'purpose'], scope).text;
      const dimensions = assessment.dimensions.map((dimension, at) => ({
        ...dimension,
        purpose: worded(dimension.purpose, 'dimensions', at),
        id: t.identifier(dimension.id, [...path, 'dimensions', at, 'id']),
        levels: [...dimension.levels],
      }));
      return { id: t.identifier(assessment.id, [...path, 'id']), purpose: worded(assessment.purpose), dimensions };
    }),
    ['assessments'],
  );
}

const isList = (
  consequences: LegacyConsequence | readonly LegacyConsequence[],
): consequences is readonly LegacyConsequence[] => Array.isArray(consequences);

function consequenceOf(
  { when, effect }: LegacyConsequence,
  path: Path,
  scope: Scope,
  t: Translation,
): NonNullable<SimpleStep['assessmentConsequences']>[number] {
  const guidance = t.inOneText(effect.guidance, [...path, 'effect', 'guidance'], scope);
  const consequence = t.origins.made(
    {
      anyEqualsLevel: when.anyEqualsLevel,
      ...(when.forAssessment === undefined ? {} : { forAssessment: identifierOf(when.forAssessment) }),
      guidance: guidance.text,
    },
    path,
  );
  for (const key of ['anyEqualsLevel', 'forAssessment'] as const)
    t.origins.entry(consequence, key, { kind: 'copy', path: [...path, 'when', key] });
  t.origins.text(consequence, 'guidance', guidance, [...path, 'effect', 'guidance']);
  return consequence;
}

/** Translates the assessment fields of a step. */
export function addAssessments(
  native: SimpleStep,
  { assessmentRefs = [], assessmentConsequences = [] }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): void {
  if (assessmentRefs.length > 0) {
    native.assessmentRefs = t.origins.copied(
      [...new Set(assessmentRefs.map(identifierOf))],
      [...path, 'assessmentRefs'],
    );
  }
  const at = [...path, 'assessmentConsequences'];
  const consequences = isList(assessmentConsequences)
    ? assessmentConsequences.map((one, index) => consequenceOf(one, [...at, index], scope, t))
    : [consequenceOf(assessmentConsequences, at, scope, t)];
  if (consequences.length > 0) native.assessmentConsequences = t.origins.made(consequences, at);
}
