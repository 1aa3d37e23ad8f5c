/** The required output of a step: its contract, its assessments with their consequences, its criteria. */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { ContractDefinition } from '../../../builtins/kinds.ts';
import type { SimpleStep } from '../../../schemas/source-workflow.ts';
import { nearestName } from '../../diagnostics/nearest-name.ts';
import { replacement, type UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { stepFollowupsMax } from '../../../schemas/limits.ts';
import { textOfValue } from '../../../schemas/text/value-text.ts';
import { quote, quoteFew, quoteList } from '../../diagnostics/quote.ts';
import type { ResolvedCriteria, ResolvedFollowup } from '../../ir/resolved.ts';
import { checkCriteria } from './criteria.ts';
import type { PartResolver } from './prompt-parts.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { unknownName } from '../2-expand/unknown-name.ts';

export type StepOutput = {
  readonly contract: ContractDefinition | null;
  readonly assessments: readonly ContractDefinition[];
  readonly followups: readonly ResolvedFollowup[];
  readonly criteria: ResolvedCriteria | null;
};

/** By id. */
export type Assessments = ReadonlyMap<string, ContractDefinition>;
type Declared = { readonly assessments: Assessments; readonly hiddenAssessments: Assessments };

const noContracts: ReadonlyMap<string, never> = new Map<string, never>();
const noFollowups: readonly never[] = [];

export class OutputResolver {
  readonly #findings: UnlocatedDiagnostic[];
  readonly #contracts: ReadonlyMap<string, ContractDefinition>;
  readonly #parts: PartResolver;

  constructor(
    contracts: ReadonlyMap<string, ContractDefinition>,
    parts: PartResolver,
    findings: UnlocatedDiagnostic[],
  ) {
    this.#findings = findings;
    this.#contracts = contracts;
    this.#parts = parts;
  }

  /** @param scope with the assessments that the step can name */
  resolve(step: SimpleStep, site: SourceCursor, scope: Declared): StepOutput {
    const assessments = this.#named(step, site, scope.assessments);
    return {
      contract: this.#contract(step, site),
      assessments: [...assessments.values()],
      followups: this.#followups(step, site, assessments, scope),
      criteria: this.#criteria(step, site),
    };
  }

  #criteria({ validationCriteria }: SimpleStep, holder: SourceCursor): ResolvedCriteria | null {
    if (validationCriteria === undefined) return null;
    const site = holder.in('validationCriteria');
    this.#findings.push(...checkCriteria(validationCriteria, site));
    return { criteria: validationCriteria, path: site.path };
  }

  #contract({ output, outputContract }: SimpleStep, site: SourceCursor): ContractDefinition | null {
    const alias = outputContract?.contractRef;
    if (output?.contractRef !== undefined && alias !== undefined && alias !== output.contractRef) {
      this.#findings.push({
        code: 'resolve/contract-twice',
        message: `the step has two different contracts: ${quoteList([output.contractRef, alias])}`,
        at: site.in('outputContract', 'contractRef').at,
        label: '`outputContract` is another way to write `output.contractRef`',
        help: 'keep only one of the two contracts',
      });
      return null;
    }
    const ref = output?.contractRef ?? alias;
    if (ref === undefined) {
      if (output?.required !== undefined) this.#requiredAlone(site);
      return null;
    }
    if (isSaidTwice(output?.required, outputContract?.required)) {
      this.#findings.push({
        code: 'resolve/contract-twice',
        message: '`output.required` and `outputContract.required` differ',
        at: site.in('outputContract', 'required').at,
        label: 'differs from `output.required`',
        help: 'keep only one of the two values',
      });
    }
    const contract = this.#contracts.get(ref);
    if (contract !== undefined) return contract;
    const at = output?.contractRef === undefined ? site.in('outputContract') : site.in('output');
    this.#findings.push(
      unknownName({
        code: 'resolve/unknown-contract',
        what: 'contract',
        name: ref,
        at: at.in('contractRef').at,
        known: this.#contracts,
        otherwise: 'run `workrail builtins contracts` to list all contracts',
        // The kind of an artifact instead of the id of its contract.
        meant: [...this.#contracts.values()].find(({ artifactKind }) => artifactKind === ref)?.id ?? null,
      }),
    );
    return null;
  }

  #requiredAlone(site: SourceCursor): void {
    this.#findings.push({
      code: 'resolve/required-without-contract',
      message: '`required` has no effect without a contract',
      at: site.in('output', 'required').at,
      notes: ['an assessment is always required; hints are never required'],
      help: 'add `contractRef`, or remove `required`',
    });
  }

  /** Sorted, because the order of the references has no meaning. The order of consequences follows it. */
  #named({ assessmentRefs }: SimpleStep, site: SourceCursor, declared: Assessments): Assessments {
    if (assessmentRefs === undefined) return noContracts;
    const named = new Map<string, ContractDefinition>();
    for (const [index, id] of assessmentRefs.entries()) {
      const contract = declared.get(id);
      if (contract !== undefined) named.set(id, contract);
      else {
        this.#findings.push(
          unknownName({
            code: 'resolve/unknown-assessment',
            what: 'assessment',
            name: id,
            at: site.in('assessmentRefs', index).at,
            known: declared,
            otherwise: 'declare the assessment in `assessments`',
          }),
        );
      }
    }
    return new Map([...named].sort(([a], [b]) => byCodeUnit(a, b)));
  }

  #tooMany(site: SourceCursor): void {
    this.#findings.push({
      code: 'resolve/too-many-followups',
      message: `the consequences of this step ask for more than ${stepFollowupsMax} follow-ups`,
      at: site.at,
      label:
        "without `forAssessment`, this consequence counts once for each of the step's assessments that has this level",
      help: 'set `forAssessment` to one assessment, or split the step',
    });
  }

  #followups(
    { assessmentConsequences, assessmentRefs = [] }: SimpleStep,
    site: SourceCursor,
    named: Assessments,
    { assessments: declared, hiddenAssessments: hidden }: Declared,
  ): readonly ResolvedFollowup[] {
    if (assessmentConsequences === undefined) return noFollowups;
    const byLevel = contractsByLevel(named);
    let count = 0;
    return assessmentConsequences.flatMap(({ anyEqualsLevel, forAssessment, guidance }, index) => {
      if (count > stepFollowupsMax) return [];
      const at = site.in('assessmentConsequences', index);
      if (forAssessment !== undefined && !named.has(forAssessment)) {
        // A misspelled reference of the step is reported already; correcting it may also correct this name.
        if (assessmentRefs.some((id) => !declared.has(id)) && declared.has(forAssessment)) return [];
        this.#findings.push(
          unknownName({
            code: 'resolve/unknown-assessment',
            what: 'assessment of this step',
            name: forAssessment,
            at: at.in('forAssessment').at,
            known: named,
            otherwise: 'add the assessment to `assessmentRefs` of the step',
          }),
        );
        return [];
      }
      const asked = named.get(forAssessment ?? '');
      const holding = byLevel.get(anyEqualsLevel) ?? [];
      const meant = asked === undefined ? holding : holding.filter((contract) => contract === asked);
      count += meant.length;
      if (count > stepFollowupsMax) this.#tooMany(at);
      // A misspelled reference of the step is reported already; its assessment may have this level.
      const isOpen = forAssessment === undefined && assessmentRefs.some((id) => !declared.has(id));
      if (meant.length === 0 && !isOpen) {
        const concerned = asked === undefined ? named : new Map([[forAssessment ?? '', asked]]);
        this.#findings.push(
          shadowedLevel(anyEqualsLevel, concerned, hidden, at) ??
            unknownLevel(anyEqualsLevel, forAssessment, concerned, at.in('anyEqualsLevel')),
        );
      }
      const text = this.#parts.text(guidance, at.in('guidance'));
      return meant.map((contract) => ({ contract, level: anyEqualsLevel, guidance: text }));
    });
  }
}

/** @param concerned the assessments that the consequence is about */
function unknownLevel(
  level: string,
  forAssessment: string | undefined,
  concerned: Assessments,
  { at }: SourceCursor,
): UnlocatedDiagnostic {
  const levels = [...contractsByLevel(concerned).keys()];
  const near = nearestName(level, levels);
  return {
    code: 'resolve/unknown-level',
    message: `no dimension has the level ${quote(level)}`,
    at,
    label:
      forAssessment === undefined
        ? 'no assessment of this step has this level'
        : `the assessment ${quote(forAssessment)} does not have this level`,
    help:
      near !== null
        ? `a level with a similar name exists: ${quote(near)}`
        : levels.length === 0
          ? 'add an assessment to `assessmentRefs`'
          : `use ${quoteFew(levels, 'or')}`,
    fixes: near === null ? [] : [replacement(`change to ${near}`, at, JSON.stringify(near))],
  };
}

/** The level exists in the assessment of the template, which the workflow replaces by its own; null if there is none. */
function shadowedLevel(
  level: string,
  concerned: Assessments,
  hidden: Assessments,
  { at }: SourceCursor,
): UnlocatedDiagnostic | null {
  const id = [...concerned.keys()].find((name) => {
    const own = hidden.get(name);
    return own !== undefined && levelsOf(own).has(level);
  });
  if (id === undefined) return null;
  return {
    code: 'resolve/unknown-level',
    message: `the template and this workflow both declare the assessment ${quote(id)}, and that of this workflow has no level ${quote(level)}`,
    at,
    label: 'the declaration of this workflow applies',
    help: 'change the `id` of one of the two assessments, or declare the same levels in both',
  };
}

const isSaidTwice = (own: boolean | undefined, alias: boolean | undefined): boolean =>
  own !== undefined && alias !== undefined && own !== alias;

/** By level: the assessments that have it, in order. */
function contractsByLevel(
  named: ReadonlyMap<string, ContractDefinition>,
): ReadonlyMap<string, readonly ContractDefinition[]> {
  const byLevel = new Map<string, ContractDefinition[]>();
  for (const contract of named.values())
    for (const level of levelsOf(contract)) {
      const known = byLevel.get(level);
      if (known === undefined) byLevel.set(level, [contract]);
      else known.push(contract);
    }
  return byLevel;
}

/** All levels of all dimensions of an assessment. */
function levelsOf({ schema }: ContractDefinition): ReadonlySet<string> {
  const levels = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'enum' && Array.isArray(inner)) for (const level of inner) levels.add(textOfValue(level));
      else visit(inner);
    }
  };
  visit(schema);
  return levels;
}
