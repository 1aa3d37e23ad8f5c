/** Translates assessments. They are the same in both formats, except for invalid ids and the nesting of consequences. */
import type { SimpleStep, SourceAssessment } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { wordsOfChoice } from '../conditions/words.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';
import type { Scope } from '../scope.ts';
import type { LegacyAssessment, LegacyConsequence, LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import { identifierOf } from '../step-ids.ts';
import { type Section, section } from '../texts/section.ts';
import type { Translation } from '../translation.ts';

export function assessmentsOf(
  assessments: readonly LegacyAssessment[],
  scope: Scope,
  t: Translation,
): SourceAssessment[] {
  const { required, described } = t.assessmentUses;
  const native = assessments.flatMap((assessment, index) => {
    const path = ['assessments', index];
    const id = t.identifier(assessment.id, [...path, 'id']);
    // No step refers to it any more.
    if (described.has(id) && !required.has(id)) return [];
    const worded = (purpose: string, ...at: Path) => t.worded(purpose, [...path, ...at, 'purpose'], scope).text;
    const dimensions = assessment.dimensions.map((dimension, at) => ({
      ...dimension,
      purpose: worded(dimension.purpose, 'dimensions', at),
      id: t.identifier(dimension.id, [...path, 'dimensions', at, 'id']),
      levels: [...dimension.levels],
    }));
    return [t.origins.copied({ id, purpose: worded(assessment.purpose), dimensions }, path)];
  });
  return t.origins.made(native, ['assessments']);
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

const listOf = (consequences: LegacyStandardStep['assessmentConsequences']): readonly LegacyConsequence[] =>
  consequences === undefined ? [] : isList(consequences) ? consequences : [consequences];

function describedAssessment(
  { id, purpose, dimensions }: LegacyAssessment,
  path: Path,
  scope: Scope,
  t: Translation,
): MappedText {
  const line = (head: string, text: string, at: Path) =>
    joined([synthesized(head, at), t.worded(text, [...at, 'purpose'], scope)]);
  const ratings = dimensions.map((dimension, index) => {
    const isOptional = dimension.required === false ? ', optional' : '';
    const head = `  - \`${identifierOf(dimension.id)}\` (${wordsOfChoice(dimension.levels)}${isOptional}): `;
    return line(head, dimension.purpose, [...path, 'dimensions', index]);
  });
  return joined([line(`\`${identifierOf(id)}\`: `, purpose, path), ...ratings], '\n');
}

/**
 * The assessments of a step that may not apply, as text: a native assessment is always required. An id that no assessment has
 * stays a reference, so that the compiler reports it.
 */
export function assessmentsAsText(
  { assessmentRefs = [], assessmentConsequences }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): readonly Section[] {
  const ids = [...new Set(assessmentRefs.map(identifierOf))].filter((id) => t.assessments.has(id));
  if (ids.length === 0) return [];
  const described = ids.flatMap((id) => {
    const found = t.assessments.get(id);
    if (found === undefined) return [];
    t.assessmentUses.described.add(id);
    return [describedAssessment(found.assessment, found.path, scope, t)];
  });
  const at = [...path, 'assessmentConsequences'];
  const consequences = listOf(assessmentConsequences).map(({ when, effect }, index) => {
    const from = assessmentConsequences !== undefined && isList(assessmentConsequences) ? [...at, index] : at;
    const whose = when.forAssessment === undefined ? '' : ` of \`${identifierOf(when.forAssessment)}\``;
    const head = `If a dimension${whose} has the level \`${when.anyEqualsLevel}\`, first: `;
    return joined([synthesized(head, from), t.inOneText(effect.guidance, [...from, 'effect', 'guidance'], scope)]);
  });
  return section('If you do this step, write the level of each dimension and the reason in the notes', 'verify', [
    ...described,
    ...consequences,
  ]);
}

/** The step with only those assessments that no text describes. */
export function withoutDescribed(step: LegacyStandardStep, t: Translation): LegacyStandardStep {
  const { assessmentConsequences: _described, assessmentRefs = [], ...rest } = step;
  const unknown = assessmentRefs.filter((id) => !t.assessments.has(identifierOf(id)));
  if (unknown.length === assessmentRefs.length) return step;
  return unknown.length === 0 ? rest : { ...rest, assessmentRefs: unknown };
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
    const ids = [...new Set(assessmentRefs.map(identifierOf))];
    for (const id of ids) t.assessmentUses.required.add(id);
    native.assessmentRefs = t.origins.copied(ids, [...path, 'assessmentRefs']);
  }
  const at = [...path, 'assessmentConsequences'];
  const consequences = isList(assessmentConsequences)
    ? assessmentConsequences.map((one, index) => consequenceOf(one, [...at, index], scope, t))
    : [consequenceOf(assessmentConsequences, at, scope, t)];
  if (consequences.length > 0) native.assessmentConsequences = t.origins.made(consequences, at);
}
