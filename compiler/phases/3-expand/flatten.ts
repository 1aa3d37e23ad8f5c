/**
 * The tree of steps and loops → one list of each, and the order of execution that places them. A step or loop is gated by at
 * most one condition afterwards: several become an `all` with a name of its own.
 */
import type { CompiledCondition, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { loopDepthMax } from '../../../schemas/limits.ts';
import { idTooLong } from '../2-resolve/steps.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { ExpandedLoop, ExpandedStep, Provenance } from '../../ir/expanded.ts';
import type { ResolvedCondition, ResolvedSimpleStep } from '../../ir/resolved.ts';
import type { PlainStep } from './templates.ts';

const provenanceOf = (templateId: string | null): Provenance =>
  templateId === null ? { source: 'authored' } : { source: 'template_injected', originId: templateId };

/** Written out: a field that is added to a spread of so wide an object costs more than the rest of this phase. */
const expandedStep = (step: ResolvedSimpleStep, when: string | null, loops: readonly LoopId[]): ExpandedStep => ({
  path: step.path,
  stepId: step.stepId,
  title: step.title,
  agentRole: step.agentRole,
  prompt: step.prompt,
  promptBlocks: step.promptBlocks,
  hints: step.hints,
  requireConfirmation: step.requireConfirmation,
  when,
  contract: step.contract,
  isOutputRequired: step.isOutputRequired,
  assessments: step.assessments,
  followups: step.followups,
  criteria: step.criteria,
  userDependencies: step.userDependencies,
  functions: step.functions,
  ownFunctions: step.ownFunctions,
  probe: step.probe,
  provenance: provenanceOf(step.templateId),
  loops,
});

export class Flattener {
  readonly findings: UnlocatedDiagnostic[] = [];
  readonly steps: ExpandedStep[] = [];
  readonly loops: ExpandedLoop[] = [];
  /** Conditions made here. */
  readonly conditions: ResolvedCondition[] = [];
  readonly #document: SourceDocument;
  readonly #gates = new Map<string, CompiledCondition>();
  readonly #ids = new Map<string, Path>();

  constructor(document: SourceDocument) {
    this.#document = document;
  }

  flow(items: readonly PlainStep[], around: readonly LoopId[] = []): readonly FlowItem[] {
    return items.map((item): FlowItem => {
      if (item.kind === 'loop') {
        this.#claim(item.loopId, item.path, item.templateId);
        if (around.length >= loopDepthMax) this.#tooDeep(item.loopId, item.path);
        const place = this.loops.length;
        const { kind: _kind, templateId, when, body, ...loop } = item;
        const entry = {
          ...loop,
          when: this.#gate(when, item.path),
          provenance: provenanceOf(templateId),
          loops: around,
        };
        this.loops.push({ ...entry, body: [] });
        this.loops[place] = { ...entry, body: this.flow(body, [...around, item.loopId]) };
        return { kind: 'loop', loopId: item.loopId };
      }
      this.#claim(item.stepId, item.path, item.templateId);
      this.steps.push(expandedStep(item, this.#gate(item.when, item.path), around));
      return { kind: 'step', stepId: item.stepId };
    });
  }

  /** Authored ids were compared before; what templates add can still meet one. */
  #claim(id: string, path: Path, templateId: string | null): void {
    const before = this.#ids.get(id);
    this.#ids.set(id, path);
    if (templateId !== null) this.findings.push(...idTooLong(id, () => this.#document.handleOf(path)));
    if (before === undefined) return;
    this.findings.push({
      code: 'expand/duplicate-id',
      message: `the template would add a second ${quote(id)}`,
      at: this.#document.handleOf(path),
      help: 'give the call an `id` of its own, or rename the step that has this one',
    });
  }

  #tooDeep(id: string, path: Path): void {
    this.findings.push({
      code: 'expand/loop-too-deep',
      message: `the loop ${quote(id)} stands inside ${loopDepthMax} others`,
      at: this.#document.handleOf(path),
      label: `loops nest to a depth of ${loopDepthMax}`,
      help: 'make its body steps of the loop around it, or a workflow of its own',
    });
  }

  #gate(when: readonly string[], path: Path): string | null {
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
