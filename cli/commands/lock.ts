/**
 * `workrail lock`: how `workrail.lock` compares with what compiling gives now, and which input made the difference. Writes
 * nothing: `workrail compile` writes the lock file.
 */

import { artifactsOf } from '../../compiler/artifacts/artifacts.ts';
import { explainLock } from '../../compiler/artifacts/explain-lock.ts';
import { subjectsOf } from '../../compiler/diagnostics/diagnostic.ts';
import { validateLockfile } from '../../generated/validators/lockfile.v1.js';
import { version } from '../../package.json';
import { lockDifferences } from '../../project/artifacts/artifact-differences.ts';
import { placeOf } from '../../project/artifacts/artifact-files.ts';
import { storedSnapshot } from '../../project/artifacts/stored-snapshots.ts';
import { compileRoot } from '../../project/compile/compile-root.ts';
import { bindingsFileName } from '../../project/configuration/bindings-file.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { textAt } from '../../project/files/atomic-write.ts';
import { parsedAs } from '../../project/files/parsed-file.ts';
import { gitFiles } from '../../project/git/git.ts';
import { projectFolder } from '../../project/places.ts';
import { rootOf, type SourceRoot } from '../../project/sources/source-root.ts';
import type { Lockfile } from '../../schemas/catalog.ts';
import type { WorkflowHash } from '../../schemas/ids.ts';
import type { LockCause, LockExplanation, LockReport } from '../../schemas/lock-report.ts';
import { suggestNamed } from '../../schemas/text/suggest-id.ts';
import { exitCode, type Invocation } from '../command.ts';
import { requireSources } from '../operands/required-sources.ts';
import { type Colors, dataColors, newline, printData, printJson, say } from '../terminal/terminal.ts';
import { forProject, typedWith } from '../../project/next-command.ts';

function lockOf(root: SourceRoot): Lockfile {
  if (root.lockFile === null)
    throw usageError('user workflows have no lock file', 'Run the command in a project, or give --project DIR');
  const text = textAt(root, root.lockFile);
  if (text === null) return { version: 1, workflows: {} };
  const lock = parsedAs(text, validateLockfile);
  if (lock !== null) return lock;
  throw new Failure(
    {
      code: 'COMPILE_STALE',
      message: 'workrail.lock is not a valid lock file; check it for merge conflict markers',
      retry: { kind: 'not_retryable' },
      suggestion: `Run: ${forProject('workrail compile')}`,
    },
    'stale',
  );
}

const nothingCompiles = () =>
  new Failure({
    code: 'COMPILE_FAILED',
    message: 'no workflow source compiles, so workrail.lock cannot be compared',
    retry: { kind: 'not_retryable' },
    suggestion: `Run: ${forProject('workrail check')}`,
  });

type Compared = {
  readonly all: readonly LockExplanation[];
  /** Sources that do not compile and were never locked. */
  readonly neverLocked: readonly string[];
  /** Why a source could not be read: `check` may find nothing wrong later. */
  readonly unread: readonly string[];
  /** All entries match, and compiling would still write the file: `verify` compares its text. */
  readonly hasOtherText: boolean;
};

function compared(project: string, invocation: Invocation): Compared {
  const root = rootOf(project);
  const { workflows } = lockOf(root);
  if (Object.keys(workflows).length === 0) requireSources(root, invocation);
  const { compiled, diagnostics } = compileRoot(root);
  const current = new Map(compiled.map((one) => [one.workflowId as string, one]));
  const broken = new Set(diagnostics.filter(({ severity }) => severity === 'error').flatMap(subjectsOf));
  if (current.size === 0 && Object.keys(workflows).length === 0 && broken.size > 0) throw nothingCompiles();
  const locked = new Set(Object.values(workflows).map(({ source }) => source));
  const neverLocked = [...broken].filter((file) => file !== bindingsFileName && !locked.has(file)).sort();
  const all = [...new Set([...Object.keys(workflows), ...current.keys()])].sort().map((workflowId) => {
    // An id of the older format can be the name of a property that every object inherits.
    const entry = Object.hasOwn(workflows, workflowId) ? workflows[workflowId] : undefined;
    const sides = {
      workflowId,
      entry,
      compiled: current.get(workflowId),
      lockedSnapshot: entry === undefined ? null : storedSnapshot(entry.workflowHash, project),
      compilerVersion: version,
    };
    return explainLock(sides, entry !== undefined && (broken.has(entry.source) || broken.has(bindingsFileName)));
  });
  const unread = diagnostics.flatMap(({ code, message }) => (code === 'read/unreadable' ? [message] : []));
  const isSame = all.length > 0 && all.every(({ state }) => state === 'unchanged') && broken.size === 0;
  const { lock } = artifactsOf({ compiled, diagnostics }, version);
  const hasOtherText = isSame && lockDifferences(placeOf(root), lock, root.folder).length > 0;
  return { all, neverLocked, unread, hasOtherText };
}

/** What CI asks: whether something cannot be compiled, else whether something differs. */
function exitCodeOf(workflows: readonly LockExplanation[], broken: readonly string[]): number {
  if (broken.length > 0 || workflows.some(({ state }) => state === 'broken')) return exitCode.errorsFound;
  return workflows.some(({ state }) => state !== 'unchanged') ? exitCode.stale : exitCode.ok;
}

/** Without git, or outside of a work tree, nothing is. */
async function hasCommittedLock(project: string): Promise<boolean> {
  try {
    return (await gitFiles(project, 'HEAD', ['workrail.lock'])).length > 0;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

function chosen(all: readonly LockExplanation[], id: unknown): readonly LockExplanation[] {
  if (typeof id !== 'string') return all;
  const found = all.filter(({ workflowId }) => workflowId === id);
  if (found.length > 0) return found;
  const close = suggestNamed(
    id,
    all.map(({ workflowId }) => workflowId),
  );
  throw usageError(
    `"${id}" is not in workrail.lock and is not a workflow of this project${close === null ? '' : `; did you mean ${close}?`}`,
    `Run: ${close === null ? forProject('workrail lock') : typedWith('lock --explain', id, close)}`,
  );
}

const sentences: Readonly<Record<LockExplanation['state'], string>> = {
  unchanged: 'matches workrail.lock',
  changed: 'changed since workrail.lock was written',
  not_locked: 'not listed in workrail.lock yet',
  gone: 'listed in workrail.lock, but no source has this id',
  broken: `the source does not compile; run: ${forProject('workrail check')}`,
};

/** What the explanations of a project can point to. */
type Pointers = {
  /** Ids that have an explanation of their own. */
  readonly locked: ReadonlySet<string>;
  /** Hashes that can be compared here; those of another clone cannot. */
  readonly isStored: (hash: WorkflowHash) => boolean;
  /** Git has an earlier state of the project. */
  readonly isCommitted: boolean;
};

function causeText({ input, id, before, after, detail }: LockCause, { locked }: Pointers, colors: Colors) {
  const sides =
    before === undefined && after === undefined ? '' : `${newline}      ${before ?? 'none'} -> ${after ?? 'none'}`;
  const isOurs = input === 'child' && id !== undefined && locked.has(id);
  const why = isOurs ? `${newline}      See why: ${forProject(`workrail lock --explain ${id}`)}` : '';
  return `  ${colors.bold(input)}${id === undefined ? '' : ` ${id}`}: ${detail}${sides}${why}`;
}

function explanationText(
  { workflowId, state, isHashChanged, lockedHash, causes }: LockExplanation,
  pointers: Pointers,
  colors: Colors,
): string {
  const lines = [
    `${colors.bold(workflowId)}: ${sentences[state]}`,
    ...causes.map((cause) => causeText(cause, pointers, colors)),
  ];
  if (state === 'changed' && !isHashChanged)
    lines.push('  The workflow hash is the same; only the entry in workrail.lock changes.');
  if (state === 'changed' && isHashChanged && lockedHash !== undefined && pointers.isStored(lockedHash))
    lines.push(
      `  See what changed: ${forProject(`workrail diff ${lockedHash.slice(0, 'sha256:'.length + 12)} ${workflowId}`)}`,
    );
  else if (state === 'changed' && isHashChanged && pointers.isCommitted)
    lines.push(`  See what changed since the last commit: ${forProject(`workrail diff HEAD ${workflowId}`)}`);
  return lines.join(newline);
}

export async function run(invocation: Invocation): Promise<number> {
  const { options } = invocation;
  const project = projectFolder(options['project']);
  const { all, neverLocked, unread, ...rest } = compared(project, invocation);
  for (const message of unread) say(`warning: ${message}`);
  const workflows = [...chosen(all, options['explain'])];
  const broken = options['explain'] === undefined ? neverLocked : [];
  const hasOtherText = rest.hasOtherText && options['explain'] === undefined;
  const report: LockReport = {
    version: 1,
    workflows,
    ...(broken.length === 0 ? {} : { broken: [...broken] }),
    ...(hasOtherText ? { hasOtherText } : {}),
  };
  const code = hasOtherText ? exitCode.stale : exitCodeOf(workflows, broken);
  if (options['json'] === true) {
    await printJson(report);
    return code;
  }
  const colors = dataColors();
  const isStale = workflows.some(({ state }) => state !== 'unchanged' && state !== 'broken');
  const other = hasOtherText
    ? ['workrail.lock has other content than `workrail compile` writes, such as an added key or blank']
    : [];
  // A source that does not compile leaves the lock file as it is.
  const isHeld = broken.length > 0 || all.some(({ state }) => state === 'broken');
  const how = `${isHeld ? 'fix the sources that do not compile, then run: ' : ''}${forProject('workrail compile')}`;
  const next = isStale || hasOtherText ? [`To update the lock file: ${how}`] : [];
  const none = workflows.length === 0 && broken.length === 0 ? ['The project has no workflows.'] : [];
  const pointers: Pointers = {
    locked: new Set(all.map(({ workflowId }) => workflowId)),
    isStored: (hash) => storedSnapshot(hash, project) !== null,
    isCommitted: workflows.some(({ state }) => state === 'changed') && (await hasCommittedLock(project)),
  };
  const unlocked = broken.map(
    (file) => `${colors.bold(file)}: does not compile and has no lock entry; run: ${forProject('workrail check')}`,
  );
  const explained = workflows.map((one) => explanationText(one, pointers, colors));
  await printData([...explained, ...unlocked, ...none, ...other, ...next].join(newline));
  return code;
}
