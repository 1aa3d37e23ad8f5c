/** `workrail list`: the workflows that an agent can start here. */

import { refreshStale, rootsOf, warnOfRefusal } from '../../project/compile/ensure-compiled.ts';
import { Failure, valueOrFailure } from '../../project/failure.ts';
import { projectFolder } from '../../project/places.ts';
import { ignoredFiles } from '../../project/sources/ignored-files.ts';
import { createHost } from '../../runtime/host.ts';
import { listWorkflows } from '../../runtime/use-cases/list-workflows.ts';
import type { WorkflowList } from '../../schemas/cli-reports.ts';
import { exitCode, exitCodeOf, type Invocation } from '../command.ts';
import { compilingPort } from '../serving/local-compile.ts';
import { openCatalogs } from '../serving/open-catalogs.ts';
import { columns, dataColors, printData, printJson, warn, wrapped } from '../terminal/terminal.ts';
import { textForProject } from '../../project/next-command.ts';

/**
 * Workflows that are missing because their root could not be read or compiled, or because `workrail.json` hides them: the list is not
 * what an agent should be offered.
 */
function exitOf(project: string, isComplete: boolean): number {
  let code: number = isComplete ? exitCode.ok : exitCode.errorsFound;
  for (const root of rootsOf(project)) {
    try {
      for (const sentence of ignoredFiles(root)) warn(sentence);
    } catch (error) {
      if (!Failure.is(error)) throw error;
      warnOfRefusal(warn, root, error);
      code = exitCodeOf(error);
    }
  }
  return code;
}

export async function run({ options }: Invocation): Promise<number> {
  const project = projectFolder(options['project']);
  const told = new Set<string>();
  const tell = (warning: string) => {
    told.add(warning);
    warn(warning);
  };
  const isComplete = await refreshStale(rootsOf(project), tell);
  const catalogs = openCatalogs(createHost(), project, compilingPort());
  const { workflows, ...listed } = valueOrFailure(await listWorkflows({ catalogs }, {})).data;
  const warnings = listed.warnings.map((warning) => ({ ...warning, message: textForProject(warning.message) }));
  if (options['json'] === true) {
    const report: WorkflowList = { version: 1, workflows, warnings };
    await printJson(report);
    return exitOf(project, isComplete);
  }
  const colors = dataColors();
  const indent = '    ';
  for (const workflow of workflows) {
    const marks = [
      workflow.kind,
      workflow.sourceKind,
      ...(workflow.boundBy === undefined ? [] : ['extension points bound by this project']),
      ...(workflow.suggestedId ? [`rename to ${workflow.suggestedId}`] : []),
    ];
    await printData(`${colors.bold(workflow.workflowId)}  ${colors.dim(marks.join(', '))}`);
    await printData(
      `${indent}${wrapped(`${workflow.name}: ${workflow.description}`, columns() - indent.length, indent)}`,
    );
  }
  for (const { message } of warnings) if (!told.has(message)) warn(message);
  return exitOf(project, isComplete);
}
