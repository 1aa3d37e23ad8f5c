/**
 * Conversations with the real server, as the pages show them: a ```json call=TOOL block is sent, and the ```text reply
 * block after it is compared with the text that comes back.
 *
 * A token in the arguments is written `st.v1.…`, `ack.v1.…` or `chk.v1.…` and means the one of the last reply; `(of reply 2)` after it
 * names another one, `(forkAckToken of reply 4)` another field.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

type Data = { readonly [key: string]: unknown };

export class Conversation {
  readonly #client = new Client({ name: 'workrail-docs', version: '0' });
  readonly #transport: StdioClientTransport;
  readonly #replies: Data[] = [];
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
    this.#replies.push(reply.structuredContent as Data);
    const [content] = reply.content as readonly { readonly text: string }[];
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
    const written = /^(st|ack|chk)\.v1\.…(?: \((?:(\w+) )?of reply (\d+)\))?$/.exec(text);
    if (written === null) return text;
    const [, kind, field, place] = written;
    const reply = place === undefined ? this.#replies.at(-1) : this.#replies[Number(place) - 1];
    const fields: Readonly<Record<string, string>> = { st: 'stateToken', ack: 'ackToken', chk: 'checkpointToken' };
    const found = reply?.[field ?? fields[kind ?? ''] ?? ''];
    if (typeof found !== 'string') throw new Error(`"${text}" names a token that no reply holds`);
    return found;
  }
}
