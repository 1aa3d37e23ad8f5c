/**
 * Triggers of a daemon that runs: schedules and ends of jobs, one after the other at each tick, polling in the same way beside them, and the
 * server for webhooks. What fails is reported and tried again at the next tick.
 */
import type { Host, TimerPort } from '../../runtime/ports.ts';
import { triggerTickMs } from '../../schemas/daemon/limits.ts';
import { FileInbox } from '../inbox/inbox.ts';
import { lastReceivedOf } from '../inbox/last-received.ts';
import type { JobQueue } from '../queue/queue.ts';
import { placedReasonOf } from '../reports/placed-reason.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { nameSession } from '../session/unnamed-session.ts';
import { SessionsOfJobs } from '../storage/sessions-of-jobs.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import { runCompletions } from './completions.ts';
import { runSchedule } from './cron.ts';
import type { NamedRule } from './decide.ts';
import type { Forge } from './forge.ts';
import { GithubApi } from './github-api.ts';
import type { Handled, HandlingPorts } from './handle-event.ts';
import { pollIssues } from './poll.ts';
import { webhookReceiver } from './receive-webhook.ts';
import { ruleFaults } from './rule-faults.ts';
import { FileTriggerStore } from './trigger-store.ts';
import { startWebhookServer, type WebhookServer } from './webhook-server.ts';

export type TriggerReport = (
  trigger: string,
  handled: Handled | { readonly kind: 'failed'; readonly reason: string },
) => void;

export type TriggerPorts = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  readonly queue: JobQueue;
  readonly rules: readonly NamedRule[];
  /** Of the server for webhooks; null without one. */
  readonly port: number | null;
  readonly timer: TimerPort;
  /** A variable of the environment. */
  variable(name: string): string | undefined;
  report: TriggerReport;
};

export type RunningTriggers = { readonly port: number | null; stop(): Promise<void> };

/** One for each rule, which remembers the account of its token. Null without a token. */
function forges(variable: TriggerPorts['variable'], isStopped?: () => boolean): (named: NamedRule) => Forge | null {
  const known = new Map<string, Forge>();
  return ({ name, rule: { github } }) => {
    const token = github === undefined ? '' : (variable(github.tokenVariable) ?? '');
    if (token === '') return null;
    const forge = known.get(name) ?? new GithubApi(github?.baseUrl, token, isStopped);
    known.set(name, forge);
    return forge;
  };
}

export function handlingPorts({
  host,
  layout,
  queue,
  variable,
}: Omit<TriggerPorts, 'report' | 'timer' | 'port' | 'rules'>): HandlingPorts {
  const sessions = new SessionsOfJobs(host, layout);
  return {
    store: new FileTriggerStore(host, layout.triggers),
    queue,
    clock: host.clock,
    nameSession: (jobId) => nameSession({ host, layout, queue }, sessions, jobId),
    cancel: async (sessionId, reason) => {
      const session = await storedSession(host, layout, sessionId);
      const { closed = null } = session.state ?? {};
      // It receives nothing any more.
      if (closed !== null && closed.outcome !== 'success') return false;
      const lastReceived = await lastReceivedOf(host, layout, session);
      await new FileInbox(host, layout, sessionId, lastReceived).add({ kind: 'cancel', reason });
      return true;
    },
    forge: forges(variable),
  };
}

export const hasWebhook = ({ rule: { github, webhook } }: NamedRule): boolean =>
  webhook !== undefined || github?.secretVariable !== undefined;

const secretVariableOf = ({ rule: { github, webhook } }: NamedRule): string =>
  webhook?.secretVariable ?? github?.secretVariable ?? '';

/** Empty if the variable is not set. */
export const secretOf = (variable: TriggerPorts['variable'], named: NamedRule): string =>
  variable(secretVariableOf(named)) ?? '';

/** Rejects if the port of the server is in use. */
export async function startTriggers(ports: TriggerPorts): Promise<RunningTriggers> {
  const rules = ports.rules.filter((named) => ruleFaults(named).length === 0);
  for (const named of ports.rules)
    for (const reason of ruleFaults(named)) ports.report(named.name, { kind: 'failed', reason });
  const handling = handlingPorts(ports);
  const server = await openServer(ports, handling, rules.filter(hasWebhook));
  // A poll waits for the replies of a forge, and a schedule must not be late.
  const isPolled = ({ rule }: NamedRule) => rule.github?.pollMinutes !== undefined;
  const isLocal = ({ rule }: NamedRule) => rule.cron !== undefined || rule.onComplete !== undefined;
  const ticks = [isLocal, isPolled]
    .map((isOwn) => rules.filter(isOwn))
    .filter((own) => own.length > 0)
    .map((own) => new Ticks(ports, handling, own));
  for (const each of ticks) each.start();
  return {
    port: server?.port ?? null,
    stop: async () => {
      await Promise.all([server?.close(), ...ticks.map((each) => each.stop())]);
    },
  };
}

async function openServer(
  { port, report, variable }: TriggerPorts,
  handling: HandlingPorts,
  rules: readonly NamedRule[],
): Promise<WebhookServer | null> {
  if (port === null || rules.length === 0) return null;
  const byName = new Map(rules.map((named) => [named.name, named]));
  // The reply does not say why, because anybody can read it.
  for (const named of rules.filter((each) => secretOf(variable, each) === ''))
    report(named.name, {
      kind: 'failed',
      reason: `the environment variable ${secretVariableOf(named)} is not set: each webhook is refused with 401`,
    });
  return startWebhookServer(
    port,
    webhookReceiver({ ...handling, secretOf: (named) => secretOf(variable, named), report }, byName),
  );
}

class Ticks {
  readonly #ports: TriggerPorts;
  readonly #handling: HandlingPorts;
  readonly #rules: readonly NamedRule[];
  readonly #polledMs = new Map<string, number>();
  readonly #failures = new Map<string, string>();
  #isStopped = false;
  #cancel: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(ports: TriggerPorts, handling: HandlingPorts, rules: readonly NamedRule[]) {
    this.#ports = ports;
    // An event that a webhook has delivered is still decided while the daemon stops; a poll finds its issues again.
    this.#handling = { ...handling, forge: forges(ports.variable, () => this.#isStopped) };
    this.#rules = rules;
  }

  start(): void {
    this.#running = this.#tick().then(() => {
      if (!this.#isStopped) this.#cancel = this.#ports.timer.after(triggerTickMs, () => this.start());
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#running;
  }

  async #tick(): Promise<void> {
    for (const named of this.#rules) {
      if (this.#isStopped) return;
      try {
        for (const handled of await this.#work(named)) this.#report(named, handled);
      } catch (error) {
        this.#failed(named.name, placedReasonOf(error));
      }
    }
  }

  async #work(named: NamedRule): Promise<readonly Handled[]> {
    const { cron, onComplete, github } = named.rule;
    if (cron !== undefined) return runSchedule(this.#handling, named);
    if (onComplete !== undefined) return runCompletions(this.#handling, named);
    if (github?.pollMinutes === undefined) return [];
    const nowMs = this.#ports.host.clock.nowMs();
    const last = this.#polledMs.get(named.name);
    if (last !== undefined && nowMs >= last && nowMs - last < github.pollMinutes * 60_000) return [];
    this.#polledMs.set(named.name, nowMs);
    return pollIssues(this.#handling, named);
  }

  #report({ name }: NamedRule, handled: Handled): void {
    if (handled.kind === 'unavailable') {
      if (!this.#isStopped) this.#failed(name, handled.reason);
      return;
    }
    this.#failures.delete(name);
    this.#ports.report(name, handled);
  }

  /** Once, until something else happens. */
  #failed(name: string, reason: string): void {
    if (this.#failures.get(name) === reason) return;
    this.#failures.set(name, reason);
    this.#ports.report(name, { kind: 'failed', reason });
  }
}
