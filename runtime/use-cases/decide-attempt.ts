/** What becomes of an attempt on a node: the plan that records it, or the refusal of its arguments. Writes nothing. */
import { err, ok, type Result } from 'neverthrow';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { NodeId } from '../../schemas/ids.ts';
import { blockedChainMax } from '../../schemas/limits.ts';
import { contextDelta, valuesUnder } from '../core/context.ts';
import { type AdvanceCommand, type Decision, decideAdvance, decideLost } from '../core/decide.ts';
import { pendingStep } from '../core/execution-state.ts';
import { stepOf } from '../core/flow/lookup.ts';
import { blockedInChain, chainOf, newestInChain, sinceDone } from '../core/lineage.ts';
import { changesOf, defaultPreferences } from '../core/preferences.ts';
import { readCall } from '../core/reply-call.ts';
import { contextAt, type NodeState, owningStep, type SessionState } from '../core/state.ts';
import { rulesOf } from '../core/validation/rules.ts';
import { workAgain } from '../projections/work-again.ts';
import { refusedOnLeftBranch } from '../replies/branch-left.ts';
import { chainEnded, contextError, reportError, validationError } from '../replies/refusals.ts';
import { type RunView, stateTokenOf } from '../replies/run-view.ts';
import { type Environment, mintingOf, observe } from '../session/environment.ts';
import type { NodeContext } from '../session/node-context.ts';
import { isDamage } from '../session/object-damage.ts';
import type { AttemptPayload } from '../session/token-context.ts';

const tool = 'continue_workflow';

/** What an agent sent with an ack. */
export type SentInput = Pick<AdvanceCommand, 'inputDigest' | 'context' | 'notes' | 'artifacts' | 'preferences'>;
/** With what a form gave; null where none was shown. */
export type AnsweredInput = SentInput & { readonly form: NonNullable<AdvanceCommand['form']> | null };

export async function decideAttempt(
  environment: Environment,
  { session, run, node, view }: NodeContext,
  ack: AttemptPayload,
  input: AnsweredInput,
): Promise<Result<Decision, ErrorEnvelope>> {
  const { state } = session;
  const left = await refusedOnLeftBranch(tool, view, node);
  if (left !== null) return err(left);
  if (blockedInChain(state, node) >= blockedChainMax) return err(chainEnded(tool, readCall(stateTokenOf(view, node))));
  const snapshot = await environment.objects.snapshot(node.snapshotRef, run.workflowHash);
  const pending = snapshot.isOk() ? pendingStep(snapshot.value) : null;
  if (snapshot.isOk() && pending === null) return err(afterTheEnd({}));
  const repositoryRoot = state.observations.get('repo_root')?.value ?? null;
  const workflow = { snapshot: view.workflow, workflowHash: run.workflowHash };
  const command = {
    ...withKept(view, node, input),
    attemptId: ack.attemptId,
    observations: await observe(environment, repositoryRoot),
    newNodeId: environment.host.ids.next('node') as NodeId,
  };
  const minting = mintingOf(environment);
  const stepId = pending?.stepId ?? owningStep(node).selectedStepId;
  // A fault of the disk passes; a damaged object stays damaged, and what was sent is kept.
  if (snapshot.isErr() && (stepId === null || !isDamage(snapshot.error))) return err(snapshot.error);
  const decision =
    snapshot.isErr() || pending === null
      ? decideLost(state, node, stepId ?? '', workflow, command, minting)
      : decideAdvance(
          state,
          node,
          snapshot.value,
          workflow,
          command,
          minting,
          await environment.checks.for(view.workflow, stepOf(view.workflow, pending.stepId), input.artifacts),
        );
  if (!('kind' in decision)) return ok(decision);
  if (decision.kind !== 'bad_report') return err(contextError(tool, decision));
  const index = input.artifacts.findIndex(({ ref }) => ref === decision.artifact);
  return err(reportError(tool, decision, index));
}

/**
 * What was sent with the blocked attempts on a step applies to an attempt that is made beside them too, unless the agent sends something else
 * [blocked-attempt-keeps-context]. Before rules 15, only to one on a node above them, if their chain has ended.
 */
function withKept({ state, run, digest }: RunView, node: NodeState, input: AnsweredInput): AnsweredInput {
  const { blockedAttemptsCount } = rulesOf(run.rulesVersion);
  const last = blockedAttemptsCount ? newestBeside(state, node) : endedBelow({ state, run, digest }, node);
  if (last === null) return input;
  const before = node.preferences?.next ?? defaultPreferences;
  const kept = last.preferences?.next ?? defaultPreferences;
  const changed = changesOf(kept).filter(({ key, value }) => before[key] !== value);
  return {
    ...input,
    context: { ...resentInChain(state, last), ...contextDelta(contextAt(node), contextAt(last)), ...input.context },
    preferences: { ...Object.fromEntries(changed.map(({ key, value }) => [key, value])), ...input.preferences },
  };
}

/** The newest blocked attempt on the step of a node since the step was done, unless the node has its context. */
function newestBeside(state: SessionState, node: NodeState): NodeState | null {
  const newest = sinceDone(state, owningStep(node)).findLast(({ kind }) => kind === 'blocked_attempt') ?? null;
  return newest === null || chainOf(state, node).includes(newest) ? null : newest;
}

function endedBelow({ state, run, digest }: Pick<RunView, 'state' | 'run' | 'digest'>, node: NodeState) {
  const last = newestInChain(state, node) ?? workAgain(state, run, node, digest);
  return last === null || blockedInChain(state, last) < blockedChainMax ? null : last;
}

/** Values that the attempts of a chain sent again, after the last one that the user rejected. */
function resentInChain(state: SessionState, last: NodeState): JsonObject {
  const chain = chainOf(state, last);
  const rejected = chain.findIndex(({ isRejected }) => isRejected);
  const names = (rejected < 0 ? chain : chain.slice(0, rejected)).flatMap(({ createdBy }) => createdBy?.resent ?? []);
  return valuesUnder(contextAt(last), names);
}

/** There is no ackToken to ask for: what can still be done with a complete run. */
export function afterTheEnd({ details }: Pick<ErrorEnvelope, 'details'>): ErrorEnvelope {
  return validationError(
    `${tool}: this run is complete, so it accepts no more output, context or preferences.`,
    `To add notes or artifacts to it, first call ${tool} with only the stateToken, then checkpoint_workflow with the checkpointToken from that reply. For more work, call start_workflow.`,
    details as JsonObject,
  );
}
