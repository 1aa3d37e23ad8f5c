/**
 * The sections of a prompt after the author's instruction: checks, user dependencies, definitions, texts of features, and what to
 * do if a bound implementation fails. Each line with its origin.
 */
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import { userDependenciesHeading } from '../../../schemas/limits.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { RoutingKey } from '../../flow/routing.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import type { Seeds } from './loop-seeds.ts';
import { firstOfBranches, gatesAround, routingWords } from './routing-words.ts';
import { contractLines, type KnownValues } from './contract-words.ts';
import { criteriaLines } from './criteria-words.ts';
import {
  authoredLines,
  functionLines,
  oneLine,
  type PromptLine,
  type PromptLines,
  placedLine,
  prefixed,
} from './prompt-lines.ts';
import { type OuterSteps, outerSteps } from './outer-steps.ts';
import type { SlotEndings } from './slot-endings.ts';
import { callMark } from '../2-expand/step-id.ts';
import { textsOf } from '../5-check/step-texts.ts';
import { statedArtifact, writtenArtifact } from '../5-check/stated-artifact.ts';
import { slotLines } from './slot-words.ts';

export type Section = { readonly heading: string; readonly items: readonly PromptLines[] };
export type StepSections = {
  readonly checked: Section | null;
  readonly after: readonly Section[];
};

/** Values that an agent could send in only one way: the loop that it decides about, and the capability that it probes. */
function knownValues({ id }: ContractDefinition, { loops, probe }: CheckedStep, seeds: readonly LoopId[]): KnownValues {
  const loopId = seeds[0] ?? loops.at(-1);
  if (id === loopControlContract && loopId !== undefined) return { loopId };
  return probe === null ? {} : { capability: probe.capability, method: 'probe_step' };
}

/**
 * A call puts the id of the call before the ids of the template: a loop `again` of the routine becomes `review__again`. A text of the
 * routine can still name the id that its author wrote. Returns that id, or null.
 */
function idBeforeCall(loopId: string, step: CheckedStep, inputs: ReadonlyMap<string, unknown>): string | null {
  const texts = textsOf(step).map(({ text }) => text);
  const isNamed = (id: string) => texts.some((text) => ['`', '"', "'"].some((mark) => text.includes(mark + id + mark)));
  for (let at = loopId.indexOf(callMark); at > 0; at = loopId.indexOf(callMark, at + 1)) {
    const id = loopId.slice(at + callMark.length);
    // An input of this name is what the text means.
    if (!inputs.has(id) && isNamed(id)) return id;
  }
  return null;
}

const none: readonly never[] = [];
const isFirstOf = (ids: ReadonlySet<string>, id: string): boolean => ids.values().next().value === id;
const noOuterSteps: OuterSteps = { first: new Set(), last: new Set() };

export class SectionWriter {
  readonly #workflow: CheckedWorkflow;
  readonly #document: SourceDocument;
  readonly #hasExamples: boolean;
  readonly #endings: SlotEndings;
  readonly #inputs: ReadonlyMap<string, CheckedWorkflow['inputs'][number]['input']>;
  /** The loops of called templates, whose ids begin with that of the call. */
  readonly #calledLoops: ReadonlySet<string>;
  readonly #outer: OuterSteps;

  /** By step: the keys on which no earlier step depends. */
  readonly #routing: ReadonlyMap<string, readonly RoutingKey[]>;

  readonly #seeds: Seeds;

  /** @param around routing: keys that select one of several steps; seeds: the loops that an earlier decision enters or skips */
  constructor(
    workflow: CheckedWorkflow,
    around: { readonly endings: SlotEndings; readonly routing: readonly RoutingKey[]; readonly seeds: Seeds },
  ) {
    const { endings, routing, seeds } = around;
    this.#seeds = seeds;
    this.#workflow = workflow;
    this.#routing = firstOfBranches(workflow, routing);
    this.#document = workflow.unit.document;
    this.#hasExamples = !workflow.features.some(({ effects }) => effects.contractExample === 'hidden');
    this.#endings = endings;
    this.#inputs = new Map(workflow.inputs.map(({ input }) => [input.key as string, input]));
    const called = workflow.loops.filter(({ provenance }) => provenance.source !== 'authored');
    this.#calledLoops = new Set(called.map(({ loopId }) => loopId as string));
    const isAnchored = workflow.features.some(({ effects }) => (effects.sections ?? []).length > 0);
    this.#outer = isAnchored ? outerSteps(workflow) : noOuterSteps;
  }

  /** Whether a feature text is in the prompt only because a run may begin or end with another step than the first or last one. */
  hasCopies({ stepId }: CheckedStep): boolean {
    const { first, last } = this.#outer;
    return (first.has(stepId) && !isFirstOf(first, stepId)) || (last.has(stepId) && !isFirstOf(last, stepId));
  }

  /** @param areCopiesIn whether the prompt contains these texts */
  sectionsOf(step: CheckedStep, areCopiesIn: boolean): StepSections {
    const after: Section[] = [];
    const add = (heading: string, items: readonly PromptLines[]) => {
      if (items.length > 0) after.push({ heading, items });
    };
    add('Definitions', this.#definitions(step));
    add(userDependenciesHeading, this.#needs(step));
    add('Which steps run', this.#branches(step));
    after.push(...this.#features(step, areCopiesIn));
    after.push(...this.#slots(step));
    after.push(...this.#fallbacks(step));
    const checked = this.#checked(step);
    return { checked: checked.length === 0 ? null : { heading: 'Checked output', items: checked }, after };
  }

  #definitions({ functions }: CheckedStep): readonly PromptLines[] {
    if (functions.length === 0) return none;
    return functions.map((one) => prefixed(`\`${one.name}\`: `, functionLines(one, this.#document)));
  }

  #checked(step: CheckedStep): readonly PromptLines[] {
    const { contract, criteria, assessments, followups } = step;
    const lines: PromptLines[] = [];
    if (contract !== null) lines.push(...this.#contract(contract, step));
    else if (criteria !== null)
      lines.push(...criteriaLines(criteria.criteria).map((text) => [placedLine(text, criteria.path, this.#document)]));
    const [seeded] = this.#seeds.get(step.stepId) ?? [];
    if (seeded !== undefined) {
      const text = `\`continue\` enters the loop \`${seeded}\` when the run reaches it; \`stop\` skips it.`;
      lines.push([{ text, origin: { kind: 'contract', contractRef: loopControlContract } }]);
    }
    for (const assessment of assessments)
      lines.push(...this.#contract(assessment, { ...step, isOutputRequired: true }));
    for (const {
      contract: { title },
      level,
      guidance,
    } of followups)
      lines.push(
        prefixed(
          `If a dimension of ${title} has the level "${level}", first: `,
          authoredLines(guidance, this.#document),
        ),
      );
    return lines;
  }

  #contract(contract: ContractDefinition, step: CheckedStep): readonly PromptLines[] {
    const known = knownValues(contract, step, this.#seeds.get(step.stepId) ?? []);
    const words = contractLines(contract, {
      isRequired: step.isOutputRequired,
      hasExample: this.#hasExamples,
      known,
      stated: (contract === step.contract ? statedArtifact : writtenArtifact)(step, contract),
    });
    const { loopId = '' } = known;
    const other = this.#calledLoops.has(loopId) ? idBeforeCall(loopId, step, this.#inputs) : null;
    const more = other === null ? [] : [`The \`loopId\` is \`${loopId}\`, also where a text names \`${other}\`.`];
    return [...words, ...more].map(
      (text): PromptLines => [{ text, origin: { kind: 'contract', contractRef: contract.id } }],
    );
  }

  #needs({ userDependencies }: CheckedStep): readonly PromptLines[] {
    if (userDependencies.length === 0) return none;
    return userDependencies.map(({ message, contextKey }) => {
      const input = contextKey === undefined || contextKey === null ? undefined : this.#inputs.get(contextKey);
      const key = input === undefined ? '' : ` (context key \`${input.contextKey ?? input.key}\`)`;
      const lines = authoredLines(message, this.#document);
      return lines.map((line, index) => (index === lines.length - 1 ? { ...line, text: `${line.text}${key}` } : line));
    });
  }

  #branches(step: CheckedStep): readonly PromptLines[] {
    const needed = this.#routing.get(step.stepId);
    if (needed === undefined) return none;
    const gates = gatesAround(this.#workflow, step);
    return needed.map(
      (routing): PromptLines => [
        { text: oneLine(routingWords(routing, gates, this.#workflow)), origin: { kind: 'compiler', what: 'routing' } },
      ],
    );
  }

  #features(step: CheckedStep, areCopiesIn: boolean): readonly Section[] {
    if (this.#workflow.features.length === 0) return none;
    const isIn = (ids: ReadonlySet<string>, id: string) => (areCopiesIn ? ids.has(id) : isFirstOf(ids, id));
    const holds = {
      first_step: isIn(this.#outer.first, step.stepId),
      last_step: isIn(this.#outer.last, step.stepId),
      every_step: step.probe === null,
      contract_steps: step.contract !== null && step.probe === null,
      loop_decisions: step.contract?.id === loopControlContract,
    };
    return this.#workflow.features.flatMap(({ featureId, effects }) =>
      (effects.sections ?? [])
        .filter(({ anchor }) => holds[anchor])
        .map(({ heading, lines }): Section => {
          const items = lines.map(
            (text): PromptLines =>
              text.split(/\r\n?|\n/).map((line) => ({ text: line.trimEnd(), origin: { kind: 'feature', featureId } })),
          );
          return { heading, items };
        }),
    );
  }

  /** Only if another implementation than the default is bound: what to do if it fails. */
  #fallbacks(step: CheckedStep): readonly Section[] {
    if (this.#workflow.slots.length === 0) return none;
    return this.#endings.slotsOf(step).flatMap(({ binding, fallbackId }): readonly Section[] => {
      if (fallbackId === null) return [];
      const { slot, implementationId } = binding;
      const report = {
        kind: 'wr.binding_fallback',
        slot,
        boundTo: implementationId,
        usedInstead: fallbackId,
        reason: '…',
      };
      const line = (text: string): PromptLine => ({ text, origin: { kind: 'compiler', what: 'fallback' } });
      return [
        {
          heading: `If ${implementationId} fails`,
          items: [
            [line(`Use \`${fallbackId}\` instead, and continue.`)],
            [line(`Report the failure in \`output.artifacts\`: ${JSON.stringify(report)}`)],
          ],
        },
      ];
    });
  }

  #slots(step: CheckedStep): readonly Section[] {
    if (this.#workflow.slots.length === 0) return none;
    return this.#endings.slotsOf(step).flatMap((slot): readonly Section[] => {
      const lines = slotLines(slot, step, this.#endings.endingsOf(slot));
      const items = lines.map((text): PromptLines => [{ text, origin: { kind: 'compiler', what: 'slot' } }]);
      return items.length === 0 ? [] : [{ heading: `Extension point ${slot.binding.slot}`, items }];
    });
  }
}
