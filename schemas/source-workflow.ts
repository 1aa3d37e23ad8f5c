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
    .object({
      kind: z.literal('ref').describe('This part is a text that WorkRail owns.'),
      refId: z.string().min(1).describe('An id such as `wr.refs.notes_first`.'),
    })
    .strict()
    .describe('A WorkRail-owned text, resolved and embedded when the workflow is compiled.'),
]);
const blockLines = z.array(promptPart).min(1);
export const promptBlocks = z
  .object({
    goal: z.union([promptPart, blockLines]).optional().describe('What this step is for, in one or two sentences.'),
    constraints: blockLines.optional().describe('What must stay true while doing it.'),
    procedure: blockLines.optional().describe('The steps to take, in order.'),
    outputRequired: z
      .record(text.describe('What to hand over in this output field.'))
      .optional()
      .describe('What to hand over, by output field.'),
    verify: blockLines.optional().describe('How to know that it is done.'),
  })
  .strict();

const message = text.optional().describe('What the agent is told, before the work and when it does not hold.');
const criteriaRule = z.union([
  z.object({ type: z.literal('contains'), value: text.describe('The notes hold this text.'), message }).strict(),
  z
    .object({
      type: z.literal('regex'),
      pattern: text.describe('The notes match this RE2 pattern.'),
      flags: z
        .string()
        .optional()
        .describe('`i`: any case; `m`: `^` and `$` at every line; `s`: `.` takes line breaks.'),
      message,
    })
    .strict(),
  z
    .object({
      type: z.literal('length'),
      min: z.number().int().nonnegative().optional().describe('The notes have at least so many characters.'),
      max: z.number().int().positive().optional().describe('The notes have at most so many characters.'),
      message,
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
    z.object({ and: z.array(validationCriteria).min(1).describe('All of these hold.') }).strict(),
    z.object({ or: z.array(validationCriteria).min(1).describe('One of these holds.') }).strict(),
    z.object({ not: validationCriteria }).strict(),
  ]),
);

export const functionDefinition = z
  .object({
    name: text.describe('What steps write in `functionReferences`.'),
    scope: z.enum(closed.functionScopes).optional().describe('Default: where it stands.'),
    definition: text.describe('The wording, shown in every step that names it.'),
  })
  .strict();
const functionDefinitions = z
  .array(functionDefinition)
  .optional()
  .describe('Wording that is written once and named by several steps. The nearest definition of a name wins.');

const contractRef = z.string().min(1).describe('A contract such as `wr.contracts.review_findings`.');
const simpleStep = z
  .object({
    id: identifier.describe('Unique in the workflow; lower-case letters, digits, `_` and `-`.'),
    title: text.describe('One line, shown in every reply and listing.'),
    prompt: text.optional().describe('The whole instruction as one text. Use either this or promptBlocks.'),
    promptBlocks: promptBlocks.optional().describe('The instruction in parts. Use either this or prompt.'),
    agentRole: text.optional().describe('Replaces the role of the workflow for this step.'),
    requireConfirmation: z
      .boolean()
      .optional()
      .describe('Ask the person before the work is acknowledged (guided mode).'),
    when: identifier.optional().describe('A condition id: the step is skipped when the condition is false.'),
    functionReferences: z.array(text).optional().describe('Definitions that the prompt of this step shows.'),
    functionDefinitions,
    userDependencies: z
      .array(
        z
          .object({
            reason: z.enum(closed.userOnlyDependencyReasons).describe('What only a person can give.'),
            choiceKind: z
              .enum(closed.nonAssumableChoiceKinds)
              .optional()
              .describe('Why a choice must not be assumed; required with needs_user_choice.'),
            contextKey: text.optional().describe('The declared input that satisfies it.'),
            message: text.describe('What to ask the person for.'),
          })
          .strict(),
      )
      .optional()
      .describe('What the step cannot be done without, and only a person has.'),
    output: z
      .object({
        contractRef: contractRef.optional(),
        required: z.boolean().optional().describe('Default: true. False: checked only when it is sent.'),
        hints: z
          .record(text.describe('How to write this output field.'))
          .optional()
          .describe('How to write an output field, by its name. Guidance, not checked.'),
      })
      .strict()
      .optional()
      .describe('What the step must hand over. Hints are guidance; a contract is checked.'),
    outputContract: z
      .object({ contractRef, required: z.boolean().optional().describe('Default: true.') })
      .strict()
      .optional()
      .describe('Alias of output.contractRef.'),
    validationCriteria: validationCriteria
      .optional()
      .describe('What the notes must show. A contract rules when both are given.'),
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
      .optional()
      .describe('What a level of an assessment asks for before the step can be acknowledged.'),
  })
  .strict();

const templateCall = z
  .object({
    type: z.literal('template_call'),
    id: identifier.optional().describe('Stands before the ids of the steps that the template adds.'),
    title: text.optional().describe('Stands before their titles.'),
    templateId: text.describe('A template such as `wr.templates.verification_gate`.'),
    args: z.record(z.unknown()).optional().describe('By name; `workrail builtins <templateId>` lists them.'),
    when: identifier.optional().describe('A condition id: none of the steps runs when the condition is false.'),
    requireConfirmation: z.boolean().optional().describe('Ask the person after the last of them (guided mode).'),
  })
  .strict();

const loopFields = {
  loopId: identifier.describe('Unique among step and loop ids.'),
  title: text.describe('One line, shown in listings and graphs.'),
  maxIterations: z.number().int().positive().describe('How many iterations are allowed: a count.'),
  functionDefinitions,
  when: identifier.optional().describe('A condition id: the loop is not entered when the condition is false.'),
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

const body = z
  .array(z.lazy((): z.ZodType<SourceStep> => step))
  .min(1)
  .describe('The steps of one iteration, in order.');
const loop = z
  .object({
    ...loopFields,
    type: z.literal('loop'),
    while: z
      .object({
        kind: z.literal('condition_ref').describe('The loop names a condition.'),
        conditionId: identifier.describe('A condition of kind `loop_control`.'),
      })
      .strict()
      .describe('The loop goes on while this holds; a decision step in the body decides it.'),
    body,
  })
  .strict();
const forEach = z
  .object({
    ...loopFields,
    type: z.literal('for_each'),
    items: text.describe('A declared input of kind `list`.'),
    body,
  })
  .strict();

/** A step without `type` is a simple step. */
export const step: z.ZodType<SourceStep> = z.union([simpleStep, templateCall, loop, forEach]) as z.ZodType<SourceStep>;
/** Read by the generator, which writes the union as if/then/else so that errors name the right branch. */
export const stepBranches = { simple: simpleStep, typed: [templateCall, loop, forEach] } as const;

export const assessment = z
  .object({
    id: identifier.describe('What steps write in `assessmentRefs`.'),
    purpose: text.describe('What is judged, and what for.'),
    dimensions: z
      .array(
        z
          .object({
            id: identifier.describe('One thing that is judged.'),
            purpose: text.describe('How to judge it.'),
            levels: z.array(text).min(2).describe('The closed set of answers.'),
            required: z.boolean().optional().describe('Default: true.'),
          })
          .strict(),
      )
      .min(1)
      .describe('Judged one by one.'),
  })
  .strict();

const conditionFields = { id: identifier.describe('What `when` and other conditions write.') };
const key = text.describe('A declared input.');
const parts = z.array(identifier).min(1).describe('Ids of other conditions.');
export const condition = z.discriminatedUnion('kind', [
  z.object({ ...conditionFields, kind: z.literal('always_true') }).strict(),
  z.object({ ...conditionFields, kind: z.literal('always_false') }).strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('loop_control'),
      continueWhen: z.literal('continue').optional().describe('The decision that goes on. Default: continue.'),
    })
    .strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('context_equals'),
      key,
      value: scalar.describe('The input is exactly this.'),
    })
    .strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('context_in'),
      key,
      values: z.array(scalar).min(1).describe('The input is one of these.'),
    })
    .strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('context_at_least'),
      key,
      value: z.number().describe('The input is this or more.'),
    })
    .strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('context_at_most'),
      key,
      value: z.number().describe('The input is this or less.'),
    })
    .strict(),
  z
    .object({
      ...conditionFields,
      kind: z.literal('context_contains'),
      key,
      value: scalar.describe('The list holds this, or the text does.'),
    })
    .strict(),
  z.object({ ...conditionFields, kind: z.literal('context_present'), key }).strict(),
  z.object({ ...conditionFields, kind: z.literal('all'), of: parts }).strict(),
  z.object({ ...conditionFields, kind: z.literal('any'), of: parts }).strict(),
  z
    .object({ ...conditionFields, kind: z.literal('not'), of: identifier.describe('Id of another condition.') })
    .strict(),
]);

export const sourceInput = z
  .object({
    key: text.describe('The context key that carries this input.'),
    kind: z.enum(closed.inputKinds).describe('What a value of it is.'),
    values: z.array(text).min(1).optional().describe('The allowed values of an enum.'),
    required: z.boolean().optional().describe('Default: false. True: the first step that reads it waits for it.'),
    coerce: z
      .boolean()
      .optional()
      .describe(
        'Default: false. True: a value of another kind or spelling is converted where it can be, and kept with a warning otherwise.',
      ),
    description: text.optional().describe('What to send; shown to agents and people.'),
  })
  .strict();

export const sourceWorkflow = z
  .object({
    $schema: z.string().optional().describe('The path of this schema, for editors.'),
    id: z.string().min(1).describe('`namespace.name`, for example `project.auth_review`.'),
    kind: z
      .enum(closed.workflowKinds)
      .optional()
      .describe('Default: workflow. A routine is a part that others use as a template or bind to a slot.'),
    name: text.describe('What people call it: one line.'),
    description: text.describe('What it is for: how an agent chooses it.'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)
      .describe('Semantic version, for example 1.0.0.'),
    tags: z.array(identifier).optional().describe('Words to find it by.'),
    aliases: z.array(text).optional().describe('Bundled library only: older ids that still resolve.'),
    agentRole: text.optional().describe('The stance to take, in every step that does not say otherwise.'),
    recommendations: z
      .object({
        autonomy: z.enum(closed.autonomyLevels).optional().describe('The most that it should be run with.'),
        riskPolicy: z.enum(closed.riskPolicies).optional().describe('The most that it should be run with.'),
      })
      .strict()
      .optional()
      .describe('Exceeding one is warned about, never refused.'),
    capabilities: z
      .object({
        delegation: z.enum(closed.capabilityRequirements).optional().describe('Subagents for parts of the work.'),
        web_browsing: z.enum(closed.capabilityRequirements).optional().describe('Reading pages of the web.'),
      })
      .strict()
      .optional()
      .describe('What the agent must be able to do. A required capability is probed before the first step.'),
    features: z
      .array(
        z.union([
          text,
          z
            .object({
              id: text.describe('A feature such as `wr.features.evidence_first`.'),
              config: z
                .record(z.unknown().describe('An option of the feature.'))
                .optional()
                .describe('Its options, by name.'),
            })
            .strict(),
        ]),
      )
      .optional()
      .describe('Guidance of WorkRail that is woven into the steps. Their order means nothing.'),
    references: z
      .array(
        z
          .object({
            id: identifier.describe('Unique among the references.'),
            title: text.describe('What it is.'),
            source: text.describe('A path with `/`, or an address.'),
            purpose: text.describe('What to read it for.'),
            authoritative: z.boolean().optional().describe('It wins over what the agent believes.'),
            resolveFrom: z
              .enum(['workspace', 'package'])
              .optional()
              .describe('Where a path starts. Default: workspace.'),
          })
          .strict(),
      )
      .optional()
      .describe('Documents that the work rests on.'),
    inputs: z.array(sourceInput).optional().describe('Context keys that prompts and conditions read.'),
    conditions: z.array(condition).optional().describe('Named, so that steps and loops can be gated by them.'),
    functionDefinitions,
    assessments: z
      .array(assessment)
      .optional()
      .describe('Judgements by closed levels, handed over as checked artifacts by the steps that name them.'),
    guidance: z.array(text).optional().describe('Short rules, shown when a run starts and when it is read again.'),
    extensionPoints: z
      .record(
        z
          .object({
            purpose: text.describe('What an implementation is for.'),
            defaultBinding: text.describe('The workflow or routine that fills it unless a project says otherwise.'),
            acceptedKinds: z.array(z.enum(closed.workflowKinds)).min(1).optional().describe('Default: both.'),
            inputContract: z
              .object({
                requiredContext: z.array(text).optional().describe('An implementation must accept these.'),
                optionalContext: z.array(text).optional().describe('It may use these.'),
              })
              .strict()
              .optional()
              .describe('What an implementation is given.'),
            outputContract: z
              .object({ requiredArtifacts: z.array(text).optional().describe('It must produce these.') })
              .strict()
              .optional()
              .describe('What an implementation hands back.'),
          })
          .strict()
          .describe('An extension point: a slot with its default.'),
      )
      .optional()
      .describe('Slots that a project can fill; prompts name them as `{{wr.bindings.<slot>}}`.'),
    extensionContract: z
      .object({
        accepts: z.array(text).describe('Context that this one can be given.'),
        produces: z.array(text).describe('Artifacts that it hands back.'),
      })
      .strict()
      .optional()
      .describe('What this one offers when it fills a slot.'),
    steps: z.array(step).min(1).describe('In the order in which they run.'),
    metadata: z
      .record(z.unknown().describe('A fact for people and catalogs.'))
      .optional()
      .describe('Facts for people and catalogs that no rule reads.'),
    lintIgnore: z
      .array(
        z
          .object({
            rule: text.describe('A rule such as `lint/prompt-budget`.'),
            step: identifier.optional().describe('Only there. Default: the whole workflow.'),
            reason: text.describe('Why it is right here.'),
          })
          .strict(),
      )
      .optional()
      .describe('Findings that were looked at and kept. One that finds nothing is itself a finding.'),
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
