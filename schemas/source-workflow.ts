/**
 * The source of a workflow or routine, native dialect. Strict everywhere: an unknown key is a mistake
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
    .strictObject({
      kind: z.literal('ref').describe('This part is a reference to a text that WorkRail provides.'),
      refId: z.string().min(1).describe('The id of the text, such as `wr.refs.notes_first`.'),
    })
    .describe('A reference to a text that WorkRail provides. The compiler embeds the text in the prompt.'),
]);
const blockLines = z.array(promptPart).min(1);
export const promptBlocks = z.strictObject({
  goal: z.union([promptPart, blockLines]).optional().describe('The purpose of this step, in one or two sentences.'),
  constraints: blockLines.optional().describe('Rules that the agent must follow in this step, as bullets.'),
  procedure: blockLines.optional().describe('The actions to take, in order.'),
  outputRequired: z
    .record(text.describe('The required content of this output field.'))
    .optional()
    .describe('What the agent must return. Each key is an output field.'),
  verify: blockLines.optional().describe('How the agent checks that the step is done.'),
});

const message = text
  .optional()
  .describe(
    'A description of the check for the agent, shown in the prompt after what is checked, and when the check fails.',
  );
const criteriaRule = z.union([
  z.strictObject({
    type: z.literal('contains').describe('The notes must contain `value`.'),
    value: text.describe('The text that the notes must contain.'),
    message,
  }),
  z.strictObject({
    type: z.literal('regex').describe('The notes must match the RE2 pattern `pattern`.'),
    pattern: text.describe('The RE2 pattern that the notes must match.'),
    flags: z
      .string()
      .optional()
      .describe(
        '`i` ignores case, `m` lets `^` and `$` match at every line, `s` lets `.` match line breaks. `g` and `u` are accepted and change nothing.',
      ),
    message,
  }),
  z.strictObject({
    type: z.literal('length').describe('The notes must have between `min` and `max` characters.'),
    min: z.number().int().nonnegative().optional().describe('The minimum length of the notes in characters.'),
    max: z.number().int().positive().optional().describe('The maximum length of the notes in characters.'),
    message,
  }),
]);
export type ValidationCriteria =
  | z.infer<typeof criteriaRule>
  | { and: ValidationCriteria[] }
  | { or: ValidationCriteria[] }
  | { not: ValidationCriteria };
export const validationCriteria: z.ZodType<ValidationCriteria> = z.lazy(() =>
  z.union([
    criteriaRule,
    z.strictObject({ and: z.array(validationCriteria).min(1).describe('All of these checks must pass.') }),
    z.strictObject({ or: z.array(validationCriteria).min(1).describe('At least one of these checks must pass.') }),
    z.strictObject({
      not: validationCriteria.describe(
        'This check must fail. The agent reads it as `must not …`, with the `message` of the check in parentheses.',
      ),
    }),
  ]),
);

export const functionDefinition = z.strictObject({
  name: text.describe('The name that steps list in `functionReferences`.'),
  scope: z
    .enum(closed.functionScopes)
    .optional()
    .describe(
      'Orders the definitions in a prompt: those of the step come first, then those of loops, then those of the workflow. It does not limit which steps can refer to the definition. Default: the object that contains the definition.',
    ),
  definition: text.describe('The text, shown in the prompt of every step that refers to it.'),
});
const functionDefinitions = z
  .array(functionDefinition)
  .optional()
  .describe('Texts that several steps share. If a name has several definitions, the one nearest to the step applies.');

const contractRef = z
  .string()
  .min(1)
  .describe('The contract that the output artifact must satisfy, such as `wr.contracts.review_findings`.');
export const simpleStep = z.strictObject({
  id: identifier.describe('Identifies the step; unique in the workflow.'),
  title: text.describe('A short title, shown in every reply and listing.'),
  prompt: text.optional().describe('The instruction as one text. A step has either `prompt` or `promptBlocks`.'),
  promptBlocks: promptBlocks
    .optional()
    .describe('The instruction in parts. A step has either `prompt` or `promptBlocks`.'),
  agentRole: text.optional().describe('The role for this step; replaces the role of the workflow.'),
  requireConfirmation: z
    .boolean()
    .optional()
    .describe('Default: false. True: in guided mode, the agent asks the user before it continues.'),
  notes: z
    .enum(['required', 'optional'])
    .optional()
    .describe('With `required`, an attempt to complete the step without notes is blocked. Default: required.'),
  when: identifier.optional().describe('The id of a condition; the step is skipped when the condition is false.'),
  functionReferences: z
    .array(text)
    .optional()
    .describe('Names of the function definitions that the prompt of this step shows.'),
  functionDefinitions,
  userDependencies: z
    .array(
      z.strictObject({
        reason: z.enum(closed.userOnlyDependencyReasons).describe('The kind of input that only the user can give.'),
        choiceKind: z
          .enum(closed.nonAssumableChoiceKinds)
          .optional()
          .describe('Why the agent must not make the choice itself; required when `reason` is `needs_user_choice`.'),
        contextKey: text
          .optional()
          .describe(
            'The key of the declared input that satisfies this dependency. Without `contextKey`, completing the step in `guided` mode satisfies the dependency.',
          ),
        message: text.describe('The question that the agent asks the user.'),
      }),
    )
    .optional()
    .describe('Things that the step needs and that only the user can provide.'),
  output: z
    .strictObject({
      contractRef: contractRef.optional(),
      required: z
        .boolean()
        .optional()
        .describe('Default: true. False: the agent may omit the artifact; if the agent sends it, it is validated.'),
      hints: z
        .record(text.describe('Guidance for this output field.'))
        .optional()
        .describe('Guidance for the agent. Each key is an output field. Not validated.'),
    })
    .optional()
    .describe(
      'What the agent must return. WorkRail validates the artifact against the contract; hints are only guidance.',
    ),
  outputContract: z
    .strictObject({
      contractRef,
      required: z.boolean().optional().describe('Default: true. Alias of `output.required`.'),
    })
    .optional()
    .describe('An alias of `output` that can contain only the contract.'),
  validationCriteria: validationCriteria
    .optional()
    .describe('Checks of the notes. If the step also has a contract, only the contract is checked.'),
  assessmentRefs: z
    .array(identifier)
    .min(1)
    .optional()
    .describe('Ids of the assessments that this step must return, one artifact each.'),
  assessmentConsequences: z
    .array(
      z.strictObject({
        anyEqualsLevel: text.describe('The consequence applies when any dimension of the assessment has this level.'),
        forAssessment: identifier
          .optional()
          .describe('The id of the assessment to which the consequence applies. Default: any assessment of the step.'),
        guidance: text.describe('What the agent must do before it can continue.'),
      }),
    )
    .min(1)
    .optional()
    .describe('What the agent must do when an assessment has a certain level.'),
});

const templateCall = z.strictObject({
  type: z.literal('template_call').describe('The compiler replaces this entry with the steps of a template.'),
  id: identifier.optional().describe('A prefix for the ids of the steps that the template adds.'),
  title: text
    .optional()
    .describe(
      'The title of the step that the template adds. If it adds several, a prefix for their titles, cut where both together are too long.',
    ),
  templateId: text.describe('The id of the template, such as `wr.templates.verification_gate`.'),
  args: z
    .record(z.unknown().describe('The value of this argument.'))
    .optional()
    .describe(
      'The arguments, by name: `workrail builtins <templateId>` lists those of a built-in template. A routine of the project has an argument for each `{name}` in its texts.',
    ),
  when: identifier
    .optional()
    .describe(
      'The id of a condition of every step and loop that the template adds. It is evaluated before each step that is in no loop of the template, and once before each of these loops. It skips the step or the loop when it is false.',
    ),
  requireConfirmation: z
    .boolean()
    .optional()
    .describe(
      'Default: false. True: in guided mode, the agent asks the user after the last step of the template that is in no loop.',
    ),
  notes: z
    .enum(['required', 'optional'])
    .optional()
    .describe('Whether the steps of the template require notes. Default: as in the template.'),
});

const loopFields = {
  loopId: identifier.describe('Identifies the loop; unique among step and loop ids.'),
  title: text.describe('A short title, shown in listings and graphs.'),
  maxIterations: z.number().int().positive().describe('The maximum number of iterations.'),
  functionDefinitions,
  when: identifier.optional().describe('The id of a condition; the loop is skipped when the condition is false.'),
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
const loop = z.strictObject({
  ...loopFields,
  type: z.literal('loop').describe('Repeats `body` while a decision step in it returns `continue`.'),
  while: z
    .strictObject({
      kind: z.literal('condition_ref').describe('This object is a reference to a condition.'),
      conditionId: identifier.describe('The id of a condition of kind `loop_control`.'),
    })
    .describe('The condition for another iteration. A decision step in `body` makes it true or false.'),
  body,
});
const forEach = z.strictObject({
  ...loopFields,
  type: z.literal('for_each').describe('Repeats `body` once for each entry of a list.'),
  items: text.describe('The key of a declared input of kind `list`.'),
  body,
});

/** A step without `type` is a simple step. */
export const step: z.ZodType<SourceStep> = z.union([simpleStep, templateCall, loop, forEach]) as z.ZodType<SourceStep>;
/** Read by the generator, which writes the union as if/then/else so that errors name the right branch. */
export const stepBranches = { simple: simpleStep, typed: [templateCall, loop, forEach] } as const;

export const assessment = z.strictObject({
  id: identifier.describe('The id that steps list in `assessmentRefs`.'),
  purpose: text.describe('What the agent assesses, and why.'),
  dimensions: z
    .array(
      z.strictObject({
        id: identifier.describe('The id of the dimension, which the agent uses in its assessment.'),
        purpose: text.describe('What the agent assesses in this dimension, and how.'),
        levels: z.array(text).min(2).describe('The allowed levels.'),
        required: z.boolean().optional().describe('Default: true. False: the artifact may omit this dimension.'),
      }),
    )
    .min(1)
    .describe('The dimensions to assess. The agent assigns one level to each dimension.'),
});

const conditionId = identifier.describe('The id that `when`, `while` and other conditions refer to.');
const conditionOf = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, meaning: string, fields: Fields) =>
  z.strictObject({ id: conditionId, kind: z.literal(kind).describe(meaning), ...fields });
const key = text.describe('The key of a declared input.');
const of = z.array(identifier).min(1).describe('The ids of other conditions.');
export const condition = z.discriminatedUnion('kind', [
  conditionOf('always_true', 'True in every run.', {}),
  conditionOf('always_false', 'False in every run.', {}),
  conditionOf(
    'loop_control',
    'True while the last loop decision is `continue`. Use it in `while` of a loop; it is unknown everywhere else.',
    {
      continueWhen: z
        .literal('continue')
        .optional()
        .describe('The loop decision that starts another iteration. Default: continue.'),
    },
  ),
  conditionOf('context_equals', 'True when the input equals `value`.', {
    key,
    value: scalar.describe('The value to compare the input with.'),
  }),
  conditionOf('context_in', 'True when the input equals one of `values`.', {
    key,
    values: z.array(scalar).min(1).describe('The values to compare the input with.'),
  }),
  conditionOf('context_at_least', 'True when the input is a number that is at least `value`.', {
    key,
    value: z.number().describe('The smallest number for which the condition is true.'),
  }),
  conditionOf('context_at_most', 'True when the input is a number that is at most `value`.', {
    key,
    value: z.number().describe('The largest number for which the condition is true.'),
  }),
  conditionOf('context_contains', 'True when the input is a list or a text that contains `value`.', {
    key,
    value: scalar.describe('The list entry or part of the text to look for.'),
  }),
  conditionOf('context_present', 'True when the context contains the input.', { key }),
  conditionOf('all', 'True when all conditions in `of` are true.', { of }),
  conditionOf('any', 'True when at least one of the conditions in `of` is true.', { of }),
  conditionOf('not', 'True when the condition in `of` is false.', {
    of: identifier.describe('The id of another condition.'),
  }),
]);

export const sourceInput = z.strictObject({
  key: text.describe('The context key under which the agent sends the value.'),
  kind: z.enum(closed.inputKinds).describe('The type of the value.'),
  values: z.array(text).min(1).optional().describe('The allowed values; required when `kind` is `enum`.'),
  required: z
    .boolean()
    .optional()
    .describe('Default: false. True: the first step that reads the input is blocked until the input is sent.'),
  coerce: z
    .boolean()
    .optional()
    .describe(
      'Default: false. True: a value of another type or spelling is converted if possible. A value that cannot be converted is stored unchanged, with a warning. It has no effect on a `list`: a call with any other value is refused.',
    ),
  sensitive: z
    .boolean()
    .optional()
    .describe(
      'Default: false. True: replies do not show the value of the input, searches do not find it, and redacted exports omit it. In a text that repeats the value, they find it in any case, layout, quotes and emphasis, in the escapes of JSON, URLs and HTML, and in base64. An export names the inputs whose values are too short for this search. Texts of an agent appear unchanged in replies, even if they repeat the value.',
    ),
  description: text.optional().describe('What the value means; shown to agents and users.'),
});

export const sourceWorkflow = z.strictObject({
  $schema: z.string().optional().describe('The path of the JSON Schema with which an editor validates this file.'),
  id: z.string().min(1).describe('Identifies the workflow: `namespace.name`, such as `project.auth_review`.'),
  kind: z
    .enum(closed.workflowKinds)
    .optional()
    .describe('Default: workflow. A routine is meant for other workflows, as a template or for an extension point.'),
  name: text.describe('The display name.'),
  description: text.describe('What the workflow is for; agents use it to choose a workflow.'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)
    .describe(
      'A version number for readers. A run is pinned to the hash of the compiled workflow, not to this version.',
    ),
  tags: z.array(identifier).optional().describe('Keywords that `list_workflows` filters by.'),
  aliases: z
    .array(text)
    .optional()
    .describe('Former ids of the workflow, which still select it; allowed in the bundled library only.'),
  agentRole: text.optional().describe('The role of the agent, shown in every step that has no role of its own.'),
  recommendations: z
    .strictObject({
      autonomy: z.enum(closed.autonomyLevels).optional().describe('The highest recommended autonomy.'),
      riskPolicy: z.enum(closed.riskPolicies).optional().describe('The highest recommended risk policy.'),
    })
    .optional()
    .describe('Recommended limits. A run that exceeds a limit gets a warning.'),
  capabilities: z
    .strictObject({
      delegation: z
        .enum(closed.capabilityRequirements)
        .optional()
        .describe('Whether the workflow requires subagents, prefers them or forbids them.'),
      web_browsing: z
        .enum(closed.capabilityRequirements)
        .optional()
        .describe('Whether the workflow requires access to web pages, prefers it or forbids it.'),
    })
    .optional()
    .describe(
      'Optional tools of the agent that the workflow uses. A required capability is probed before the first step.',
    ),
  features: z
    .array(
      z.union([
        text,
        z.strictObject({
          id: text.describe('The id of the feature, such as `wr.features.evidence_first`.'),
          config: z
            .record(z.unknown().describe('The value of this option.'))
            .optional()
            .describe('The options of the feature, by name; `workrail builtins <feature>` lists them.'),
        }),
      ]),
    )
    .optional()
    .describe('Features: guidance of WorkRail that the compiler adds to the steps. Their order does not matter.'),
  references: z
    .array(
      z.strictObject({
        id: identifier.describe('Identifies the reference; unique in the workflow.'),
        title: text.describe('The title of the document.'),
        source: text.describe('The path of the document, with `/` as the separator, or its URL.'),
        purpose: text.describe('Why the agent should read the document.'),
        authoritative: z
          .boolean()
          .optional()
          .describe('Default: false. True: the document takes precedence over assumptions of the agent.'),
        resolveFrom: z
          .enum(['workspace', 'package'])
          .optional()
          .describe('The directory to which the path is relative. Default: workspace.'),
      }),
    )
    .optional()
    .describe('Documents that the agent should read. WorkRail does not open them.'),
  inputs: z.array(sourceInput).optional().describe('The context keys that prompts and conditions read.'),
  conditions: z.array(condition).optional().describe('Named conditions for `when` and `while`.'),
  functionDefinitions,
  assessments: z
    .array(assessment)
    .optional()
    .describe('Assessments with fixed levels. A step that lists an assessment must return it as an artifact.'),
  guidance: z.array(text).optional().describe('Short rules, shown when a run starts or resumes.'),
  extensionPoints: z
    .record(
      z
        .strictObject({
          purpose: text.describe('What an implementation must do.'),
          defaultBinding: text.describe(
            'The id of the workflow or routine that fills the slot by default. A project can bind another one.',
          ),
          acceptedKinds: z
            .array(z.enum(closed.workflowKinds))
            .min(1)
            .optional()
            .describe('Default: both. The kinds of implementation that the slot accepts.'),
          inputContract: z
            .strictObject({
              requiredContext: z.array(text).optional().describe('Context keys that an implementation must accept.'),
              optionalContext: z.array(text).optional().describe('Context keys that an implementation may use.'),
            })
            .optional()
            .describe('The input of an implementation.'),
          outputContract: z
            .strictObject({
              requiredArtifacts: z
                .array(text)
                .optional()
                .describe('Names of the artifacts that an implementation must produce.'),
            })
            .optional()
            .describe('The output of an implementation.'),
        })
        .describe('An extension point with its default implementation.'),
    )
    .optional()
    .describe('Extension points (slots) that a project can fill. Prompts refer to them as `{{wr.bindings.<slot>}}`.'),
  extensionContract: z
    .strictObject({
      accepts: z.array(text).describe('Context keys that this workflow accepts.'),
      produces: z.array(text).describe('Names of the artifacts that this workflow produces.'),
    })
    .optional()
    .describe('What this workflow accepts and produces when it fills an extension point of another workflow.'),
  steps: z.array(step).min(1).describe('The steps in the order in which they run.'),
  metadata: z
    .record(z.unknown().describe('Any value.'))
    .optional()
    .describe('Data for readers and other tools. WorkRail does not read it.'),
  lintIgnore: z
    .array(
      z.strictObject({
        rule: text.describe('The lint rule, such as `lint/prompt-budget`.'),
        step: identifier
          .optional()
          .describe('The id of the step whose findings are suppressed. Default: the whole workflow.'),
        reason: text.describe('Why the finding is acceptable.'),
      }),
    )
    .optional()
    .describe('Lint findings to suppress. An entry that suppresses nothing is reported as a finding.'),
});
export type SourceCondition = z.infer<typeof condition>;
export type SourceInput = z.infer<typeof sourceInput>;
export type SourceAssessment = z.infer<typeof assessment>;
export type SourceFunction = z.infer<typeof functionDefinition>;
export type SourceReference = NonNullable<SourceWorkflow['references']>[number];
export type TemplateCall = z.infer<typeof templateCall>;
export type SourceWorkflow = z.infer<typeof sourceWorkflow>;
export type PromptPart = z.infer<typeof promptPart>;
export type PromptBlocks = z.infer<typeof promptBlocks>;
