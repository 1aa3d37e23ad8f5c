/** The fields of an authored step that become a step of their own: its instruction, and the result that it requires. */
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';

type Field = keyof LegacyStandardStep;

export const introductionFields = [
  'prompt',
  'promptBlocks',
  'agentRole',
  'promptFragments',
  'guidance',
  'askForFiles',
  'functionReferences',
  'functionDefinitions',
  'functionCalls',
] as const satisfies readonly Field[];
export const resultFields = [
  'hasValidation',
  'validationCriteria',
  'outputContract',
  'assessmentRefs',
  'assessmentConsequences',
] as const satisfies readonly Field[];

/** A step with only these fields, and with optional notes if the authored step has them; null if none of the fields is present. */
export function picked(step: LegacyStandardStep, fields: readonly Field[]): LegacyStandardStep | null {
  const { id, title, notesOptional } = step;
  const entries = fields.filter((key) => step[key] !== undefined && step[key] !== false).map((key) => [key, step[key]]);
  if (entries.length === 0) return null;
  return { id, title, ...(notesOptional === undefined ? {} : { notesOptional }), ...Object.fromEntries(entries) };
}
