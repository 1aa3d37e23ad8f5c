/** `workrail diff <a> <b>`: two workflows compared by meaning, and what the difference means for a run in progress. */
import { diffWorkflows } from '../../compiler/diff/diff.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';
import { exitCode, type Invocation } from '../command.ts';
import { refresh, rootsOf, staleRoots } from '../fresh.ts';
import { projectFolder } from '../places.ts';
import { diffText } from '../reporters/diff-text.ts';
import { dataColors, printData, printJson } from '../terminal.ts';
import { type NamedWorkflow, namedWorkflow } from '../workflow-operand.ts';

const sideOf = ({ named, workflowHash, snapshot }: NamedWorkflow): DiffReport['before'] => ({
  workflowId: snapshot.workflowId,
  workflowHash,
  version: snapshot.version,
  named,
});

export async function run({ operands, options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  await refresh(staleRoots(rootsOf(project)));
  const [before, after] = [
    await namedWorkflow(operands[0] ?? '', project),
    await namedWorkflow(operands[1] ?? '', project),
  ];
  const { verdict, reasons, changes } = diffWorkflows(before.snapshot, after.snapshot);
  const report: DiffReport = { version: 1, before: sideOf(before), after: sideOf(after), verdict, reasons, changes };
  await (options['json'] === true ? printJson(report) : printData(diffText(report, dataColors())));
  return exitCode.ok;
}
