/** `workrail list`: what an agent would be offered here. */
import type { WorkflowList } from '../../schemas/cli-reports.ts';
import { CommandFailure, exitCode, type Invocation } from '../command.ts';
import { refresh, rootsOf, staleRoots } from '../fresh.ts';
import { openRuntime } from '../open-runtime.ts';
import { projectFolder } from '../places.ts';
import { sourceFolders } from '../sources.ts';
import { columns, dataColors, printData, printJson, say, wrapped } from '../terminal.ts';

/** Sources that `workrail.json` hides are missing from the list: it is not what an agent should be offered. */
function exitOf(project: string): number {
  try {
    for (const root of rootsOf(project)) sourceFolders(root);
    return exitCode.ok;
  } catch (error) {
    if (!CommandFailure.is(error)) throw error;
    return error.code;
  }
}

export async function run({ options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  await refresh(staleRoots(rootsOf(project)));
  const listed = await openRuntime(project).list({});
  if (listed.isErr()) throw new CommandFailure(listed.error, exitCode.errorsFound);
  const { workflows, warnings } = listed.value.data;
  if (options['json'] === true) {
    const report: WorkflowList = { version: 1, workflows, warnings };
    await printJson(report);
    return exitOf(project);
  }
  const colors = dataColors();
  const indent = '    ';
  for (const workflow of workflows) {
    const marks = [
      workflow.kind,
      workflow.sourceKind,
      ...(workflow.boundBy === undefined ? [] : ['bound by this project']),
      ...(workflow.suggestedId ? [`rename to ${workflow.suggestedId}`] : []),
    ];
    await printData(`${colors.bold(workflow.workflowId)}  ${colors.dim(marks.join(', '))}`);
    await printData(
      `${indent}${wrapped(`${workflow.name}: ${workflow.description}`, columns() - indent.length, indent)}`,
    );
  }
  for (const warning of warnings) say(`warning: ${warning.message}`);
  return exitOf(project);
}
