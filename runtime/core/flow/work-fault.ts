/**
 * What the contracts, patterns and conditions of a workflow would cost: compiled schemas, RE2 programs, parts of conditions. The compiler refuses a source by the same
 * limits (`check/too-many-patterns`, `check/contracts-too-large`, `check/conditions-too-large`), so only a workflow of another program is refused here. Asked once,
 * when a workflow is read; what an attempt costs is counted by `AttemptWork` [attempt-checks-bounded]. Pure.
 */
import { firstGateOverWork } from '../../../schemas/condition-work.ts';
import { contractSchemaSize } from '../../../schemas/contract-size.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import {
  conditionWorkMax,
  stepContractNodesMax,
  stepPatternsEstimateMax,
  workflowContractNodesMax,
  workflowPatternsSizeMax,
} from '../../../schemas/limits.ts';
import { patternsSize } from '../../../schemas/pattern-size.ts';

type Cost = { readonly nodes: number; readonly instructions: number };
const nothing: Cost = { nodes: 0, instructions: 0 };

/** Of a workflow whose names are known to be there. */
export function workFault(workflow: CompiledSnapshot): string | null {
  return conditionsFault(workflow) ?? contractsFault(workflow);
}

function conditionsFault({ conditions, steps, loops }: CompiledSnapshot): string | null {
  const gates = [...steps, ...loops].flatMap(({ when }) => when ?? []);
  const byId = new Map(conditions.map((condition) => [condition.conditionId as string, condition]));
  return firstGateOverWork(gates, byId) === -1
    ? null
    : `its steps and loops evaluate more than ${conditionWorkMax} parts of conditions`;
}

function contractsFault({ contracts, steps }: CompiledSnapshot): string | null {
  const costs = new Map(
    contracts.map(({ contractRef, schema }): [string, Cost] => [
      contractRef,
      { nodes: contractSchemaSize(schema), instructions: patternsSize(schema, workflowPatternsSizeMax) },
    ]),
  );
  const nodes = [...costs.values()].reduce((sum, cost) => sum + cost.nodes, 0);
  if (nodes > workflowContractNodesMax) return tooManyNodes(nodes, workflowContractNodesMax);
  const searched = [contracts.map(({ schema }) => schema), steps.map(criteriaOf)];
  if (patternsSize(searched, workflowPatternsSizeMax) > workflowPatternsSizeMax)
    return tooManyInstructions(workflowPatternsSizeMax);
  const large = [...costs].find(([, cost]) => cost.nodes > stepContractNodesMax);
  if (large !== undefined) return `${large[0]}: ${tooManyNodes(large[1].nodes, stepContractNodesMax)}`;
  for (const step of steps) {
    const fault = stepWorkFault(step, costs);
    if (fault !== null) return `step ${step.stepId}: ${fault}`;
  }
  return null;
}

const criteriaOf = ({ validationCriteria }: CompiledStep) => validationCriteria ?? null;
const tooManyNodes = (count: number, max: number) =>
  `its contract schemas have ${count} keywords and entries; ${max} are allowed`;
const tooManyInstructions = (max: number) => `its patterns have more than ${max} RE2 instructions`;

function stepWorkFault(step: CompiledStep, costs: ReadonlyMap<string, Cost>): string | null {
  const { contractRef, assessmentContractRefs = [] } = step.output ?? {};
  const refs = new Set([...(contractRef === undefined ? [] : [contractRef]), ...assessmentContractRefs]);
  let { nodes, instructions } = nothing;
  for (const ref of refs) {
    const cost = costs.get(ref) ?? nothing;
    nodes += cost.nodes;
    instructions += cost.instructions;
  }
  if (nodes > stepContractNodesMax) return tooManyNodes(nodes, stepContractNodesMax);
  instructions += patternsSize(criteriaOf(step), stepPatternsEstimateMax);
  return instructions <= stepPatternsEstimateMax ? null : tooManyInstructions(stepPatternsEstimateMax);
}
