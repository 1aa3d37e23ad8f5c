/**
 * Translates one instruction of the older format to a native step and the steps around it: parts of a long prompt, conditional
 * confirmation, audit, verification.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { promptBytesMax } from '../../../schemas/limits.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import type { Path } from '../../ir/document.ts';
import { addAssessments, assessmentsAsText, withoutDescribed } from '../outputs/assessments.ts';
import { BlocksTranslator } from '../texts/blocks.ts';
import { addConfirmation, confirmationLines, confirmationOf, confirmingStep } from './confirmation.ts';
import { addContract, isArtifactRequired } from '../outputs/contracts.ts';
import { criteriaOf } from '../outputs/criteria.ts';
import { fieldsAsText } from '../texts/fields-as-text.ts';
import { followUpSteps } from './follow-up-steps.ts';
import { fragmentsOf } from '../texts/fragments.ts';
import { functionDefinitionsOf, functionName, functionReferencesOf } from '../texts/functions.ts';
import { type Followed, followed, gateAfter, leadAfter, reportUntested } from './followed.ts';
import { addGate, type Gated, mayNotApply, reportUnenforced, statedLead } from './gated-step.ts';
import type { Gate } from '../conditions/gate.ts';
import { derivedTitle, fittedTitle, instructionBytesMax, piecesOf, readingPrompt } from '../texts/long-texts.ts';
import type { Scope } from '../scope.ts';
import { bytesOf, paragraphOf, type Section, section } from '../texts/section.ts';
import type { LegacyStandardStep } from '../../../schemas/legacy-workflow.ts';
import type { Translation } from '../translation.ts';
import { joined, synthesized, type MappedText } from '../mapped-text.ts';
import { addNotesOption } from './notes-option.ts';

export type StepPlan = {
  readonly step: LegacyStandardStep;
  /** The path of the authored step, to which derived values refer. */
  readonly path: Path;
  readonly id: string;
  /** Absent: the authored value. */
  readonly title?: string;
  readonly gate: Gate;
  /** What the condition applies to; absent: this step. */
  readonly gated?: Gated;
  /** The step before it that is a part of the same authored step: the condition of both is the one that was tested there. */
  readonly follows?: Followed;
  /** The first paragraph, in place of the words about the condition. */
  readonly lead?: readonly MappedText[];
  /** Texts that are added before and after the instruction. */
  readonly opening?: readonly Section[];
  readonly closing?: readonly Section[];
  /** The first text if the author wrote neither `prompt` nor `promptBlocks`. */
  readonly standIn?: MappedText;
  /** Absent: `outputContract` at `path`. */
  readonly contractPath?: Path;
};

export type TranslatedTitle = { readonly text: MappedText; readonly names: readonly string[] };

export function titleOf(title: string, path: Path, id: string, t: Translation): TranslatedTitle {
  const at = [...path, 'title'];
  const { text, names } = t.withoutTokens(title, at);
  return { text: fittedTitle(text, at, (whole) => t.noteTitle(id, whole), t), names };
}

/** The scope of a step with its own function definitions. */
export const scopeWith = (scope: Scope, { functionDefinitions = [] }: LegacyStandardStep): Scope => ({
  ...scope,
  functions: new Set([...scope.functions, ...functionDefinitions.map(({ name }) => functionName(name))]),
});

/** Whether the condition cannot be tested any more when the step begins, because the step before it may change it. */
const isUntested = (plan: StepPlan): plan is StepPlan & { follows: Followed } =>
  plan.follows !== undefined && plan.follows.changedKeys.length > 0;

function asTested(plan: StepPlan, t: Translation): StepPlan {
  // A decision is sent in any case, and its condition is reported already.
  if (!isUntested(plan) || plan.gated !== undefined) return plan;
  reportUntested(plan.follows, plan.follows.conditionAt, t);
  return { ...plan, gate: gateAfter(plan.follows) };
}

/** The steps for one authored instruction: parts for reading, the step itself, and the steps that follow it. */
export function simpleSteps(given: StepPlan, outer: Scope, t: Translation): readonly SimpleStep[] {
  const plan = asTested(given, t);
  const { step, path, id, gate } = plan;
  const scope = scopeWith(outer, step);
  const title =
    plan.title === undefined
      ? titleOf(step.title, path, id, t)
      : { text: synthesized(plan.title, [...path, 'title']), names: [] };
  const native: SimpleStep = t.origins.made({ id, title: title.text.text }, path);
  t.origins.entry(native, 'id', { kind: id === step.id ? 'copy' : 'made', path: [...path, 'id'] });
  t.origins.text(native, 'title', title.text, [...path, 'title']);
  addGate(native, gate, [...path, 'runCondition'], t);

  const isOptional = mayNotApply(gate, scope) || isUntested(plan);
  if (isOptional) reportUnenforced(step, path, t);
  const confirmation = confirmationOf(step, path, scope, t);
  const canSkipCriteria = isOptional && step.outputContract === undefined;
  const criteria = criteriaOf(step.validationCriteria, [...path, 'validationCriteria'], scope, canSkipCriteria, t);
  const functions = functionReferencesOf(step.functionReferences ?? [], [...path, 'functionReferences'], scope, t);
  const sections: readonly Section[] = [
    ...(plan.opening ?? []),
    ...fieldsAsText(step, path, scope, t),
    ...fragmentsOf(step, path, scope, t),
    ...functions.sections,
    ...criteria.sections,
    ...section(null, 'constraints', confirmationLines(confirmation, path, t)),
    ...(isOptional ? assessmentsAsText(step, path, scope, t) : []),
    ...(isOptional ? artifactLines(step, path) : []),
    ...(plan.closing ?? []),
  ];
  addRole(native, step, path, scope, t);
  addFunctions(native, step, functions.names, path, scope, t);
  addConfirmation(native, confirmation, path, t);
  addNotesOption(native, step, path, t);
  addContract(native, step, plan.contractPath ?? [...path, 'outputContract'], isOptional, t);
  if (criteria.criteria !== null) native.validationCriteria = criteria.criteria;
  addAssessments(native, isOptional ? withoutDescribed(step, t) : step, path, scope, t);
  const before = addInstruction(native, plan, sections, title.names, scope, t);
  if (step.modelTier !== undefined) t.noteModelTier(id, step.modelTier);
  const fragments = (step.promptFragments ?? []).flatMap((fragment) => fragment.id ?? []);
  if (fragments.length > 0) t.noteFragments(id, fragments.join(', '));

  const base = followed({ id, title: native.title, gate }, step, path, t);
  return [
    ...before,
    native,
    ...(confirmation.isConditional ? confirmingStep(base, confirmation, path, scope, t) : []),
    ...followUpSteps(base, step, path, scope, t),
  ];
}

/** For an artifact that the contract does not require, because the step may not apply. */
const artifactLines = (step: LegacyStandardStep, path: Path): readonly Section[] =>
  isArtifactRequired(step)
    ? section(null, 'verify', [
        synthesized('If you do this step, send the artifact under "Checked output".', [...path, 'outputContract']),
      ])
    : [];

function addRole(
  native: SimpleStep,
  { agentRole }: LegacyStandardStep,
  path: Path,
  scope: Scope,
  t: Translation,
): void {
  if (agentRole === undefined) return;
  const at = [...path, 'agentRole'];
  const role = t.inOneText(agentRole, at, scope);
  native.agentRole = role.text;
  t.origins.text(native, 'agentRole', role, at);
}

function addFunctions(
  native: SimpleStep,
  { functionDefinitions = [] }: LegacyStandardStep,
  names: string[] | null,
  path: Path,
  scope: Scope,
  t: Translation,
): void {
  if (functionDefinitions.length > 0)
    native.functionDefinitions = functionDefinitionsOf(functionDefinitions, [...path, 'functionDefinitions'], scope, t);
  if (names !== null) native.functionReferences = names;
}

/** Sets the instruction; returns the steps for the parts that do not fit. */
function addInstruction(
  native: SimpleStep,
  plan: StepPlan,
  sections: readonly Section[],
  titleNames: readonly string[],
  scope: Scope,
  t: Translation,
): readonly SimpleStep[] {
  const { step, path, gate, gated, standIn } = plan;
  const at = [...path, 'prompt'];
  const lead =
    plan.lead ?? (isUntested(plan) ? leadAfter(plan.follows, scope, at, gated) : statedLead(gate, scope, gated));
  const prompt = step.prompt === undefined ? null : t.withoutTokens(step.prompt, at);
  const names = [...(prompt?.names ?? []), ...titleNames];
  if (step.promptBlocks !== undefined && Object.keys(step.promptBlocks).length > 0) {
    if (prompt !== null) t.saysInstead(at, '`promptBlocks`');
    const isLong = bytesOf(sections) > promptBytesMax / 4;
    const blocks = new BlocksTranslator(t, scope, [...path, 'promptBlocks']);
    const joining = { prompt: prompt?.text ?? null, lead, sections: isLong ? [] : sections, names };
    native.promptBlocks = blocks.translate(step.promptBlocks, joining);
    return isLong ? readingSteps(native, joined(sections.map(paragraphOf), '\n\n'), path, gate, t) : [];
  }
  const paragraphs = [
    ...lead,
    ...(prompt === null ? instead(standIn, sections, step, path, t) : [prompt.text]),
    ...sections.map(paragraphOf),
    ...t.explained(names, at, scope),
  ];
  const whole = joined(paragraphs, '\n\n');
  const pieces = piecesOf(whole, instructionBytesMax);
  const last = pieces.at(-1) ?? whole;
  native.prompt = last.text;
  t.origins.text(native, 'prompt', last, last.parts[0]?.path ?? at);
  return pieces.length === 1 ? [] : partSteps(native, pieces.slice(0, -1), path, gate, t);
}

/** A step without an instruction uses its title as the instruction. */
function instead(
  standIn: MappedText | undefined,
  sections: readonly Section[],
  step: LegacyStandardStep,
  path: Path,
  t: Translation,
): readonly MappedText[] {
  if (standIn !== undefined) return [standIn];
  if (sections.length > 0) return [];
  const at = [...path, 'title'];
  t.report('read/legacy-field-as-text', t.document.at(at), {
    message: 'the step has no instruction; its title is used instead',
    help: 'write a `prompt`',
  });
  return [synthesized(`Carry out the task in the title of this step: ${step.title.trim()}.`, at)];
}

/** A text that does not fit into the blocks of a step is read in a step before it. */
function readingSteps(
  native: SimpleStep,
  text: MappedText,
  path: Path,
  gate: Gate,
  t: Translation,
): readonly SimpleStep[] {
  return partSteps(native, piecesOf(text, instructionBytesMax), path, gate, t);
}

function partSteps(
  native: SimpleStep,
  pieces: readonly MappedText[],
  path: Path,
  gate: Gate,
  t: Translation,
): readonly SimpleStep[] {
  const count = pieces.length + 1;
  t.report('read/legacy-over-limit', t.document.anchorOf(path), {
    message: `the instruction has ${pieces.reduce((sum, { text }) => sum + utf8Length(text), 0) + utf8Length(native.prompt ?? '')} bytes and is split into ${count} steps`,
    help: 'shorten the instruction, or split it into several steps',
  });
  return pieces.map((piece, index) => {
    const prompt = readingPrompt(piece, index + 1, count, path);
    const part: SimpleStep = t.origins.made(
      {
        id: t.ids.derive(native.id, `part-${index + 1}`),
        title: derivedTitle(`Read part ${index + 1} of ${count}`, native.title),
        prompt: prompt.text,
      },
      path,
    );
    // Steps for reading need no notes.
    part.notes = 'optional';
    t.origins.entry(part, 'notes', { kind: 'made', path });
    t.origins.text(part, 'prompt', prompt, path);
    addGate(part, gate, [...path, 'runCondition'], t);
    return part;
  });
}
