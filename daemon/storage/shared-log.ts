/**
 * A file of JSON lines that several processes append to, one at a time. A record is durable before its writer goes on, unless it was
 * deferred. A line that a crash cut is not a record, and the next writer replaces it.
 *
 * The file has no record that nobody synced: after a failed sync, the writer removes what it wrote while it holds the lock
 * [failed-sync-is-never-believed].
 */
import { dirname } from 'node:path';
import { canonicalLines, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { parseJson } from '../../schemas/json-object.ts';
import { sharedLogBytesMax } from '../../schemas/daemon/limits.ts';
import { inOneWave, unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host, OpenFile } from '../../runtime/ports.ts';
import { errnoOf, osFault, reasonOf } from '../../schemas/os-faults.ts';
import { FileLockTimeout, withFileLock } from './file-lock.ts';

type LogDamage = {
  readonly path: string;
  /** What is lost without the file. */
  readonly loss: string;
  /** What to do, where a backup does not help. */
  readonly fix?: string;
};

/** A log that cannot be read or appended to. */
export class SharedLogFault extends Error {
  /** In the words of messages: `the ledger`. */
  readonly log: string;
  /** Another program changed the file. Null if the file is intact: another process is using it, and the same command works later. */
  readonly damage: LogDamage | null;

  constructor(message: string, log: string, damage: SharedLogFault['damage']) {
    super(message);
    this.log = log;
    this.damage = damage;
  }
}

/**
 * The file has fewer records than this process read: another program replaced it, or a writer took back a record that it could not sync.
 * Only another process can read what is there now.
 */
export class SharedLogReplaced extends SharedLogFault {
  readonly path: string;

  constructor(log: string, path: string) {
    super(`records of ${log} were removed while this process used it`, log, null);
    this.path = path;
  }
}

export type SharedLogKind<R> = {
  /** In the words of messages: `the ledger`. */
  readonly name: string;
  /** What is lost without the file, as a clause: `recorded spending restarts at 0`. */
  readonly loss: string;
  readonly isRecord: (value: unknown) => value is R;
  /** Sees each record once, in the order of the file. */
  readonly add: (record: R) => void;
};

const lineEnd = 0x0a;

export class SharedLog<R> {
  readonly #host: Pick<Host, 'files' | 'locks' | 'ids'>;
  readonly #path: string;
  readonly #kind: SharedLogKind<R>;
  #position = 0;
  #lines = 0;
  #deferred: R[] = [];
  #failure: unknown = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(host: Pick<Host, 'files' | 'locks' | 'ids'>, path: string, kind: SharedLogKind<R>) {
    this.#host = host;
    this.#path = path;
    this.#kind = kind;
  }

  /** Adds what other processes wrote. Reads without the lock: a line that is being written is not read. */
  refresh(): Promise<void> {
    return this.#next(() => this.#read());
  }

  /**
   * Adds a record for this process now, and for the others with the next change. A crash before it loses the record: the caller can make it
   * again from what it has elsewhere.
   */
  defer(record: R): void {
    this.#check(record);
    this.#kind.add(record);
    this.#deferred.push(record);
  }

  /**
   * Runs the body while no other process appends, and after it has seen every record. What the body returns beside its value is
   * appended: so the check and the record that depends on it are one step. Deferred records are appended before it.
   */
  change<T>(body: () => readonly [records: readonly R[], value: T]): Promise<T> {
    return this.#next(() =>
      withFileLock(this.#host, this.#path, async () => {
        if (this.#failure !== null) throw this.#failure;
        await this.#read();
        const [records, value] = body();
        for (const record of records) this.#check(record);
        await this.#append(records);
        return value;
      }).catch((error: unknown) => {
        if (!(error instanceof FileLockTimeout)) throw error;
        throw this.#busy(`another process holds the lock of ${this.#kind.name}`);
      }),
    );
  }

  /** A record that no reader accepts would make the whole file unreadable, for every process. */
  #check(record: R): void {
    if (!this.#kind.isRecord(record)) throw new Error(`what was to be added to ${this.#kind.name} is not a record`);
  }

  #damaged(message: string, fix?: string): SharedLogFault {
    const { name, loss } = this.#kind;
    return new SharedLogFault(message, name, { path: this.#path, loss, ...(fix === undefined ? {} : { fix }) });
  }

  /** Something else than a file in the place of the log is damage: it stays until the user removes it. */
  async #onFile<T>(body: () => Promise<T>): Promise<T> {
    let met: unknown = null;
    const noted = () =>
      body().catch((error: unknown) => {
        met = error;
        throw error;
      });
    const done = await unlessUnexpectedEntry(this.#host.files, this.#path, 'file', noted).catch((error: unknown) => {
      // A link to a file is followed by readers, and refused to writers.
      if (errnoOf(error) !== 'ELOOP') throw error;
      return 'unexpected_entry' as const;
    });
    if (done !== 'unexpected_entry') return done;
    throw this.#damaged(reasonOf(met), osFault(errnoOf(met)).fix);
  }

  #busy(message: string): SharedLogFault {
    return new SharedLogFault(message, this.#kind.name, null);
  }

  /** One operation of this process at a time. */
  #next<T>(body: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(body);
    this.#queue = run.catch(() => undefined);
    return run;
  }

  async #read(): Promise<void> {
    const { files } = this.#host;
    const file = await this.#onFile(async () =>
      (await files.entry(this.#path)) === null ? null : files.open(this.#path, 'read'),
    );
    if (file === null) return this.#checkLength(0);
    try {
      this.#checkLength(file.opened.bytes);
      if (file.opened.bytes > sharedLogBytesMax)
        throw this.#damaged(`${this.#kind.name} is larger than ${sharedLogBytesMax} bytes`);
      const bytes = await file.read(this.#position, file.opened.bytes - this.#position);
      this.#addAll(bytes.subarray(0, bytes.lastIndexOf(lineEnd) + 1));
    } finally {
      await file.close();
    }
  }

  /** Without the lock, a record can be read that its writer then removes, because its sync failed. */
  #checkLength(bytes: number): void {
    if (bytes < this.#position) throw new SharedLogReplaced(this.#kind.name, this.#path);
  }

  /** Up to the first line that is no record: the next read starts there, so it adds no record a second time. */
  #addAll(whole: Uint8Array): void {
    let start = 0;
    try {
      for (const line of new TextDecoder().decode(whole).split('\n').slice(0, -1)) {
        this.#add(line);
        start = whole.indexOf(lineEnd, start) + 1;
      }
    } finally {
      this.#position += start;
    }
  }

  #add(line: string): void {
    const value = parseJson(line);
    if (!this.#kind.isRecord(value))
      throw this.#damaged(`line ${this.#lines + 1} is not a record of ${this.#kind.name}`);
    this.#kind.add(value);
    this.#lines += 1;
  }

  async #append(records: readonly R[]): Promise<void> {
    const deferred = [...this.#deferred];
    const all = [...deferred, ...records];
    if (all.length === 0) return;
    const { files } = this.#host;
    const isMade = (await files.entry(this.#path)) !== null;
    const bytes = canonicalLines(all.map((record) => canonicalText(record as JsonObject)));
    const file = await this.#openToAppend();
    try {
      // Behind the last record there is nothing, or what a crash cut.
      if (file.opened.bytes > this.#position) await file.truncate(this.#position);
      await file.write(bytes, this.#position);
      await file.sync();
      if (file.opened.bytes === 0) await this.#syncNames(isMade);
    } catch (error) {
      await file.truncate(this.#position).catch(() => {
        this.#failure = error;
      });
      throw error;
    } finally {
      await file.close();
    }
    for (const record of records) this.#kind.add(record);
    this.#position += bytes.length;
    this.#lines += all.length;
    this.#deferred = this.#deferred.slice(deferred.length);
  }

  /** The file may be replaced after it was read: a record that is written behind its end would make it unreadable. */
  async #openToAppend(): Promise<OpenFile> {
    const file = await this.#onFile(() => this.#host.files.open(this.#path, 'update'));
    try {
      this.#checkLength(file.opened.bytes);
    } catch (error) {
      await file.close();
      throw error;
    }
    return file;
  }

  /**
   * The folder of the log may be new as well.
   *
   * @param isMade whether somebody made the file before, whose syncs may have failed
   */
  #syncNames(isMade: boolean): Promise<void> {
    const folder = dirname(this.#path);
    return inOneWave(this.#host, async (wave) => {
      for (const each of [folder, dirname(folder)]) await (isMade ? wave.changeAnew(each) : wave.changed(each));
    });
  }
}
