/**
 * resolve → expand: every name is looked up. A ref part holds its definition, an output its contract, a condition its input,
 * the workflow its typed id. Texts still hold the inline tokens of the author; template calls still stand where they were
 * written.
 */
import type {
  Arguments,
  BuiltinRegistry,
  ContractDefinition,
  FeatureEffects,
  RefDefinition,
  TemplateDefinition,
} from '../../builtins/kinds.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { functionScopes, idStatuses } from '../../schemas/closed-sets.ts';
import type { CompiledCondition, CompiledInput, CompiledStep, InjectedRef } from '../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId, WorkflowId } from '../../schemas/ids.ts';
import type { SourceReference, ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { Path } from './document.ts';
import type { SourceUnit } from './source.ts';

export type LocatedText = {
  readonly text: string;
  /** Of the value in the author's file; for an injected text, of what asked for it. */
  readonly path: Path;
  /** The template that the text is from, when no author wrote it. */
  readonly templateId?: string | undefined;
};

/** Where refs may stand, in the order in which a prompt renders them [refs-in-structured-sections]. */
export type RefBlock = InjectedRef['block'];
export type ResolvedPart =
  | ({ readonly kind: 'text' } & LocatedText)
  | {
      readonly kind: 'ref';
      readonly definition: RefDefinition;
      readonly path: Path;
      /** The template that embeds it, when no author did. */
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

/** A definition that a step names, with the place that owns it: the nearest one wins (step → loop → workflow). */
export type ResolvedFunction = {
  readonly name: string;
  readonly scope: (typeof functionScopes)[number];
  /** The step or loop that owns it; null for the workflow's own. */
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

export type ResolvedSimpleStep = {
  readonly kind: 'simple';
  readonly path: Path;
  readonly stepId: StepId;
  /** The template that the step is from; null for an authored one. */
  readonly templateId: string | null;
  readonly title: LocatedText;
  readonly agentRole: LocatedText | null;
  readonly prompt: LocatedText | null;
  readonly promptBlocks: ResolvedBlocks | null;
  readonly hints: ReadonlyMap<string, LocatedText>;
  readonly requireConfirmation: boolean;
  /** Ids of conditions that must all hold. More than one only where a gated call or routine holds a gated step. */
  readonly when: readonly string[];
  readonly contract: ContractDefinition | null;
  /** False: the contract is checked only when its artifact is sent. */
  readonly isOutputRequired: boolean;
  readonly assessments: readonly ContractDefinition[];
  readonly followups: readonly ResolvedFollowup[];
  readonly criteria: ResolvedCriteria | null;
  readonly userDependencies: readonly ResolvedUserDependency[];
  /** What the step names, in the order in which it is rendered. */
  readonly functions: readonly ResolvedFunction[];
  /** What the step defines, named or not. */
  readonly ownFunctions: readonly ResolvedFunction[];
  readonly probe: NonNullable<CompiledStep['probe']> | null;
};

export type ResolvedLoop = {
  readonly kind: 'loop';
  readonly path: Path;
  readonly loopId: LoopId;
  readonly templateId: string | null;
  readonly title: LocatedText;
  readonly maxIterations: number;
  readonly control:
    | { readonly kind: 'while'; readonly conditionId: string }
    | { readonly kind: 'for_each'; readonly items: string };
  readonly when: readonly string[];
  readonly ownFunctions: readonly ResolvedFunction[];
  readonly body: readonly ResolvedStep[];
};

export type ResolvedTemplateCall = {
  readonly kind: 'template_call';
  readonly path: Path;
  readonly definition: TemplateDefinition;
  readonly args: Arguments;
  /** Stands before the ids of what the template adds. */
  readonly prefix: string;
  readonly title: LocatedText | null;
  readonly when: readonly string[];
  readonly requireConfirmation: boolean;
  /** Functions that the steps of the call can name: those of the loops around it and of the workflow. */
  readonly visible: readonly ResolvedFunction[];
};
export type ResolvedStep = ResolvedSimpleStep | ResolvedLoop | ResolvedTemplateCall;

/** Where something stands; of what a template brings along, its call. */
export type Placed = { readonly path: Path; readonly templateId?: string | undefined };
export type ResolvedInput = Placed & { readonly input: CompiledInput };
export type ResolvedCondition = Placed & { readonly condition: CompiledCondition };
export type ResolvedFeature = {
  readonly featureId: string;
  readonly config: JsonObject;
  readonly effects: FeatureEffects;
};

/** What the names in a step are looked up in. */
export type StepLookups = {
  readonly builtins: Pick<BuiltinRegistry, 'refs' | 'contracts'>;
  readonly templates: (templateId: string) => TemplateDefinition | null;
  /** What a message lists. */
  readonly templateIds: () => readonly string[];
  readonly assessments: ReadonlyMap<string, ContractDefinition>;
  readonly slots: ReadonlySet<string>;
};

export type ResolvedWorkflow = {
  readonly unit: SourceUnit;
  /** What names are looked up in: templates bring names along, too. */
  readonly lookups: StepLookups;
  readonly workflowId: WorkflowId;
  readonly idStatus: (typeof idStatuses)[number];
  readonly agentRole: LocatedText | null;
  readonly guidance: readonly LocatedText[];
  readonly inputs: readonly ResolvedInput[];
  readonly conditions: readonly ResolvedCondition[];
  /** Sorted by id, each once. */
  readonly features: readonly ResolvedFeature[];
  readonly functions: readonly ResolvedFunction[];
  readonly references: readonly SourceReference[];
  readonly steps: readonly ResolvedStep[];
};
