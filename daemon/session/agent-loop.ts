/**
 * The agent loop: computes the next action from the log, records it, performs it and records its result, until the session ends.
 *
 * The turn log is its only state, so a loop over the log of a dead process continues where that one stopped. Tools run one at a time,
 * in the order of the reply [tools-are-sequential].
 */
import { canonicalBytes, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { sha256 } from '../../schemas/canonical/sha256.ts';
import {
  conversationTextBytesMax,
  sessionReasonBytesMax,
  toolCallsPerReplyMax,
  toolResultBytesMax,
} from '../../schemas/daemon/limits.ts';
import type { SessionOutcome, ToolCall, ToolEnding } from '../../schemas/daemon/turn-record.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import type { CryptoPort } from '../../runtime/ports.ts';
import { untilEither } from '../either-signal.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { messagesOf, unknownOutcome } from '../conversation/messages.ts';
import { type Action, type Limits, nextAction, stopOf } from '../conversation/next-action.ts';
import type { StepState } from '../conversation/session-state.ts';
import { gateOf } from '../inbox/gate.ts';
import { stopRecord } from '../inbox/receive.ts';
import type { SessionSpending } from '../ledger/session-spending.ts';
import type { ModelPort, ModelReply, ModelRequest } from '../model/model.ts';
import { lastReason, pauseBeforeRetry } from '../model/retry.ts';
import type { NewRecord, TurnLog } from '../storage/turn-log.ts';
import { completeStep, readOutput } from '../tools/complete-step.ts';
import { mayRepeat } from '../stuck/repetition.ts';
import type { Tool, ToolResult } from '../tools/tool.ts';
import { isAsking } from '../conversation/steering.ts';
import { instructionsIn, overLimit, reminder } from './texts.ts';
import { RunFault, type StepOutput, type WorkflowRun } from './workflow-run.ts';

export type LoopPorts = {
  readonly log: TurnLog;
  readonly model: ModelPort;
  readonly run: WorkflowRun;
  readonly tools: readonly Tool[];
  /** Stores the work of the session. */
  checkpoint(): Promise<unknown>;
  /** A digest of the files of the session; null if it is unknown. */
  worktreeDigest(): Promise<Sha256Digest | null>;
  /** Where the project is below the folder in which tools start; empty if it is this folder. */
  readonly projectPlace: string;
  /** Called before each action. */
  tick(): void;
  readonly limits: Limits;
  readonly spending: SessionSpending;
  /** Receives what the user sent. */
  receive(): Promise<void>;
  /** Aborts when the user cancels: it ends the call or the tool that runs, and the loop then records why. */
  readonly cancelled: AbortSignal;
  readonly crypto: Pick<CryptoPort, 'digest' | 'random'>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

/** Returns when the session ends or waits, or when the signal stops it between two effects. Rejects if the log cannot be written. */
export function agentLoop(ports: LoopPorts, signal: AbortSignal): Promise<void> {
  return untilEither([signal, ports.cancelled], async (interrupted) => {
    while (!signal.aborted && ports.log.state.closed === null) {
      ports.tick();
      await ports.receive();
      const action = nextAction(ports.log.state, ports.limits);
      if (action.kind === 'nothing') return;
      await perform(ports, action, interrupted);
    }
  });
}

export const closing = (outcome: SessionOutcome, reason: string): NewRecord =>
  stopRecord({ kind: 'close', outcome, reason });
/** Only the user decides whether the session continues. */
export const closingForUser = (reason: string): NewRecord => ({
  kind: 'session_closed',
  outcome: 'error',
  reason: cutInTheMiddle(reason, sessionReasonBytesMax),
  needsUser: true,
});

function perform(ports: LoopPorts, action: Exclude<Action, { kind: 'nothing' }>, signal: AbortSignal): Promise<void> {
  const { log } = ports;
  switch (action.kind) {
    case 'open_step':
      return openStep(ports);
    case 'call_model':
      return callModel(ports, action.step, signal);
    case 'run_tool':
      return runTool(ports, action.call, signal);
    case 'settle_tool':
      return settleTool(ports, action.call, signal);
    case 'deliver_message':
      return log.append({ kind: 'message_added', from: 'owner', text: action.text });
    case 'remind':
      return log.append({ kind: 'message_added', from: 'daemon', text: reminder(action.isCutOff) });
    case 'nudge':
      return log.append({ kind: 'message_added', from: 'daemon', text: action.text, nudge: action.pattern });
    case 'park':
    case 'close':
      return log.append(stopRecord(action));
  }
}

// Steps ---------------------------------------------------------------------------------------------------------------

const conversationText = (text: string) => cutInTheMiddle(text, conversationTextBytesMax);

async function openStep({ log, run, projectPlace }: LoopPorts): Promise<void> {
  const position = await run.position();
  switch (position.kind) {
    case 'step': {
      const { number, stepId, title, prompt } = position.step;
      const instructions = conversationText(instructionsIn(projectPlace));
      return log.append({ kind: 'step_opened', number, stepId, title, instructions, prompt: conversationText(prompt) });
    }
    case 'complete':
      return log.append(closing('success', position.summary));
    case 'waiting':
      return log.append(
        stopRecord({ kind: 'park', cause: 'user_dependency', question: conversationText(position.question) }),
      );
  }
}

// The model -----------------------------------------------------------------------------------------------------------

async function callModel(ports: LoopPorts, step: StepState, signal: AbortSignal): Promise<void> {
  const { log, model, tools, crypto, spending } = ports;
  const request: ModelRequest = {
    instructions: step.opened.instructions,
    messages: messagesOf(step),
    tools: [completeStep, ...tools].map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  };
  const turn = log.state.turn + 1;
  const requestBytes = canonicalBytes(canonicalText(request as JsonObject));
  const { number, stepId } = step.opened;
  const reserving = await spending.reserve({ number, stepId }, turn, requestBytes.length);
  if (reserving.kind === 'refused')
    return log.append({
      kind: 'session_parked',
      cause: 'limit',
      question: overLimit(reserving),
      limit: reserving.limit,
      ...(reserving.exceeded === undefined ? {} : { exceeded: reserving.exceeded }),
    });
  const requestDigest = sha256(crypto.digest, requestBytes);
  await log.append({ kind: 'call_started', turn, requestDigest });
  const answer = await model.call(request, signal, { workflowId: log.state.opened?.workflowId ?? '', stepId, number });
  const amount = await spending.settle(reserving.id, answer);
  const cost = amount === null ? {} : { cost: amount };
  if (answer.kind === 'reply') return log.append({ ...replyRecord(turn, answer), ...cost });
  // A cancelled call is not a failure: it is made again when the session is resumed.
  if (answer.code === 'cancelled') return;
  const message = cutInTheMiddle(answer.message, sessionReasonBytesMax);
  await log.append({ kind: 'call_failed', turn, code: answer.code, message, ...cost });
  const pauseMs = pauseBeforeRetry(answer, log.state.failuresInARow, (crypto.random(1)[0] ?? 0) / 255);
  if (pauseMs === null) return log.append(closing('error', cutInTheMiddle(lastReason(answer), sessionReasonBytesMax)));
  if (log.state.failuresInARow < ports.limits.failuresInARowMax) await ports.pause(pauseMs, signal);
}

function replyRecord(turn: number, { text, calls, finish, usage }: ModelReply) {
  const toolCalls = calls
    .slice(0, toolCallsPerReplyMax)
    .map((call, number) => ({ callId: `${turn}-${number + 1}`, ...call }));
  return { kind: 'reply_received' as const, turn, text: conversationText(text), toolCalls, finish, usage };
}

// Tools ---------------------------------------------------------------------------------------------------------------

async function runTool(ports: LoopPorts, call: ToolCall, signal: AbortSignal): Promise<void> {
  const { log, tools } = ports;
  const args = call.arguments as JsonObject | null;
  if (args === null) return ended(ports, call, refusal(`${unreadArguments}: ${call.unread ?? ''}`));
  const { step } = log.state;
  if (call.tool === completeStep.name && step !== null && isAsking(step))
    return ended(ports, call, refusal(unanswered));
  const run =
    call.tool === completeStep.name
      ? completionOf(args)
      : (tools.find(({ name }) => name === call.tool) ?? unknownTool(call.tool, tools));
  if ('ending' in run) return ended(ports, call, run);
  await log.append({ kind: 'tool_started', callId: call.callId });
  if ('output' in run) return complete(ports, call, run);
  await use(ports, run, call, args, signal);
}

async function use(ports: LoopPorts, tool: Tool, call: ToolCall, args: JsonObject, signal: AbortSignal): Promise<void> {
  const { log } = ports;
  const result = await tool.run(args, signal, call.callId).catch(brokenTool);
  // It is repeated when the session is resumed.
  if (result === null) return;
  if (result.waiting !== undefined && !ports.cancelled.aborted)
    return log.append({ kind: 'session_parked', ...result.waiting });
  const { step } = log.state;
  const isLookedAt = step !== null && mayRepeat(step, call, result.text);
  const worktree = isLookedAt ? await ports.worktreeDigest() : null;
  await ended(ports, call, ports.cancelled.aborted ? cancelledResult(result) : result, worktree);
}

const cancelledResult = ({ text }: ToolResult): ToolResult => ({
  ending: 'failed',
  text: `The user cancelled the session while this call ran. ${text}`,
});

const unreadArguments = 'The arguments are not a JSON object, are nested too deeply, or contain half of a character';

/** The next step would get the answer without the question, and the step would be complete without the answer [answers-reach-their-question]. */
const unanswered =
  'Not completed: in the same reply, you asked the user a question. Read the answer first, then call complete_step again.';

function completionOf(args: JsonObject): StepOutput | ToolResult {
  const output = readOutput(args);
  return typeof output === 'string' ? refusal(output) : output;
}

/** An exception in a tool becomes the result of the call, and the session continues. */
function brokenTool(error: unknown): ToolResult {
  if (error instanceof RunFault) throw error;
  return { ending: 'failed', text: `The tool failed: ${reasonOf(error)}` };
}
const refusal = (text: string): ToolResult => ({ ending: 'refused', text });
const unknownTool = (name: string, tools: readonly Tool[]) =>
  refusal(`Unknown tool ${name}. Available: ${[completeStep, ...tools].map((tool) => tool.name).join(', ')}.`);

const endRecord = ({ callId }: ToolCall, ending: ToolEnding, text: string): NewRecord => ({
  kind: 'tool_ended',
  callId,
  ending,
  text: cutInTheMiddle(text, toolResultBytesMax),
});
const ended = (
  { log }: LoopPorts,
  call: ToolCall,
  { ending, text, denied }: { ending: ToolEnding; text: string; denied?: string },
  worktree: Sha256Digest | null = null,
) =>
  log.append({
    ...endRecord(call, ending, text),
    ...(worktree === null ? {} : { worktree }),
    ...(denied === undefined ? {} : { denied }),
  });

/** The process that started the tool has died. The runtime knows the outcome of a completion; most other outcomes are unknown. */
async function settleTool(ports: LoopPorts, call: ToolCall, signal: AbortSignal): Promise<void> {
  const args = call.arguments as JsonObject;
  const completion = call.tool === completeStep.name ? completionOf(args) : null;
  if (completion !== null && 'output' in completion) return complete(ports, call, completion);
  const tool = ports.tools.find(({ name }) => name === call.tool);
  if (tool?.isRepeatable === true) return use(ports, tool, call, args, signal);
  await ended(ports, call, { ending: 'unknown', text: unknownOutcome });
}

/** The work is stored first: a step that is recorded as completed has no work that could be lost [steps-are-checkpointed]. */
async function complete(ports: LoopPorts, call: ToolCall, output: StepOutput): Promise<void> {
  const { log, run, checkpoint, crypto } = ports;
  const { step, opened, approval } = log.state;
  const gateFor = (question: string) => {
    if (step === null || opened === null) throw new Error('complete_step was called while no step is open');
    const asked = { sessionId: opened.sessionId, step: step.opened, callId: call.callId, output, question };
    return gateOf(crypto.digest, asked);
  };
  await checkpoint();
  const completion = await run.complete(call.callId, output, (question) =>
    approval?.digest === gateFor(question).digest ? approval : null,
  );
  switch (completion.kind) {
    case 'blocked':
      return log.append(endRecord(call, 'failed', completion.text));
    case 'advanced':
      return log.append({ kind: 'step_completed', callId: call.callId });
    case 'finished':
      await log.append({ kind: 'step_completed', callId: call.callId });
      return finish(ports, completion.summary);
    case 'waiting':
      await log.append(endRecord(call, 'failed', completion.text));
      return log.append(
        stopRecord({ kind: 'park', cause: 'user_dependency', question: conversationText(completion.question) }),
      );
    case 'unconfirmed': {
      const question = conversationText(completion.question);
      return log.append({
        kind: 'session_parked',
        cause: 'confirmation',
        question,
        gate: gateFor(completion.question),
      });
    }
  }
}

/**
 * At once: neither the end of the session's time nor a fault of a later read may turn a complete run into a failure [finished-run-is-success]. Only a
 * cancellation that the user sent meanwhile comes first, or a question of the model that an earlier version had yet to ask.
 */
async function finish({ log, receive }: LoopPorts, summary: string): Promise<void> {
  // If the log cannot be written, the next record fails as well.
  await receive().catch(() => undefined);
  const { isCancelled, asked } = log.state;
  const stop = isCancelled || asked !== null ? stopOf(log.state) : null;
  await log.append(stop === null ? closing('success', summary) : stopRecord(stop));
}
