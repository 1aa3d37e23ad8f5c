/**
 * Git with a remote of the user's repository. Only the transports that deliveries need are on. The token goes to the host of its forge
 * and to no other, in the environment of git: never as an argument, into a file or into a message [token-goes-to-its-forge].
 */
import type { GithubForge } from '../../schemas/daemon/delivery.ts';
import { GitFault, hostGit } from '../worktrees/host-git.ts';

export type RemoteAccess = {
  /** The directory of the repository; absolute. */
  readonly repository: string;
  readonly remote: string;
  readonly forge: GithubForge | undefined;
  /** Null without a forge. */
  readonly token: string | null;
};

/** Without a token, without the header that has it, and without a password of an address. */
export function redacted(text: string, token: string | null): string {
  const secrets = token === null ? [] : [token, basicOf(token)];
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[token]'), text);
  return clean.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1');
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

/** What git may use for this address, and the header for it. */
function environmentFor(url: string, { forge, token }: RemoteAccess): Record<string, string> {
  const address = addressOf(url);
  const web = address !== null && /^https?:$/.test(address.protocol) ? address : null;
  const plain = web !== null && isLoopback(web.hostname) ? ':http' : '';
  const settings: (readonly [string, string])[] = [['http.followRedirects', 'false']];
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

/** @throws GitFault without a secret */
async function remoteGit(access: RemoteAccess, args: readonly string[]): Promise<string> {
  const { repository, remote, token } = access;
  try {
    const url = await hostGit(repository, ['remote', 'get-url', '--push', remote]);
    return await hostGit(repository, args, { environment: environmentFor(url, access) });
  } catch (error) {
    if (error instanceof GitFault) throw new GitFault(error.command, redacted(error.printed, token));
    throw error;
  }
}

/**
 * The configuration of a repository can name other programs for this, which git would run here if the remote is a directory; a `.git` from an
 * archive has such a configuration [git-runs-nothing].
 */
const uploadPack = '--upload-pack=git-upload-pack';
const receivePack = '--receive-pack=git-receive-pack';

/** The commit of a branch of the remote; null if the branch does not exist. */
export async function remoteTip(access: RemoteAccess, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  const printed = await remoteGit(access, ['ls-remote', uploadPack, access.remote, ref]);
  const found = printed
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([, name]) => name === ref);
  return found?.[0] ?? null;
}

/** Stores the commits of a branch of the remote under a ref. */
export const fetchBranch = (access: RemoteAccess, branch: string, ref: string): Promise<string> =>
  remoteGit(access, [
    ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', uploadPack],
    ...[access.remote, `+refs/heads/${branch}:${ref}`],
  ]);

/** Moves a branch of the remote from what it is expected to be; the remote refuses if it is anything else. */
export const pushBranch = (
  access: RemoteAccess,
  branch: string,
  commit: string,
  expected: string | null,
): Promise<string> =>
  remoteGit(access, [
    ...['push', '--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no', receivePack],
    `--force-with-lease=refs/heads/${branch}:${expected ?? ''}`,
    ...[access.remote, `${commit}:refs/heads/${branch}`],
  ]);
