/**
 * `templateCall`: a call of the same template. What the step says beside it stands in a step before the call, what it asks to
 * be handed over in a step behind it.
 */
import type { JsonObject, JsonValue } from '../../schemas/canonical/json.ts';
import type { SourceStep, TemplateCall } from '../../schemas/source-workflow.ts';
import { confirmationOf, confirmingStep } from './confirmation.ts';
import { tokensAsWords } from './context-tokens.ts';
import { followUpSteps } from './follow-up-steps.ts';
import { gateOfCondition } from './gated-step.ts';
import { derivedTitle } from './long-texts.ts';
import { templateIdOf } from './routine-name.ts';
import type { Scope } from './scope.ts';
import type { Section } from './section.ts';
import { simpleSteps, titleOf } from './simple-step.ts';
import type { LegacyStandardStep } from './source.ts';
import type { StandardNode } from './step-tree.ts';
import type { Translation } from './translation.ts';
import { said } from './worded-text.ts';

const introductionKeys = [
  'prompt',
  'promptBlocks',
  'agentRole',
  'promptFragments',
  'guidance',
  'askForFiles',
  'functionReferences',
  'functionDefinitions',
  'functionCalls',
] as const satisfies readonly (keyof LegacyStandardStep)[];
const resultKeys = [
  'hasValidation',
  'notesOptional',
  'validationCriteria',
  'outputContract',
  'assessmentRefs',
  'assessmentConsequences',
] as const satisfies readonly (keyof LegacyStandardStep)[];

function picked(step: LegacyStandardStep, keys: readonly (keyof LegacyStandardStep)[]): LegacyStandardStep | null {
  const entries = keys.filter((key) => step[key] !== undefined && step[key] !== false).map((key) => [key, step[key]]);
  return entries.length === 0 ? null : { id: step.id, title: step.title, ...Object.fromEntries(entries) };
}

/** Arguments as they are, their context tokens in words: what they become part of cannot explain them. */
function argumentsOf(args: JsonObject, scope: Scope): { [name: string]: JsonValue } {
  const worded = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return tokensAsWords(value, scope);
    if (isJsonList(value)) return value.map(worded);
    return typeof value === 'object' && value !== null ? argumentsOf(value, scope) : value;
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, worded(value ?? null)]));
}

const isJsonList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

export function templateCallSteps(
  node: StandardNode & { readonly step: { readonly templateCall?: unknown } },
  call: NonNullable<LegacyStandardStep['templateCall']>,
  scope: Scope,
  t: Translation,
  closing: readonly Section[],
): readonly SourceStep[] {
  const { step, path } = node;
  const id = t.stepIdOf(node);
  const gate = gateOfCondition(step.runCondition, [...path, 'runCondition'], scope, t);
  const title = titleOf(step.title, path, id, t);
  const at = [...path, 'templateCall'];
  const templateId = templateIdOf(call.templateId);
  if (templateId !== call.templateId) {
    t.report('read/legacy-builtin-renamed', t.document.at([...at, 'templateId']), {
      message: `\`${call.templateId}\` is now \`${templateId}\``,
      help: `write \`${templateId}\``,
    });
  }
  const native: TemplateCall = t.origins.made(
    {
      type: 'template_call',
      id,
      title: title.text.text,
      templateId,
      ...(call.args === undefined ? {} : { args: argumentsOf(call.args, scope) }),
    },
    at,
  );
  t.origins.entry(native, 'id', { kind: id === step.id ? 'copy' : 'made', path: [...path, 'id'] });
  t.origins.text(native, 'title', title.text, [...path, 'title']);
  t.origins.entry(native, 'templateId', { kind: 'copy', path: [...at, 'templateId'] });
  t.origins.entry(native, 'args', { kind: 'copy', path: [...at, 'args'] });
  if (gate.test !== null) native.when = t.conditions.idOf(gate.test, [...path, 'runCondition']);
  const introduction =
    picked(step, introductionKeys) ?? (gate.stated === null ? null : { id: step.id, title: step.title });
  const result = picked(step, resultKeys);
  if (introduction !== null || result !== null) {
    t.report('read/legacy-extra-step', t.document.keyAt(at), {
      message: 'what the step says beside the template becomes a step of its own',
      help: 'nothing to do; `workrail migrate` shows the steps',
    });
  }
  if (step.modelTier !== undefined) t.noteModelTier(id, step.modelTier);
  const beside = (kind: 'introduction' | 'result', own: LegacyStandardStep | null) => {
    if (own === null) return [];
    const words =
      kind === 'introduction'
        ? 'Read this before the steps of the template.'
        : 'Hand over the result of the steps of the template, in the form that this step asks for.';
    const derived = t.ids.derive(id, kind === 'introduction' ? 'before' : 'result');
    const derivedWords = derivedTitle(kind === 'introduction' ? 'Before' : 'Result', native.title ?? step.title);
    return simpleSteps(
      {
        step: own,
        path,
        id: derived,
        title: derivedWords,
        gate,
        closing: kind === 'result' ? closing : [],
        standIn: said(words, at),
      },
      scope,
      t,
    );
  };
  const base = { id, title: native.title ?? step.title, gate };
  const confirmation = confirmationOf(step, path, scope, t);
  if (confirmation.kind === 'confirmation' && !confirmation.isConditional) {
    native.requireConfirmation = true;
    t.origins.entry(native, 'requireConfirmation', { kind: 'copy', path: [...path, 'requireConfirmation'] });
  }
  return [
    ...beside('introduction', introduction),
    native,
    ...beside('result', result),
    ...(native.requireConfirmation === true ? [] : confirmingStep(base, confirmation, path, scope, t)),
    ...followUpSteps(base, step, path, scope, t),
  ];
}
