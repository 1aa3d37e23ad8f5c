/**
 * Visits every text of a step in source form. Finding and replacing parameters use the same function, so they use the same texts.
 * Ids, conditions and kinds are not texts.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type {
  PromptBlocks,
  PromptPart,
  SimpleStep,
  SourceFunction,
  SourceStep,
  TemplateCall,
  ValidationCriteria,
} from '../../../schemas/source-workflow.ts';

/** @param isCompared whether the notes of the agent are searched for the text; otherwise, the agent or the user reads it */
export type TextChange = (text: string, isCompared: boolean) => string;

/** `{ [key]: change(object[key]) }` if the key is present; otherwise nothing. */
function changed<Holder extends object, Key extends keyof Holder, Value>(
  holder: Holder,
  key: Key,
  change: (value: NonNullable<Holder[Key]>, isCompared: boolean) => Value,
): { [key in Key]?: Value } {
  const value = holder[key];
  return value === undefined || value === null ? {} : ({ [key]: change(value, false) } as { [key in Key]?: Value });
}

const inPart =
  (change: TextChange) =>
  (part: PromptPart): PromptPart =>
    typeof part === 'string' ? change(part, false) : part;

const inRecord =
  (change: TextChange) =>
  (texts: { readonly [key: string]: string }): { [key: string]: string } =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text, false)]));

export const inFunctions =
  (change: TextChange) =>
  (functions: readonly SourceFunction[]): SourceFunction[] =>
    functions.map((one) => ({ ...one, definition: change(one.definition, false) }));

function inBlocks(change: TextChange) {
  const parts = (list: readonly PromptPart[]): PromptPart[] => list.map(inPart(change));
  return (blocks: PromptBlocks): PromptBlocks => ({
    ...blocks,
    ...changed(blocks, 'goal', (goal) => (Array.isArray(goal) ? parts(goal) : inPart(change)(goal))),
    ...changed(blocks, 'constraints', parts),
    ...changed(blocks, 'procedure', parts),
    ...changed(blocks, 'outputRequired', inRecord(change)),
    ...changed(blocks, 'verify', parts),
  });
}

/** A pattern is not a text: `\p{L}` contains no parameter, and an argument is no pattern. */
const inCriteria =
  (change: TextChange) =>
  (criteria: ValidationCriteria): ValidationCriteria => {
    if ('not' in criteria) return { not: inCriteria(change)(criteria.not) };
    if ('and' in criteria) return { and: criteria.and.map(inCriteria(change)) };
    if ('or' in criteria) return { or: criteria.or.map(inCriteria(change)) };
    const message = changed(criteria, 'message', change);
    if (criteria.type === 'contains') return { ...criteria, value: change(criteria.value, true), ...message };
    return { ...criteria, ...message };
  };

/** Arguments of a template that the routine calls: texts at any depth. */
function inValue(value: JsonValue | undefined, change: TextChange): JsonValue | undefined {
  if (typeof value === 'string') return change(value, false);
  if (Array.isArray(value)) return value.map((entry) => inValue(entry, change) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inValue(entry, change)]));
}

const inCall = (call: TemplateCall, change: TextChange): TemplateCall => ({
  ...call,
  ...changed(call, 'title', change),
  ...changed(call, 'args', inRecordOfValues(change)),
});

const inRecordOfValues =
  (change: TextChange) =>
  (args: { readonly [name: string]: unknown }): { [name: string]: unknown } =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, inValue(value as JsonValue, change)]));

const inSimpleStep = (step: SimpleStep, change: TextChange): SimpleStep => ({
  ...step,
  title: change(step.title, false),
  ...changed(step, 'prompt', change),
  ...changed(step, 'promptBlocks', inBlocks(change)),
  ...changed(step, 'agentRole', change),
  ...changed(step, 'functionDefinitions', inFunctions(change)),
  ...changed(step, 'userDependencies', (needs) =>
    needs.map((need) => ({ ...need, message: change(need.message, false) })),
  ),
  ...changed(step, 'output', (output) => ({ ...output, ...changed(output, 'hints', inRecord(change)) })),
  ...changed(step, 'validationCriteria', inCriteria(change)),
  ...changed(step, 'assessmentConsequences', (consequences) =>
    consequences.map((one) => ({ ...one, guidance: change(one.guidance, false) })),
  ),
});

export function inStep(step: SourceStep, change: TextChange): SourceStep {
  if (!('type' in step)) return inSimpleStep(step, change);
  if (step.type === 'template_call') return inCall(step, change);
  return {
    ...step,
    title: change(step.title, false),
    ...changed(step, 'functionDefinitions', inFunctions(change)),
    body: step.body.map((inner) => inStep(inner, change)),
  };
}
