/** The port to a language model: one call, one reply, no state. The session does retries, logs and budgets. */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { FinishReason, ModelFaultCode, Usage } from '../../schemas/daemon/turn-record.ts';
import type { ModelMessage } from '../conversation/messages.ts';

export type ToolDescription = {
  readonly name: string;
  readonly description: string;
  /** The JSON Schema of its arguments, which are an object. */
  readonly inputSchema: JsonObject;
};
export type ModelRequest = {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolDescription[];
};
export type ModelReply = {
  readonly kind: 'reply';
  readonly text: string;
  /** Arguments are null if the model sent something other than a JSON object; `unread` is the start of it. */
  readonly calls: readonly { readonly tool: string; readonly arguments: JsonObject | null; readonly unread?: string }[];
  readonly finish: FinishReason;
  readonly usage: Usage;
};
export type ModelFault = {
  readonly kind: 'fault';
  readonly code: ModelFaultCode;
  /** Logged and shown, so it contains no key, header or address. */
  readonly message: string;
  /** The delay that the provider requested. */
  readonly retryAfterMs?: number;
};

/** The step that a call is for: no provider gets it. */
export type StepPlace = { readonly workflowId: string; readonly stepId: string; readonly number: number };

export interface ModelPort {
  readonly provider: string;
  readonly modelId: string;
  /** Never rejects. When the signal aborts, it returns the fault `cancelled`. */
  call(request: ModelRequest, signal: AbortSignal, place: StepPlace): Promise<ModelReply | ModelFault>;
}
