/**
 * The run of a session on the runtime. New tokens are written to the sidecar before the loop gets the answer: a completion that a
 * crash interrupted is answered as before, and is never taken for the step after it [completion-is-idempotent].
 */
import { ok } from 'neverthrow';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { type ErrorCode, storeErrorCodes } from '../../schemas/error-codes.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ContinueData, ContinueInput } from '../../schemas/tools.ts';
import { questionForUser, type Runtime, shownForDaemon, textForDaemon } from '../../runtime/runtime.ts';
import type { Sidecar } from '../storage/sidecar.ts';
import {
  type Answered,
  type Completion,
  type FaultOutlook,
  type Position,
  RunFault,
  type ShownPart,
  type StepOutput,
  type WorkflowRun,
} from './workflow-run.ts';

const notAsked = ok({ kind: 'none' } as const);

type UsedRuntime = Pick<Runtime, 'continue' | 'confirmationAsked' | 'showNamed' | 'openRunOf'>;

export class RuntimeRun implements WorkflowRun {
  readonly #runtime: UsedRuntime;
  readonly #sidecar: Pick<Sidecar, 'write'>;
  readonly #isUserAsked: boolean;
  #session: DaemonSession;

  /** @param isUserAsked whether the user confirms where the workflow wants it, or the mode of the run skips it */
  constructor(
    runtime: UsedRuntime,
    sidecar: Pick<Sidecar, 'write'>,
    { session, isUserAsked }: { readonly session: DaemonSession; readonly isUserAsked: boolean },
  ) {
    this.#runtime = runtime;
    this.#sidecar = sidecar;
    this.#session = session;
    this.#isUserAsked = isUserAsked;
  }

  async position(): Promise<Position> {
    const read = await this.#runtime.continue({ stateToken: this.#session.stateToken });
    if (read.isErr()) throw new RunFault(withoutTool(read.error.message));
    const { data } = read.value;
    if ((data.branches ?? []).length > 0 && !(await this.#isRunAt(data.stateToken)))
      throw takenOver('the run went on without this session');
    // A chain of attempts that ended takes new ones with the tokens of a read, which belong together.
    if (this.#session.ackToken === null && ackOf(data) !== null)
      await this.#keep({ stateToken: data.stateToken, ackToken: ackOf(data) });
    return positionOf(data, this.#session.answered?.text ?? '', this.#isUserAsked);
  }

  async show(name: string, page: number): Promise<ShownPart> {
    const answer = await this.#runtime.showNamed({ stateToken: this.#session.stateToken, name, page });
    return answer.match(
      ({ data }) => ({ isFound: true, text: shownForDaemon(data, page) }),
      ({ message }) => ({ isFound: false, text: withoutTool(message) }),
    );
  }

  async complete(callId: string, { output, context }: StepOutput, answered: Answered): Promise<Completion> {
    const { answered: before, ackToken, stateToken } = this.#session;
    if (before?.callId === callId) return completionAs(before, ackToken === null);
    // Without an attempt of this session before, the run is at another step, and the tokens of this one are lost.
    if (ackToken === null)
      throw new RunFault('the pending step accepts no more attempts', before === null ? 'needs_user' : 'starts_again');
    const hasContext = Object.keys(context).length > 0;
    const input = { stateToken, ackToken, output, ...(hasContext ? { context } : {}) } as ContinueInput;
    const asked = this.#isUserAsked ? await this.#runtime.confirmationAsked(input) : notAsked;
    // It is not known whether the step needs an approval, so it is not completed.
    if (asked.isErr()) return refusedOutput(asked.error);
    // The mode skips the question for others: this session would have recorded the answer.
    if (asked.value.kind === 'skipped') throw takenOver('this step was completed without your approval');
    const question = asked.value.kind === 'question' ? asked.value.question : null;
    const approval = question === null ? null : answered(question);
    if (question !== null && approval === null) return { kind: 'unconfirmed', question };
    const answer = await this.#runtime.continue(input, approval === null ? undefined : answeringAs(approval, question));
    if (answer.isErr()) return refusedOutput(answer.error);
    const { data } = answer.value;
    if (isUnrecorded(data)) throw takenOver('this output was not recorded');
    const given = answerIn(data, approval?.decision === 'reject', this.#isUserAsked);
    const next = ackOf(data);
    await this.#keep({
      stateToken: data.stateToken,
      ackToken: next,
      stepsAdvanced: this.#session.stepsAdvanced + (given.kind === 'advanced' ? 1 : 0),
      answered: { callId, ...given },
    });
    return completionAs(given, next === null);
  }

  /** A step with branches is where the run is if it was reopened. */
  async #isRunAt(stateToken: string): Promise<boolean> {
    const { sessionId, runId } = this.#session;
    const found = await this.#runtime.openRunOf(sessionId, runId);
    if (found.isErr()) throw new RunFault(withoutTool(found.error.message));
    const run = found.value;
    if (run === 'complete') return false;
    if (typeof run === 'string') throw new RunFault('the run cannot be read now');
    return run.runId === runId && run.stateToken === stateToken;
  }

  /** The only place where tokens change. Durable before anybody uses them. */
  async #keep(changed: Partial<DaemonSession>): Promise<void> {
    const next = { ...this.#session, ...changed };
    await this.#sidecar.write(next);
    this.#session = next;
  }
}

/** The step has another output: what the session sent, and what the user approved, is in no step of the run. */
const isUnrecorded = ({ warnings }: ContinueData): boolean =>
  warnings.some(({ code }) => code === 'ATTEMPT_ALREADY_RECORDED');

const takenOver = (what: string): RunFault =>
  new RunFault(`${what}: another agent continued the run, or older files of the daemon were restored`, 'needs_user');

/** The runtime asks as it asks the form of a client, and gets the answer that the user gave to exactly this question. */
const answeringAs = (
  { decision, comment }: NonNullable<ReturnType<Answered>>,
  question: string | null,
): NonNullable<Parameters<Runtime['continue']>[1]> => ({
  ask: async (message) => {
    if (message !== question) throw takenOver('the question for the user has changed');
    return { answer: decision === 'approve' ? 'approved' : 'rejected', comment };
  },
  gone: new AbortController().signal,
  asksInEveryMode: true,
});

export const ackOf = (data: ContinueData): string | null =>
  (data.kind === 'ok' ? data.ackToken : data.retryAckToken) ?? null;

function positionOf(data: ContinueData, summary: string, isUserAsked: boolean): Position {
  const { pending, isComplete, progress } = data;
  if (isComplete) return { kind: 'complete', summary };
  if (pending === null || ackOf(data) === null) return { kind: 'waiting', question: questionForUser(data) };
  const { stepId, title } = pending;
  const prompt = textForDaemon(data, true, isUserAsked);
  return { kind: 'step', step: { number: progress.completed + 1, stepId, title, prompt } };
}

/** An answer of the runtime as the sidecar keeps it. The text of a step that was completed is the summary of a run that ends with it. */
type Answer = Omit<NonNullable<DaemonSession['answered']>, 'callId'>;

/** @param isRejected the user answered, so the question is not asked again */
function answerIn(data: ContinueData, isRejected: boolean, isUserAsked: boolean): Answer {
  if (data.kind === 'ok') return { kind: 'advanced', text: data.summary ?? '' };
  const isUserNeeded = !isRejected && data.blockers.some(({ code }) => code === 'USER_ONLY_DEPENDENCY');
  const isForUser = ackOf(data) === null || isUserNeeded;
  const text = textForDaemon(data, false, isUserAsked);
  return isForUser ? { kind: 'waiting', text, question: questionForUser(data) } : { kind: 'blocked', text };
}

/** @param isLast whether no step is pending after it */
function completionAs({ kind, text, question = text }: Answer, isLast: boolean): Completion {
  switch (kind) {
    case 'advanced':
      return isLast ? { kind: 'finished', summary: text } : { kind };
    case 'blocked':
      return { kind, text };
    case 'waiting':
      return { kind, text, question };
  }
}

/** The run and the tool that the runtime names first. */
const withoutTool = (message: string) => message.replace(/^(?:\[[^\]]*\] )?continue_workflow: /, '');

/** The files of the run, or who holds them, are to blame: the same output is accepted once that is over. */
const passing: ReadonlySet<ErrorCode> = new Set([
  ...storeErrorCodes,
  'SESSION_LOCKED',
  'SESSION_UNHEALTHY',
  'TOKEN_SESSION_LOCKED',
  'TOKEN_SESSION_UNHEALTHY',
]);

function outlookOf(code: ErrorCode): FaultOutlook {
  if (passing.has(code)) return 'may_pass';
  return code === 'SESSION_BRANCH_LEFT' ? 'needs_user' : 'starts_again';
}

/** The runtime recorded nothing, and the tokens are still valid. Its suggestion may contain one, so the model gets another. */
function refusedOutput({ code, message }: ErrorEnvelope): Completion {
  if (code !== 'VALIDATION_ERROR') throw new RunFault(withoutTool(message), outlookOf(code));
  return {
    kind: 'blocked',
    text: `Nothing was recorded: ${withoutTool(message)} Fix it, then call complete_step again.`,
  };
}
