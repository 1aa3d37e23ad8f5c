/**
 * Compiles the sources of one root and writes what the runtime reads. The place that joins the pure compiler with files.
 *
 * Artifacts are written beside their names and renamed, snapshots first and the catalog last, so that a reader never meets
 * a catalog whose snapshots are missing. `workrail.lock` is written by `compile` alone, and only when everything compiled.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtins } from '../builtins/registry.ts';
import { artifactsOf } from '../compiler/artifacts.ts';
import { type Compiled, type CompileInput, compileAll, type Review } from '../compiler/compile.ts';
import { version } from '../package.json';
import type { Diagnostic } from '../schemas/diagnostics.ts';
import { nodeDigest } from './digest.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from './sources.ts';
import { writeStats } from './staleness.ts';

export type CompiledRoot = {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: readonly Compiled[];
  /** By displayed path, for coloured frames. */
  readonly texts: ReadonlyMap<string, string>;
};

export function inputOf(file: string, bytes: Uint8Array, sourceKind: CompileInput['sourceKind']): CompileInput {
  return { file, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), bytes, sourceKind };
}

export function compileInputs(
  inputs: readonly CompileInput[],
  review?: Review,
): Pick<CompiledRoot, 'diagnostics' | 'compiled' | 'texts'> {
  const { diagnostics, compiled } = compileAll(inputs, { digest: nodeDigest, builtins }, review);
  return { diagnostics, compiled, texts: new Map(inputs.map(({ file, text }) => [file, text])) };
}

export function compileRoot(root: SourceRoot, review?: Review): CompiledRoot {
  const files = sourcesOf(root);
  const inputs = files.map(({ file, path }) => inputOf(file, readFileSync(path), root.sourceKind));
  return { files, ...compileInputs(inputs, review) };
}

function writeAtomically(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

function isWritten(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

/** @param options.lock also write `workrail.lock`, when nothing failed; `prune` removes snapshots that nothing names any more */
export function writeArtifacts(
  root: SourceRoot,
  result: CompiledRoot,
  options: { readonly lock: boolean; readonly prune: boolean },
): void {
  const { catalog, lock, snapshots } = artifactsOf(result, version);
  const folder = join(root.compiledFolder, 'snapshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of snapshots) {
    const path = join(folder, name);
    if (!isWritten(path, text)) writeAtomically(path, text);
  }
  writeAtomically(join(root.compiledFolder, 'catalog.json'), catalog);
  if (options.prune) {
    const named = new Set(snapshots.map(({ name }) => name));
    for (const name of readdirSync(folder)) if (name.endsWith('.json') && !named.has(name)) rmSync(join(folder, name));
  }
  const failed = result.diagnostics.some(({ severity }) => severity === 'error');
  if (options.lock && root.lockFile !== null && !failed && !isWritten(root.lockFile, lock)) {
    writeAtomically(root.lockFile, lock);
  }
  writeStats(root, result.files);
}
