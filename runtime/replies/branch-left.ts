/**
 * What replies tell an agent if its step is not on the current path of the run [left-branch-is-refused]: a branch that was left by going back
 * takes no more work until somebody returns to it, so that a late call cannot move the run back without anybody noticing. Any other
 * branch becomes the current one with the next call on it, and the replies say so.
 */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { quotedValueBytesMax, titleShownBytesMax } from '../../schemas/limits.ts';
import type { Warning } from '../../schemas/tools.ts';
import { isComplete } from '../core/execution-state.ts';
import { findStep } from '../core/flow/lookup.ts';
import { type Reopening, reopeningOf } from '../core/going-back.ts';
import { chainOf } from '../core/lineage.ts';
import { isHandleOf, readCall, returnCall } from '../core/reply-call.ts';
import { runName } from '../core/run-name.ts';
import { type NodeState, owningStep } from '../core/state.ts';
import { quoted } from '../core/text-budget.ts';
import { nameOfNumber } from '../projections/named-step.ts';
import { leadsTo, type OtherBranch, otherBranch } from '../projections/other-branch.ts';
import { branchLeft } from './refusals.ts';
import { type RunView, stateTokenOf, titleOf } from './run-view.ts';

export const otherBranchAt = (view: RunView, node: NodeState): OtherBranch | null =>
  otherBranch(view.state, view.run, node, view.digest);

export const isLeft = (other: OtherBranch | null): boolean => other !== null && other.left !== null;

/** What reopened the step of a node; null for a step that was not reopened there. */
export function reopeningAbove({ state, run, digest }: RunView, node: NodeState): Reopening | null {
  for (const at of chainOf(state, node)) {
    const reopening = reopeningOf(state, run, at, digest);
    if (reopening !== null) return reopening;
  }
  return null;
}

export const whyReopened = ({ number, title, reason }: Reopening) =>
  `step ${number} (${quoted(title, titleShownBytesMax)}) was reopened ("${quoted(reason.replace(/\.$/, ''), quotedValueBytesMax)}")`;

/** Resumes by name: a signed token is too long for a line that is added to a reply. */
function callTo(view: RunView, node: NodeState): string {
  const name = runName(view.run.runId);
  const token = stateTokenOf(view, node);
  return isHandleOf(name, token) ? readCall(token) : `resume_session { "query": "${name}" }`;
}

const titleAt = async (view: RunView, node: NodeState) => quoted(await titleOf(view, node), titleShownBytesMax);

/** Where else in its run the work is, in a warning. */
export const placeOf = async (view: RunView, node: NodeState) =>
  `at "${await titleAt(view, node)}" (to go there, call ${callTo(view, node)})`;

/** For a reader, and for who repeats a call whose step was recorded there. */
export async function branchNotice(view: RunView, { tip, left }: OtherBranch): Promise<Warning> {
  const current = await placeOf(view, tip);
  const message =
    left === null
      ? `The newest work of this run is on another branch, ${current}. Acknowledging a step here makes this branch the current one.`
      : `This step is on a branch that the run left when ${whyReopened(left)}. The run is now ${current}.`;
  return { code: 'OTHER_BRANCH', message, details: { left: left !== null } };
}

/**
 * What joins a recorded reply about a step that the run is not on any more: that its branch was left since; where the repeat had other
 * input, and its caller may go on from here, any other branch too.
 */
export async function noticeOnRepeat(view: RunView, node: NodeState, sameInput: boolean): Promise<Warning | null> {
  const other = otherBranchAt(view, node);
  return other === null || (sameInput && other.left === null) ? null : branchNotice(view, other);
}

/** Returning is going back to the step that is read; what a branch ends with is named by its number only where a step has the name of the end. */
export async function returnCallOf(view: RunView, node: NodeState): Promise<string> {
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  const isEnd = snapshot.isOk() && isComplete(snapshot.value);
  const number = node.stepsAbove + 1;
  const isNamed = isEnd && findStep(view.workflow, 'complete') === undefined;
  return returnCall(stateTokenOf(view, node), isNamed ? 'complete' : nameOfNumber(view.workflow, number));
}

/** The refusal of a call that would record something on a branch that was left; null where it may. */
export async function refusedOnLeftBranch(tool: string, view: RunView, node: NodeState): Promise<ErrorEnvelope | null> {
  const other = otherBranchAt(view, node);
  if (other === null || other.left === null) return null;
  return branchLeft(tool, {
    why: whyReopened(other.left),
    at: await titleAt(view, other.tip),
    current: callTo(view, other.tip),
    back: await returnCallOf(view, node),
  });
}

/** How a warning names the call that recorded a step: a repeat with other input recorded nothing. */
export const recordingCall = (sameInput: boolean) =>
  sameInput
    ? { opening: 'This call', named: 'this call' }
    : { opening: 'The recorded call', named: 'the recorded call' };

/** What a call moved the run away from: recorded facts, so that a replay says the same. */
export async function branchChange(
  view: RunView,
  attempted: NodeState,
  created: NodeState,
  sameInput: boolean,
): Promise<Warning[]> {
  const before = view.run.nodes[created.number - 2];
  if (before === undefined || leadsTo(view.state, owningStep(attempted), before)) return [];
  return [
    {
      code: 'OTHER_BRANCH',
      message: `The newest work of this run was on another branch, ${await placeOf(view, before)}. ${recordingCall(sameInput).opening} made this branch the current one.`,
      details: { left: false },
    },
  ];
}
