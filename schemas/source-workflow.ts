/**
 * The source of a workflow or routine, native dialect (authoring.md). Strict everywhere: an unknown key is a mistake
 * that the author wants to hear about. The descriptions show up in editors through the generated JSON Schema.
 */
import * as closed from './closed-sets.ts';
import * as ids from './ids.ts';
import { z } from './zod.ts';

const identifier = z.string().min(1).regex(ids.delimiterSafePattern);
const text = z.string().min(1);
const scalar = z.union([z.string(), z.number(), z.boolean()]);

export const promptPart = z.union([
  text,
  z
    .object({ kind: z.literal('ref'), refId: z.string().min(1) })
    .strict()
    .describe('A WorkRail-owned text, resolved and embedded when the workflow is compiled.'),
]);
const blockLines = z.array(promptPart).min(1);
export const promptBlocks = z
  .object({
    goal: z.union([promptPart, blockLines]).optional().describe('What this step is for, in one or two sentences.'),
    constraints: blockLines.optional().describe('What must stay true while doing it.'),
    procedure: blockLines.optional().describe('The steps to take, in order.'),
    outputRequired: z.record(text).optional().describe('What to hand over, by output field.'),
    verify: blockLines.optional().describe('How to know that it is done.'),
  })
  .strict();

const criteriaRule = z.union([
  z.object({ type: z.literal('contains'), value: text, message: text.optional() }).strict(),
  z
    .object({ type: z.literal('regex'), pattern: text, flags: z.string().optional(), message: text.optional() })
    .strict(),
  z
    .object({
      type: z.literal('length'),
      min: z.number().int().nonnegative().optional(),
      max: z.number().int().positive().optional(),
      message: text.optional(),
    })
    .strict(),
]);
export type ValidationCriteria =
  | z.infer<typeof criteriaRule>
  | { and: ValidationCriteria[] }
  | { or: ValidationCriteria[] }
  | { not: ValidationCriteria };
export const validationCriteria: z.ZodType<ValidationCriteria> = z.lazy(() =>
  z.union([
    criteriaRule,
    z.object({ and: z.array(validationCriteria).min(1) }).strict(),
    z.object({ or: z.array(validationCriteria).min(1) }).strict(),
    z.object({ not: validationCriteria }).strict(),
  ]),
);

export const functionDefinition = z
  .object({ name: text, scope: z.enum(closed.functionScopes).optional(), definition: text })
  .strict();

const contractRef = z.string().min(1);
const simpleStep = z
  .object({
    id: identifier.describe('Unique in the workflow; lower-case letters, digits, `_` and `-`.'),
    title: text,
    prompt: text.optional().describe('The whole instruction as one text. Use either this or promptBlocks.'),
    promptBlocks: promptBlocks.optional().describe('The instruction in parts. Use either this or prompt.'),
    agentRole: text.optional().describe('Replaces the role of the workflow for this step.'),
    requireConfirmation: z
      .boolean()
      .optional()
      .describe('Ask the person before the work is acknowledged (guided mode).'),
    when: identifier.optional().describe('A condition id: the step is skipped when the condition is false.'),
    functionReferences: z.array(text).optional(),
    functionDefinitions: z.array(functionDefinition).optional(),
    userDependencies: z
      .array(
        z
          .object({
            reason: z.enum(closed.userOnlyDependencyReasons),
            choiceKind: z.enum(closed.nonAssumableChoiceKinds).optional(),
            contextKey: text.optional(),
            message: text,
          })
          .strict(),
      )
      .optional(),
    output: z
      .object({
        contractRef: contractRef.optional(),
        required: z.boolean().optional().describe('Default: true. False: checked only when it is sent.'),
        hints: z.record(text).optional(),
      })
      .strict()
      .optional()
      .describe('What the step must hand over. Hints are guidance; a contract is checked.'),
    outputContract: z
      .object({ contractRef, required: z.boolean().optional() })
      .strict()
      .optional()
      .describe('Alias of output.contractRef.'),
    validationCriteria: validationCriteria.optional(),
    assessmentRefs: z
      .array(identifier)
      .min(1)
      .optional()
      .describe('Assessments of the workflow that this step must hand over, one artifact each.'),
    assessmentConsequences: z
      .array(
        z
          .object({
            anyEqualsLevel: text.describe('Holds when any dimension was given this level.'),
            forAssessment: identifier.optional().describe('Only in this assessment; else in any of the step.'),
            guidance: text.describe('What must be done before the step can be acknowledged.'),
          })
          .strict(),
      )
      .min(1)
      .optional(),
  })
  .strict();

const templateCall = z
  .object({
    type: z.literal('template_call'),
    id: identifier.optional().describe('Stands before the ids of the steps that the template adds.'),
    title: text.optional().describe('Stands before their titles.'),
    templateId: text,
    args: z.record(z.unknown()).optional(),
    when: identifier.optional().describe('A condition id: none of the steps runs when the condition is false.'),
    requireConfirmation: z.boolean().optional().describe('Ask the person after the last of them (guided mode).'),
  })
  .strict();

const loopFields = {
  loopId: identifier,
  title: text,
  maxIterations: z.number().int().positive().describe('How many iterations are allowed: a count.'),
  functionDefinitions: z.array(functionDefinition).optional(),
  when: identifier.optional(),
};
export type SourceStep = z.infer<typeof simpleStep> | z.infer<typeof templateCall> | SourceLoop | SourceForEach;
type LoopFields = {
  loopId: string;
  title: string;
  maxIterations: number;
  functionDefinitions?: z.infer<typeof functionDefinition>[] | undefined;
  when?: string | undefined;
  body: SourceStep[];
};
export type SourceLoop = LoopFields & { type: 'loop'; while: { kind: 'condition_ref'; conditionId: string } };
export type SourceForEach = LoopFields & { type: 'for_each'; items: string };
export type SimpleStep = z.infer<typeof simpleStep>;

const body = z.array(z.lazy((): z.ZodType<SourceStep> => step)).min(1);
const loop = z
  .object({
    ...loopFields,
    type: z.literal('loop'),
    while: z.object({ kind: z.literal('condition_ref'), conditionId: identifier }).strict(),
    body,
  })
  .strict();
const forEach = z.object({ ...loopFields, type: z.literal('for_each'), items: text, body }).strict();

/** A step without `type` is a simple step. */
export const step: z.ZodType<SourceStep> = z.union([simpleStep, templateCall, loop, forEach]) as z.ZodType<SourceStep>;
/** Read by the generator, which writes the union as if/then/else so that errors name the right branch. */
export const stepBranches = { simple: simpleStep, typed: [templateCall, loop, forEach] } as const;

export const assessment = z
  .object({
    id: identifier,
    purpose: text,
    dimensions: z
      .array(
        z
          .object({
            id: identifier,
            purpose: text,
            levels: z.array(text).min(2).describe('The closed set of answers.'),
            required: z.boolean().optional().describe('Default: true.'),
          })
          .strict(),
      )
      .min(1),
  })
  .strict();

const conditionFields = { id: identifier };
export const condition = z.discriminatedUnion('kind', [
  z.object({ ...conditionFields, kind: z.literal('always_true') }).strict(),
  z.object({ ...conditionFields, kind: z.literal('always_false') }).strict(),
  z
    .object({ ...conditionFields, kind: z.literal('loop_control'), continueWhen: z.literal('continue').optional() })
    .strict(),
  z.object({ ...conditionFields, kind: z.literal('context_equals'), key: text, value: scalar }).strict(),
  z.object({ ...conditionFields, kind: z.literal('context_in'), key: text, values: z.array(scalar).min(1) }).strict(),
  z.object({ ...conditionFields, kind: z.literal('context_at_least'), key: text, value: z.number() }).strict(),
  z.object({ ...conditionFields, kind: z.literal('context_at_most'), key: text, value: z.number() }).strict(),
  z.object({ ...conditionFields, kind: z.literal('context_contains'), key: text, value: scalar }).strict(),
  z.object({ ...conditionFields, kind: z.literal('context_present'), key: text }).strict(),
  z.object({ ...conditionFields, kind: z.literal('all'), of: z.array(identifier).min(1) }).strict(),
  z.object({ ...conditionFields, kind: z.literal('any'), of: z.array(identifier).min(1) }).strict(),
  z.object({ ...conditionFields, kind: z.literal('not'), of: identifier }).strict(),
]);

export const sourceInput = z
  .object({
    key: text.describe('The context key that carries this input.'),
    kind: z.enum(closed.inputKinds),
    values: z.array(text).min(1).optional().describe('The allowed values of an enum.'),
    required: z.boolean().optional(),
    description: text.optional(),
  })
  .strict();

export const sourceWorkflow = z
  .object({
    $schema: z.string().optional(),
    id: z.string().min(1).describe('`namespace.name`, for example `project.auth_review`.'),
    kind: z.enum(closed.workflowKinds).optional(),
    name: text,
    description: text,
    version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
    tags: z.array(identifier).optional(),
    aliases: z.array(text).optional().describe('Bundled library only: older ids that still resolve.'),
    agentRole: text.optional().describe('The stance to take, in every step that does not say otherwise.'),
    recommendations: z
      .object({
        autonomy: z.enum(closed.autonomyLevels).optional(),
        riskPolicy: z.enum(closed.riskPolicies).optional(),
      })
      .strict()
      .optional(),
    capabilities: z
      .object({
        delegation: z.enum(closed.capabilityRequirements).optional(),
        web_browsing: z.enum(closed.capabilityRequirements).optional(),
      })
      .strict()
      .optional(),
    features: z
      .array(z.union([text, z.object({ id: text, config: z.record(z.unknown()).optional() }).strict()]))
      .optional(),
    references: z
      .array(
        z
          .object({
            id: identifier,
            title: text,
            source: text,
            purpose: text,
            authoritative: z.boolean().optional(),
            resolveFrom: z.enum(['workspace', 'package']).optional(),
          })
          .strict(),
      )
      .optional(),
    inputs: z.array(sourceInput).optional(),
    conditions: z.array(condition).optional(),
    functionDefinitions: z.array(functionDefinition).optional(),
    assessments: z
      .array(assessment)
      .optional()
      .describe('Judgements by closed levels, handed over as checked artifacts by the steps that name them.'),
    guidance: z.array(text).optional().describe('Short rules, shown when a run starts and when it is read again.'),
    extensionPoints: z
      .record(
        z
          .object({
            purpose: text,
            defaultBinding: text,
            acceptedKinds: z.array(z.enum(closed.workflowKinds)).min(1).optional(),
            inputContract: z
              .object({ requiredContext: z.array(text).optional(), optionalContext: z.array(text).optional() })
              .strict()
              .optional(),
            outputContract: z
              .object({ requiredArtifacts: z.array(text).optional() })
              .strict()
              .optional(),
          })
          .strict(),
      )
      .optional(),
    extensionContract: z
      .object({ accepts: z.array(text), produces: z.array(text) })
      .strict()
      .optional(),
    steps: z.array(step).min(1),
    metadata: z.record(z.unknown()).optional().describe('Facts for people and catalogs that no rule reads.'),
    lintIgnore: z.array(z.object({ rule: text, step: identifier.optional(), reason: text }).strict()).optional(),
  })
  .strict();
export type SourceCondition = z.infer<typeof condition>;
export type SourceInput = z.infer<typeof sourceInput>;
export type SourceAssessment = z.infer<typeof assessment>;
export type SourceFunction = z.infer<typeof functionDefinition>;
export type SourceReference = NonNullable<SourceWorkflow['references']>[number];
export type TemplateCall = z.infer<typeof templateCall>;
export type SourceWorkflow = z.infer<typeof sourceWorkflow>;
export type PromptPart = z.infer<typeof promptPart>;
export type PromptBlocks = z.infer<typeof promptBlocks>;
