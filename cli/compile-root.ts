/** Compiles the sources of one root: the place that joins the pure compiler with files. Writes nothing. */
import { builtins } from '../builtins/registry.ts';
import { type Compiled, type CompileInput, compileAll, type Review } from '../compiler/compile.ts';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { nodeDigest } from './digest.ts';
import { inputOfSource } from './source-input.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from './sources.ts';

export type CompiledRoot = {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: readonly Compiled[];
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
};

export function compileInputs(
  inputs: readonly CompileInput[],
  review?: Review,
): Pick<CompiledRoot, 'diagnostics' | 'compiled' | 'texts'> {
  const { diagnostics, compiled } = compileAll(inputs, { digest: nodeDigest, builtins }, review);
  return { diagnostics, compiled, texts: new Map(inputs.map(({ file, text }) => [file, text])) };
}

export function compileRoot(root: SourceRoot, review?: Review): CompiledRoot {
  const files = sourcesOf(root);
  const inputs = files.map((file) => inputOfSource(file, root.sourceKind));
  return { files, ...compileInputs(inputs, review) };
}
