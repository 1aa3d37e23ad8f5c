/** Where the token of a forge comes from: a variable by its name, or `gh`, which is used for nothing else. It is never stored. */
import { execFile } from 'node:child_process';
import { programOnPath } from '../../project/places.ts';
import type { GithubForge } from '../../schemas/daemon/delivery.ts';

export type FoundToken =
  | { readonly kind: 'found'; readonly token: string }
  | { readonly kind: 'missing'; readonly remedy: string };

const ghMsMax = 10_000;

/** @returns an empty text if the user has not logged in */
const tokenFrom = (gh: string, host: string) =>
  new Promise<string>((resolve) =>
    execFile(gh, ['auth', 'token', '--hostname', host], { timeout: ghMsMax, windowsHide: true }, (error, printed) =>
      resolve(error === null ? printed.trim() : ''),
    ),
  );

/** @param variable reads an environment variable */
export async function forgeToken(
  { tokenVariable, baseUrl }: GithubForge,
  variable: (name: string) => string | undefined,
): Promise<FoundToken> {
  if (tokenVariable !== undefined) {
    const token = (variable(tokenVariable) ?? '').trim();
    return token === ''
      ? { kind: 'missing', remedy: `Set the environment variable ${tokenVariable}` }
      : { kind: 'found', token };
  }
  const host =
    baseUrl === undefined ? 'github.com' : new URL(baseUrl).hostname.replace(/^api\.github\.com$/, 'github.com');
  const gh = programOnPath('gh');
  const token = gh === null ? '' : await tokenFrom(gh, host);
  if (token !== '') return { kind: 'found', token };
  return {
    kind: 'missing',
    remedy: `Run: gh auth login --hostname ${host}, or set "tokenVariable" in ~/.workrail/workrail.json`,
  };
}
