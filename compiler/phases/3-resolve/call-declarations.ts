/**
 * The inputs, conditions, functions and assessments that a template call adds to the workflow. Their ids get the prefix of the
 * call.
 */
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { ExpandedCall, ExpandedSource } from '../../ir/expanded.ts';
import type { ResolvedCondition, ResolvedFunction, ResolvedInput } from '../../ir/resolved.ts';
import { inputKeyOf } from '../2-expand/input-key.ts';
import { callMark } from '../2-expand/step-id.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { BroughtAssessments } from './brought-assessments.ts';
import { BroughtInputs } from './brought-inputs.ts';
import { ConditionResolver, conditionNames } from './conditions.ts';
import { ContextKeys } from './context-keys.ts';
import { fittedConditions } from './fitted-conditions.ts';
import type { FunctionResolver } from './functions.ts';
import type { StepScope } from './steps.ts';

/** The declarations of the workflow itself. */
type Declared = {
  readonly inputs: readonly ResolvedInput[];
  readonly conditions: readonly ResolvedCondition[];
  readonly functions: readonly ResolvedFunction[];
};

export class JoinedDeclarations {
  readonly conditions: ResolvedCondition[];
  readonly functions: ResolvedFunction[];
  readonly #inputs: BroughtInputs;
  readonly #keys: ContextKeys;
  readonly #assessments: BroughtAssessments;
  readonly #resolver: FunctionResolver;
  readonly #findings: UnlocatedDiagnostic[];

  /** @param findings receives the findings about conditions and functions of templates */
  constructor(
    { inputs, conditions, functions }: Declared,
    { unit: { document, dialect }, steps }: Pick<ExpandedSource, 'unit' | 'steps'>,
    resolver: FunctionResolver,
    findings: UnlocatedDiagnostic[],
  ) {
    this.conditions = [...conditions];
    this.functions = [...functions];
    this.#inputs = new BroughtInputs(inputs, steps, document, dialect === 'legacy');
    this.#keys = new ContextKeys(
      this.inputs.map(({ input }) => input),
      findings,
    );
    this.#assessments = new BroughtAssessments(steps);
    this.#resolver = resolver;
    this.#findings = findings;
  }

  get inputs(): readonly ResolvedInput[] {
    return this.#inputs.inputs;
  }

  /** Declarations of one name that differ: errors and warnings. */
  get differences(): readonly UnlocatedDiagnostic[] {
    return [...this.#inputs.conflicts, ...this.#inputs.warnings, ...this.#assessments.findings];
  }

  /** The scope of the steps of a call. Null after a conflict, because every use of the input would be reported again. */
  join(call: ExpandedCall, site: SourceCursor, around: StepScope): StepScope | null {
    const { expansion, prefix, templateId } = call;
    if (!this.#inputs.isJoined(call)) return null;
    const conditions = fittedConditions(expansion.conditions ?? [], (key) =>
      this.#inputs.joinedInput(call, inputKeyOf(key) ?? key),
    );
    this.conditions.push(...new ConditionResolver(this.#keys, this.#findings).resolve(conditions, site, prefix));
    const owner = { scope: 'workflow', ownerId: prefix.slice(0, -callMark.length) } as const;
    const functions = this.#resolver.define(expansion.functionDefinitions, owner, site);
    this.functions.push(...functions);
    return {
      ...around,
      prefix,
      templateId,
      keys: this.#keys,
      conditions: conditionNames(conditions),
      ...this.#assessments.join(call, site, around.assessments),
      functions: functions.length === 0 ? around.functions : [...functions, ...around.functions],
    };
  }
}
