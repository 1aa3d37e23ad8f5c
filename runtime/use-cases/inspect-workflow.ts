/** inspect_workflow: what a workflow needs and does, without starting it [inspect-starts-nothing]. Reads only. */
import { err, ok, type Result } from 'neverthrow';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { asksForConfirmation, requiresNotes, stepOptionsOf } from '../../schemas/step-options.ts';
import type { InspectData, InspectInput } from '../../schemas/tools.ts';
import { contextKeyOf } from '../core/context.ts';
import { inLine, unforgedWarnings } from '../core/frame.ts';
import { quotedLines } from '../core/reply-text.ts';
import { listedSteps } from '../projections/listed-probes.ts';
import type { Environment } from '../session/environment.ts';
import { resolveWorkflow, summaryOf } from './workflow-library.ts';
import { namedWorkflow } from './named-workflow.ts';
import type { Reply } from '../replies/attempt-reply.ts';

export async function inspectWorkflow(
  environment: Environment,
  input: InspectInput,
): Promise<Result<Reply<InspectData>, ErrorEnvelope>> {
  const found = await resolveWorkflow(environment.catalogs, 'inspect_workflow', input.workflowId, input.workspacePath);
  if (found.isErr()) return err(found.error);
  const { entry, warnings } = found.value;
  const compiled = await namedWorkflow(environment, found.value);
  if (compiled.isErr()) return err(compiled.error);
  const workflow = compiled.value.snapshot;
  const summary = {
    ...summaryOf(found.value),
    version: workflow.version,
    ...(entry.workflowId === input.workflowId ? {} : { canonicalId: entry.workflowId }),
  };
  const data: InspectData = {
    ...inspectDataOf(workflow, summary),
    ...(input.mode === 'preview' ? { firstPrompt: workflow.steps[0]?.prompt ?? '' } : {}),
    warnings: [...warnings],
  };
  return ok({ data, text: inspectText(data, input) });
}

/** What a compiled snapshot needs and does, wherever it came from. */
export function inspectDataOf<Summary>(
  workflow: CompiledSnapshot,
  summary: Summary,
): Omit<InspectData, 'workflow'> & { workflow: Summary } {
  const { extensionContract } = workflow;
  return {
    ok: true,
    workflow: summary,
    inputs: workflow.inputs,
    capabilities: workflow.capabilities,
    recommendations: workflow.recommendations,
    references: workflow.references,
    extensionPoints: workflow.extensionPoints.map((point) => {
      const binding = workflow.bindings.find((candidate) => candidate.slot === point.slot);
      return binding === undefined ? point : { ...point, binding };
    }),
    ...(extensionContract === undefined ? {} : { extensionContract }),
    steps: workflow.steps.map(({ stepId, title, probe, ...step }) => ({
      stepId,
      title,
      ...stepOptionsOf(step),
      ...(probe === undefined ? {} : { probe: { capability: probe.capability, visibility: probe.visibility } }),
    })),
    warnings: [],
  };
}

/** The compiled snapshot that an id means now. */
export async function compiledWorkflow(
  environment: Environment,
  workflowId: string,
): Promise<Result<CompiledSnapshot, ErrorEnvelope>> {
  const found = await resolveWorkflow(environment.catalogs, 'inspect', workflowId, undefined);
  if (found.isErr()) return err(found.error);
  const compiled = await namedWorkflow(environment, found.value);
  return compiled.map(({ snapshot }) => snapshot);
}

const listOrNothing = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));
const contractText = (accepts: readonly string[], produces: readonly string[]) =>
  `accepts ${listOrNothing(accepts)}, produces ${listOrNothing(produces)}`;

function inspectText(data: InspectData, input: InspectInput): string {
  const { workflow } = data;
  const lines = [
    inLine(`${workflow.workflowId} (version ${workflow.version}): ${workflow.name}`),
    `> ${inLine(workflow.description)}`,
  ];
  for (const warning of unforgedWarnings(data.warnings)) lines.push(`! ${warning.message}`);
  if (input.mode === 'extension_points') {
    lines.push(
      '',
      data.extensionPoints.length === 0 ? 'It has no extension points.' : 'Extension points:',
      ...data.extensionPoints.map(({ slot, purpose, defaultBinding, binding, requiredContext, requiredArtifacts }) =>
        inLine(
          `- ${slot}: ${purpose} (bound to ${binding?.implementationId ?? defaultBinding}, ${binding?.source ?? 'default'}${binding?.fallbackReason === undefined ? '' : `: ${binding.fallbackReason}`}; ${contractText(requiredContext, requiredArtifacts)})`,
        ),
      ),
    );
    const { extensionContract } = data;
    if (extensionContract !== undefined) {
      const { accepts, produces } = extensionContract;
      lines.push('', inLine(`As an implementation of an extension point it ${contractText(accepts, produces)}.`));
    }
    return lines.join('\n');
  }
  if (data.inputs.length > 0) {
    lines.push('', 'Inputs (the agent sends them as context):');
    for (const each of data.inputs) {
      const kind = each.values === undefined ? each.kind : each.values.join('|');
      lines.push(
        inLine(
          `- ${contextKeyOf(each)} (${kind}${each.required ? ', required' : ''}${each.sensitive === true ? ', sensitive' : ''})${each.description ? `: ${each.description}` : ''}`,
        ),
      );
    }
  }
  for (const reference of data.references)
    lines.push(inLine(`Reference: ${reference.title} (${reference.source}): ${reference.purpose}`));
  const advice = Object.values(data.recommendations);
  if (advice.length > 0) lines.push(`Recommended limits: ${advice.join(', ')}`);
  lines.push(
    '',
    'Steps:',
    ...listedSteps(
      data.steps,
      (step, i) => ({ step, number: i + 1 }),
      (step, i) => [
        `${i + 1}. ${inLine(step.title)}${asksForConfirmation(step) ? ' (asks the user)' : ''}${requiresNotes(step) ? '' : ' (notes optional)'}`,
      ],
    ),
  );
  if (data.firstPrompt !== undefined) lines.push('', 'First prompt:', '', quotedLines(data.firstPrompt));
  lines.push('', `Start it with start_workflow { "workflowId": "${workflow.workflowId}" }.`);
  return lines.join('\n');
}
