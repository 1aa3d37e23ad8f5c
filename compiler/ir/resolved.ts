/**
 * resolve → bind: every name is resolved. A ref part contains its definition, an output its contract, a condition its input, and
 * the workflow its typed id. The list of steps is final: each step is authored or injected, in the order of execution
 * [template-expanded-in-place]. Texts still contain inline tokens.
 */
import type { ContractDefinition, FeatureEffects, RefDefinition } from '../../builtins/kinds.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { functionScopes, idStatuses } from '../../schemas/closed-sets.ts';
import type {
  CompiledCondition,
  CompiledInput,
  CompiledStep,
  FlowItem,
  InjectedRef,
} from '../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId, WorkflowId } from '../../schemas/ids.ts';
import type { SourceReference, ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { StepOptions } from '../../schemas/step-options.ts';
import type { Path } from './document.ts';
import type { SourceUnit } from './source.ts';

export type LocatedText = {
  readonly text: string;
  /** The location of the value in the author's file; for an injected text, of what required it. */
  readonly path: Path;
  /** The template that the text comes from; absent for a text of the author. */
  readonly templateId?: string | undefined;
};

/** The fields that may contain refs, in the order in which a prompt renders them [refs-in-structured-sections]. */
export type RefBlock = InjectedRef['block'];
export type ResolvedPart =
  | ({ readonly kind: 'text' } & LocatedText)
  | {
      readonly kind: 'ref';
      readonly definition: RefDefinition;
      readonly path: Path;
      /** The template that embeds the ref; absent if the author embedded it. */
      readonly templateId?: string | undefined;
    };
export type ResolvedBlocks = {
  readonly path: Path;
  readonly goal: readonly ResolvedPart[];
  readonly constraints: readonly ResolvedPart[];
  readonly procedure: readonly ResolvedPart[];
  readonly verify: readonly ResolvedPart[];
  readonly outputRequired: ReadonlyMap<string, LocatedText>;
};

/** A definition that a step names, with its owner. The nearest definition applies (step → loop → workflow). */
export type ResolvedFunction = {
  readonly name: string;
  readonly scope: (typeof functionScopes)[number];
  /** The step or loop that owns it; null if the workflow owns it. */
  readonly ownerId: string | null;
  readonly definition: LocatedText;
};

export type ResolvedUserDependency = Omit<CompiledStep['userDependencies'][number], 'message'> & {
  readonly message: LocatedText;
};
export type ResolvedCriteria = { readonly criteria: ValidationCriteria; readonly path: Path };
export type ResolvedFollowup = {
  readonly contract: ContractDefinition;
  readonly level: string;
  readonly guidance: LocatedText;
};

export type Provenance = CompiledStep['provenance'];
/** The fields that steps and loops share. */
type Placement = {
  readonly path: Path;
  readonly provenance: Provenance;
  /** The condition on which it depends. */
  readonly when: string | null;
  /** The loops around it, outermost first. */
  readonly loops: readonly LoopId[];
};

export type ResolvedStep = Placement & {
  readonly stepId: StepId;
  readonly title: LocatedText;
  readonly agentRole: LocatedText | null;
  readonly prompt: LocatedText | null;
  readonly promptBlocks: ResolvedBlocks | null;
  readonly hints: ReadonlyMap<string, LocatedText>;
  readonly options: StepOptions;
  readonly contract: ContractDefinition | null;
  /** False: the contract is validated only if the agent sends its artifact. */
  readonly isOutputRequired: boolean;
  readonly assessments: readonly ContractDefinition[];
  readonly followups: readonly ResolvedFollowup[];
  readonly criteria: ResolvedCriteria | null;
  readonly userDependencies: readonly ResolvedUserDependency[];
  /** The functions that the step names, in the order in which the prompt renders them. */
  readonly functions: readonly ResolvedFunction[];
  /** All functions that the step defines. */
  readonly ownFunctions: readonly ResolvedFunction[];
  readonly probe: NonNullable<CompiledStep['probe']> | null;
};

export type ResolvedLoop = Placement & {
  readonly loopId: LoopId;
  readonly title: LocatedText;
  readonly maxIterations: number;
  readonly control:
    | { readonly kind: 'while'; readonly conditionId: string }
    | { readonly kind: 'for_each'; readonly items: string };
  readonly ownFunctions: readonly ResolvedFunction[];
  readonly body: readonly FlowItem[];
};

/** The location of a definition; for a definition that a template adds, the location of its call. */
export type Placed = { readonly path: Path; readonly templateId?: string | undefined };
export type ResolvedInput = Placed & { readonly input: CompiledInput };
export type ResolvedCondition = Placed & { readonly condition: CompiledCondition };
export type ResolvedFeature = {
  readonly featureId: string;
  readonly config: JsonObject;
  readonly effects: FeatureEffects;
};

export type ResolvedWorkflow = {
  readonly unit: SourceUnit;
  readonly workflowId: WorkflowId;
  readonly idStatus: (typeof idStatuses)[number];
  readonly agentRole: LocatedText | null;
  readonly guidance: readonly LocatedText[];
  readonly inputs: readonly ResolvedInput[];
  readonly conditions: readonly ResolvedCondition[];
  /** Sorted by id, without duplicates. */
  readonly features: readonly ResolvedFeature[];
  readonly functions: readonly ResolvedFunction[];
  readonly references: readonly SourceReference[];
  /** In the order of their first use; `flow` and the bodies of loops determine their position. */
  readonly steps: readonly ResolvedStep[];
  readonly loops: readonly ResolvedLoop[];
  readonly flow: readonly FlowItem[];
};
