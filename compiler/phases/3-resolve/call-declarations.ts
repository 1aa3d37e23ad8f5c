/**
 * The inputs, conditions, functions and assessments that a template call adds to the workflow. Their ids get the prefix of the
 * call.
 */
import type { ContractDefinition, TemplateExpansion } from '../../../builtins/kinds.ts';
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { ExpandedCall } from '../../ir/expanded.ts';
import type { ResolvedCondition, ResolvedFunction, ResolvedInput } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { inputKeyOf } from '../2-expand/input-key.ts';
import { callMark } from '../2-expand/step-id.ts';
import type { SourceCursor } from '../2-expand/source-cursor.ts';
import { askingLevels, assessmentContract } from './assessments.ts';
import { ConditionResolver, conditionNames } from './conditions.ts';
import { ContextKeys } from './context-keys.ts';
import type { FunctionResolver } from './functions.ts';
import { fittedConditions, type JoinedInput } from './fitted-conditions.ts';
import { compiledInput } from './inputs.ts';
import { furtherValues, inputConflict, joinedInput } from './joined-inputs.ts';
import type { Assessments } from './step-output.ts';
import type { StepScope } from './steps.ts';

/** The declarations of the workflow itself. */
type Declared = {
  readonly assessments: Assessments;
  readonly inputs: readonly ResolvedInput[];
  readonly conditions: readonly ResolvedCondition[];
  readonly functions: readonly ResolvedFunction[];
};

export class JoinedDeclarations {
  /** Inputs with conflicting declarations. */
  readonly conflicts: UnlocatedDiagnostic[] = [];
  /** Inputs for which the workflow allows values that a template does not test. */
  readonly furtherValues: UnlocatedDiagnostic[] = [];
  readonly inputs: ResolvedInput[];
  readonly conditions: ResolvedCondition[];
  readonly functions: ResolvedFunction[];
  readonly #assessments: Assessments;
  readonly #declared = new Map<string, number>();
  readonly #resolver: FunctionResolver;
  readonly #findings: UnlocatedDiagnostic[];
  /** The author of a file of the older format declares no inputs: the compiler derives them. */
  readonly #isDerived: boolean;

  /** @param findings receives the findings about conditions and functions of templates */
  constructor(
    { inputs, conditions, functions, assessments }: Declared,
    resolver: FunctionResolver,
    findings: UnlocatedDiagnostic[],
    dialect: SourceUnit['dialect'],
  ) {
    this.#isDerived = dialect === 'legacy';
    this.inputs = [...inputs];
    this.conditions = [...conditions];
    this.functions = [...functions];
    this.#assessments = assessments;
    this.#resolver = resolver;
    this.#findings = findings;
    for (const [index, { input }] of inputs.entries())
      if (!this.#declared.has(input.key)) this.#declared.set(input.key, index);
  }

  /** The scope of the steps of a call. Null after a conflict, because every use of the input would be reported again. */
  join(call: ExpandedCall, site: SourceCursor, around: StepScope): StepScope | null {
    const { expansion, prefix, templateId } = call;
    const own = this.#joinInputs(expansion, site, around.templateId !== null);
    if (own === null) return null;
    const keys = new ContextKeys(
      this.inputs.map(({ input }) => input),
      this.#findings,
    );
    const conditions = fittedConditions(expansion.conditions ?? [], (key) =>
      this.#joinedInput(own.get(inputKeyOf(key) ?? key)),
    );
    this.conditions.push(...new ConditionResolver(keys, this.#findings).resolve(conditions, site, prefix));
    const owner = { scope: 'workflow', ownerId: prefix.slice(0, -callMark.length) } as const;
    const functions = this.#resolver.define(expansion.functionDefinitions, owner, site);
    this.functions.push(...functions);
    return {
      ...around,
      prefix,
      templateId,
      keys,
      conditions: conditionNames(conditions),
      ...withAssessments(this.#assessments, expansion),
      functions: functions.length === 0 ? around.functions : [...functions, ...around.functions],
    };
  }

  #joinedInput(own: CompiledInput | undefined): JoinedInput | null {
    const joined = own === undefined ? undefined : this.inputs[this.#declared.get(own.key) ?? -1]?.input;
    return own === undefined || joined === undefined ? null : { own, joined };
  }

  /**
   * The inputs as the template declares them, by key; null after a conflict.
   *
   * @param isNested whether a template contains the call; its own source reports values that the called template does not test
   */
  #joinInputs(
    { inputs }: TemplateExpansion,
    { path, templateId, at }: SourceCursor,
    isNested: boolean,
  ): ReadonlyMap<string, CompiledInput> | null {
    const before = this.conflicts.length;
    const own = new Map<string, CompiledInput>();
    for (const authored of inputs ?? []) {
      const input = compiledInput(authored);
      if (input === null) continue;
      own.set(input.key, input);
      const index = this.#declared.get(input.key);
      const declared = index === undefined ? undefined : this.inputs[index];
      if (index === undefined || declared === undefined) {
        this.#declared.set(input.key, this.inputs.length);
        this.inputs.push({ path, templateId: templateId ?? undefined, input });
        continue;
      }
      const reads = `${quote(templateId ?? '')} reads the input ${quote(authored.key)}`;
      const conflict = inputConflict(declared.input, input, this.#isDerived);
      if (conflict !== null) {
        this.conflicts.push({
          code: 'expand/input-conflict',
          ...conflict,
          message: `${reads} ${conflict.message}`,
          at,
        });
        continue;
      }
      const further = isNested || this.#isDerived ? null : furtherValues(declared.input, input);
      if (further !== null)
        this.furtherValues.push({
          code: 'expand/input-values',
          ...further,
          message: `${reads} ${further.message}`,
          at,
        });
      this.inputs[index] = { ...declared, input: joinedInput(declared.input, input) };
    }
    return this.conflicts.length === before ? own : null;
  }
}

/** If the caller declares the same id, its declaration applies. */
function withAssessments(
  declared: Assessments,
  { assessments, steps }: TemplateExpansion,
): Pick<StepScope, 'assessments' | 'hiddenAssessments'> {
  if (assessments === undefined || assessments.length === 0)
    return { assessments: declared, hiddenAssessments: new Map() };
  const asking = askingLevels(steps);
  const brought = assessments.map((one): [string, ContractDefinition] => [
    one.id,
    assessmentContract(one, asking.get(one.id) ?? new Set()),
  ]);
  return {
    assessments: new Map([...brought, ...declared]),
    hiddenAssessments: new Map(brought.filter(([id]) => declared.has(id))),
  };
}
