/** The routes of GitHub that triggers use, on the loopback interface. The test changes what they answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issue, maintainer, self } from './trigger-world.ts';

export type FakeGithub = Awaited<ReturnType<typeof fakeGithub>>;

export async function fakeGithub() {
  const github = {
    baseUrl: '',
    requests: [] as string[],
    permissions: new Map([[maintainer.login, { permission: 'write', user: maintainer as object }]]),
    issues: [] as { number: number; updated_at: string }[],
    labelings: new Map<number, object[]>(),
    /** Answers everything instead. */
    failure: null as number | null,
    /** Answers a path instead, if it returns something. */
    replaced: (_path: string): { status: number; body: unknown; headers?: Record<string, string> } | null => null,
    /** Every answer waits for it. */
    held: null as Promise<void> | null,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const answer = (path: string, query: URLSearchParams): readonly [number, unknown] => {
    if (github.failure !== null) return [github.failure, { message: 'no' }];
    if (path === '/user') return [200, self];
    const login = /^\/repos\/owner\/repo\/collaborators\/([^/]+)\/permission$/.exec(path)?.[1];
    if (login !== undefined) {
      const known = github.permissions.get(decodeURIComponent(login));
      return known === undefined ? [404, { message: 'Not Found' }] : [200, known];
    }
    const page = Number(query.get('page'));
    const paged = (all: readonly unknown[]) => all.slice((page - 1) * 100, page * 100);
    if (path === '/repos/owner/repo/issues') {
      const since = query.get('since') ?? '';
      return [200, paged(github.issues.filter(({ updated_at }) => updated_at >= since))];
    }
    const number = /^\/repos\/owner\/repo\/issues\/(\d+)\/events$/.exec(path)?.[1];
    return number === undefined ? [404, {}] : [200, paged(github.labelings.get(Number(number)) ?? [])];
  };
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    github.requests.push(`${url.pathname}${url.search}`);
    if (github.held !== null) await github.held;
    const [status, body] =
      request.headers.authorization === 'Bearer token'
        ? answer(url.pathname.toLowerCase(), url.searchParams)
        : [401, {}];
    const other = github.replaced(url.pathname);
    if (other !== null)
      return void reply
        .writeHead(other.status, { ...other.headers })
        .end(typeof other.body === 'string' ? other.body : JSON.stringify(other.body));
    const text = JSON.stringify(body);
    const etag = `"${Buffer.from(url.search + text)
      .toString('base64url')
      .slice(-40)}"`;
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    reply.writeHead(isKnown ? 304 : status, { etag, 'content-type': 'application/json' }).end(isKnown ? '' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  github.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return github;
}

export const labeledIssue = (number: number, updated: string, more: object = {}) => ({
  ...issue(number),
  updated_at: updated,
  ...more,
});
export const labeling = (id: number, actor: object = maintainer, name = 'workrail') => ({
  id,
  event: 'labeled',
  actor,
  label: { name },
});
