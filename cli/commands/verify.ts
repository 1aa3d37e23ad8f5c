/**
 * `workrail verify`: everything that CI asks about the sources of a project, in one process and one compile: check, lint, fmt
 * and the lock file. Writes nothing. `--staged` asks it about what git would commit instead of the files of the work tree.
 */
import { listsOf, recordOf } from '../../compiler/artifacts.ts';
import { flowSummary } from '../../compiler/flow/summary.ts';
import { formatSource } from '../../compiler/format/format.ts';
import { version } from '../../package.json';
import type { ArtifactDifference, VerifyReport } from '../../schemas/diagnostics.ts';
import { lockDifferences } from '../artifact-differences.ts';
import { placeOf } from '../artifact-files.ts';
import { exitCode, type Invocation } from '../command.ts';
import { type CompiledRoot, compileRoot } from '../compile-root.ts';
import { withGitTree } from '../git-tree.ts';
import { configuredLevels, refuseUnknownRules, reviewWith } from '../lint-review.ts';
import { requireSources } from '../no-sources.ts';
import { projectFolder } from '../places.ts';
import { reportFormat } from '../reporters/report.ts';
import { printVerify } from '../reporters/verify-report.ts';
import { reportingConfig, withConfig } from '../config-report.ts';
import { severityLimits, shownOf, tooManyWarnings } from '../severity-limits.ts';
import { shellWord } from '../shell-word.ts';
import { rootOf, type SourceRoot } from '../sources.ts';

type Verified = {
  readonly result: CompiledRoot;
  readonly unformatted: readonly string[];
  readonly differences: readonly ArtifactDifference[];
};

/** Shipped sources that the project binds are formatted where they are written. What cannot be read is reported already. */
const unformattedOf = ({ inputs }: CompiledRoot): readonly string[] =>
  inputs
    .filter((input) => input.sourceKind !== 'bundled' && input.unread === undefined)
    .filter((input) => (formatSource(input).text ?? input.text) !== input.text)
    .map(({ file }) => file);

/** @param references the folder in which the references of a workflow are looked for */
function verified(root: SourceRoot, references: string, invocation: Invocation): Verified {
  const levels = configuredLevels(root);
  refuseUnknownRules(levels, root.folder);
  requireSources(root, invocation);
  const result = withConfig(root, compileRoot(root, { review: reviewWith(levels, references) }));
  const hasCompiled = !result.diagnostics.some(
    ({ severity, code }) => severity === 'error' && !code.startsWith('lint/'),
  );
  const { lock } = listsOf(result.compiled.map(recordOf), result.diagnostics, version);
  return {
    result,
    unformatted: unformattedOf(result),
    // Of sources that do not compile nothing can be locked: their errors say what to do first.
    differences: hasCompiled ? lockDifferences(placeOf(root), lock, root.folder) : [],
  };
}

export const run = (invocation: Invocation): Promise<number> => reportingConfig(invocation, () => verify(invocation));

async function verify(invocation: Invocation): Promise<number> {
  const format = reportFormat(invocation);
  const limits = severityLimits(invocation);
  const { options } = invocation;
  const project = projectFolder(options['project']);
  const isStaged = options['staged'] === true;
  const { result, unformatted, differences } = isStaged
    ? await withGitTree(project, null, [], (folder) => verified(rootOf(folder), project, invocation))
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
    fixes: fixesOf({ unformatted, differences, isStaged, project: options['project'] }),
    flow: flowSummary(compiled.map(({ snapshot }) => snapshot)),
    summary: { errors: count('error'), warnings: count('warning'), workflows: files.length },
  };
  await printVerify(format, report, { result, limits, folder: project });
  return hasErrors ? exitCode.errorsFound : differences.length > 0 ? exitCode.stale : exitCode.ok;
}

type Fixable = Pick<Verified, 'unformatted' | 'differences'> & {
  readonly isStaged: boolean;
  readonly project: unknown;
};

/** The commands that fix what needs no edit, in the order in which to run them. */
function fixesOf({ unformatted, differences, isStaged, project }: Fixable): string[] {
  const given = typeof project === 'string' ? ` --project ${shellWord(project)}` : '';
  const [format, compile] = ['workrail fmt', 'workrail compile'].map((command) => command + given) as [string, string];
  const commands = [...(unformatted.length === 0 ? [] : [format]), ...(differences.length === 0 ? [] : [compile])];
  const changed = [...unformatted, ...new Set(differences.map(({ path }) => path))];
  if (!isStaged || commands.length === 0) return commands;
  const top = typeof project === 'string' ? `-C ${shellWord(project)} ` : '';
  return [...commands, `git ${top}add ${changed.map(shellWord).join(' ')}`];
}
