/**
 * A workflow as a git revision had it: `REV` stands for the workflow that the other operand names, `REV:path` for a file, which
 * git looks for from the top of the repository, or from here when it starts with `./`. It is compiled with the sources, the
 * bindings and the configuration of that revision.
 */
import { join, relative, resolve, sep } from 'node:path';
import { firstErrorOf } from '../../compiler/diagnostics/diagnostic.ts';
import { requireInside } from '../../project/files/boundary.ts';
import { readFileBounded } from '../../project/files/bounded-read.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { compileOperands } from './compile-operands.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { isExistingFile, isFileOperand } from './file-operand.ts';
import { commitOf, workTreeOf } from '../../project/git/git.ts';
import { requireWorkTree, withGitTree } from '../../project/git/git-tree.ts';
import { shownPath } from '../../project/files/shown-path.ts';
import { inputOf } from '../../project/sources/source-input.ts';
import { projectRoot } from '../../project/sources/source-root.ts';
import type { StoredSnapshot } from '../../project/artifacts/stored-snapshots.ts';
import { forProject } from '../../project/next-command.ts';

type AtRevision = {
  readonly revision: string;
  readonly commit: string /** A path or an id. */;
  readonly workflow: string;
};

const hashPattern = /^sha256[:-]/;

/** Null for what names no revision: files, hashes and ids come first. */
export async function atRevision(named: string, other: string, project: string): Promise<AtRevision | null> {
  if (named === '-' || hashPattern.test(named) || isExistingFile(named)) return null;
  const colon = named.indexOf(':');
  if (colon > 0) {
    const [revision, path] = [named.slice(0, colon), named.slice(colon + 1)];
    const commit = await commitOf(project, revision);
    // A drive of Windows has one letter.
    if (commit === null && colon > 1 && !/[/\\]/.test(revision)) {
      // In a bare repository, git knows the revision.
      await requireWorkTree(project, 'revision');
      throw usageError(
        `"${revision}" is not a git revision of this repository`,
        'List the revisions: git log --oneline',
      );
    }
    return commit === null || path === '' ? null : { revision, commit, workflow: await fromTop(path, project) };
  }
  const commit = await commitOf(project, named);
  if (commit === null) return null;
  if (!isExistingFile(other) && !other.includes(':') && (await commitOf(project, other)) !== null)
    throw usageError(
      `"${named}" and "${other}" are both git revisions, and neither names a workflow`,
      `Name the file at each revision: ${forProject(`workrail diff ${named}:PATH ${other}:PATH`)}`,
    );
  if (other === '-' || hashPattern.test(other) || (other.indexOf(':') > 0 && !isExistingFile(other)))
    throw usageError(
      `"${named}" is a git revision and names no file, so it cannot be compared with "${other}"`,
      `Give the file as ${named}:PATH`,
    );
  return { revision: named, commit, workflow: other };
}

async function fromTop(path: string, project: string): Promise<string> {
  if (path.startsWith('./') || path.startsWith('../')) return resolve(path);
  return join((await workTreeOf(project)) ?? project, path);
}

function notThere({ revision }: AtRevision, what: string): Failure {
  return usageError(
    `${what} does not exist at ${revision}`,
    'Give another revision, or a workflow that exists at this revision',
  );
}

/** Compiled as that revision had it. */
export function workflowAt(at: AtRevision, project: string): Promise<StoredSnapshot> {
  const { commit, workflow } = at;
  if (!isFileOperand(workflow)) {
    return withGitTree(project, commit, [], (folder) => {
      const { compiled } = compileRoot(projectRoot(folder));
      const found = compiled.find(({ workflowId }) => workflowId === workflow);
      if (found === undefined) throw notThere(at, `the workflow ${workflow}`);
      return { workflowHash: found.workflowHash, snapshot: found.snapshot };
    });
  }
  const path = relative(project, resolve(workflow)).split(sep).join('/');
  if (path.startsWith('../'))
    throw usageError(
      `${shownPath(resolve(workflow))} is not in the project`,
      'Give the project of the file with --project DIR',
    );
  return withGitTree(project, commit, [path], (folder) => {
    const file = join(folder, path);
    requireInside(projectRoot(folder), file);
    if (!isExistingFile(file)) throw notThere(at, path);
    const { bytes, fileBytes } = readFileBounded(file);
    const input = inputOf(`${at.revision}:${path}`, bytes, 'project', fileBytes);
    const { compiled, diagnostics } = compileOperands([{ input, path: file }], { root: projectRoot(folder) });
    const [found] = compiled;
    if (found === undefined) throw broken(input.file, firstErrorOf(diagnostics));
    return { workflowHash: found.workflowHash, snapshot: found.snapshot };
  });
}

const broken = (file: string, why: string): Failure =>
  new Failure({
    code: 'COMPILE_FAILED',
    message: `${file} does not compile: ${why}`,
    retry: { kind: 'not_retryable' },
    suggestion: 'Give another revision',
  });
