/** `workrail inspect <id>`: what a workflow needs, does, and says, and where every line of that came from. */
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { InspectData } from '../../schemas/tools.ts';
import { CommandFailure, exitCode, type Invocation, usageError } from '../command.ts';
import { sourceMapAt, sourceText } from '../compiled-workflow.ts';
import { refresh, rootsOf, staleRoots } from '../fresh.ts';
import { graphForm, graphText } from '../graph/graph.ts';
import { openRuntime } from '../open-runtime.ts';
import { projectFolder } from '../places.ts';
import { provenanceOf, provenanceText } from '../provenance.ts';
import { columns, dataColors, harmless, printData, printJson, say, wrapped } from '../terminal.ts';

const views = ['prompts', 'compiled', 'extensionPoints', 'source', 'provenance', 'graph'] as const;
type View = (typeof views)[number];

function chosenView(options: Invocation['options']): View | undefined {
  const chosen = views.filter((view) => options[view] !== undefined && options[view] !== false);
  if (chosen.length > 1)
    throw usageError(
      'inspect shows one view at a time',
      'Give only one of --prompts, --compiled, --extension-points, --source, --provenance, --graph',
    );
  return chosen[0];
}

export async function run({ operands, options }: Invocation): Promise<number> {
  const view = chosenView(options);
  const form = view === 'graph' ? graphForm(options['graph']) : null;
  const project = projectFolder(options['project']);
  await refresh(staleRoots(rootsOf(project)));
  const runtime = openRuntime(project);
  const workflowId = operands[0] ?? '';
  const inspected = await runtime.inspect({
    workflowId,
    mode: view === 'extensionPoints' ? 'extension_points' : 'metadata',
  });
  if (inspected.isErr()) throw new CommandFailure(forPeople(inspected.error, workflowId), exitCode.errorsFound);
  const { data } = inspected.value;
  const isJson = options['json'] === true;
  if (view === undefined || view === 'extensionPoints') {
    await printSummary(data, view === 'extensionPoints', isJson);
    return exitCode.ok;
  }
  if (view === 'source') {
    await printSource(project, data, isJson);
    return exitCode.ok;
  }
  const snapshot = await runtime.compiled(data.workflow.workflowId);
  if (snapshot.isErr()) throw new CommandFailure(snapshot.error, exitCode.errorsFound);
  await printSnapshot(snapshot.value, { view, form, project, data, isJson });
  return exitCode.ok;
}

async function printSummary(data: InspectData, onlyExtensionPoints: boolean, isJson: boolean): Promise<void> {
  if (isJson) {
    const { ok: _ok, ...rest } = data;
    return printJson({ version: 1, ...rest });
  }
  await printData(onlyExtensionPoints ? extensionPointsText(data) : overviewText(data));
  for (const warning of data.warnings) say(`warning: ${warning.message}`);
}

async function printSource(project: string, { workflow }: InspectData, isJson: boolean): Promise<void> {
  const { workflowId, workflowHash, sourceKind } = workflow;
  const source = sourceText(project, sourceKind, workflowHash);
  if (isJson) return printJson({ version: 1, workflowId, workflowHash, sourceKind, ...source });
  say(source.file);
  return printData(source.text);
}

type SnapshotView = {
  readonly view: Exclude<View, 'extensionPoints' | 'source'>;
  readonly form: ReturnType<typeof graphForm> | null;
  readonly project: string;
  readonly data: InspectData;
  readonly isJson: boolean;
};

async function printSnapshot(snapshot: CompiledSnapshot, shown: SnapshotView): Promise<void> {
  const { view, form, project, data, isJson } = shown;
  const { workflowId, workflowHash, sourceKind } = data.workflow;
  if (view === 'provenance') {
    const map = sourceMapAt(project, sourceKind, workflowHash);
    if (!isJson) return printData(provenanceText(snapshot, map, dataColors()));
    return printJson({ version: 1, workflowId, workflowHash, files: map.files, steps: provenanceOf(snapshot, map) });
  }
  if (form !== null) {
    const graph = graphText(snapshot, form);
    return isJson ? printJson({ version: 1, workflowId, workflowHash, form, graph }) : printData(graph);
  }
  if (view === 'compiled' || isJson) return printJson({ version: 1, workflowHash, snapshot });
  return printData(promptsOf(snapshot.steps));
}

const listed = (text: string) => `  - ${wrapped(text, columns() - 4, '    ')}`;

function overviewText(data: InspectData): string {
  const { bold, dim } = dataColors();
  const { workflow, inputs, references, recommendations, steps } = data;
  const advice = Object.entries(recommendations).map(([key, value]) => `${key} ${value}`);
  return [
    `${bold(harmless(workflow.name))}  ${dim(`${workflow.workflowId}, version ${workflow.version}, ${workflow.sourceKind}`)}`,
    wrapped(workflow.description, columns(), ''),
    ...(inputs.length === 0 ? [] : ['', bold('Inputs, sent as context')]),
    ...inputs.map((input) =>
      listed(
        `${input.contextKey ?? input.key} (${input.values?.join('|') ?? input.kind}${input.required ? ', required' : ''})${input.description === undefined ? '' : `: ${input.description}`}`,
      ),
    ),
    ...(references.length === 0 ? [] : ['', bold('References')]),
    ...references.map(({ title, source, purpose }) => listed(`${title} (${source}): ${purpose}`)),
    ...(advice.length === 0 ? [] : ['', `${bold('Recommended at most')}: ${advice.join(', ')}`]),
    '',
    bold('Steps'),
    ...steps.map(
      (step, i) => `  ${i + 1}. ${harmless(step.title)}${step.requireConfirmation ? dim(' (asks the person)') : ''}`,
    ),
    '',
    dim(workflow.workflowHash),
  ].join('\n');
}

function extensionPointsText({ extensionPoints }: InspectData): string {
  if (extensionPoints.length === 0) return 'It has no extension points.';
  return extensionPoints
    .map(({ slot, purpose, defaultBinding, binding }) =>
      listed(
        `${slot}: ${purpose} (bound to ${binding?.implementationId ?? defaultBinding}, ${binding?.source ?? 'default'})`,
      ),
    )
    .join('\n');
}

/** An unknown id is answered with a command, where an agent gets the name of a tool. */
function forPeople(error: ErrorEnvelope, workflowId: string): ErrorEnvelope {
  if (error.details?.['argument'] !== 'workflowId') return error;
  const nearest = error.details['nearest'];
  return {
    ...error,
    message: `no workflow has the id "${workflowId}"${typeof nearest === 'string' ? `; did you mean "${nearest}"?` : ''}`,
    suggestion: typeof nearest === 'string' ? `Run: workrail inspect ${nearest}` : 'Run: workrail list',
  };
}

function promptsOf(
  steps: readonly { readonly stepId: string; readonly title: string; readonly prompt: string }[],
): string {
  const { bold } = dataColors();
  return steps
    .map((step, i) => `${bold(`${i + 1}. ${harmless(step.title)} (${step.stepId})`)}\n\n${harmless(step.prompt)}`)
    .join('\n\n');
}
