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

/** One template's own declaration of an input. */
type Declaration = { readonly call: ExpandedCall; readonly input: CompiledInput };

/** An input as it applies in a workflow or template: its own declaration joined with those of the templates that it calls. */
type Effective = {
  readonly placed: ResolvedInput;
  /** Whether the workflow or template declares it itself: then its values are those of this declaration. */
  readonly isOwn: boolean;
  /** Of the outermost templates that declare it; empty for an input of the workflow. */
  readonly declarations: Declaration[];
};

export class BroughtInputs {
  readonly inputs: readonly ResolvedInput[];
  /** Declarations that exclude each other. */
  readonly conflicts: UnlocatedDiagnostic[] = [];
  /** Declarations that fit each other, but perhaps not what their authors meant. */
  readonly warnings: UnlocatedDiagnostic[] = [];
  readonly #document: SourceDocument;
  /** The author of a file of the older format declares no inputs: the compiler derives them. */
  readonly #isDerived: boolean;
  readonly #joined = new Map<string, Effective>();
  readonly #own = new Map<ExpandedCall, OwnInputs>();
  readonly #inConflict = new Set<ExpandedCall>();
  /** Keys and templates of the warnings about values: a template can be called often. */
  readonly #comparedValues = new Set<string>();

  constructor(
    inputs: readonly ResolvedInput[],
    steps: readonly ExpandedStep[],
    document: SourceDocument,
    isDerived: boolean,
  ) {
    this.#document = document;
    this.#isDerived = isDerived;
    for (const placed of inputs)
      if (!this.#joined.has(placed.input.key))
        this.#joined.set(placed.input.key, { placed, isOwn: true, declarations: [] });
    this.#joinCalls(steps, this.#joined);
    this.inputs = [...this.#joined.values()].map(({ placed }) => placed);
  }

  /** Whether the declarations of the call fit; every use of an input in conflict would be reported again. */
  isJoined(call: ExpandedCall): boolean {
    return !this.#inConflict.has(call);
  }

  /** Null if the template does not declare the input. */
  joinedInput(call: ExpandedCall, key: string): JoinedInput | null {
    const own = this.#own.get(call)?.get(key);
    const joined = this.#joined.get(key)?.placed.input;
    return own === undefined || joined === undefined ? null : { own, joined };
  }

  /** @param around the inputs of the workflow or template that contains the steps */
  #joinCalls(steps: readonly ExpandedStep[], around: Map<string, Effective>): void {
    for (const step of steps) {
      if (step.kind === 'loop') this.#joinCalls(step.body, around);
      if (step.kind !== 'call') continue;
      for (const [key, effective] of this.#effectiveIn(step)) {
        const before = around.get(key);
        around.set(key, before === undefined ? { ...effective, isOwn: false } : this.#join(before, effective));
      }
    }
  }

  /** A template is the caller of the templates that it calls, so its own declaration restricts theirs. */
  #effectiveIn(call: ExpandedCall): ReadonlyMap<string, Effective> {
    const { path, templateId } = call;
    const effective = new Map<string, Effective>();
    const own = new Map<string, CompiledInput>();
    for (const authored of call.expansion.inputs ?? []) {
      const input = compiledInput(authored);
      if (input === null) continue;
      own.set(input.key, input);
      const placed = { path, templateId, input };
      effective.set(input.key, { placed, isOwn: true, declarations: [{ call, input }] });
    }
    this.#own.set(call, own);
    this.#joinCalls(call.steps, effective);
    return effective;
  }

  #join(before: Effective, effective: Effective): Effective {
    const { placed: declared, isOwn } = before;
    const { placed, declarations } = effective;
    const inConflict = declarations.filter((one) => this.#isConflict(before, one));
    if (inConflict.length > 0) {
      for (const { call } of inConflict) this.#inConflict.add(call);
      return before;
    }
    for (const one of declarations) this.#reportValues(before, one, effective.isOwn);
    if (!isOwn) before.declarations.push(...declarations);
    const join = isOwn ? joinedInput : symmetricallyJoined;
    return { ...before, placed: { ...declared, input: join(declared.input, placed.input) } };
  }

  #isConflict(before: Effective, one: Declaration): boolean {
    const isRefused = this.#reportSpelling(before, one);
    const { placed: declared } = before;
    const { call, input } = one;
    const conflict = inputConflict(declared, input, this.#isDerived);
    if (conflict !== null) this.conflicts.push(this.#finding('expand/input-conflict', call, input, conflict));
    return isRefused || conflict !== null;
  }

  /** A file of the older format compiled before with both spellings, and nobody declared its inputs. */
  #reportSpelling({ placed, declarations: [first] }: Effective, { call, input }: Declaration): boolean {
    const isDerived = this.#isDerived || call.hasDerivedInputs || first?.call.hasDerivedInputs === true;
    const difference = otherSpelling(placed, input, isDerived);
    if (difference === null) return false;
    if (isDerived) this.warnings.push(this.#finding('expand/input-spelling', call, input, difference));
    else this.conflicts.push(this.#finding('expand/input-conflict', call, input, difference));
    return !isDerived;
  }

  /** @param isOfCall whether the called template declares the input, and not one that it calls: its own source reports that one */
  #reportValues({ placed, declarations: [first] }: Effective, { call, input }: Declaration, isOfCall: boolean): void {
    if (this.#isDerived || call.templateId === first?.call.templateId) return;
    // Two calls in one template: its own source reports them.
    if (placed.path.join('/') === call.path.join('/')) return;
    const difference =
      first === undefined
        ? isOfCall
          ? furtherValues(placed.input, input)
          : null
        : otherValues({ input: first.input, templateId: first.call.templateId }, input);
    const compared = `${input.key} ${call.templateId}`;
    if (difference === null || this.#comparedValues.has(compared)) return;
    this.#comparedValues.add(compared);
    this.warnings.push(this.#finding('expand/input-values', call, input, difference));
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
