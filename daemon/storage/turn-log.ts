/**
 * The turn log of one session: a file of JSON lines that the process which holds the lock of the session appends to.
 *
 * - A record that announces an effect is durable before the effect starts [turns-are-written-first].
 * - A line that a crash cut is not a record: nothing followed from it.
 * - After a failed sync, this process writes no more. The next process that opens the log writes the whole file again before it
 *   continues [failed-sync-is-never-believed].
 * - A file that another program replaced or removed, such as one that restores a backup, is written no more: nobody would ever read it.
 * - A log that names another session is damaged: the lock of this session does not protect that one [files-of-another-session-are-damage].
 * - A session that has its lock has its log: the file comes first, so a missing one was lost, and the work may have been done [lost-log-is-damage].
 */
import { dirname } from 'node:path';
import { canonicalLines, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { parseJson } from '../../schemas/json-object.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { clockDifferenceMsMax, sidecarBytesMax, turnLogBytesMax } from '../../schemas/daemon/limits.ts';
import type { RecordOf, TurnRecord } from '../../schemas/daemon/turn-record.ts';
import { validateTurnRecord } from '../../generated/validators/turn-record.v1.js';
import type { Host, OpenFile } from '../../runtime/ports.ts';
import { inOneWave, readWhole, unlessUnexpectedEntry, writeSynced } from '../../runtime/host/durable-files.ts';
import { afterRecord, countsTime, foldTurns } from '../conversation/fold-turns.ts';
import { type SessionState, TurnLogFault, TurnLogOfAnother } from '../conversation/session-state.ts';
import type { DaemonLayout } from './layout.ts';

/** A record without the fields that the log adds to each. */
export type NewRecord = TurnRecord extends infer R
  ? R extends TurnRecord
    ? Omit<R, 'v' | 'index' | 'atMs' | 'workedMs'>
    : never
  : never;

/**
 * The records of the stored log of a session.
 *
 * @throws TurnLogFault when a complete line is not a record, or when the log belongs to another session
 */
export function turnsOf(bytes: Uint8Array, sessionId: SessionId): TurnRecord[] {
  const records = parseTurns(bytes);
  const other = records.find((record) => record.kind === 'session_opened' && record.sessionId !== sessionId);
  if (other?.kind === 'session_opened') throw new TurnLogOfAnother(other.sessionId);
  return records;
}

/**
 * The records of a stored log.
 *
 * @throws TurnLogFault when a complete line is not a record
 */
export function parseTurns(bytes: Uint8Array): TurnRecord[] {
  const lines = new TextDecoder('utf-8').decode(bytes).split('\n');
  // After the last line end, there is nothing, or a record that a crash cut.
  return lines.slice(0, -1).map((line, index) => {
    const value = parseJson(line);
    if (!validateTurnRecord(value)) throw new TurnLogFault(`line ${index + 1} is not a record of a turn log`);
    return value;
  });
}

/**
 * The bytes of a stored log; null if there is none.
 *
 * @throws TurnLogFault if it is too large, or if something else is in its place
 */
export async function storedBytes(files: Host['files'], path: string): Promise<Uint8Array | null> {
  const bytes = await unlessUnexpectedEntry(files, path, 'file', () => readWhole(files, path, turnLogBytesMax)).catch(
    (error: unknown) => {
      if (errnoOf(error) === 'EFBIG') throw new TurnLogFault(`it has more than ${turnLogBytesMax} bytes`);
      throw error;
    },
  );
  if (bytes === 'unexpected_entry') throw new TurnLogFault('its path is not a file');
  return bytes;
}

/** The first record is rarely longer. */
const usualFirstTurnBytes = 8 * 1024;
const lineFeed = 0x0a;

/** The first record of the log of a session, without the rest of the log; null if the log is missing, empty, or another session's, or is damaged there. */
export async function firstTurn(
  files: Host['files'],
  layout: LogPlace,
  sessionId: SessionId,
): Promise<RecordOf<'session_opened'> | null> {
  const path = layout.turnLog(sessionId);
  const bytes = await unlessUnexpectedEntry(files, path, 'file', async () => {
    if ((await files.entry(path)) === null) return null;
    const file = await files.open(path, 'read');
    try {
      const start = await file.read(0, Math.min(file.opened.bytes, usualFirstTurnBytes));
      // What the first record says is in the sidecar as well, which is as large.
      const bytesMax = Math.min(file.opened.bytes, sidecarBytesMax);
      return start.includes(lineFeed) || start.length === bytesMax ? start : await file.read(0, bytesMax);
    } finally {
      await file.close();
    }
  });
  if (bytes === null || bytes === 'unexpected_entry') return null;
  const end = bytes.indexOf(lineFeed);
  const value = end === -1 ? null : parseJson(new TextDecoder('utf-8').decode(bytes.subarray(0, end)));
  const isOpening = validateTurnRecord(value) && value.kind === 'session_opened' && value.sessionId === sessionId;
  return isOpening ? value : null;
}

/** The newest ticket that a readable line of a damaged log says was received; 0 if there is none, or no log. */
export async function newestTicketIn(files: Host['files'], path: string): Promise<number> {
  const bytes = await storedBytes(files, path).catch((error: unknown) => {
    if (error instanceof TurnLogFault) return null;
    throw error;
  });
  const lines = bytes === null ? [] : new TextDecoder().decode(bytes).split('\n');
  return lines.map(parseJson).reduce<number>((newest, value) => {
    const isReceived = validateTurnRecord(value) && value.kind === 'entry_received';
    return isReceived ? Math.max(newest, value.ticket) : newest;
  }, 0);
}

export const missingLog = 'the file is missing';

export class TurnLogReplaced extends Error {
  constructor(readonly path: string) {
    super('another program replaced or removed the log of the session while the daemon worked on it');
  }
}

/** Sees each record once it was added. */
export type Observer = (record: TurnRecord, state: SessionState) => void;

type LogPlace = Pick<DaemonLayout, 'turnLog'>;

export class TurnLog {
  readonly #host: Pick<Host, 'clock' | 'files'>;
  readonly #path: string;
  readonly #file: OpenFile;
  #position: number;
  #state: SessionState;
  #waiting: TurnRecord[] = [];
  #failure: unknown = null;
  #flushing: Promise<void> = Promise.resolve();
  readonly #observe: Observer;
  /** The time of this process at the newest record that active time is counted from. */
  #activeMs: number;

  private constructor(
    host: Pick<Host, 'clock' | 'files'>,
    path: string,
    file: OpenFile,
    position: number,
    state: SessionState,
    observe: Observer,
  ) {
    this.#host = host;
    this.#path = path;
    this.#file = file;
    this.#position = position;
    this.#state = state;
    this.#observe = observe;
    this.#activeMs = this.#processMs();
  }

  /**
   * Creates the log of a new session, without a record: before the lock of the session exists. In place, because a process that cleans up
   * removes the temporary files of a session that nobody holds.
   */
  static async create(host: Pick<Host, 'files' | 'ids'>, path: string): Promise<void> {
    await host.files.makeFolder(dirname(path));
    await inOneWave(host, async (wave) => {
      const file = await host.files.open(path, 'update');
      await file.sync().finally(() => file.close());
      wave.changed(dirname(path));
    });
  }

  /** Null if it is damaged or missing: then it cannot be appended to. */
  static openUndamaged(host: Host, layout: LogPlace, sessionId: SessionId): Promise<TurnLog | null> {
    return TurnLog.open(host, layout, sessionId).catch((error: unknown) => {
      if (error instanceof TurnLogFault) return null;
      throw error;
    });
  }

  /**
   * Opens the log of a session. The caller holds the lock of the session.
   *
   * @throws TurnLogFault when it is damaged or missing
   */
  static async open(
    host: Host,
    layout: LogPlace,
    sessionId: SessionId,
    observe: Observer = () => undefined,
  ): Promise<TurnLog> {
    const path = layout.turnLog(sessionId);
    const stored = await storedBytes(host.files, path);
    if (stored === null) throw new TurnLogFault(missingLog);
    const records = turnsOf(stored, sessionId);
    const bytes = encode(records);
    await inOneWave(host, (wave) => writeSynced(host, dirname(path), path, bytes, wave));
    return new TurnLog(host, path, await host.files.open(path, 'amend'), bytes.length, foldTurns(records), observe);
  }

  get state(): SessionState {
    return this.#state;
  }

  /**
   * Adds a record. A record that announces an effect is durable, with all records before it, when this resolves. Other records are
   * written with the next one of those. Rejects when the disk fails, and from then on.
   */
  async append(record: NewRecord): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    const { nextIndex, lastActiveMs } = this.#state;
    const atMs = this.#host.clock.nowMs();
    const workedMs = this.#processMs() - this.#activeMs;
    const isShown = Math.abs(workedMs - Math.max(0, atMs - lastActiveMs)) <= clockDifferenceMsMax;
    const worked = isShown || !countsTime(this.#state, record) ? {} : { workedMs };
    const placed = { v: 1, index: nextIndex, atMs, ...worked, ...record } as TurnRecord;
    // A record that no reader accepts would make the whole log unreadable.
    if (!validateTurnRecord(placed)) throw new Error(`a record of kind ${record.kind} does not belong in a turn log`);
    this.#state = afterRecord(this.#state, placed);
    if (placed.kind !== 'entry_received') this.#activeMs = this.#processMs();
    this.#waiting.push(placed);
    if (announcing.has(record.kind)) await this.flush();
    this.#tellObserver(placed);
  }

  #processMs(): number {
    const { clock } = this.#host;
    return (clock.processMs ?? clock.nowMs)();
  }

  /** An observer that throws does not change the session [watching-changes-nothing]. */
  #tellObserver(record: TurnRecord): void {
    try {
      this.#observe(record, this.#state);
    } catch {
      // The record is in the log, where it can be read again.
    }
  }

  /** Makes all added records durable. Records may be added meanwhile: the next flush has them. */
  flush(): Promise<void> {
    const run = this.#flushing.then(() => this.#writeWaiting());
    this.#flushing = run.catch(() => undefined);
    return run;
  }

  async #writeWaiting(): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    const records = [...this.#waiting];
    const bytes = encode(records);
    if (bytes.length === 0) return;
    try {
      await this.#file.write(bytes, this.#position);
      await this.#file.sync();
      await this.#checkPlace();
    } catch (error) {
      this.#failure = error;
      await this.#file.truncate(this.#position).catch(() => undefined);
      throw error;
    }
    this.#position += bytes.length;
    this.#waiting = this.#waiting.slice(records.length);
  }

  async #checkPlace(): Promise<void> {
    const there = await this.#host.files.stat(this.#path);
    if (there?.identity !== this.#file.opened.identity) throw new TurnLogReplaced(this.#path);
  }

  async close(): Promise<void> {
    try {
      if (this.#failure === null) await this.flush();
    } finally {
      await this.#file.close();
    }
  }
}

/** What follows these records has an effect outside the process, or they are the last ones. */
const announcing: ReadonlySet<TurnRecord['kind']> = new Set([
  'session_opened',
  'call_started',
  'tool_started',
  'step_completed',
  'session_parked',
  'entry_received',
  'session_resumed',
  'session_closed',
]);

const encode = (records: readonly TurnRecord[]): Uint8Array =>
  canonicalLines(records.map((record) => canonicalText(record as JsonObject)));
