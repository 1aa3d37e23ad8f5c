/** Compiles the sources of one root: connects the pure compiler with files. Writes nothing. */
import { builtins } from '../../builtins/registry.ts';
import {
  type CompileAllResult,
  type CompileInput,
  type CompilerHost,
  compileAll,
  type Review,
} from '../../compiler/compile.ts';
import { filesOf, inputOfFile, type RequestedBindings, worldOf } from './compile-context.ts';
import { nodeDigest } from '../../runtime/host/crypto.ts';
import type { SourceFile, SourceRoot } from '../sources/source-root.ts';

export type CompiledInputs = CompileAllResult & {
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
};
export type CompiledRoot = CompiledInputs & {
  readonly files: readonly SourceFile[];
  /** The texts of the sources. */
  readonly inputs: readonly CompileInput[];
};

/** What a caller adds to the host of this machine, and the reviewer of compiled workflows. */
export type CompileSetting = Pick<
  CompilerHost,
  'library' | 'bindings' | 'otherIds' | 'passTimer' | 'isReportOnly' | 'compiledBytesMax'
> & {
  readonly review?: Review;
};

export function compileInputs(
  inputs: readonly CompileInput[],
  { review, ...host }: CompileSetting = {},
): CompiledInputs {
  const result = compileAll(inputs, { digest: nodeDigest, builtins, ...host }, review);
  const bindings = host.bindings?.file ?? null;
  const shown = [...inputs, ...(bindings === null ? [] : [bindings])];
  return { ...result, texts: new Map(shown.map(({ file, text }) => [file, text])) };
}

/** The summary of a compilation in a command that stores nothing. */
export type ReportSetting = Pick<CompileSetting, 'review' | 'isReportOnly'>;
export type RootSetting = ReportSetting & { readonly requests?: RequestedBindings };

export function compileRoot(root: SourceRoot, { requests, ...setting }: RootSetting = {}): CompiledRoot {
  const world = worldOf(root, requests);
  const files = filesOf(root, world);
  const inputs = files.map((file) => inputOfFile(file, root));
  return { files, inputs, ...compileInputs(inputs, { ...world, ...setting }) };
}
