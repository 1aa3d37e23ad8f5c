/**
 * The types of builtins. A builtin is one folder with `definition.ts`, `doc.md` and fixtures. Definitions are data, or pure
 * functions from data to data. The compiler resolves, checks and renders their results as if an author had written them.
 */
import type { JsonObject, JsonValue } from '../schemas/canonical/json.ts';
import type { capabilities } from '../schemas/closed-sets.ts';
import type {
  SourceAssessment,
  SourceCondition,
  SourceFunction,
  SourceInput,
  SourceReference,
  SourceStep,
  SourceWorkflow,
} from '../schemas/source-workflow.ts';

/** A text of WorkRail that a prompt may embed by id at compile time [contract-schema-closed]. */
export type RefDefinition = {
  readonly id: `wr.refs.${string}`;
  readonly title: string;
  /** One line for catalogs, and for the message that lists the known ids. */
  readonly summary: string;
  /** The text for the agent: at most `refBytesMax` bytes, no trailing spaces, no final line feed. */
  readonly text: string;
  /** The id of the same text in the older format; `migrate` writes the new id. */
  readonly aliasOf?: `wr.refs.${string}`;
};

/**
 * The schema of one artifact. `schema` is JSON Schema, draft 7, of the whole artifact including `kind`. Requirement lines,
 * embedded data and validation at run time are derived from it.
 */
export type ContractDefinition = {
  readonly id: `wr.contracts.${string}`;
  readonly title: string;
  readonly summary: string;
  /** The `kind` of the artifact, for example `wr.loop_control`. */
  readonly artifactKind: string;
  readonly schema: JsonObject;
  /** A valid artifact that an agent can copy and change. */
  readonly example: JsonObject;
  /** Rules that a schema cannot express, one sentence each; the agent reads at most two of them. */
  readonly guidance: readonly string[];
};

/** An argument of a template or an option of a feature. */
export type ParameterDefinition = {
  readonly name: string;
  readonly kind: 'text' | 'enum' | 'boolean' | 'integer' | 'texts' | 'context_key';
  /** The allowed values of an enum. */
  readonly values?: readonly string[];
  readonly required: boolean;
  readonly default?: JsonValue;
  readonly description: string;
};
/** Checked against the parameters, with defaults filled in. */
export type Arguments = { readonly [name: string]: JsonValue };

/** The position of a template call. */
export type TemplateSite = {
  /** The innermost loop whose body contains the call; null outside of loops. */
  readonly loopId: string | null;
};
/**
 * The expansion of a call, in source form. Ids are local: the compiler adds the id of the call and `__` before the ids of steps,
 * loops and conditions. Inputs are joined with those of the caller: the stricter declaration applies, except that the caller may
 * allow more values.
 */
export type TemplateExpansion = {
  readonly steps: readonly SourceStep[];
  readonly conditions?: readonly SourceCondition[];
  readonly inputs?: readonly SourceInput[];
  readonly functionDefinitions?: readonly SourceFunction[];
  /** Joined with those of the caller; a routine may have its own. If the caller declares the same id, its declaration applies. */
  readonly references?: readonly SourceReference[];
  readonly assessments?: readonly SourceAssessment[];
};
/** Declarations of a routine that apply to a whole workflow, so a call of the routine as a template does not add them. */
export type LeftBehind = Pick<
  SourceWorkflow,
  'agentRole' | 'capabilities' | 'extensionPoints' | 'features' | 'guidance' | 'recommendations'
>;
export type TemplateDefinition = {
  readonly id: `wr.templates.${string}`;
  readonly title: string;
  readonly summary: string;
  /** Where a call is allowed. `loop_body`: only inside a loop, so that `loopId` is known. Default: anywhere. */
  readonly place?: 'loop_body';
  readonly parameters: readonly ParameterDefinition[];
  readonly expand: (args: Arguments, site: TemplateSite) => TemplateExpansion;
  /** The compiler derived the inputs from a file of the older format: its author declared none of them. */
  readonly hasDerivedInputs?: true;
  /** Arguments that a calling routine passes on without having them, where the words for an absent argument have no meaning. */
  readonly namesNotPassed?: (args: Arguments) => readonly string[];
  /** Parameters that are also context keys, with the part of a routine that reads the key: an argument does not change the key. */
  readonly readFromContext?: Readonly<Record<string, 'a condition' | 'the `items` of a loop' | 'a user dependency'>>;
  /** Declarations of a routine; the compiler reports them unless the caller has the same declarations. */
  readonly leavesBehind?: LeftBehind;
};

/**
 * The closed set of places where a feature can add text. Steps are those of the expanded workflow. `first_step`: also the steps after
 * it, up to the first one that always runs; `last_step`: also the steps before it, from the last one that always runs.
 */
export type FeatureAnchor = 'first_step' | 'last_step' | 'every_step' | 'contract_steps' | 'loop_decisions';
export type FeatureEffects = {
  /** Added to the guidance of the workflow, after the author's own. */
  readonly guidance?: readonly string[];
  /** A section at the end of the prompt of each anchored step. */
  readonly sections?: readonly {
    readonly anchor: FeatureAnchor;
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /** How injected capability probes are shown. */
  readonly probeVisibility?: 'collapsed' | 'shown';
  /** Whether steps with a contract show a valid artifact. Default: `shown`. */
  readonly contractExample?: 'shown' | 'hidden';
};
/** Facts of the workflow on which a feature may depend: only declarations of the author. */
export type FeatureSite = {
  readonly capabilities: { readonly [capability in Capability]?: 'required' | 'preferred' | 'disabled' | undefined };
};
export type FeatureDefinition = {
  readonly id: `wr.features.${string}`;
  readonly title: string;
  readonly summary: string;
  readonly parameters: readonly ParameterDefinition[];
  readonly apply: (config: Arguments, site: FeatureSite) => FeatureEffects;
};

export type Capability = (typeof capabilities)[number];
/** An optional ability of an agent, beyond reading and writing. */
export type CapabilityDefinition = {
  readonly id: Capability;
  readonly title: string;
  readonly summary: string;
  /** How an agent finds out whether it has the capability, as one instruction: the text of the probe step. */
  readonly probe: string;
  /** Guidance for a workflow that prefers the capability: use it if available, otherwise continue without it, and state which. */
  readonly preferred: string;
  /** Guidance for a workflow that disables the capability. */
  readonly disabled: string;
  /** Words in a prompt that ask for the capability; lint compares them with the declaration. Case-insensitive RE2. */
  readonly wording: readonly string[];
};

/** All builtins by id, for the compiler. */
export type BuiltinRegistry = {
  readonly refs: ReadonlyMap<string, RefDefinition>;
  readonly contracts: ReadonlyMap<string, ContractDefinition>;
  readonly templates: ReadonlyMap<string, TemplateDefinition>;
  readonly features: ReadonlyMap<string, FeatureDefinition>;
  readonly capabilities: ReadonlyMap<string, CapabilityDefinition>;
  /** Makes a template from a routine: for routines of a project and for bundled ones. */
  readonly routineTemplate: (source: SourceWorkflow, name: string) => TemplateDefinition;
};
