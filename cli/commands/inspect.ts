/** `workrail inspect <id|file>`: what a workflow needs, does, and says, and where every line of that came from. */

import { type ShownSource, sourceMapAt, sourceText } from '../../project/artifacts/compiled-workflow.ts';
import type { CompiledInputs } from '../../project/compile/compile-root.ts';
import { heldWorkflowsOf, refreshStale, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { Failure, usageError } from '../../project/failure.ts';
import { projectFolder } from '../../project/places.ts';
import { rootOf } from '../../project/sources/source-root.ts';
import type { CatalogPort } from '../../runtime/storage/ports.ts';
import { inspectDataOf } from '../../runtime/use-cases/inspect-workflow.ts';
import type {
  InspectedGraph,
  InspectedProvenance,
  InspectedSnapshot,
  InspectedSource,
  InspectedWorkflow,
  InspectReport,
} from '../../schemas/cli-reports.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { WorkflowId } from '../../schemas/ids.ts';
import type { SourceMap } from '../../schemas/source-map.ts';
import type { InspectData } from '../../schemas/tools.ts';
import { exitCode, type Invocation } from '../command.ts';
import { graphForm, graphText } from '../graph/graph.ts';
import { conditionLines, stepLines } from '../graph/steps-text.ts';
import { hashStartOf, isFileOperand } from '../operands/file-operand.ts';
import { workflowErrorForTerminal } from '../operands/run-inputs.ts';
import { contractLines, extensionPointsText, pointLine } from '../reporters/binding-words.ts';
import { provenanceOf, provenanceText } from '../reporters/provenance.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import {
  block,
  columns,
  dataColors,
  newline,
  printData,
  printFile,
  printJson,
  quotedLines,
  quotedProse,
  say,
  warn,
  wrapped,
} from '../terminal/terminal.ts';
import { textForProject } from '../../project/next-command.ts';

const views = ['prompts', 'compiled', 'extensionPoints', 'source', 'provenance', 'graph'] as const;
type View = (typeof views)[number];

function chosenView(options: Invocation['options']): View | undefined {
  const chosen = views.filter((view) => options[view] !== undefined && options[view] !== false);
  if (chosen.length > 1)
    throw usageError(
      'inspect takes at most one view option',
      'Give only one of --prompts, --compiled, --extension-points, --source, --provenance, --graph',
    );
  return chosen[0];
}

/** A workflow that is compiled now, for this one look. */
type CompiledHere = {
  readonly workflowId: string;
  readonly catalog: CatalogPort;
  readonly map: SourceMap;
  readonly source: ShownSource;
};

async function printBroken(
  { diagnostics, texts }: Pick<CompiledInputs, 'diagnostics' | 'texts'>,
  folder: string,
  { options, withJson }: Invocation,
): Promise<'broken'> {
  const { printReport } = await import('../reporters/report.ts');
  const result = { diagnostics, texts, compiled: [] };
  const format = options['json'] === true ? 'json' : 'pretty';
  await printReport(format, result, { folder, workflows: 1, withCompiled: false, showAll: withJson });
  return 'broken';
}

/** A file is shown as it would compile here, whether it belongs to the project or not. */
async function workflowOfFile(invocation: Invocation, project: string): Promise<CompiledHere | 'broken'> {
  const { operands } = invocation;
  const { compileOperands } = await import('../operands/compile-operands.ts');
  const { namedFile } = await import('../operands/workflow-operand.ts');
  const { refuseUnknownSlots, requestedBindings } = await import('../operands/requested-bindings.ts');
  const { catalogForRun } = await import('../operands/run-workflow.ts');
  const file = namedFile(operands[0] ?? '');
  const requests = requestedBindings(invocation);
  const result = compileOperands([file], { root: rootOf(project), requests });
  refuseUnknownSlots(requests, result, [file.input.file]);
  const [compiled] = result.compiled;
  if (compiled === undefined) return printBroken(result, process.cwd(), invocation);
  const source = { file: file.input.file, text: file.input.text };
  return { workflowId: compiled.workflowId, catalog: catalogForRun(compiled), map: compiled.map, source };
}

/** The workflow as a run with these bindings would have it. */
async function boundWorkflow(invocation: Invocation, project: string): Promise<CompiledHere | 'broken'> {
  const { operands } = invocation;
  const { requestedBindings } = await import('../operands/requested-bindings.ts');
  const { catalogForRun, compileForRun } = await import('../operands/run-workflow.ts');
  const workflow = await compileForRun('inspect', operands[0] ?? '', project, requestedBindings(invocation));
  const { compiled, workflowId, folder, source } = workflow;
  if (compiled === null) return printBroken(workflow, folder, invocation);
  return { workflowId, catalog: catalogForRun(compiled), map: compiled.map, source };
}

/** Of a workflow that cannot be written, its source and its map are nowhere but in the compiler, as for `start`. */
const isHeld = (workflowId: string, project: string): boolean =>
  heldWorkflowsOf(project)?.workflows.some(({ entry }) => entry.workflowId === workflowId) === true;

/** Null for what is compiled already. The compiler is loaded only for a file, and for `--bind`. */
async function compiledHere(
  invocation: Invocation,
  project: string,
  view: View | undefined,
): Promise<CompiledHere | 'broken' | null> {
  const { operands, options } = invocation;
  const isBound = options['bind'] !== undefined || options['allowDefaultBinding'] === true;
  if (isBound && view === 'source')
    throw usageError('--bind does not apply to --source', 'Remove --bind, or use it with another view');
  if (isFileOperand(operands[0] ?? '')) return workflowOfFile(invocation, project);
  await refreshStale(rootsOf(project), warn);
  return isBound || isHeld(operands[0] ?? '', project) ? boundWorkflow(invocation, project) : null;
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const view = chosenView(options);
  const form = view === 'graph' ? graphForm(options['graph']) : null;
  const project = projectFolder(options['project']);
  const named = operands[0] ?? '';
  if (hashStartOf(named) !== null) return inspectStored(named, { invocation, project, view, form });
  const here = await compiledHere(invocation, project, view);
  if (here === 'broken') return exitCode.errorsFound;
  const runtime = openRuntime(project, undefined, here?.catalog);
  const workflowId = here?.workflowId ?? named;
  const inspected = await runtime.inspect({
    workflowId,
    mode: view === 'extensionPoints' ? 'extension_points' : 'metadata',
  });
  if (inspected.isErr()) throw new Failure(workflowErrorForTerminal(inspected.error, workflowId, 'inspect'));
  const { data } = inspected.value;
  const isJson = options['json'] === true;
  if (view === 'extensionPoints') {
    await printExtensionPoints(data, isJson);
    return exitCode.ok;
  }
  if (view === 'source') {
    await printSource(data, here?.source ?? sourceText(project, data.workflow), isJson);
    return exitCode.ok;
  }
  const compiled = await runtime.compiled(data.workflow.workflowId);
  if (compiled.isErr()) throw new Failure(workflowErrorForTerminal(compiled.error, workflowId, 'inspect'));
  const snapshot = compiled.value;
  if (view === undefined) {
    await printSummary(data, snapshot, isJson);
    return exitCode.ok;
  }
  const map = view === 'provenance' ? (here?.map ?? sourceMapAt(project, data.workflow)) : null;
  await printSnapshot(snapshot, { view, form, map, data, isJson });
  return exitCode.ok;
}

type StoredView = Pick<SnapshotView, 'form'> & {
  readonly invocation: Invocation;
  readonly project: string;
  readonly view: View | undefined;
};

/** A snapshot as it was compiled or as a run pinned it, with what filled its extension points then. */
async function inspectStored(hash: string, { invocation, project, view, form }: StoredView): Promise<number> {
  const { options } = invocation;
  if (
    view === 'source' ||
    view === 'provenance' ||
    options['bind'] !== undefined ||
    options['allowDefaultBinding'] === true
  )
    throw usageError(
      'a hash identifies a compiled snapshot: --source, --provenance, --bind and --allow-default-binding do not apply',
      'Give the workflow id instead of the hash',
    );
  const { namedWorkflow } = await import('../operands/workflow-operand.ts');
  const { workflowHash, snapshot } = await namedWorkflow(hash, project);
  const { workflowId, kind, name, description, tags, version } = snapshot;
  const idStatus = workflowId.includes('.') ? 'namespaced' : 'legacy';
  const data = inspectDataOf(snapshot, {
    ...{ workflowId: workflowId as WorkflowId, workflowHash, kind, name, description, tags, version },
    idStatus,
  } as const);
  const isJson = options['json'] === true;
  if (view === undefined) await printSummary(data, snapshot, isJson);
  else if (view === 'extensionPoints') await printExtensionPoints(data, isJson);
  else await printSnapshot(snapshot, { view, form, map: null, data, isJson });
  return exitCode.ok;
}

const reportOf = ({ ok: _ok, ...rest }: InspectedWorkflow): InspectReport => ({ version: 1, ...rest });
const sayWarnings = ({ warnings }: InspectedWorkflow) => {
  for (const warning of warnings) warn(textForProject(warning.message));
};

async function printExtensionPoints(data: InspectedWorkflow, isJson: boolean): Promise<void> {
  if (isJson) return printJson(reportOf(data));
  await printData(extensionPointsText(data, dataColors()));
  sayWarnings(data);
}

async function printSummary(data: InspectedWorkflow, snapshot: CompiledSnapshot, isJson: boolean): Promise<void> {
  if (isJson) {
    const { conditions, loops, flow } = snapshot;
    const steps = data.steps.map((step) => {
      const { when, output } = snapshot.steps.find(({ stepId }) => stepId === step.stepId) ?? {};
      const contract = output?.contractRef;
      return { ...step, ...(when === undefined ? {} : { when }), ...(contract === undefined ? {} : { contract }) };
    });
    const report: InspectReport = { ...reportOf(data), steps, conditions, loops, flow };
    return printJson(report);
  }
  await printData(overviewText(data, snapshot));
  sayWarnings(data);
}

async function printSource({ workflow }: InspectData, source: ShownSource, isJson: boolean): Promise<void> {
  const { workflowId, workflowHash, sourceKind } = workflow;
  const report: InspectedSource = { version: 1, workflowId, workflowHash, sourceKind, ...source };
  if (isJson) return printJson(report);
  say(source.file);
  return printFile(source.text);
}

type SnapshotView = {
  readonly view: Exclude<View, 'extensionPoints' | 'source'>;
  readonly form: ReturnType<typeof graphForm> | null;
  readonly map: SourceMap | null;
  readonly data: InspectedWorkflow;
  readonly isJson: boolean;
};

async function printSnapshot(snapshot: CompiledSnapshot, shown: SnapshotView): Promise<void> {
  const { form, map, view, data, isJson } = shown;
  const { workflowId, workflowHash } = data.workflow;
  if (map !== null) {
    if (!isJson) return printData(provenanceText(snapshot, map, dataColors()));
    const steps = provenanceOf(snapshot, map).map((step) => ({ ...step, lines: [...step.lines] }));
    const report: InspectedProvenance = { version: 1, workflowId, workflowHash, files: map.files, steps };
    return printJson(report);
  }
  if (form !== null) {
    const graph = graphText(snapshot, form);
    const report: InspectedGraph = { version: 1, workflowId, workflowHash, form, graph };
    return isJson ? printJson(report) : printData(block(graph));
  }
  const report: InspectedSnapshot = { version: 1, workflowHash, snapshot };
  if (view === 'compiled' || isJson) return printJson(report);
  return printData(promptsOf(snapshot.steps));
}

const listed = (text: string) => `  - ${wrapped(text, columns() - 4, '    ')}`;

function overviewText(data: InspectedWorkflow, snapshot: CompiledSnapshot): string {
  const colors = dataColors();
  const { bold, dim } = colors;
  const { workflow, inputs, references, recommendations, extensionPoints } = data;
  const contract = contractLines(data);
  const conditions = conditionLines(snapshot);
  const advice = Object.entries(recommendations).map(([key, value]) => `${key} ${value}`);
  return [
    `${bold(workflow.name)}  ${dim([workflow.workflowId, `version ${workflow.version}`, workflow.sourceKind ?? 'compiled snapshot', ...(workflow.boundBy === undefined ? [] : ['extension points bound by this project'])].join(', '))}`,
    quotedProse(workflow.description),
    ...(inputs.length === 0 ? [] : ['', bold('Inputs (the agent sends them as context)')]),
    ...inputs.map((input) =>
      listed(
        `${input.contextKey ?? input.key} (${input.values?.join('|') ?? input.kind}${input.required ? ', required' : ''}${input.sensitive === true ? ', sensitive' : ''})${input.description === undefined ? '' : `: ${input.description}`}`,
      ),
    ),
    ...(references.length === 0 ? [] : ['', bold('References')]),
    ...references.map(({ title, source, purpose }) => listed(`${title} (${source}): ${purpose}`)),
    ...(advice.length === 0 ? [] : ['', `${bold('Recommended limits')}: ${advice.join(', ')}`]),
    ...(extensionPoints.length === 0 ? [] : ['', bold('Extension points')]),
    ...extensionPoints.map((point) => listed(pointLine(point))),
    ...(contract.length === 0 ? [] : ['', bold('When bound to an extension point'), ...contract]),
    '',
    bold('Steps'),
    ...stepLines(snapshot, colors),
    ...(conditions.length === 0 ? [] : ['', bold('Conditions'), ...conditions]),
    '',
    dim(workflow.workflowHash),
  ].join(newline);
}

function promptsOf(
  steps: readonly { readonly stepId: string; readonly title: string; readonly prompt: string }[],
): string {
  const { bold } = dataColors();
  return steps
    .map(
      (step, i) => `${bold(`${i + 1}. ${step.title} (${step.stepId})`)}${newline}${newline}${quotedLines(step.prompt)}`,
    )
    .join(`${newline}${newline}`);
}
