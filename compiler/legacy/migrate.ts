/** A file of the older format as a file of the native one: what phase 1 makes of it, formatted, and what it has to say. */
import type { BuiltinRegistry } from '../../builtins/kinds.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { namespacedIdPattern } from '../../schemas/ids.ts';
import { compareDiagnostics, diagnosticOf, toDiagnostic } from '../diagnostics/diagnostic.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import { formatSource } from '../format/format.ts';
import type { CompileInput } from '../host.ts';
import type { SourceUnit } from '../ir/source.ts';
import { readSource } from '../phases/1-read/read.ts';
import { suggestedIdFor } from '../phases/3-resolve/suggested-id.ts';
import { siblingsOf } from './siblings.ts';

export type Migration =
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] }
  /** Nothing was to be done; `text` is the file as it is. */
  | { readonly kind: 'native'; readonly workflowId: string; readonly text: string; readonly diagnostics: readonly [] }
  | {
      readonly kind: 'migrated';
      readonly workflowId: string;
      /** What it was called before, where it was renamed. */
      readonly renamedFrom: string | null;
      readonly text: string;
      /** What became what. */
      readonly diagnostics: readonly Diagnostic[];
    };

/** An id that runs keeps running; only an id without a namespace, or with that of the library, has a better one. */
function renamed(id: string, sourceKind: CompileInput['sourceKind']): string {
  const isFine = namespacedIdPattern.test(id) && !(id.startsWith('wr.') && sourceKind !== 'bundled');
  return isFine ? id : suggestedIdFor(id, sourceKind);
}

/** Sources that are read once, for the routines among them. */
export function readUnits(inputs: readonly CompileInput[], builtins: BuiltinRegistry): readonly SourceUnit[] {
  return inputs.flatMap((input): readonly SourceUnit[] => {
    const unit = readSource(input, builtins).value;
    return unit === null ? [] : [unit];
  });
}

/** A source holds the replacement character only as an escape. */
const nativeText = (workflow: SourceUnit['workflow']) => JSON.stringify(workflow).replaceAll('\ufffd', '\\ufffd');

/** The native form is larger and nests deeper than the file, and a source has limits. Nobody sees the text that the place is in. */
const notWritten = ({ code, severity, message, help }: Diagnostic, source: SourceText): Diagnostic =>
  diagnosticOf(
    { code, severity, message: `in the native format, ${message}`, at: { offset: 0, length: 0, pointer: '' }, help },
    source,
  );

/**
 * @param others sources of the same project: a call of a routine means one of them first
 * @param libraryIds bundled workflows, which a file may name too
 */
export function migrateSource(
  input: CompileInput,
  others: readonly SourceUnit[],
  builtins: BuiltinRegistry,
  { isRenamed, libraryIds }: { readonly isRenamed: boolean; readonly libraryIds: readonly string[] },
): Migration {
  const { value: unit, findings } = readSource(input, builtins, siblingsOf(others, builtins, libraryIds));
  const source = new SourceText(input.file, input.text);
  const diagnostics = findings.map((finding) => toDiagnostic(finding, source)).sort(compareDiagnostics);
  if (unit === null) return { kind: 'refused', diagnostics };
  const { id } = unit.workflow;
  if (unit.dialect === 'native') return { kind: 'native', workflowId: id, text: input.text, diagnostics: [] };
  const workflowId = isRenamed ? renamed(id, input.sourceKind) : id;
  const native = formatSource({ file: input.file, text: nativeText({ ...unit.workflow, id: workflowId }) });
  if (native.text === null)
    return { kind: 'refused', diagnostics: native.diagnostics.map((one) => notWritten(one, source)) };
  const { text } = native;
  return { kind: 'migrated', workflowId, renamedFrom: workflowId === id ? null : id, text, diagnostics };
}
