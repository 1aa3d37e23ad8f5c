/** Ids of steps and loops that phase 1 has validated. */
import { delimiterSafePattern, type LoopId, type StepId } from '../../../schemas/ids.ts';

/** Stands between the id of a call and the ids of the template. */
export const callMark = '__';

function isStepId(id: string): id is StepId & LoopId {
  return delimiterSafePattern.test(id);
}

export function typedId(id: string): StepId & LoopId {
  if (!isStepId(id)) throw new Error(`the read phase accepted an invalid id: ${id}`);
  return id;
}
