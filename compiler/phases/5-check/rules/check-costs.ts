/**
 * Refuses contract schemas and patterns that the runtime would refuse to check, including those of templates and implementations.
 */
import { stepContractNodesMax, workflowContractNodesMax, workflowPatternsSizeMax } from '../../../../schemas/limits.ts';
import { contractSchemaSize } from '../../../../schemas/contract-size.ts';
import { patternsSize } from '../../../../schemas/pattern-size.ts';
import type { ContractDefinition } from '../../../../builtins/kinds.ts';
import type { UnlocatedDiagnostic } from '../../../diagnostics/unlocated.ts';
import type { BoundStep } from '../../../ir/bound.ts';
import { tooManyPatterns } from '../../1-read/pattern-budget.ts';
import type { Rule } from '../rule.ts';

const none: ReadonlySet<never> = new Set<never>();

const contractsOf = ({ contract, assessments }: BoundStep): ReadonlySet<ContractDefinition> =>
  contract === null && assessments.length === 0
    ? none
    : new Set([...(contract === null ? [] : [contract]), ...assessments]);

export const checkCosts: Rule = ({ unit, steps }) => {
  const sizes = new Map<ContractDefinition, number>();
  const searched: unknown[] = [];
  let total = 0;
  for (const step of steps) {
    let nodes = 0;
    for (const contract of contractsOf(step)) {
      const known = sizes.get(contract);
      const size = known ?? contractSchemaSize(contract.schema);
      if (known === undefined) {
        total += size;
        searched.push(contract.schema);
      }
      sizes.set(contract, size);
      nodes += size;
    }
    if (step.criteria !== null) searched.push(step.criteria.criteria);
    const at = () => unit.document.anchorOf(step.path);
    if (nodes > stepContractNodesMax) return [tooLarge(at(), nodes, stepContractNodesMax)];
    if (total > workflowContractNodesMax) return [tooLarge(at(), total, workflowContractNodesMax)];
  }
  const last = steps.findLast(({ criteria }) => criteria !== null)?.criteria;
  if (!last || patternsSize(searched, workflowPatternsSizeMax) <= workflowPatternsSizeMax) return [];
  return [tooManyPatterns(unit.document, last.path)];
};

const tooLarge = (at: UnlocatedDiagnostic['at'], nodes: number, max: number): UnlocatedDiagnostic => ({
  code: 'check/contracts-too-large',
  message: `the schemas of all contracts up to this step have ${nodes} keywords and entries in total; ${max} are allowed`,
  at,
  help: 'reduce the dimensions or levels of the assessments, or distribute them over several steps',
});
