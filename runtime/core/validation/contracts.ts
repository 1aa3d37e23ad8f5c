/** Validates required artifacts against the contracts in the pinned snapshot: one artifact of its kind satisfies a contract. */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { isRecord } from '../../../schemas/json-object.ts';
import { slotArtifactKind } from '../../../schemas/closed-sets.ts';
import type { CompiledContract, CompiledSnapshot, CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import type { LoopFrame } from '../../../schemas/execution-snapshot.ts';
import { nameRoomBytes, quotedValueBytesMax } from '../../../schemas/limits.ts';
import type { ProblemTexts } from '../recorded-texts/current.ts';
import { quoted } from '../text-budget.ts';
import { type Artifact, assessmentKind, type Requirement, requirementsOf } from './artifacts.ts';
import { isGiven } from './blank.ts';
import type { Checks } from './checks.ts';
import { fixFor } from './examples.ts';
import type { Finding } from './findings.ts';
import { type DecidedLoop, loopControlKind, seedsOf } from './loop-control.ts';
import type { Rules } from './rules.ts';
import { assessmentIdOf } from './short-assessments.ts';
import { clipped, type Elastic, listed, placed, type Worded, worded } from './wording.ts';

/** Enough to correct an artifact by; the next attempt is told the rest. */
const problemsMax = 5;
/** A sentence, and how many more there are. */
const problemsRoomBytes = 270;

/** @param problems what a contract objects to */
const firstProblems = (problems: readonly string[]): readonly string[] => {
  const more = problems.length - problemsMax;
  return more > 0 ? [...problems.slice(0, problemsMax), `and ${more} more`] : problems;
};

/**
 * What is wrong with an artifact, as far as there is room.
 *
 * @param own what its step objects to beside its contract
 */
export const listedProblems = (problems: readonly string[], own: readonly string[], roomBytes: number): Elastic =>
  listed([...problems, ...own], '; ', roomBytes, [...firstProblems(problems), ...own].join('; '));

/** Without what is sent for another assessment of the step: that is no attempt at this one. */
function candidatesFor(
  contract: CompiledContract,
  requirements: readonly Requirement[],
  artifacts: readonly Artifact[],
  rules: Rules,
): { readonly others: ReadonlySet<unknown>; readonly candidates: readonly Artifact[] } {
  const id = assessmentIdOf(contract);
  if (id === null || !rules.reportsNearestForm) return { others: new Set(), candidates: artifacts };
  const ids = requirements.map((requirement) => assessmentIdOf(requirement.contract));
  const others: ReadonlySet<unknown> = new Set(ids.filter((other) => other !== null && other !== id));
  const isOfAnother = ({ kind, value }: Artifact) =>
    kind === assessmentKind && isRecord(value) && others.has(value['assessmentId']);
  return { others, candidates: artifacts.filter((artifact) => !isOfAnother(artifact)) };
}

/** Of the artifacts without which a step does not pass. */
export const requiredKinds = (workflow: CompiledSnapshot, step: CompiledStep): string[] => [
  ...requirementsOf(workflow, step)
    .filter(({ isRequired }) => isRequired)
    .map(({ contract }) => contract.artifactKind),
  ...(step.output?.slotArtifacts ?? []).flatMap(({ names }) => names.map(() => slotArtifactKind)),
];

/**
 * @param place the step instance, as messages name it: a step of a loop fails in one iteration, not in all of them
 * @param loop the innermost `while` loop around the step, which its loop control is about
 */
export function contractFindings(
  workflow: CompiledSnapshot,
  step: CompiledStep,
  place: string,
  artifacts: readonly Artifact[],
  loop: DecidedLoop | null,
  { checks, rules }: { readonly checks: Checks; readonly rules: Rules },
): Finding[] {
  const requirements = requirementsOf(workflow, step);
  return requirements.flatMap(({ contract, isRequired }): Finding[] => {
    const { contractRef, artifactKind } = contract;
    const { others, candidates } = candidatesFor(contract, requirements, artifacts, rules);
    const ofKind = candidates.filter(({ kind }) => kind === artifactKind);
    const isText = candidates.some(({ value }) => typeof value === 'string');
    const of = (
      detail: 'missing_required_output' | 'invalid_required_output',
      message: Worded,
      closest: JsonValue | null,
    ): Finding => ({
      reason: { category: 'contract_violation', detail },
      weight: 'required',
      pointer: { kind: 'output_contract', contractRef },
      message: worded`Step ${placed(place, rules)}: ${message}`,
      fix: fixFor(contract, loop, step, { closest, isText }, { checks, rules }),
    });
    if (ofKind.length === 0) {
      const instead = sentInstead(candidates, rules);
      const which =
        others.size === 0 ? '' : worded` with assessmentId "${clipped(assessmentIdOf(contract) ?? '', nameRoomBytes)}"`;
      const message = rules.texts.notSent(worded`${clipped(artifactKind, nameRoomBytes)}${which}`, instead);
      return isRequired ? [of('missing_required_output', message, null)] : [];
    }
    const problems = ofKind.map(({ value }) => {
      const own = [
        ...(artifactKind === loopControlKind ? loopProblems(value, loop, step) : []),
        ...(step.output?.contractRef === contractRef ? unfilled(step, value, rules) : []),
      ];
      const of = checks.problems(contract, value, problemTextsOf(rules));
      return { value, of, own, count: firstProblems(of).length + own.length };
    });
    if (problems.some(({ count }) => count === 0)) return [];
    const fewest = problems.reduce((best, each) => (each.count < best.count ? each : best));
    const why = listedProblems(fewest.of, fewest.own, problemsRoomBytes);
    return [
      of(
        'invalid_required_output',
        rules.texts.contractNotMet(clipped(artifactKind, nameRoomBytes), why),
        fewest.value,
      ),
    ];
  });
}

const problemTextsOf = ({ texts: { problemTexts }, reportsNearestForm }: Rules): ProblemTexts =>
  reportsNearestForm ? problemTexts : { ...problemTexts, forms: 'all' };

/** What was sent where none is of the kind of the contract. */
function sentInstead(sent: readonly Artifact[], { textsGoByWhatWasSent, emptyKindIsNone, texts }: Rules): Worded {
  if (sent.length === 0) return [];
  const candidates = emptyKindIsNone ? sent.map((each) => (each.kind === '' ? { ...each, kind: null } : each)) : sent;
  const without = textsGoByWhatWasSent ? [] : ['none'];
  const kinds = [
    ...new Set(candidates.flatMap(({ kind }) => (kind === null ? without : [quoted(kind, quotedValueBytesMax)]))),
  ];
  const ofKinds = listed(kinds.sort().slice(0, 3), ', ', textsGoByWhatWasSent ? 100 : 200);
  if (!textsGoByWhatWasSent) return worded` (sent were artifacts of kind ${ofKinds})`;
  return texts.sentInstead({
    ofKinds: kinds.length === 0 ? null : ofKinds,
    hasTexts: candidates.some(({ value }) => typeof value === 'string'),
    hasWithoutKind: candidates.some(({ kind, value }) => kind === null && typeof value !== 'string'),
  });
}

/** Fields that the step's own text states, and that the artifact leaves out or leaves empty. */
function unfilled({ output }: CompiledStep, value: JsonValue, rules: Rules): string[] {
  const fields = isRecord(value) ? value : {};
  const isEmpty = (name: string) => !isGiven(fields, name, rules) || [null, ''].includes(fields[name] as null);
  return (output?.stated?.fields ?? []).filter(isEmpty).map((name) => `${name} is missing`);
}

/** A decision that names no loop is about the one that the step decides on. */
function loopProblems(value: JsonValue, loop: LoopFrame | null, step: CompiledStep): string[] {
  const named = isRecord(value) ? value['loopId'] : undefined;
  if (named === undefined) return [];
  if (loop !== null) return named === loop.loopId ? [] : [`loopId must be "${loop.loopId}", the loop of this step`];
  const seeds: readonly JsonValue[] = seedsOf(step);
  if (seeds.length === 0 || seeds.includes(named)) return [];
  return [`loopId must be ${seeds.map((loopId) => `"${loopId}"`).join(' or ')}, a loop that comes after this step`];
}
