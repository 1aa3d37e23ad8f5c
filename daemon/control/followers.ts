/** Clients that read what happens in the daemon, until they leave or the daemon ends. */
import type { ServerResponse } from 'node:http';
import { controlFollowersMax, controlUnreadBytesMax } from '../../schemas/daemon/limits.ts';
import type { ControlMessage } from '../../schemas/daemon/control.ts';

/** A reply that was ended throws when it is written to. */
export const isOpen = (reply: ServerResponse): boolean => !reply.writableEnded && !reply.destroyed;

export class Followers {
  readonly #replies = new Set<ServerResponse>();

  get count(): number {
    return this.#replies.size;
  }

  /** Whether there was room for one more. */
  add(reply: ServerResponse): boolean {
    if (this.#replies.size >= controlFollowersMax) return false;
    this.#replies.add(reply);
    // Without a listener, an error of one reply would end the daemon.
    reply.on('error', () => reply.destroy());
    reply.once('close', () => this.#replies.delete(reply));
    return true;
  }

  /**
   * A follower that does not read is left behind, not waited for. What counts are the messages before this one: a single status of many
   * jobs is longer than what a connection takes at once.
   */
  send(message: ControlMessage): void {
    const text = `${JSON.stringify(message)}\n`;
    for (const reply of this.#replies) {
      if (!isOpen(reply)) continue;
      if (reply.writableLength > controlUnreadBytesMax) reply.destroy();
      else reply.write(text);
    }
  }

  end(): void {
    for (const reply of this.#replies) reply.end();
  }
}
