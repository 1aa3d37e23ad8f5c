/** `workrail inspect <id>`: what a workflow needs, does, and says. */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { InspectData } from '../../schemas/tools.ts';
import { CommandFailure, exitCode, type Invocation, usageError } from '../command.ts';
import { refresh, rootsOf, staleRoots } from '../fresh.ts';
import { openRuntime } from '../open-runtime.ts';
import { projectFolder } from '../places.ts';
import { columns, dataColors, printData, printJson, say, wrapped } from '../terminal.ts';

const views = ['prompts', 'compiled', 'extensionPoints'] as const;

export async function run({ operands, options }: Invocation): Promise<number> {
  const chosen = views.filter((view) => options[view] === true);
  if (chosen.length > 1)
    throw usageError('inspect shows one view at a time', 'Give only one of --prompts, --compiled, --extension-points');
  const [view] = chosen;
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
  if (view === 'prompts' || view === 'compiled') {
    const snapshot = await runtime.compiled(data.workflow.workflowId);
    if (snapshot.isErr()) throw new CommandFailure(snapshot.error, exitCode.errorsFound);
    if (view === 'compiled' || options['json'] === true)
      await printJson({ version: 1, workflowHash: data.workflow.workflowHash, snapshot: snapshot.value });
    else await printData(promptsOf(snapshot.value.steps));
    return exitCode.ok;
  }
  if (options['json'] === true) {
    const { ok: _ok, ...rest } = data;
    await printJson({ version: 1, ...rest });
  } else {
    await printData(view === 'extensionPoints' ? extensionPointsText(data) : overviewText(data));
    for (const warning of data.warnings) say(`warning: ${warning.message}`);
  }
  return exitCode.ok;
}

const listed = (text: string) => `  - ${wrapped(text, columns() - 4, '    ')}`;

function overviewText(data: InspectData): string {
  const { bold, dim } = dataColors();
  const { workflow, inputs, references, recommendations, steps } = data;
  const advice = Object.entries(recommendations).map(([key, value]) => `${key} ${value}`);
  return [
    `${bold(workflow.name)}  ${dim(`${workflow.workflowId}, version ${workflow.version}, ${workflow.sourceKind}`)}`,
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
    ...steps.map((step, i) => `  ${i + 1}. ${step.title}${step.requireConfirmation ? dim(' (asks the person)') : ''}`),
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
  return steps.map((step, i) => `${bold(`${i + 1}. ${step.title} (${step.stepId})`)}\n\n${step.prompt}`).join('\n\n');
}
