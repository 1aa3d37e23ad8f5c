/** The daemon that runs in this process, on stderr: lines for what happens, and on a terminal what is true now below them. */
import type { ControlMessage, ControlStatus } from '../../schemas/daemon/control.ts';
import type { ServiceEvent } from '../../daemon/service/events.ts';
import { endStatus, messageLine, recordLine, sayAt, showStatus } from '../reporters/service-progress.ts';
import { isLive } from '../terminal/live-line.ts';

const pauseMs = 100;
/** Users act beside the daemon, so that a job may stop waiting for them. */
const refreshMs = 2000;

export class ServiceScreen {
  readonly #status: () => Promise<ControlStatus>;
  #pause: NodeJS.Timeout | null = null;
  #refresh: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(status: () => Promise<ControlStatus>) {
    this.#status = status;
  }

  start(line: string): void {
    sayAt(line);
    if (!isLive()) return;
    this.#refresh = setInterval(() => this.changed(), refreshMs).unref();
    this.changed();
  }

  /** A log has a line for each step; a terminal shows steps live. */
  recorded(event: Extract<ServiceEvent, { kind: 'record' }>): void {
    const line = isLive() ? null : recordLine(event);
    if (line !== null) sayAt(line);
  }

  changed(message?: ControlMessage): void {
    const line = message === undefined ? null : messageLine(message);
    if (line !== null) sayAt(line);
    if (!isLive() || this.#isOver) return;
    this.#pause ??= setTimeout(() => void this.#show(), pauseMs);
  }

  end(): void {
    this.#isOver = true;
    if (this.#pause !== null) clearTimeout(this.#pause);
    if (this.#refresh !== null) clearInterval(this.#refresh);
    endStatus();
    sayAt('The daemon stopped.');
  }

  /** A queue that cannot be read ends the daemon, which says why. */
  async #show(): Promise<void> {
    this.#pause = null;
    const status = await this.#status().catch(() => null);
    if (status !== null && !this.#isOver) showStatus(status);
  }
}
