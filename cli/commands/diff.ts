/** `workrail diff <a> <b>`: two workflows compared by meaning, and what the difference means for a run in progress. */
import { diffWorkflows } from '../../compiler/diff/diff.ts';
import { refreshStale, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { projectFolder } from '../../project/places.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';
import { exitCode, type Invocation } from '../command.ts';
import { atRevision, workflowAt } from '../operands/revision-operand.ts';
import { isStoredHash, isWorkflowId, type NamedWorkflow, namedWorkflow } from '../operands/workflow-operand.ts';
import { diffText } from '../reporters/diff-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { warn } from '../terminal/terminal.ts';

const sideOf = ({ named, workflowHash, snapshot }: NamedWorkflow): DiffReport['before'] => ({
  workflowId: snapshot.workflowId,
  workflowHash,
  version: snapshot.version,
  named,
});

const revision = { kind: 'git revision here', suggestion: 'a git revision (see `git log --oneline`)' };

/** A revision means the workflow of the other operand at that revision. An id that exists here is not read as a revision. */
async function readSide(named: string, other: string, project: string): Promise<NamedWorkflow> {
  const at = (await isWorkflowId(named, project)) ? null : await atRevision(named, other, project);
  return at === null ? namedWorkflow(named, project, revision) : { named, ...(await workflowAt(at, project)) };
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  const [a = '', b = ''] = operands;
  // A hash is looked up first: compiling removes the snapshot of a workflow that changed since.
  const stored = new Map<string, NamedWorkflow>();
  for (const named of [a, b])
    if (isStoredHash(named, project)) stored.set(named, await namedWorkflow(named, project, revision));
  await refreshStale(rootsOf(project), warn);
  const side = async (named: string, other: string) => stored.get(named) ?? (await readSide(named, other, project));
  const [before, after] = [await side(a, b), await side(b, a)];
  const { verdict, reasons, changes } = diffWorkflows(before.snapshot, after.snapshot);
  const report: DiffReport = { version: 1, before: sideOf(before), after: sideOf(after), verdict, reasons, changes };
  await printAnswer(null, report, options, diffText);
  return exitCode.ok;
}
