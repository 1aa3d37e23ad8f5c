/** What a recorded artifact says that it is, and the contract of the workflow that it belongs to. */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { isRecord } from '../../schemas/json-object.ts';
import { assessmentIdOf } from '../core/validation/short-assessments.ts';

/** What an artifact says that it is. @param artifact undefined: it cannot be read */
export function kindOf(artifact: JsonValue | undefined): { readonly said: string | null; readonly shown: string } {
  if (artifact === undefined) return { said: null, shown: 'lost' };
  const kind = isRecord(artifact) ? artifact['kind'] : null;
  return typeof kind === 'string' && kind.trim() !== ''
    ? { said: kind, shown: kind }
    : { said: null, shown: 'no kind' };
}

/** The contract of the workflow that an artifact belongs to; whether it satisfies the contract is not examined. */
export function contractFieldOf(
  workflow: Pick<CompiledSnapshot, 'contracts'>,
  artifact: JsonValue | undefined,
): { readonly contractRef?: string } {
  const { said } = kindOf(artifact);
  if (said === null || !isRecord(artifact)) return {};
  const contract = contractFor(workflow, said, artifact['assessmentId']);
  return contract === undefined ? {} : { contractRef: contract.contractRef };
}

/** All assessments have one kind: their id tells them apart. Without an id, it is uncertain which of several is meant. */
function contractFor({ contracts }: Pick<CompiledSnapshot, 'contracts'>, kind: string, id: JsonValue | undefined) {
  const ofKind = contracts.filter(({ artifactKind }) => artifactKind === kind);
  if (ofKind.length <= 1) return ofKind[0];
  return typeof id === 'string' ? ofKind.find((contract) => assessmentIdOf(contract) === id) : undefined;
}
