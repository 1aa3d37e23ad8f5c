/**
 * A forge on the loopback interface, in front of a bare repository: the routes that triggers and deliveries use, and nothing else. It opens
 * a pull request only for a branch that the repository has, and one open pull request for a branch. It keeps everything in memory.
 */
import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RestEndpointMethodTypes } from '@octokit/rest';

type Data<
  G extends 'pulls' | 'issues',
  M extends keyof RestEndpointMethodTypes[G],
> = RestEndpointMethodTypes[G][M] extends { response: { data: infer D } } ? D : never;
export type Pull = Pick<Data<'pulls', 'create'>, 'number' | 'html_url' | 'title' | 'body' | 'draft'> & {
  readonly state: 'open' | 'closed';
  readonly base: string;
  readonly head: { readonly ref: string; readonly label: string; readonly sha: string };
};
export type Comment = Pick<Data<'issues', 'createComment'>, 'id' | 'html_url' | 'body'>;
export type Account = { readonly id: number; readonly login: string; readonly type: 'User' | 'Bot' };

export type ForgePlace = {
  /** The bare repository. */
  readonly remote: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** The account of the token, and those that may write, by login. */
  readonly self?: Account;
  readonly writers?: readonly Account[];
};
type Reply = readonly [status: number, data: unknown];
export type Body = Readonly<Record<string, unknown>>;

export class LocalForge {
  readonly pulls: Pull[] = [];
  readonly comments = new Map<number, Comment[]>();
  readonly labels = new Map<number, Set<string>>();
  /** Requests that changed something, as `POST /repos/…`. */
  readonly effects: string[] = [];
  readonly #place: ForgePlace;

  constructor(place: ForgePlace) {
    this.#place = place;
  }

  async listen(): Promise<{ readonly baseUrl: string; close(): void }> {
    const server = createServer((request, response) => void this.serve(request, response));
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

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://forge');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, data] = this.reply(request, url, chunks.length === 0 ? {} : parsed(Buffer.concat(chunks)));
    send(response, status, data);
  }

  protected reply({ method = '', headers }: IncomingMessage, url: URL, body: Body): Reply {
    const { token } = this.#place;
    const isKnown = headers.authorization === `token ${token}` || headers.authorization === `Bearer ${token}`;
    return isKnown ? this.#answer(method, url, body) : [401, { message: 'Bad credentials' }];
  }

  #answer(method: string, url: URL, body: Body): Reply {
    const { owner, repo, self } = this.#place;
    if (url.pathname === '/user' && self !== undefined) return [200, self];
    const below = `/repos/${owner}/${repo}/`.toLowerCase();
    if (!url.pathname.toLowerCase().startsWith(below)) return [404, { message: 'Not Found' }];
    const way = url.pathname.slice(below.length);
    const login = /^collaborators\/([^/]+)\/permission$/.exec(way)?.[1];
    if (login !== undefined) return this.#permission(decodeURIComponent(login));
    const [, name, id, list] = /^(pulls|issues)(?:\/(\d+)\/(comments|labels))?$/.exec(way) ?? [];
    const number = Number(id);
    if (method === 'POST') this.effects.push(`${method} ${url.pathname}`);
    if (name === 'pulls' && list === undefined)
      return method === 'POST' ? this.#open(body) : [200, page(url, this.#pullsOf(url))];
    if (list === 'comments')
      return method === 'POST' ? this.#comment(number, body) : [200, page(url, this.comments.get(number) ?? [])];
    if (list === 'labels') return this.#label(number, method === 'POST' ? (body['labels'] as string[]) : []);
    return [404, { message: 'Not Found' }];
  }

  #permission(login: string): Reply {
    const user = this.#place.writers?.find((one) => one.login === login);
    return user === undefined ? [404, { message: 'Not Found' }] : [200, { permission: 'write', user }];
  }

  #pullsOf({ searchParams }: URL): readonly Pull[] {
    const [head, state] = [searchParams.get('head'), searchParams.get('state') ?? 'open'];
    return this.pulls.filter((pull) => pull.head.label === head && (state === 'all' || pull.state === state));
  }

  #open({ head, base, title, body, draft }: Body): Reply {
    const refused = (message: string): Reply => [422, { message: `Validation Failed: ${message}` }];
    const { owner, repo } = this.#place;
    const sha = this.commitOf(String(head));
    if (sha === null) return refused('head is invalid');
    const label = `${owner}:${String(head)}`;
    if (this.pulls.some((pull) => pull.head.label === label && pull.state === 'open'))
      return refused(`A pull request already exists for ${label}.`);
    const number = 100 + this.pulls.length;
    const html_url = `https://forge.example/${owner}/${repo}/pull/${number}`;
    const named = { number, html_url, title: String(title), body: String(body), draft: draft === true };
    const pull: Pull = { ...named, base: String(base), state: 'open', head: { ref: String(head), label, sha } };
    this.pulls.push(pull);
    return [201, pull];
  }

  #comment(issue: number, { body }: Body): Reply {
    const { owner, repo } = this.#place;
    const there = this.comments.get(issue) ?? [];
    const html_url = `https://forge.example/${owner}/${repo}/issues/${issue}#c${there.length}`;
    const comment: Comment = { id: there.length, html_url, body: String(body) };
    this.comments.set(issue, [...there, comment]);
    return [201, comment];
  }

  #label(number: number, added: readonly string[]): Reply {
    const all = new Set([...(this.labels.get(number) ?? []), ...added]);
    this.labels.set(number, all);
    return [200, [...all].map((name) => ({ name }))];
  }

  commitOf(branch: string): string | null {
    try {
      const args = ['--git-dir', this.#place.remote, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}`];
      return execFileSync('git', args, { encoding: 'utf8' }).trim();
    } catch {
      return null;
    }
  }
}

function parsed(bytes: Buffer): Body {
  try {
    return JSON.parse(bytes.toString()) as Body;
  } catch {
    return {};
  }
}

export function send(
  response: ServerResponse,
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(data));
}

function page<T>(url: URL, entries: readonly T[]): readonly T[] {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const number = Number(url.searchParams.get('page') ?? 1);
  return entries.slice((number - 1) * size, number * size);
}
