/**
 * Checks the `$schema` of a file, which names the schema for editors. With a wrong name, an editor validates nothing, or against
 * the wrong schema, and nothing else would report this.
 */
import { type UnlocatedDiagnostic, type Location, replacement } from '../../diagnostics/unlocated.ts';
import { quote, verbatim } from '../../diagnostics/quote.ts';
import type { SourceDocument } from '../../ir/document.ts';

export type SchemaName = 'workflow.v1.json' | 'project-config.v1.json' | 'bindings.v1.json' | 'model-script.v1.json';

/** The directory of the schemas of an installed WorkRail, relative to the project. */
const installed = 'node_modules/workrail/generated/schemas';

/** The last part of a path or URL. */
const nameOf = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1) ?? '';

const missing = (path: string, at: Location): UnlocatedDiagnostic => ({
  code: 'read/unknown-schema',
  message: `the schema file ${quote(path)} does not exist`,
  at,
  label: 'editors cannot validate or complete this file',
  help: 'correct the path (relative to this file)',
});

/** The finding for a value that is not a path. */
export const schemaPathHelp = (expected: SchemaName): string =>
  `write the path of the schema, such as ${verbatim(`"$schema": "${installed}/${expected}"`)}, or remove the key`;

/** @param isMissing whether a path, relative to the file, does not exist; if this is unknown, only the name is checked */
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
      message: `${quote(path)} is not the schema of this kind of file`,
      at,
      label: 'editors cannot validate or complete this file',
      help: `use the path of ${quote(expected)}; a project with WorkRail installed has this file in \`${installed}/\``,
      fixes: corrected === null ? [] : [replacement(`change to ${expected}`, at, JSON.stringify(corrected))],
    },
  ];
}
