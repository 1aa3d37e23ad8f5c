/** A world for the agent loop: a run whose steps are completed once each, a model that follows a script, and tools that count. */
import type { RunId, SessionId, WorkflowHash, WorkflowId } from '../../../schemas/ids.ts';
import { countingIds, testHost } from '../../support/world.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import type { ModelFault, ModelPort, ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import type { LoopPorts } from '../../../daemon/session/agent-loop.ts';
import type { Completion, StepOutput, WorkflowRun } from '../../../daemon/session/workflow-run.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { SessionSpending, type Spending } from '../../../daemon/ledger/session-spending.ts';
import { type NewRecord, type Observer, TurnLog } from '../../../daemon/storage/turn-log.ts';
import type { Tool } from '../../../daemon/tools/tool.ts';
import { type Message, refusal } from '../llm/rules.ts';

export const logPath = '/data/turns.jsonl';
export const ledgerPath = '/data/ledger.jsonl';

/** What survives the process: the run, and the effects of tools. */
export class Outside {
  readonly steps: readonly string[];
  /** Steps that are complete, with the output of each. */
  readonly completed: StepOutput[] = [];
  readonly #answers = new Map<string, Completion>();
  /** How often each effect happened. */
  readonly effects = new Map<string, number>();
  readonly requests: ModelRequest[] = [];

  constructor(steps: readonly string[]) {
    this.steps = steps;
  }

  run(checks: (output: StepOutput) => string | null = () => null): WorkflowRun {
    return {
      position: async () => {
        const number = this.completed.length + 1;
        const title = this.steps[number - 1];
        if (title === undefined) return { kind: 'complete', summary: 'all done' };
        return { kind: 'step', step: { number, stepId: title, title, prompt: `Step ${number}: ${title}` } };
      },
      show: async (name) => ({ isFound: false, text: `There is no ${name}.` }),
      complete: async (callId, output) => {
        const known = this.#answers.get(callId);
        if (known !== undefined) return known;
        const missing = checks(output);
        if (missing === null) this.completed.push(output);
        const isLast = this.completed.length === this.steps.length;
        const advanced: Completion = isLast ? { kind: 'finished', summary: 'all done' } : { kind: 'advanced' };
        const answer: Completion = missing === null ? advanced : { kind: 'blocked', text: missing };
        this.#answers.set(callId, answer);
        return answer;
      },
    };
  }

  /** An effect outside the process, which must not be repeated. */
  readonly write: Tool = {
    name: 'write',
    description: 'Writes.',
    inputSchema: { type: 'object' },
    run: async ({ name }) => {
      this.effects.set(String(name), (this.effects.get(String(name)) ?? 0) + 1);
      return { ending: 'done', text: `wrote ${String(name)}` };
    },
  };

  model(script: (request: ModelRequest) => ModelReply | ModelFault): ModelPort {
    return {
      provider: 'scripted',
      modelId: 'model-1',
      call: async (request) => {
        this.requests.push(request);
        const wrong = refusal({ ...asSent(request), outputTokensMax: 100 }, 1_000_000);
        if (wrong !== null) return { kind: 'fault', code: 'request_refused', message: wrong };
        return script(request);
      },
    };
  }
}

/** The conversation in the form in which the server of the tests checks it. */
export function asSent({ instructions, messages, tools }: ModelRequest) {
  const sent: Message[] = [];
  for (const message of messages) {
    if (message.role === 'assistant') {
      const calls = message.calls.map(({ callId, tool, arguments: given }) => ({
        kind: 'call' as const,
        id: callId,
        tool,
        arguments: given,
      }));
      sent.push({
        role: 'assistant',
        parts: [...(message.text === '' ? [] : [{ kind: 'text' as const, text: message.text }]), ...calls],
      });
      continue;
    }
    const parts =
      message.role === 'user'
        ? [{ kind: 'text' as const, text: message.text }]
        : message.results.map(({ callId, text, isError }) => ({ kind: 'result' as const, id: callId, text, isError }));
    const last = sent.at(-1);
    if (last?.role === 'user') sent[sent.length - 1] = { role: 'user', parts: [...last.parts, ...parts] };
    else sent.push({ role: 'user', parts });
  }
  return {
    protocol: 'anthropic' as const,
    modelId: 'model-1',
    system: instructions,
    messages: sent,
    tools: tools.map(({ name }) => name),
    inputTokens: 0,
  };
}

export const reply = (text: string, ...calls: ModelReply['calls']): ModelReply => ({
  kind: 'reply',
  text,
  calls,
  finish: calls.length > 0 ? 'tool_calls' : 'stop',
  usage: { inputTokens: 10, outputTokens: 5 },
});
export const use = (tool: string, given: object = {}) => ({ tool, arguments: given as Record<string, never> });
export const done = (notesMarkdown: string) => use('complete_step', { output: { notesMarkdown } });

export const loopSessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;

/** The first record of a log. */
export const loopSession: NewRecord = {
  kind: 'session_opened',
  sessionId: loopSessionId,
  runId: 'run_01jh8x2m4k9q7v3c5t6w8y0z12' as RunId,
  runName: 'amber-otter-42',
  workflowId: 'test.loop' as WorkflowId,
  workflowHash: `sha256:${'a'.repeat(64)}` as WorkflowHash,
  goal: 'Work.',
  workspacePath: '/work',
  model: { provider: 'scripted', modelId: 'model-1' },
};

const place = {
  sessionId: loopSessionId,
  rootSessionId: loopSessionId,
  trigger: null,
  workflowId: 'test.loop' as WorkflowId,
};

/** The ports of a process that opens the log, and the session if the log is empty. */
export async function processOver(
  disk: SimulatedDisk,
  outside: Outside,
  more: Partial<LoopPorts> & Pick<LoopPorts, 'model'>,
  given: Partial<Spending> = {},
  observe: Observer = () => undefined,
) {
  // Each process draws suffixes of its own for its temporary files.
  const host = testHost({ files: disk.files, locks: disk.locks, ids: countingIds(`p${disk.operations}-`) });
  if ((await host.files.entry(logPath)) === null) await TurnLog.create(host, logPath);
  const log = await TurnLog.open(host, { turnLog: () => logPath }, loopSessionId, observe);
  if (log.state.opened === null) await log.append(loopSession);
  const ports: LoopPorts = {
    log,
    run: outside.run(),
    tools: [outside.write],
    checkpoint: async () => undefined,
    worktreeDigest: async () => null,
    projectPlace: '',
    tick: () => undefined,
    limits: { callsPerStepMax: 20, failuresInARowMax: 5, stuck: 'stop' as const },
    spending: new SessionSpending(
      { ledger: new FileLedger(host, ledgerPath), limits: {}, maxOutputTokens: 100, ...given },
      place,
      more.model,
    ),
    receive: async () => undefined,
    cancelled: new AbortController().signal,
    crypto: host.crypto,
    pause: async () => undefined,
    ...more,
  };
  return ports;
}
export const newDisk = () => new SimulatedDisk('/data');
