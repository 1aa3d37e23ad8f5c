/**
 * Assessments: ratings with fixed levels. Each becomes a contract. A step that names an assessment must send an artifact that
 * satisfies it.
 */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import { acceptedOnly } from '../../../schemas/closed-sets.ts';
import { stepFollowupsMax } from '../../../schemas/limits.ts';
import type { SourceAssessment, SourceStep } from '../../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { reservedKeys } from '../2-expand/input-key.ts';
import { findDuplicates, firstUses } from './duplicates.ts';

const rationaleLengthMax = 2000;
const artifactKind = 'wr.assessment';

const object = (properties: JsonObject, required: readonly string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/**
 * The contract of an assessment.
 * @param asking levels that require more work in some step, which the example avoids
 */
export function assessmentContract(
  { id, purpose, dimensions }: SourceAssessment,
  asking: ReadonlySet<string>,
): ContractDefinition {
  const sorted = [...firstUses(dimensions, ({ id: name }) => name)].sort((a, b) => byCodeUnit(a.id, b.id));
  const required = sorted.filter((dimension) => dimension.required ?? true).map((dimension) => dimension.id);
  const schemas = sorted.map(({ id: name, purpose: description, levels }): [string, JsonObject] => [
    name,
    {
      // A level alone is the short form, which the older engine accepted too (ADR-0017).
      anyOf: [
        object({ level: { enum: [...levels] }, rationale: { type: 'string', maxLength: rationaleLengthMax } }, [
          'level',
        ]),
        { enum: [...levels], $comment: acceptedOnly },
      ],
      description,
    },
  ]);
  const judged = sorted
    .filter((dimension) => required.length === 0 || (dimension.required ?? true))
    .map(({ id: name, levels }): [string, JsonObject] => [
      name,
      {
        level: levels.find((level) => !asking.has(level)) ?? levels[0] ?? '',
        rationale: 'Why.',
      },
    ]);
  return {
    id: `wr.contracts.assessment.${id}`,
    title: id,
    summary: purpose,
    artifactKind,
    schema: object(
      {
        kind: { const: artifactKind },
        assessmentId: { const: id },
        dimensions: object(Object.fromEntries(schemas), required),
        summary: { type: 'string', maxLength: rationaleLengthMax },
      },
      ['kind', 'assessmentId', 'dimensions'],
    ),
    example: { kind: artifactKind, assessmentId: id, dimensions: Object.fromEntries(judged) },
    guidance: [[purpose, ...sorted.map((dimension) => `\`${dimension.id}\`: ${dimension.purpose}`)].join(' ')],
  };
}

/** By assessment: the levels that consequences of these steps, or of steps in their loops, name. */
export function askingLevels(steps: readonly SourceStep[]): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  const visit = (step: SourceStep): void => {
    if ('body' in step) {
      for (const inner of step.body) visit(inner);
      return;
    }
    if (!('assessmentConsequences' in step)) return;
    const { assessmentRefs = [], assessmentConsequences = [] } = step;
    const named = new Set(assessmentRefs);
    for (const id of named) if (!asked.has(id)) asked.set(id, new Set());
    for (const { forAssessment, anyEqualsLevel } of assessmentConsequences.slice(0, stepFollowupsMax))
      for (const id of forAssessment === undefined ? assessmentRefs.slice(0, stepFollowupsMax) : [forAssessment])
        if (named.has(id)) asked.get(id)?.add(anyEqualsLevel);
  };
  for (const step of steps) visit(step);
  return asked;
}

export function resolveAssessments(unit: SourceUnit): {
  readonly contracts: ReadonlyMap<string, ContractDefinition>;
  readonly findings: readonly UnlocatedDiagnostic[];
} {
  const assessments = unit.workflow.assessments ?? [];
  const path = (index: number) => ['assessments', index];
  const findings: UnlocatedDiagnostic[] = [
    ...findDuplicates(
      unit,
      'resolve/duplicate-assessment',
      'id',
      assessments.map(({ id }, index) => ({ name: id, path: [...path(index), 'id'] })),
    ),
    ...assessments.flatMap(({ dimensions }, index) =>
      findDuplicates(
        unit,
        'resolve/duplicate-assessment',
        'id',
        dimensions.map(({ id }, at) => ({ name: id, path: [...path(index), 'dimensions', at, 'id'] })),
      ),
    ),
  ];
  for (const [index, { dimensions }] of assessments.entries()) {
    for (const [at, { id, levels }] of dimensions.entries()) {
      // The id is a key of the artifact, where such a name cannot be told from what an object has without it.
      if (reservedKeys.has(id)) {
        findings.push({
          code: 'resolve/reserved-dimension',
          message: `${quote(id)} cannot be the id of a dimension`,
          at: unit.document.at([...path(index), 'dimensions', at, 'id']),
          label: 'a reserved name',
          help: 'choose another name',
        });
      }
      const seen = new Set<string>();
      for (const [place, level] of levels.entries()) {
        if (seen.size < seen.add(level).size) continue;
        findings.push({
          code: 'resolve/repeated-level',
          message: `the level ${quote(level)} is listed twice`,
          at: unit.document.at([...path(index), 'dimensions', at, 'levels', place]),
          label: 'the second entry',
          help: 'remove it',
        });
      }
    }
  }
  const asking = askingLevels(unit.workflow.steps);
  return {
    contracts: new Map(
      firstUses(assessments, ({ id }) => id).map((assessment) => [
        assessment.id,
        assessmentContract(assessment, asking.get(assessment.id) ?? new Set()),
      ]),
    ),
    findings,
  };
}
