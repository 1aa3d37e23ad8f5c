/**
 * What keeps a migrated file from compiling. The older format leaves a routine open that is not here; a native workflow does not, so
 * the output is compiled before the command reports success [migrate-output-compiles].
 */
import { claimedId } from '../../compiler/claimed-id.ts';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { realPath } from '../../project/files/boundary.ts';
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

/**
 * The errors of written files that are now sources of the project, if another source has the same id.
 *
 * @param files with the paths where they were written
 * @returns by these paths
 */
export function twinFaults(
  files: readonly MigratedFile[],
  root: SourceRoot,
): ReadonlyMap<string, readonly Diagnostic[]> {
  if (files.length === 0) return new Map();
  const sources = sourcesOf(root).map((source) => {
    const input = inputOfSource(source, root.sourceKind);
    return { real: realPath(source.path), input, id: claimedId(input.text) };
  });
  return new Map(
    files.map(({ file, path, text }) => {
      const [id, real] = [claimedId(text), realPath(path)];
      const isSource = id !== null && real !== null && sources.some((source) => source.real === real);
      const twins = isSource ? sources.filter((source) => source.id === id && source.real !== real) : [];
      if (twins.length === 0) return [path, []];
      const own = inputOf(file, new TextEncoder().encode(text), root.sourceKind);
      const { diagnostics } = compileInputs([own, ...twins.map(({ input }) => input)]);
      return [path, diagnostics.filter(({ code }) => code === 'resolve/duplicate-workflow-id')];
    }),
  );
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
