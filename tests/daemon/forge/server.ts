/**
 * The forge of the product, in tests: it also serves the repository over HTTP behind the token as a password, and fails as told, before or
 * after the effect of a request.
 */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, type Body, LocalForge, send } from '../../../cli/demo/forge.ts';

export type Fault =
  | { readonly kind: 'after'; readonly status: 502 }
  /** Instead of the effect and its reply. */
  | { readonly kind: 'replaced'; readonly by: unknown }
  /** A reply that is too long, and does not end. */
  | { readonly kind: 'endless'; readonly bytes: number }
  | {
      readonly kind: 'before';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly message?: string;
    };

export const forgeToken = 'ghp_tokenOfTheDaemonThatIsStoredNowhere12';

export class FakeForge extends LocalForge {
  faultOf: (method: string, path: string) => Fault | null = () => null;
  readonly #remote: string;

  /** @param accounts whose token the daemon has, and who may write */
  constructor(remote: string, accounts: { readonly self?: Account; readonly writers?: readonly Account[] } = {}) {
    super({ remote, owner: 'acme', repo: 'app', token: forgeToken, ...accounts });
    this.#remote = remote;
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://forge');
    if (url.pathname.startsWith('/git/')) return this.#serveGit(request, response, url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Body);
    const fault = this.faultOf(request.method ?? '', url.pathname);
    if (fault?.kind === 'before')
      return send(response, fault.status, { message: fault.message ?? 'no' }, fault.headers);
    if (fault?.kind === 'replaced') return send(response, 200, fault.by);
    if (fault?.kind === 'endless') return void response.writeHead(200).write(Buffer.alloc(fault.bytes, 0x20));
    const [status, data] = this.reply(request, url, body);
    if (fault?.kind === 'after') send(response, fault.status, { message: 'Bad gateway' });
    else send(response, status, data);
  }

  /** The smart protocol of git, behind the token as a password. */
  #serveGit(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const wanted = `Basic ${Buffer.from(`x-access-token:${forgeToken}`).toString('base64')}`;
    if (request.headers.authorization !== wanted)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="forge"' }).end();
    const environment = {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: this.#remote,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: url.pathname.slice('/git'.length),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      REMOTE_USER: 'daemon',
    };
    const child = spawn('git', ['http-backend'], { env: environment });
    request.pipe(child.stdin);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('close', () => {
      const all = Buffer.concat(chunks);
      const at = all.indexOf('\r\n\r\n');
      const headers = all
        .subarray(0, at)
        .toString()
        .split('\r\n')
        .map((line) => line.split(': ') as [string, string]);
      const status = Number.parseInt(headers.find(([name]) => name === 'Status')?.[1] ?? '200', 10);
      response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
      response.end(all.subarray(at + 4));
    });
  }
}
