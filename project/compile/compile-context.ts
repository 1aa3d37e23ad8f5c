/**
 * The context in which the sources of a root are compiled: the bundled library, the bindings of the project and of the command
 * line, and the bundled workflows that the project binds, which are compiled with it.
 */
import { byField } from '../../schemas/code-unit-order.ts';
import type { BindingRequests, CompileInput, CompilerHost, Library } from '../../compiler/compile.ts';
import { bindingsFileOf, workflowsBoundIn } from '../configuration/bindings-file.ts';
import { bundledLibrary } from './bundled-library.ts';
import { inputOfSource } from '../sources/source-input.ts';
import { isReservedId } from '../../schemas/ids.ts';
import { type SourceFile, type SourceRoot, sourcesOf } from '../sources/source-root.ts';

export type CompileWorld = Required<Pick<CompilerHost, 'library' | 'bindings'>>;
/** The bindings of the command line; the bindings file of the project is added. */
export type RequestedBindings = Omit<BindingRequests, 'file'>;

export const noRequests: RequestedBindings = { cli: new Map(), isFallbackAllowed: false };
export const asksForBindings = ({ cli, isFallbackAllowed }: RequestedBindings) => cli.size > 0 || isFallbackAllowed;

export function worldOf(root: SourceRoot, requests: RequestedBindings = noRequests): CompileWorld {
  return { library: bundledLibrary(), bindings: { ...requests, file: bindingsFileOf(root) } };
}

/** The first library that contains an id provides it. */
export function joined(first: Library, second: Library): Library {
  return {
    ids: [...first.ids, ...second.ids],
    find: (id) => first.find(id) ?? second.find(id),
    routine: (name, sourceKind) => first.routine?.(name, sourceKind) ?? second.routine?.(name, sourceKind) ?? null,
  };
}

export const byFile = byField('file');

/** All sources to compile: those of the root, and the bundled ones that it binds. Sorted. */
export function filesOf(root: SourceRoot, { bindings: { file } }: CompileWorld): readonly SourceFile[] {
  const bound = file === null ? [] : workflowsBoundIn(file).filter(isReservedId);
  return [...sourcesOf(root), ...bound.flatMap((id) => bundledLibrary().source(id) ?? [])].sort(byFile);
}

export const inputOfFile = (file: SourceFile, root: SourceRoot): CompileInput =>
  inputOfSource(file, file.sourceKind ?? root.sourceKind);
