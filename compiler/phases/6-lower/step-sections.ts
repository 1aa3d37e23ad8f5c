/**
 * What stands in a prompt beside the author's instruction: what is checked, what only a person can give, the definitions that
 * the step names, what features add, what to do when a bound implementation fails. Each line with its origin.
 */
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import { loopControlContract } from '../../../schemas/closed-sets.ts';
import { userDependenciesHeading } from '../../../schemas/limits.ts';
import type { BoundSlot, BoundText } from '../../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { RoutingKey } from '../../flow/routing.ts';
import { firstOfBranches, gatesAround, routingWords } from './routing-words.ts';
import { contractLines, type KnownValues } from './contract-words.ts';
import { criteriaLines } from './criteria-words.ts';
import {
  authoredLines,
  functionLines,
  oneLine,
  placedLine,
  prefixed,
  type PromptLine,
  type PromptLines,
} from './prompt-lines.ts';

export type Section = { readonly heading: string; readonly items: readonly PromptLines[] };
export type StepSections = {
  readonly checked: Section | null;
  readonly after: readonly Section[];
};

const section = (heading: string, items: readonly PromptLines[]): Section | null =>
  items.length === 0 ? null : { heading, items };

/** All texts of a step that an agent reads as an instruction. */
function textsOf({ agentRole, instruction, hints, functions }: CheckedStep): readonly BoundText[] {
  const blocks = instruction.kind === 'blocks' ? instruction.blocks : null;
  const parts = blocks === null ? [] : [blocks.goal, blocks.constraints, blocks.procedure, blocks.verify].flat();
  return [
    ...(agentRole === null ? [] : [agentRole]),
    ...(instruction.kind === 'prompt' ? [instruction.prompt] : []),
    ...parts.filter((part) => part.kind === 'text'),
    ...(blocks?.outputRequired.values() ?? []),
    ...hints.values(),
    ...functions.map(({ definition }) => definition),
  ];
}

/** What an agent could only send one way: the loop that it decides about, the capability that it probes. */
function knownValues({ id }: ContractDefinition, { loops, probe }: CheckedStep): KnownValues {
  const loopId = loops.at(-1);
  if (id === loopControlContract && loopId !== undefined) return { loopId };
  return probe === null ? {} : { capability: probe.capability, method: 'probe_step' };
}

export class SectionWriter {
  readonly #workflow: CheckedWorkflow;
  readonly #document: SourceDocument;
  readonly #hasExamples: boolean;
  readonly #overridden: readonly BoundSlot[];
  readonly #firstStep: CheckedStep | undefined;
  readonly #lastStep: CheckedStep | undefined;

  /** By step: the keys that the step is the first one to need. */
  readonly #routing: ReadonlyMap<string, readonly RoutingKey[]>;

  /** @param routing keys that choose between steps which exclude each other */
  constructor(workflow: CheckedWorkflow, routing: readonly RoutingKey[]) {
    this.#workflow = workflow;
    this.#routing = firstOfBranches(workflow, routing);
    this.#document = workflow.unit.document;
    this.#hasExamples = !workflow.features.some(({ effects }) => effects.contractExample === 'hidden');
    this.#overridden = workflow.slots.filter(
      ({ implementationId, defaultBinding }) => implementationId !== defaultBinding,
    );
    this.#firstStep = workflow.steps.find(({ probe }) => probe === null);
    this.#lastStep = workflow.steps.at(-1);
  }

  sectionsOf(step: CheckedStep): StepSections {
    const after = [
      section(
        'Definitions',
        step.functions.map((one) => prefixed(`\`${one.name}\`: `, functionLines(one, this.#document))),
      ),
      section(userDependenciesHeading, this.#needs(step)),
      section('Which steps run', this.#branches(step)),
      ...this.#features(step),
      ...this.#fallbacks(step),
    ];
    return { checked: section('Checked output', this.#checked(step)), after: after.filter((one) => one !== null) };
  }

  #checked(step: CheckedStep): readonly PromptLines[] {
    const { contract, criteria, assessments, followups } = step;
    const lines: PromptLines[] = [];
    if (contract !== null) lines.push(...this.#contract(contract, step));
    else if (criteria !== null)
      lines.push(...criteriaLines(criteria.criteria).map((text) => [placedLine(text, criteria.path, this.#document)]));
    for (const assessment of assessments)
      lines.push(...this.#contract(assessment, { ...step, isOutputRequired: true }));
    for (const {
      contract: { title },
      level,
      guidance,
    } of followups)
      lines.push(prefixed(`When anything in ${title} is "${level}", first: `, authoredLines(guidance, this.#document)));
    return lines;
  }

  #contract(contract: ContractDefinition, step: CheckedStep): readonly PromptLines[] {
    const words = contractLines(contract, {
      isRequired: step.isOutputRequired,
      hasExample: this.#hasExamples,
      known: knownValues(contract, step),
    });
    return words.map((text): PromptLines => [{ text, origin: { kind: 'contract', contractRef: contract.id } }]);
  }

  #needs({ userDependencies }: CheckedStep): readonly PromptLines[] {
    return userDependencies.map(({ message, contextKey }) => {
      const input = this.#workflow.inputs.find(({ input: one }) => one.key === contextKey)?.input;
      const key = input === undefined ? '' : ` (context key \`${input.contextKey ?? input.key}\`)`;
      const lines = authoredLines(message, this.#document);
      return lines.map((line, index) => (index === lines.length - 1 ? { ...line, text: `${line.text}${key}` } : line));
    });
  }

  #branches(step: CheckedStep): readonly PromptLines[] {
    const gates = gatesAround(this.#workflow, step);
    return (this.#routing.get(step.stepId) ?? []).map(
      (routing): PromptLines => [
        { text: oneLine(routingWords(routing, gates)), origin: { kind: 'compiler', what: 'routing' } },
      ],
    );
  }

  #features(step: CheckedStep): readonly Section[] {
    const holds = {
      first_step: step === this.#firstStep,
      last_step: step === this.#lastStep,
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

  /** Only where another implementation than the default was chosen: what to do when it fails (decision 11). */
  #fallbacks(step: CheckedStep): readonly Section[] {
    if (this.#overridden.length === 0) return [];
    const used = new Set(textsOf(step).flatMap(({ slots }) => [...slots.values()].flat()));
    return this.#overridden
      .filter(({ slot }) => used.has(slot))
      .map(({ slot, implementationId, defaultBinding }): Section => {
        const report = {
          kind: 'wr.binding_fallback',
          slot,
          boundTo: implementationId,
          usedInstead: defaultBinding,
          reason: '…',
        };
        const line = (text: string): PromptLine => ({ text, origin: { kind: 'compiler', what: 'fallback' } });
        return {
          heading: `If ${implementationId} fails`,
          items: [
            [line(`Use \`${defaultBinding}\` instead, and go on.`)],
            [line(`Report it in \`output.artifacts\`: ${JSON.stringify(report)}`)],
          ],
        };
      });
  }
}
