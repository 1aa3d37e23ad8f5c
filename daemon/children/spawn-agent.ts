/**
 * The tool with which a model delegates a part of its work to another session: a run of a workflow of its own, in a worktree that starts with
 * the work of the parent. The call returns when that session ends. Depth, number and budget are those of the whole tree, and are checked
 * at the call [spawn-is-checked-at-the-call].
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { goalBytesMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { childPollMs, conversationTextBytesMax } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { cancelCommand } from '../reports/next-commands.ts';
import { readsStrangers } from '../network/session-network.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { endAbandonedSession } from '../session/end-abandoned-session.ts';
import { resumeSession, startSession } from '../session/run-session.ts';
import type { EndedSession, Job, OpenTools, SessionEnvironment, Spawning } from '../session/session-environment.ts';
import { openSessions } from '../storage/open-sessions.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import { argumentFault } from '../tools/arguments.ts';
import type { Tool, ToolResult, Waiting } from '../tools/tool.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import { storedWorktrees } from '../worktrees/stored-worktrees.ts';
import { type ChildCall, ChildrenOfTree } from './children-of-tree.ts';
import { isContinued } from './waiting-child.ts';

export type SpawnLimits = {
  /** How many sessions may be above a child; 0: no session starts another. */
  readonly depthMax: number;
  /** Sessions that the sessions of one tree may start, all together. */
  readonly countMax: number;
};

const inputSchema = {
  type: 'object',
  properties: {
    workflowId: { type: 'string', description: 'The workflow that the session runs.' },
    goal: { type: 'string', description: 'The goal of the session, with all the information that it needs.' },
    context: { type: 'object', description: 'Inputs of the workflow.' },
  },
  required: ['workflowId', 'goal'],
} as const;

const depthBelow = ({ parent }: Pick<DaemonSession, 'parent'>): number => (parent?.depth ?? 0) + 1;

/** A session whose calls would all be refused does not have the tool. */
export const spawning = (environment: () => SessionEnvironment, limits: SpawnLimits): Spawning => {
  const isAllowed: Spawning['isAllowed'] = (session) => limits.countMax > 0 && depthBelow(session) <= limits.depthMax;
  return {
    isAllowed,
    tools: (session, work) => (isAllowed(session) ? [spawnAgent(environment(), limits, session, work)] : []),
  };
};

const refused = (text: string): ToolResult => ({ ending: 'refused', text });

export function spawnAgent(
  environment: SessionEnvironment,
  { depthMax, countMax }: SpawnLimits,
  parent: DaemonSession,
  work: Pick<OpenTools, 'checkpoint'>,
): Tool {
  const depth = depthBelow(parent);
  const rootSessionId = parent.parent?.rootSessionId ?? parent.sessionId;
  const trigger = parent.parent?.trigger ?? parent.queued?.trigger ?? null;
  const trust = readsStrangers(parent) ? ('stranger' as const) : ('user' as const);
  const children = new ChildrenOfTree(environment.host, environment.layout, rootSessionId);
  return {
    name: 'spawn_agent',
    description:
      'Runs a workflow in a separate session and returns its result. The session starts with your current files and returns its changes as a commit that you can merge.',
    inputSchema: inputSchema as never,
    isRepeatable: true,
    run: async (args, signal, callId) => {
      const wanted = argumentsOf(args);
      if (typeof wanted === 'string') return refused(wanted);
      if (depth > depthMax)
        return refused(
          `This session cannot start another session: the limit of nested sessions is ${counted(depthMax, 'level')}. Do the work yourself.`,
        );
      const call: ChildCall = { parentSessionId: parent.sessionId, callId };
      const reserving = await children.reserve(call, countMax);
      if (reserving.kind === 'refused')
        return refused(
          `No session was started: the limit is ${counted(countMax, 'session')} per run. Do the work yourself.`,
        );
      if (reserving.kind === 'new' && reserving.isRepeated) await endUnnamed(environment, call);
      // The child reports to this call; the progress of the parent is the caller's.
      const { opened: _opened, observe: _observe, ...quiet } = environment;
      const opened = (child: DaemonSession) => children.opened(call, child.sessionId);
      const base = await work.checkpoint();
      const job: Job = {
        ...wanted,
        workspacePath: parent.workspacePath,
        parent: { ...call, rootSessionId, depth, trigger, trust },
        ...(base === null ? {} : { base }),
      };
      const child =
        reserving.kind === 'new'
          ? ofEnded(await startSession({ ...quiet, opened }, job, signal))
          : await continueChild(quiet, reserving.sessionId, signal);
      if (child === null) return null;
      // Such as for an unknown workflow: the limit counts sessions, and the corrected call may start one.
      if (child.sessionId === null) await children.release(call);
      return resultOf(child, base === null ? null : newestCommit(environment, child));
    },
  };
}

function argumentsOf(args: JsonObject): Pick<Job, 'workflowId' | 'goal' | 'context'> | string {
  const fault = argumentFault(args, inputSchema);
  if (fault !== null) return `${fault}.`;
  const { workflowId, goal, context = {} } = args as { workflowId: string; goal: string; context?: JsonObject };
  if (Buffer.byteLength(goal) > goalBytesMax)
    return `The goal is longer than ${goalBytesMax} bytes. Put the details into a file and name it in the goal.`;
  return { workflowId, goal, context };
}

type Child = { readonly sessionId: SessionId | null; readonly state: SessionState | null; readonly failure: string };

const ofEnded = ({ sessionId, state, result }: EndedSession): Child => ({
  sessionId,
  state,
  failure: result.kind === 'error' ? result.reason : '',
});

/** A process may have died after it started a session and before the list of the tree named it. */
async function endUnnamed(environment: SessionEnvironment, { parentSessionId, callId }: ChildCall): Promise<void> {
  const isOfCall = ({ parent }: DaemonSession) =>
    parent?.parentSessionId === parentSessionId && parent.callId === callId;
  for (const sessionId of await openSessions(environment, isOfCall))
    await endAbandonedSession(environment, sessionId, 'the daemon died before this session made a model call');
}

/**
 * What an earlier call had started: its result, or the rest of its work. A user may work on the child in another process, which is waited for.
 * Null if the signal ended that wait.
 */
async function continueChild(
  environment: SessionEnvironment,
  sessionId: SessionId,
  signal: AbortSignal,
): Promise<Child | null> {
  const { host, layout } = environment;
  while (!signal.aborted) {
    const child = await continuedOnce(environment, await storedSession(host, layout, sessionId), signal);
    if (child !== 'locked') return child;
    await environment.pause(childPollMs, signal);
  }
  return null;
}

async function continuedOnce(
  environment: SessionEnvironment,
  stored: StoredSession,
  signal: AbortSignal,
): Promise<Child | 'locked'> {
  const { host, layout } = environment;
  const { sessionId, status, state } = stored;
  if (status === 'running') return 'locked';
  // A user may resume a session that failed. Its parent gets the result that it would have got.
  if (state?.closed != null) await endAbandonedSession(environment, sessionId, '');
  const isOver = await isContinued(environment, stored).catch((error: unknown) => {
    // The child itself reports that its inbox cannot be read.
    if (error instanceof SharedLogFault) return false;
    throw error;
  });
  // A limit may have been raised for a wider scope, or its day may be over: the next call of the child finds out.
  const isWaiting = !isOver && state?.parkedFor !== 'limit';
  if (state?.closed != null || isWaiting) return { ...stored, failure: '' };
  const resumed = await resumeSession(environment, sessionId, null, signal);
  if (resumed === 'locked') return resumed;
  if (typeof resumed !== 'string') return ofEnded(resumed);
  return { ...(await storedSession(host, layout, sessionId)), failure: `it cannot be resumed: ${resumed}` };
}

/** Null if the child has no worktree. */
function newestCommit({ layout }: SessionEnvironment, { sessionId }: Child): string | null {
  const worktrees = storedWorktrees(new WorktreeLedger(layout.worktreeLedger).records());
  const worktree = worktrees.find(({ worktreeId }) => worktreeId === sessionId);
  return worktree === undefined ? null : (worktree.commit ?? worktree.base);
}

/** What the user stops in a child also stops the sessions above it, which go on with the child. Null if the child waits for an answer. */
function waitingFor(child: SessionId, name: string, { parkedFor, limit, question }: SessionState): Waiting | null {
  const cancel = `To continue without the child session, run: ${cancelCommand(name)}`;
  switch (parkedFor) {
    case 'paused':
      return { cause: parkedFor, child, question: `The child session ${name} is paused. ${cancel}` };
    case 'limit':
      return {
        cause: parkedFor,
        child,
        question: cutInTheMiddle(
          `The child session ${name} reached a limit. ${question} ${cancel}`,
          conversationTextBytesMax,
        ),
        ...(limit === null ? {} : { limit }),
      };
    default:
      return null;
  }
}

/**
 * Null if the signal stopped the child between two effects: the call is repeated when its session is resumed.
 * @param commit its work. A ref would not do: `git gc` of the user moves refs to a new file, which a sandbox that is open does not show.
 */
function resultOf({ sessionId, state, failure }: Child, commit: string | null): ToolResult | null {
  const name = state?.opened?.runName ?? sessionId ?? '';
  if (sessionId === null) return { ending: 'failed', text: `No session was started: ${failure}` };
  if (state === null)
    return {
      ending: 'failed',
      text: `The session ${name} is damaged, and its result is unknown. Before you do its work, check what it did.`,
    };
  const { closed, question } = state;
  // Its log still says what it waited for, and its inbox that this is over: a parent that waited again would be woken at once, without end.
  if (closed === null && failure !== '') return { ending: 'failed', text: `The session ${name} stopped: ${failure}` };
  const waiting = waitingFor(sessionId, name, state);
  if (question !== null)
    return {
      ending: 'failed',
      ...(waiting === null ? {} : { waiting }),
      text: `The session ${name} is waiting for the user and is not complete: ${question}\nContinue without its result, or do its work yourself.`,
    };
  if (closed === null) return null;
  if (closed.outcome === 'success') {
    const work =
      commit === null
        ? ''
        : `\nIts files are in commit ${commit}. To see its changes: git diff HEAD ${commit}. To replace your files with these (nested repositories keep theirs): git add -A && git read-tree -u --reset ${commit}.`;
    return { ending: 'done', text: `The session ${name} is complete.\n${closed.reason}${work}` };
  }
  const stored =
    commit === null ? '' : `\nIts last stored files are in commit ${commit}; what it changed later is not.`;
  return {
    ending: 'failed',
    text: `The session ${name} ended without completing its run (${closed.outcome}): ${closed.reason}${stored}`,
  };
}
