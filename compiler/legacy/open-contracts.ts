/**
 * Contracts of the older library that ours does not offer in full: an artifact of that kind, whatever else it holds. The
 * resolve phase looks here for what is no builtin.
 */
import type { ContractDefinition } from '../../builtins/kinds.ts';

const names = [
  'assessment',
  'loop_control',
  'coordinator_signal',
  'review_verdict',
  'discovery_handoff',
  'shaping_handoff',
  'coding_handoff',
  'gate_verdict',
  'differentiation_handoff',
] as const;

const open = (name: (typeof names)[number]): ContractDefinition => {
  const kind = `wr.${name}`;
  const title = name.replaceAll('_', ' ');
  return {
    id: `wr.contracts.${name}`,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    summary: `An artifact of the kind ${kind}; its other fields are free`,
    artifactKind: kind,
    schema: { type: 'object', properties: { kind: { const: kind } }, required: ['kind'], additionalProperties: true },
    example: { kind },
    guidance: [`Beside \`kind\`, hand over the fields that the prompt asks for.`],
  };
};

export const openContracts: ReadonlyMap<string, ContractDefinition> = new Map(
  names.map((name) => [`wr.contracts.${name}`, open(name)]),
);
