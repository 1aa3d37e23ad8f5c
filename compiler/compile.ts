/**
 * The public API of the compiler: compiles one source, or many that are checked against each other. `pipeline.ts` runs the passes
 * in their order, and `linker.ts` determines what sources use of each other. Pure: the same input and the same builtins give the
 * same diagnostics and the same bytes on every machine [compile-errors-as-data]. Mistakes of authors are returned as diagnostics.
 * An exception means that WorkRail has a bug.
 */
import { byCodeUnit } from '../schemas/code-unit-order.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { boundedFindings } from './diagnostics/bounded.ts';
import { compareDiagnostics, toDiagnostic } from './diagnostics/diagnostic.ts';
import { internalError } from './diagnostics/internal-error.ts';
import type { UnlocatedDiagnostic } from './diagnostics/unlocated.ts';
import { SourceText } from './diagnostics/source-text.ts';
import type { CompileAllResult, CompileInput, CompileResult, CompilerHost } from './host.ts';
import type { SourceUnit } from './ir/source.ts';
import { findConflicts } from './phases/3-resolve/across-files.ts';
import { compileSources, type Review } from './pipeline.ts';

export type {
  BindingRequests,
  CompileAllResult,
  Compiled,
  CompileInput,
  CompileResult,
  CompilerHost,
  Library,
  PassName,
  PassTimer,
} from './host.ts';
export type { Review } from './pipeline.ts';

type FileText = Pick<CompileInput, 'file' | 'text'>;

/** @param bindings the bindings file; some findings are located in it */
function diagnosticsOf(
  input: FileText,
  findings: readonly UnlocatedDiagnostic[],
  bindings: FileText | null = null,
): Diagnostic[] {
  if (findings.length === 0) return [];
  try {
    return renderedFindings(input, findings, bindings);
  } catch (error) {
    return renderedFindings(input, [internalError('render', error)], null);
  }
}

function renderedFindings(
  input: FileText,
  findings: readonly UnlocatedDiagnostic[],
  bindings: FileText | null,
): Diagnostic[] {
  const source = new SourceText(input.file, input.text);
  const file = bindings === null ? null : new SourceText(bindings.file, bindings.text);
  return boundedFindings(findings)
    .map((finding) =>
      finding.isInBindingsFile && file !== null
        ? toDiagnostic(finding, file, input.file)
        : toDiagnostic(finding, source),
    )
    .sort(compareDiagnostics);
}

const slotsOf = ({ workflow }: SourceUnit) => Object.keys(workflow.extensionPoints ?? {}).sort();

/** Compiles one source. No text of a source makes it throw. */
export function compileWorkflow(input: CompileInput, host: CompilerHost): CompileResult {
  const [result] = compileSources([input], host).results;
  if (result === undefined) throw new Error('the compiler returned no result for the source');
  return { diagnostics: diagnosticsOf(input, result.findings, host.bindings?.file), compiled: result.compiled };
}

/**
 * Compiles many sources and checks them against each other. The order of `inputs` has no effect. `review` is called for each
 * workflow without errors.
 */
export function compileAll(inputs: readonly CompileInput[], host: CompilerHost, review?: Review): CompileAllResult {
  const ordered = [...inputs].sort((a, b) => byCodeUnit(a.file, b.file) || byCodeUnit(a.sourceKind, b.sourceKind));
  const { results, bindingsFindings } = compileSources(ordered, host, review);
  const conflicts = findConflicts(results.flatMap(({ unit }) => unit ?? []));
  const diagnostics = results.flatMap(({ input, unit, findings, reviewed }) => {
    const across = unit === null ? [] : (conflicts.findings.get(unit) ?? []);
    const found = diagnosticsOf(input, [...findings, ...across], host.bindings?.file);
    return across.length === 0 ? [...found, ...reviewed] : found;
  });
  if (host.bindings?.file != null) diagnostics.push(...diagnosticsOf(host.bindings.file, bindingsFindings));
  const compiled = results.flatMap((result) =>
    result.compiled === null || result.unit === null || conflicts.units.has(result.unit) ? [] : result.compiled,
  );
  return {
    diagnostics: diagnostics.sort(compareDiagnostics),
    compiled,
    dependencies: new Map(results.map(({ input, dependencies }) => [input.file, dependencies])),
    slots: new Map(results.flatMap(({ input, unit }) => (unit === null ? [] : [[input.file, slotsOf(unit)]]))),
  };
}
