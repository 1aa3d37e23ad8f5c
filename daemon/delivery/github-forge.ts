/** The forge that speaks the API of GitHub. Loads Octokit, so it is loaded only by what delivers. */
import { Octokit } from '@octokit/rest';
import type { GithubForge } from '../../schemas/daemon/delivery.ts';
import { forgePagesMax, forgeRequestMsMax } from '../../schemas/daemon/limits.ts';
import { type Comment, type Forge, ForgeFault, type NewPullRequest, type PullRequest } from './forge.ts';
import { redacted } from './remote-git.ts';

const perPage = 100;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

type Failed = {
  readonly status?: number;
  readonly message?: string;
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>>; readonly data?: unknown };
};

/** When a rate limit ends, as its reply states it; null for another reply. */
function limitEnd({ status, response }: Failed, nowMs: number): number | null {
  if (status !== 403 && status !== 429) return null;
  const headers = response?.headers ?? {};
  const after = Number(headers['retry-after']);
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return nowMs + after * 1000;
  const reset = Number(headers['x-ratelimit-reset']);
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) return reset * 1000;
  return status === 429 ? nowMs : null;
}

function faultOf(error: unknown, token: string, nowMs: number): ForgeFault {
  const failed = error as Failed;
  const { status, message = '' } = failed;
  const text = redacted(message.replace(/\s+/g, ' ').slice(0, 300), token);
  const retryAtMs = limitEnd(failed, nowMs);
  if (retryAtMs !== null)
    return new ForgeFault(`the rate limit of the forge is reached: ${text}`, 'limited', retryAtMs);
  // Octokit gives what never got a reply the status 500.
  if (status === undefined || status >= 500)
    return new ForgeFault(`the forge failed or did not answer: ${text}`, 'unknown');
  if (status === 422 && /already exists/i.test(text)) return new ForgeFault(text, 'exists');
  const hint =
    status === 401
      ? ': the token is not valid'
      : status === 403 || status === 404
        ? ': the token lacks a permission'
        : '';
  return new ForgeFault(`the forge answered ${status}${hint}: ${text}`, 'refused');
}

export class GithubForgeClient implements Forge {
  readonly #octokit: Octokit;
  readonly #place: { readonly owner: string; readonly repo: string };
  readonly #token: string;
  readonly #nowMs: () => number;

  constructor({ owner, repo, baseUrl = 'https://api.github.com' }: GithubForge, token: string, nowMs: () => number) {
    this.#octokit = new Octokit({
      auth: token,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      log: silent,
      userAgent: 'workrail',
    });
    this.#place = { owner, repo };
    this.#token = token;
    this.#nowMs = nowMs;
  }

  async findPullRequest(branch: string, marker: string): Promise<PullRequest | null> {
    const head = `${this.#place.owner}:${branch}`;
    const { list } = this.#octokit.rest.pulls;
    const [open] = (await this.#call((request) => list({ ...this.#place, head, state: 'open', request }))).data;
    const found =
      open ??
      (await this.#find((page, request) => list({ ...this.#place, head, state: 'all', ...page, request }), marker));
    return found === null ? null : { number: found.number, url: found.html_url };
  }

  async openPullRequest(wanted: NewPullRequest): Promise<PullRequest> {
    try {
      return await this.#open(wanted);
    } catch (error) {
      // A plan of the forge may have no drafts.
      if (!(wanted.isDraft && error instanceof ForgeFault && error.kind === 'refused' && /draft/i.test(error.message)))
        throw error;
      return this.#open({ ...wanted, isDraft: false });
    }
  }

  async #open({ branch, base, title, body, isDraft }: NewPullRequest): Promise<PullRequest> {
    const { create } = this.#octokit.rest.pulls;
    const wanted = { ...this.#place, head: branch, base, title, body, draft: isDraft };
    const { data } = await this.#call((request) => create({ ...wanted, request }));
    return { number: data.number, url: data.html_url };
  }

  async labelsOf(number: number): Promise<readonly string[]> {
    const { listLabelsOnIssue } = this.#octokit.rest.issues;
    const wanted = { ...this.#place, issue_number: number, per_page: perPage };
    return (await this.#call((request) => listLabelsOnIssue({ ...wanted, request }))).data.map(({ name }) => name);
  }

  async addLabels(number: number, labels: readonly string[]): Promise<void> {
    const wanted = { ...this.#place, issue_number: number, labels: [...labels] };
    await this.#call((request) => this.#octokit.rest.issues.addLabels({ ...wanted, request }));
  }

  async findComment(issue: number, marker: string): Promise<Comment | null> {
    const { listComments } = this.#octokit.rest.issues;
    const wanted = { ...this.#place, issue_number: issue };
    const found = await this.#find((page, request) => listComments({ ...wanted, ...page, request }), marker);
    return found === null ? null : { url: found.html_url };
  }

  async addComment(issue: number, body: string): Promise<Comment> {
    const wanted = { ...this.#place, issue_number: issue, body };
    const { data } = await this.#call((request) => this.#octokit.rest.issues.createComment({ ...wanted, request }));
    return { url: data.html_url };
  }

  /** The first entry of all pages whose text has the marker. */
  async #find<E extends { readonly body?: string | null }>(
    pageOf: (
      page: { readonly page: number; readonly per_page: number },
      request: { readonly signal: AbortSignal },
    ) => Promise<{ readonly data: readonly E[] }>,
    marker: string,
  ): Promise<E | null> {
    for (let page = 1; page <= forgePagesMax; page += 1) {
      const { data } = await this.#call((request) => pageOf({ page, per_page: perPage }, request));
      const found = data.find(({ body }) => body?.includes(marker) === true);
      if (found !== undefined) return found;
      if (data.length < perPage) return null;
    }
    throw new ForgeFault(
      'the forge returned too many entries to determine whether this delivery effect already happened',
      'refused',
    );
  }

  async #call<T>(body: (request: { readonly signal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await body({ signal: AbortSignal.timeout(forgeRequestMsMax) });
    } catch (error) {
      throw faultOf(error, this.#token, this.#nowMs());
    }
  }
}
