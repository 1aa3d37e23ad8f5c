/**
 * A local forge with the routes that deliveries use, in front of a bare repository. It opens pull requests only for branches that the
 * repository has, takes one open pull request for a branch, and fails as told: before or after the effect of a request.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RestEndpointMethodTypes } from '@octokit/rest';

type Data<
  G extends 'pulls' | 'issues',
  M extends keyof RestEndpointMethodTypes[G],
> = RestEndpointMethodTypes[G][M] extends { response: { data: infer D } } ? D : never;
type Pull = Pick<Data<'pulls', 'create'>, 'number' | 'html_url' | 'title' | 'body' | 'draft'> & {
  readonly state: 'open' | 'closed';
  readonly head: { readonly ref: string; readonly label: string; readonly sha: string };
};
type Comment = Pick<Data<'issues', 'createComment'>, 'id' | 'html_url' | 'body'>;

export type Fault =
  | { readonly kind: 'after'; readonly status: 502 }
  | {
      readonly kind: 'before';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly message?: string;
    };

export const forgeToken = 'ghp_tokenOfTheDaemonThatIsStoredNowhere12';

export class FakeForge {
  readonly pulls: Pull[] = [];
  readonly comments = new Map<number, Comment[]>();
  readonly labels = new Map<number, Set<string>>();
  /** Requests that changed something, as `POST /repos/…`. */
  readonly effects: string[] = [];
  faultOf: (method: string, path: string) => Fault | null = () => null;
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  async listen(): Promise<{ readonly baseUrl: string; close(): void }> {
    const server = createServer((request, response) => void this.#serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      baseUrl: `http://127.0.0.1:${port}`,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://forge');
    if (url.pathname.startsWith('/git/')) return this.#serveGit(request, response, url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
    const send = (status: number, data: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));
    const fault = this.faultOf(request.method ?? '', url.pathname);
    if (fault?.kind === 'before') return void send(fault.status, { message: fault.message ?? 'no' }, fault.headers);
    if (request.headers.authorization !== `token ${forgeToken}`) return void send(401, { message: 'Bad credentials' });
    const [status, data] = this.#answer(request.method ?? '', url, body);
    if (fault?.kind === 'after') send(fault.status, { message: 'Bad gateway' });
    else send(status, data);
  }

  #answer(method: string, url: URL, body: Record<string, unknown>): readonly [number, unknown] {
    const [, name, id, list] =
      /^\/repos\/acme\/app\/(pulls|issues)(?:\/(\d+)\/(comments|labels))?$/.exec(url.pathname) ?? [];
    const number = Number(id);
    if (method === 'POST') this.effects.push(`${method} ${url.pathname}`);
    if (name === 'pulls') return method === 'POST' ? this.#open(body) : [200, this.#page(url, this.#pullsOf(url))];
    if (list === 'comments')
      return method === 'POST' ? this.#comment(number, body) : [200, this.#page(url, this.comments.get(number) ?? [])];
    if (list === 'labels') return this.#label(number, method === 'POST' ? (body['labels'] as string[]) : []);
    return [404, { message: 'Not Found' }];
  }

  #page<T>(url: URL, entries: readonly T[]): readonly T[] {
    const size = Number(url.searchParams.get('per_page') ?? 30);
    const page = Number(url.searchParams.get('page') ?? 1);
    return entries.slice((page - 1) * size, page * size);
  }

  #pullsOf({ searchParams }: URL): readonly Pull[] {
    const [head, state] = [searchParams.get('head'), searchParams.get('state') ?? 'open'];
    return this.pulls.filter((pull) => pull.head.label === head && (state === 'all' || pull.state === state));
  }

  #open({ head, title, body, draft }: Record<string, unknown>): readonly [number, unknown] {
    const refused = (message: string) => [422, { message: `Validation Failed: ${message}` }] as const;
    const sha = this.commitOf(String(head));
    if (sha === null) return refused('head is invalid');
    const label = `acme:${String(head)}`;
    if (this.pulls.some((pull) => pull.head.label === label && pull.state === 'open'))
      return refused(`A pull request already exists for ${label}.`);
    const number = 100 + this.pulls.length;
    const html_url = `https://forge.example/acme/app/pull/${number}`;
    const named = { number, html_url, title: String(title), body: String(body), draft: draft === true };
    const pull: Pull = { ...named, state: 'open', head: { ref: String(head), label, sha } };
    this.pulls.push(pull);
    return [201, pull];
  }

  #comment(issue: number, { body }: Record<string, unknown>): readonly [number, unknown] {
    const there = this.comments.get(issue) ?? [];
    const html_url = `https://forge.example/acme/app/issues/${issue}#c${there.length}`;
    const comment: Comment = { id: there.length, html_url, body: String(body) };
    this.comments.set(issue, [...there, comment]);
    return [201, comment];
  }

  #label(number: number, added: readonly string[]): readonly [number, unknown] {
    const all = new Set([...(this.labels.get(number) ?? []), ...added]);
    this.labels.set(number, all);
    return [200, [...all].map((name) => ({ name }))];
  }

  commitOf(branch: string): string | null {
    try {
      const args = ['--git-dir', this.#remote, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`];
      return execFileSync('git', args, { encoding: 'utf8' }).trim();
    } catch {
      return null;
    }
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
