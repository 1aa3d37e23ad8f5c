/**
 * What one command prints. Everything is counted; the beginning and the end are kept in memory for the reply, and up to a limit
 * everything goes into a file, so that an agent can read the part that was cut.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { commandOutputKeptBytesMax } from '../../../schemas/daemon/limits.ts';
import type { CommandOutput } from '../protocol.ts';

export const outputFolder = '/tmp/outputs';

export class Spool {
  #bytes = 0;
  #kept = 0;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  readonly #file: string;

  constructor(
    name: string,
    readonly bytesMax: number,
    folder: string,
  ) {
    this.#file = `${folder}/${name}.txt`;
  }

  add(chunk: Buffer): void {
    this.#keep(chunk);
    this.#bytes += chunk.length;
    const headMax = Math.ceil(this.bytesMax / 2);
    const room = Math.max(0, headMax - this.#head.length);
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, room)]);
    const tail = Buffer.concat([this.#tail, chunk.subarray(room)]);
    this.#tail = tail.subarray(Math.max(0, tail.length - (this.bytesMax - headMax)));
  }

  get output(): CommandOutput {
    const isWhole = this.#head.length + this.#tail.length === this.#bytes;
    return {
      bytes: this.#bytes,
      head: (isWhole ? Buffer.concat([this.#head, this.#tail]) : this.#head).toString('base64'),
      tail: isWhole ? '' : this.#tail.toString('base64'),
      file: this.#kept === 0 ? null : this.#file,
      droppedBytes: this.#bytes - this.#kept,
    };
  }

  /** A full temporary directory loses the rest of the file, and nothing of what is counted and returned. */
  #keep(chunk: Buffer): void {
    if (this.#kept < this.#bytes) return;
    const part = chunk.subarray(0, commandOutputKeptBytesMax - this.#kept);
    if (part.length === 0) return;
    try {
      if (this.#kept === 0) {
        mkdirSync(this.#file.slice(0, this.#file.lastIndexOf('/')), { recursive: true });
        writeFileSync(this.#file, part);
      } else appendFileSync(this.#file, part);
      this.#kept += part.length;
    } catch {
      // What was kept so far stays.
    }
  }
}
