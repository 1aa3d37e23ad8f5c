/**
 * What a builtin of each kind is made of. A builtin is one folder: `definition.ts`, `doc.md`, and its fixtures.
 *
 * Definitions are data, and pure functions from data to data: what they give is looked up, checked and rendered by the
 * compiler exactly as if an author had written it.
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

/** A WorkRail-owned text that a prompt may embed by id, at compile time [contract-schema-closed]. */
export type RefDefinition = {
  readonly id: `wr.refs.${string}`;
  readonly title: string;
  /** One line for catalogs and for the message that lists what exists. */
  readonly summary: string;
  /** What the agent reads. At most `refBytesMax` bytes; lines without trailing spaces; no final line feed. */
  readonly text: string;
  /** An id of the older format for the same text: `migrate` writes the one named here. */
  readonly aliasOf?: `wr.refs.${string}`;
};

/**
 * A WorkRail-owned shape of one artifact. `schema` is JSON Schema, draft 7, of the whole
 * artifact, `kind` included; requirement lines, embedded data and run-time validation are all made from it.
 */
export type ContractDefinition = {
  readonly id: `wr.contracts.${string}`;
  readonly title: string;
  readonly summary: string;
  /** The `kind` of the artifact, for example `wr.loop_control`. */
  readonly artifactKind: string;
  readonly schema: JsonObject;
  /** A payload that an agent can copy and change. Valid. */
  readonly example: JsonObject;
  /** What a schema cannot say, one sentence each; the agent reads at most two of them. */
  readonly guidance: readonly string[];
};

/** One argument of a template or one option of a feature. */
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

/** Where a template is called. */
export type TemplateSite = {
  /** The loop whose body holds the call, innermost; null outside of loops. */
  readonly loopId: string | null;
};
/**
 * What a call becomes, in source form. Ids are local: the compiler puts the id of the call and `__` before those of steps,
 * loops and conditions. Inputs join those of the caller: the stronger declaration counts for both.
 */
export type TemplateExpansion = {
  readonly steps: readonly SourceStep[];
  readonly conditions?: readonly SourceCondition[];
  readonly inputs?: readonly SourceInput[];
  readonly functionDefinitions?: readonly SourceFunction[];
  /** Join those of the caller; a routine may bring its own. An id that the caller declares too is the caller's. */
  readonly references?: readonly SourceReference[];
  readonly assessments?: readonly SourceAssessment[];
};
/** What a routine says for the workflow that it is, and a call of it as a template cannot say for another one. */
export type LeftBehind = Pick<
  SourceWorkflow,
  'agentRole' | 'capabilities' | 'extensionPoints' | 'features' | 'guidance' | 'recommendations'
>;
export type TemplateDefinition = {
  readonly id: `wr.templates.${string}`;
  readonly title: string;
  readonly summary: string;
  /** Where a call may stand. `loop_body`: only inside a loop, so that `loopId` is known. Default: anywhere. */
  readonly place?: 'loop_body';
  readonly parameters: readonly ParameterDefinition[];
  readonly expand: (args: Arguments, site: TemplateSite) => TemplateExpansion;
  /** Of a routine: the compiler says so where the caller does not declare the same. */
  readonly leavesBehind?: LeftBehind;
};

/** The closed set of places where a feature may say something. Steps are those of the expanded workflow. */
export type FeatureAnchor = 'first_step' | 'last_step' | 'every_step' | 'contract_steps' | 'loop_decisions';
export type FeatureEffects = {
  /** Joins the guidance of the workflow, after the author's own. */
  readonly guidance?: readonly string[];
  /** A section at the end of the prompt of each anchored step. */
  readonly sections?: readonly {
    readonly anchor: FeatureAnchor;
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /** How injected capability probes are shown. */
  readonly probeVisibility?: 'collapsed' | 'shown';
  /** Contract steps show a valid payload in their requirements. Default: `shown`. */
  readonly contractExample?: 'shown' | 'hidden';
};
/** Facts of the workflow that a feature may depend on: only what the author declared. */
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
/** What an agent may be able to do beyond reading and writing. */
export type CapabilityDefinition = {
  readonly id: Capability;
  readonly title: string;
  readonly summary: string;
  /** How an agent finds out, as one instruction; the text of the injected probe step. */
  readonly probe: string;
  /** Guidance of a workflow that prefers it: use it when it is there, go on without it when it is not, say which. */
  readonly preferred: string;
  /** Guidance of a workflow that disables it. */
  readonly disabled: string;
  /** Words in a prompt that ask for it: lint compares them with what the workflow declares. Case-insensitive RE2. */
  readonly wording: readonly string[];
};

/** The closed sets that the compiler resolves against, keyed by id. */
export type BuiltinRegistry = {
  readonly refs: ReadonlyMap<string, RefDefinition>;
  readonly contracts: ReadonlyMap<string, ContractDefinition>;
  readonly templates: ReadonlyMap<string, TemplateDefinition>;
  readonly features: ReadonlyMap<string, FeatureDefinition>;
  readonly capabilities: ReadonlyMap<string, CapabilityDefinition>;
  /** A routine as a template: how those of a project join, and how the bundled ones were made. */
  readonly routineTemplate: (source: SourceWorkflow, name: string) => TemplateDefinition;
};
