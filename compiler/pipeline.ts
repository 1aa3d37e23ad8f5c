/**
 * Runs the passes over one source in order: read → expand → resolve → bind → check → lower → seal. Each pass reports all its
 * findings. After a pass with an error, no later pass runs, so that no consequences of a mistake are reported. There is one
 * exception: resolve runs after an error of expand, so that an unknown template does not hide an unknown condition. If there are
 * many sources, all are read first and then compiled in the order of the linker.
 */
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { projectCompiledBytesMax } from '../schemas/limits.ts';
import { contained, internalError } from './diagnostics/internal-error.ts';
import { type UnlocatedDiagnostic, isError, type PhaseResult } from './diagnostics/unlocated.ts';
import type { Compiled, CompileInput, CompilerHost, PassName } from './host.ts';
import type { CheckedWorkflow } from './ir/checked.ts';
import type { SourceUnit } from './ir/source.ts';
import { type LinkedSource, Linker } from './linker.ts';
import { readSource } from './phases/1-read/read.ts';
import { expandTemplates } from './phases/2-expand/expand.ts';
import { resolveNames } from './phases/3-resolve/resolve.ts';
import { bindSlots } from './phases/4-bind/bind.ts';
import { checkRules } from './phases/5-check/check.ts';
import { lowerWorkflow } from './phases/6-lower/lower.ts';
import { CompiledSize } from './phases/7-seal/compiled-size.ts';
import { sealSnapshot } from './phases/7-seal/seal.ts';

/** Examines a workflow that compiles, such as lint. Its findings never prevent compiling. */
export type Review = (workflow: CheckedWorkflow, snapshot: CompiledSnapshot) => readonly Diagnostic[];

export type SourceResult = {
  readonly input: CompileInput;
  readonly unit: SourceUnit | null;
  readonly compiled: Compiled | null;
  readonly findings: readonly UnlocatedDiagnostic[];
  /** The findings of the reviewer about a source that compiles. */
  readonly reviewed: readonly Diagnostic[];
  readonly dependencies: readonly string[];
};

/** The current pass of a source, for the finding about an exception. */
type Stage = PassName | 'link' | 'lint';

function timed<T>(name: PassName, { passTimer }: CompilerHost, body: () => T): T {
  if (passTimer === undefined) return body();
  const started = passTimer.now();
  const result = body();
  passTimer.record(name, passTimer.now() - started);
  return result;
}

/** The results of the passes over one source, and their findings. */
class PassRun {
  readonly findings: UnlocatedDiagnostic[] = [];
  stage: Stage = 'link';
  readonly #host: CompilerHost;

  constructor(host: CompilerHost) {
    this.#host = host;
  }

  /** The result of a pass; null after an error of this pass or an earlier one. */
  pass<T>(name: PassName, body: () => PhaseResult<T>): T | null {
    return this.keep(this.timed(name, body));
  }

  timed<T>(name: PassName, body: () => T): T {
    this.stage = name;
    return timed(name, this.#host, body);
  }

  /** The same, but after an error the next pass still runs, so that its errors are reported too. */
  passOn<T>(name: PassName, body: () => PhaseResult<T>): T | null {
    const { value, findings } = this.timed(name, body);
    this.findings.push(...findings);
    return value;
  }

  keep<T>({ value, findings }: PhaseResult<T>): T | null {
    this.findings.push(...findings);
    return this.findings.some(isError) ? null : value;
  }
}

const refused = ({ input, dependencies }: LinkedSource, findings: readonly UnlocatedDiagnostic[]): SourceResult => ({
  input,
  unit: null,
  compiled: null,
  findings,
  reviewed: [],
  dependencies: [...dependencies].sort(),
});

type Reviewed = { readonly host: CompilerHost; readonly review: Review };

/** If a pass throws, only its source is refused [compile-errors-as-data]. */
function compileSource(source: LinkedSource, linker: Linker, size: CompiledSize, by: Reviewed): SourceResult {
  const run = new PassRun(by.host);
  try {
    return passesOver(source, linker, size, by, run);
  } catch (error) {
    return refused(source, [...run.findings, internalError(run.stage, error)]);
  }
}

function passesOver(
  source: LinkedSource,
  linker: Linker,
  size: CompiledSize,
  { host, review }: Reviewed,
  run: PassRun,
): SourceResult {
  const { input } = source;
  const unit = run.keep(source.read);
  if (unit !== null && size.isFull) run.keep(size.refused(unit));
  if (unit === null || size.isFull) return refused(source, run.findings);
  const links = linker.linksOf(source, unit);
  const expanded = run.passOn('expand', () => expandTemplates(unit, host, links.templates));
  const resolved = expanded && run.pass('resolve', () => resolveNames(expanded, host, links.isIdTaken));
  const bound = resolved && run.pass('bind', () => bindSlots(resolved, links.bindings, links.implementation));
  const checked = bound && run.pass('check', () => checkRules(bound));
  const lowered = checked && run.pass('lower', () => lowerWorkflow(checked, host));
  const isSealed = lowered !== null && !linker.hasUnreadBindings(unit);
  const sealed = isSealed ? run.timed('seal', () => sealSnapshot(lowered, unit, input, host)) : null;
  const compiled = sealed && run.keep(size.add(sealed, unit));
  // The reviewer runs here and not later, because the checked workflow is several times as large as what is kept of it.
  run.stage = 'lint';
  const reviewed = checked && compiled ? review(checked, compiled.snapshot) : [];
  return { input, unit, compiled, findings: run.findings, reviewed, dependencies: [...links.dependencies].sort() };
}

export type SourceResults = {
  /** One result for each input, in order. */
  readonly results: readonly SourceResult[];
  /** The findings about the bindings file itself. */
  readonly bindingsFindings: readonly UnlocatedDiagnostic[];
};

export function compileSources(
  inputs: readonly CompileInput[],
  host: CompilerHost,
  review: Review = () => [],
): SourceResults {
  const linker = new Linker(inputs, host, (input, siblings) =>
    contained('read', () => timed('read', host, () => readSource(input, host.builtins, siblings))),
  );
  const size = new CompiledSize(host.compiledBytesMax ?? projectCompiledBytesMax);
  const bySource = new Map<LinkedSource, SourceResult>();
  for (const source of linker.inOrder()) {
    const result = compileSource(source, linker, size, { host, review });
    linker.record(source, result.compiled);
    bySource.set(source, result);
  }
  return {
    results: linker.sources.flatMap((source) => bySource.get(source) ?? []),
    bindingsFindings: linker.bindingsFindings(),
  };
}
