/** inspect_workflow: what a workflow needs and does, without starting it [inspect-starts-nothing]. Reads only. */
import { err, ok, type Result } from 'neverthrow';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { stepOptionsOf } from '../../schemas/step-options.ts';
import type { InspectData, InspectInput } from '../../schemas/tools.ts';
import { contextKeyOf } from '../core/context.ts';
import { replyTextBytesMax } from '../../schemas/limits.ts';
import { bytesOf, truncateSection, listWithin } from '../core/fit-sections.ts';
import { inLine, unforgedWarnings } from '../core/frame.ts';
import { quotedLines } from '../core/reply-text.ts';
import { linesOf, shortened } from '../core/text-budget.ts';
import { conditionTexts, outlineLines } from '../projections/outline.ts';
import type { Environment } from '../session/environment.ts';
import { resolveWorkflow, summaryOf } from './workflow-library.ts';
import { currentFault } from './current-source.ts';
import { namedWorkflow } from './named-workflow.ts';
import { lazyReply, type Reply } from '../core/reply.ts';

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
  return ok(lazyReply(data, () => inspectText(data, workflow, input)));
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
  const outdated = await currentFault(environment, workflowId, found.value);
  if (outdated !== null) return err(outdated);
  const compiled = await namedWorkflow(environment, found.value);
  return compiled.map(({ snapshot }) => snapshot);
}

const listOrNothing = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));
const contractText = (accepts: readonly string[], produces: readonly string[]) =>
  `accepts ${listOrNothing(accepts)}, produces ${listOrNothing(produces)}`;

/** The most of each part of the text, so that all parts fit, and the first prompt has the rest. */
const warningsBytesMax = 1500;
const inputsBytesMax = 2000;
const factsBytesMax = 1200;
const stepsBytesMax = 2400;
/** A number, a title and its marks. */
const stepBytesMax = 240;
const conditionsBytesMax = 800;
const conditionBytesMax = 200;
const pointsBytesMax = 5500;

const moreOf = (what: string) => (more: number) => `- and ${more} more ${what}`;

function headLines({ workflow, warnings }: InspectData): string[] {
  const { workflowId, version, name, kind, description, tags, sourceKind, boundBy } = workflow;
  const bound = boundBy === undefined ? '' : `, extension points bound by the ${boundBy}`;
  const tagged = tags.length === 0 ? '' : ` · tags: ${inLine(tags.join(', '))}`;
  return [
    inLine(`${workflowId} (version ${version}): ${name}`),
    `> ${inLine(description)}`,
    shortened(`Kind: ${kind}, source: ${sourceKind}${bound}${tagged}`, factsBytesMax),
    ...truncateSection(
      unforgedWarnings(warnings).map((warning) => `! ${warning.message}`),
      warningsBytesMax,
    ),
  ];
}

function pointLines({ extensionPoints, extensionContract }: InspectData): string[] {
  const points = extensionPoints.map(({ slot, purpose, defaultBinding, binding, requiredContext, requiredArtifacts }) =>
    inLine(
      `- ${slot}: ${purpose} (bound to ${binding?.implementationId ?? defaultBinding}, ${binding?.source ?? 'default'}${binding?.fallbackReason === undefined ? '' : `: ${binding.fallbackReason}`}; ${contractText(requiredContext, requiredArtifacts)})`,
    ),
  );
  const heading = points.length === 0 ? 'No extension points.' : 'Extension points:';
  const lines = ['', heading, ...listWithin(points, pointsBytesMax, moreOf('extension points'))];
  if (extensionContract === undefined) return lines;
  const { accepts, produces } = extensionContract;
  const own = inLine(`When bound to an extension point, this workflow ${contractText(accepts, produces)}.`);
  return [...lines, '', shortened(own, factsBytesMax)];
}

function inputLines({ inputs }: InspectData): string[] {
  if (inputs.length === 0) return [];
  const each = inputs.map((input) => {
    const kind = input.values === undefined ? input.kind : input.values.join('|');
    const meaning = input.description ? `: ${input.description}` : '';
    return inLine(
      `- ${contextKeyOf(input)} (${kind}${input.required ? ', required' : ''}${input.sensitive === true ? ', sensitive' : ''})${meaning}`,
    );
  });
  return ['', 'Inputs (the agent sends them as context):', ...listWithin(each, inputsBytesMax, moreOf('inputs'))];
}

/** What it needs of the agent and recommends, and what else it names; a line each. */
function factLines({ capabilities, recommendations, references, extensionPoints }: InspectData): string[] {
  const named = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', ');
  const [needs, limits] = [named(capabilities), named(recommendations)];
  const slots = extensionPoints.map(({ slot }) => slot).join(', ');
  const facts = [
    ...(needs === '' ? [] : [`Capabilities: ${needs}`]),
    ...(limits === '' ? [] : [`Recommended limits: ${limits}`]),
    ...(slots === '' ? [] : [inLine(`Extension points (mode "extension_points" shows them): ${slots}`)]),
    ...references.map(({ title, source, purpose }) => inLine(`Reference: ${title} (${source}): ${purpose}`)),
  ];
  return [...listWithin(facts, factsBytesMax, moreOf('references'))];
}

const plain = { authored: inLine, added: (text: string) => text };

function stepLines(workflow: CompiledSnapshot): string[] {
  const each = outlineLines(workflow, plain);
  return [
    '',
    'Steps:',
    ...listWithin(each, stepsBytesMax, moreOf(workflow.loops.length === 0 ? 'steps' : 'steps and loops'), stepBytesMax),
  ];
}

function conditionLines(workflow: CompiledSnapshot): string[] {
  const each = conditionTexts(workflow).map((text) => inLine(`- ${text}`));
  if (each.length === 0) return [];
  return ['', 'Conditions:', ...listWithin(each, conditionsBytesMax, moreOf('conditions'), conditionBytesMax)];
}

function inspectText(data: InspectData, workflow: CompiledSnapshot, { mode }: InspectInput): string {
  if (mode === 'extension_points') return [...headLines(data), ...pointLines(data)].join('\n');
  const start = `Start it with start_workflow { "workflowId": "${data.workflow.workflowId}" }.`;
  const lines = [
    ...headLines(data),
    ...inputLines(data),
    ...factLines(data),
    ...stepLines(workflow),
    ...conditionLines(workflow),
    '',
  ];
  if (data.firstPrompt === undefined) return [...lines, start].join('\n');
  const heading = ['First prompt:', ''];
  const room = replyTextBytesMax - bytesOf([...lines, ...heading, start]);
  return [...lines, ...heading, ...truncateSection([...linesOf(quotedLines(data.firstPrompt)), ''], room), start].join(
    '\n',
  );
}
