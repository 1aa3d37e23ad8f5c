/**
 * continue_workflow with `show` or `goBackTo`: an earlier step of the path is read whole, or reopened [earlier-steps-shown, go-back].
 *
 * - Showing writes nothing: it is given a `NodeReader`, which holds no gate.
 * - Going back records a checkpoint of the earlier step, with the reason as its notes: the run is there again, and acknowledging the
 *   step makes a new branch. The same call again finds what it recorded, because its attempt is derived from both steps.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { AttemptId, NodeId } from '../../schemas/ids.ts';
import { quotedValueBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import type { StatePayload } from '../../schemas/tokens.ts';
import type { ContinueData, ContinueInput, ShownData, ShownValueData, Warning } from '../../schemas/tools.ts';
import { decideCheckpoint } from '../core/decide.ts';
import { goBackAttempt, reasonIn, reopeningNotes } from '../core/going-back.ts';
import { parentOf } from '../core/lineage.ts';
import { type Reply, withNotice } from '../core/reply.ts';
import { readCall, showCall } from '../core/reply-call.ts';
import { attemptKey, initialNotes, type NodeState, owningStep } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { nameOfNumber, stepsNamed } from '../projections/named-step.ts';
import type { OtherBranch } from '../projections/other-branch.ts';
import { isLeft, otherBranchAt, returnCallOf, whyReopened } from '../replies/branch-left.ts';
import { ambiguousName, type EarlierStep, earlierSteps, namedStep, ownStep } from '../replies/earlier-steps.ts';
import { earlierValuesWarning } from '../replies/earlier-values.ts';
import { internalError, named, runWithheld, validationError } from '../replies/refusals.ts';
import { rehydrateReply } from '../replies/rehydrate-reply.ts';
import { type RunView, stateTokenOf } from '../replies/run-view.ts';
import { shownStepReply } from '../replies/shown-step.ts';
import { namedValue, shownValueReply } from '../replies/shown-value.ts';
import { authorize } from '../session/authorize.ts';
import { commit, type Environment, mintingOf, observe } from '../session/environment.ts';
import { type NodeContext, type NodeReader, resolveNode, resolveNodeIn } from '../session/node-context.ts';
import { findWithheld, type Withheld, warningOf } from '../session/withheld-runs.ts';
import { type TokenContext, tokenContextOf } from '../session/token-context.ts';
import type { AppendWitness } from '../storage/witness.ts';
import { readOutput } from './agent-output.ts';

const tool = 'continue_workflow';
type Shown = Promise<Result<Reply<ShownData | ShownValueData>, ErrorEnvelope>>;
type Reopened = Promise<Result<Reply<ContinueData>, ErrorEnvelope>>;

type AuthorizedRead = {
  readonly authority: TokenContext;
  readonly state: StatePayload;
  readonly withheld: Withheld | null;
};

async function authorizeRead(
  environment: Environment,
  input: Pick<ContinueInput, 'stateToken'>,
): Promise<Result<AuthorizedRead, ErrorEnvelope>> {
  const context = await tokenContextOf(environment);
  if (context.isErr()) return err(context.error);
  const authorized = await authorize(tool, { stateToken: input.stateToken }, context.value);
  if (authorized.isErr()) return err(authorized.error);
  const { state } = authorized.value;
  const withheld = await findWithheld(environment, state.sessionId, state.runId);
  return ok({ authority: context.value, state, withheld });
}

/** What an earlier step is asked for with, and nothing beside it: a call that brings work must not lose it. */
function refusedBeside(input: ContinueInput, argument: 'show' | 'goBackTo'): ErrorEnvelope | null {
  const allowed: readonly string[] = ['stateToken', argument, ...(argument === 'goBackTo' ? ['reason'] : [])];
  const given = Object.entries(input)
    .filter(([name, value]) => value !== undefined && !allowed.includes(name))
    .map(([name]) => name);
  return given.length === 0
    ? null
    : validationError(
        `${tool}: "${argument}" was sent together with ${given.map((name) => `"${name}"`).join(', ')}. Nothing was recorded.`,
        `Call ${tool} with only "stateToken"${argument === 'show' ? '' : ', "reason"'} and "${argument}". To acknowledge the step instead, send "ackToken" and "output" without "${argument}".`,
        { arguments: [argument, ...given] },
      );
}

// Showing -------------------------------------------------------------------------------------------------------------

/** `3, page 2` is what the last page of a long step says to send. Blanks are searched from their start only: a name can have any length. */
const pageForm = /^(?<name>.*?)(?<![\s,])[\s,]+page\s+(?<page>\d{1,4})$/is;

export async function show(environment: Environment, input: ContinueInput): Shown {
  const asked = pageForm.exec(input.show ?? '')?.groups;
  const named = asked?.['page'] === undefined ? undefined : Number(asked['page']);
  // A page beside a name can only mean a page of it, unless the name says another one.
  const isOnePage = named === undefined || input.page === undefined || named === input.page;
  const { page: beside, ...others } = input;
  const fault = refusedBeside(isOnePage ? others : input, 'show');
  if (fault !== null) return err(fault);
  const name = asked?.['name'] ?? input.show ?? '';
  const page = named ?? beside ?? 1;
  return showNamed(environment, { stateToken: input.stateToken, name, page });
}

/** The value or the step of a name, whatever the name contains. */
export async function showNamed(
  environment: Environment,
  { stateToken, name, page }: Pick<ContinueInput, 'stateToken'> & { readonly name: string; readonly page: number },
): Shown {
  const authorized = await authorizeRead(environment, { stateToken });
  if (authorized.isErr()) return err(authorized.error);
  const { authority, state, withheld } = authorized.value;
  const { sessions, objects } = environment;
  const notice = warningOf(withheld);
  const reader: NodeReader = { sessions, objects, authority };
  const answer = await sessions.inTurn(state.sessionId, async (): Shown => {
    const located = await resolveNode(tool, reader, state);
    if (located.isErr()) return err(located.error);
    const { view, node } = located.value;
    const warnings = notice === null ? [] : [notice];
    const value = await namedValue(view, node, name);
    if (value !== null) return shownValueReply(view, node, value, { page, warnings });
    const steps = await earlierSteps(view, node);
    const request = { tool, argument: 'show', name, declared: view.workflow.steps } as const;
    const ambiguous = ambiguousName(steps, request);
    if (ambiguous !== null) return err(ambiguous);
    const found = namedStep(steps, request);
    if (found.isErr()) return err((await doneElsewhere(view, node, name)) ?? found.error);
    return shownStepReply(view, node, found.value, { page, warnings });
  });
  return answer.mapErr((error) => named(error, state.runId));
}

/**
 * Where another branch than that of the node has done a step of that name. The newest is meant, and named with the handle of the node that its
 * completion created: a handle of the step itself may lead to another completion of it.
 */
async function doneElsewhere(view: RunView, node: NodeState, name: string): Promise<ErrorEnvelope | null> {
  for (const created of view.run.nodes.filter(({ kind }) => kind === 'step').reverse()) {
    const parent = parentOf(view.state, created);
    if (parent === null) continue;
    const listed = await ownStep(view, owningStep(parent));
    if (stepsNamed(name, [listed], view.workflow.steps).length === 0) continue;
    const { number, title } = listed;
    return validationError(
      `${tool}: "show" names step ${number} (${quoted(title, titleShownBytesMax)}), which was done on ${branchInWords(otherBranchAt(view, created))}, and not on the branch of this handle.`,
      `To read what was recorded there, call ${showCall(stateTokenOf(view, created), nameOfNumber(view.workflow, number))}. To read the step of this handle, call ${readCall(stateTokenOf(view, node))}`,
      { argument: 'show' },
    );
  }
  return null;
}

function branchInWords(other: OtherBranch | null): string {
  if (other === null) return 'the current branch of this run';
  return other.left === null
    ? 'another branch of this run'
    : `a branch that the run left when ${whyReopened(other.left)}`;
}

// Going back ----------------------------------------------------------------------------------------------------------

const withoutReason = () =>
  validationError(
    `${tool}: "goBackTo" was sent without a reason. Nothing was recorded.`,
    `Call ${tool} again with "reason" too: one sentence on why the step has to be done again.`,
    { argument: 'reason' },
  );

export async function goBack(environment: Environment, input: ContinueInput): Reopened {
  const reason = (input.reason ?? '').trim();
  const fault = refusedBeside(input, 'goBackTo') ?? (reason === '' ? withoutReason() : null);
  if (fault !== null) return err(fault);
  const authorized = await authorizeRead(environment, input);
  if (authorized.isErr()) return err(authorized.error);
  const { authority, state, withheld } = authorized.value;
  const { sessions, objects } = environment;
  const request = { name: input.goBackTo ?? '', reason };
  const replayed = await sessions.inTurn(state.sessionId, async (): Promise<Awaited<Reopened> | null> => {
    const located = await resolveNode(tool, { sessions, objects, authority }, state);
    if (located.isErr()) return err(located.error);
    const target = await targetOf(located.value, request.name);
    return target.isErr() ? err(target.error) : findRecorded(located.value, target.value, reason);
  });
  // Also in place of a fault: what that suggests would be refused too.
  if (withheld !== null && replayed?.isOk() !== true) return err(named(runWithheld(tool, withheld), state.runId));
  const answer =
    replayed ??
    (await environment.gate.withHealthySession(state.sessionId, false, async (witness, session) => {
      const located = await resolveNodeIn(tool, { objects, authority }, session, state);
      return located.isErr() ? err(located.error) : reopen(environment, located.value, request, witness);
    }));
  return answer.map((reply) => withNotice(reply, warningOf(withheld))).mapErr((error) => named(error, state.runId));
}

/** The earlier step, and the attempt that this call is: the same for every repeat of it. */
type Target = { readonly step: EarlierStep; readonly attemptId: AttemptId };

/** Only on the way to the node: where the run has gone on to must not change what a repeat means. */
async function targetOf({ view, node }: NodeContext, name: string): Promise<Result<Target, ErrorEnvelope>> {
  const steps = await earlierSteps(view, node, 'to_node');
  const returned = await stepReturnedTo(view, node);
  const own = await ownStep(view, node);
  const request = { tool, argument: 'goBackTo', name, declared: view.workflow.steps } as const;
  // The pending step cannot be meant by the call, but it can be by the name.
  const ambiguous = ambiguousName([...steps, own], request);
  if (ambiguous !== null) return err(ambiguous);
  const found = namedStep([...steps, ...returned], request);
  if (found.isErr() && stepsNamed(name, [own], view.workflow.steps).length > 0) return err(alreadyOpen(view, node));
  if (found.isErr()) return err((await onLeftBranch(view, node, name)) ?? found.error);
  return found.map(({ step }) => ({ step, attemptId: attemptFor({ view, node }, step.step) }));
}

const attemptFor = ({ view, node }: Pick<NodeContext, 'view' | 'node'>, step: NodeState) =>
  goBackAttempt(view.digest, view.state.sessionId, node, step);

const alreadyOpen = (view: RunView, node: NodeState) =>
  validationError(
    `${tool}: "goBackTo" names the step that is already pending here. Nothing was recorded.`,
    `Do the step and acknowledge it. To read it again, call ${readCall(stateTokenOf(view, node))}`,
    { argument: 'goBackTo' },
  );

/** Where a branch that was left has a step of that name: what the agent wants is probably there, and no number of this branch leads to it. */
async function onLeftBranch(view: RunView, node: NodeState, name: string): Promise<ErrorEnvelope | null> {
  for (const step of view.run.nodes.filter(({ kind }) => kind === 'step').reverse()) {
    const listed = await ownStep(view, step);
    if (stepsNamed(name, [listed], view.workflow.steps).length === 0) continue;
    const left = otherBranchAt(view, step)?.left ?? null;
    if (left === null) continue;
    const { number, title } = listed;
    return validationError(
      `${tool}: "goBackTo" names step ${number} (${quoted(title, titleShownBytesMax)}), which is on a branch that the run left when ${whyReopened(left)}. Nothing was recorded.`,
      `To return to that step, call ${await returnCallOf(view, step)}. To stay on this branch, do the pending step; to read it, call ${readCall(stateTokenOf(view, node))}`,
      { argument: 'goBackTo' },
    );
  }
  return null;
}

/** On a branch that was left, its own step too: that is how work goes on there. Also once that was done, for the repeat of the call. */
async function stepReturnedTo(view: RunView, node: NodeState): Promise<EarlierStep[]> {
  const step = owningStep(node);
  const isRecorded = view.state.checkpoints.has(attemptKey(step.nodeId, attemptFor({ view, node }, step)));
  return isRecorded || isLeft(otherBranchAt(view, node)) ? [await ownStep(view, node)] : [];
}

const checkpointAt = ({ view }: NodeContext, { step, attemptId }: Target): NodeState | null =>
  view.state.checkpoints.get(attemptKey(step.step.nodeId, attemptId)) ?? null;

async function findRecorded(located: NodeContext, target: Target, reason: string): Promise<Awaited<Reopened> | null> {
  const checkpoint = checkpointAt(located, target);
  if (checkpoint === null) return null;
  const warnings = [
    otherReasonWarning(located, target, { checkpoint, reason }),
    earlierValuesWarning(located.node, checkpoint),
  ];
  return rehydrateReply(
    located.view,
    checkpoint,
    warnings.filter((warning) => warning !== null),
  );
}

/** The handle names one call that goes back to the step: with another reason, it would look as if the step was reopened again. */
function otherReasonWarning(
  { node }: NodeContext,
  { step }: Target,
  { checkpoint, reason }: { readonly checkpoint: NodeState; readonly reason: string },
): Warning | null {
  const recorded = initialNotes(checkpoint) ?? '';
  if (recorded === reopeningNotes({ ...step, reason }, node.stepsAbove)) return null;
  const before = quoted(reasonIn(recorded) ?? '', quotedValueBytesMax);
  return {
    code: 'ATTEMPT_ALREADY_RECORDED',
    message: `A call with this handle has reopened step ${step.number} before, with another reason ("${before}"). The new reason was NOT recorded, and nothing was reopened. To reopen the step again, send "goBackTo" with the handle of the step where the run is now.`,
  };
}

type Request = { readonly name: string; readonly reason: string };

async function reopen(
  environment: Environment,
  located: NodeContext,
  { name, reason }: Request,
  witness: AppendWitness,
): Reopened {
  const target = await targetOf(located, name);
  if (target.isErr()) return err(target.error);
  const replayed = await findRecorded(located, target.value, reason);
  if (replayed !== null) return replayed;
  const { session, run, node, view } = located;
  const { step, attemptId } = target.value;
  const snapshot = await environment.objects.snapshot(step.step.snapshotRef, run.workflowHash);
  if (snapshot.isErr()) return err(snapshot.error);
  const notesMarkdown = reopeningNotes({ ...step, reason }, node.stepsAbove);
  const output = readOutput(tool, environment, { goBackTo: step.number, reason }, { notesMarkdown });
  if (output.isErr()) return err(output.error);
  const command = {
    ...output.value,
    attemptId,
    observations: await observe(environment, session.state.observations.get('repo_root')?.value ?? null),
    newNodeId: environment.host.ids.next('node') as NodeId,
  };
  const workflow = { snapshot: view.workflow, workflowHash: run.workflowHash };
  const decision = decideCheckpoint(session.state, step.step, workflow, command, mintingOf(environment));
  if ('kind' in decision) return err(internalError('the reason for reopening a step was treated as a report'));
  return commit(
    environment,
    witness,
    session,
    { decision },
    async () =>
      (await findRecorded(located, target.value, reason)) ??
      err(internalError('the reopening of a step was not recorded')),
  );
}
