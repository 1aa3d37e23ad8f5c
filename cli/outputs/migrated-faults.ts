/**
 * What keeps a migrated file from compiling. The older format leaves a routine open that is not here; a native workflow does not, so
 * the output is compiled before the command reports success [migrate-output-compiles].
 */
import { inputOf } from '../../project/sources/source-input.ts';
import type { SourceRoot } from '../../project/sources/source-root.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { compileOperands } from '../operands/compile-operands.ts';

export type MigratedFile = {
  /** As reports name the output. */
  readonly file: string;
  /** Of the source, absolute; of stdin its mark. */
  readonly path: string;
  readonly text: string;
};

/** @param files compiled together, because the files of a directory may call each other */
export function migratedFaults(files: readonly MigratedFile[], root: SourceRoot): readonly Diagnostic[] {
  const named = files.map(({ file, path, text }) => ({
    input: inputOf(file, new TextEncoder().encode(text), 'project'),
    path,
  }));
  if (named.length === 0) return [];
  return compileOperands(named, { root }).diagnostics.filter(({ severity }) => severity === 'error');
}
