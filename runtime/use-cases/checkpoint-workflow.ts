/**
 * checkpoint_workflow: keeps work in progress with the pending step, or with a complete run, and advances nothing
 * [checkpoint-idempotent].
 *
 * The key of idempotency is the node with the attempt of the token: a recorded checkpoint is answered from facts, without the
 * lock; only when it is not recorded is the lock taken, and then it is looked for again.
 */
import { err, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { NodeId } from '../../schemas/ids.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { CheckpointData, CheckpointInput } from '../../schemas/tools.ts';
import { decideCheckpoint } from '../core/decide.ts';
import { attemptKey } from '../core/state.ts';
import type { AppendWitness } from '../storage/witness.ts';
import { type AttemptPayload, type TokenContext, tokenContextOf } from '../session/token-context.ts';
import { findWithheld, warningOf } from '../session/withheld-runs.ts';
import { authorize } from '../session/authorize.ts';
import { commit, type Environment, mintingOf, observe } from '../session/environment.ts';
import { checkpointReportError, internalError, named, runWithheld, validationError } from '../replies/refusals.ts';
import { resolveNode, type NodeContext, resolveNodeIn } from '../session/node-context.ts';
import { type ReadOutput, readOutput } from './agent-output.ts';
import { type Reply, withNotice } from '../core/reply.ts';
import { checkpointReply } from '../replies/attempt-reply.ts';
import { noticeOnRepeat, refusedOnLeftBranch } from '../replies/branch-left.ts';

const tool = 'checkpoint_workflow';
type Answer = Result<Reply<CheckpointData>, ErrorEnvelope>;
/** Tokens that belong together, and what is to be kept. */
type Request = {
  readonly authority: TokenContext;
  readonly state: StatePayload;
  readonly attempt: AttemptPayload;
  readonly output: ReadOutput;
};

export async function checkpointWorkflow(environment: Environment, input: CheckpointInput): Promise<Answer> {
  const output = readCheckpoint(environment, input);
  const opened = await tokenContextOf(environment);
  if (opened.isErr()) return err(opened.error);
  const authority = opened.value;
  const { stateToken, checkpointToken } = input;
  const authorized = await authorize(tool, { stateToken, checkpointToken }, authority);
  if (authorized.isErr()) return err(authorized.error);
  const { state, attempt } = authorized.value;
  if (attempt === null) throw new Error('a checkpoint call without a checkpointToken was not rejected');
  const answer = output.isErr()
    ? err(output.error)
    : await keepCheckpoint(environment, { authority, state, attempt, output: output.value });
  const withheld = await findWithheld(environment, state.sessionId, state.runId);
  return answer
    .map((reply) => withNotice(reply, warningOf(withheld)))
    .mapErr((error) => {
      // No call returns to a branch of such a run.
      const isUseless = withheld !== null && error.code === 'SESSION_BRANCH_LEFT';
      return named(isUseless ? runWithheld(tool, withheld) : error, state.runId);
    });
}

function readCheckpoint(environment: Environment, { output }: CheckpointInput): Result<ReadOutput, ErrorEnvelope> {
  if ((output.notesMarkdown ?? '') === '' && (output.artifacts ?? []).length === 0) {
    return err(
      validationError(
        `${tool}: output contains no notes and no artifacts, so there is nothing to store.`,
        'Send output.notesMarkdown with what was done so far, or output.artifacts. To read the step again, call continue_workflow with only the stateToken.',
        { argument: 'output' },
      ),
    );
  }
  return readOutput(tool, environment, { output }, output);
}

async function keepCheckpoint(environment: Environment, request: Request): Promise<Answer> {
  const { sessions, objects } = environment;
  const reader = { sessions, objects, authority: request.authority };
  const { state } = request;
  const replayed = await sessions.inTurn(state.sessionId, async () => {
    const located = await resolveNode(tool, reader, state);
    return located.isErr() ? err(located.error) : findRecorded(located.value, request);
  });
  if (replayed !== null) return replayed;
  return environment.gate.withHealthySession(state.sessionId, false, async (witness, session) => {
    const located = await resolveNodeIn(tool, reader, session, state);
    if (located.isErr()) return err(located.error);
    return (await findRecorded(located.value, request)) ?? record(environment, located.value, request, witness);
  });
}

/** The recorded checkpoint, or null when there is none yet. */
async function findRecorded({ view, node }: NodeContext, { attempt, output }: Request): Promise<Answer | null> {
  const checkpoint = view.state.checkpoints.get(attemptKey(node.nodeId, attempt.attemptId));
  if (checkpoint === undefined) return null;
  const sameInput = checkpoint.checkpoint?.inputDigest === output.inputDigest;
  const reply = await checkpointReply(view, checkpoint, sameInput);
  const notice = await noticeOnRepeat(view, checkpoint, sameInput);
  return reply.map((each) => withNotice(each, notice));
}

async function record(
  environment: Environment,
  located: NodeContext,
  request: Request,
  witness: AppendWitness,
): Promise<Answer> {
  const { session, run, node, view } = located;
  const { attempt, output } = request;
  const left = await refusedOnLeftBranch(tool, view, node);
  if (left !== null) return err(left);
  const snapshot = await environment.objects.snapshot(node.snapshotRef, run.workflowHash);
  if (snapshot.isErr()) return err(snapshot.error);
  const command = {
    ...output,
    attemptId: attempt.attemptId,
    observations: await observe(environment, session.state.observations.get('repo_root')?.value ?? null),
    newNodeId: environment.host.ids.next('node') as NodeId,
  };
  const workflow = { snapshot: view.workflow, workflowHash: run.workflowHash };
  const decision = decideCheckpoint(session.state, node, workflow, command, mintingOf(environment));
  if ('kind' in decision) {
    return err(
      checkpointReportError(
        tool,
        output.artifacts.findIndex(({ ref }) => ref === decision.artifact),
      ),
    );
  }
  return commit(
    environment,
    witness,
    session,
    { decision },
    async () =>
      (await findRecorded(located, request)) ?? err(internalError('a recorded checkpoint is missing from the session')),
  );
}
