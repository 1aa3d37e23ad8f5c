/**
 * The run of a session on the runtime. New tokens are written to the sidecar before the loop gets the answer: a completion that a
 * crash interrupted is answered as before, and is never taken for the step after it [completion-is-idempotent].
 */
import type { DaemonSession } from '../../schemas/daemon-session.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ContinueData, ContinueInput } from '../../schemas/tools.ts';
import { type Runtime, textForDaemon } from '../../runtime/runtime.ts';
import type { Sidecar } from '../storage/sidecar.ts';
import { type Completion, type Position, RunFault, type StepOutput, type WorkflowRun } from './workflow-run.ts';

export class RuntimeRun implements WorkflowRun {
  readonly #runtime: Pick<Runtime, 'continue'>;
  readonly #sidecar: Pick<Sidecar, 'write'>;
  #session: DaemonSession;

  constructor(runtime: Pick<Runtime, 'continue'>, sidecar: Pick<Sidecar, 'write'>, session: DaemonSession) {
    this.#runtime = runtime;
    this.#sidecar = sidecar;
    this.#session = session;
  }

  async position(): Promise<Position> {
    const read = await this.#runtime.continue({ stateToken: this.#session.stateToken });
    if (read.isErr()) throw new RunFault(read.error.message);
    const { data } = read.value;
    if ((data.branches ?? []).length > 0) throw new RunFault('another agent continued this run');
    // A chain of attempts that ended takes new ones with the token of a read.
    if (this.#session.ackToken === null && ackOf(data) !== null) await this.#keep({ ackToken: ackOf(data) });
    return positionOf(data, this.#session.answered?.text ?? '');
  }

  async complete(callId: string, { output, context }: StepOutput): Promise<Completion> {
    const { answered, ackToken, stateToken } = this.#session;
    if (answered?.callId === callId) return completionAs(answered.kind, answered.text);
    if (ackToken === null) throw new RunFault('the pending step takes no more attempts');
    const hasContext = Object.keys(context).length > 0;
    const input = { stateToken, ackToken, output, ...(hasContext ? { context } : {}) } as ContinueInput;
    const answer = await this.#runtime.continue(input);
    if (answer.isErr()) return refusedOutput(answer.error);
    const { data } = answer.value;
    const completion = completionIn(data);
    await this.#keep({
      stateToken: data.stateToken,
      ackToken: ackOf(data),
      stepsAdvanced: this.#session.stepsAdvanced + (completion.kind === 'advanced' ? 1 : 0),
      answered: { callId, kind: completion.kind, text: textIn(completion, data) },
    });
    return completion;
  }

  /** The only place where tokens change. Durable before anybody uses them. */
  async #keep(changed: Partial<DaemonSession>): Promise<void> {
    const next = { ...this.#session, ...changed };
    await this.#sidecar.write(next);
    this.#session = next;
  }
}

const ackOf = (data: ContinueData): string | null => (data.kind === 'ok' ? data.ackToken : data.retryAckToken) ?? null;

function positionOf(data: ContinueData, summary: string): Position {
  const { pending, isComplete, progress } = data;
  if (isComplete) return { kind: 'complete', summary };
  if (pending === null || ackOf(data) === null) return { kind: 'waiting', question: textForDaemon(data, false) };
  const { stepId, title } = pending;
  return { kind: 'step', step: { number: progress.completed + 1, stepId, title, prompt: textForDaemon(data, true) } };
}

function completionIn(data: ContinueData): Completion {
  if (data.kind === 'ok') return { kind: 'advanced' };
  const isForUser = ackOf(data) === null || data.blockers.some(({ code }) => code === 'USER_ONLY_DEPENDENCY');
  const text = textForDaemon(data, false);
  return isForUser ? { kind: 'waiting', question: text } : { kind: 'blocked', text };
}

/** What the sidecar keeps of an answer. Of a step that was completed, it is the summary of a run that ends with it. */
function textIn(completion: Completion, data: ContinueData): string {
  if (completion.kind === 'blocked') return completion.text;
  if (completion.kind === 'waiting') return completion.question;
  return data.kind === 'ok' ? (data.summary ?? '') : '';
}

function completionAs(kind: Completion['kind'], text: string): Completion {
  if (kind === 'waiting') return { kind, question: text };
  return kind === 'blocked' ? { kind, text } : { kind };
}

/** The runtime recorded nothing, and the tokens are still valid. Its suggestion may contain one, so the model gets another. */
function refusedOutput({ code, message }: ErrorEnvelope): Completion {
  if (code !== 'VALIDATION_ERROR') throw new RunFault(message);
  const text = message.replace(/^continue_workflow: /, '');
  return { kind: 'blocked', text: `Nothing was recorded: ${text} Fix it, then call complete_step again.` };
}
