/** Translates the steps of a workflow: each node by its kind, and the texts that must be read before the first step. */
import { conditionOfConfirmation } from './confirmation.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { SourceStep } from '../../../schemas/source-workflow.ts';
import { quote } from '../../diagnostics/quote.ts';
import { askedBy, type AskedLists, askedLists, openingStep } from './asked-lists.ts';
import { comparisonsOf } from '../conditions/tree.ts';
import { isSpelled } from '../context/keys.ts';
import { type Decides, gateOfCondition, gateOfDecision } from './gated-step.ts';
import { openGate } from '../conditions/gate.ts';
import { derivedTitle, instructionBytesMax, piecesOf } from '../texts/long-texts.ts';
import { decisionContractOf, isDecision, undecided } from './decisions.ts';
import { countIsOver0, decisionOf, isOverList, loopSteps, scopeInside } from './loops.ts';
import { parallelSteps } from './parallel.ts';
import { emptyScope, type Scope, variableOf } from '../scope.ts';
import { bytesOf, paragraphOf, type Section, section } from '../texts/section.ts';
import { simpleSteps } from './simple-step.ts';
import type { LegacyCondition } from '../../../schemas/legacy-workflow.ts';
import type { StandardNode, StepNode } from '../step-tree.ts';
import { templateCallSteps } from './template-call.ts';
import { templateIdOf } from '../routine-name.ts';
import type { Translation } from '../translation.ts';
import { joined } from '../mapped-text.ts';

/** Assigns an id to every authored step, in the order of the file. */
export function nameSteps(nodes: readonly StepNode[], t: Translation): void {
  for (const node of nodes) {
    t.nameStep(node);
    if (node.kind === 'loop') nameSteps(node.body, t);
  }
}

/**
 * `gated`: the title of the step that depends on the condition; null if the condition becomes text. `isAround`: of a loop, the
 * condition is evaluated before the first iteration or after the last one, where the variables of the loop do not exist.
 */
type Located = {
  readonly condition: LegacyCondition;
  readonly path: readonly (string | number)[];
  readonly gated: string | null;
  readonly isAround?: true;
};

/** @param decides whether the step decides about the loop around it, so that it always runs, except for a part of it */
function conditionsOf(node: StepNode, decides: boolean): readonly Located[] {
  const { step, path } = node;
  const title = step.title.replace(/\s+/g, ' ').trim();
  const found: (Omit<Located, 'condition'> & { condition: LegacyCondition | undefined })[] = [
    {
      condition: step.runCondition,
      path: [...path, 'runCondition'],
      gated: decides && node.kind === 'standard' && step.templateCall === undefined ? null : title,
      isAround: true,
    },
    ...(step.promptFragments ?? []).map(({ when }, index) => ({
      condition: when,
      path: [...path, 'promptFragments', index, 'when'],
      gated: null,
    })),
  ];
  // The step always runs; the condition applies to the separate step after it that requests the confirmation.
  const confirmation = conditionOfConfirmation(step, path);
  if (confirmation !== null) found.push({ ...confirmation, gated: derivedTitle('Confirm', title), isAround: true });
  if (node.kind === 'loop') {
    const { condition, conditionSource, type } = node.step.loop;
    const at = [...path, 'loop'];
    const gated = type === 'while' ? title : null;
    if (type === 'while' || type === 'until') {
      if (conditionSource?.kind === 'context_variable')
        found.push({ condition: conditionSource.condition, path: [...at, 'conditionSource', 'condition'], gated });
      else found.push({ condition, path: [...at, 'condition'], gated });
    }
  }
  if (node.kind === 'parallel') {
    for (const [index, { runCondition }] of node.step.parallelDelegations.entries())
      found.push({
        condition: runCondition,
        path: [...path, 'parallelDelegations', index, 'runCondition'],
        gated: null,
      });
  }
  return found.flatMap(({ condition, ...rest }) => (condition === undefined ? [] : [{ condition, ...rest }]));
}

/**
 * Records every use of every context key, because the kind of a key depends on all its uses, and on those of called routines.
 *
 * @param decision the step that decides about the loop around `nodes`
 */
export function collectKeys(
  nodes: readonly StepNode[],
  scope: Scope,
  t: Translation,
  decision: StepNode | null = null,
): void {
  for (const node of nodes) {
    const inside = node.kind === 'loop' ? scopeInside(node.step, scope) : scope;
    for (const { condition, path, gated, isAround } of conditionsOf(node, node === decision)) {
      const names = isAround === true ? scope : inside;
      for (const comparison of comparisonsOf(t.treeOf(condition, path)))
        if (variableOf(comparison.variable, names) === null) t.keys.useIn(comparison, gated);
    }
    const call = node.kind === 'standard' ? node.step.templateCall : undefined;
    if (call !== undefined)
      t.called.add({ ...call, templateId: templateIdOf(call.templateId) }, [...node.path, 'templateCall']);
    if (node.kind !== 'loop') continue;
    if (isOverList(node.step.loop, scope))
      t.keys.useAsList(node.step.loop.items ?? '', [...node.path, 'loop', 'items'], node.step.title.trim());
    const counted = countIsOver0(node.step.loop, [...node.path, 'loop']);
    if (counted !== null && variableOf(counted.variable, scope) === null)
      t.keys.useAsCount(counted.variable, counted.path, node.step.title.trim());
    collectKeys(node.body, inside, t, decisionOf(node, scope));
  }
}

/** If a value has several spellings, one of them is used everywhere. */
function reportSpellings(key: string, t: Translation): void {
  if (t.keys.kindOf(key) !== 'enum') return;
  const written = new Set(t.keys.literalsOf(key).filter((literal) => typeof literal === 'string'));
  for (const literal of written) {
    const value = t.keys.valueFor(key, literal);
    if (value === null || value === literal) continue;
    const at = t.document.at(t.keys.placeOf(key, literal));
    if (t.keys.isExact(key)) {
      t.report('read/legacy-condition-lenient', at, {
        message: `the condition compares \`${t.keys.nameOf(key)}\` with ${quote(value)}, the spelling of a called routine, not with ${quote(literal)}`,
        notes: ['the routine declares the input without `coerce`, so WorkRail accepts only its exact values'],
        help: `write ${quote(value)} in the prompts of this file, or add \`"coerce": true\` to the input of the routine`,
      });
      continue;
    }
    t.report('read/legacy-condition-lenient', at, {
      message: `the value ${quote(literal)} of \`${t.keys.nameOf(key)}\` is converted to ${quote(value)}`,
      notes: [
        'when the agent sends a value of this input, WorkRail ignores case and surrounding whitespace, and converts `yes` to `true`',
      ],
      help: 'no action needed',
    });
  }
}

/** Findings about the keys: names that changed, and comparisons that were lenient. */
export function reportKeys(t: Translation): void {
  for (const key of t.keys.keys()) {
    const at = t.document.at(t.keys.firstUseOf(key));
    if (t.keys.isRenamed(key)) {
      t.report('read/legacy-context-key', at, {
        message: `\`${key}\` is not a valid input key; the agent must also send its value under the key \`${t.keys.nameOf(key)}\``,
        help: `use \`${t.keys.nameOf(key)}\` in prompts and conditions`,
      });
    }
    reportSpellings(key, t);
    if (t.keys.kindOf(key) !== 'string' || !t.keys.literalsOf(key).some(isSpelled)) continue;
    t.report('read/legacy-condition-lenient', at, {
      message: `\`${t.keys.nameOf(key)}\` matches each value only in its common spellings, such as \`high\`, \`HIGH\` and \`High\`; other spellings do not match`,
      notes: ['the older engine ignored case and whitespace, and treated `yes` as `true`'],
      help: 'no action needed if agents send the value as written in the prompts',
    });
  }
}

/** Only a plain step can consist of the steps of a template. */
function reportUnusedCall({ kind, step, path }: Exclude<StepNode, StandardNode>, t: Translation): void {
  if (step.templateCall === undefined) return;
  t.report('read/legacy-ignored', t.document.keyAt([...path, 'templateCall']), {
    message: `\`templateCall\` is not used in a step of type \`${kind}\``,
    label: 'WorkRail ignores this call',
    help:
      kind === 'loop'
        ? 'write the call as a step of its own in the `body` of the loop, or beside the loop'
        : 'write the call as a step of its own before or after this step',
  });
}

function stepsOfNode(
  node: StepNode,
  scope: Scope,
  t: Translation,
  opening: readonly Section[],
  end: readonly Section[],
  asked: AskedLists,
  decides?: Decides,
): readonly SourceStep[] {
  if (node.kind !== 'standard') reportUnusedCall(node, t);
  if (node.kind === 'loop')
    return loopSteps(node, scope, t, (inner, inside, last, decision) =>
      stepsOfNode(inner, inside, t, [], last, asked, decision),
    );
  const asking = askedBy(asked, node);
  if (node.kind === 'parallel') return parallelSteps(node, scope, t, { asking, end, decides });
  const closing = [...asking, ...end];
  const { templateCall } = node.step;
  if (templateCall !== undefined) return templateCallSteps(node, templateCall, scope, t, closing, decides);
  const { step, path } = node;
  const [id, gatePath] = [t.stepIdOf(node), [...path, 'runCondition']];
  const gate =
    decides === undefined
      ? gateOfCondition(step.runCondition, gatePath, scope, t)
      : gateOfDecision(step.id, step.runCondition, gatePath, t);
  return simpleSteps({ step, path, id, gate, gated: decides ?? 'step', opening, closing }, scope, t);
}

/** A loop that continues after decisions, or that contains such a loop. */
const isDecidedLoop = (node: StepNode, scope: Scope): boolean =>
  node.kind === 'loop' &&
  (!isOverList(node.step.loop, scope) || node.body.some((inner) => isDecidedLoop(inner, scope)));

/** Outside of loops, a decision applies to a later loop. If there is none, the older engine stored the decision without using it. */
function withoutUselessDecision(node: StepNode, t: Translation): StepNode {
  if (!isDecision(node)) return node;
  t.report('read/legacy-loop-decision', t.document.anchorOf(node.path), {
    message: `the step ${quote(node.step.id)} sends a loop decision that no loop uses`,
    label: 'the step is not inside a loop, and no loop follows',
    notes: ['a loop that calls this file as a routine gets a decision step of its own'],
    help: `remove ${decisionContractOf(node)}, or move the step into the body of a loop`,
  });
  return undecided(node, t);
}

/** A step that always runs, has its own instruction, and has space. */
const canOpen = (node: StepNode | undefined, opening: readonly Section[]): node is StandardNode =>
  node !== undefined &&
  node.kind === 'standard' &&
  node.step.templateCall === undefined &&
  node.step.runCondition === undefined &&
  utf8Length(node.step.prompt ?? '') + bytesOf(opening) <= instructionBytesMax / 2 &&
  bytesOf(opening) <= instructionBytesMax / 4;

/** @param opening the text for the first step; if it does not fit, a step is added */
export function stepsOf(
  nodes: readonly StepNode[],
  opening: readonly Section[],
  scope: Scope,
  t: Translation,
): SourceStep[] {
  const [first] = nodes;
  const isHeld = opening.length === 0 || canOpen(first, opening);
  const asked = askedLists(nodes, isHeld ? null : openingStep, scope, t);
  const before = isHeld ? [] : openingSteps([...opening, ...askedBy(asked, openingStep)], t);
  const lastDecided = nodes.findLastIndex((node) => isDecidedLoop(node, scope));
  const steps = nodes.flatMap((node, index) => {
    const standing = index < lastDecided ? node : withoutUselessDecision(node, t);
    return stepsOfNode(standing, scope, t, isHeld && index === 0 ? opening : [], [], asked);
  });
  return t.origins.made([...before, ...steps], ['steps']);
}

function openingSteps(opening: readonly Section[], t: Translation): readonly SourceStep[] {
  const path = opening[0]?.lines[0]?.parts[0]?.path ?? [];
  t.report('read/legacy-extra-step', t.document.anchorOf(path), {
    message: 'a first step is added; it contains the instructions that apply before the work starts',
    help: 'no action needed; `workrail migrate` shows the added step',
  });
  const pieces = piecesOf(joined(opening.map(paragraphOf), '\n\n'), instructionBytesMax);
  return pieces.flatMap((piece, index) => {
    const title = pieces.length === 1 ? 'Before you begin' : `Before you begin, part ${index + 1} of ${pieces.length}`;
    return simpleSteps(
      {
        step: { id: '', title },
        path: ['steps'],
        id: t.ids.take('before-you-begin'),
        title,
        gate: openGate,
        opening: section(null, 'procedure', [piece]),
      },
      emptyScope,
      t,
    );
  });
}
