/**
 * The source of a workflow in the older format, as `shape.ts` lets it pass. Nothing below depends on the
 * order of keys.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { Autonomy, RiskPolicy } from '../../schemas/closed-sets.ts';

/** The first operator that is present counts, in this order. */
export const comparisonKeys = [
  'equals',
  'not_equals',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'contains',
  'startsWith',
  'endsWith',
  'matches',
] as const;
export type ComparisonKey = (typeof comparisonKeys)[number];
export type LegacyCondition = {
  readonly [Key in ComparisonKey]?: JsonValue;
} & {
  readonly var?: string;
  readonly and?: readonly LegacyCondition[];
  readonly or?: readonly LegacyCondition[];
  readonly not?: LegacyCondition;
};

export type LegacyPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ref'; readonly refId: string };
/** A text, or parts that make one. */
export type LegacyText = string | LegacyPart | readonly (string | LegacyPart)[];
export type LegacyBlocks = {
  readonly goal?: LegacyText;
  readonly constraints?: string | readonly LegacyText[];
  readonly procedure?: string | readonly LegacyText[];
  readonly outputRequired?: { readonly [field: string]: LegacyText };
  readonly verify?: string | readonly LegacyText[];
};

export type LegacyRule =
  | { readonly type: 'contains'; readonly value: string; readonly message?: string }
  | { readonly type: 'regex'; readonly pattern: string; readonly flags?: string; readonly message?: string }
  | { readonly type: 'length'; readonly min?: number; readonly max?: number; readonly message?: string }
  | { readonly type: 'schema'; readonly schema?: JsonValue; readonly value?: JsonValue; readonly message?: string };
export type LegacyCriteria =
  | LegacyRule
  | readonly LegacyCriteria[]
  | { readonly and: readonly LegacyCriteria[] }
  | { readonly or: readonly LegacyCriteria[] }
  | { readonly not: LegacyCriteria };

export type LegacyFunction = {
  readonly name: string;
  readonly definition: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly type: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly enum?: readonly JsonValue[];
    readonly default?: JsonValue;
  }[];
  readonly scope?: 'workflow' | 'loop' | 'step';
};
export type LegacyFragment = { readonly id?: string; readonly when?: LegacyCondition; readonly text: string };
/** A condition, or a kind with one of its own. */
export type LegacyConfirmation =
  | boolean
  | (LegacyCondition & {
      readonly kind?: 'coordinator_eval' | 'human_approval';
      readonly condition?: LegacyCondition;
    });
export type LegacyConsequence = {
  readonly when: { readonly anyEqualsLevel: string; readonly forAssessment?: string };
  readonly effect: { readonly kind: 'require_followup'; readonly guidance: string };
};
export type LegacyContract = { readonly contractRef: string; readonly required?: boolean };

export type LegacyStandardStep = {
  readonly id: string;
  readonly title: string;
  readonly prompt?: string;
  readonly promptBlocks?: LegacyBlocks;
  readonly agentRole?: string;
  readonly requireConfirmation?: LegacyConfirmation;
  readonly templateCall?: { readonly templateId: string; readonly args?: JsonObject };
  readonly promptFragments?: readonly LegacyFragment[];
  readonly guidance?: string | readonly string[];
  readonly askForFiles?: boolean;
  readonly hasValidation?: boolean;
  readonly modelTier?: string;
  readonly notesOptional?: boolean;
  readonly runCondition?: LegacyCondition;
  readonly validationCriteria?: LegacyCriteria;
  readonly outputContract?: LegacyContract;
  readonly assessmentRefs?: readonly string[];
  readonly assessmentConsequences?: LegacyConsequence | readonly LegacyConsequence[];
  readonly functionReferences?: readonly string[];
  readonly functionDefinitions?: readonly LegacyFunction[];
  readonly functionCalls?: readonly { readonly name: string; readonly args?: JsonValue }[];
  readonly audit?: { readonly prompt?: string; readonly rubric?: LegacyText };
  readonly verification?: { readonly command?: string; readonly prompt?: string };
};
export type LegacyLoop = {
  readonly type: 'while' | 'until' | 'for' | 'forEach';
  readonly maxIterations: number;
  readonly condition?: LegacyCondition;
  readonly conditionSource?:
    | { readonly kind: 'artifact_contract'; readonly contractRef: string; readonly loopId?: string }
    | { readonly kind: 'context_variable'; readonly condition: LegacyCondition };
  readonly count?: number | string;
  readonly items?: string;
  readonly iterationVar?: string;
  readonly itemVar?: string;
  readonly indexVar?: string;
};
export type LegacyLoopStep = LegacyStandardStep & {
  readonly type: 'loop';
  readonly loop: LegacyLoop;
  readonly body: string | readonly LegacyStep[];
};
export type LegacyDelegation = {
  readonly workflowId: string;
  readonly goal?: string;
  readonly runCondition?: LegacyCondition;
  readonly contextMapping?: JsonObject;
  readonly args?: JsonObject;
  readonly modelTier?: string;
  readonly allowedTools?: readonly string[];
};
export type LegacyParallelStep = LegacyStandardStep & {
  readonly type: 'parallel';
  readonly parallelDelegations: readonly LegacyDelegation[];
  readonly synthesis?: { readonly prompt?: string; readonly outputContract?: LegacyContract };
};
export type LegacyStep = (LegacyStandardStep & { readonly type?: 'standard' }) | LegacyLoopStep | LegacyParallelStep;

export type LegacyAssessment = {
  readonly id: string;
  readonly purpose: string;
  readonly dimensions: readonly {
    readonly id: string;
    readonly purpose: string;
    readonly levels: readonly string[];
    readonly required?: boolean;
  }[];
};
export type LegacySlot = {
  readonly slotId: string;
  readonly purpose: string;
  readonly default: string;
  readonly acceptedKinds?: readonly string[];
};
export type LegacyReference = {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly purpose: string;
  readonly authoritative?: boolean;
  readonly resolveFrom?: 'workspace' | 'package';
};
export type LegacyWorkflow = {
  readonly $schema?: string;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly modelTier?: string;
  readonly preconditions?: readonly string[];
  readonly clarificationPrompts?: readonly string[];
  readonly metaGuidance?: readonly string[];
  readonly functionDefinitions?: readonly LegacyFunction[];
  readonly recommendedPreferences?: {
    readonly recommendedAutonomy?: Autonomy;
    readonly recommendedRiskPolicy?: RiskPolicy;
  };
  readonly features?: readonly string[];
  readonly assessments?: readonly LegacyAssessment[];
  readonly extensionPoints?: readonly LegacySlot[];
  readonly references?: readonly LegacyReference[];
  readonly about?: string;
  readonly examples?: readonly string[];
  readonly metricsProfile?: string;
  readonly validatedAgainstSpecVersion?: number;
  readonly steps: readonly LegacyStep[];
};
