/**
 * A session as OpenTelemetry spans, from its log alone: the session, in it the steps, and in them the model calls and the tool calls.
 * Names and counts only: prompts, answers and results stay in the log. Pure.
 */
import type { RecordOf, ToolCall, TurnRecord, Usage } from '../../schemas/daemon/turn-record.ts';

export type SpanAttributes = Readonly<Record<string, string | number>>;
export type Span = {
  /** The index of the record that started it. */
  readonly index: number;
  /** Null for the session. */
  readonly parentIndex: number | null;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: SpanAttributes;
  /** Null if it did not fail. */
  readonly error: string | null;
};
type Ending = { readonly attributes?: SpanAttributes; readonly error?: string | null };

/** Levels of nesting. */
const session = 0;
const step = 1;
const call = 2;

class SpanTree {
  readonly closed: Span[] = [];
  /** One for each level. */
  readonly #open: Span[] = [];

  open(level: number, { index, atMs }: TurnRecord, name: string, attributes: SpanAttributes): this {
    this.#closeFrom(level, atMs);
    const parentIndex = this.#open.at(-1)?.index ?? null;
    this.#open.push({ index, parentIndex, name, startMs: atMs, endMs: atMs, attributes, error: null });
    return this;
  }

  close(level: number, atMs: number, { attributes = {}, error = null }: Ending = {}): this {
    this.#closeFrom(level + 1, atMs);
    const span = this.#open.length > level ? this.#open.pop() : undefined;
    if (span === undefined) return this;
    // A clock may be set back.
    const endMs = Math.max(span.startMs, atMs);
    this.closed.push({ ...span, endMs, attributes: { ...span.attributes, ...attributes }, error });
    return this;
  }

  isOpen(level: number): boolean {
    return this.#open.length > level;
  }

  /** A process that stopped left them. */
  #closeFrom(level: number, atMs: number): void {
    while (this.#open.length > level) {
      const span = this.#open.pop();
      if (span !== undefined) this.closed.push({ ...span, endMs: Math.max(span.startMs, atMs), error: 'interrupted' });
    }
  }
}

/** In the order in which they ended. What is still open ends with the newest record. */
export function spansOf(records: readonly TurnRecord[]): readonly Span[] {
  const tree = new SpanTree();
  const calls = new Map<string, ToolCall>();
  const opened = records.find((record) => record.kind === 'session_opened');
  for (const record of records) {
    if (record.kind === 'reply_received') for (const made of record.toolCalls) calls.set(made.callId, made);
    add(tree, record, calls, opened);
  }
  tree.close(session, records.at(-1)?.atMs ?? 0);
  return tree.closed;
}

function add(
  tree: SpanTree,
  record: TurnRecord,
  calls: ReadonlyMap<string, ToolCall>,
  opened: RecordOf<'session_opened'> | undefined,
): SpanTree {
  const { atMs } = record;
  switch (record.kind) {
    case 'session_opened':
      return tree.open(session, record, `invoke_agent ${record.workflowId}`, {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.conversation.id': record.sessionId,
        'workrail.workflow.id': record.workflowId,
        'workrail.workflow.hash': record.workflowHash,
        'workrail.run.id': record.runId,
      });
    case 'step_opened':
      return tree.open(step, record, `step ${record.stepId}`, {
        'workrail.step.id': record.stepId,
        'workrail.step.number': record.number,
      });
    case 'call_started':
      return tree.open(call, record, `chat ${opened?.model.modelId ?? ''}`, {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': opened?.model.provider ?? '',
        'gen_ai.request.model': opened?.model.modelId ?? '',
        'workrail.turn': record.turn,
      });
    case 'reply_received':
      return tree.close(call, atMs, {
        attributes: { 'workrail.finish_reason': record.finish, ...usageAttributes(record.usage) },
      });
    case 'call_failed':
      return tree.close(call, atMs, { attributes: { 'error.type': record.code }, error: record.code });
    case 'tool_started':
      return openTool(tree, record, calls.get(record.callId));
    case 'tool_ended': {
      // A call that was refused before it started.
      if (!tree.isOpen(call)) openTool(tree, record, calls.get(record.callId));
      const attributes = { 'workrail.tool.ending': record.ending };
      return tree.close(call, atMs, { attributes, error: record.ending === 'done' ? null : record.ending });
    }
    case 'step_completed':
      return tree.close(call, atMs, { attributes: { 'workrail.tool.ending': 'done' } }).close(step, atMs);
    case 'session_closed':
      return tree.close(step, atMs, { error: record.outcome === 'success' ? null : record.outcome });
    default:
      return tree;
  }
}

function openTool(
  tree: SpanTree,
  record: RecordOf<'tool_started' | 'tool_ended'>,
  made: ToolCall | undefined,
): SpanTree {
  const tool = made?.tool ?? '';
  return tree.open(call, record, `execute_tool ${tool}`, {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': tool,
    'gen_ai.tool.call.id': record.callId,
  });
}

/** What the provider did not report is absent. */
function usageAttributes({ inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens }: Usage): SpanAttributes {
  const all = {
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.cache_read.input_tokens': cacheReadTokens,
    'gen_ai.usage.cache_creation.input_tokens': cacheWriteTokens,
    'gen_ai.usage.output_tokens': outputTokens,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, count]) => (count === undefined ? [] : [[name, count] as const])),
  );
}
