/**
 * The inputs of the workflow and of all its template calls. They are joined before any step is resolved, so that the order of the
 * calls does not decide what an input allows [template-inputs-join].
 */
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { ExpandedCall, ExpandedStep } from '../../ir/expanded.ts';
import type { ResolvedInput } from '../../ir/resolved.ts';
import type { JoinedInput } from './fitted-conditions.ts';
import { compiledInput } from './inputs.ts';
import {
  type Difference,
  furtherValues,
  inputConflict,
  joinedInput,
  otherSpelling,
  otherValues,
  symmetricallyJoined,
} from './joined-inputs.ts';

type OwnInputs = ReadonlyMap<string, CompiledInput>;

export class BroughtInputs {
  readonly inputs: ResolvedInput[];
  /** Declarations that exclude each other. */
  readonly conflicts: UnlocatedDiagnostic[] = [];
  /** Declarations that fit each other, but perhaps not what their authors meant. */
  readonly warnings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  /** The author of a file of the older format declares no inputs: the compiler derives them. */
  readonly #isDerived: boolean;
  readonly #indexes = new Map<string, number>();
  readonly #own = new Map<ExpandedCall, OwnInputs | null>();

  constructor(
    inputs: readonly ResolvedInput[],
    steps: readonly ExpandedStep[],
    document: SourceDocument,
    isDerived: boolean,
  ) {
    this.inputs = [...inputs];
    this.#document = document;
    this.#isDerived = isDerived;
    for (const [index, { input }] of inputs.entries())
      if (!this.#indexes.has(input.key)) this.#indexes.set(input.key, index);
    this.#joinCalls(steps, false);
  }

  /** Whether the declarations of the call fit; every use of an input in conflict would be reported again. */
  isJoined(call: ExpandedCall): boolean {
    return (this.#own.get(call) ?? null) !== null;
  }

  /** Null if the template does not declare the input. */
  joinedInput(call: ExpandedCall, key: string): JoinedInput | null {
    const own = this.#own.get(call)?.get(key);
    const joined = own === undefined ? undefined : this.inputs[this.#indexes.get(key) ?? -1]?.input;
    return own === undefined || joined === undefined ? null : { own, joined };
  }

  /** @param isNested whether a template contains the steps; its own source reports what it does not test */
  #joinCalls(steps: readonly ExpandedStep[], isNested: boolean): void {
    for (const step of steps) {
      if (step.kind === 'loop') this.#joinCalls(step.body, isNested);
      if (step.kind !== 'call') continue;
      const own = this.#join(step, isNested);
      this.#own.set(step, own);
      if (own !== null) this.#joinCalls(step.steps, true);
    }
  }

  #join(call: ExpandedCall, isNested: boolean): OwnInputs | null {
    const before = this.conflicts.length;
    const own = new Map<string, CompiledInput>();
    for (const authored of call.expansion.inputs ?? []) {
      const input = compiledInput(authored);
      if (input === null) continue;
      own.set(input.key, input);
      const index = this.#indexes.get(input.key);
      const declared = index === undefined ? undefined : this.inputs[index];
      if (index === undefined || declared === undefined) {
        this.#indexes.set(input.key, this.inputs.length);
        this.inputs.push({ path: call.path, templateId: call.templateId, input });
        continue;
      }
      this.#reportSpelling(call, declared, input);
      const conflict = inputConflict(declared, input, this.#isDerived);
      if (conflict !== null) {
        this.conflicts.push(this.#finding('expand/input-conflict', call, input, conflict));
        continue;
      }
      this.#reportValues(call, declared, input, isNested);
      const join = declared.templateId === undefined ? joinedInput : symmetricallyJoined;
      this.inputs[index] = { ...declared, input: join(declared.input, input) };
    }
    return this.conflicts.length === before ? own : null;
  }

  /** A file of the older format compiled before with both spellings, and its author cannot always change the routine. */
  #reportSpelling(call: ExpandedCall, declared: ResolvedInput, input: CompiledInput): void {
    const difference = otherSpelling(declared, input, this.#isDerived);
    if (difference === null) return;
    if (this.#isDerived) this.warnings.push(this.#finding('expand/input-spelling', call, input, difference));
    else this.conflicts.push(this.#finding('expand/input-conflict', call, input, difference));
  }

  #reportValues(call: ExpandedCall, declared: ResolvedInput, input: CompiledInput, isNested: boolean): void {
    if (this.#isDerived) return;
    // Two calls in one template: its own source reports them.
    const isTogether = isNested && declared.path.join('/') === call.path.join('/');
    const difference =
      declared.templateId === undefined
        ? isNested
          ? null
          : furtherValues(declared.input, input)
        : isTogether
          ? null
          : otherValues(declared, input);
    if (difference !== null) this.warnings.push(this.#finding('expand/input-values', call, input, difference));
  }

  #finding(
    code: UnlocatedDiagnostic['code'],
    { path, templateId }: ExpandedCall,
    { key, contextKey }: CompiledInput,
    difference: Difference,
  ): UnlocatedDiagnostic {
    return {
      code,
      ...difference,
      message: `${quote(templateId)} reads the input ${quote(contextKey ?? key)} ${difference.message}`,
      at: this.#document.anchorOf(path),
    };
  }
}
