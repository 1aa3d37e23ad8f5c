/**
 * Sources that are compiled together: each one once, children before the parents that bind them (extension-points,
 * "Determinism and hashing"), routines of the same source as templates of the others. The order in which results are asked for
 * changes none of them.
 */
import type { TemplateDefinition } from '../builtins/kinds.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import { bindingDepthMax } from '../schemas/limits.ts';
import { suggest } from '../schemas/suggest.ts';
import { type Finding, isError, type PhaseResult } from './diagnostics/finding.ts';
import type { Compiled, CompileInput, CompilerHost } from './host.ts';
import type { CheckedWorkflow } from './ir/checked.ts';
import type { SourceUnit } from './ir/source.ts';
import { routineNameOf, routineNameOfTemplate } from './legacy/routine-name.ts';
import { readSource } from './phases/1-read/read.ts';
import { resolveNames } from './phases/2-resolve/resolve.ts';
import { expandSteps } from './phases/3-expand/expand.ts';
import { bindSlots } from './phases/4-bind/bind.ts';
import { type BindingsFile, readBindingsFile, unknownWorkflows } from './phases/4-bind/bindings-file.ts';
import type { Implementation, ImplementationLookup } from './phases/4-bind/implementations.ts';
import { type ChosenBindings, choiceOf, extensionPointsOf } from './phases/4-bind/slots.ts';
import { checkRules } from './phases/5-check/check.ts';
import { lowerWorkflow } from './phases/6-lower/lower.ts';
import { sealSnapshot } from './phases/7-seal/seal.ts';

export type SourceResult = {
  readonly input: CompileInput;
  readonly unit: SourceUnit | null;
  readonly checked: CheckedWorkflow | null;
  readonly compiled: Compiled | null;
  readonly findings: readonly Finding[];
  readonly dependencies: readonly string[];
};

type Source = { readonly input: CompileInput; readonly read: PhaseResult<SourceUnit> };

const noBindings: ReadonlyMap<string, string> = new Map();

export class Compilation {
  readonly #host: CompilerHost;
  readonly #sources: readonly Source[];
  readonly #byId = new Map<string, Source>();
  readonly #results = new Map<Source, SourceResult>();
  readonly #open = new Set<Source>();
  readonly #bindingsFile: BindingsFile | null;

  constructor(inputs: readonly CompileInput[], host: CompilerHost) {
    this.#host = host;
    this.#sources = inputs.map((input) => ({ input, read: readSource(input, host.builtins) }));
    for (const source of this.#sources) {
      const unit = source.read.value;
      if (unit === null) continue;
      const aliases = unit.sourceKind === 'bundled' ? (unit.workflow.aliases ?? []) : [];
      for (const id of [unit.workflow.id, ...aliases]) if (!this.#byId.has(id)) this.#byId.set(id, source);
    }
    this.#bindingsFile = host.bindings?.file == null ? null : readBindingsFile(host.bindings.file.text);
  }

  /** One for each input, in their order. */
  results(): readonly SourceResult[] {
    return this.#sources.map((source) => this.#result(source));
  }

  /** What is wrong with the bindings file itself. */
  bindingsFindings(): readonly Finding[] {
    if (this.#bindingsFile === null) return [];
    return [...this.#bindingsFile.findings, ...unknownWorkflows(this.#bindingsFile, this.#knownIds())];
  }

  #knownIds(): readonly string[] {
    return [...this.#byId.keys(), ...(this.#host.library?.ids ?? [])];
  }

  #result(source: Source): SourceResult {
    const before = this.#results.get(source);
    if (before !== undefined) return before;
    this.#open.add(source);
    const result = this.#compile(source);
    this.#open.delete(source);
    this.#results.set(source, result);
    return result;
  }

  #compile({ input, read }: Source): SourceResult {
    const findings: Finding[] = [];
    const dependencies = new Set<string>();
    const pass = <T>(result: PhaseResult<T>): T | null => {
      findings.push(...result.findings);
      return result.findings.some(isError) ? null : result.value;
    };
    const unit = pass(read);
    const resolved =
      unit && pass(resolveNames(unit, this.#host, (templateId) => this.#sibling(templateId, dependencies)));
    const expanded = resolved && pass(expandSteps(resolved, this.#host));
    const bound = expanded && unit && pass(bindSlots(expanded, this.#chosen(unit), this.#lookup(unit, dependencies)));
    const checked = bound && pass(checkRules(bound));
    const lowered = checked && pass(lowerWorkflow(checked, this.#host));
    const compiled =
      lowered && unit && !this.#hasUnreadBindings(unit) ? sealSnapshot(lowered, unit, input, this.#host) : null;
    return { input, unit, checked, compiled, findings, dependencies: [...dependencies].sort() };
  }

  /** Which implementations are meant cannot be known while the bindings file is broken. */
  #hasUnreadBindings({ workflow }: SourceUnit): boolean {
    const isBroken = this.#bindingsFile?.findings.some(isError) ?? false;
    return isBroken && Object.keys(workflow.extensionPoints ?? {}).length > 0;
  }

  // Routines as templates ---------------------------------------------------------------------------------------------

  #sibling(templateId: string, dependencies: Set<string>): TemplateDefinition | null {
    const name = routineNameOfTemplate(templateId);
    if (name === null) return null;
    dependencies.add(`routine:${name}`);
    const unit = this.#routineUnit(name);
    return unit === null ? null : this.#host.builtins.routineTemplate(unit.workflow, name);
  }

  #routineUnit(name: string): SourceUnit | null {
    const ids = [...this.#byId.keys()].filter((id) => routineNameOf(id) === name).sort();
    const [id] = ids;
    if (id !== undefined) return this.#byId.get(id)?.read.value ?? null;
    const input = this.#host.library?.routine?.(name);
    return input == null ? null : readSource(input, this.#host.builtins).value;
  }

  // Implementations of slots ------------------------------------------------------------------------------------------

  #chosen({ workflow }: SourceUnit): ChosenBindings {
    const { bindings } = this.#host;
    return {
      cli: bindings?.cli ?? noBindings,
      project: this.#bindingsFile?.bindings.get(workflow.id) ?? noBindings,
      isFallbackAllowed: bindings?.isFallbackAllowed ?? false,
    };
  }

  #lookup(from: SourceUnit, dependencies: Set<string>): ImplementationLookup {
    return (id) => {
      dependencies.add(id);
      const source = this.#byId.get(id);
      if (source === undefined) {
        const found = this.#host.library?.find(id) ?? null;
        if (found === null) return { kind: 'unknown', near: suggest(id, this.#knownIds()) };
        return this.#bounded(found);
      }
      const path = this.#pathBetween(id, from.workflow.id);
      if (path !== null || this.#open.has(source))
        return { kind: 'cycle', through: [from.workflow.id, ...(path ?? [id])] };
      const { compiled } = this.#result(source);
      return compiled === null ? { kind: 'broken' } : this.#bounded(compiled);
    };
  }

  #bounded(found: Implementation): ReturnType<ImplementationLookup> {
    if (this.#depthOf(found.snapshot) >= bindingDepthMax) return { kind: 'too_deep', depthMax: bindingDepthMax };
    return { kind: 'found', snapshot: found.snapshot, workflowHash: found.workflowHash };
  }

  /** How many levels of bindings stand below a workflow. */
  #depthOf({ bindings }: CompiledSnapshot): number {
    const below = bindings.map(({ implementationId }) => {
      const source = this.#byId.get(implementationId);
      const snapshot =
        source === undefined
          ? this.#host.library?.find(implementationId)?.snapshot
          : this.#results.get(source)?.compiled?.snapshot;
      return 1 + (snapshot === undefined ? 0 : this.#depthOf(snapshot));
    });
    return Math.max(0, ...below);
  }

  /** The chain of chosen implementations from one workflow to another, both named, or null. */
  #pathBetween(from: string, to: string): readonly string[] | null {
    const seen = new Set<string>();
    const visit = (id: string): readonly string[] | null => {
      if (id === to) return [id];
      const unit = this.#byId.get(id)?.read.value;
      if (unit == null || seen.has(id)) return null;
      seen.add(id);
      for (const point of extensionPointsOf(unit.workflow)) {
        const path = visit(choiceOf(point, this.#chosen(unit)).id);
        if (path !== null) return [id, ...path];
      }
      return null;
    };
    return visit(from);
  }
}
