/**
 * `workrail start <id>`: a run with bindings of its own, for an agent to continue over MCP. The workflow is
 * compiled with what `--bind` says and pinned; what a project binds later changes nothing in it.
 *
 * stdout is what the agent is given: the first step with its handle, and how to go on. What a person wants to know is on stderr.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import { autonomyLevels, riskPolicies } from '../../schemas/closed-sets.ts';
import type { StartReport } from '../../schemas/cli-reports.ts';
import type { CompiledBinding, CompiledInput } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { StartInput } from '../../schemas/tools.ts';
import { bindingText } from '../reporters/binding-words.ts';
import { exitCode, type Invocation } from '../command.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { refresh, rootsOf, staleRoots } from '../../project/compile/ensure-compiled.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { projectFolder } from '../../project/places.ts';
import { printReport } from '../reporters/report.ts';
import { visibleName } from '../../schemas/visible-text.ts';
import { chosenOf } from '../operands/chosen-value.ts';
import { pairsOf, requestedBindings } from '../operands/requested-bindings.ts';
import { catalogForRun, compileForRun, type RunWorkflow } from '../operands/run-workflow.ts';
import { block, printData, printJson, say, warn } from '../terminal/terminal.ts';

const setForm = 'Write it as --set key=value, for example --set base=main';

const listForm = `Write a list as --set key=a,b; if an item is empty or contains a comma, use JSON: --set 'key=["a,b","c"]'`;

function preferencesOf({ options }: Invocation): NonNullable<StartInput['preferences']> {
  const autonomy = chosenOf('--autonomy', options['autonomy'], autonomyLevels);
  const riskPolicy = chosenOf('--risk', options['risk'], riskPolicies);
  return { ...(autonomy === undefined ? {} : { autonomy }), ...(riskPolicy === undefined ? {} : { riskPolicy }) };
}

function goalOf({ options }: Invocation): Pick<StartInput, 'goal'> {
  const { goal } = options;
  if (goal === undefined) return {};
  if (typeof goal === 'string' && goal.trim() !== '') return { goal };
  throw usageError('--goal needs a text', 'Write what the run is for: --goal "Fix the login bug"');
}

/** A list is a JSON array, or its texts with commas between them. A comma inside a text needs the JSON form. */
function listOf(text: string): JsonValue {
  if (!text.startsWith('[')) return text === '' ? [] : itemsOf(text);
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw usageError(`--set: the list "${visibleName(text)}" is malformed JSON`, listForm);
  }
}

function itemsOf(text: string): readonly string[] {
  const items = text.split(',').map((one) => one.trim());
  if (items.includes('')) throw usageError(`--set: the list "${text}" has an empty item`, listForm);
  if (text.includes('\\,'))
    throw usageError(`--set: a backslash before a comma in "${text}" is not a valid escape`, listForm);
  return items;
}

/** As its declared kind says; what does not fit it stays text, which is then refused with what is allowed. */
function valueAs(text: string, kind: CompiledInput['kind'] | undefined): JsonValue {
  if (kind === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'list' ? listOf(text) : text;
}

function contextOf(pairs: ReadonlyMap<string, string>, inputs: readonly CompiledInput[]): JsonObject {
  const kinds = new Map(inputs.map((input) => [input.contextKey ?? input.key, input.kind]));
  return Object.fromEntries([...pairs].map(([key, text]) => [key, valueAs(text, kinds.get(key))]));
}

/** A refused context is sent again with another `--set`, where an agent would send another `context`. */
function forPeople(error: ErrorEnvelope, workflowId: string): ErrorEnvelope {
  if (error.details?.['argument'] !== 'context') return error;
  const message = error.message.replace(/^start_workflow: /, '');
  return {
    ...error,
    message,
    suggestion: `Set the values with --set key=value; to list them: workrail inspect ${workflowId}`,
  };
}

const intro = 'This WorkRail run was started for you. Do the step below, then make the call below it.';

async function refuseBroken(
  { diagnostics, texts, folder }: RunWorkflow,
  { options, withJson }: Invocation,
): Promise<number> {
  const result = { diagnostics, texts, compiled: [] };
  const format = options['json'] === true ? 'json' : 'pretty';
  await printReport(format, result, { folder, workflows: 1, withCompiled: false, showAll: withJson });
  return exitCode.errorsFound;
}

function sayStarted(runName: string, workflowId: string, bindings: readonly CompiledBinding[]): void {
  say(`Started ${workflowId} as ${runName}.`);
  for (const binding of bindings) say(`  ${bindingText(binding)}`);
  say('Paste the text above to an agent that is connected to `workrail serve`.');
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
  const set = pairsOf('set', options['set'], setForm);
  const preferences = preferencesOf(invocation);
  if (isFrozen) await (await import('../serving/serve-project.ts')).refuseUnreviewed(project);
  else await refresh(staleRoots(rootsOf(project), warn), warn);

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
  if (started.isErr()) throw new Failure(forPeople(started.error, workflowId));
  const { ok: _ok, ...data } = started.value.data;
  const { bindings } = compiled.snapshot;
  const agentText = `${intro}\n\n${started.value.text}`;
  if (isJson) {
    const report: StartReport = { version: 1, ...data, bindings, agentText };
    await printJson(report);
    return exitCode.ok;
  }
  await printData(block(agentText));
  for (const { message } of data.warnings) warn(message);
  sayStarted(data.session.runName, workflowId, bindings);
  return exitCode.ok;
}
