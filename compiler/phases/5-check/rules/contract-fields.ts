/**
 * Reports a step whose contract allows any field and whose text names none: the compiler then cannot require the fields that the
 * author expects.
 */
import type { JsonObject } from '../../../../schemas/canonical/json.ts';
import { quote, quoteList } from '../../../diagnostics/quote.ts';
import type { BoundStep } from '../../../ir/bound.ts';
import { type CheckedStep, instructionAt } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';
import { statedArtifact } from '../stated-artifact.ts';

/** Only the kind is required. */
const isOpen = (schema: JsonObject): boolean =>
  schema['additionalProperties'] === true && (schema['required'] as readonly string[]).length === 1;
const isInstructed = (step: BoundStep): step is CheckedStep => step.instruction !== null;

export const contractFields: Rule = ({ steps, unit }) =>
  steps.filter(isInstructed).flatMap((step) => {
    const { contract, instruction } = step;
    if (contract === null || !isOpen(contract.schema)) return [];
    const stated = statedArtifact(step, contract);
    const fields = stated?.fields ?? [];
    if (fields.length > 0 && stated?.source !== 'contract') return [];
    return [
      {
        code: 'check/contract-fields-unstated',
        message: `the text of the step ${quote(step.stepId)} names no fields of the artifact for the contract ${quote(contract.id)}`,
        at: instructionAt(step, unit.document, instruction.kind === 'prompt' ? 'prompt' : 'promptBlocks'),
        label:
          fields.length === 0 ? 'the contract accepts any field' : `the contract requires only ${quoteList(fields)}`,
        help: `add the object with its fields to the text: { "kind": "${contract.artifactKind}", … }`,
      },
    ];
  });
