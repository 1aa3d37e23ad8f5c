/**
 * `workrail verify`: everything that CI asks about the sources of a project, in one process and one compile: check, lint, fmt
 * and the lock file. Writes nothing. `--staged` asks it about what git would commit instead of the files of the work tree.
 */
import { relative, sep } from 'node:path';
import { listsOf, recordOf } from '../../compiler/artifacts/artifacts.ts';
import { flowSummary } from '../../compiler/flow/summary.ts';
import { formatSource } from '../../compiler/format/format.ts';
import { version } from '../../package.json';
import { lockDifferences } from '../../project/artifacts/artifact-differences.ts';
import { placeOf } from '../../project/artifacts/artifact-files.ts';
import { type CompiledRoot, compileRoot } from '../../project/compile/compile-root.ts';
import { bindingsFileOf } from '../../project/configuration/bindings-file.ts';
import {
  type Committed,
  configuredLevels,
  refuseUnknownRules,
  reviewWith,
} from '../../project/configuration/lint-review.ts';
import { configName } from '../../project/configuration/project-config-file.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { readFileBounded } from '../../project/files/bounded-read.ts';
import { unmergedPaths } from '../../project/git/git.ts';
import { withGitTree } from '../../project/git/git-tree.ts';
import { indexHolds } from '../../project/git/index-paths.ts';
import { isSameLock, unstagedSources } from '../../project/git/unstaged.ts';
import { projectFolder } from '../../project/places.ts';
import { missingSourceFolder } from '../../project/sources/no-sources.ts';
import { rootOf, type SourceRoot, sourceFolders, sourcesOf } from '../../project/sources/source-root.ts';
import type { ArtifactDifference, VerifyReport } from '../../schemas/diagnostics.ts';
import { quotedListMax, sourceBytesMax } from '../../schemas/limits.ts';
import { counted } from '../../schemas/text/counted.ts';
import { shellPath, shellWord } from '../../schemas/text/shell-word.ts';
import { exitCode, type Invocation } from '../command.ts';
import { bindWords, requestedBindings } from '../operands/requested-bindings.ts';
import { requireSources } from '../operands/required-sources.ts';
import { reportingConfig, withConfig } from '../reporters/config-report.ts';
import { reportFormat } from '../reporters/report.ts';
import { severityLimits, shownOf, tooManyWarnings } from '../reporters/severity-limits.ts';
import { printVerify } from '../reporters/verify-report.ts';
import { forProject } from '../../project/next-command.ts';
import { pathName } from '../../project/files/shown-path.ts';

type Verified = {
  readonly result: CompiledRoot;
  readonly unformatted: readonly string[];
  readonly differences: readonly ArtifactDifference[];
  /** With `--staged`: sources whose staged content differs from the work tree, or is missing. */
  readonly unstaged: readonly string[];
  /** The lock file that git would commit is the one in the work tree. */
  readonly isLockStaged: boolean;
};

/** Shipped sources that the project binds are formatted where they are written. What cannot be read is reported already. */
const unformattedOf = ({ inputs }: CompiledRoot): readonly string[] =>
  inputs
    .filter((input) => input.sourceKind !== 'bundled' && input.unread === undefined)
    .filter((input) => (formatSource(input).text ?? input.text) !== input.text)
    .map(({ file }) => file);

/**
 * @param references the folder that the references of a workflow are relative to
 * @param isCommitted whether git would commit a file that one names
 */
function verified(root: SourceRoot, references: string, invocation: Invocation, isCommitted?: Committed): Verified {
  const levels = configuredLevels(root);
  refuseUnknownRules(levels, root.folder);
  if (root.folder === references) requireSources(root, invocation);
  else requireStaged(root, invocation);
  const result = withConfig(
    root,
    compileRoot(root, { requests: requestedBindings(invocation), review: reviewWith(levels, references, isCommitted) }),
  );
  const hasCompiled = !result.diagnostics.some(
    ({ severity, code }) => severity === 'error' && !code.startsWith('lint/'),
  );
  const { lock } = listsOf(result.compiled.map(recordOf), result.diagnostics, version);
  // Of sources that do not compile nothing can be locked: their errors say what to do first.
  const differences = hasCompiled ? lockDifferences(placeOf(root), lock, root.folder) : [];
  const workTree = rootOf(references);
  const isCompared = root.folder !== references && differences.length > 0;
  return {
    result,
    unformatted: unformattedOf(result),
    differences,
    unstaged: isCompared ? unstagedSources(root, workTree) : [],
    isLockStaged: isCompared && isSameLock(root, workTree),
  };
}

/** The index is listed only where a source refers to something: a large repository has a long one. */
async function referencesIn(root: SourceRoot, project: string): Promise<Committed | undefined> {
  const isReferring = sourcesOf(root).some(({ unread, path }) => unread === undefined && refersToFiles(path));
  return isReferring ? indexHolds(project) : undefined;
}

const refersToFiles = (path: string): boolean =>
  Buffer.from(readFileBounded(path, sourceBytesMax).bytes).includes('"references"');

/** Git takes the paths of the project relative to the directory that it runs in. */
function gitAdd(paths: readonly string[], { project }: Invocation['options']): string {
  const folder = projectFolder(project);
  const name = pathName(folder) ?? relative(process.cwd(), folder);
  return `git ${name === '.' ? '' : `-C ${shellPath(name)} `}add ${paths.map(shellWord).join(' ')}`;
}

/** What has to be staged: the directories that contain sources, and the configuration that lists them. */
function stageable({ project }: Invocation['options']): readonly string[] {
  const folder = projectFolder(project);
  const root = rootOf(folder);
  const sources = sourcesOf(root);
  const [standard = root.folder, ...listed] = sourceFolders(root);
  const holding = [standard, ...listed].filter((each) => sources.some(({ path }) => path.startsWith(each + sep)));
  if (holding.length === 0) return [relative(folder, standard)];
  const isListed = holding.some((each) => each !== standard);
  return [...(isListed ? [configName] : []), ...holding.map((each) => relative(folder, each))];
}

/** The index is laid out in a temporary folder, which no message names. */
function requireStaged(root: SourceRoot, { options }: Invocation): void {
  if (options['allowEmpty'] === true) return;
  const missing = missingSourceFolder(root);
  if (missing !== null)
    throw new Failure({
      code: 'NO_SOURCES',
      message: `${configName} in the git index lists the source directory "${missing}", but no file of this directory is staged or committed`,
      retry: { kind: 'not_retryable' },
      suggestion: `Stage the files of this directory: ${gitAdd([missing], options)}; or correct "sources" in ${configName} and stage ${configName}`,
    });
  if (sourcesOf(root).length > 0 || bindingsFileOf(root) !== null) return;
  throw new Failure({
    code: 'NO_SOURCES',
    message: 'the git index contains no workflow sources of this project',
    retry: { kind: 'not_retryable' },
    suggestion: `Stage the workflow sources: ${gitAdd(stageable(options), options)}; or run: ${forProject('workrail verify --staged --allow-empty')}`,
  });
}

/** A path in conflict has several versions in the index and none that would be committed. */
async function refuseUnmerged(project: string): Promise<void> {
  const paths = await unmergedPaths(project);
  if (paths.length === 0) return;
  throw usageError(
    `the git index has ${counted(paths.length, 'path')} in a merge conflict: ${paths.slice(0, quotedListMax).join(', ')}${paths.length > quotedListMax ? ', …' : ''}`,
    `Resolve the conflict in the files, stage them with git add, and run the command again; to regenerate workrail.lock, run: ${forProject('workrail compile')}`,
  );
}

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => verify(invocation));

async function verify(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const limits = severityLimits(invocation);
  const { options } = invocation;
  const project = projectFolder(options['project']);
  const isStaged = options['staged'] === true;
  if (isStaged) await refuseUnmerged(project);
  const { result, unformatted, differences, unstaged, isLockStaged } = isStaged
    ? await withGitTree(project, null, [], async (folder) => {
        const root = rootOf(folder);
        return verified(root, project, invocation, await referencesIn(root, project));
      })
    : verified(rootOf(project), rootOf(project).folder, invocation);
  const { diagnostics, compiled, files } = result;
  const count = (wanted: string) => diagnostics.filter(({ severity }) => severity === wanted).length;
  const hasErrors = count('error') > 0 || unformatted.length > 0 || tooManyWarnings(diagnostics, limits) !== null;
  const report: VerifyReport = {
    version: 1,
    ok: !hasErrors && differences.length === 0,
    diagnostics: [...shownOf(diagnostics, limits)],
    unformatted: [...unformatted],
    differences: [...differences],
    ...(unstaged.length === 0 ? {} : { unstaged: [...unstaged] }),
    fixes: fixesOf({ unformatted, differences, unstaged, isLockStaged, isStaged, options }),
    flow: flowSummary(compiled.map(({ snapshot }) => snapshot)),
    summary: { errors: count('error'), warnings: count('warning'), workflows: files.length },
  };
  await printVerify(format, report, { result, limits, folder: project, showAll: invocation.withJson });
  return hasErrors ? exitCode.errorsFound : differences.length > 0 ? exitCode.stale : exitCode.ok;
}

type Fixable = Omit<Verified, 'result'> & {
  readonly isStaged: boolean;
  readonly options: Invocation['options'];
};

/**
 * The commands that fix what needs no edit, in the order in which to run them. `workrail compile` reads the work tree: where its lock
 * file is staged already and a source is not, only the source is missing.
 */
function fixesOf({ unformatted, differences, unstaged, isLockStaged, isStaged, options }: Fixable): string[] {
  const given = options['allowEmpty'] === true ? ['--allow-empty'] : [];
  const format = forProject('workrail fmt', ...given);
  const compile = forProject('workrail compile', ...given, ...bindWords(requestedBindings({ options })));
  const isCompiled = differences.length === 0 || (isLockStaged && unstaged.length > 0);
  const commands = [...(unformatted.length === 0 ? [] : [format]), ...(isCompiled ? [] : [compile])];
  const changed = [
    ...unformatted,
    ...unstaged.filter((file) => !unformatted.includes(file)),
    ...(isCompiled ? [] : new Set(differences.map(({ path }) => path))),
  ];
  if (!isStaged || changed.length === 0) return commands;
  return [...commands, gitAdd(changed, options)];
}
