/** The contracts that steps name, once each. */
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';

/**
 * A snapshot has one contract for each id, and the prompt of a step states the contract of that step. Two different ones are a bug of
 * ours: it throws, so that no prompt contradicts what is validated.
 */
export function contractsById(named: readonly ContractDefinition[]): ContractDefinition[] {
  const byId = new Map<string, ContractDefinition>();
  for (const contract of named) {
    const before = byId.get(contract.id) ?? contract;
    if (before !== contract && textOf(before) !== textOf(contract))
      throw new Error(`the compiler produced two different contracts with the id ${contract.id}`);
    byId.set(contract.id, before);
  }
  return [...byId.values()];
}

const textOf = (contract: ContractDefinition): string => canonicalText(contract as unknown as JsonValue);
