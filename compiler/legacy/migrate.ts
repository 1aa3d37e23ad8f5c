/** Converts a file of the older format to the native format: the source that phase 1 creates, formatted, with its findings. */
import type { BuiltinRegistry } from '../../builtins/kinds.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { namespacedIdPattern } from '../../schemas/ids.ts';
import { compareDiagnostics, diagnosticOf, toDiagnostic } from '../diagnostics/diagnostic.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import { formatSource } from '../format/format.ts';
import type { CompileInput } from '../host.ts';
import type { SourceUnit } from '../ir/source.ts';
import { claimedId } from '../claimed-id.ts';
import { Linker } from '../linker.ts';
import { readSource } from '../phases/1-read/read.ts';
import { suggestedIdFor } from '../phases/3-resolve/suggested-id.ts';
import { siblingsOf } from './siblings.ts';

export type Migration =
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** The file needs no conversion; `text` is its content. */
  | { readonly kind: 'native'; readonly workflowId: string; readonly text: string; readonly diagnostics: readonly [] }
  | {
      readonly kind: 'migrated';
      readonly workflowId: string;
      /** The earlier id, if it was changed. */
      readonly renamedFrom: string | null;
      readonly text: string;
      /** What became what. */
      readonly diagnostics: readonly Diagnostic[];
    };

/** A valid id is kept. Only for an id without a namespace, or in the namespace of the library, is another id suggested. */
function renamed(id: string, sourceKind: CompileInput['sourceKind'], isTaken: (id: string) => boolean): string {
  const isFine = namespacedIdPattern.test(id) && !(id.startsWith('wr.') && sourceKind !== 'bundled');
  return isFine ? id : suggestedIdFor(id, sourceKind, isTaken);
}

export type Renames = ReadonlyMap<string, string>;

/**
 * The new ids of the files whose ids change, among sources that are converted together.
 *
 * @param taken the ids of all sources
 */
export function renamesOf(
  units: readonly SourceUnit[],
  sourceKind: CompileInput['sourceKind'],
  taken: Iterable<string>,
): Renames {
  const used = new Set(taken);
  const renames = new Map<string, string>();
  for (const { dialect, workflow } of units) {
    if (dialect !== 'legacy' || renames.has(workflow.id)) continue;
    const now = renamed(workflow.id, sourceKind, (id) => used.has(id));
    if (now === workflow.id) continue;
    renames.set(workflow.id, now);
    used.add(now);
  }
  return renames;
}

/** A slot is bound to an id, so its default follows a file whose id changes. */
function withRenames(workflow: SourceUnit['workflow'], nowNamed: (id: string) => string): SourceUnit['workflow'] {
  if (workflow.extensionPoints === undefined) return workflow;
  const slots = Object.entries(workflow.extensionPoints).map(([name, slot]) => [
    name,
    { ...slot, defaultBinding: nowNamed(slot.defaultBinding) },
  ]);
  return { ...workflow, extensionPoints: Object.fromEntries(slots) };
}

/**
 * The id of a file that was renamed before this one was converted, by a migration that was interrupted or could not write this
 * file; the id itself if something still has it. An id that nothing has any more is not written [migrate-output-compiles].
 */
function renamedBefore(id: string, isTaken: (id: string) => boolean, sourceKind: CompileInput['sourceKind']): string {
  const now = renamed(id, sourceKind, () => false);
  return !isTaken(id) && isTaken(now) ? now : id;
}

/** The sources of a project, each as the others see it; null if it cannot be read. In the order of the inputs. */
export const readUnits = (inputs: readonly CompileInput[], builtins: BuiltinRegistry): readonly (SourceUnit | null)[] =>
  new Linker(inputs, { builtins }, (input, siblings) => readSource(input, builtins, siblings)).sources.map(
    ({ read }) => read.value,
  );

/**
 * The ids of sources that cannot be read. They are in use: the sources are workflows again when their errors are fixed.
 *
 * @param units of the inputs, in their order
 */
export const unreadIds = (inputs: readonly CompileInput[], units: readonly (SourceUnit | null)[]): readonly string[] =>
  inputs.flatMap(({ text }, index) => (units[index] === null ? (claimedId(text) ?? []) : []));

/** A source contains the replacement character only as an escape. */
const nativeText = (workflow: SourceUnit['workflow']) => JSON.stringify(workflow).replaceAll('\ufffd', '\\ufffd');

/**
 * The native form is larger and nested more deeply than the file, and sources have limits. The location in the native form is
 * useless to the user, who does not see its text.
 */
const notWritten = ({ code, severity, message, help }: Diagnostic, source: SourceText): Diagnostic =>
  diagnosticOf(
    {
      code,
      severity,
      message: `after migration to the native format, ${message}`,
      at: { offset: 0, length: 0, pointer: '' },
      help,
    },
    source,
  );

/**
 * @param others sources of the same project, in which routines are searched first
 * @param libraryIds ids of bundled workflows, which a file may name too
 * @param unread ids of other sources that cannot be read
 * @param renames of the files that are converted together with this one
 */
export function migrateSource(
  input: CompileInput,
  others: readonly SourceUnit[],
  builtins: BuiltinRegistry,
  {
    isRenamed,
    libraryIds,
    unread = [],
    renames = new Map(),
  }: {
    readonly isRenamed: boolean;
    readonly libraryIds: readonly string[];
    readonly unread?: readonly string[];
    readonly renames?: Renames;
  },
): Migration {
  const isTaken = (other: string) =>
    libraryIds.includes(other) || unread.includes(other) || others.some(({ workflow }) => workflow.id === other);
  const nowNamed = (other: string) =>
    renames.get(other) ?? (isRenamed ? renamedBefore(other, isTaken, input.sourceKind) : other);
  const siblings = { ...siblingsOf(others, builtins, libraryIds), nowNamed };
  const { value: unit, findings } = readSource(input, builtins, siblings);
  const source = new SourceText(input.file, input.text);
  const diagnostics = findings.map((finding) => toDiagnostic(finding, source)).sort(compareDiagnostics);
  if (unit === null) return { kind: 'refused', diagnostics };
  const { id } = unit.workflow;
  if (unit.dialect === 'native') return { kind: 'native', workflowId: id, text: input.text, diagnostics: [] };
  const workflowId = isRenamed ? (renames.get(id) ?? renamed(id, input.sourceKind, isTaken)) : id;
  const native = formatSource({
    file: input.file,
    text: nativeText({ ...withRenames(unit.workflow, nowNamed), id: workflowId }),
  });
  if (native.text === null)
    return { kind: 'refused', diagnostics: native.diagnostics.map((one) => notWritten(one, source)) };
  const { text } = native;
  return { kind: 'migrated', workflowId, renamedFrom: workflowId === id ? null : id, text, diagnostics };
}
