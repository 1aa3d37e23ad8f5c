/**
 * The graph of the sources that are compiled together: which id belongs to which source, which source binds which, and which
 * routines are templates for the other sources [compile-deterministic]. Implementations are compiled before the workflows that
 * bind them. The order of the inputs has no effect.
 */
import { claimedId } from './claimed-id.ts';
import { suggestionDependency } from './suggestion-dependency.ts';
import type { TemplateDefinition } from '../builtins/kinds.ts';
import type { WorkflowSourceKind } from '../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import { bindingDepthMax, templateDepthMax } from '../schemas/limits.ts';
import { internalError } from './diagnostics/internal-error.ts';
import { nameEndingIn, nearestName } from './diagnostics/nearest-name.ts';
import { type UnlocatedDiagnostic, isError, type PhaseResult } from './diagnostics/unlocated.ts';
import type { Compiled, CompileInput, CompilerHost } from './host.ts';
import type { SourceUnit } from './ir/source.ts';
import { routineNameOf, routineNameOfTemplate, templateIdOfRoutine } from './legacy/routine-name.ts';
import type { Siblings } from './legacy/siblings.ts';
import { variantsOf } from './phases/3-resolve/across-files.ts';
import type { SiblingTemplates } from './phases/2-expand/expand.ts';
import { type BindingsFile, readBindingsFile, unknownWorkflows } from './phases/4-bind/bindings-file.ts';
import type { Implementation, ImplementationLookup } from './phases/4-bind/implementations.ts';
import { type ChosenBindings, choiceOf, extensionPointsOf } from './phases/4-bind/slots.ts';

/** A source whose text was read, whether the text is valid or not. */
export type LinkedSource = {
  readonly input: CompileInput;
  readonly read: PhaseResult<SourceUnit>;
  /** The dependencies of the source, besides its file, that reading it found. */
  readonly dependencies: readonly string[];
};

type LinkerHost = Pick<CompilerHost, 'bindings' | 'builtins' | 'library' | 'otherIds'>;

/** How the linker reads a source. Only the older format uses the siblings. */
export type ReadPass = (input: CompileInput, siblings?: Siblings) => PhaseResult<SourceUnit>;

/** The parts of other sources that a source may use. Each use is added to its dependencies. */
export type Links = {
  readonly templates: SiblingTemplates;
  readonly bindings: ChosenBindings;
  readonly implementation: ImplementationLookup;
  /** Whether another source or a workflow of the library has an id. */
  readonly isIdTaken: (id: string) => boolean;
  /** Ids of workflows, `routine:<name>` and `id:<id>` that were looked up, whether they exist or not. */
  readonly dependencies: Set<string>;
};

/**
 * `depth`: how deep the calls of routines can still be nested. `height`: how deep they are nested; infinite in a cycle, and if they
 * are nested too deeply.
 */
type Reading = { readonly source: LinkedSource; readonly depth: number; readonly height: number };
/** The reading of a routine that is used at this time. */
type UnitOf = (source: LinkedSource) => SourceUnit | null;

const noBindings = new Map<string, never>();

/** A `wr.*` id always names a bundled source. */
const claimsReserved = ({ input }: LinkedSource, id: string) => id.startsWith('wr.') && input.sourceKind !== 'bundled';

/** If a source makes the linker throw, only this source is refused [compile-errors-as-data]. */
function contain(source: LinkedSource, body: () => LinkedSource): LinkedSource {
  try {
    return body();
  } catch (error) {
    return { ...source, read: { value: null, findings: [...source.read.findings, internalError('link', error)] } };
  }
}

/** A bindings file that causes an exception counts as invalid: workflows with slots do not compile, others do. */
function containedBindings(text: string): BindingsFile {
  try {
    return readBindingsFile(text);
  } catch (error) {
    return { document: null, bindings: new Map(), findings: [internalError('link', error)] };
  }
}

/** Without any of these, a file of the older format names no other workflow; an escape can hide each of them. */
const namesOthers: readonly string[] = [templateIdOfRoutine(''), 'parallelDelegations', '\\u'];

const isReadAgain = ({ input, read }: LinkedSource): boolean =>
  read.value?.dialect === 'legacy' && namesOthers.some((words) => input.text.includes(words));
/** A call that is nested more deeply is refused. */
const readingDepthMax = templateDepthMax + 1;

export class Linker {
  readonly sources: readonly LinkedSource[];
  readonly #host: LinkerHost;
  /** Of sources that cannot be read, which may be workflows again. */
  readonly #unreadIds: ReadonlySet<string>;
  readonly #read: ReadPass;
  readonly #byId = new Map<string, LinkedSource>();
  /** Ids that several sources define. They are ambiguous, so none of these sources can be bound. */
  readonly #claimedTwice = new Set<string>();
  /** The compiled workflows by source; null: the source does not compile. */
  readonly #compiled = new Map<LinkedSource, Compiled | null>();
  #libraryIds: ReadonlySet<string> | null = null;
  readonly #readings = new Map<LinkedSource, readonly Reading[]>();
  /** The final readings of the sources. */
  readonly #readAgain: ReadonlySet<LinkedSource>;
  readonly #libraryRoutines = new Map<string, LinkedSource | null>();
  readonly #routineIds = new Map<WorkflowSourceKind, readonly string[]>();
  readonly #bindingsFile: BindingsFile | null;

  constructor(inputs: readonly CompileInput[], host: LinkerHost, read: ReadPass) {
    this.#host = host;
    this.#read = read;
    const alone = inputs.map((input): LinkedSource => ({ input, read: read(input), dependencies: [] }));
    const named = this.#nameSources(alone);
    const readAgain = named.map((source) => contain(source, () => this.#reading(source).source));
    this.#byId.clear();
    this.#claimedTwice.clear();
    this.#readAgain = new Set(readAgain);
    this.sources = this.#nameSources(readAgain);
    this.#unreadIds = new Set(
      this.sources.flatMap(({ input, read }) => (read.value === null ? (claimedId(input.text) ?? []) : [])),
    );
    this.#bindingsFile = host.bindings?.file == null ? null : containedBindings(host.bindings.file.text);
  }

  #nameSources(sources: readonly LinkedSource[]): readonly LinkedSource[] {
    const unused = variantsOf(sources.flatMap(({ read }) => read.value ?? []));
    return sources.map((source) =>
      contain(source, () => {
        this.#nameSource(source, unused);
        return source;
      }),
    );
  }

  #nameSource(source: LinkedSource, unused: ReadonlyMap<SourceUnit, SourceUnit>): void {
    const unit = source.read.value;
    if (unit !== null && unused.has(unit)) return;
    const id = unit?.workflow.id ?? claimedId(source.input.text);
    if (id === null || claimsReserved(source, id)) return;
    const aliases = unit?.sourceKind === 'bundled' ? (unit.workflow.aliases ?? []) : [];
    if (this.#byId.get(id)?.read.value?.workflow.id === id) this.#claimedTwice.add(id);
    for (const name of [id, ...aliases]) if (!this.#byId.has(name)) this.#byId.set(name, source);
  }

  /**
   * A file of the older format names routines of the same source kind and any workflow, so it is read again when all of them are
   * known. What it becomes depends on the routines that it calls, so these are read again first, as deep as calls can be nested.
   */
  #reading(source: LinkedSource, depth = readingDepthMax): Reading {
    if (!isReadAgain(source)) return { source, depth, height: 0 };
    if (depth === 0) return { source, depth, height: Infinity };
    const readings = this.#readings.get(source) ?? [];
    const known = readings.find((one) => one.height <= depth || one.depth === depth);
    if (known !== undefined) return known;
    let height = 0;
    const unitOf: UnitOf = (routine) => {
      const below = this.#reading(routine, depth - 1);
      height = Math.max(height, below.height + 1);
      return below.source.read.value;
    };
    const again = contain(source, () => this.#withSiblings(source, unitOf));
    const reading = { source: again, depth, height };
    this.#readings.set(source, [...readings, reading]);
    return reading;
  }

  #withSiblings(source: LinkedSource, unitOf: UnitOf): LinkedSource {
    const { input } = source;
    const dependencies = new Set<string>();
    const again = this.#read(input, {
      nowNamed: (workflowId) => workflowId,
      template: (templateId) => this.#sibling(templateId, input.sourceKind, dependencies, unitOf),
      hasWorkflow: (workflowId) => {
        dependencies.add(workflowId);
        return this.#byId.has(workflowId) || this.#isLibraryId(workflowId);
      },
    });
    return { input, read: again, dependencies: [...dependencies] };
  }

  #isLibraryId(id: string): boolean {
    this.#libraryIds ??= new Set(this.#host.library?.ids ?? []);
    return this.#libraryIds.has(id);
  }

  /** Every source once, after the sources that it binds. In a cycle, the source that is visited first comes last. */
  inOrder(): readonly LinkedSource[] {
    const ordered: LinkedSource[] = [];
    const seen = new Set<LinkedSource>();
    const visit = (source: LinkedSource): void => {
      if (seen.has(source)) return;
      seen.add(source);
      for (const id of this.#orderedBy(source)) {
        const child = this.#byId.get(id);
        if (child !== undefined) visit(child);
      }
      ordered.push(source);
    };
    for (const source of this.sources) visit(source);
    return ordered;
  }

  /**
   * If a source makes this function throw, it is compiled before its implementations, and its own passes report the error
   * [compile-errors-as-data].
   */
  #orderedBy(source: LinkedSource): readonly string[] {
    try {
      return this.#idsBoundBy(source);
    } catch {
      return [];
    }
  }

  /** Called for each source in the order of `inOrder`, so that later parents find the implementations of their slots. */
  record(source: LinkedSource, compiled: Compiled | null): void {
    this.#compiled.set(source, compiled);
  }

  linksOf({ input, dependencies: asked }: LinkedSource, unit: SourceUnit): Links {
    const dependencies = new Set(asked);
    return {
      templates: this.#siblings(input.sourceKind, dependencies),
      bindings: this.#chosen(input, unit),
      implementation: this.#lookup(unit, dependencies),
      isIdTaken: (id) => {
        dependencies.add(suggestionDependency(id));
        return (
          this.#byId.has(id) ||
          this.#unreadIds.has(id) ||
          this.#isLibraryId(id) ||
          this.#host.otherIds?.().has(id) === true
        );
      },
      dependencies,
    };
  }

  /** The findings about the bindings file itself. */
  bindingsFindings(): readonly UnlocatedDiagnostic[] {
    if (this.#bindingsFile === null) return [];
    // The id of a source that cannot be read may be the id in the binding.
    const isUnknown = this.sources.some(({ input, read }) => read.value === null && claimedId(input.text) === null);
    const unknown = isUnknown ? [] : unknownWorkflows(this.#bindingsFile, this.#knownIds());
    return [...this.#bindingsFile.findings, ...unknown];
  }

  #knownIds(): readonly string[] {
    return [...this.#byId.keys(), ...(this.#host.library?.ids ?? [])];
  }

  /** While the bindings file is invalid, the intended implementations are unknown. */
  hasUnreadBindings({ workflow }: SourceUnit): boolean {
    const isBroken = this.#bindingsFile?.findings.some(isError) ?? false;
    return isBroken && Object.keys(workflow.extensionPoints ?? {}).length > 0;
  }

  // Routines as templates ---------------------------------------------------------------------------------------------

  #siblings(sourceKind: WorkflowSourceKind, dependencies: Set<string>): SiblingTemplates {
    return {
      find: (templateId) => this.#sibling(templateId, sourceKind, dependencies),
      ids: () => this.#routineTemplateIds(sourceKind),
    };
  }

  /** The same for every source of a kind: computing it for each source would take quadratic time. */
  #routineTemplateIds(sourceKind: WorkflowSourceKind): readonly string[] {
    const known = this.#routineIds.get(sourceKind);
    if (known !== undefined) return known;
    const ids = this.#knownIds().filter((id) => id.startsWith('wr.') || sourceKind !== 'bundled');
    const names = new Set(ids.flatMap((id) => routineNameOf(id) ?? []));
    const made = [...names].sort().map(templateIdOfRoutine);
    this.#routineIds.set(sourceKind, made);
    return made;
  }

  #sibling(
    templateId: string,
    sourceKind: WorkflowSourceKind,
    dependencies: Set<string>,
    unitOf: UnitOf = (source) => (this.#readAgain.has(source) ? source : this.#reading(source).source).read.value,
  ): TemplateDefinition | null {
    const name = routineNameOfTemplate(templateId);
    if (name === null) return null;
    dependencies.add(`routine:${name}`);
    const unit = this.#routineUnit(name, sourceKind, unitOf);
    if (unit === null) return null;
    const template = this.#host.builtins.routineTemplate(unit.workflow, name);
    return unit.dialect === 'legacy' ? { ...template, hasDerivedInputs: true } : template;
  }

  /**
   * Only routines of the caller's own source kind are used, so that a project cannot change a bundled workflow. If there are
   * several, the one with the smallest id is used.
   */
  #routineUnit(name: string, sourceKind: WorkflowSourceKind, unitOf: UnitOf): SourceUnit | null {
    const own = [...this.#byId].flatMap(([id, source]) => (routineNameOf(id) === name ? [source] : []));
    const other = this.#libraryRoutine(name, sourceKind);
    const units = [...own, ...(other === null ? [] : [other])].flatMap((source) =>
      source.input.sourceKind === sourceKind && source.read.value !== null ? (unitOf(source) ?? []) : [],
    );
    return units.sort((a, b) => (a.workflow.id < b.workflow.id ? -1 : 1))[0] ?? null;
  }

  #libraryRoutine(name: string, sourceKind: WorkflowSourceKind): LinkedSource | null {
    const key = `${sourceKind} ${name}`;
    const known = this.#libraryRoutines.get(key);
    if (known !== undefined) return known;
    const input = this.#host.library?.routine?.(name, sourceKind) ?? null;
    const source = input === null ? null : { input, read: this.#read(input), dependencies: [] };
    this.#libraryRoutines.set(key, source);
    return source;
  }

  // Implementations of slots ------------------------------------------------------------------------------------------

  #chosen({ file }: CompileInput, { workflow }: SourceUnit): ChosenBindings {
    const { bindings } = this.#host;
    return {
      cli: bindings !== undefined && (bindings.cliFiles?.has(file) ?? true) ? bindings.cli : noBindings,
      project: this.#bindingsFile?.bindings.get(workflow.id) ?? noBindings,
      isFallbackAllowed: bindings?.isFallbackAllowed ?? false,
      isCliRequired: bindings?.isCliRequired ?? false,
    };
  }

  #lookup(from: SourceUnit, dependencies: Set<string>): ImplementationLookup {
    return (id) => {
      dependencies.add(id);
      const source = this.#byId.get(id);
      const found = source === undefined ? (this.#host.library?.find(id) ?? null) : null;
      if (source === undefined && found === null) {
        const known = this.#knownIds();
        return { kind: 'unknown', near: nearestName(id, known) ?? nameEndingIn(id, known) };
      }
      if (this.#claimedTwice.has(id)) return { kind: 'broken' };
      const path = this.#pathBetween(id, from.workflow.id);
      if (path !== null) return { kind: 'cycle', through: [from.workflow.id, ...path] };
      if (found !== null) return this.#bounded(found);
      const compiled = source === undefined ? undefined : this.#compiled.get(source);
      // Implementations are compiled first. If one is not compiled yet, it refers back to this workflow by an alias.
      if (compiled === undefined) return { kind: 'cycle', through: [from.workflow.id, id] };
      return compiled === null ? { kind: 'broken' } : this.#bounded(compiled);
    };
  }

  #bounded(found: Implementation): ReturnType<ImplementationLookup> {
    if (this.#depthOf(found.snapshot) >= bindingDepthMax) return { kind: 'too_deep', depthMax: bindingDepthMax };
    return { kind: 'found', snapshot: found.snapshot, workflowHash: found.workflowHash };
  }

  /** The number of levels of bindings below a workflow. */
  #depthOf({ bindings }: CompiledSnapshot): number {
    const below = bindings.map(({ implementationId }) => {
      const source = this.#byId.get(implementationId);
      const snapshot =
        source === undefined
          ? this.#host.library?.find(implementationId)?.snapshot
          : this.#compiled.get(source)?.snapshot;
      return 1 + (snapshot === undefined ? 0 : this.#depthOf(snapshot));
    });
    return Math.max(0, ...below);
  }

  /** The chain of implementations from one workflow to another, including both; null if there is none. */
  #pathBetween(from: string, to: string): readonly string[] | null {
    const seen = new Set<string>();
    const visit = (id: string): readonly string[] | null => {
      if (id === to) return [id];
      if (seen.has(id)) return null;
      seen.add(id);
      for (const bound of this.#boundBy(id)) {
        const path = visit(bound);
        if (path !== null) return [id, ...path];
      }
      return null;
    };
    return visit(from);
  }

  /** The implementations to which the slots of a workflow are bound or can fall back, whether the workflow compiles or not. */
  #boundBy(id: string): readonly string[] {
    const source = this.#byId.get(id);
    if (source !== undefined) return this.#idsBoundBy(source);
    return this.#host.library?.find(id)?.snapshot.bindings.map(({ implementationId }) => implementationId) ?? [];
  }

  #idsBoundBy({ input, read: { value: unit } }: LinkedSource): readonly string[] {
    if (unit === null) return [];
    const chosen = this.#chosen(input, unit);
    return extensionPointsOf(unit.workflow).flatMap((point) => [choiceOf(point, chosen).id, point.defaultBinding]);
  }
}
