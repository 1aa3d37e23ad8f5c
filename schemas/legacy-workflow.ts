/**
 * The source of a workflow in the older format, which WorkRail reads and translates but never writes. The schema accepts
 * everything that the format allowed, and further forms if their meaning is certain; other forms cause a finding. The order of
 * keys has no effect.
 */
import type { JsonValue } from './canonical/json.ts';
import * as closed from './closed-sets.ts';
import { z } from './zod.ts';

const text = z.string().min(1);
const texts = z.array(text);
const flag = z.boolean();
const count = z.number().int().nonnegative();
const positive = z.number().int().positive();
const anything: z.ZodType<JsonValue> = z.unknown() as z.ZodType<JsonValue>;
const anyValues = z.array(anything);
const anyRecord = z.record(anything);

const comparisons = Object.fromEntries(closed.legacyComparisons.map((key) => [key, anything.optional()])) as Record<
  closed.LegacyComparison,
  z.ZodOptional<typeof anything>
>;
const conditionFields = {
  var: text.optional(),
  ...comparisons,
  in: anyValues.optional(),
  and: z.array(z.lazy((): typeof legacyCondition => legacyCondition)).optional(),
  or: z.array(z.lazy((): typeof legacyCondition => legacyCondition)).optional(),
  not: z.lazy((): typeof legacyCondition => legacyCondition).optional(),
};
export type LegacyCondition = { [Key in closed.LegacyComparison]?: JsonValue | undefined } & {
  var?: string | undefined;
  in?: JsonValue[] | undefined;
  and?: LegacyCondition[] | undefined;
  or?: LegacyCondition[] | undefined;
  not?: LegacyCondition | undefined;
};
export const legacyCondition: z.ZodType<LegacyCondition> = z.lazy(() => z.strictObject(conditionFields));

const part = z.union([
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('ref'), refId: text }),
]);
const textOrPart = z.union([text, part]);
/** A text, or parts that form one. */
const promptText = z.union([text, part, z.array(textOrPart).min(1)]);
const promptLines = z.union([text, z.array(promptText)]);
const promptBlocks = z.strictObject({
  goal: promptText.optional(),
  constraints: promptLines.optional(),
  procedure: promptLines.optional(),
  outputRequired: z.record(promptText).optional(),
  verify: promptLines.optional(),
});

const message = text.optional();
/** The rule applies only if this condition holds. */
const condition = legacyCondition.optional();
const rule = z.union([
  z.strictObject({ type: z.literal('contains'), value: text, message, condition }),
  z.strictObject({ type: z.literal('regex'), pattern: text, flags: z.string().optional(), message, condition }),
  z.strictObject({ type: z.literal('length'), min: count.optional(), max: positive.optional(), message, condition }),
  z.strictObject({
    type: z.literal('schema'),
    schema: anything.optional(),
    value: anything.optional(),
    message,
    condition,
  }),
]);
export type LegacyRule = z.infer<typeof rule>;
export type LegacyCriteria =
  | LegacyRule
  | { and: LegacyCriteria[] }
  | { or: LegacyCriteria[] }
  | { not: LegacyCriteria }
  | LegacyCriteria[];
export const legacyCriteria: z.ZodType<LegacyCriteria> = z.lazy(() =>
  z.union([
    rule,
    z.strictObject({ and: z.array(legacyCriteria) }),
    z.strictObject({ or: z.array(legacyCriteria) }),
    z.strictObject({ not: legacyCriteria }),
    z.array(legacyCriteria),
  ]),
);

const functionDefinition = z.strictObject({
  name: text,
  definition: text,
  parameters: z
    .array(
      z.strictObject({
        name: text,
        type: text,
        required: flag.optional(),
        description: text.optional(),
        enum: anyValues.optional(),
        default: anything.optional(),
      }),
    )
    .optional(),
  scope: z.enum(closed.functionScopes).optional(),
});
const outputContract = z.strictObject({ contractRef: text, required: flag.optional() });
/** A condition, or a kind with its own fields: a condition has no required key that could distinguish the branches of a union. */
const confirmation = z.union([
  flag,
  z.strictObject({
    kind: z.enum(['coordinator_eval', 'human_approval']).optional(),
    condition: legacyCondition.optional(),
    ...conditionFields,
  }),
]);
const consequence = z.strictObject({
  when: z.strictObject({ anyEqualsLevel: text, forAssessment: text.optional() }),
  effect: z.strictObject({ kind: z.literal('require_followup'), guidance: text }),
});

const stepFields = {
  id: text,
  title: text,
  prompt: text.optional(),
  promptBlocks: promptBlocks.optional(),
  agentRole: text.optional(),
  requireConfirmation: confirmation.optional(),
  templateCall: z.strictObject({ templateId: text, args: anyRecord.optional() }).optional(),
  promptFragments: z.array(z.strictObject({ id: text.optional(), when: legacyCondition.optional(), text })).optional(),
  guidance: z.union([text, texts]).optional(),
  askForFiles: flag.optional(),
  hasValidation: flag.optional(),
  modelTier: text.optional(),
  notesOptional: flag.optional(),
  runCondition: legacyCondition.optional(),
  validationCriteria: legacyCriteria.optional(),
  outputContract: outputContract.optional(),
  assessmentRefs: texts.optional(),
  assessmentConsequences: z.union([consequence, z.array(consequence)]).optional(),
  functionReferences: texts.optional(),
  functionDefinitions: z.array(functionDefinition).optional(),
  functionCalls: z.array(z.strictObject({ name: text, args: anything.optional() })).optional(),
  audit: z
    .strictObject({ prompt: text.optional(), rubric: z.union([text, z.array(textOrPart).min(1)]).optional() })
    .optional(),
  verification: z.strictObject({ command: text.optional(), prompt: text.optional() }).optional(),
};
const loop = z.strictObject({
  type: z.enum(['while', 'until', 'for', 'forEach']),
  maxIterations: positive,
  condition: legacyCondition.optional(),
  conditionSource: z
    .union([
      z.strictObject({ kind: z.literal('artifact_contract'), contractRef: text, loopId: text.optional() }),
      z.strictObject({ kind: z.literal('context_variable'), condition: legacyCondition }),
    ])
    .optional(),
  count: z.union([count, text]).optional(),
  items: text.optional(),
  iterationVar: text.optional(),
  itemVar: text.optional(),
  indexVar: text.optional(),
});
const delegation = z.strictObject({
  workflowId: text,
  goal: text.optional(),
  runCondition: legacyCondition.optional(),
  contextMapping: anyRecord.optional(),
  args: anyRecord.optional(),
  modelTier: text.optional(),
  allowedTools: texts.optional(),
});

const plainStep = z.strictObject(stepFields);
const standardStep = z.strictObject({ type: z.literal('standard'), ...stepFields });
const parallelStep = z.strictObject({
  type: z.literal('parallel'),
  ...stepFields,
  parallelDelegations: z.array(delegation).min(1),
  synthesis: z.strictObject({ prompt: text.optional(), outputContract: outputContract.optional() }).optional(),
});
export type LegacyStandardStep = z.infer<typeof plainStep>;
export type LegacyParallelStep = z.infer<typeof parallelStep>;
export type LegacyLoopStep = LegacyStandardStep & { type: 'loop'; loop: LegacyLoop; body: string | LegacyStep[] };
export type LegacyStep = (LegacyStandardStep & { type?: 'standard' }) | LegacyLoopStep | LegacyParallelStep;
const loopStep = z.strictObject({
  type: z.literal('loop'),
  ...stepFields,
  loop,
  body: z.union([text, z.array(z.lazy((): typeof legacyStep => legacyStep)).min(1)]),
});
/** A step without `type` is a standard step. */
export const legacyStep: z.ZodType<LegacyStep> = z.union([
  plainStep,
  standardStep,
  loopStep,
  parallelStep,
]) as z.ZodType<LegacyStep>;
/** The generator reads this and writes the union as if/then/else, so that errors name the intended branch. */
export const legacyStepBranches = { simple: plainStep, typed: [standardStep, loopStep, parallelStep] } as const;

const assessment = z.strictObject({
  id: text,
  purpose: text,
  dimensions: z
    .array(z.strictObject({ id: text, purpose: text, levels: texts.min(2), required: flag.optional() }))
    .min(1),
});
const extensionPoint = z.strictObject({ slotId: text, purpose: text, default: text, acceptedKinds: texts.optional() });
const reference = z.strictObject({
  id: text,
  title: text,
  source: text,
  purpose: text,
  authoritative: flag.optional(),
  resolveFrom: z.enum(['workspace', 'package']).optional(),
});

export const legacyWorkflow = z.strictObject({
  $schema: text.optional(),
  id: text,
  name: text,
  description: text,
  version: text,
  modelTier: text.optional(),
  preconditions: texts.optional(),
  clarificationPrompts: texts.optional(),
  metaGuidance: texts.optional(),
  functionDefinitions: z.array(functionDefinition).optional(),
  recommendedPreferences: z
    .strictObject({
      recommendedAutonomy: z.enum(closed.autonomyLevels).optional(),
      recommendedRiskPolicy: z.enum(closed.riskPolicies).optional(),
    })
    .optional(),
  features: texts.optional(),
  assessments: z.array(assessment).optional(),
  extensionPoints: z.array(extensionPoint).optional(),
  references: z.array(reference).optional(),
  about: text.optional(),
  examples: texts.optional(),
  metricsProfile: text.optional(),
  validatedAgainstSpecVersion: z.number().int().optional(),
  steps: z.array(legacyStep).min(1),
});

/** The fields of a step that are more than a text or a flag. Every kind of step has all of them. */
const sharedFields = Object.entries(stepFields).flatMap(([key, field]): readonly [z.ZodTypeAny, string][] => {
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
  const isPlain = schema instanceof z.ZodString || schema instanceof z.ZodBoolean;
  return isPlain ? [] : [[schema, `LegacyStep.${key}`]];
});
/** Schemas that recur or that every kind of step contains: defined once and referred to by name. */
export const legacyDefinitions: readonly (readonly [z.ZodTypeAny, string])[] = [
  ...sharedFields,
  [legacyStep, 'LegacyStep'],
  [legacyCriteria, 'LegacyCriteria'],
  [legacyCondition, 'LegacyCondition'],
  [promptText, 'LegacyText'],
  [consequence, 'LegacyConsequence'],
  [functionDefinition, 'LegacyFunction'],
];

export type LegacyPart = z.infer<typeof part>;
export type LegacyText = z.infer<typeof promptText>;
export type LegacyBlocks = z.infer<typeof promptBlocks>;
export type LegacyFunction = z.infer<typeof functionDefinition>;
export type LegacyConsequence = z.infer<typeof consequence>;
export type LegacyContract = z.infer<typeof outputContract>;
export type LegacyLoop = z.infer<typeof loop>;
export type LegacyDelegation = z.infer<typeof delegation>;
export type LegacyAssessment = z.infer<typeof assessment>;
export type LegacySlot = z.infer<typeof extensionPoint>;
export type LegacyReference = z.infer<typeof reference>;
export type LegacyWorkflow = z.infer<typeof legacyWorkflow>;
