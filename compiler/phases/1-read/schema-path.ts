/**
 * The `$schema` of a file: the schema that an editor validates it with. A name that is none of ours, or that of another kind of
 * file, makes the editor silent or wrong, and nothing else would ever say so.
 */
import { type UnlocatedDiagnostic, type Location, replacement } from '../../diagnostics/unlocated.ts';
import { quote, verbatim } from '../../diagnostics/quote.ts';
import type { SourceDocument } from '../../ir/document.ts';

export type SchemaName = 'workflow.v1.json' | 'project-config.v1.json' | 'bindings.v1.json' | 'model-script.v1.json';

/** Where an installed WorkRail keeps its schemas, from the folder of a project. */
const installed = 'node_modules/workrail/generated/schemas';

/** The last part of a path or an address. */
const nameOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? '';

const missing = (path: string, at: Location): UnlocatedDiagnostic => ({
  code: 'read/unknown-schema',
  message: `the schema file ${quote(path)} does not exist`,
  at,
  label: 'editors cannot validate or complete this file',
  help: 'correct the path (relative to this file)',
});

/** Where something else than a path stands. */
export const schemaPathHelp = (expected: SchemaName): string =>
  `write the path of the schema, such as ${verbatim(`"$schema": "${installed}/${expected}"`)}, or remove the key`;

/** @param isMissing whether a path, relative to the file, leads nowhere; where it is not known, only the name counts */
export function checkSchemaPath(
  document: SourceDocument,
  expected: SchemaName,
  isMissing: (path: string) => boolean = () => false,
): readonly UnlocatedDiagnostic[] {
  const { value } = document;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return [];
  const path = (value as { readonly $schema?: unknown }).$schema;
  if (typeof path !== 'string') return [];
  const at = document.at(['$schema']);
  if (nameOf(path) === expected) return isMissing(path) ? [missing(path, at)] : [];
  const corrected = /\.json$/.test(nameOf(path)) ? path.slice(0, -nameOf(path).length) + expected : null;
  return [
    {
      code: 'read/unknown-schema',
      message: `${quote(path)} is the schema of another kind of file`,
      at,
      label: 'editors cannot validate or complete this file',
      help: `use the path of ${quote(expected)}; a project with WorkRail installed has this file in \`${installed}/\``,
      fixes: corrected === null ? [] : [replacement(`change to ${expected}`, at, JSON.stringify(corrected))],
    },
  ];
}
