/** The types of a session: the run that it is asked for, what it needs from this machine, and its result. */
import type { WorkflowPolicy } from '../../schemas/daemon/permissions.ts';
import type { QueuedAs } from '../../schemas/daemon/job.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import type { Host, TimerPort } from '../../runtime/ports.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Delivery } from '../delivery/deliver.ts';
import type { SessionState } from '../conversation/session-state.ts';
import type { Limits } from '../conversation/next-action.ts';
import type { Cost } from '../ledger/costs.ts';
import type { Spending } from '../ledger/session-spending.ts';
import type { ModelPort } from '../model/model.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import type { Observer } from '../storage/turn-log.ts';
import type { Tool } from '../tools/tool.ts';
import type { RefusedAttempt } from '../network/refusals.ts';
import type { NetworkRules } from '../network/session-network.ts';
import type { Paths } from '../permissions/permitted-tools.ts';
import type { ClockLimits } from '../stuck/session-clock.ts';
import type { SessionResult } from './outcome.ts';

/** What the daemon is asked to do: one run of a workflow. */
export type Job = {
  readonly workflowId: string;
  readonly goal: string;
  readonly context: JsonObject;
  /** Absolute. */
  readonly workspacePath: string;
  /** The job of the queue, if it is one. */
  readonly queued?: QueuedAs;
  /** Where the result goes; nowhere if absent or null. */
  readonly delivery?: DeliveryTarget | null;
  /** The session that starts this one, and the commit that the files start from. */
  readonly parent?: NonNullable<DaemonSession['parent']>;
  readonly base?: string;
};
export type Spawning = {
  /** Whether the limits allow the session to start another one. */
  isAllowed(session: Pick<DaemonSession, 'parent'>): boolean;
  /** Tools that start other sessions; none if that is not allowed. */
  tools(session: DaemonSession, work: Pick<OpenTools, 'checkpoint'>): readonly Tool[];
};
export type SessionLimits = Limits & ClockLimits;
export type SessionEnvironment = {
  readonly host: Host;
  readonly runtime: Pick<Runtime, 'inspect' | 'start' | 'continue' | 'confirmationAsked' | 'showNamed' | 'openRunOf'>;
  /** Whether the user confirms where a workflow wants it. Otherwise the model decides, and the run records a gap. */
  readonly confirmations: 'ask' | 'skip';
  readonly layout: DaemonLayout;
  readonly model: ModelPort;
  readonly limits: SessionLimits;
  /** What the sessions of a workflow may do inside the sandbox: the first entry that matches. */
  readonly permissions: readonly WorkflowPolicy[];
  readonly spending: Spending;
  readonly timer: TimerPort;
  /** Opens the tools of a session. Called once a process works on it, before the first model call. Null: without network. */
  openTools(session: DaemonSession, network: NetworkRules | null): Promise<OpenedTools>;
  /** Whether tools can have a network. Absent: they cannot. */
  readonly canOpenNetwork?: boolean;
  /** Absent: no session starts another. */
  readonly spawning?: Spawning;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Delivers the result of a session that stopped; null if there is nothing to deliver, or no delivery was requested. */
  deliver?(session: DaemonSession, result: SessionResult, signal: AbortSignal): Promise<Delivery | null>;
  /** Called before the first model call of this process. The call waits until it resolves. */
  opened?(session: DaemonSession, state: SessionState): void | Promise<void>;
  readonly observe?: Observer;
};
export type OpenTools = {
  readonly tools: readonly Tool[];
  /** Stores the work so far; the commit that has it, or null without a repository. Rejects if it cannot be stored. */
  checkpoint(): Promise<string | null>;
  /** A digest of the files of the session. Absent, or null: unknown. */
  worktreeDigest?(): Promise<Sha256Digest | null>;
  /** What commands tried to reach and may not, each once. Absent: nothing. */
  refusedAttempts?(): readonly RefusedAttempt[];
  /** The listener is called when an attempt should be recorded at once. Absent: it never is. */
  onRefused?(listener: () => void): void;
  /** Where the project is below the folder in which tools start. Absent, or empty: it is this folder. */
  readonly projectPlace?: string;
  /** What policies about paths are compared with. Absent: no tool uses a path. */
  readonly paths?: Paths;
  close(): Promise<void>;
};
export type OpenedTools =
  | ({ readonly kind: 'open' } & OpenTools)
  | { readonly kind: 'refused'; readonly reason: string };
export type EndedSession = {
  /** Null if the run could not be started. */
  readonly sessionId: SessionId | null;
  readonly result: SessionResult;
  readonly state: SessionState;
  /** Of all calls of the session until now; null if the ledger cannot be read. */
  readonly cost: Cost | null;
  /** Null if nothing was to be delivered. */
  readonly delivery: Delivery | null;
};

/** What a session needs that no model works on. */
export type IdleEnvironment = Pick<SessionEnvironment, 'host' | 'layout' | 'spending'> & {
  readonly model: Pick<ModelPort, 'provider' | 'modelId'>;
};
