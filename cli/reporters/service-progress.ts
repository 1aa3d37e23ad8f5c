/** What the daemon does, on stderr: a line for each event; a terminal also shows the sessions that run, and what waits for the user. */
import { counted } from '../../schemas/counted.ts';
import type { DaemonSession } from '../../schemas/daemon-session.ts';
import type { SessionState } from '../../daemon/conversation/session-state.ts';
import type { JobState } from '../../daemon/queue/job-state.ts';
import type { JobEnd, ServiceEvent } from '../../daemon/service/events.ts';
import { showLiveLines } from '../terminal/live-line.ts';
import { oneLine, quotedLine, say } from '../terminal/terminal.ts';
import { resumeCommand } from './daemon-commands.ts';
import { costText, tokensText } from './daemon-text.ts';

const endWords: Readonly<Record<JobEnd, string>> = {
  finished: 'done',
  waiting: 'waits for you',
  stopped: 'stopped; the daemon resumes it later',
  retried: 'failed; the daemon retries it in a minute',
  dropped: 'given up',
};

type EventOf<K extends ServiceEvent['kind']> = Extract<ServiceEvent, { kind: K }>;
type Running = {
  readonly session: DaemonSession;
  readonly state: SessionState | null;
  readonly costUsd: number | null;
};

export class ServiceProgress {
  readonly #costOf: (sessionId: string) => Promise<number | null>;
  readonly #isTerminal = process.stderr.isTTY === true;
  /** By job. */
  readonly #running = new Map<string, Running>();
  readonly #waiting = new Map<string, string>();
  readonly #names = new Map<string, string>();

  /** @param costOf what a session cost until now, in US dollars; null if that is unknown */
  constructor(costOf: (sessionId: string) => Promise<number | null>) {
    this.#costOf = costOf;
  }

  started(pid: number, sessionsAtOnce: number, jobs: readonly JobState[]): void {
    for (const { job, status, reason } of jobs)
      if (status === 'waiting') this.#waiting.set(job.jobId, oneLine(reason ?? ''));
    this.#line(`The daemon is running: process ${pid}, at most ${counted(sessionsAtOnce, 'session')} at once.`);
  }

  report(event: ServiceEvent): void {
    if (event.kind === 'opened') this.#opened(event);
    else if (event.kind === 'record') this.#recorded(event);
    else this.#left(event);
  }

  ended(): void {
    this.#running.clear();
    this.#waiting.clear();
    this.#line('The daemon stopped.');
    showLiveLines([]);
  }

  #opened({ job, session }: EventOf<'opened'>): void {
    this.#running.set(job.jobId, { session, state: null, costUsd: 0 });
    this.#waiting.delete(job.jobId);
    this.#names.set(job.jobId, session.runName);
    this.#line([session.runName, 'works on', job.workflowId, job.goal === '' ? '' : quotedLine(job.goal)].join(' '));
  }

  #recorded(event: EventOf<'record'>): void {
    const { session, record, state } = event;
    const jobId = session.queued?.jobId ?? '';
    this.#update(jobId, { state });
    // A terminal shows steps and costs live.
    const text = this.#isTerminal ? null : stepText(event);
    if (text !== null) this.#line(`${session.runName} ${text}`);
    if (!this.#isTerminal || record.kind !== 'reply_received') return;
    void this.#costOf(session.sessionId).then(
      (costUsd) => this.#update(jobId, { costUsd }),
      () => this.#update(jobId, { costUsd: null }),
    );
  }

  #left({ job, end, text }: EventOf<'left'>): void {
    this.#running.delete(job.jobId);
    if (end === 'waiting') this.#waiting.set(job.jobId, oneLine(text));
    const name = this.#names.get(job.jobId) ?? job.jobId;
    const why = end === 'finished' || end === 'stopped' || text === '' ? '' : `: ${oneLine(text)}`;
    const next = end === 'waiting' ? ` (${resumeCommand(name)} --message "<answer>")` : '';
    this.#line(`${name} ${endWords[end]}${why}${next}`);
  }

  #update(jobId: string, more: Partial<Running>): void {
    const known = this.#running.get(jobId);
    if (known === undefined) return;
    this.#running.set(jobId, { ...known, ...more });
    this.#show();
  }

  #line(text: string): void {
    showLiveLines([]);
    say(this.#isTerminal ? text : `${new Date().toISOString()} ${text}`);
    this.#show();
  }

  #show(): void {
    const running = [...this.#running.values()].map(runningText);
    const waiting = [...this.#waiting].map(([jobId, question]) => {
      const name = this.#names.get(jobId) ?? jobId;
      return `${name}  waits for you: ${question}`;
    });
    showLiveLines(running.length + waiting.length === 0 ? ['Waiting for jobs.'] : [...running, ...waiting]);
  }
}

function stepText({ record, state }: EventOf<'record'>): string | null {
  switch (record.kind) {
    case 'step_opened':
      return `step ${record.number}: ${oneLine(record.title)}`;
    case 'step_completed':
      return `step done, ${tokensText(state.usage)} so far`;
    case 'call_failed':
      return `model call failed: ${oneLine(record.message)}`;
    default:
      return null;
  }
}

function runningText({ session, state, costUsd }: Running): string {
  const step = state?.step?.opened;
  const place = step === undefined ? 'between two steps' : `step ${step.number}: ${oneLine(step.title)}`;
  const used = state === null ? [] : [tokensText(state.usage), costText(costUsd)];
  return [session.runName, place, ...used].join('  ');
}
