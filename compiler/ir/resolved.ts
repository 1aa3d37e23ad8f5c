/**
 * resolve → expand: every name is looked up. A ref part holds its definition, an input its key, the workflow its typed id.
 * Texts still hold the inline tokens of the author; typed steps still stand where they were written.
 */
import type { RefDefinition } from '../../builtins/kinds.ts';
import type { idStatuses } from '../../schemas/closed-sets.ts';
import type { CompiledInput, InjectedRef } from '../../schemas/compiled-snapshot.ts';
import type { StepId, WorkflowId } from '../../schemas/ids.ts';
import type { SimpleStep, SourceForEach, SourceLoop, SourceStep } from '../../schemas/source-workflow.ts';
import type { Path } from './document.ts';
import type { SourceUnit } from './source.ts';

export type LocatedText = { readonly text: string; readonly path: Path };

/** Where refs may stand, in the order in which a prompt renders them (design-locks §9). */
export type RefBlock = InjectedRef['block'];
export type ResolvedPart =
  | ({ readonly kind: 'text' } & LocatedText)
  | { readonly kind: 'ref'; readonly definition: RefDefinition; readonly path: Path };
export type ResolvedBlocks = {
  readonly path: Path;
  readonly goal: readonly ResolvedPart[];
  readonly constraints: readonly ResolvedPart[];
  readonly procedure: readonly ResolvedPart[];
  readonly verify: readonly ResolvedPart[];
  readonly outputRequired: ReadonlyMap<string, LocatedText>;
};

export type ResolvedSimpleStep = {
  readonly kind: 'simple';
  readonly path: Path;
  readonly stepId: StepId;
  readonly title: LocatedText;
  readonly agentRole: LocatedText | null;
  readonly prompt: LocatedText | null;
  readonly promptBlocks: ResolvedBlocks | null;
  readonly hints: ReadonlyMap<string, LocatedText>;
  readonly requireConfirmation: boolean;
  readonly source: SimpleStep;
};
/** Steps that expand or lower replace: passed on as they were written. */
export type ResolvedTypedStep = {
  readonly kind: 'typed';
  readonly path: Path;
  readonly source: Exclude<SourceStep, SimpleStep> | SourceLoop | SourceForEach;
};
export type ResolvedStep = ResolvedSimpleStep | ResolvedTypedStep;

export type ResolvedInput = { readonly path: Path; readonly input: CompiledInput };

export type ResolvedWorkflow = {
  readonly unit: SourceUnit;
  readonly workflowId: WorkflowId;
  readonly idStatus: (typeof idStatuses)[number];
  readonly agentRole: LocatedText | null;
  readonly guidance: readonly LocatedText[];
  readonly inputs: readonly ResolvedInput[];
  readonly steps: readonly ResolvedStep[];
};
