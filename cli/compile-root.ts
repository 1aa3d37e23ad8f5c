/** Compiles the sources of one root: the place that joins the pure compiler with files. Writes nothing. */
import { builtins } from '../builtins/registry.ts';
import {
  type CompileAllResult,
  type CompileInput,
  type CompilerHost,
  compileAll,
  type Review,
} from '../compiler/compile.ts';
import { nodeDigest } from './digest.ts';
import { inputOfSource } from './source-input.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from './sources.ts';

export type CompiledInputs = CompileAllResult & {
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
};
export type CompiledRoot = CompiledInputs & { readonly files: readonly SourceFile[] };

/** What a caller adds to the host of this machine, and who looks at what compiles. */
export type CompileSetting = Pick<CompilerHost, 'library' | 'bindings'> & { readonly review?: Review };

export function compileInputs(
  inputs: readonly CompileInput[],
  { review, ...host }: CompileSetting = {},
): CompiledInputs {
  const result = compileAll(inputs, { digest: nodeDigest, builtins, ...host }, review);
  return { ...result, texts: new Map(inputs.map(({ file, text }) => [file, text])) };
}

export function compileRoot(root: SourceRoot, setting: CompileSetting = {}): CompiledRoot {
  const files = sourcesOf(root);
  const inputs = files.map((file) => inputOfSource(file, root.sourceKind));
  return { files, ...compileInputs(inputs, setting) };
}
