/**
 * What keeps a migrated file from compiling. The older format leaves a routine open that is not here; a native workflow does not, so
 * the output is compiled before the command reports success [migrate-output-compiles].
 */
import { claimedId } from '../../compiler/claimed-id.ts';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { inputOf, inputOfSource } from '../../project/sources/source-input.ts';
import { type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { compileOperands } from '../operands/compile-operands.ts';

export type MigratedFile = {
  /** As reports name the output. */
  readonly file: string;
  /** Of the source, absolute; of stdin its mark. */
  readonly path: string;
  readonly text: string;
};

/** The errors of a written file that is now a source of the project, if another source has the same id. */
export function twinFaults({ file, path, text }: MigratedFile, root: SourceRoot): readonly Diagnostic[] {
  const sources = sourcesOf(root);
  const id = claimedId(text);
  if (id === null || !sources.some((source) => source.path === path)) return [];
  const twins = sources
    .filter((source) => source.path !== path)
    .map((source) => inputOfSource(source, root.sourceKind))
    .filter((input) => claimedId(input.text) === id);
  if (twins.length === 0) return [];
  const { diagnostics } = compileInputs([inputOf(file, new TextEncoder().encode(text), root.sourceKind), ...twins]);
  return diagnostics.filter(({ code }) => code === 'resolve/duplicate-workflow-id');
}

/** @param files compiled together, because the files of a directory may call each other */
export function migratedFaults(files: readonly MigratedFile[], root: SourceRoot): readonly Diagnostic[] {
  const named = files.map(({ file, path, text }) => ({
    input: inputOf(file, new TextEncoder().encode(text), 'project'),
    path,
  }));
  if (named.length === 0) return [];
  return compileOperands(named, { root }).diagnostics.filter(({ severity }) => severity === 'error');
}
