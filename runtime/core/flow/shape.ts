/**
 * What a compiled workflow must hold to be run: every name is there, each step and loop stands in the flow once, loops nest
 * to their depth, and a `while` loop asks for `loop_control` [loop-is-explicit]. Asked once, when
 * a workflow is read; the interpreter relies on it.
 */

import { slotArtifactContract } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import { conditionDepthMax, loopDepthMax } from '../../../schemas/limits.ts';
import { contractSchemaFault } from '../validation/contract-shape.ts';
import { criteriaFault } from '../validation/criteria-shape.ts';
import { workFault } from './work-fault.ts';

/** The first thing that keeps a workflow from being run, or null. */
export function flowFault(workflow: CompiledSnapshot): string | null {
  return (
    conditionFault(workflow) ??
    placementFault(workflow) ??
    contractFault(workflow) ??
    stepFault(workflow) ??
    loopFault(workflow) ??
    workFault(workflow)
  );
}

function conditionFault(workflow: CompiledSnapshot): string | null {
  const conditions = new Map(workflow.conditions.map((condition) => [condition.conditionId, condition]));
  const settled = new Set<string>();
  const visit = (id: string, above: ReadonlySet<string>): string | null => {
    if (settled.has(id)) return null;
    if (above.has(id)) return `condition ${id} depends on itself`;
    if (above.size > conditionDepthMax) return `condition ${id} is nested more than ${conditionDepthMax} levels deep`;
    const condition = conditions.get(id);
    if (condition === undefined) return `condition ${id} does not exist`;
    const parts = condition.kind === 'not' ? [condition.of] : 'of' in condition ? condition.of : [];
    for (const part of parts) {
      const fault = visit(part, new Set([...above, id]));
      if (fault !== null) return fault;
    }
    settled.add(id);
    return null;
  };
  const asked = [
    ...conditions.keys(),
    ...workflow.steps.flatMap((step) => (step.when === undefined ? [] : [step.when])),
    ...workflow.loops.flatMap((loop) => (loop.when === undefined ? [] : [loop.when])),
  ];
  for (const id of asked) {
    const fault = visit(id, new Set());
    if (fault !== null) return fault;
  }
  return null;
}

function placementFault(workflow: CompiledSnapshot): string | null {
  const steps = new Set<string>(workflow.steps.map(({ stepId }) => stepId));
  const loops = new Map(workflow.loops.map((loop) => [loop.loopId as string, loop]));
  const placed = new Set<string>();
  const visit = (items: readonly FlowItem[], depth: number): string | null => {
    if (depth > loopDepthMax) return `loops are nested more than ${loopDepthMax} levels deep`;
    for (const item of items) {
      const name = item.kind === 'step' ? `step ${item.stepId}` : `loop ${item.loopId}`;
      if (placed.has(name)) return `${name} is in the flow twice`;
      placed.add(name);
      if (item.kind === 'step') {
        if (!steps.has(item.stepId)) return `${name} is in the flow but not defined`;
        continue;
      }
      const loop = loops.get(item.loopId);
      if (loop === undefined) return `${name} is in the flow but not defined`;
      const fault = visit(loop.body, depth + 1);
      if (fault !== null) return fault;
    }
    return null;
  };
  return visit(workflow.flow, 0);
}

function contractFault({ contracts }: CompiledSnapshot): string | null {
  for (const { contractRef, schema } of contracts) {
    const fault = contractSchemaFault(schema);
    if (fault !== null) return `the schema of the contract ${contractRef} is invalid: ${fault}`;
  }
  return null;
}

function stepFault(workflow: CompiledSnapshot): string | null {
  const contracts = new Set(workflow.contracts.map(({ contractRef }) => contractRef));
  for (const { stepId, output, validationCriteria } of workflow.steps) {
    const asked = [
      output?.contractRef,
      ...(output?.assessmentContractRefs ?? []),
      ...(output?.followups ?? []).map(({ contractRef }) => contractRef),
      ...(output?.slotArtifacts ?? []).map(() => slotArtifactContract),
    ].filter((ref) => ref !== undefined);
    const missing = asked.find((ref) => !contracts.has(ref));
    if (missing !== undefined)
      return `step ${stepId} requires the contract ${missing}, which the compiled workflow does not contain`;
    const fault = validationCriteria === undefined ? null : criteriaFault(validationCriteria);
    if (fault !== null) return `the validation criteria of step ${stepId} are invalid: ${fault}`;
  }
  return null;
}

function loopFault(workflow: CompiledSnapshot): string | null {
  for (const loop of workflow.loops) {
    if (loop.body.length === 0) return `loop ${loop.loopId} has an empty body`;
    if (loop.kind !== 'while') continue;
    const condition = workflow.conditions.find(({ conditionId }) => conditionId === loop.conditionId);
    if (condition?.kind !== 'loop_control') return `the condition of loop ${loop.loopId} is not of kind loop_control`;
  }
  return null;
}
