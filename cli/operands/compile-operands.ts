/**
 * Compiles files that a person names, whether they are sources of the project or drafts beside it. A file that binds or calls
 * other workflows is compiled again together with the project around it; only what is about the named files is answered.
 */
import { resolve } from 'node:path';
import { claimedId } from '../../compiler/claimed-id.ts';
import type { CompileInput } from '../../compiler/compile.ts';
import { isSuggestionDependency } from '../../compiler/suggestion-dependency.ts';
import { subjectOf } from '../../compiler/diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { bindingsFileName } from '../../project/configuration/bindings-file.ts';
import { bundledLibrary } from '../../project/compile/bundled-library.ts';
import { type CompiledInputs, compileInputs, type ReportSetting } from '../../project/compile/compile-root.ts';
import {
  type CompileWorld,
  filesOf,
  inputOfFile,
  noRequests,
  type RequestedBindings,
  worldOf,
} from '../../project/compile/compile-context.ts';
import { Failure } from '../../project/failure.ts';
import { pathWithin } from '../../project/files/boundary.ts';
import { type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';

export type NamedInput = {
  readonly input: CompileInput;
  /** Absolute; of stdin its mark. */
  readonly path: string;
};

/** The rest of the project: neither a named file again, nor another version of a workflow that one of them holds. */
function companionsOf(named: readonly NamedInput[], root: SourceRoot, world: CompileWorld): readonly CompileInput[] {
  const paths = new Set(named.map(({ path }) => pathWithin(root.folder, path)));
  const ids = new Set(named.map(({ input }) => claimedId(input.text)));
  const taken = new Set(named.map(({ input }) => input.file));
  return filesOf(root, world)
    .filter(({ path }) => !paths.has(resolve(path)))
    .map((file) => inputOfFile(file, root))
    .filter((input) => !ids.has(claimedId(input.text)))
    .map((input) => (taken.has(input.file) ? { ...input, file: `./${input.file}` } : input));
}

/** What keeps a named file from compiling although it holds no error: a bindings file that cannot be read. */
function bindingsDiagnostics({ diagnostics, compiled }: CompiledInputs, files: ReadonlySet<string>) {
  const withErrors = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(subjectOf));
  const withResult = new Set(compiled.map(({ file }) => file));
  const silent = [...files].some((file) => !withResult.has(file) && !withErrors.has(file));
  return silent ? diagnostics.filter((one) => subjectOf(one) === bindingsFileName) : [];
}

function limitedTo(result: CompiledInputs, named: readonly NamedInput[]): CompiledInputs {
  const files = new Set(named.map(({ input }) => input.file));
  const ofFiles = (one: Diagnostic) => files.has(subjectOf(one));
  return {
    ...result,
    diagnostics: [...result.diagnostics.filter(ofFiles), ...bindingsDiagnostics(result, files)],
    compiled: result.compiled.filter(({ file }) => files.has(file)),
  };
}

/** A command that changes one file after another asks for each, and an id that is suggested may be out of date. */
const idsOfRoots = new WeakMap<SourceRoot, readonly { readonly path: string; readonly id: string | null }[]>();

/** None of a project whose sources cannot be listed: an error of the project is not an error of a draft. */
function idsOfSources(root: SourceRoot) {
  try {
    return sourcesOf(root).map((file) => ({ path: file.path, id: claimedId(inputOfFile(file, root).text) }));
  } catch (error) {
    if (!Failure.is(error) && errnoOf(error) === '') throw error;
    return [];
  }
}

/** The ids of the project without those of the named files. */
function idsAround(named: readonly NamedInput[], root: SourceRoot): ReadonlySet<string> {
  const ids = idsOfRoots.get(root) ?? idsOfSources(root);
  idsOfRoots.set(root, ids);
  const paths = new Set(named.map(({ path }) => pathWithin(root.folder, path)));
  return new Set(ids.flatMap(({ path, id }) => (id === null || paths.has(path) ? [] : id)));
}

export type OperandSetting = ReportSetting & {
  readonly root: SourceRoot;
  readonly requests?: RequestedBindings;
};

export function compileOperands(
  named: readonly NamedInput[],
  { root, requests = noRequests, ...setting }: OperandSetting,
): CompiledInputs {
  const inputs = named.map(({ input }) => input);
  const alone = compileInputs(inputs, {
    ...setting,
    library: bundledLibrary(),
    bindings: { ...requests, file: null },
    otherIds: () => idsAround(named, root),
  });
  if ([...alone.dependencies.values()].every((names) => names.every(isSuggestionDependency))) return alone;
  const world = worldOf(root, { ...requests, cliFiles: new Set(inputs.map(({ file }) => file)) });
  const companions = companionsOf(named, root, world);
  return limitedTo(compileInputs([...inputs, ...companions], { ...world, ...setting }), named);
}
