/**
 * Merges steps and loops of the author and of templates into one list: checks for duplicate ids and deep nesting, and combines the
 * conditions of a call with those of its steps.
 */
import type { CompiledCondition } from '../../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId } from '../../../schemas/ids.ts';
import { loopDepthMax } from '../../../schemas/limits.ts';
import { addedIdTooLong } from './step-ids.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { ExpandedCall } from '../../ir/expanded.ts';
import type { ResolvedCondition } from '../../ir/resolved.ts';

type Around = { readonly path: Path; readonly loops: readonly LoopId[] };

export class PlacementCheck {
  readonly findings: UnlocatedDiagnostic[] = [];
  /** Conditions made here. */
  readonly conditions: ResolvedCondition[] = [];
  readonly #document: SourceDocument;
  readonly #gates = new Map<string, CompiledCondition>();
  readonly #ids = new Map<string, Path>();

  constructor(document: SourceDocument) {
    this.#document = document;
  }

  step(stepId: StepId, around: Around): void {
    this.#claim(stepId, around);
  }

  loop(loopId: LoopId, around: Around): void {
    this.#claim(loopId, around);
    if (around.loops.length >= loopDepthMax) this.#tooDeep(loopId, around.path);
  }

  /** @param call one that an author wrote, with the calls in its template */
  call(call: ExpandedCall): void {
    this.findings.push(...addedIdTooLong(call, () => this.#document.anchorOf(call.path)));
  }

  /** Authored ids were compared before; an id that a template adds can still equal one of them. */
  #claim(id: string, { path }: Around): void {
    const before = this.#ids.get(id);
    this.#ids.set(id, path);
    if (before === undefined) return;
    this.findings.push({
      code: 'expand/duplicate-id',
      message: `the template would add a second step or loop with the id ${quote(id)}`,
      at: this.#document.anchorOf(path),
      help: 'give the call another `id`, or rename the step with this id',
    });
  }

  #tooDeep(id: string, path: Path): void {
    this.findings.push({
      code: 'expand/loop-too-deep',
      message: `the loop ${quote(id)} is nested inside ${loopDepthMax} other loops`,
      at: this.#document.anchorOf(path),
      label: `the maximum depth of loops is ${loopDepthMax}`,
      help: 'move the body of the loop into the enclosing loop, or into another workflow',
    });
  }

  /** A step or loop has at most one condition: several are combined into an `all` with its own id. */
  gate(when: readonly string[], path: Path): string | null {
    if (when.length < 2) return when[0] ?? null;
    const of = [...new Set(when)].sort();
    if (of.length < 2) return of[0] ?? null;
    const conditionId = of.join('__and__') as CompiledCondition['conditionId'];
    if (!this.#gates.has(conditionId)) {
      const condition: CompiledCondition = { conditionId, kind: 'all', of };
      this.#gates.set(conditionId, condition);
      this.conditions.push({ path, condition });
    }
    return conditionId;
  }
}
