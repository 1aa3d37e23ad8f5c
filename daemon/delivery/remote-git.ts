/**
 * Git with a remote of the user's repository. Only the transports that deliveries need are on. The token goes to the host of its forge
 * and to no other, in the environment of git: never as an argument, into a file or into a message [token-goes-to-its-forge].
 */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { GithubForge } from '../../schemas/daemon/delivery.ts';
import { safeGitEnvironment, safeGitOptions } from '../../project/git/git-process.ts';
import { GitFault, hostGit } from '../worktrees/host-git.ts';
import type { ObjectFormat } from '../worktrees/object-format.ts';
import { type OwnGit, withOwnGit } from '../worktrees/own-git.ts';
import { secretsIn } from './secrets.ts';

export type RemoteAccess = {
  /** The directory of the repository; absolute. */
  readonly repository: string;
  /** The directory of the user in which the session started; absolute. */
  readonly workspace: string;
  readonly format: ObjectFormat;
  readonly remote: string;
  readonly forge: GithubForge | undefined;
  /** Null without a forge. */
  readonly token: string | null;
  /** Ends a call to the remote: a server may never answer. */
  readonly signal: AbortSignal;
};

/** Without a token, without the header that has it, and without a password of an address. */
export function redacted(text: string, token: string | null): string {
  const secrets = token === null ? [] : [token, basicOf(token)];
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[token]'), text);
  return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/]+@/gi, '$1');
}

/** A hook of the remote that finds a secret may print it, also over several lines. */
function withoutSecrets(printed: string): string {
  const lines = printed.split('\n');
  const ofRemote = lines.filter((line) => line.startsWith('remote:'));
  if (secretsIn(ofRemote.join('\n')).length === 0) return printed;
  const rest = lines.filter((line) => !line.startsWith('remote:'));
  return ['remote: [a text that contains a possible secret]', ...rest].join('\n');
}

const basicOf = (token: string): string => Buffer.from(`x-access-token:${token}`).toString('base64');

const hostOfForge = ({ baseUrl = 'https://api.github.com' }: GithubForge): string =>
  new URL(baseUrl).hostname.replace(/^api\.github\.com$/, 'github.com');

const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === 'localhost';

function addressOf(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** In the configuration of git for a call; the repository has a remote of another name. */
const remoteName = 'remote';

/** What git may use for this address, and the header for it. */
function environmentFor(url: string, { forge, token }: RemoteAccess): Record<string, string> {
  const address = addressOf(url);
  const web = address !== null && /^https?:$/.test(address.protocol) ? address : null;
  const plain = web !== null && isLoopback(web.hostname) ? ':http' : '';
  const settings: (readonly [string, string])[] = [
    ['http.followRedirects', 'false'],
    [`remote.${remoteName}.url`, url],
  ];
  if (web !== null && forge !== undefined && token !== null && web.hostname === hostOfForge(forge))
    settings.push([`http.${web.origin}/.extraHeader`, `Authorization: Basic ${basicOf(token)}`]);
  const agent = process.env['SSH_AUTH_SOCK'];
  return {
    GIT_ALLOW_PROTOCOL: `https:ssh:file${plain}`,
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    ...(agent === undefined ? {} : { SSH_AUTH_SOCK: agent }),
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], i) => [
        [`GIT_CONFIG_KEY_${i}`, key],
        [`GIT_CONFIG_VALUE_${i}`, value],
      ]),
    ),
  };
}

/** As git tells a path from `host:path`. */
const isDirectory = (url: string): boolean => url.startsWith('file://') || !/^[^/]*:/.test(url);

const isRelative = (url: string): boolean => isDirectory(url) && !url.startsWith('file://') && !isAbsolute(url);

/** The directory of the `.git` that is nearest to a workspace; null if there is none any more. */
function checkoutAbove(workspace: string): string | null {
  if (existsSync(join(workspace, '.git'))) return workspace;
  const above = dirname(workspace);
  return above === workspace ? null : checkoutAbove(above);
}

/**
 * The directory to which a relative path of a remote refers: the top of the checkout of the user. The `.git` of a checkout can be a link to the
 * repository, or a file that names it, and the repository does not name such a checkout.
 */
async function topOf(repository: string, workspace: string): Promise<string> {
  const set = (name: string) => hostGit(repository, ['config', '--default', '', '--get', name]);
  const worktree = await set('core.worktree');
  if (worktree !== '') return resolve(repository, worktree);
  const top = checkoutAbove(workspace);
  if (top !== null && realpathSync(join(top, '.git')) === realpathSync(repository)) return top;
  if (basename(repository) === '.git') return dirname(repository);
  return top === null || (await set('core.bare')) === 'true' ? repository : top;
}

/**
 * If the remote is a directory, git starts a second git there, without the settings of the first; the hooks and the configuration of that
 * directory, which an archive can contain too, would run programs [git-runs-nothing].
 */
function programOf(name: 'upload-pack' | 'receive-pack', url: string): string {
  if (!isDirectory(url)) return `--${name}=git-${name}`;
  const variables = Object.entries(safeGitEnvironment).map(([key, value]) => `${key}='${value}'`);
  // Without a program here, receive-pack prints an error, which would be stated as the reason of a push that it refuses.
  const settings = ['receive.autogc=false', 'receive.denyCurrentBranch=refuse', 'core.alternateRefsCommand=true'];
  const more = settings.flatMap((setting) => ['-c', setting]);
  const words = [...safeGitOptions, ...more].map((word) => `'${word}'`);
  return `--${name}=${[...variables, 'git', ...words, name].join(' ')}`;
}

/** A remote may have one address to fetch from and another to push to. */
type Direction = 'fetch' | 'push';

type RemoteGit = (args: readonly string[], remote: readonly string[]) => Promise<string>;

const branchRef = (branch: string): string => `refs/heads/${branch}`;

/** A remote for one delivery: its addresses are read once, so that what was pushed is looked up where it was pushed to. */
export class Remote {
  readonly #urls = new Map<Direction, string>();

  constructor(readonly access: RemoteAccess) {}

  /** The commit of a branch; null if the branch does not exist. What was pushed is where pushes go. */
  async tipOf(branch: string, direction: Direction): Promise<string | null> {
    const ref = branchRef(branch);
    const printed = await this.#call(direction, 'upload-pack', (remote) => remote(['ls-remote'], [ref]));
    const found = printed
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([, name]) => name === ref);
    return found?.[0] ?? null;
  }

  /**
   * Stores the commits of a branch under a ref of the repository.
   * @param known a commit of the repository, so that the remote sends only what is newer
   */
  fetch(branch: string, ref: string, known: string): Promise<string> {
    return this.#call('fetch', 'upload-pack', async (remote, git) => {
      await git(['update-ref', 'refs/heads/known', known]);
      await remote(
        ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'],
        [`+${branchRef(branch)}:refs/heads/fetched`],
      );
      const fetched = await git(['rev-parse', '--verify', 'refs/heads/fetched']);
      return hostGit(this.access.repository, ['update-ref', ref, fetched]);
    });
  }

  /** Moves a branch from what it is expected to be; the remote refuses if it is anything else. */
  push(branch: string, commit: string, expected: string | null): Promise<string> {
    return this.#call('push', 'receive-pack', (remote) =>
      remote(
        [
          ...['push', '--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no'],
          `--force-with-lease=${branchRef(branch)}:${expected ?? ''}`,
        ],
        [`${commit}:${branchRef(branch)}`],
      ),
    );
  }

  async #urlFor(direction: Direction): Promise<string> {
    const { repository, workspace, remote } = this.access;
    const read = this.#urls.get(direction);
    if (read !== undefined) return read;
    const role = direction === 'push' ? ['--push'] : [];
    const named = await hostGit(repository, ['remote', 'get-url', ...role, remote]);
    const url = isRelative(named) ? resolve(await topOf(repository, workspace), named) : named;
    this.#urls.set(direction, url);
    return url;
  }

  /**
   * Of the configuration of the repository, only the address of the remote counts: the rest could send the token through a proxy of a
   * stranger, and accept its certificate.
   * @throws GitFault without a secret
   */
  async #call<Result>(
    direction: Direction,
    name: 'upload-pack' | 'receive-pack',
    work: (remote: RemoteGit, git: OwnGit) => Promise<Result>,
  ): Promise<Result> {
    const { repository, format, token, signal } = this.access;
    try {
      const url = await this.#urlFor(direction);
      const environment = environmentFor(url, this.access);
      return await withOwnGit(repository, format, (git) =>
        work((args, refs) => git([...args, programOf(name, url), remoteName, ...refs], { environment, signal }), git),
      );
    } catch (error) {
      if (error instanceof GitFault) throw new GitFault(error.command, withoutSecrets(redacted(error.printed, token)));
      throw error;
    }
  }
}
