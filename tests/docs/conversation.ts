/**
 * Conversations with the real server, as the pages show them: a ```json call=TOOL block is sent, and the ```text reply
 * block after it is compared with the text that comes back.
 *
 * A handle in the arguments is written `amber-otter-42/…` and means the one that the last reply shows first; `(of reply 2)` after it
 * names another reply, `(fork of reply 4)` the handle that it offers for a branch. It is read from the text, as an agent reads it.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

export class Conversation {
  readonly #client = new Client({ name: 'workrail-docs', version: '0' });
  readonly #transport: StdioClientTransport;
  readonly #replies: string[] = [];
  #connected = false;

  constructor(server: { readonly program: string; readonly cwd: string; readonly env: Record<string, string> }) {
    this.#transport = new StdioClientTransport({
      command: process.execPath,
      args: [server.program, 'serve'],
      cwd: server.cwd,
      env: server.env,
      stderr: 'ignore',
    });
  }

  /** The text that the tool answered with. */
  async call(tool: string, args: unknown): Promise<string> {
    if (!this.#connected) await this.#client.connect(this.#transport);
    this.#connected = true;
    const reply = await this.#client.callTool({ name: tool, arguments: this.#filled(args) as Record<string, unknown> });
    const [content] = reply.content as readonly { readonly text: string }[];
    this.#replies.push(content?.text ?? '');
    return content?.text ?? '';
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #filled(value: unknown): unknown {
    if (typeof value === 'string') return this.#token(value);
    if (Array.isArray(value)) return value.map((entry) => this.#filled(entry));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.#filled(entry)]));
  }

  #token(text: string): string {
    const written = /^amber-otter-42\/…(?: \((?:(fork) )?of reply (\d+)\))?$/.exec(text);
    if (written === null) return text;
    const [, fork, place] = written;
    const reply = (place === undefined ? this.#replies.at(-1) : this.#replies[Number(place) - 1]) ?? '';
    const found = (fork === undefined ? /\b[a-z]+-[a-z]+-\d\d\/[0-9a-z]+-[0-9a-z]{5}\b/ : /(?<=^ackToken: )\S+$/m).exec(
      reply,
    );
    if (found === null) throw new Error(`"${text}" names a handle that no reply shows`);
    return found[0];
  }
}
