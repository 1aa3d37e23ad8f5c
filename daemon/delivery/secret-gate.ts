/** Reads what a delivery adds and refuses texts that look like secrets. A refusal names the place and never the text [no-secret-is-delivered]. */
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import { searchedFileBytesMax } from '../../schemas/daemon/limits.ts';
import { globPattern } from '../glob.ts';
import { GitOutputFault, hostGit } from '../worktrees/host-git.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';
import { type ChangedFile, type GateFault, takingOver } from './path-gates.ts';
import { secretsIn } from './secrets.ts';

const placesMax = 5;
const blobText = (repository: string, blob: string | null): Promise<string> =>
  blob === null ? Promise.resolve('') : hostGit(repository, ['cat-file', 'blob', blob]);

/** Empty if it is too large to be read: then no secret counts as one that was there. */
const replacedText = (repository: string, blob: string | null): Promise<string> =>
  blobText(repository, blob).catch((error: unknown) => {
    if (error instanceof GitOutputFault) return '';
    throw error;
  });

const reasonOf = (found: readonly string[]): string =>
  `the files or texts to deliver contain possible secrets: ${found.slice(0, placesMax).join('; ')}`;

/** The texts that a session wrote stay as they are. */
const inTexts = (sessionId: string): string =>
  `Rotate the secret. A retry delivers the same text; to end this delivery, run: workrail daemon deliver ${sessionId} --dismiss`;
const inFiles = (sessionId: string): string =>
  `If they are no secrets, add the file to "secretPaths" of the repository in ~/.workrail/workrail.json. Otherwise, rotate them, and ${takingOver(sessionId)}`;

/** Of a text beside files: the work can be delivered without it. */
const besideFiles = (sessionId: string): string =>
  `Rotate the secret in the handoff: a retry would deliver the same text. Then ${takingOver(sessionId)}`;

/** Of a comment. */
export function secretTextFault(sessionId: string, text: string, known: readonly string[]): GateFault | null {
  const found = secretsIn(text, '', known).map(({ rule }) => `${rule} in the handoff`);
  return found.length === 0 ? null : { reason: reasonOf(found), allowed: inTexts(sessionId) };
}

/**
 * @param texts what the delivery writes besides files
 * @param known secrets that the daemon itself has
 */
export async function secretFault(
  { worktreeId, repository }: Pick<StoredWorktree, 'worktreeId' | 'repository'>,
  files: readonly ChangedFile[],
  { secretPaths = [] }: DeliveryTarget,
  texts: readonly string[],
  known: readonly string[],
): Promise<GateFault | null> {
  const inHandoff = texts.flatMap((text) => secretsIn(text, '', known).map(({ rule }) => `${rule} in the handoff`));
  const found = [...inHandoff];
  const allowed = secretPaths.map(globPattern);
  for (const { path, before, after, bytes } of files) {
    if (after === null || allowed.some((pattern) => pattern.test(path))) continue;
    const named = secretsIn(path, '', known);
    // What changes a file adds no name.
    if (before === null) found.push(...named.map(({ rule }) => `${rule} in the name of a file`));
    const name = named.length === 0 ? JSON.stringify(path) : 'that file';
    if (bytes > searchedFileBytesMax) found.push(`${name} is too large to be searched for secrets`);
    else {
      const text = await blobText(repository, after);
      const places =
        secretsIn(text, '', known).length === 0 ? [] : secretsIn(text, await replacedText(repository, before), known);
      // There may be more of them than a call can have arguments.
      found.push(...places.slice(0, placesMax).map(({ line, rule }) => `${rule} in ${name}, line ${line}`));
    }
    if (found.length >= placesMax) break;
  }
  if (found.length === 0) return null;
  // `secretPaths` names files only.
  return { reason: reasonOf(found), allowed: inHandoff.length > 0 ? besideFiles(worktreeId) : inFiles(worktreeId) };
}
