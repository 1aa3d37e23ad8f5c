/**
 * `workrail start <id>`: starts a run with its own bindings, which an agent continues over MCP. The workflow is
 * compiled with the bindings of `--bind` and pinned; later bindings of the project do not affect the run.
 *
 * stdout is for the agent: the first step with its handle, and the next call. Messages for the user go to stderr.
 */

import { refreshStale, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { projectFolder } from '../../project/places.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import { autonomyLevels, riskPolicies } from '../../schemas/closed-sets.ts';
import type { CompiledBinding } from '../../schemas/compiled-snapshot.ts';
import type { StartInput } from '../../schemas/tools.ts';
import { chosenOf } from '../arguments/chosen-value.ts';
import { exitCode, type Invocation } from '../command.ts';
import { requestedBindings } from '../operands/requested-bindings.ts';
import { contextOf, startErrorForTerminal, goalOf, setPairs } from '../operands/run-inputs.ts';
import { catalogForRun, compileForRun, type RunWorkflow } from '../operands/run-workflow.ts';
import { bindingText } from '../reporters/binding-words.ts';
import { printReport } from '../reporters/report.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { block, printData, printJson, say, warn } from '../terminal/terminal.ts';
import { textForProject } from '../../project/next-command.ts';

function preferencesOf({ options }: Invocation): NonNullable<StartInput['preferences']> {
  const autonomy = chosenOf('--autonomy', options['autonomy'], autonomyLevels);
  const riskPolicy = chosenOf('--risk', options['risk'], riskPolicies);
  return { ...(autonomy === undefined ? {} : { autonomy }), ...(riskPolicy === undefined ? {} : { riskPolicy }) };
}

const intro = 'This WorkRail run was started for you. Do the step below, then make the call that is shown after it.';
/** With these inputs, no step runs. */
const completeIntro = 'This WorkRail run was started for you. It is already complete, and it has no step to do.';

async function refuseBroken(
  { diagnostics, texts, folder }: RunWorkflow,
  { options, withJson }: Invocation,
): Promise<number> {
  const result = { diagnostics, texts, compiled: [] };
  const format = options['json'] === true ? 'json' : 'pretty';
  await printReport(format, result, { folder, workflows: 1, withCompiled: false, showAll: withJson });
  return exitCode.errorsFound;
}

function printStarted(
  { session: { runName }, isComplete }: Pick<StartReport, 'session' | 'isComplete'>,
  workflowId: string,
  bindings: readonly CompiledBinding[],
): void {
  say(`Started ${workflowId} as ${runName}.`);
  for (const binding of bindings) say(`  ${bindingText(binding)}`);
  if (isComplete) say('The run is already complete: with these inputs, no step of the workflow runs.');
  else say('Paste the text above to an agent that is connected to `workrail serve`.');
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const project = projectFolder(options['project']);
  const isJson = options['json'] === true;
  const isFrozen = options['frozen'] === true;
  const requested = requestedBindings(invocation);
  if (isFrozen && requested.isFallbackAllowed)
    throw usageError('--frozen and --allow-default-binding cannot be combined', 'Remove one of them');
  const requests = {
    ...requested,
    isFallbackAllowed: !isFrozen,
    isCliRequired: !requested.isFallbackAllowed,
  };
  const set = setPairs(invocation);
  const preferences = preferencesOf(invocation);
  if (isFrozen) await (await import('../serving/serve-project.ts')).refuseUnreviewed(project);
  else await refreshStale(rootsOf(project), warn);

  const workflow = await compileForRun('start', operands[0] ?? '', project, requests);
  const { compiled, diagnostics, workflowId } = workflow;
  if (compiled === null) return refuseBroken(workflow, invocation);
  for (const { message, label } of diagnostics.filter(({ code }) => code === 'bind/fell-back'))
    warn(`${message}; ${label}`);

  const context = contextOf(set, compiled.snapshot.inputs);
  const started = await openRuntime(project, undefined, catalogForRun(compiled)).start({
    workflowId,
    ...goalOf(invocation),
    context,
    preferences,
  });
  if (started.isErr()) throw new Failure(startErrorForTerminal(started.error, workflowId));
  const { ok: _ok, ...data } = started.value.data;
  const { bindings } = compiled.snapshot;
  const agentText = `${data.isComplete ? completeIntro : intro}\n\n${started.value.text}`;
  if (isJson) {
    const report: StartReport = { version: 1, ...data, bindings, agentText };
    await printJson(report);
    return exitCode.ok;
  }
  await printData(block(agentText));
  for (const { message } of data.warnings) warn(textForProject(message));
  printStarted(data, workflowId, bindings);
  return exitCode.ok;
}
