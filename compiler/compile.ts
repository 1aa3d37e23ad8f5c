/**
 * The story: read → resolve → expand → bind → check → lower → seal.
 *
 * Pure: the same input and the same builtins give the same diagnostics and the same bytes, on every machine
 * (design-locks §5). A phase reports everything it finds; when that holds an error, no later phase runs, so nobody reads
 * about the consequences of a mistake. Mistakes of authors are diagnostics; only a bug of ours throws.
 */
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { compareDiagnostics, toDiagnostic } from './diagnostics/diagnostic.ts';
import { type Finding, isError, type PhaseResult } from './diagnostics/finding.ts';
import { SourceText } from './diagnostics/source-text.ts';
import type { CompileAllResult, Compiled, CompileInput, CompileResult, CompilerHost } from './host.ts';
import type { CheckedWorkflow } from './ir/checked.ts';
import type { CompiledSnapshot } from '../schemas/compiled-snapshot.ts';
import type { SourceUnit } from './ir/source.ts';
import { readSource } from './phases/1-read/read.ts';
import { type ConflictingUnits, findConflicts } from './phases/2-resolve/across-files.ts';
import { resolveNames } from './phases/2-resolve/resolve.ts';
import { expandSteps } from './phases/3-expand/expand.ts';
import { bindSlots } from './phases/4-bind/bind.ts';
import { checkRules } from './phases/5-check/check.ts';
import { lowerWorkflow } from './phases/6-lower/lower.ts';
import { sealSnapshot } from './phases/7-seal/seal.ts';

export type { CompileAllResult, Compiled, CompileInput, CompileResult, CompilerHost } from './host.ts';

/** Looks at a workflow that compiles; lint does. What it says never keeps a workflow from being compiled. */
export type Review = (workflow: CheckedWorkflow, snapshot: CompiledSnapshot) => readonly Diagnostic[];

type UnitResult = {
  readonly unit: SourceUnit | null;
  readonly checked: CheckedWorkflow | null;
  readonly compiled: Compiled | null;
  readonly findings: readonly Finding[];
};

function compileUnit(input: CompileInput, host: CompilerHost): UnitResult {
  const findings: Finding[] = [];
  const pass = <T>(result: PhaseResult<T>): T | null => {
    findings.push(...result.findings);
    return result.findings.some(isError) ? null : result.value;
  };

  const unit = pass(readSource(input, host.builtins));
  const resolved = unit && pass(resolveNames(unit, host));
  const expanded = resolved && pass(expandSteps(resolved));
  const bound = expanded && pass(bindSlots(expanded));
  const checked = bound && pass(checkRules(bound));
  const lowered = checked && pass(lowerWorkflow(checked, host));
  const compiled = lowered && unit && sealSnapshot(lowered, unit, input, host);
  return { unit, checked, compiled, findings };
}

function diagnosticsOf(input: CompileInput, findings: readonly Finding[]): Diagnostic[] {
  const source = new SourceText(input.file, input.text);
  return findings.map((finding) => toDiagnostic(finding, source)).sort(compareDiagnostics);
}

/** Compiles one source. Never throws for what is in the text, whatever it is. */
export function compileWorkflow(input: CompileInput, host: CompilerHost): CompileResult {
  const { compiled, findings } = compileUnit(input, host);
  return { diagnostics: diagnosticsOf(input, findings), compiled };
}

/**
 * Compiles many sources and checks them against each other. The order of `inputs` changes nothing. `review` looks at each
 * one that holds no error.
 */
export function compileAll(
  inputs: readonly CompileInput[],
  host: CompilerHost,
  review: Review = () => [],
): CompileAllResult {
  const ordered = [...inputs].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.sourceKind === b.sourceKind ? 0 : a.sourceKind < b.sourceKind ? -1 : 1;
  });
  const results = ordered.map((input) => ({ input, ...compileUnit(input, host) }));
  const conflicts: ConflictingUnits = findConflicts(results.flatMap(({ unit }) => unit ?? []));
  const diagnostics = results.flatMap(({ input, unit, checked, compiled, findings }) => {
    const across = unit === null ? [] : (conflicts.findings.get(unit) ?? []);
    const reviewed = checked && compiled && across.length === 0 ? review(checked, compiled.snapshot) : [];
    return [...diagnosticsOf(input, [...findings, ...across]), ...reviewed];
  });
  const compiled = results.flatMap((result) =>
    result.compiled === null || result.unit === null || conflicts.units.has(result.unit) ? [] : result.compiled,
  );
  return { diagnostics: diagnostics.sort(compareDiagnostics), compiled };
}
