/**
 * The Zod pieces that every schema shares. This is the only module of `schemas/` that the others build on; it is loaded
 * by the generator and by tests, never by the shipped runtime (which uses the generated validators).
 */
import { z } from 'zod/v3';
import * as ids from './ids.ts';

export { z };

export const sessionId = z.string().regex(ids.sessionIdPattern).brand<'SessionId'>().describe('The id of the session.');
export const runId = z.string().regex(ids.runIdPattern).brand<'RunId'>().describe('The id of the run.');
export const nodeId = z.string().regex(ids.nodeIdPattern).brand<'NodeId'>().describe('The id of the node.');
export const eventId = z.string().regex(ids.eventIdPattern).brand<'EventId'>().describe('The id of the event.');
export const attemptId = z.string().regex(ids.attemptIdPattern).brand<'AttemptId'>().describe('The id of the attempt.');
export const outputId = z.string().regex(ids.recordIdPattern).brand<'OutputId'>().describe('The id of the output.');
export const recordId = z.string().regex(ids.recordIdPattern);
export const workflowId = z
  .string()
  .regex(ids.workflowIdPattern)
  .brand<'WorkflowId'>()
  .describe('The id of the workflow.');
export const workflowHash = z
  .string()
  .regex(ids.sha256Pattern)
  .brand<'WorkflowHash'>()
  .describe('The hash of the compiled workflow.');
export const snapshotRef = z
  .string()
  .regex(ids.sha256Pattern)
  .brand<'SnapshotRef'>()
  .describe('The digest of the execution snapshot.');
export const sha256Digest = z.string().regex(ids.sha256Pattern).brand<'Sha256Digest'>();
export const stepId = z.string().regex(ids.delimiterSafePattern).brand<'StepId'>();
export const loopId = z.string().regex(ids.delimiterSafePattern).brand<'LoopId'>();
export const delimiterSafe = z.string().regex(ids.delimiterSafePattern);
export const stepInstanceKey = z.string().regex(ids.stepInstanceKeyPattern).brand<'StepInstanceKey'>();
export const eventIndex = z.number().int().nonnegative().brand<'EventIndex'>();
export const manifestIndex = z.number().int().nonnegative().brand<'ManifestIndex'>();
export const count = z.number().int().nonnegative();

/** Any JSON value. What it may hold is bounded by `canonical/json.ts`, not by a schema. */
export const jsonValue = z.unknown();
export const jsonObject = z.record(z.unknown());
