/** Small compiled workflows, as the compiler would have sealed them. Made here, so that runtime tests need no compiler. */
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { sha256, workflowHashOf } from '../../schemas/canonical/sha256.ts';
import type { CompiledInput, CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { StepId, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import type { MemoryWorkflow } from '../../runtime/storage/memory/catalogs.ts';

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
