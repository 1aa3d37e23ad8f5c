/** The artifacts of an attempt, and the contract that each belongs to. */
import { byField } from '../../../schemas/code-unit-order.ts';
import { isRecord } from '../../../schemas/json-object.ts';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { CompiledContract, CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import type { StoredObject } from '../stored-log.ts';

export const assessmentKind = 'wr.assessment';

export type Artifact = { readonly ref: Sha256Digest; readonly kind: string | null; readonly value: JsonValue };

/**
 * Read back from their canonical text: validation sees what is stored, each once and in the order of the stored outputs, so that
 * what was decided can be decided again from the log [verify-accepts-what-was-decided].
 */
export function artifactsOf(objects: readonly StoredObject[]): Artifact[] {
  const byRef = new Map(objects.map((object) => [object.ref, object]));
  return [...byRef.values()].sort(byDigest).map(({ ref, text }) => {
    const value = JSON.parse(text) as JsonValue;
    const kind = isRecord(value) ? value['kind'] : null;
    return { ref, kind: typeof kind === 'string' ? kind : null, value };
  });
}

/** The order of artifact outputs in a plan. */
export const byDigest: (a: StoredObject, b: StoredObject) => number = byField('ref');

export function contractOf(workflow: CompiledSnapshot, contractRef: string): CompiledContract {
  const contract = workflow.contracts.find((candidate) => candidate.contractRef === contractRef);
  if (contract === undefined) throw new Error(`the pinned workflow embeds no contract ${contractRef}`);
  return contract;
}

export type Requirement = { readonly contract: CompiledContract; readonly isRequired: boolean };

/** What a step must hand over: the artifact of its contract, and one of each assessment beside it. */
export function requirementsOf(workflow: CompiledSnapshot, { output }: CompiledStep): readonly Requirement[] {
  if (output === undefined) return [];
  const own = output.contractRef === undefined ? [] : [output.contractRef];
  return [
    ...own.map((ref) => ({ contract: contractOf(workflow, ref), isRequired: output.required !== false })),
    ...(output.assessmentContractRefs ?? []).map((ref) => ({ contract: contractOf(workflow, ref), isRequired: true })),
  ];
}

/** True when validating these artifacts needs the JSON Schema validator. One without a kind may be an assessment in its short form. */
export function needsSchemas(workflow: CompiledSnapshot, artifacts: readonly Artifact[]): boolean {
  const kinds = new Set(workflow.contracts.map(({ artifactKind }) => artifactKind));
  return artifacts.some(({ kind }) => kinds.has(kind ?? assessmentKind));
}
