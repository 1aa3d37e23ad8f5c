/**
 * Decisions about loops [loop-continues-on-control]: the latest valid `wr.loop_control` for an open `while` loop counts, whichever
 * step of the iteration sends it. At the cap only `stop` is accepted. One that names no loop is about the innermost. A step before
 * its loop enters or skips it (ADR-0017).
 */

import { nounFor } from '../../../schemas/text/counted.ts';
import { validateReportedArtifact } from '../../../generated/validators/reported-artifact.v1.js';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import { type LoopDecision, loopControlContract } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { LoopFrame } from '../../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { nameRoomBytes } from '../../../schemas/limits.ts';
import { loopPlace } from '../execution-state.ts';
import { loopOf, stepOf } from '../flow/lookup.ts';
import type { Concern } from '../flow/walk.ts';
import type { Artifact } from './artifacts.ts';
import type { Checks } from './checks.ts';
import type { Finding } from './findings.ts';
import type { Rules } from './rules.ts';
import { clipped, listed, placed, type Worded, worded } from './wording.ts';

export const loopControlKind = 'wr.loop_control';
/** Loops that wait for one list. */
const loopsRoomBytes = 200;
/** A name that a fix must have whole, to be sent as it is. */
const keyRoomBytes = 512;

/** With its cap, which says what may still be decided. */
export type DecidedLoop = LoopFrame & { readonly maxIterations: number };

/** The innermost open `while` loop; a `for_each` is not decided on. */
export function decidedLoop(workflow: CompiledSnapshot, stack: readonly LoopFrame[]): DecidedLoop | null {
  const frame = stack.findLast(({ loopId }) => loopOf(workflow, loopId).kind === 'while');
  return frame === undefined ? null : { ...frame, maxIterations: loopOf(workflow, frame.loopId).maxIterations };
}

/** No iteration is left: only `stop` is accepted. */
export const isLastIteration = ({ iteration, maxIterations }: DecidedLoop): boolean => iteration + 1 >= maxIterations;

const decides = ({ output }: CompiledStep) => output?.contractRef === loopControlContract;

/**
 * The loop whose last iteration ends with the decision that this step is about to make: it requires the decision, or is the last
 * of a body in which no step does. Null for any other step.
 */
export function lastDecisionOf(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  stack: readonly LoopFrame[],
): LoopId | null {
  const loop = decidedLoop(workflow, stack);
  if (loop === null || !isLastIteration(loop)) return null;
  const { body } = loopOf(workflow, loop.loopId);
  const isLeftToLast =
    loop.bodyIndex === body.length - 1 &&
    !body.some((item) => item.kind === 'step' && decides(stepOf(workflow, item.stepId)));
  return decides(step) || isLeftToLast ? loop.loopId : null;
}

/** The loops that come later, one of which the decision of a step enters or skips. */
export const seedsOf = ({ output }: CompiledStep): readonly LoopId[] => output?.seeds ?? [];

/** The loop that a decision is about when it names none. */
const targetOf = (workflow: CompiledSnapshot, step: CompiledStep, stack: readonly LoopFrame[]): LoopId | null =>
  decidedLoop(workflow, stack)?.loopId ?? seedsOf(step)[0] ?? null;

export type LoopControl = {
  readonly decisions: ReadonlyMap<LoopId, LoopDecision>;
  readonly findings: readonly Finding[];
};

export function loopControl(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  stack: readonly LoopFrame[],
  artifacts: readonly Artifact[],
  { checks, rules }: { readonly checks: Checks; readonly rules: Rules },
): LoopControl {
  const decisions = new Map<LoopId, LoopDecision>();
  const findings: Finding[] = [];
  const contract = workflow.contracts.find(({ artifactKind }) => artifactKind === loopControlKind);
  for (const { kind, value } of artifacts) {
    if (kind !== loopControlKind || !validateReportedArtifact(value) || value.kind !== loopControlKind) continue;
    if (contract !== undefined && checks.problems(contract, value as JsonObject).length > 0) continue;
    const loopId = (value.loopId as LoopId | undefined) ?? targetOf(workflow, step, stack);
    const frame = stack.find((candidate) => candidate.loopId === loopId);
    const isOpen = frame !== undefined && loopOf(workflow, frame.loopId).kind === 'while';
    if (loopId === null || !(isOpen || seedsOf(step).includes(loopId))) continue;
    const other = decisions.get(loopId);
    const contradicts = other !== undefined && other !== value.decision;
    if (contradicts)
      findings.push(contradiction(loopId, frame === undefined ? null : placeOf(stack, frame), frame, rules));
    // What is not clear never ends a loop.
    decisions.set(loopId, contradicts ? 'continue' : value.decision);
  }
  for (const [loopId, decision] of decisions) {
    const frame = stack.find((candidate) => candidate.loopId === loopId);
    const { maxIterations } = loopOf(workflow, loopId);
    if (decision === 'stop' || frame === undefined || frame.iteration + 1 < maxIterations) continue;
    findings.push(
      capReached(step, { loopId, place: placeOf(stack, frame), iteration: frame.iteration, maxIterations }, rules),
    );
  }
  return { decisions, findings };
}

const placeOf = (stack: readonly LoopFrame[], frame: LoopFrame) =>
  loopPlace(frame.loopId, stack.slice(0, stack.indexOf(frame)));

function contradiction(loopId: LoopId, place: string | null, frame: LoopFrame | undefined, rules: Rules): Finding {
  const where =
    frame === undefined || place === null
      ? rules.texts.contradictedAt(clipped(loopId, nameRoomBytes), null)
      : rules.texts.contradictedAt(placed(place, rules), counted(frame.iteration, rules));
  return {
    reason: { category: 'contract_violation', detail: 'invalid_required_output' },
    weight: 'required',
    pointer: { kind: 'output_contract', contractRef: loopControlContract },
    message: rules.texts.contradiction(where),
    fix: worded`Send one ${loopControlKind} for loop ${clipped(loopId, keyRoomBytes)}, with one decision.`,
  };
}

/** An iteration as texts count it; structured fields are 0-based [iterations-from-one]. */
const counted = (iteration: number, { countsFromOne }: Rules) => iteration + (countsFromOne ? 1 : 0);

type LoopAt = {
  readonly loopId: LoopId;
  readonly place: string;
  readonly iteration: number;
  readonly maxIterations: number;
};

function capReached(step: CompiledStep, { loopId, place, iteration, maxIterations }: LoopAt, rules: Rules): Finding {
  const cap = rules.countsFromOne ? `${maxIterations}` : `${maxIterations} (maxIterations=${maxIterations})`;
  return {
    reason: { category: 'unexpected', detail: 'invariant_violation' },
    weight: 'required',
    pointer: { kind: 'workflow_step', stepId: step.stepId },
    message: rules.texts.capReached(placed(place, rules), counted(iteration, rules), cap),
    fix: worded`Send ${loopControlKind} with loopId "${clipped(loopId, keyRoomBytes)}" and decision "stop", and ${rules.texts.capRest}.`,
    loop: { loopId, iteration, maxIterations },
  };
}

/** The same fault at the same place, where the agent said nothing: it must not be told that it wanted to continue. */
function capUndecided(step: CompiledStep, at: LoopAt, rules: Rules): Finding {
  const { place, iteration, maxIterations } = at;
  return {
    ...capReached(step, at, rules),
    message: worded`Loop ${placed(place, rules)} ended without a decision: iteration ${counted(iteration, rules)} was the last of ${maxIterations}, and no valid ${loopControlKind} was sent.`,
  };
}

/** A concern as it is validated: one list may be missing for several loops. */
export type Raised = Concern & { readonly loops?: readonly LoopId[] };

/** The concerns that count under the rules of a run: the first version of them skipped an optional list that was absent. */
export function raisedUnder(rules: Rules, concerns: readonly Concern[]): readonly Raised[] {
  const { optionalListMayBeMissing, missingListsAreMerged } = rules;
  const raised = concerns.filter(
    (concern) => !(optionalListMayBeMissing && concern.kind === 'list_missing' && concern.isOptional),
  );
  return missingListsAreMerged ? listsOnce(raised) : raised;
}

/** One call gives a list to every loop over it, so a missing list is one concern, which names its loops. */
function listsOnce(concerns: readonly Concern[]): readonly Raised[] {
  const loopsOf = new Map<string, Set<LoopId>>();
  for (const concern of concerns) {
    if (concern.kind !== 'list_missing') continue;
    loopsOf.set(concern.key, (loopsOf.get(concern.key) ?? new Set()).add(concern.loopId));
  }
  return concerns.flatMap((concern): Raised[] => {
    if (concern.kind !== 'list_missing') return [concern];
    const loops = loopsOf.get(concern.key);
    loopsOf.delete(concern.key);
    return loops === undefined ? [] : [{ ...concern, loops: [...loops] }];
  });
}

const waiting = ({ loopId, loops = [loopId] }: Raised): Worded =>
  loops.length === 1
    ? worded`Loop ${clipped(loopId, nameRoomBytes)} comes next and needs`
    : worded`Loops ${listed(loops, ', ', loopsRoomBytes)} come next and need`;

/**
 * Without the place: a list that nobody sent is missing once, however often its loop is skipped for it. One that is the empty list of an earlier item
 * is missing for the item that it names.
 */
function textsOfMissingList(
  concern: Extract<Raised, { kind: 'list_missing' }>,
  name: string,
  rules: Rules,
  call: 'attempt' | 'start',
): Pick<Finding, 'message' | 'fix'> {
  const { item } = concern;
  if (item === null) {
    return {
      message: rules.texts.listMissing(waiting(concern), clipped(name, nameRoomBytes)),
      fix: worded`Send context {"${clipped(name, keyRoomBytes)}": [ … ]} with ${call === 'start' ? 'start_workflow' : 'the whole output again'}. An empty list skips the loop.`,
    };
  }
  const places = item.map(
    ({ loopId, iteration }) => worded`item ${counted(iteration, rules)} of loop ${clipped(loopId, nameRoomBytes)}`,
  );
  const place = places.reduce((inner, outer) => worded`${inner} in ${outer}`);
  return {
    message: rules.texts.listOfEarlierItem(waiting(concern), clipped(name, nameRoomBytes), place),
    fix: rules.texts.listOfEarlierItemFix(clipped(name, keyRoomBytes), place),
  };
}

/** What a concern of the walk means for the attempt, or for a start, which has no output to send again. */
export function concernFinding(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  concern: Raised,
  rules: Rules,
  call: 'attempt' | 'start' = 'attempt',
): Finding {
  switch (concern.kind) {
    case 'cap_reached':
      return concern.isUndecided && rules.capNamesMissingDecision
        ? capUndecided(step, concern, rules)
        : capReached(step, concern, rules);
    case 'undecided':
      return {
        reason: { category: 'contract_violation', detail: 'missing_required_output' },
        weight: 'required',
        pointer: { kind: 'output_contract', contractRef: loopControlContract },
        message: rules.texts.undecided(
          placed(concern.place, rules),
          counted(concern.iteration, rules),
          loopControlKind,
        ),
        fix: rules.texts.undecidedFix(loopControlKind, clipped(concern.loopId, keyRoomBytes)),
      };
    case 'list_missing':
      return {
        reason: { category: 'contract_violation', detail: 'missing_required_output' },
        weight: 'required',
        pointer: { kind: 'context_key', key: concern.key },
        ...textsOfMissingList(concern, nameOf(workflow, concern.key), rules, call),
      };
    case 'list_too_long': {
      const name = nameOf(workflow, concern.key);
      const itemsWord = `${concern.maxIterations} ${rules.nounsAgree ? nounFor(concern.maxIterations, 'item') : 'items'}`;
      const itemsMax = rules.countsFromOne
        ? itemsWord
        : `${itemsWord} (maxIterations=${concern.maxIterations}, iteration=0)`;
      return {
        reason: { category: 'unexpected', detail: 'invariant_violation' },
        weight: 'required',
        pointer: { kind: 'context_key', key: concern.key },
        message: rules.texts.listTooLong(
          placed(concern.place, rules),
          itemsMax,
          clipped(name, nameRoomBytes),
          concern.length,
        ),
        fix: worded`Send context {"${clipped(name, keyRoomBytes)}": [ … ]} with ${call === 'start' ? 'start_workflow, and ' : ''}at most ${itemsWord}, for example by ${rules.texts.mergedItems} small ones.`,
        loop: { loopId: concern.loopId, iteration: 0, maxIterations: concern.maxIterations },
      };
    }
  }
}

const nameOf = (workflow: CompiledSnapshot, key: string) =>
  workflow.inputs.find((input) => input.key === key)?.contextKey ?? key;
