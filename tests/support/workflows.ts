/** Small compiled workflows, as the compiler would have sealed them. Made here, so that runtime tests need no compiler. */
import { canonicalText, type JsonObject, type JsonValue } from '../../schemas/canonical/json.ts';
import { sha256, workflowHashOf } from '../../schemas/canonical/sha256.ts';
import type {
  CompiledContract,
  CompiledInput,
  CompiledSnapshot,
  CompiledStep,
  FlowItem,
} from '../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import type { MemoryWorkflow } from '../../runtime/storage/memory-catalog.ts';

const { digest } = nodeCrypto();

export function compiledStep(stepId: string, overrides: Partial<CompiledStep> = {}): CompiledStep {
  return {
    stepId: stepId as StepId,
    title: `Title of ${stepId}`,
    requireConfirmation: false,
    prompt: `Do ${stepId}.`,
    refs: [],
    userDependencies: [],
    functionReferences: [],
    provenance: { source: 'authored' },
    ...overrides,
  };
}

export function compiledInput(key: string, overrides: Partial<CompiledInput> = {}): CompiledInput {
  return { key, kind: 'string', required: false, ...overrides };
}

/** A workflow of plain steps; `steps` are ids or whole steps. */
export function compiledWorkflow(
  workflowId: string,
  steps: readonly (string | CompiledStep)[],
  overrides: Partial<CompiledSnapshot> = {},
): CompiledSnapshot {
  const whole = steps.map((step) => (typeof step === 'string' ? compiledStep(step) : step));
  return {
    schemaVersion: 1,
    workflowId: workflowId as WorkflowId,
    kind: 'workflow',
    name: `Name of ${workflowId}`,
    description: 'A workflow for tests.',
    version: '1.0.0',
    tags: [],
    aliases: [],
    recommendations: {},
    capabilities: {},
    features: [],
    contracts: [],
    inputs: [],
    conditions: [],
    functions: [],
    guidance: [],
    references: [],
    extensionPoints: [],
    bindings: [],
    steps: whole,
    loops: [],
    flow: whole.map(({ stepId }) => ({ kind: 'step' as const, stepId })),
    metadata: {},
    compiledWarnings: [],
    ...overrides,
  };
}

export const textOf = (snapshot: CompiledSnapshot) => canonicalText(snapshot as JsonValue);
export const hashOf = (snapshot: CompiledSnapshot): WorkflowHash => workflowHashOf(digest, textOf(snapshot));

/** As a catalog lists it. */
export function cataloged(snapshot: CompiledSnapshot): MemoryWorkflow {
  const text = textOf(snapshot);
  return {
    text,
    entry: {
      workflowId: snapshot.workflowId,
      kind: snapshot.kind,
      name: snapshot.name,
      description: snapshot.description,
      tags: snapshot.tags,
      aliases: snapshot.aliases,
      version: snapshot.version,
      workflowHash: workflowHashOf(digest, text),
      source: `workflows/${snapshot.workflowId}.json`,
      sourceBytesDigest: sha256(digest, text),
      sourceDigest: sha256(digest, text),
    },
  };
}

/** Steps `step-1` … `step-n`. */
export const stepIds = (count: number) => Array.from({ length: count }, (_, i) => `step-${i + 1}`);

// Loops, conditions and contracts --------------------------------------------------------------------------------------

type Loop = CompiledSnapshot['loops'][number];
export const stepItem = (stepId: string): FlowItem => ({ kind: 'step', stepId: stepId as StepId });
export const loopItem = (loopId: string): FlowItem => ({ kind: 'loop', loopId: loopId as LoopId });

const loopBase = (loopId: string, maxIterations: number, body: readonly (string | FlowItem)[]) => ({
  loopId: loopId as LoopId,
  title: `Loop ${loopId}`,
  maxIterations,
  body: body.map((item) => (typeof item === 'string' ? stepItem(item) : item)),
  provenance: { source: 'authored' as const },
});
export const whileLoop = (
  loopId: string,
  maxIterations: number,
  body: readonly (string | FlowItem)[],
  more: { readonly when?: string } = {},
): Loop => ({ ...loopBase(loopId, maxIterations, body), kind: 'while', conditionId: 'keep_going', ...more });
export const forEach = (
  loopId: string,
  items: string,
  maxIterations: number,
  body: readonly (string | FlowItem)[],
  more: { readonly when?: string } = {},
): Loop => ({ ...loopBase(loopId, maxIterations, body), kind: 'for_each', items, ...more });

/** What conditions and `for_each` loops of tests go by. */
export const size = compiledInput('size', { kind: 'enum', values: ['small', 'large'] });
export const slices = compiledInput('slices', { kind: 'list' });
export const isLarge = { conditionId: 'is_large', kind: 'context_equals', key: 'size', value: 'large' } as const;
export const keepGoing = { conditionId: 'keep_going', kind: 'loop_control', continueWhen: 'continue' } as const;

/** Of an assessment without dimensions: its id is all that tells it apart. */
export const assessmentContract = (id: string): CompiledContract =>
  contract(
    `assessment.${id}`,
    { assessmentId: { const: id } },
    { assessmentId: id },
    { artifactKind: 'wr.assessment' },
  );

export function contract(
  name: string,
  properties: JsonObject,
  example: JsonObject,
  more: Partial<CompiledContract> & { readonly optional?: readonly string[] } = {},
): CompiledContract {
  const { optional = [], ...overrides } = more;
  const artifactKind = overrides.artifactKind ?? `wr.${name}`;
  return {
    contractRef: `wr.contracts.${name}`,
    artifactKind,
    schema: {
      type: 'object',
      required: ['kind', ...Object.keys(properties).filter((key) => !optional.includes(key))],
      properties: { kind: { const: artifactKind }, ...properties },
      additionalProperties: false,
    },
    example: { kind: artifactKind, ...example },
    guidance: [],
    ...overrides,
  };
}

export const contracts = {
  loopControl: contract(
    'loop_control',
    { loopId: { type: 'string' }, decision: { enum: ['continue', 'stop'] }, summary: { type: 'string' } },
    { loopId: 'a_loop', decision: 'continue', summary: 'One is left.' },
    { optional: ['summary'] },
  ),
  capability: contract(
    'capability_observation',
    {
      capability: { enum: ['delegation', 'web_browsing'] },
      status: { enum: ['available', 'unavailable'] },
      method: { enum: ['probe_step', 'attempted_use', 'manual_claim'] },
      detail: { type: 'string' },
      failureCode: { enum: ['tool_missing', 'tool_error', 'policy_blocked', 'unknown'] },
      claimedBy: { enum: ['agent', 'user'] },
    },
    { capability: 'web_browsing', status: 'available', method: 'probe_step', detail: 'Fetched a page.' },
    { optional: ['failureCode', 'claimedBy'] },
  ),
  plan: contract(
    'plan',
    { steps: { type: 'array', minItems: 1, items: { type: 'string' } }, risk: { enum: ['low', 'high'] } },
    { steps: ['Read the code.'], risk: 'low' },
  ),
};

/** The step that decides a loop. */
export const decision = (stepId: string, overrides: Partial<CompiledStep> = {}): CompiledStep =>
  compiledStep(stepId, { output: { contractRef: 'wr.contracts.loop_control' }, ...overrides });

export const loopControl = (loopId: string, decided: 'continue' | 'stop', more: JsonObject = {}) => ({
  kind: 'wr.loop_control',
  loopId,
  decision: decided,
  ...more,
});
