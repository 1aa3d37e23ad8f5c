/**
 * The log of one session of the daemon, v1: what the model was sent, what it answered, and which tools ran, one record a line.
 * A record is durable before the effect that it announces [turns-are-written-first]. Every prefix of a log is a valid log: a crash
 * may cut it after any record.
 *
 * The log contains every text that the model gets, so its conversation can be rebuilt from the log alone. It contains no token of
 * the runtime [model-sees-no-token].
 */
import { limitReasons, limitScopes, parkCauses } from '../closed-sets.ts';
import { callId, runOfSession } from './session.ts';
import { inboxAction } from './inbox-entry.ts';
import {
  conversationTextBytesMax,
  deniedCallBytesMax,
  modelNameLengthMax,
  networkTargetLengthMax,
  sessionReasonBytesMax,
  toolArgumentsBytesMax,
  toolCallsPerReplyMax,
  toolNameLengthMax,
  toolResultBytesMax,
} from './limits.ts';
import { count, jsonObject, sessionId, sha256Digest, z } from '../zod.ts';

/** What a provider reports for one call, in tokens. A part that it does not report is absent: unknown, and not zero. */
export const usage = z.object({
  /** The whole input, including what was read from a cache or written to one. */
  inputTokens: count.optional(),
  cacheReadTokens: count.optional(),
  cacheWriteTokens: count.optional(),
  /** The whole output, including reasoning. */
  outputTokens: count.optional(),
  reasoningTokens: count.optional(),
});
/** Why a model stopped: `length` is its output limit. */
export const finishReasons = ['stop', 'tool_calls', 'length', 'refused', 'other'] as const;
/** Why a model call returned no reply. */
export const modelFaultCodes = [
  'rate_limited',
  'overloaded',
  'unavailable',
  'timed_out',
  'unreadable_reply',
  'unauthorized',
  'request_refused',
  'cancelled',
] as const;
/** How a session ended. A session that waits for the user is parked, and has not ended. */
export const sessionOutcomes = ['success', 'error', 'timeout', 'stuck'] as const;
/** `unknown`: the daemon stopped between the start of the tool and its result. */
export const toolEndings = ['done', 'failed', 'refused', 'unknown'] as const;

/** How a step repeats itself [stuck-is-judged-on-results]. */
export const stuckPatterns = ['repeated_call', 'repeated_error', 'alternation', 'monologue', 'no_new_state'] as const;

/**
 * Why a command could not reach a host: the policy does not name it, its address is not public, a limit of the proxy is reached, or the
 * request was not one to a proxy.
 */
export const networkRefusals = ['host', 'address', 'limit', 'malformed'] as const;

/**
 * Additive: what the ledger counts for the call, which is settled from here if a crash came before the next record of the ledger. Absent:
 * unknown.
 */
const cost = z.object({ tokens: count, microUsd: count.nullable() }).optional();

const text = z.string().max(conversationTextBytesMax);
const turn = count.describe('The number of the model call in this session, counted from 1.');

const common = {
  v: z.literal(1),
  /** The position in the log, counted from 0. */
  index: count,
  /** Milliseconds since 1970. Informational: never order. */
  atMs: count,
  /**
   * Additive: the time that the process worked since the record before, if `atMs` does not show it: the clock was set, the machine was suspended (on
   * Linux), or another process wrote the record before. Absent: `atMs` shows it.
   */
  workedMs: count.optional(),
};

export const toolCall = z.object({
  callId,
  tool: z.string().max(toolNameLengthMax),
  /** Null if the model sent something other than a JSON object; `unread` is the start of it. */
  arguments: jsonObject.nullable(),
  unread: z.string().max(toolArgumentsBytesMax).optional(),
});

/** What the user is asked to approve. Another attempt, output or question has another digest [only-answers-open-gates]. */
export const gate = z.object({
  digest: sha256Digest,
  stepId: z.string().max(256),
  /** The attempt: the call that completes the step. */
  callId,
  outputDigest: sha256Digest,
});

/** The limit of spending that stopped a model call. */
export const reachedLimit = z.object({ scope: z.enum(limitScopes), reason: z.enum(limitReasons) });

/** What a limit did not allow, in tokens or in millionths of a dollar, as its reason says: `limit` is without raises, and `next` is the call. */
const exceeded = z.object({ limit: count, next: count });

export const turnRecord = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('session_opened'),
    ...runOfSession,
    model: z.object({ provider: z.string().max(modelNameLengthMax), modelId: z.string().max(modelNameLengthMax) }),
  }),
  /** A step of the workflow starts, with its own conversation. */
  z.object({
    ...common,
    kind: z.literal('step_opened'),
    number: count,
    stepId: z.string().max(256),
    title: z.string().max(512),
    instructions: text,
    prompt: text,
  }),
  z.object({ ...common, kind: z.literal('call_started'), turn, requestDigest: sha256Digest }),
  z.object({
    ...common,
    kind: z.literal('reply_received'),
    turn,
    text,
    toolCalls: z.array(toolCall).max(toolCallsPerReplyMax),
    finish: z.enum(finishReasons),
    usage,
    cost,
  }),
  z.object({
    ...common,
    kind: z.literal('call_failed'),
    turn,
    code: z.enum(modelFaultCodes),
    message: z.string().max(sessionReasonBytesMax),
    cost,
  }),
  z.object({ ...common, kind: z.literal('tool_started'), callId }),
  z.object({
    ...common,
    kind: z.literal('tool_ended'),
    callId,
    ending: z.enum(toolEndings),
    text: z.string().max(toolResultBytesMax),
    /** Additive: a digest of the files of the worktree after the call, if the call may be a repetition. Absent: unknown. */
    worktree: sha256Digest.optional(),
    /** Additive: what a policy denied. Absent: nothing was denied. */
    denied: z.string().max(deniedCallBytesMax).optional(),
  }),
  z.object({
    ...common,
    /** A message to the model that is not a tool result. */
    kind: z.literal('message_added'),
    from: z.enum(['daemon', 'owner']),
    text,
    /** Additive: the message says that the step repeats itself, and how. Absent: it says something else. */
    nudge: z.enum(stuckPatterns).optional(),
  }),
  /** The tool call that completed the step. */
  z.object({ ...common, kind: z.literal('step_completed'), callId }),
  /**
   * Commands tried to reach what they may not since the last such records. Also written after the end, because commands run until the
   * sandbox ends. It says nothing to the model: the result of the call does.
   */
  z.object({
    ...common,
    kind: z.literal('network_refused'),
    /** `host:port`; empty for a request without one, and `others` for many different ones. */
    target: z.string().max(networkTargetLengthMax),
    why: z.enum(networkRefusals),
    times: count,
  }),
  /** Only the user can help: nothing happens until the session is resumed. */
  z.object({
    ...common,
    kind: z.literal('session_parked'),
    question: text,
    /** Additive; absent: `user_dependency`, or a limit of spending in a log of an earlier version. */
    cause: z.enum(parkCauses).optional(),
    /** Additive; only with the cause `confirmation`. */
    gate: gate.optional(),
    /** Additive; only with the cause `limit`. Absent in a log of an earlier version. */
    limit: reachedLimit.optional(),
    /** Additive; only with a limit that a raise changes. Absent in a log of an earlier version, and for what a child waits for. */
    exceeded: exceeded.optional(),
    /** Additive; only with the causes `paused` and `limit`: the child session that they are about. Absent: the session itself. */
    child: sessionId.optional(),
  }),
  /** The next entry of the inbox. Its effect follows from the log alone, also after the inbox is gone. */
  z.object({
    ...common,
    kind: z.literal('entry_received'),
    ticket: count,
    entryId: z.string().max(64),
    action: inboxAction,
    /** Why the entry has no effect; absent if it has one. */
    refused: z.string().max(sessionReasonBytesMax).optional(),
  }),
  /** Another process continues the session. `message` is what the user tells the model. */
  z.object({ ...common, kind: z.literal('session_resumed'), message: text.optional() }),
  z.object({
    ...common,
    kind: z.literal('session_closed'),
    outcome: z.enum(sessionOutcomes),
    reason: z.string().max(sessionReasonBytesMax),
    /** Additive: another agent works on the run, so only the user decides whether the session continues it. */
    needsUser: z.literal(true).optional(),
  }),
]);

export type Gate = z.infer<typeof gate>;
export type ReachedLimit = z.infer<typeof reachedLimit>;
export type ExceededLimit = z.infer<typeof exceeded>;
export type Usage = z.infer<typeof usage>;
export type FinishReason = (typeof finishReasons)[number];
export type ModelFaultCode = (typeof modelFaultCodes)[number];
export type SessionOutcome = (typeof sessionOutcomes)[number];
export type StuckPattern = (typeof stuckPatterns)[number];
export type ToolEnding = (typeof toolEndings)[number];
export type NetworkRefusal = (typeof networkRefusals)[number];
export type ToolCall = z.infer<typeof toolCall>;
export type TurnRecord = z.infer<typeof turnRecord>;
export type RecordOf<K extends TurnRecord['kind']> = Extract<TurnRecord, { kind: K }>;
